/* Generated from interface/icourse.toml by `make generate`; do not edit. */
#ifndef DANXI_ICOURSE_H
#define DANXI_ICOURSE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Lectures in the teaching platform: their times, rooms, teachers and states, and the links
 * to their pages.
 *
 * The university's rules for the platform forbid to copy or pass on its resources without
 * permission. So the service has no recordings, slides, transcripts or addresses of streams, and
 * never requests them: watch a lecture on its page, the `url` of an IcourseLecture. A recording is
 * opened by the platform after a review.
 *
 * The facts about the platform come from one family of public programs. Values are cached in memory
 * only, because they are personal.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_icourse_list_lectures() is the method "icourse.list_lectures". danxi/core.h explains
 * sessions, results and errors.
 */

/**
 * Lists the lectures of the account's courses in a month.
 *
 *     danxi_result *result = danxi_icourse_list_lectures(session, NULL);
 *
 * Request: GET https://icourse.fudan.edu.cn/courseapi/v2/course-live/get-my-course-month?month={month}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `date` (date, YYYY-MM-DD): A day of the month. The default is today in Asia/Shanghai.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of IcourseLecture objects. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request. `detail.server_message` contains its
 *     reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_icourse_list_lectures(danxi_session *session, const char *options);

/**
 * Lists the courses that had lectures for the account in the latest months, newest first.
 *
 * The platform has no list of a person's courses. One request is sent for each month that is not
 * cached, and the progress of the call counts the months. The next month is included.
 *
 *     danxi_result *result = danxi_icourse_list_courses(session, "{\"months\": 2}");
 *
 * Request: GET https://icourse.fudan.edu.cn/courseapi/v2/course-live/get-my-course-month?month={month}
 * Sign-in: campus, danxi_campus_login().
 * Cache: each month as in `list_lectures`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `months` (int, 1 to 12, default 6): Number of months before the next one, the present month
 *     included.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of IcourseCourse objects. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request. `detail.server_message` contains its
 *     reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_icourse_list_courses(danxi_session *session, const char *options);

/**
 * Lists the lectures of a course, earliest first, and which of them have recordings.
 *
 *     danxi_result *result = danxi_icourse_list_course_lectures(session, 37001, NULL);
 *
 * Request: GET https://icourse.fudan.edu.cn/courseapi/v3/multi-search/get-course-detail?course_id={course_id}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course in iCourse, from danxi_icourse_list_courses(). At
 *   least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of IcourseLecture objects. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request, for example because no course has this
 *     identifier. `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_icourse_list_course_lectures(danxi_session *session, int64_t course_id,
                                                 const char *options);

/**
 * Returns a lecture with its room, its state and the platform's message about it.
 *
 *     danxi_result *result = danxi_icourse_get_lecture(session, 37001, 370011, NULL);
 *
 * Request: GET https://icourse.fudan.edu.cn/courseapi/v3/portal-home-setting/get-sub-info?course_id={course_id}&sub_id={id}
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param course_id  Identifier of the course in iCourse, from danxi_icourse_list_courses(). At
 *   least 1.
 * @param id  Identifier of the lecture, from danxi_icourse_list_lectures(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An IcourseLecture object. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request, for example because no lecture has this
 *     identifier. `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_icourse_get_lecture(danxi_session *session, int64_t course_id, int64_t id,
                                        const char *options);

/**
 * Returns the lectures that went live or got a recording since a token.
 *
 * With `course_id`, the lectures of that course are watched. Otherwise, those of the account in the
 * present month are, whose list does not tell which are recorded. Each poll is one request.
 *
 *     danxi_result *result = danxi_icourse_watch(session, NULL);
 *
 * Requests:
 * - GET https://icourse.fudan.edu.cn/courseapi/v2/course-live/get-my-course-month?month={month}
 * - GET https://icourse.fudan.edu.cn/courseapi/v3/multi-search/get-course-detail?course_id={course_id}
 * Sign-in: campus, danxi_campus_login().
 * Stream: danxi_watch(session, "icourse.watch", …) delivers each result whose `lectures` is not
 *   empty.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `course_id` (int, at least 1): Identifier of a course, from danxi_icourse_list_courses(). By
 *     default, all courses of the account are watched.
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 60000 to 86400000 ms, default 300000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewLectures object. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request. `detail.server_message` contains its
 *     reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_icourse_watch(danxi_session *session, const char *options);

/**
 * Deletes the cached lectures from memory.
 *
 *     danxi_result *result = danxi_icourse_clear_cache(session, NULL);
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
danxi_result *danxi_icourse_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * IcourseLecture: an object.
 *
 * A lecture of a course in iCourse.
 *
 * - `id` (int): Identifier of the lecture, for danxi_icourse_get_lecture().
 * - `course_id` (int): Identifier of the course.
 * - `title` (string, optional): Name of the course. null if the server does not send it.
 * - `teacher` (string, optional): Names of the teachers as the platform writes them. null if the
 *   server does not send them.
 * - `department` (string, optional): School or department that offers the course. null if the
 *   server does not send it.
 * - `term` (string, optional): Name of the term as the platform writes it, such as 2026-20271. null
 *   if the server does not send it.
 * - `name` (string, optional): Name of the lecture, such as 2026-11-24第3-4节. null if the server
 *   does not send it.
 * - `room` (string, optional): Room of the lecture. null if the server does not send it.
 * - `date` (date, optional): Day of the lecture in Asia/Shanghai. null if neither the server's date
 *   nor `name` tells it.
 * - `start` (time, optional): Start of the lecture. null if it is not known.
 * - `end` (time, optional): End of the lecture. null if it is not known.
 * - `state` (IcourseState, optional): What can be watched. null if there is nothing, or if it is
 *   not known.
 * - `can_watch` (bool, optional): Whether the account may watch the lecture. null except from
 *   danxi_icourse_get_lecture(), and if the server does not send it.
 * - `notice` (string, optional): Message of the platform about the lecture, such as 视频未到开放时间 (not
 *   opened yet). null without a message.
 * - `url` (url): URL of the lecture's page, for a browser.
 */

/*
 * IcourseCourse: an object.
 *
 * A course in iCourse.
 *
 * - `id` (int): Identifier, for danxi_icourse_list_course_lectures().
 * - `title` (string, optional): Name of the course. null if the server does not send it.
 * - `teacher` (string, optional): Names of the teachers as the platform writes them. null if the
 *   server does not send them.
 * - `department` (string, optional): School or department that offers the course. null if the
 *   server does not send it.
 * - `term` (string, optional): Name of the term as the platform writes it, such as 2026-20271. null
 *   if the server does not send it.
 * - `url` (url): URL of the course's page, for a browser.
 */

/*
 * NewLectures: an object.
 *
 * The lectures that can be watched since a token.
 *
 * - `token` (string): Token of the state after these lectures. The next call takes it as `since`.
 * - `lectures` (array of IcourseLecture): Lectures whose `state` is new, in the server's order.
 */

/*
 * IcourseState: a string.
 *
 * What can be watched of a lecture.
 *
 * - "live": The lecture is being streamed.
 * - "recorded": A recording exists. The platform may not have opened it yet.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ICOURSE_H */
