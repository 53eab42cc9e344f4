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
 * @file Course results and the ranking by grade point average.
 *
 * Answers are stored in memory and below store.path.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_score_get_scores() is the method "score.get_scores". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Lists the course results of a semester.
 *
 * For graduates, the results of all semesters are listed, whatever the semester. The list is empty
 * if no results are published.
 *
 *     danxi_result *result = danxi_score_get_scores(session, 505, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
 * - GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param semester_id  Identifier of the semester, as in danxi_course_get_semesters(). At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Score objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The account is neither an undergraduate's nor a graduate's.
 *   - DANXI_ERROR_PAGE_CHANGED: The page of the undergraduates' semesters has another form.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_scores(danxi_session *session, int64_t semester_id,
                                     const char *options);

/**
 * Lists the ranking of the account's year and department, best first.
 *
 * Only undergraduates have a ranking.
 *
 *     danxi_result *result = danxi_score_get_ranks(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search-index/{student_id}
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search?studentAssoc={student_id}&grade={grade}&departmentAssoc={department}&majorAssoc=
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Rank objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The account is not an undergraduate's.
 *   - DANXI_ERROR_PAGE_CHANGED: The page with the search form, or the page of the semesters, has
 *     another form.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_ranks(danxi_session *session, const char *options);

/**
 * Deletes the stored results and ranks, in memory and on disk.
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
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Score: an object.
 *
 * The result of a course.
 *
 * - `course_id` (string, optional): Code of the class, such as COMP130135.03. Null for graduates
 *   and for courses taken elsewhere.
 * - `course_code` (string, optional): Code of the course, which its classes share. Null if the
 *   server does not send it.
 * - `course_name` (string): Name of the course.
 * - `course_type` (string, optional): Kind of course: the first of `course_modules` or, without
 *   modules, the university's type. Null if there is neither.
 * - `course_modules` (array of strings): Modules of the curriculum that the course counts for, from
 *   general to specific.
 * - `course_credit` (number, optional): Number of credits. Null if the server does not send it.
 * - `teacher` (string, optional): Name of the teacher. Null for undergraduates.
 * - `grade` (string): Grade, such as A-, or P for a pass. Empty if it is not published.
 * - `grade_point` (number, optional): Grade point, from 0 to 4. Null for a pass without a grade.
 * - `passed` (bool, optional): Whether the course was passed. Null for graduates.
 */

/*
 * Rank: an object.
 *
 * A student's rank by grade point average among those of the same year and department.
 *
 * Other students are anonymous.
 *
 * - `name` (string): Name. For other students, asterisks.
 * - `code` (string, optional): Student number. For other students, asterisks. Null if the server
 *   does not send it.
 * - `grade` (string): Year of enrolment, such as 2022.
 * - `major` (string): Major.
 * - `department` (string): Department.
 * - `grade_point` (number): Grade point average, from 0 to 4.
 * - `credit` (number): Number of credits that the average includes.
 * - `rank` (int): Rank. 1 is the best.
 * - `is_me` (bool): Whether it is the account's own rank.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_SCORE_H */
