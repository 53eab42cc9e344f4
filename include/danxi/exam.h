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
 * @file Exams of an undergraduate.
 *
 * Answers are stored in memory and below store.path.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_exam_get_exams() is the method "exam.get_exams". danxi/core.h explains sessions, results
 * and errors.
 */

/**
 * Lists the exams, including those that are over.
 *
 *     danxi_result *result = danxi_exam_get_exams(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Exam objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The account is not an undergraduate's.
 *   - DANXI_ERROR_PAGE_CHANGED: The page of the exams or of the semesters has another form.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_exam_get_exams(danxi_session *session, const char *options);

/**
 * Deletes the stored exams, in memory and on disk.
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
 * - `course_id` (string, optional): Code of the class, such as COMP130135.03. Null if the page does
 *   not contain it.
 * - `course` (string): Name of the course.
 * - `type` (string, optional): Kind of exam, such as 期中 or 期末. Null if the page does not contain
 *   it.
 * - `method` (string, optional): Form of the exam, such as 闭卷 (closed book). Null if the page does
 *   not contain it.
 * - `date` (date, optional): Day of the exam. Null if no day is set, as for a term paper.
 * - `time` (string, optional): Time in the university's words, such as 08:30~10:30. Null if no time
 *   is set.
 * - `start_time` (time_of_day, optional): Start time in Asia/Shanghai. Null if `time` does not
 *   contain it.
 * - `end_time` (time_of_day, optional): End time in Asia/Shanghai. Null if `time` does not contain
 *   it.
 * - `campus` (string, optional): Campus, such as 邯郸校区. Null if the page does not contain it.
 * - `building` (string, optional): Building. Null if the page does not contain it.
 * - `location` (string, optional): Room, such as H6506. Null if the page does not contain it.
 * - `note` (string, optional): Note of the university. Null if there is none.
 * - `is_finished` (bool): Whether it is over.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_EXAM_H */
