/* Generated from interface/booking.toml by `make generate`; do not edit. */
#ifndef DANXI_BOOKING_H
#define DANXI_BOOKING_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Venues of the sports booking platform, their free slots, and the person's own bookings.
 *
 * The library only reads: to book or cancel a slot, open the `booking_url` of a Venue in a browser.
 * The platform may answer any request with a script check that only a browser can pass. Such a call
 * fails with DANXI_ERROR_BROWSER_REQUIRED, and `detail.url` is the page to open. Venues are cached
 * in memory and below store.path. Slots and bookings are not cached.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_booking_list_venues() is the method "booking.list_venues". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Lists all venues, in the site's order.
 *
 *     danxi_result *result = danxi_booking_list_venues(session, NULL);
 *
 * Request: GET https://booking.fudan.edu.cn/reservation/api/topic/resource-list?id=48&p={page}&pageSize=200
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Venue objects. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request. `detail.server_message` contains its
 *     reason.
 *   - DANXI_ERROR_BROWSER_REQUIRED: The platform asks for a script check that only a browser can
 *     pass. Open `detail.url` in one.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_list_venues(danxi_session *session, const char *options);

/**
 * Returns a venue with its rules and opening hours.
 *
 *     danxi_result *result = danxi_booking_get_venue(session, 1055, NULL);
 *
 * Request: GET https://booking.fudan.edu.cn/reservation/site/resource/detail?id={id}
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param id  Identifier of the venue, from danxi_booking_list_venues(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A VenueDetail object. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request, for example because no venue has this
 *     identifier. `detail.server_message` contains its reason.
 *   - DANXI_ERROR_BROWSER_REQUIRED: The platform asks for a script check that only a browser can
 *     pass. Open `detail.url` in one.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_get_venue(danxi_session *session, int64_t id, const char *options);

/**
 * Lists the slots of a venue's courts on one or more days, sorted by day, period and court.
 *
 * Slots that cannot be booked are listed too. A slot can usually be booked from two days before its
 * date.
 *
 *     danxi_result *result = danxi_booking_list_slots(session, 1055, "2026-11-21",
 *         "{\"end_date\": \"2026-11-23\"}");
 *
 * Request: GET https://booking.fudan.edu.cn/reservation/site/resource/calendar?resource_id={venue_id}&id={venue_id}&collective=0&date={days}
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param venue_id  Identifier of the venue, from danxi_booking_list_venues(). At least 1.
 * @param start_date  First day, in Asia/Shanghai. Format: YYYY-MM-DD.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `end_date` (date, YYYY-MM-DD): Last day, in Asia/Shanghai, at most 30 days after `start_date`.
 *     The default is `start_date`.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Slot objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end_date` is before `start_date`, or more than 30 days after it.
 *   - DANXI_ERROR_REJECTED: The platform refused the request, for example because no venue has this
 *     identifier. `detail.server_message` contains its reason.
 *   - DANXI_ERROR_BROWSER_REQUIRED: The platform asks for a script check that only a browser can
 *     pass. Open `detail.url` in one.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_list_slots(danxi_session *session, int64_t venue_id,
                                       const char *start_date, const char *options);

/**
 * Lists the person's own bookings, page by page.
 *
 *     danxi_result *result = danxi_booking_list_bookings(session, NULL);
 *
 * Request: GET https://booking.fudan.edu.cn/reservation/site/appointment/appointment-list?p={page}&type=0&pageSize={size}
 * Sign-in: campus, danxi_campus_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, 1 to 10000, default 1): Number of the page.
 *   - `size` (int, 1 to 100, default 10): Maximum number of bookings on a page.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A BookingPage object. Errors:
 *   - DANXI_ERROR_REJECTED: The platform refused the request. `detail.server_message` contains its
 *     reason.
 *   - DANXI_ERROR_BROWSER_REQUIRED: The platform asks for a script check that only a browser can
 *     pass. Open `detail.url` in one.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_list_bookings(danxi_session *session, const char *options);

/**
 * Returns the slots of a venue that became free since a token.
 *
 * Only slots that are `available` count. A slot that is booked and becomes free again is returned
 * again. Each poll is one request for all days. To book a slot, open the `booking_url` of the Venue
 * in a browser.
 *
 *     danxi_result *result = danxi_booking_watch(session, 1055, NULL);
 *
 * Request: GET https://booking.fudan.edu.cn/reservation/site/resource/calendar?resource_id={venue_id}&id={venue_id}&collective=0&date={days}
 * Sign-in: campus, danxi_campus_login().
 * Stream: danxi_watch(session, "booking.watch", …) delivers each result whose `slots` is not empty.
 *
 * @param session  A session.
 * @param venue_id  Identifier of the venue, from danxi_booking_list_venues(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_date` (date, YYYY-MM-DD): First day, in Asia/Shanghai. The default is the day of each
 *     poll.
 *   - `end_date` (date, YYYY-MM-DD): Last day, in Asia/Shanghai, at most 30 days after `start_date`.
 *     The default is two days after it, the last day that can usually be booked.
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 60000 to 86400000 ms, default 300000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewSlots object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end_date` is before `start_date`, or more than 30 days after it.
 *   - DANXI_ERROR_REJECTED: The platform refused the request, for example because no venue has this
 *     identifier. `detail.server_message` contains its reason.
 *   - DANXI_ERROR_BROWSER_REQUIRED: The platform asks for a script check that only a browser can
 *     pass. Open `detail.url` in one.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_watch(danxi_session *session, int64_t venue_id, const char *options);

/**
 * Deletes the cached venues from memory and disk.
 *
 *     danxi_result *result = danxi_booking_clear_cache(session, NULL);
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
danxi_result *danxi_booking_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Venue: an object.
 *
 * A venue: a sports facility with courts.
 *
 * - `id` (int): Identifier of the venue, for danxi_booking_get_venue() and
 *   danxi_booking_list_slots().
 * - `name` (string): Name of the venue, such as 北区体育馆-乒乓球.
 * - `introduction` (string, optional): Introduction, as plain text. null without an introduction.
 * - `image_url` (url, optional): URL of an image of the venue. null without an image.
 * - `booking_url` (url): URL of the venue's page, for a browser.
 */

