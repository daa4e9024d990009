// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace thaw::measure {

// Which hypervisor this machine runs under: "kvm", "vmware", …, "unknown" when the processor
// says that there is one and nothing says which, empty on bare metal. A container is no
// virtual machine.
// `root` as in CpuInfo; `hypervisorFlag` from there.
// Source of the vendor strings: systemd, src/basic/virt.c.
QString readVirtualization(const QString &root, bool hypervisorFlag);

} // namespace thaw::measure
