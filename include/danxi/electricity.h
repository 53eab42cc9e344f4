/* Generated from interface/electricity.toml by `make generate`; do not edit. */
#ifndef DANXI_ELECTRICITY_H
#define DANXI_ELECTRICITY_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The electricity of the dormitory room that the account lives in.
 *
 * All methods but clear_cache need a signed-in campus account; one without a room is
 * DANXI_ERROR_REJECTED, with the university's message. What is stored stays in memory.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_electricity_get_electricity_usage() is the method "electricity.get_electricity_usage".
 * danxi/core.h explains sessions, results and errors.
 */

/**
 * Tells how much electricity the room used and has left.
 *
 * A stored value is valid for an hour.
 *
 *     danxi_result *result = danxi_electricity_get_electricity_usage(session, NULL);
 *
 * Request: GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An ElectricityUsage object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_get_electricity_usage(danxi_session *session, const char *options);

/**
 * Lists how much electricity the room used day by day: the latest days, up to 100, in the
 * university's order.
 *
 * A stored value is valid for an hour.
 *
 *     danxi_result *result = danxi_electricity_get_electricity_logs(session, NULL);
 *
 * Request: POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElectricityLog objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_get_electricity_logs(danxi_session *session, const char *options);

/**
 * Empties the stores of the meter and of the days.
 *
 *     danxi_result *result = danxi_electricity_clear_cache(session, NULL);
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
danxi_result *danxi_electricity_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * ElectricityUsage: an object.
 *
 * The electricity meter of a dormitory room, as of its last reading.
 *
 * - `campus` (string): The campus, such as 邯郸.
 * - `building` (string): The dormitory building.
 * - `room` (string): The room.
 * - `update_time` (time, optional): When the meter was read; missing where the university does not
 *   say.
 * - `electricity_used` (number): What was used up, in kWh.
 * - `electricity_available` (number): What is left, in kWh; negative if more was used than was paid
 *   for.
 * - `electricity_all` (number): What was used up and what is left together, in kWh.
 * - `hall` (ElectricityMeter, optional): The meter of the hall that the room shares with others,
 *   for rooms that have one.
 */

/*
 * ElectricityMeter: an object.
 *
 * A further electricity meter.
 *
 * - `update_time` (time, optional): When the meter was read; missing where the university does not
 *   say.
 * - `electricity_used` (number): What was used up, in kWh.
 * - `electricity_available` (number): What is left, in kWh; negative if more was used than was paid
 *   for.
 * - `electricity_all` (number): What was used up and what is left together, in kWh.
 */

/*
 * ElectricityLog: an object.
 *
 * The electricity that a room used on one day.
 *
 * - `date` (string): The day, as YYYY-MM-DD.
 * - `usage` (number, optional): What was used, in kWh; missing where the university has no reading.
 * - `campus` (string, optional): The campus of the room that the account lived in then, where the
 *   university says so.
 * - `building` (string, optional): The room's building; missing together with `campus`.
 * - `room` (string, optional): The room; missing together with `campus`.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ELECTRICITY_H */
