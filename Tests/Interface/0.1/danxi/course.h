#ifndef DANXI_COURSE_H
#define DANXI_COURSE_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_list_class_times(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_semesters(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_current_semester(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_courses(danxi_session *session, int64_t semester_id,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_list_search_semesters(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_search_courses(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_list_day_changes(danxi_session *session, const char *holidays,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_reviews(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_selected_courses(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_week(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_conflicts(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_calendar(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
