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
 * @file The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate
 * school, newest first and by pages.
 *
 * They are public: no account is needed, though the announcements themselves may ask for one.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_announcement_get_undergraduate_announcements() is the method
 * "announcement.get_undergraduate_announcements". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Lists one page of the announcements for undergraduates 教务处通知, newest first.
 *
 * The site ends its list with an error: a page after the last is DANXI_ERROR_NOT_FOUND. A page is
 * kept in memory for an hour.
 *
 *     danxi_result *result = danxi_announcement_get_undergraduate_announcements(session, 1, NULL);
 *
 * Request: GET https://jwc.fudan.edu.cn/9397/list{page}.htm
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param page  Which page, from 1, the newest, to 10,000. 1 to 10000.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Announcement objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The requested object does not exist, or no longer exists.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_get_undergraduate_announcements(danxi_session *session,
                                                                 int64_t page, const char *options);

/**
 * Lists one page of the graduate school's announcements 研究生院通知, newest first.
 *
 * The site ends its list with an error: a page after the last is DANXI_ERROR_NOT_FOUND. A page is
 * kept in memory for an hour.
 *
 *     danxi_result *result = danxi_announcement_get_graduate_announcements(session, 1, NULL);
 *
 * Request: GET https://gs.fudan.edu.cn/tzgg/list{page}.htm
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param page  Which page, from 1, the newest, to 10,000. 1 to 10000.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Announcement objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The requested object does not exist, or no longer exists.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_announcement_get_graduate_announcements(danxi_session *session, int64_t page,
                                                            const char *options);

/**
 * Empties the store of announcements.
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
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Announcement: an object.
 *
 * An announcement of an academic office, as the office's list shows it.
 *
 * - `title` (string): Its title, in full.
 * - `date` (string): The day of its publication, such as `2026-11-21`, in Shanghai.
 * - `link` (string): Where it can be read: an absolute address, mostly of the office's own site.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ANNOUNCEMENT_H */
