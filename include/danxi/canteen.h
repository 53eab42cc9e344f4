/* Generated from interface/canteen.toml by `make generate`; do not edit. */
#ifndef DANXI_CANTEEN_H
#define DANXI_CANTEEN_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The current occupancy of the canteens.
 *
 * Nothing is cached.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_canteen_get_canteen_queuing() is the method "canteen.get_canteen_queuing". danxi/core.h
 * explains sessions, results and errors.
 */

/**
 * Returns the current number of people in each dining room.
 *
 * Outside of dining times, `dining_time` is false and `canteens` is empty.
 *
 *     danxi_result *result = danxi_canteen_get_canteen_queuing(session, NULL);
 *
 * Request: GET https://my.fudan.edu.cn/simple_list/stqk
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A CanteenQueuing object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the numbers, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_canteen_get_canteen_queuing(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * CanteenQueuing: an object.
 *
 * The occupancy of the canteens of all campuses.
 *
 * - `dining_time` (bool): Whether it is dining time. The university publishes numbers only during
 *   dining times.
 * - `canteens` (array of Canteen): One entry for each campus. Empty if it is not dining time.
 */

/*
 * Canteen: an object.
 *
 * The canteens of a campus.
 *
 * - `id` (string): Short name of the campus, such as `bb`, `fl`, `jw` or `zj`.
 * - `campus` (string): Name of the campus: 本部 (Handan), 枫林 (Fenglin), 江湾 (Jiangwan) or 张江
 *   (Zhangjiang). Equal to `id` for any other campus.
 * - `dining_rooms` (array of DiningRoom): Dining rooms and counters in the university's order.
 *   Several can have the same name.
 */

/*
 * DiningRoom: an object.
 *
 * A dining room or counter, with the number of people in it.
 *
 * - `name` (string): Name, such as 北区-千喜鹤. Each line break in the university's name is replaced by
 *   `-`.
 * - `current` (int, optional): Number of people in it now. null if the university shows no number.
 * - `capacity` (int, optional): Maximum number of people in it. null if the university shows no
 *   number.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CANTEEN_H */
