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
 * @file Announcements of the Academic Affairs Office (for undergraduates) and of the Graduate School.
 *
 * The lists are public, so no account is needed. Reading an announcement itself may need one. Answers are
 * stored in memory only.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists a page of the Academic Affairs Office's announcements 教务处通知, newest first.
 *
 * @param session An open session.
 * @param page Number of the page. Page 1 has the newest announcements.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Announcement. danxi_schema() describes it.
 * @see GET https://jwc.fudan.edu.cn/9397/list{page}.htm
 */
danxi_result *danxi_announcement_get_undergraduate_announcements(danxi_session *session, int64_t page, const char *options);

/**
 * Lists a page of the Graduate School's announcements 研究生院通知, newest first.
 *
 * @param session An open session.
 * @param page Number of the page. Page 1 has the newest announcements.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Announcement. danxi_schema() describes it.
 * @see GET https://gs.fudan.edu.cn/tzgg/list{page}.htm
 */
danxi_result *danxi_announcement_get_graduate_announcements(danxi_session *session, int64_t page, const char *options);

/**
 * Deletes the stored announcements.
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
