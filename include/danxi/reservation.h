/* Generated from interface/reservation.toml by `make generate`; do not edit. */
#ifndef DANXI_RESERVATION_H
#define DANXI_RESERVATION_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Sports grounds, rooms and student activities that can be reserved (elife): what there is,
 * and how each of a day's slots is taken.
 *
 * A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a
 * signed-in campus account.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_reservation_get_playgrounds() is the method "reservation.get_playgrounds". danxi/core.h
 * explains sessions, results and errors.
 */

/**
 * Lists all playgrounds, of 场馆预约 first and of 学生活动 then.
 *
 * They are kept for a day, on disk too.
 *
 *     danxi_result *result = danxi_reservation_get_playgrounds(session, NULL);
 *
 * Request: GET https://elife.fudan.edu.cn/public/front/search.htm?id=
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Playground objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_reservation_get_playgrounds(danxi_session *session, const char *options);

/**
 * Lists a day's slots of a playground in the order of the site; the list is empty where the site
 * says that there are none.
 *
 * A playground that is not in danxi_reservation_get_playgrounds() is DANXI_ERROR_NOT_FOUND.
 *
 *     danxi_result *result = danxi_reservation_get_reservations(session,
 *         "2c9c486e4f821a19014f82418ec10006", "2026-11-21", NULL);
 *
 * Request: GET https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId=
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param playground_id  The playground's identifier.
 * @param date  The day, such as `2026-11-21`.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Reservation objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The requested object does not exist, or no longer exists.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_reservation_get_reservations(danxi_session *session, const char *playground_id,
                                                 const char *date, const char *options);

/**
 * Empties the store of playgrounds, in memory and on disk.
 *
 *     danxi_result *result = danxi_reservation_clear_cache(session, NULL);
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
danxi_result *danxi_reservation_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Playground: an object.
 *
 * A place, or an activity, that can be reserved.
 *
 * - `id` (string): Identifier.
 * - `name` (string): Name, such as 杨詠曼楼琴房.
 * - `campus` (string, optional): The campus that it is on, such as 邯郸校区, where the site says so.
 * - `category` (string, optional): The sport or activity that it is for, such as 羽毛球, where the
 *   site says so.
 * - `description` (string, optional): The site's remarks on its opening, where it has any.
 * - `category_id` (string): The site's list that it is in: `2c9c486e4f821a19014f82381feb0001` 场馆预约
 *   or `2c9c486e4fa659ef014fa6dd31ff005c` 学生活动.
 * - `bookable` (bool): Whether the list offers to reserve it (立即预订).
 */

/*
 * Reservation: an object.
 *
 * A slot: a time of a day at which a playground can be, or was, reserved.
 *
 * - `playground_id` (string): The playground's identifier.
 * - `name` (string): What is reserved, mostly the playground's name.
 * - `date` (string): The day, such as `2026-11-21`.
 * - `begin` (string): When it begins, such as `08:00`, in Shanghai.
 * - `end` (string): When it ends, such as `09:00`; up to `24:00`.
 * - `reserved` (int): How many of its places are taken.
 * - `total` (int): How many places it has.
 * - `available` (bool): Whether the account can reserve it now.
 * - `reserve_id` (string, optional): Of an available slot: its identifier.
 * - `reserve_url` (string, optional): Of an available slot: the address of the form that reserves
 *   it.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_RESERVATION_H */
