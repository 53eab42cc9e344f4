#ifndef DANXI_PROFILE_H
#define DANXI_PROFILE_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_profile_get_student_profile(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_profile_get_identity(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_profile_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
