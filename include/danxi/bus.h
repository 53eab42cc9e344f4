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
 * There is one timetable for workdays and one for holidays. Times are in Asia/Shanghai. Both timetables are
 * stored in memory and below `store.path`.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists all bus routes with their departures on one kind of day.
 *
 * @param session An open session.
 * @param type Kind of day.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of BusRoute. danxi_schema() describes it.
 * @see GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists, POST
 *   https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 */
danxi_result *danxi_bus_get_routes(danxi_session *session, const char *type, const char *options);

/**
 * Returns the remaining and the missed departures of a day from one stop to another.
 *
 * It uses the timetables that danxi_bus_get_routes() stores. Both lists are empty if no bus runs between the
 * two stops on that day.
 *
 * @param session An open session.
 * @param start Stop of departure, as in the timetable, such as 邯郸.
 * @param end Stop of arrival, as in the timetable, such as 江湾.
 * @param options A JSON object, or NULL:
 *   - `type` (BusDayType): Kind of day. The default is `holiday` on Saturdays and Sundays and `workday` on
 *     other days: the library does not know public holidays.
 *   - `time` (time): Time to look from, between the years 1970 and 9999. The default is now.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return BusDepartures. danxi_schema() describes it.
 * @see GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists, POST
 *   https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 */
danxi_result *danxi_bus_next(danxi_session *session, const char *start, const char *end, const char *options);

/**
 * Deletes the stored timetables, in memory and on disk.
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
