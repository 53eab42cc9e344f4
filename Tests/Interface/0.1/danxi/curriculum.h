#ifndef DANXI_CURRICULUM_H
#define DANXI_CURRICULUM_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_course_groups(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_search_course_groups(danxi_session *session, const char *query,
                                                    const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_get_course_group(danxi_session *session, int64_t id,
                                                const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_create_course(danxi_session *session, const char *name,
                                             const char *code, const char *code_id,
                                             const char *department, const char *teachers,
                                             int64_t year, int64_t semester, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_reviews(danxi_session *session, int64_t course_id,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_get_review(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_create_review(danxi_session *session, int64_t course_id,
                                             const char *title, const char *content,
                                             int64_t overall_rank, int64_t content_rank,
                                             int64_t workload_rank, int64_t assessment_rank,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_my_reviews(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_modify_review(danxi_session *session, int64_t id, const char *title,
                                             const char *content, int64_t overall_rank,
                                             int64_t content_rank, int64_t workload_rank,
                                             int64_t assessment_rank, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_vote_review(danxi_session *session, int64_t id, int64_t vote,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_delete_review(danxi_session *session, int64_t id,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_get_random_review(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_sensitive_reviews(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_set_review_sensitive(danxi_session *session, int64_t id,
                                                    bool sensitive, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_refresh_course_groups(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
