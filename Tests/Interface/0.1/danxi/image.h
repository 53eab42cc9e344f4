#ifndef DANXI_IMAGE_H
#define DANXI_IMAGE_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_image_upload(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_image_download(danxi_session *session, const char *url, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_image_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
