// SPDX-FileCopyrightText: 2026 The Thaw authors
// SPDX-License-Identifier: MIT
#include "measure/virtualization.h"

#include "measure/system_file.h"

#include <QStringList>

namespace thaw::measure {

namespace {

struct Vendor {
    const char *prefix; // of a DMI field
    const char *id;
};

constexpr Vendor vendors[] = {
    { "KVM", "kvm" },
    { "OpenStack", "kvm" },
    { "KubeVirt", "kvm" },
    { "Amazon EC2", "amazon" },
    { "QEMU", "qemu" },
    { "VMware", "vmware" },
    { "VMW", "vmware" },
    { "innotek GmbH", "oracle" },
    { "VirtualBox", "oracle" },
    { "Xen", "xen" },
    { "Bochs", "bochs" },
    { "Parallels", "parallels" },
    { "BHYVE", "bhyve" },
    { "Hyper-V", "microsoft" },
    { "Google Compute Engine", "google" },
};

QString vendorOf(const QString &field)
{
    for (const Vendor &vendor : vendors) {
        if (field.startsWith(QLatin1String(vendor.prefix)))
            return QLatin1String(vendor.id);
    }
    return {};
}

QString fromDmi(const QString &root)
{
    const QString folder = root + QStringLiteral("/sys/class/dmi/id/");
    for (const char *field : { "product_name", "sys_vendor", "board_vendor", "bios_vendor" }) {
        const QString id = vendorOf(systemLine(folder + QLatin1String(field)));
        if (!id.isEmpty())
            return id;
    }
    return {};
}

} // namespace

QString readVirtualization(const QString &root, bool hypervisorFlag)
{
    const QString hypervisor = systemLine(root + QStringLiteral("/sys/hypervisor/type"));
    if (!hypervisor.isEmpty())
        return hypervisor;
    // EC2's bare-metal machines carry its name too: without the flag nothing is virtual, save
    // where processors have no such flag (not x86).
    const bool flagIsKnown
        = systemText(root + QStringLiteral("/proc/cpuinfo")).contains(QLatin1String("\nflags"));
    if (flagIsKnown && !hypervisorFlag)
        return {};
    const QString id = fromDmi(root);
    return id.isEmpty() && hypervisorFlag ? QStringLiteral("unknown") : id;
}

} // namespace thaw::measure
