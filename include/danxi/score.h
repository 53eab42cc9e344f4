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
 * @file Course results, and the ranking by grade point average.
 *
 * Values are cached in memory and below store.path.
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
 * For graduates, the list has the results of all semesters, and `semester_id` has no effect. The
 * list is empty if no results are published.
 *
 *     danxi_result *result = danxi_score_get_scores(session, 505, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
 * - GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param semester_id  Identifier of the semester, from danxi_course_get_semesters(). At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Score objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: For accounts other than graduates': the server has no number for the
 *     account. It is probably not an undergraduate's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_scores(danxi_session *session, int64_t semester_id,
                                     const char *options);

/**
 * Returns the course results of a semester that were published or changed since a token.
 *
 * Results whose grade is not published are left out. For graduates, the list has the results of all
 * semesters, and `semester_id` has no effect.
 *
 *     danxi_result *result = danxi_score_watch(session, 505, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}
 * - GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 * Sign-in: campus, danxi_campus_login().
 * Stream: danxi_watch(session, "score.watch", …) delivers each result whose `scores` is not empty.
 *
 * @param session  A session.
 * @param semester_id  Identifier of the semester, from danxi_course_get_semesters(). At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 60000 to 86400000 ms, default 600000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewScores object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: For accounts other than graduates': the server has no number for the
 *     account. It is probably not an undergraduate's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_watch(danxi_session *session, int64_t semester_id, const char *options);

/**
 * Lists the course results of all semesters of an undergraduate, in the server's order.
 *
 * The site of this list asks for a second factor. danxi_score_get_scores() does not need a second
 * factor: it lists one semester, with more fields.
 *
 *     danxi_result *result = danxi_score_list_all_scores(session, NULL);
 *
 * Request: POST https://my.fudan.edu.cn/data_tables/bks_xx_cj.json
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of RecordedScore objects. Errors:
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The site asks for a second factor. Answer with
 *     danxi_campus_answer_challenge(), then repeat the call.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_list_all_scores(danxi_session *session, const char *options);

/**
 * Lists the ranking of the students of the account's year and department, best first.
 *
 * Only undergraduates have a ranking.
 *
 *     danxi_result *result = danxi_score_get_ranks(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search-index/{student_id}
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search?studentAssoc={student_id}&grade={grade}&departmentAssoc={department}&majorAssoc=
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Rank objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The server has no number for the account: it is probably not an
 *     undergraduate's. For graduate students, no request is sent.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the search form, because the layout of the
 *     HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_ranks(danxi_session *session, const char *options);

/**
 * Returns the credits and the weighted average grade point, of all semesters together and of each
 * one.
 *
 * The average weighs each grade point with the credits of the course. Grades P and NP are outside
 * the average. A course that was repeated counts each time. The university's own average, whose
 * rules may differ, is in danxi_score_get_ranks(). For undergraduates, one request has the results
 * of all semesters, and no second factor is needed. This use of the server is known from one source
 * only.
 *
 *     danxi_result *result = danxi_score_get_summary(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}
 * - GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A ScoreSummary object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: For accounts other than graduates': the server has no number for the
 *     account. It is probably not an undergraduate's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_score_get_summary(danxi_session *session, const char *options);

/**
 * Deletes the cached course results and ranks from memory and disk.
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
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28". SemesterType is
 * described in danxi/course.h.
 */

/*
 * Score: an object.
 *
 * The result of a course.
 *
 * - `course_id` (string, optional): Code of the class, such as COMP130135.03. null for graduates,
 *   and for courses taken at another university.
 * - `course_code` (string, optional): Code of the course, which its classes share. null if the
 *   server does not send it.
 * - `course_name` (string): Name of the course.
 * - `course_type` (string, optional): Category of the course: the first of `course_modules` or,
 *   without modules, the type that the university reports. null if there is neither.
 * - `course_modules` (array of strings): Modules of the study plan that the course counts for, from
 *   general to specific.
 * - `course_credit` (number, optional): Number of credits. null if the server does not send it.
 * - `teacher` (string, optional): Name of the teacher. null for undergraduates.
 * - `grade` (string, optional): Grade, such as A-, or P for a pass. null if it is not published.
 * - `grade_point` (number, optional): Grade point, from 0 to 4. null for a course without a grade
 *   point, such as one graded P.
 * - `passed` (bool, optional): Whether the course was passed. null for graduates, and if the server
 *   does not send it.
 */

