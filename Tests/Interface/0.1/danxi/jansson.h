#ifndef DANXI_JANSSON_H
#define DANXI_JANSSON_H
#include <jansson.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_call_jansson(danxi_session *session, const char *method, const json_t *params);
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_call_async_jansson(danxi_session *session, const char *method, const json_t *params,
                                     danxi_callback callback, void *user_data);
DANXI_WARN_UNUSED_RESULT
json_t *danxi_result_jansson(const danxi_result *result);
#ifdef __cplusplus
}
#endif
#endif
