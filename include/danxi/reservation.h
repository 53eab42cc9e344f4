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
 * @file Sports facilities, rooms and student activities that can be reserved, and their slots.
 *
 * The library does not make reservations: open the `reserve_url` of a Reservation in a browser.
 * Playgrounds are cached in memory and below store.path. Slots are not cached.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_reservation_get_playgrounds() is the method "reservation.get_playgrounds". danxi/core.h
 * explains sessions, results and errors.
 */

/**
 * Lists all playgrounds: venues 场馆预约 first, then student activities 学生活动.
 *
 *     danxi_result *result = danxi_reservation_get_playgrounds(session, NULL);
 *
 * Request: GET https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Playground objects. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the playgrounds, because the layout of the
 *     HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_reservation_get_playgrounds(danxi_session *session, const char *options);

/**
 * Lists the slots of a playground on one day, in the site's order.
 *
 * The list is empty if the site offers no slots on that day. If the cached playgrounds do not
 * contain the identifier, they are requested again.
 *
 *     danxi_result *result = danxi_reservation_get_reservations(session,
 *         "2c9c486e4f821a19014f82418ec10006", "2026-11-21", NULL);
 *
 * Requests:
 * - GET https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBean.pageNo={page}
 * - GET https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId={playground_id}&currentDate={date}
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param playground_id  Identifier of the playground, from danxi_reservation_get_playgrounds().
 * @param date  Day whose slots to list, in Asia/Shanghai. Format: YYYY-MM-DD.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Reservation objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No playground has this identifier.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the slots or the playgrounds, because the
 *     layout of an HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_reservation_get_reservations(danxi_session *session, const char *playground_id,
                                                 const char *date, const char *options);

/**
 * Deletes the cached playgrounds from memory and disk.
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
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Playground: an object.
 *
 * A playground: a sports facility, room or activity that can be reserved.
 *
 * - `id` (string): Identifier of the playground, for danxi_reservation_get_reservations().
 * - `name` (string): Name, such as 杨詠曼楼琴房.
 * - `campus` (string, optional): Campus, such as 邯郸校区. null if the site does not publish it.
 * - `category` (string, optional): Sport or activity, such as 羽毛球. null if the site does not
 *   publish it.
 * - `description` (string, optional): The site's remarks, such as opening hours. null without
 *   remarks.
 * - `category_id` (string): Identifier of the site's list that contains the playground:
 *   `2c9c486e4f821a19014f82381feb0001` (场馆预约, venues) or `2c9c486e4fa659ef014fa6dd31ff005c` (学生活动,
 *   student activities).
 * - `bookable` (bool): Whether the site offers to reserve the playground (立即预订).
 */

/*
 * Reservation: an object.
 *
 * A slot: a period of a day for which a playground can be reserved.
 *
 * - `playground_id` (string): Identifier of the playground.
 * - `name` (string): Name of the slot, or that of the playground if the site shows none.
 * - `date` (date): Day of the slot.
 * - `begin` (time_of_day): Start time in Asia/Shanghai.
 * - `end` (time_of_day): End time in Asia/Shanghai, up to 24:00.
 * - `reserved` (int, at least 0, optional): Number of places that are already reserved. null if the
 *   site does not show it.
 * - `total` (int, at least 0, optional): Number of places in total. null if the site does not show
 *   it.
 * - `available` (bool): Whether the account can still reserve the slot.
 * - `reserve_id` (string, optional): Identifier of the slot. null if the slot is not available, or
 *   if the site shows no identifier.
 * - `reserve_url` (url, optional): URL of the form to reserve the slot, for a browser. null if
 *   `reserve_id` is null.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_RESERVATION_H */
