/* Generated from interface/day.toml by `make generate`; do not edit. */
#ifndef DANXI_DAY_H
#define DANXI_DAY_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file What a day is at the university: its week, whether it is a day off or a make-up day, and
 * whose courses are held.
 *
 * Days off and make-up days 调休 come from three sources. The first that has a day decides on it: the
 * parameter `day_changes` of a call, the file campus.day_changes_file, and the list in the library,
 * which has the notices of the State Council for the years 2024 to 2026. The notices have days off,
 * and the Saturdays and Sundays on which people work. Which courses are held on such a day is
 * decided by the university: without a source, it is unknown. No year is computed: the days off of
 * a year without a notice are not known, and `is_announced` is false. Nothing is downloaded.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_day_get_day() is the method "day.get_day". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Returns what a day is: its week, day off or make-up day, and whose courses are held.
 *
 * No sign-in is needed. For a session that is signed in, the semesters are those of
 * danxi_course_get_semesters(), and otherwise those of danxi_course_list_search_semesters(), for
 * undergraduates. Both are cached.
 *
 *     danxi_result *result = danxi_day_get_day(session, "{\"date\": \"2026-10-10\"}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * Cache: until a semester begins or ends, for at most one day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `date` (date, YYYY-MM-DD): The day. The default is today in Asia/Shanghai.
 *   - `semester` (bool, default true): Whether to include the semester and the week. With false, no
 *     request is sent.
 *   - `day_changes` (array of DayChange): Days that differ from the timetable. They replace those of
 *     the file and of the list in the library. Empty by default.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A Day object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `day_changes` have a day twice, or a day off with courses. Or the
 *     file campus.day_changes_file is invalid.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the semesters, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_day_get_day(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28". BusDayType is
 * described in danxi/bus.h. DayChange is described in danxi/course.h.
 */

/*
 * Day: an object.
 *
 * A day at the university.
 *
 * - `date` (date): The date in Asia/Shanghai.
 * - `weekday` (int, 1 to 7): Day of the week: 1 for Monday to 7 for Sunday.
 * - `kind` (DayKind): Kind of the day.
 * - `name` (string, optional): Name of the holiday that the day off or make-up day belongs to, such
 *   as 国庆节. null on other days.
 * - `is_announced` (bool): Whether the days off of the year are known. If not, `kind` follows from
 *   the weekday alone.
 * - `courses` (HeldCourses): Which courses are held on the day.
 * - `courses_of` (date, optional): The day whose courses are held: the day itself if `courses` is
 *   "own". null if no courses are held or they are unknown.
 * - `bus_type` (BusDayType): Kind of timetable of the campus buses.
 * - `is_term` (bool, optional): Whether the day is in a semester. null if the semesters were not
 *   requested.
 * - `semester_id` (int, optional): Identifier of the semester that contains the day or, between two
 *   semesters, of the next one. null after the last semester, and if the semesters or their dates
 *   are not known.
 * - `semester_name` (string, optional): Name of this semester. null if `semester_id` is null.
 * - `week` (int, optional): Number of the week in this semester, from 1. It is 0 or negative before
 *   the semester. null if `semester_id` is null.
 */

/*
 * DayKind: a string.
 *
 * A kind of day.
 *
 * - "workday": A day from Monday to Friday that is not a day off.
 * - "weekend": A Saturday or Sunday that is no make-up day.
 * - "day_off": A public holiday, or a day off next to it.
 * - "make_up_day": A Saturday or Sunday on which people work 调休.
 */

/*
 * HeldCourses: a string.
 *
 * Which courses are held on a day.
 *
 * - "own": The courses of the day itself.
 * - "other": The courses of another day, which `courses_of` is.
 * - "none": No courses: a day off, or a day outside the semesters.
 * - "unknown": A make-up day whose courses are not known. The university announces them.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_DAY_H */
