#ifndef DANXI_HTTP_H
#define DANXI_HTTP_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_http_request(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_http_download(danxi_session *session, const char *file, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_http_upload(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_http_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
