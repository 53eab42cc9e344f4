/* Generated from interface/exam.toml by `make generate`; do not edit. */
#ifndef DANXI_EXAM_H
#define DANXI_EXAM_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Dates, times and rooms of an undergraduate's exams.
 *
 * Values are cached in memory and below store.path.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_exam_get_exams() is the method "exam.get_exams". danxi/core.h explains sessions, results
 * and errors.
 */

/**
 * Lists the account's exams, including those that are over.
 *
 *     danxi_result *result = danxi_exam_get_exams(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Exam objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The server has no number for the account: it is probably not an
 *     undergraduate's. For graduate students, no request is sent.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the exams, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_exam_get_exams(danxi_session *session, const char *options);

/**
 * Returns the account's exams that were published or changed since a token.
 *
 * A change of the day, the time, the room or the seat counts, for example. That an exam is over is
 * no change. The list of graduate students is always empty, and no request is sent.
 *
 *     danxi_result *result = danxi_exam_watch(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
 * Sign-in: campus, danxi_campus_login().
 * Stream: danxi_watch(session, "exam.watch", …) delivers each result whose `exams` is not empty.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 600000 to 86400000 ms, default 3600000): Time that a stream waits between
 *     two polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewExams object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The server has no number for the account: it is probably not an
 *     undergraduate's.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the exams, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_exam_watch(danxi_session *session, const char *options);

/**
 * Deletes the cached exams from memory and disk.
 *
 *     danxi_result *result = danxi_exam_clear_cache(session, NULL);
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
danxi_result *danxi_exam_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Exam: an object.
 *
 * An exam of a course.
 *
 * - `course_id` (string, optional): Code of the class, such as COMP130135.03. null if the
 *   university does not publish it.
 * - `course` (string): Name of the course.
 * - `type` (string, optional): Kind of exam, such as 期中 or 期末. null if the university does not
 *   publish it.
 * - `method` (string, optional): Form of the exam, such as 闭卷 (closed book). null if the university
 *   does not publish it.
 * - `date` (date, optional): Day of the exam. null if none is set, for example for a term paper.
 * - `time` (string, optional): Time as the university writes it, such as 08:30~10:30. null if none
 *   is set.
 * - `start_time` (time_of_day, optional): Start time in Asia/Shanghai. null if `time` does not
 *   contain it, or cannot be read completely.
 * - `end_time` (time_of_day, optional): End time in Asia/Shanghai. null if `time` does not contain
 *   it, or cannot be read completely.
 * - `campus` (string, optional): Campus, such as 邯郸校区. null if the university does not publish it.
 * - `building` (string, optional): Name of the building. null if the university does not publish
 *   it.
 * - `location` (string, optional): Room, such as H6506. null if the university does not publish it.
 * - `seat` (string, optional): Number of the seat. null if the university does not publish it.
 * - `note` (string, optional): Note of the university. null without a note.
 * - `is_finished` (bool, optional): Whether the exam is over. null if the university does not
 *   publish it.
 */

/*
 * NewExams: an object.
 *
 * The exams that are new or changed since a token.
 *
 * - `token` (string): Token of the state after these exams. The next call takes it as `since`.
 * - `exams` (array of Exam): The new and changed exams, in the university's order.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_EXAM_H */
