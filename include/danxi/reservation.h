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
 * @file Sports grounds, rooms and student activities that can be reserved (elife): what there is, and how
 * each of a day's slots is taken.
 *
 * A reservation itself is made in a browser, at the slot's `reserve_url`. All methods need a signed-in campus
 * account.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists all playgrounds, of 场馆预约 first and of 学生活动 then.
 *
 * They are kept for a day, on disk too.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Playground. danxi_schema() describes it.
 * @see GET https://elife.fudan.edu.cn/public/front/search.htm?id=
 */
danxi_result *danxi_reservation_get_playgrounds(danxi_session *session, const char *options);

/**
 * Lists a day's slots of a playground in the order of the site; the list is empty where the site says that
 * there are none.
 *
 * A playground that is not in danxi_reservation_get_playgrounds() is DANXI_ERROR_NOT_FOUND.
 *
 * @param session An open session.
 * @param playground_id The playground's identifier.
 * @param date The day, such as `2026-11-21`.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Reservation. danxi_schema() describes it.
 * @see GET https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId=
 */
danxi_result *danxi_reservation_get_reservations(danxi_session *session, const char *playground_id, const char *date, const char *options);

/**
 * Empties the store of playgrounds, in memory and on disk.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_reservation_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_RESERVATION_H */
