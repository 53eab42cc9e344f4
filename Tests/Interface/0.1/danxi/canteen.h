#ifndef DANXI_CANTEEN_H
#define DANXI_CANTEEN_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_canteen_get_canteen_queuing(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
