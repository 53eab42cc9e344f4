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
 * @file Sports venues, rooms and student activities that can be reserved, and their free slots.
 *
 * The library does not make reservations: open the `reserve_url` of a `Reservation` in a browser. The
 * playgrounds are stored in memory and below `store.path`; slots are not stored.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists all playgrounds: venues 场馆预约 first, then student activities 学生活动.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Playground. danxi_schema() describes it.
 * @see GET https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBe
 *   an.pageNo={page}
 */
danxi_result *danxi_reservation_get_playgrounds(danxi_session *session, const char *options);

/**
 * Lists the slots of a playground on one day, in the site's order.
 *
 * The list is empty if the site offers no slots on that day. An identifier that is missing in the stored
 * playgrounds is looked up on the site.
 *
 * @param session An open session.
 * @param playground_id Identifier of the playground, as in danxi_reservation_get_playgrounds().
 * @param date Day as YYYY-MM-DD.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Reservation. danxi_schema() describes it.
 * @see GET https://elife.fudan.edu.cn/public/front/search.htm?id={category_id}&pageBean.pageSize=100&pageBe
 *   an.pageNo={page}, GET
 *   https://elife.fudan.edu.cn/public/front/getResource2.htm?contentId={playground_id}&currentDate={date}
 */
danxi_result *danxi_reservation_get_reservations(danxi_session *session, const char *playground_id, const char *date, const char *options);

/**
 * Deletes the stored playgrounds, in memory and on disk.
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
