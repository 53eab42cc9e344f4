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
 * @file The announcements 通知公告 of the academic affairs office (undergraduates) and of the graduate school,
 * newest first and by pages.
 *
 * They are public: no account is needed, though the announcements themselves may ask for one.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists one page of the announcements for undergraduates 教务处通知, newest first.
 *
 * The site ends its list with an error: a page after the last is DANXI_ERROR_NOT_FOUND. A page is kept in
 * memory for an hour.
 *
 * @param session An open session.
 * @param page Which page, from 1, the newest, to 10,000.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Announcement. danxi_schema() describes it.
 * @see GET https://jwc.fudan.edu.cn/9397/list{page}.htm
 */
danxi_result *danxi_announcement_get_undergraduate_announcements(danxi_session *session, int64_t page, const char *options);

/**
 * Lists one page of the graduate school's announcements 研究生院通知, newest first.
 *
 * The site ends its list with an error: a page after the last is DANXI_ERROR_NOT_FOUND. A page is kept in
 * memory for an hour.
 *
 * @param session An open session.
 * @param page Which page, from 1, the newest, to 10,000.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Announcement. danxi_schema() describes it.
 * @see GET https://gs.fudan.edu.cn/tzgg/list{page}.htm
 */
danxi_result *danxi_announcement_get_graduate_announcements(danxi_session *session, int64_t page, const char *options);

/**
 * Empties the store of announcements.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_announcement_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ANNOUNCEMENT_H */
