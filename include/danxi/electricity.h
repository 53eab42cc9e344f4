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
 * @file Electricity used by the account's dormitory room, and electricity left.
 *
 * Values are cached in memory and below store.path.
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
 * Lists how much electricity the room used on each of the latest days, at most 100 of them, in the
 * university's order.
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
 * Returns the meter reading of the room if it has changed since a token.
 *
 *     danxi_result *result = danxi_electricity_watch(session, NULL);
 *
 * Request: GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info
 * Sign-in: campus, danxi_campus_login().
 * Stream: danxi_watch(session, "electricity.watch", …) delivers each result whose `readings` is not
 *   empty.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `below_kwh` (number, in kWh): Limit of the electricity that is left: only readings with less
 *     electricity left, in the room or in its hall, are returned. By default, all readings are
 *     returned.
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 60000 to 86400000 ms, default 3600000): Time that a stream waits between
 *     two polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewReadings object. Errors:
 *   - DANXI_ERROR_REJECTED: The university has no room on file for the account.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_watch(danxi_session *session, const char *options);

/**
 * Returns for how many days the electricity that is left will last.
 *
 * The usage is the mean of the latest days in the log, in the room of the last of them. A day with
 * two different readings is left out. Without enough readings there is no forecast. The method uses
 * the cached values of danxi_electricity_get_electricity_usage() and
 * danxi_electricity_get_electricity_logs().
 *
 *     danxi_result *result = danxi_electricity_get_forecast(session, NULL);
 *
 * Requests:
 * - GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info
 * - POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json
 * Sign-in: campus, danxi_campus_login().
 * Cache: as its two sources.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An ElectricityForecast object. Errors:
 *   - DANXI_ERROR_REJECTED: The university has no room on file for the account.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_electricity_get_forecast(danxi_session *session, const char *options);

/**
 * Deletes the cached meter reading and daily usage.
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
 * - `campus` (string, optional): Campus, such as 邯郸. null if the university does not report it.
 * - `building` (string, optional): Name of the dormitory building. null if the university does not
 *   report it.
 * - `room` (string): Name of the room.
 * - `update_time` (time, optional): Time of the reading. null if the university does not report it.
 * - `electricity_used` (number, in kWh, optional): Electricity used so far. null if the university
 *   does not report it.
 * - `electricity_available` (number, in kWh): Electricity left. It is negative if more was used
 *   than paid for.
 * - `electricity_all` (number, in kWh, optional): Electricity used and left together. null if the
 *   university does not report it.
 * - `hall` (ElectricityMeter, optional): Meter of the hall that the room shares with other rooms.
 *   null if the room has no hall, or its meter cannot be read.
 */

/*
 * ElectricityMeter: an object.
 *
 * The last reading of another electricity meter, such as that of a shared hall.
 *
 * - `update_time` (time, optional): Time of the reading. null if the university does not report it.
 * - `electricity_used` (number, in kWh, optional): Electricity used so far. null if the university
 *   does not report it.
 * - `electricity_available` (number, in kWh): Electricity left. It is negative if more was used
 *   than paid for.
 * - `electricity_all` (number, in kWh, optional): Electricity used and left together. null if the
 *   university does not report it.
 */

/*
 * ElectricityLog: an object.
 *
 * The electricity that a room used on one day.
 *
 * - `date` (date): Day on which the electricity was used.
 * - `usage` (number, in kWh, optional): Electricity used on this day. null if the university has no
 *   reading, or none that is a number.
 * - `campus` (string, optional): Campus of the room in which the account lived on this day. null if
 *   the university does not report it.
 * - `building` (string, optional): Name of the dormitory building. null if the university does not
 *   report it.
 * - `room` (string, optional): Name of the room. null if the university does not report it.
 */

/*
 * NewReadings: an object.
 *
 * The meter reading that is new since a token.
 *
 * - `token` (string): Token of the state after this reading. The next call takes it as `since`.
 * - `readings` (array of ElectricityUsage): The last reading if it is new, otherwise an empty list.
 *   The university does not keep earlier readings.
 */

/*
 * ElectricityForecast: an object.
 *
 * The time for which the electricity of a room will last if it is used as before.
 *
 * - `electricity_available` (number, in kWh): Electricity left. It is negative if more was used
 *   than paid for.
 * - `day_count` (int, 0 to 14): Number of days with a reading among the 14 days before today.
 * - `daily_usage` (number, at least 0 kWh, optional): Mean usage of these days. null if there are
 *   fewer than three, or if nothing was used.
 * - `days_left` (number, at least 0 days, optional): Number of days for which the electricity lasts
 *   with this usage. null if `daily_usage` is null.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ELECTRICITY_H */