/*
 * VenueDetail: an object.
 *
 * A venue with its rules.
 *
 * - `id` (int): Identifier of the venue, for danxi_booking_list_slots().
 * - `name` (string): Name of the venue, such as 北区体育馆-乒乓球.
 * - `usable` (bool, optional): Whether the account may book the venue. null if the server does not
 *   send it.
 * - `limit` (string, optional): The reason why the account may not book the venue, as the server
 *   writes the reason. null without a reason.
 * - `opening_hours` (array of OpeningHours): Times of the day for which the venue can be booked.
 *   Empty if the server sends none.
 * - `introduction` (string, optional): Introduction, as plain text. null without an introduction.
 * - `description` (string, optional): Rules of booking, as plain text. null without rules.
 * - `needs_captcha` (bool, optional): Whether booking needs a captcha. null if the server does not
 *   send it.
 * - `booking_url` (url): URL of the venue's page, for a browser.
 */

/*
 * OpeningHours: an object.
 *
 * A period of each day.
 *
 * - `start` (time_of_day): Start time in Asia/Shanghai.
 * - `end` (time_of_day): End time in Asia/Shanghai, up to 24:00.
 */

/*
 * Slot: an object.
 *
 * A slot: a period of a day for which a court can be booked.
 *
 * - `date` (date): Day of the slot.
 * - `start` (time_of_day): Start time in Asia/Shanghai.
 * - `end` (time_of_day): End time in Asia/Shanghai, up to 24:00.
 * - `period_id` (int): The server's identifier of the period. It is the same on all days.
 * - `court_id` (int): Identifier of the court.
 * - `court` (string, optional): Name of the court, such as 1号场地. null if the server does not send
 *   it.
 * - `status` (int, optional): The server's status. 0 means that the slot is open, and 2 and 3 that
 *   it cannot be booked. Other values are possible. null if the server does not send it.
 * - `total` (int, optional): Number of places in total. null if the server does not send it.
 * - `remaining` (int, optional): Number of places that are free. null if the server does not send
 *   it.
 * - `available` (bool, optional): Whether the slot can be booked: `status` is 0 and `remaining` is
 *   greater than 0. null if one of them is null.
 */

/*
 * Booking: an object.
 *
 * A booking of the person.
 *
 * - `id` (int): The platform's identifier of the booking.
 * - `venue_id` (int, optional): Identifier of the venue. null if the server does not send it.
 * - `court_id` (int, optional): Identifier of the court. null if the server does not send it.
 * - `name` (string, optional): Name of the booked venue. null if the server does not send it.
 * - `status` (int, optional): The server's status. null if the server does not send it.
 * - `status_name` (string, optional): Status as the server writes it, such as 已取消 (cancelled), 已结束
 *   (over), 已过期 (expired) or 已驳回 (refused). null if the server does not send it.
 * - `is_void` (bool, optional): Whether the booking does not hold, because it was cancelled (已取消)
 *   or refused (已驳回), by `status_name`. null if the server does not send it.
 * - `created` (time, optional): Time at which the person booked. null if the server does not send
 *   it.
 * - `can_cancel` (bool, optional): Whether the booking can be cancelled, in a browser. null if the
 *   server does not send it.
 * - `periods` (array of BookedPeriod): Periods that are booked, in the server's order.
 */

/*
 * BookedPeriod: an object.
 *
 * A period of a booking.
 *
 * - `date` (date): Day of the period.
 * - `start` (time_of_day): Start time in Asia/Shanghai.
 * - `end` (time_of_day): End time in Asia/Shanghai, up to 24:00.
 * - `period_id` (int, optional): The server's identifier of the period. null if the server does not
 *   send it.
 * - `can_cancel` (bool, optional): Whether the period can be cancelled, in a browser. null if the
 *   server does not send it.
 */

/*
 * BookingPage: an object.
 *
 * A page of a list of bookings.
 *
 * - `bookings` (array of Booking): Bookings in the server's order.
 * - `page` (int, at least 1): Number of this page.
 * - `page_count` (int, at least 0, optional): Number of pages of the list. null if the server does
 *   not send the number of bookings.
 * - `total` (int, at least 0, optional): Number of bookings in the list. null if the server does
 *   not send it.
 */

/*
 * NewSlots: an object.
 *
 * The slots that became free since a token.
 *
 * - `token` (string): Token of the state after these slots. The next call takes it as `since`.
 * - `slots` (array of Slot): Slots that can be booked now and could not at the last poll, sorted by
 *   day, period and court.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_BOOKING_H */
