#ifndef DANXI_ELEARNING_H
#define DANXI_ELEARNING_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_courses(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_todos(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
