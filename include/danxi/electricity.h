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
 * All methods but clear_cache need a signed-in campus account; one without a room is DANXI_ERROR_REJECTED,
 * with the university's message. What is stored stays in memory.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Tells how much electricity the room used and has left.
 *
 * A stored value is valid for an hour.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return ElectricityUsage. danxi_schema() describes it.
 * @see GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info
 */
danxi_result *danxi_electricity_get_electricity_usage(danxi_session *session, const char *options);

/**
 * Lists how much electricity the room used day by day: the latest days, up to 100, in the university's order.
 *
 * A stored value is valid for an hour.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of ElectricityLog. danxi_schema() describes it.
 * @see POST https://my.fudan.edu.cn/data_tables/ykt_xszsqyydqk.json
 */
danxi_result *danxi_electricity_get_electricity_logs(danxi_session *session, const char *options);

/**
 * Empties the stores of the meter and of the days.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_electricity_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ELECTRICITY_H */
