/* Generated from interface/score.toml by `make generate`; do not edit. */
#ifndef DANXI_SCORE_H
#define DANXI_SCORE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file What the account achieved in its courses, and where that puts it among others.
 *
 * All methods need a campus account.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_score_get_scores() is the method "score.get_scores". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Lists the results of a semester; an empty list while none is published.
 *
 * Of graduates, all results are listed, whatever the semester.
 *
 *     danxi_result *result = danxi_score_get_scores(session, 505, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
 * - GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param semester_id  The semester's identifier, as danxi_course_get_semesters() has it. At least
 *   0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Score objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_scores(danxi_session *session, int64_t semester_id,
                                     const char *options);

/**
 * Lists the ranking of the account's year and department, the best first.
 *
 * It is for undergraduates.
 *
 *     danxi_result *result = danxi_score_get_ranks(session, NULL);
 *
 * Request: GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Rank objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_ranks(danxi_session *session, const char *options);

/**
 * Forgets the stored results and ranks, on disk too.
 *
 *     danxi_result *result = danxi_score_clear_cache(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Score: an object.
 *
 * The result of a course.
 *
 * - `course_id` (string, optional): The code of the class, such as COMP130135.03; missing for what
 *   was taken elsewhere.
 * - `course_code` (string, optional): The code of the course, which its classes share.
 * - `course_name` (string): The course's name.
 * - `course_type` (string, optional): What kind of course it is: the first of its modules, or,
 *   without modules, the type that the university gives it.
 * - `course_modules` (array of strings): The modules of the curriculum that it counts for, from the
 *   general to the special.
 * - `course_credit` (number, optional): How many credits it gives.
 * - `teacher` (string, optional): Who taught it.
 * - `grade` (string): The grade, such as A-, or P for a pass; empty if it has none yet.
 * - `grade_point` (number, optional): What the grade counts, 0 to 4; a pass has none.
 * - `passed` (bool, optional): Whether it was passed.
 */

/*
 * Rank: an object.
 *
 * A place in the ranking by grade point average of a year and department. Others are anonymous.
 *
 * - `name` (string): The student's name; asterisks for everybody but the account.
 * - `code` (string, optional): The student's number; asterisks for everybody but the account.
 * - `grade` (string): The year of enrolment, such as 2022.
 * - `major` (string): The major.
 * - `department` (string): The department.
 * - `grade_point` (number): The grade point average, 0 to 4.
 * - `credit` (number): How many credits it is made of.
 * - `rank` (int): The place, from 1.
 * - `is_me` (bool): Whether it is the account's.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_SCORE_H */
