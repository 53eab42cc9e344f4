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
 * @file What the classrooms are used for today.
 *
 * The university's server answers on the campus network alone; from elsewhere it is asked through
 * WebVPN, which needs a signed-in campus account.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_classroom_get_classrooms() is the method "classroom.get_classrooms". danxi/core.h explains
 * sessions, results and errors.
 */

/**
 * Lists the classrooms of a building with what takes place in each today.
 *
 * A stored value, kept in memory only, is valid for ten minutes.
 *
 *     danxi_result *result = danxi_classroom_get_classrooms(session, "H2", NULL);
 *
 * Request: GET http://10.64.130.6/?b={building}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param building  The building: "H2" to "H6", "HGX", "HGD" and "HQ" at 邯郸, "J" at 江湾, "Z" at 张江,
 *   "F" at 枫林. One of "H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Classroom objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_classroom_get_classrooms(danxi_session *session, const char *building,
                                             const char *options);

/**
 * Empties the stores of all buildings.
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
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Classroom: an object.
 *
 * A classroom, and what takes place there today.
 *
 * - `name` (string): Its name, such as H2101.
 * - `capacity` (int, optional): How many seats it has; missing where the page leaves it empty.
 * - `schedules` (array of ClassroomSchedule): What takes place there, in the order of lessons;
 *   empty if it is free all day.
 */

/*
 * ClassroomSchedule: an object.
 *
 * What takes place in a classroom for some lessons on end.
 *
 * - `start` (int): The first lesson, 1 to 14.
 * - `end` (int): The last lesson, 1 to 14, the same as the first for a single one.
 * - `name` (string): The name of the course, or what else the page says, such as who borrowed the
 *   room.
 * - `course_id` (string, optional): The course's code with the number of its class, such as
 *   PTSS110088.07; of other uses, the number in front of their text.
 * - `category` (string, optional): What the page marks it as, such as 本 (undergraduates), 研
 *   (graduates), 临借 (borrowed).
 * - `teacher` (string, optional): Who teaches, where the page says so.
 * - `capacity` (int, optional): How many students take part, where the page says so.
 */

/*
 * TeachingBuilding: a string.
 *
 * A teaching building.
 *
 * - "H2": Second teaching building, Handan campus 邯郸.
 * - "H3": Third teaching building, Handan campus 邯郸.
 * - "H4": Fourth teaching building, Handan campus 邯郸.
 * - "H5": Fifth teaching building, Handan campus 邯郸.
 * - "H6": Sixth teaching building, Handan campus 邯郸.
 * - "HGX": Western Guanghua building 光华西辅楼, Handan campus 邯郸.
 * - "HGD": Eastern Guanghua building 光华东辅楼, Handan campus 邯郸.
 * - "HQ": New building 新闻学院, Handan campus 邯郸.
 * - "J": Jiangwan campus 江湾.
 * - "Z": Zhangjiang campus 张江.
 * - "F": Fenglin campus 枫林.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CLASSROOM_H */
