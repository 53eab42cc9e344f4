/* Generated from interface/interface.toml by `make generate`; do not edit. */
#ifndef DANXI_VERSION_H
#define DANXI_VERSION_H

/** The version of the headers that a program was compiled with. */
#define DANXI_VERSION_MAJOR 0
#define DANXI_VERSION_MINOR 1
#define DANXI_VERSION_PATCH 0
#define DANXI_VERSION_STRING "0.1.0"

#ifdef __cplusplus
extern "C" {
#endif

/** @return The version of the library that is loaded, such as "0.1.0". Static. */
const char *danxi_version(void);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_VERSION_H */
