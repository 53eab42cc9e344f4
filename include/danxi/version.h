/* Generated from interface/interface.toml by `make generate`; do not edit. */
#ifndef DANXI_VERSION_H
#define DANXI_VERSION_H

/** The version of the headers that a program is compiled with. */
#define DANXI_VERSION_MAJOR 0
#define DANXI_VERSION_MINOR 1
#define DANXI_VERSION_PATCH 0
#define DANXI_VERSION_STRING "0.1.0"

/**
 * The version of the headers as one number, 0xMMmmpp: 8 bits each for major, minor and patch. To use a
 * function that was added in version 0.2.0:
 *
 *     #if DANXI_VERSION_NUMBER >= 0x000200
 */
#define DANXI_VERSION_NUMBER 0x000100

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Returns the version of the library that is loaded, which may be newer than the headers.
 *
 * @return The version, such as "0.1.0". A static string.
 * @since 0.1.0
 */
const char *danxi_version(void);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_VERSION_H */
