#ifndef DANXI_SCORE_H
#define DANXI_SCORE_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_scores(danxi_session *session, int64_t semester_id,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_watch(danxi_session *session, int64_t semester_id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_list_all_scores(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_ranks(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
