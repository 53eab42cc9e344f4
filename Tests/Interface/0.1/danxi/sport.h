#ifndef DANXI_SPORT_H
#define DANXI_SPORT_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_sport_get_exercise(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_sport_get_exam(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_sport_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
