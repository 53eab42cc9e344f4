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
 * There is one timetable for workdays and one for holidays (weekends too); all times are of Asia/Shanghai.
 * All methods but clear_cache need a signed-in campus account.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists all bus routes with their departures on one kind of day.
 *
 * A stored value is valid for a day.
 *
 * @param session An open session.
 * @param type The kind of day: `workday`, or `holiday` (weekends too).
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of BusRoute. danxi_schema() describes it.
 * @see GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 */
danxi_result *danxi_bus_get_routes(danxi_session *session, const char *type, const char *options);

/**
 * Lists the departures of a day from one stop to another: those still to come, and those that were missed.
 *
 * A stop that the timetable does not have is DANXI_ERROR_INVALID_ARGUMENT; two stops that no bus joins on
 * that day give empty lists.
 *
 * @param session An open session.
 * @param start Where to depart, as in the timetable, such as 邯郸.
 * @param end Where to go, as in the timetable, such as 江湾.
 * @param options A JSON object, or NULL:
 *   - `type` (BusDayType): The kind of day: `workday` or `holiday`. Default: `holiday` on Saturdays and
 *     Sundays, else `workday`; public holidays are not known to the library.
 *   - `time` (time): The time from which to look, between the years 1970 and 9999. Default: now.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return BusDepartures. danxi_schema() describes it.
 * @see GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 */
danxi_result *danxi_bus_next(danxi_session *session, const char *start, const char *end, const char *options);

/**
 * Empties the stores of both timetables, in memory and on disk.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_bus_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_BUS_H */
