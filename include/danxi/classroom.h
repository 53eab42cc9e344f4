/* Generated from interface/classroom.toml by `make generate`; do not edit. */
#ifndef DANXI_CLASSROOM_H
#define DANXI_CLASSROOM_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The classrooms of each building, the lessons in which they are used on a day, and those
 * that are free.
 *
 * The server can be reached only from the campus network. From elsewhere, requests go through
 * WebVPN, which needs a signed-in campus account: see network.webvpn. Values are cached in memory
 * only.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_classroom_get_classrooms() is the method "classroom.get_classrooms". danxi/core.h explains
 * sessions, results and errors.
 */

/**
 * Lists the classrooms of a building, with the lessons in which they are used on a day.
 *
 *     danxi_result *result = danxi_classroom_get_classrooms(session, "H2", NULL);
 *
 * Request: GET http://10.64.130.6/?b={building}&day={date}
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param building  Building or campus whose classrooms to list. One of "H2", "H3", "H4", "H5",
 *   "H6", "HGX", "HGD", "HQ", "J", "JA", "JB", "Z", "Z2", "F", "F1", "F2".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `date` (date, YYYY-MM-DD): The day, in Asia/Shanghai. The default is today.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Classroom objects. Errors:
 *   - DANXI_ERROR_NOT_SIGNED_IN: The request goes through WebVPN, and the session is not signed in
 *     with a campus account. Call danxi_campus_login() first.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the table of classrooms, because the layout
 *     of the HTML page has changed.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The request goes through WebVPN, whose sign-in asks for a
 *     captcha. Answer with danxi_campus_answer_challenge().
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The request goes through WebVPN, whose sign-in asks for a
 *     second factor. Answer with danxi_campus_answer_challenge().
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_classroom_get_classrooms(danxi_session *session, const char *building,
                                             const char *options);

/**
 * Lists the classrooms of a building that are free from the lesson `start` to the lesson `end`.
 *
 * The method shares the cached value of danxi_classroom_get_classrooms(). Lessons that the HTML
 * page does not show, such as lesson 15, count as free. The university may still use a free
 * classroom, for example for an exam.
 *
 *     danxi_result *result = danxi_classroom_list_free_classrooms(session, "H2", 3, 4, NULL);
 *
 * Request: GET http://10.64.130.6/?b={building}&day={date}
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param building  Building or campus whose classrooms to list. One of "H2", "H3", "H4", "H5",
 *   "H6", "HGX", "HGD", "HQ", "J", "JA", "JB", "Z", "Z2", "F", "F1", "F2".
 * @param start  Number of the first lesson, from 1. danxi_course_list_class_times() lists the times
 *   of lessons. 1 to 15.
 * @param end  Number of the last lesson. Equal to `start` for a single lesson. 1 to 15.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `date` (date, YYYY-MM-DD): The day, in Asia/Shanghai. The default is today.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Classroom objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end` is less than `start`.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The request goes through WebVPN, and the session is not signed in
 *     with a campus account. Call danxi_campus_login() first.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the table of classrooms, because the layout
 *     of the HTML page has changed.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The request goes through WebVPN, whose sign-in asks for a
 *     captcha. Answer with danxi_campus_answer_challenge().
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The request goes through WebVPN, whose sign-in asks for a
 *     second factor. Answer with danxi_campus_answer_challenge().
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_classroom_list_free_classrooms(danxi_session *session, const char *building,
                                                   int64_t start, int64_t end, const char *options);

/**
 * Deletes the cached classrooms of all buildings from memory.
 *
 *     danxi_result *result = danxi_classroom_clear_cache(session, NULL);
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
danxi_result *danxi_classroom_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Classroom: an object.
 *
 * A classroom and its use on a day.
 *
 * - `name` (string): Name, such as H2101.
 * - `capacity` (int, at least 0, optional): Number of seats. null if the university does not
 *   publish a number.
 * - `schedules` (array of ClassroomSchedule): Uses of the classroom on the day, in the order of
 *   lessons. Empty if the classroom is free all day.
 */

/*
 * ClassroomSchedule: an object.
 *
 * The use of a classroom during consecutive lessons.
 *
 * - `start` (int, 1 to 15): Number of the first lesson of the day, from 1.
 *   danxi_course_list_class_times() lists the times of lessons.
 * - `end` (int, 1 to 15): Number of the last lesson. Equal to `start` for a single lesson.
 * - `name` (string): Name of the course. For other uses, a description, such as the name of a
 *   department that booked the room.
 * - `course_id` (string, optional): Code of the class, such as PTSS110088.07. For other uses, the
 *   number of the booking. null if there is neither.
 * - `category` (string, optional): The university's label for the use, such as 本 (undergraduate
 *   course), 研 (graduate course) or 临借 (booking). null without a label.
 * - `teacher` (string, optional): Name of the teacher. null if the university does not publish it.
 * - `capacity` (int, at least 0, optional): Number of participants. null if the university does not
 *   publish it.
 */

/*
 * TeachingBuilding: a string.
 *
 * A teaching building, or all those of a campus.
 *
 * - "H2": Second Teaching Building 第二教学楼, Handan campus 邯郸.
 * - "H3": Third Teaching Building 第三教学楼, Handan campus 邯郸.
 * - "H4": Fourth Teaching Building 第四教学楼, Handan campus 邯郸.
 * - "H5": Fifth Teaching Building 第五教学楼, Handan campus 邯郸.
 * - "H6": Sixth Teaching Building 第六教学楼, Handan campus 邯郸.
 * - "HGX": West Guanghua Building 光华西辅楼, Handan campus 邯郸.
 * - "HGD": East Guanghua Building 光华东辅楼, Handan campus 邯郸.
 * - "HQ": School of Journalism 新闻学院, Handan campus 邯郸.
 * - "J": The buildings of Jiangwan campus 江湾.
 * - "JA": Building A, Jiangwan campus 江湾.
 * - "JB": Building B, Jiangwan campus 江湾.
 * - "Z": The buildings of Zhangjiang campus 张江.
 * - "Z2": Second Teaching Building 第二教学楼, Zhangjiang campus 张江.
 * - "F": The buildings of Fenglin campus 枫林.
 * - "F1": First Teaching Building 第一教学楼, Fenglin campus 枫林.
 * - "F2": Second Teaching Building 第二教学楼, Fenglin campus 枫林.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CLASSROOM_H */
