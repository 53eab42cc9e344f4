#ifndef DANXI_MOMENTS_H
#define DANXI_MOMENTS_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_get_details(danxi_session *session, const char *user_id,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_like(danxi_session *session, const char *moment_id, const char *user_id,
                                 const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_unlike(danxi_session *session, const char *moment_id,
                                   const char *user_id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_watch(danxi_session *session, const char *user_id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_list_toggles(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_set_toggle(danxi_session *session, const char *name, bool is_on,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
