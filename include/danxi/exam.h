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
 * @file The exams of an undergraduate.
 *
 * All methods need the campus account of one.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_exam_get_exams() is the method "exam.get_exams". danxi/core.h explains sessions, results
 * and errors.
 */

/**
 * Lists the exams, those that are over included; an empty list while none is arranged.
 *
 *     danxi_result *result = danxi_exam_get_exams(session, NULL);
 *
 * Request: GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Exam objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_exam_get_exams(danxi_session *session, const char *options);

/**
 * Forgets the stored exams, on disk too.
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
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Exam: an object.
 *
 * An exam of a course.
 *
 * - `course_id` (string, optional): The code of the class, such as COMP130135.03.
 * - `course` (string): The course's name.
 * - `type` (string, optional): Which exam of the course it is, such as 期中 or 期末.
 * - `method` (string, optional): How one is examined, such as 闭卷; missing where the university does
 *   not say.
 * - `date` (string, optional): The day, such as 2027-01-04; missing if it is not set, or there is
 *   none, such as for a paper.
 * - `time` (string, optional): The time as the university writes it, such as 08:30~10:30.
 * - `start_time` (string, optional): When it begins, Asia/Shanghai, such as 08:30.
 * - `end_time` (string, optional): When it ends, Asia/Shanghai, such as 10:30.
 * - `campus` (string, optional): The campus, such as 邯郸校区.
 * - `building` (string, optional): The building.
 * - `location` (string, optional): The room, such as H6506.
 * - `note` (string, optional): What the university notes.
 * - `is_finished` (bool): Whether it is over.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_EXAM_H */
