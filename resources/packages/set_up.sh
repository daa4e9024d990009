# SPDX-FileCopyrightText: 2026 The Thaw authors
# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# What app/run and tests/run share: installing packages, configuring, building. To be sourced.
# Messages go to standard error, so that standard output is the program's.
# Logs go to build/log. Errors: the functions say what failed and end the script with status 1.

thaw_root=$(dirname "$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")")
thaw_packages=$thaw_root/resources/packages
thaw_log=$thaw_root/build/log

say() { printf '%s\n' "$*" >&2; }

# fail MESSAGE… [LOG]: with the end of LOG, when it is a file.
fail() {
    local log=${*: -1}
    if [[ -f $log ]]; then
        tail -n 40 "$log" >&2
        set -- "${@:1:$#-1}" "(The whole log: $log)"
    fi
    say "$@"
    exit 1
}

# The name of this system's package list, or nothing.
package_list() {
    local ID='' VERSION_ID=''
    # shellcheck source=/dev/null
    . "${THAW_OS_RELEASE:-/etc/os-release}" 2>/dev/null || true
    if [[ $ID = debian && -f $thaw_packages/debian-$VERSION_ID ]]; then echo "debian-$VERSION_ID"; fi
}

# packages_of LIST SECTION…
packages_of() {
    awk -v wanted=" ${*:2} " '
        { sub(/#.*/, "") }
        /^\[/ { gsub(/[][ \t]/, ""); on = index(wanted, " " $0 " "); next }
        on && NF { print $1 }' "$thaw_packages/$1"
}

# Those of the packages named that are not installed.
missing_of() {
    local installed
    installed=$(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p') || true
    printf '%s\n' "$@" | grep -vxF -e "${installed:-none}" || true
}

apt_get() {
    local as_root=()
    if [[ $EUID -ne 0 ]]; then as_root=(sudo); fi
    # Somebody else's apt, such as the daily upgrade's, is waited for.
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get -q -y -o DPkg::Lock::Timeout=600 -o Acquire::Retries=3 "$@" </dev/null
}

# Old lists may still do, so a failure is not the end. The lists' lock is the one that apt itself does not wait for.
refresh_lists() {
    local log=$1 tries=60
    until apt_get update >"$log" 2>&1; do
        if ! grep -q 'Could not get lock' "$log" || ! ((--tries)); then return 0; fi
        sleep 5
    done
}

# install_packages SECTION…: installs what is missing, and asks apt for nothing when nothing is.
install_packages() {
    local list log=$thaw_log/packages.log
    local -a needed missing
    list=$(package_list)
    if [[ -z $list ]]; then
        mapfile -t needed < <(packages_of debian-13 "$@")
        fail "Thaw installs what it needs on Debian 12 and 13 only. Here, install what these are on Debian 13:" \
            "  ${needed[*]}" \
            "and then build with: cmake --preset release && cmake --build --preset release"
    fi
    mapfile -t needed < <(packages_of "$list" "$@")
    mapfile -t missing < <(missing_of "${needed[@]}")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    if [[ $EUID -ne 0 ]] && ! command -v sudo >/dev/null; then
        fail "Thaw needs packages, and there is no sudo to install them with. As root:" \
            "  apt-get install --no-install-recommends ${missing[*]}"
    fi
    mkdir -p "$thaw_log"
    say "Installing ${missing[*]} …"
    refresh_lists "$log"
    apt_get install --no-install-recommends "${missing[@]}" >>"$log" 2>&1 ||
        fail "apt could not install: ${missing[*]}" "$log"
}

# Qt's tools complain of every other character set; and what compilers say is then in one language.
utf8_cmake() { LC_ALL=C.UTF-8 cmake "$@" </dev/null; }

# configure PRESET: only when it was not, when the presets changed, or when the folder was moved.
configure() {
    local folder=$thaw_root/build/$1 log=$thaw_log/configure-$1.log
    local stamp=$folder/configured
    [[ ! $stamp -nt $thaw_root/CMakePresets.json || $(<"$stamp") != "$thaw_root" ]] || return 0
    mkdir -p "$thaw_log"
    say "Configuring ($1) …"
    (cd "$thaw_root" && utf8_cmake --fresh --preset "$1") >"$log" 2>&1 || fail "Configuring failed: cmake --preset $1" "$log"
    echo "$thaw_root" >"$stamp"
}

# build_preset PRESET [TARGET]
build_preset() {
    local preset=$1 target=${2:-all} quiet=()
    configure "$preset"
    # A line a step is for people who watch.
    if [[ ! -t 2 ]]; then quiet=(-- --quiet); fi
    utf8_cmake --build "$thaw_root/build/$preset" --parallel "$(nproc)" --target "$target" "${quiet[@]}" >&2 ||
        fail "Building failed: cmake --build --preset $preset --target $target"
}
