"""danxi/version.h: the version of the headers and of the library."""

from __future__ import annotations

from model import Interface

from .layout import extern_c, guarded


def header(interface: Interface) -> str:
    major, minor, patch = (int(part) for part in interface.version.split("."))
    declaration = f"""/**
 * Returns the version of the library that is loaded, which may be newer than the headers.
 *
 * @return The version, such as "{interface.version}". A static string.
 * @since 0.1.0
 */
const char *danxi_version(void);"""
    body = f"""/** The version of the headers that a program is compiled with. */
#define DANXI_VERSION_MAJOR {major}
#define DANXI_VERSION_MINOR {minor}
#define DANXI_VERSION_PATCH {patch}
#define DANXI_VERSION_STRING "{interface.version}"

/**
 * The version of the headers as one number, 0xMMmmpp: 8 bits each for major, minor and patch. To use a
 * function that was added in version 0.2.0:
 *
 *     #if DANXI_VERSION_NUMBER >= 0x000200
 */
#define DANXI_VERSION_NUMBER 0x{major:02X}{minor:02X}{patch:02X}

{extern_c(declaration)}"""
    return guarded("version", "interface/interface.toml", body)
