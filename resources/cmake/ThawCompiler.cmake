# SPDX-FileCopyrightText: 2026 The Thaw authors
# SPDX-License-Identifier: MIT
#
# One place for language level, warnings, the coroutine flag and the sanitizers.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

set(THAW_SANITIZE "" CACHE STRING "Sanitizers to build with: empty, address;undefined or thread")

add_compile_options(-Wall -Wextra -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wno-missing-field-initializers)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # Symmetric transfer must be a tail call at every level of optimisation: without
    # this, -O0 overflows the stack after some 100 000 synchronous awaits.
    add_compile_options(-foptimize-sibling-calls)
    # g++ 14 warns of what is in an empty std::optional when it is destroyed.
    add_compile_options(-Wno-maybe-uninitialized)
endif()
add_compile_definitions(QT_NO_KEYWORDS QT_NO_CAST_TO_ASCII QT_USE_QSTRINGBUILDER QT_NO_FOREACH)

foreach(sanitizer IN LISTS THAW_SANITIZE)
    add_compile_options(-fsanitize=${sanitizer} -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${sanitizer})
endforeach()
if("undefined" IN_LIST THAW_SANITIZE)
    add_compile_options(-fno-sanitize-recover=undefined)
endif()
