/* Generated from interface/bus.toml by `make generate`; do not edit. */
#ifndef DANXI_BUS_H
#define DANXI_BUS_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Timetables of the buses between the campuses.
 *
 * Workdays and holidays have separate timetables. Times are in Asia/Shanghai. Both timetables are
 * cached in memory and below store.path.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_bus_get_routes() is the method "bus.get_routes". danxi/core.h explains sessions, results
 * and errors.
 */

/**
 * Lists all bus routes with their departures on one kind of day.
 *
 *     danxi_result *result = danxi_bus_get_routes(session, "workday", NULL);
 *
 * Requests:
 * - GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * - POST https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param type  Kind of day whose timetable to list. One of "workday", "holiday".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of BusRoute objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_bus_get_routes(danxi_session *session, const char *type, const char *options);

/**
 * Returns a day's departures from one stop to another, split into those to come and those already
 * missed.
 *
 * The method shares the cached timetables of danxi_bus_get_routes(). Both lists are empty if no bus
 * runs between the two stops on that day.
 *
 *     danxi_result *result = danxi_bus_next(session, "邯郸", "江湾", NULL);
 *
 * Requests:
 * - GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * - POST https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param start  Stop of departure, as in the timetable, such as 邯郸.
 * @param end  Stop of arrival, as in the timetable, such as 江湾.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `type` (BusDayType): Kind of day. By default it follows from the date of `time`: "holiday" on
 *     Saturdays, Sundays and days off, except make-up days 调休, and otherwise "workday".
 *     danxi_day_get_day() explains which days these are. One of "workday", "holiday".
 *   - `time` (time, RFC 3339): Time that separates missed departures from those to come, between the
 *     years 1970 and 9999. The default is now.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A BusDepartures object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The timetable does not contain `start` or `end`; the message
 *     lists its stops. Or `time` is not between the years 1970 and 9999.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_bus_next(danxi_session *session, const char *start, const char *end,
                             const char *options);

/**
 * Deletes the cached timetables from memory and disk.
 *
 *     danxi_result *result = danxi_bus_clear_cache(session, NULL);
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
danxi_result *danxi_bus_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * BusRoute: an object.
 *
 * A bus route and its departures on one kind of day.
 *
 * - `name` (string): Name, such as 邯郸-江湾.
 * - `start` (string, optional): One end of the route, such as 邯郸. null if the name does not contain
 *   two ends, such as that of a loop line.
 * - `end` (string, optional): The other end of the route, such as 江湾. null if `start` is null.
 * - `schedules` (array of BusSchedule): Departures in the university's order. Empty if no bus runs
 *   on this kind of day.
 */

/*
 * BusSchedule: an object.
 *
 * A departure on days of one kind.
 *
 * - `id` (int, optional): Identifier of the timetable entry. Two departures in opposite directions
 *   have the same identifier if the university lists them as one entry. null if the server does not
 *   send it.
 * - `time` (time_of_day): Time of departure in Asia/Shanghai. 24:00 is the end of the day.
 * - `start` (string): Stop of departure, such as 邯郸.
 * - `end` (string): Stop of arrival, such as 江湾.
 * - `holiday` (bool, optional): Whether the departure belongs to the timetable for holidays. null
 *   if the server does not send it.
 * - `bidirectional` (bool): Whether the university lists the departure as one entry with another
 *   departure in the opposite direction.
 * - `note` (string, optional): Restriction that the timetable adds to the time, such as 周五 (only on
 *   Fridays). A bus with a note may not run every day.
 */

/*
 * BusDepartures: an object.
 *
 * The departures of a day from one stop to another, before and after a given time.
 *
 * - `time` (time): The time that was passed to the call, or the time of the call.
 * - `type` (BusDayType): Kind of day whose timetable was used.
 * - `next` (array of BusSchedule): Departures at or after `time` on the same day, earliest first.
 * - `missed` (array of BusSchedule): Departures before `time` on the same day, earliest first.
 */

/*
 * BusDayType: a string.
 *
 * A kind of day, each with its own timetable.
 *
 * - "workday": Monday to Friday, except public holidays, and make-up days 调休.
 * - "holiday": Saturdays and Sundays, except make-up days 调休, and public holidays.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_BUS_H */
