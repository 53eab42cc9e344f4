#ifndef DANXI_CLASSROOM_H
#define DANXI_CLASSROOM_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_classroom_get_classrooms(danxi_session *session, const char *building,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_classroom_list_free_classrooms(danxi_session *session, const char *building,
                                                   int64_t start, int64_t end, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_classroom_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