/*
 * RecordedScore: an object.
 *
 * The result of a course in the list of all semesters.
 *
 * - `course_code` (string, optional): Code of the course, which its classes share. null if the
 *   server does not send it.
 * - `course_name` (string): Name of the course.
 * - `course_credit` (number, optional): Number of credits. null if the server does not send it.
 * - `semester_name` (string, optional): Name of the semester, such as 2022-2023学年1学期. null if the
 *   server does not send it.
 * - `year` (int, optional): First year of the academic year, such as 2022. null if the name does
 *   not contain it.
 * - `semester_type` (SemesterType, optional): Term of the academic year. null if the name does not
 *   contain it.
 * - `grade` (string, optional): Grade, such as A-, or P for a pass. null if it is not published.
 * - `grade_point` (number, optional): Grade point, from 0 to 4. null for a course without a grade
 *   point, such as one graded P.
 */

/*
 * Rank: an object.
 *
 * The rank of a student by grade point average, among students of the same year and department.
 *
 * The university hides the names of other students.
 *
 * - `name` (string, optional): Name of the student. Asterisks replace the names of other students.
 *   null if the server does not send it.
 * - `code` (string, optional): Student number. Asterisks replace the numbers of other students.
 *   null if the server does not send it.
 * - `grade` (string, optional): Year of enrollment, such as 2022. null if the server does not send
 *   it.
 * - `major` (string, optional): Name of the major. null if the server does not send it.
 * - `department` (string, optional): Name of the department. null if the server does not send it.
 * - `grade_point` (number, optional): Grade point average, from 0 to 4. null if the server does not
 *   send it.
 * - `credit` (number, optional): Number of credits that the average includes. null if the server
 *   does not send it.
 * - `rank` (int, optional): Rank, from 1 for the best. Students who share several ranks have the
 *   best of them. null if the server does not send it.
 * - `is_me` (bool, optional): Whether it is the rank of the signed-in student. null if `name` is
 *   null.
 */

/*
 * NewScores: an object.
 *
 * The results of courses that are new or changed since a token.
 *
 * - `token` (string): Token of the state after these results. The next call takes it as `since`.
 * - `scores` (array of Score): The new and changed results, in the server's order.
 */

/*
 * ScoreTerm: an object.
 *
 * The credits and the average of a semester.
 *
 * - `semester_id` (int, optional): Identifier of the semester. null for graduates, whose results do
 *   not name it.
 * - `semester_name` (string, optional): Name of the semester. null if the list of semesters does
 *   not have it.
 * - `course_count` (int, at least 0): Number of courses whose grade is published.
 * - `credits` (number, at least 0): Sum of the credits of the courses that were passed.
 * - `average` (number, at least 0, optional): Average of the grade points, weighted with credits
 *   and rounded to four digits after the point. null if no course has both.
 * - `average_credits` (number, at least 0): Sum of the credits in the average.
 */

/*
 * ScoreSummary: an object.
 *
 * The credits and the average of all semesters.
 *
 * - `course_count` (int, at least 0): Number of courses whose grade is published.
 * - `credits` (number, at least 0): Sum of the credits of the courses that were passed.
 * - `average` (number, at least 0, optional): Average of the grade points, weighted with credits
 *   and rounded to four digits after the point. null if no course has both.
 * - `average_credits` (number, at least 0): Sum of the credits in the average.
 * - `unweighted_count` (int, at least 0): Number of results that have a grade point but are not in
 *   the average, because the server did not send their credits.
 * - `terms` (array of ScoreTerm): Semesters with results, newest first.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_SCORE_H */
