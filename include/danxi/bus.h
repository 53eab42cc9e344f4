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
 * @file The buses between the campuses.
 *
 * There is one timetable for workdays and one for holidays (weekends too); all times are of
 * Asia/Shanghai. All methods but clear_cache need a signed-in campus account.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_bus_get_routes() is the method "bus.get_routes". danxi/core.h explains sessions, results
 * and errors.
 */

/**
 * Lists all bus routes with their departures on one kind of day.
 *
 * A stored value is valid for a day.
 *
 *     danxi_result *result = danxi_bus_get_routes(session, "workday", NULL);
 *
 * Request: GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param type  The kind of day: "workday", or "holiday" (weekends too). One of "workday",
 *   "holiday".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of BusRoute objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_bus_get_routes(danxi_session *session, const char *type, const char *options);

/**
 * Lists the departures of a day from one stop to another: those still to come, and those that were
 * missed.
 *
 * A stop that the timetable does not have is DANXI_ERROR_INVALID_ARGUMENT; two stops that no bus
 * joins on that day give empty lists.
 *
 *     danxi_result *result = danxi_bus_next(session, "邯郸", "江湾", NULL);
 *
 * Request: GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param start  Where to depart, as in the timetable, such as 邯郸.
 * @param end  Where to go, as in the timetable, such as 江湾.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `type` (BusDayType): The kind of day: "workday" or "holiday". Default: "holiday" on Saturdays
 *     and Sundays, else "workday"; public holidays are not known to the library. One of "workday",
 *     "holiday".
 *   - `time` (time, RFC 3339): The time from which to look, between the years 1970 and 9999. Default:
 *     now.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A BusDepartures object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: A parameter, option or configuration value is missing, unknown,
 *     of the wrong type or out of range. The message names it.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_bus_next(danxi_session *session, const char *start, const char *end,
                             const char *options);

/**
 * Empties the stores of both timetables, in memory and on disk.
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
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * BusRoute: an object.
 *
 * A bus route and its timetable of one kind of day.
 *
 * - `name` (string): Its name, such as 邯郸-江湾.
 * - `start` (string, optional): One end of the route, such as 邯郸; missing where the name does not
 *   consist of two ends, as of a loop line.
 * - `end` (string, optional): The other end of the route, such as 江湾; missing together with
 *   `start`.
 * - `schedules` (array of BusSchedule): Its departures, in the order of the university's list;
 *   empty if no bus runs on such a day.
 */

/*
 * BusSchedule: an object.
 *
 * The departure of a bus, on every day of its kind.
 *
 * - `id` (int): Identifier; the two departures of a bus that runs both ways share it.
 * - `time` (string): When it departs, of Asia/Shanghai, as HH:MM from 00:00 to 23:59.
 * - `start` (string): Where it departs, such as 邯郸.
 * - `end` (string): Where it goes, such as 江湾.
 * - `holiday` (bool): Whether it is of the holidays' timetable.
 * - `bidirectional` (bool): Whether the university lists it together with a departure from the
 *   other end.
 */

/*
 * BusDepartures: an object.
 *
 * The departures of a day from one stop to another, as seen at one time of it.
 *
 * - `time` (time): The time from which it is seen.
 * - `type` (string): Which timetable it is of: `workday` or `holiday`.
 * - `next` (array of BusSchedule): What departs at that time or later on the same day, in the order
 *   of departure.
 * - `missed` (array of BusSchedule): What has departed before on the same day, in the order of
 *   departure.
 */

/*
 * BusDayType: a string.
 *
 * The kind of day that a bus timetable is for.
 *
 * - "workday": Workdays.
 * - "holiday": Holidays, including weekends.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_BUS_H */
