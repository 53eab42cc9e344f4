#ifndef DANXI_ANNOUNCEMENT_H
#define DANXI_ANNOUNCEMENT_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_get_undergraduate_announcements(danxi_session *session,
                                                                 int64_t page, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_get_graduate_announcements(danxi_session *session, int64_t page,
                                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
