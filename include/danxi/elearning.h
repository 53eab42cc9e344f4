/* Generated from interface/elearning.toml by `make generate`; do not edit. */
#ifndef DANXI_ELEARNING_H
#define DANXI_ELEARNING_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Courses and to-dos of eLearning, the university's Canvas.
 *
 * Values are cached in memory only, because they are personal.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_elearning_list_courses() is the method "elearning.list_courses". danxi/core.h explains
 * sessions, results and errors.
 */

/**
 * Lists the account's courses in eLearning.
 *
 *     danxi_result *result = danxi_elearning_list_courses(session, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/courses
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningCourse objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_courses(danxi_session *session, const char *options);

/**
 * Lists the assignments, quizzes, announcements and events of a period, in order of their times.
 *
 *     danxi_result *result = danxi_elearning_list_todos(session, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/planner/items
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_date` (date, YYYY-MM-DD): First day, in Asia/Shanghai. The default is today.
 *   - `end_date` (date, YYYY-MM-DD): Last day, in Asia/Shanghai. By default there is no limit.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningTodo objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end_date` is before `start_date`.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_todos(danxi_session *session, const char *options);

/**
 * Deletes the cached courses and to-dos from memory.
 *
 *     danxi_result *result = danxi_elearning_clear_cache(session, NULL);
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
danxi_result *danxi_elearning_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * ElearningCourse: an object.
 *
 * A course in eLearning.
 *
 * - `id` (int): Identifier. The page of the course is https://elearning.fudan.edu.cn/courses/
 *   followed by the identifier.
 * - `name` (string): Name of the course.
 * - `code` (string, optional): Code that eLearning shows. null without a code.
 * - `term` (string, optional): Name of the term. null if the server does not send it.
 * - `score` (number, in %, optional): Current score of the account. null without a score, or if the
 *   teacher hides it.
 */

/*
 * ElearningTodo: an object.
 *
 * A to-do of a course, such as an assignment.
 *
 * - `id` (int): Identifier, unique among the to-dos of the same `kind`.
 * - `kind` (ElearningTodoKind, optional): Kind of the to-do. null if the server does not send it.
 * - `title` (string): Title of the to-do.
 * - `course_id` (int, optional): Identifier of the course, as in danxi_elearning_list_courses().
 *   null outside a course.
 * - `course_name` (string, optional): Name of the course. null outside a course.
 * - `due_time` (time, optional): Time at which the to-do is due, or at which an event starts. null
 *   without a time.
 * - `url` (url, optional): URL of the to-do's page. null if the server does not send it.
 * - `points` (number, optional): Maximum number of points. null without points.
 * - `submitted` (bool, optional): Whether the account has handed in the to-do. null if nothing can
 *   be handed in.
 * - `graded` (bool, optional): Whether the to-do has been graded. null if nothing can be handed in.
 * - `missing` (bool, optional): Whether the to-do is overdue and was not handed in. null if nothing
 *   can be handed in.
 */

/*
 * ElearningTodoKind: a string.
 *
 * A kind of to-do. A server may send further values.
 *
 * - "assignment": An assignment to hand in.
 * - "quiz": A quiz to take.
 * - "discussion_topic": A discussion to take part in.
 * - "wiki_page": A page to read.
 * - "announcement": An announcement to read.
 * - "calendar_event": An event of the calendar.
 * - "planner_note": A note that the person has written.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ELEARNING_H */
