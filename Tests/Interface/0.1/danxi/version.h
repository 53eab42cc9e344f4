#ifndef DANXI_VERSION_H
#define DANXI_VERSION_H
#define DANXI_VERSION_MAJOR 0
#define DANXI_VERSION_MINOR 1
#define DANXI_VERSION_PATCH 0
#define DANXI_VERSION_STRING "0.1.0"
#define DANXI_VERSION_NUMBER 0x000100
#ifdef __cplusplus
extern "C" {
#endif
const char *danxi_version(void);
#ifdef __cplusplus
}
#endif
#endif
