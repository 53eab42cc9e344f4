#ifndef DANXI_DAY_H
#define DANXI_DAY_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_day_get_day(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_day_get_overview(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
