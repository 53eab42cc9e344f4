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
 * @file How full the canteens are at this moment.
 *
 * Nothing is stored; a signed-in campus account is needed.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_canteen_get_canteen_queuing() is the method "canteen.get_canteen_queuing". danxi/core.h
 * explains sessions, results and errors.
 */

/**
 * Tells how many people are in each dining room right now.
 *
 *     danxi_result *result = danxi_canteen_get_canteen_queuing(session, NULL);
 *
 * Request: GET https://my.fudan.edu.cn/simple_list/stqk
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A CanteenQueuing object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_canteen_get_canteen_queuing(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * CanteenQueuing: an object.
 *
 * How full the canteens are.
 *
 * - `dining_time` (bool): Whether it is dining time: at other times the university tells nothing.
 * - `canteens` (array of Canteen): The canteens, a campus each; empty if it is not dining time.
 */

/*
 * Canteen: an object.
 *
 * The canteens of a campus.
 *
 * - `id` (string): The campus's short name, such as `bb`, `fl`, `jw`, `zj`.
 * - `campus` (string): The campus: 本部, 枫林, 江湾, 张江; of one that is not known yet, its short name.
 * - `dining_rooms` (array of DiningRoom): Its dining rooms and counters, in the university's order;
 *   names may occur twice.
 */

/*
 * DiningRoom: an object.
 *
 * A dining room or a counter, and how many people are there.
 *
 * - `name` (string): Its name, such as 北区-千喜鹤; where the university breaks it into lines, `-` parts
 *   them.
 * - `current` (int): How many people are there.
 * - `capacity` (int): How many people have room.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CANTEEN_H */
