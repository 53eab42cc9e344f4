#ifndef DANXI_ELECTRICITY_H
#define DANXI_ELECTRICITY_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_get_electricity_usage(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_get_electricity_logs(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_watch(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
