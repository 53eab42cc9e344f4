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
 * @file The electricity of the account's dormitory room.
 *
 * Answers are stored in memory only, because they reveal where a person lives.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_electricity_get_electricity_usage() is the method "electricity.get_electricity_usage".
 * danxi/core.h explains sessions, results and errors.
 */

/**
 * Returns how much electricity the room has used and how much is left.
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
 * @return An ElectricityUsage object. Errors:
 *   - DANXI_ERROR_REJECTED: The university has no room on file for the account.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_get_electricity_usage(danxi_session *session, const char *options);

/**
 * Lists the room's daily electricity usage of up to 100 of the latest days, in the university's
 * order.
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
 * Deletes the stored meter reading and daily usage.
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
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * ElectricityUsage: an object.
 *
 * The last reading of a dormitory room's electricity meter.
 *
 * - `campus` (string): Campus, such as 邯郸.
 * - `building` (string): Dormitory building.
 * - `room` (string): Room.
 * - `update_time` (time, optional): Time of the reading. Null if the university does not report it.
 * - `electricity_used` (number, in kWh): Electricity that was used.
 * - `electricity_available` (number, in kWh): Electricity that is left. Negative if more was used
 *   than was paid for.
 * - `electricity_all` (number, in kWh): Sum of the electricity that was used and that is left.
 * - `hall` (ElectricityMeter, optional): The meter of the hall that the room shares with others.
 *   Null for rooms without one.
 */

/*
 * ElectricityMeter: an object.
 *
 * The last reading of a further electricity meter.
 *
 * - `update_time` (time, optional): Time of the reading. Null if the university does not report it.
 * - `electricity_used` (number, in kWh): Electricity that was used.
 * - `electricity_available` (number, in kWh): Electricity that is left. Negative if more was used
 *   than was paid for.
 * - `electricity_all` (number, in kWh): Sum of the electricity that was used and that is left.
 */

/*
 * ElectricityLog: an object.
 *
 * The electricity that a room used on one day.
 *
 * - `date` (date): Day of the usage.
 * - `usage` (number, in kWh, optional): Electricity that was used on this day. Null if the
 *   university has no reading.
 * - `campus` (string, optional): Campus of the room that the account lived in on this day. Null if
 *   the university does not report the room.
 * - `building` (string, optional): Dormitory building. Null if `campus` is null.
 * - `room` (string, optional): Room. Null if `campus` is null.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ELECTRICITY_H */
