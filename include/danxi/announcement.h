/* Generated from interface/announcement.toml by `make generate`; do not edit. */
#ifndef DANXI_ANNOUNCEMENT_H
#define DANXI_ANNOUNCEMENT_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate
 * School.
 *
 * The lists are public, so no account is needed. The page to which an entry links may need an
 * account. Lists are cached in memory only.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_announcement_get_undergraduate_announcements() is the method
 * "announcement.get_undergraduate_announcements". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Lists the announcements of the Academic Affairs Office 教务处通知, page by page, newest first.
 *
 * A page after the last one is empty.
 *
 *     danxi_result *result = danxi_announcement_get_undergraduate_announcements(session, 1, NULL);
 *
 * Request: GET https://jwc.fudan.edu.cn/9397/list{page}.htm
 * Cache: the value is valid for 1 hour.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param page  Number of the page. Page 1 has the newest announcements. 1 to 10000.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Announcement objects. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the list, because the layout of the HTML page
 *     has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_get_undergraduate_announcements(danxi_session *session,
                                                                 int64_t page, const char *options);

/**
 * Lists the announcements of the Graduate School 研究生院通知, page by page, newest first.
 *
 * A page after the last one is empty.
 *
 *     danxi_result *result = danxi_announcement_get_graduate_announcements(session, 1, NULL);
 *
 * Request: GET https://gs.fudan.edu.cn/tzgg/list{page}.htm
 * Cache: the value is valid for 1 hour.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param page  Number of the page. Page 1 has the newest announcements. 1 to 10000.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Announcement objects. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the list, because the layout of the HTML page
 *     has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_get_graduate_announcements(danxi_session *session, int64_t page,
                                                            const char *options);

/**
 * Returns the announcements of an office that are new since a token.
 *
 * Each poll is one request for the first page. If more announcements than one page has are new, the
 * older ones are left out.
 *
 *     danxi_result *result = danxi_announcement_watch(session, NULL);
 *
 * Requests:
 * - GET https://jwc.fudan.edu.cn/9397/list1.htm
 * - GET https://gs.fudan.edu.cn/tzgg/list1.htm
 * Stream: danxi_watch(session, "announcement.watch", …) delivers each result whose `announcements`
 *   is not empty.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `office` (AnnouncementOffice, default "undergraduate"): Office whose announcements are watched.
 *     One of "undergraduate", "graduate".
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 600000 to 86400000 ms, default 1800000): Time that a stream waits between
 *     two polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewAnnouncements object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the list, because the layout of the HTML page
 *     has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_watch(danxi_session *session, const char *options);

/**
 * Deletes the cached announcements from memory.
 *
 *     danxi_result *result = danxi_announcement_clear_cache(session, NULL);
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
danxi_result *danxi_announcement_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Announcement: an object.
 *
 * An entry in the list of announcements of an office.
 *
 * - `title` (string): Full title of the announcement.
 * - `date` (date, optional): Day of publication in Asia/Shanghai. null if the entry shows no date.
 * - `link` (url): URL of the announcement, usually on the office's site.
 * - `needs_sign_in` (bool): Whether the site shows the announcement only after a campus sign-in:
 *   its link ends in `.psp`.
 */

/*
 * NewAnnouncements: an object.
 *
 * The announcements that are new since a token.
 *
 * - `token` (string): Token of the state after these announcements. The next call takes it as
 *   `since`.
 * - `announcements` (array of Announcement): The new announcements, in the order of the page.
 */

/*
 * AnnouncementOffice: a string.
 *
 * An office that publishes announcements.
 *
 * - "undergraduate": The Academic Affairs Office 教务处.
 * - "graduate": The Graduate School 研究生院.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ANNOUNCEMENT_H */
