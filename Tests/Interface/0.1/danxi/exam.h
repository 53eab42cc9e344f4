#ifndef DANXI_EXAM_H
#define DANXI_EXAM_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_exam_get_exams(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_exam_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
