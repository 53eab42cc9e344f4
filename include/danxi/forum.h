/* Generated from interface/forum.toml by `make generate`; do not edit. */
#ifndef DANXI_FORUM_H
#define DANXI_FORUM_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The forum 树洞: divisions, holes (threads), floors (posts) and tags.
 *
 * A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a
 * pseudonym, which the forum assigns to the person for a single hole.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_forum_get_divisions() is the method "forum.get_divisions". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Lists the divisions of the forum, each with its pinned holes.
 *
 *     danxi_result *result = danxi_forum_get_divisions(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/divisions
 * Sign-in: community, danxi_account_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Division objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_divisions(danxi_session *session, const char *options);

/**
 * Returns a division with its pinned holes.
 *
 * The division is taken from the cached divisions of danxi_forum_get_divisions(). If they lack the
 * division, only this division is requested.
 *
 *     danxi_result *result = danxi_forum_get_division(session, 1, NULL);
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/divisions
 * - GET https://forum.fduhole.com/api/divisions/{id}
 * Sign-in: community, danxi_account_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param id  Identifier of the division, from danxi_forum_get_divisions().
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A Division object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No division has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_division(danxi_session *session, int64_t id, const char *options);

/**
 * Lists the holes of a division, page by page, newest first.
 *
 *     danxi_result *result = danxi_forum_list_holes_in_division(session, 1, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/divisions/{division_id}/holes
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param division_id  Identifier of the division, from danxi_forum_get_divisions(), or 0 for all
 *   divisions. The list is empty if the division does not exist. At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Time before which the listed holes were created or last replied
 *     to, as `order` chooses. The default is now.
 *   - `order` (HoleOrder, default "time_updated"): The time by which holes are sorted. One of
 *     "time_updated", "time_created".
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_in_division(danxi_session *session, int64_t division_id,
                                                 const char *options);

/**
 * Lists the holes of a division that are safe for work, page by page, newest first.
 *
 * Holes that have a tag whose name starts with `*` are left out.
 *
 *     danxi_result *result = danxi_forum_list_safe_holes_in_division(session, 1, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/divisions/{division_id}/holes/_sfw
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param division_id  Identifier of the division, from danxi_forum_get_divisions(), or 0 for all
 *   divisions. The list is empty if the division does not exist. At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Time before which the listed holes were created or last replied
 *     to, as `order` chooses. The default is now.
 *   - `order` (HoleOrder, default "time_updated"): The time by which holes are sorted. One of
 *     "time_updated", "time_created".
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_safe_holes_in_division(danxi_session *session, int64_t division_id,
                                                      const char *options);

/**
 * Lists the holes of the forum's home page, page by page, newest first.
 *
 * The home page has the holes of those divisions whose `show_in_home_page` is true.
 *
 *     danxi_result *result = danxi_forum_list_holes_on_home_page(session, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/holes/_homepage
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `tags` (array of strings, at least 1 item without duplicates, each not only spaces): Names of
 *     tags. Only holes that have all of these tags are listed. By default, tags do not matter.
 *   - `start_time` (time, RFC 3339): Time before which the listed holes were created or last replied
 *     to, as `order` chooses. The default is now.
 *   - `order` (HoleOrder, default "time_updated"): The time by which holes are sorted. One of
 *     "time_updated", "time_created".
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Hole objects. Errors:
 *   - DANXI_ERROR_REJECTED: A tag does not exist.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_on_home_page(danxi_session *session, const char *options);

/**
 * Lists the outstanding holes, page by page, newest first.
 *
 *     danxi_result *result = danxi_forum_list_good_holes(session, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/holes/_good
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Time before which the listed holes were created or last replied
 *     to, as `order` chooses. The default is now.
 *   - `order` (HoleOrder, default "time_updated"): The time by which holes are sorted. One of
 *     "time_updated", "time_created".
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_good_holes(danxi_session *session, const char *options);

/**
 * Lists holes by division, tags and time of creation, page by page, newest first.
 *
 * With `time_created` as `order`, the server sends each hole's time of creation in place of the
 * time of its last floor.
 *
 *     danxi_result *result = danxi_forum_list_holes(session, "{\"division_id\": 1, \"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/holes
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `division_id` (int, at least 0, default 0): Identifier of the division, from
 *     danxi_forum_get_divisions(), or 0 for all divisions.
 *   - `tags` (array of strings, at least 1 item without duplicates, each not only spaces): Names of
 *     tags. Only holes that have all of these tags are listed. By default, tags do not matter.
 *   - `created_start` (time, RFC 3339): Earliest time at which the listed holes were created. By
 *     default, the time is not limited.
 *   - `created_end` (time, RFC 3339): Latest time at which the listed holes were created. By default,
 *     the time is not limited.
 *   - `start_time` (time, RFC 3339): Time before which the listed holes were created or last replied
 *     to, as `order` chooses. The default is now.
 *   - `order` (HoleOrder, default "time_updated"): The time by which holes are sorted. One of
 *     "time_updated", "time_created".
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Hole objects. Errors:
 *   - DANXI_ERROR_REJECTED: A tag does not exist.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes(danxi_session *session, const char *options);

/**
 * Lists the holes with a tag, page by page, newest first.
 *
 * The holes are sorted by the time of their last floor. The list is empty if no tag has this name.
 *
 *     danxi_result *result = danxi_forum_list_holes_by_tag(session, "选课", "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/holes
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param tag_name  Name of the tag, from danxi_forum_list_all_tags(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Time before which the last floors of the listed holes were
 *     posted. The default is now.
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_by_tag(danxi_session *session, const char *tag_name,
                                            const char *options);

/**
 * Lists the holes that the account created, page by page, newest first.
 *
 * The holes are sorted by the time of their last floor. Hidden and deleted holes are not listed.
 *
 *     danxi_result *result = danxi_forum_list_my_holes(session, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/users/me/holes
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Time before which the last floors of the listed holes were
 *     posted. The default is now.
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_my_holes(danxi_session *session, const char *options);

/**
 * Returns a hole with its first floors.
 *
 *     danxi_result *result = danxi_forum_get_hole(session, 2, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/holes/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Hole object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, or it is hidden.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_hole(danxi_session *session, int64_t id, const char *options);

/**
 * Creates a hole with its first floor.
 *
 * danxi_forum_list_all_tags() lists a new tag at once. Only administrators can create a tag whose
 * name starts with `#`, `@` or `*`, or has more than 10 characters and more than 15 bytes in UTF-8.
 * If such a long name is not in danxi_forum_list_all_tags(), the call fails with
 * DANXI_ERROR_INVALID_ARGUMENT before the hole is sent.
 *
 *     danxi_result *result = danxi_forum_create_hole(session, "How late is the library open?", 1,
 *         "[\"学习\"]", NULL);
 *
 * Requests, sent at most once:
 * - GET https://forum.fduhole.com/api/divisions
 * - GET https://forum.fduhole.com/api/tags
 * - GET https://forum.fduhole.com/api/users/me
 * - POST https://forum.fduhole.com/api/divisions/{division_id}/holes
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param content  Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2. 1
 *   to 10000 characters.
 * @param division_id  Identifier of the division, from danxi_forum_get_divisions(). At least 1.
 * @param tags  Names of the hole's tags. A name that no tag has yet creates a tag. A JSON array of
 *   strings. 1 to 10 items without duplicates, each 1 to 20 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `special_tag` (string, at most 16 characters): Staff badge to post with, for accounts that have
 *     it. The default is to post without a badge.
 *   - `timeout_ms`: see danxi_call().
 * @return A Hole object: the new hole. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account may not post here: the quiz was not passed
 *     (danxi_account_get_quiz()), it is banned from the division, or it lacks the staff badge.
 *   - DANXI_ERROR_NOT_FOUND: No division has this identifier. Nothing was sent.
 *   - DANXI_ERROR_REJECTED: The text shows an image from a host that the forum does not allow.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_hole(danxi_session *session, const char *content,
                                      int64_t division_id, const char *tags, const char *options);

/**
 * Changes the tags, the division or the state of a hole. Only for administrators.
 *
 * The change does not move the hole in lists.
 *
 *     danxi_result *result = danxi_forum_modify_hole(session, 2, "{\"locked\": true}");
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/divisions
 * - PUT https://forum.fduhole.com/api/holes/{id}
 * Sign-in: community, danxi_account_login().
 * Needed: at least one of `tags`, `division_id`, `hidden`, `locked`, `frozen`.
 *
 * @param session  A session.
 * @param id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `tags` (array of strings, 1 to 10 items without duplicates, each 1 to 20 characters, not only
 *     spaces): Names of the hole's new tags, which replace all old tags. By default, the tags stay as
 *     they are.
 *   - `division_id` (int, at least 1): Identifier of the division to move the hole to, from
 *     danxi_forum_get_divisions(). By default, the hole is not moved.
 *   - `hidden` (bool): Whether only administrators see the hole. By default, this stays as it is.
 *   - `locked` (bool): Whether only administrators can reply. By default, this stays as it is.
 *   - `frozen` (bool): Whether new floors no longer move the hole to the top of lists. By default,
 *     this stays as it is.
 *   - `timeout_ms`: see danxi_call().
 * @return A Hole object: the modified hole. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's. Authors cannot change their own
 *     holes either.
 *   - DANXI_ERROR_NOT_FOUND: No hole, or no division, has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_hole(danxi_session *session, int64_t id, const char *options);

/**
 * Hides a hole from everybody except administrators, also from its author. Only for administrators.
 *
 * danxi_forum_modify_hole() makes the hole visible again.
 *
 *     danxi_result *result = danxi_forum_hide_hole(session, 2, NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/holes/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, or it is hidden already.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_hide_hole(danxi_session *session, int64_t id, const char *options);

/**
 * Counts a view of a hole.
 *
 * Reading a hole does not count as a view by itself. The server adds up the views and stores them
 * every minute. It ignores holes that do not exist.
 *
 *     danxi_result *result = danxi_forum_add_view(session, 2, NULL);
 *
 * Request: PATCH https://forum.fduhole.com/api/holes/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_view(danxi_session *session, int64_t id, const char *options);

/**
 * Returns the AI summary of a hole, or makes the forum write one.
 *
 * The forum offers a summary if `ai_summary_available` of the Hole is true. Writing one takes a
 * while: call again after some seconds, until `code` is 1000 (ready) or at least 2000 (no summary).
 * A summary is kept for a day.
 *
 *     danxi_result *result = danxi_forum_get_summary(session, 2, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/holes/{id}/summary, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `force_refresh` (bool, default false): Whether to write a new summary, even if the hole has a
 *     summary already.
 *   - `timeout_ms`: see danxi_call().
 * @return A SummaryState object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, it is hidden, or the forum does not offer
 *     summaries to the account.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_summary(danxi_session *session, int64_t id, const char *options);

/**
 * Rates an AI summary.
 *
 *     danxi_result *result = danxi_forum_rate_summary(session, 2,
 *         "00000000-0000-4000-8000-000000000002", 1, NULL);
 *
 * Request: POST https://forum.fduhole.com/api/holes/{id}/summary/feedback, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the hole.
 * @param trace_id  Identifier of the summary, from danxi_forum_get_summary(). Not empty.
 * @param type  The rating, as the forum numbers it: 1 for a good summary.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `reason` (string, default ""): Reason for the rating.
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_rate_summary(danxi_session *session, int64_t id, const char *trace_id,
                                       int64_t type, const char *options);

/**
 * Lists the floors of a hole, page by page.
 *
 * The list is empty if the hole does not exist. The server also lists the floors of hidden holes.
 * The server cannot sort floors by likes, but danxi_forum_list_all_floors() can.
 *
 *     danxi_result *result = danxi_forum_list_floors_in_hole(session, 2, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/holes/{hole_id}/floors
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_floor` (int, at least 0, default 0): Number of floors to skip at the beginning of the
 *     list.
 *   - `sort` (FloorSort, default "asc"): The order of the floors. With the newest first, a floor that
 *     is posted between two calls moves the others to the next page. One of "asc", "desc".
 *   - `size` (int, 1 to 50, default 30): Maximum number of floors.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Floor objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_floors_in_hole(danxi_session *session, int64_t hole_id,
                                              const char *options);

/**
 * Lists all floors of a hole at once.
 *
 * A hole can have thousands of floors; use danxi_forum_list_floors_in_hole() to list them page by
 * page. The list is empty if the hole does not exist.
 *
 *     danxi_result *result = danxi_forum_list_all_floors(session, 2, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/holes/{hole_id}/floors
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `order` (FloorOrder, default "oldest"): The order of the floors. The library sorts the floors.
 *     One of "oldest", "newest", "most_liked".
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Floor objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_all_floors(danxi_session *session, int64_t hole_id,
                                          const char *options);

/**
 * Returns the floors that were posted in a hole since a token, oldest first.
 *
 * If more than 500 floors are new, the call returns the oldest 500 of them, and the next call
 * returns the floors after them. Floors that are changed or deleted later are not returned again.
 *
 *     danxi_result *result = danxi_forum_watch_hole(session, 2, NULL);
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/holes/{id}/floors
 * - GET https://forum.fduhole.com/api/holes/{id}
 * Sign-in: community, danxi_account_login().
 * Stream: danxi_watch(session, "forum.watch_hole", …) delivers each result whose `floors` is not
 *   empty.
 *
 * @param session  A session.
 * @param id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 5000 to 86400000 ms, default 30000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewFloors object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, or it is hidden. Only the first call for a
 *     hole checks this.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_watch_hole(danxi_session *session, int64_t id, const char *options);

/**
 * Returns the holes that were created in a division since a token, oldest first.
 *
 * If more than 100 holes are new, the oldest are left out. A hole that is moved into the division
 * is not new.
 *
 *     danxi_result *result = danxi_forum_watch_division(session, 1, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/divisions/{division_id}/holes
 * Sign-in: community, danxi_account_login().
 * Stream: danxi_watch(session, "forum.watch_division", …) delivers each result whose `holes` is not
 *   empty.
 *
 * @param session  A session.
 * @param division_id  Identifier of the division, from danxi_forum_get_divisions(), or 0 for all
 *   divisions. At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 10000 to 86400000 ms, default 60000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewHoles object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_watch_division(danxi_session *session, int64_t division_id,
                                         const char *options);

/**
 * Returns the floors that a search finds and that were posted since a token, oldest first.
 *
 * A floor that the server finds more than ten minutes after a later one was posted is left out, and
 * so are all but 500 floors of one poll.
 *
 *     danxi_result *result = danxi_forum_watch_search(session, "图书馆", NULL);
 *
 * Request: GET https://forum.fduhole.com/api/floors/search
 * Sign-in: community, danxi_account_login().
 * Stream: danxi_watch(session, "forum.watch_search", …) delivers each result whose `floors` is not
 *   empty.
 *
 * @param session  A session.
 * @param keyword  Words to search for. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `accurate` (bool, default false): Whether to find only texts that contain `keyword` exactly as
 *     it is.
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 60000 to 86400000 ms, default 300000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewFloors object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_watch_search(danxi_session *session, const char *keyword,
                                       const char *options);

/**
 * Returns a floor.
 *
 *     danxi_result *result = danxi_forum_get_floor(session, 7, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/floors/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the floor.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_floor(danxi_session *session, int64_t id, const char *options);

/**
 * Replies to a hole with a new floor.
 *
 *     danxi_result *result = danxi_forum_create_floor(session, "Until ten.", 2, NULL);
 *
 * Request: POST https://forum.fduhole.com/api/holes/{hole_id}/floors, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param content  Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2. 1
 *   to 10000 characters.
 * @param hole_id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `special_tag` (string, at most 16 characters): Staff badge to post with, for accounts that have
 *     it. The default is to post without a badge.
 *   - `reply_to` (int, at least 1): Identifier of the floor to reply to. The server stores the
 *     identifier without a check. The author of that floor is notified only if `content` contains
 *     `##` and the identifier. By default, the new floor replies to no other floor.
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object: the new floor. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account may not reply: the hole is locked, the quiz was not passed
 *     (danxi_account_get_quiz()), the account is banned from the division, or it lacks the staff
 *     badge.
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, or it is hidden.
 *   - DANXI_ERROR_REJECTED: The text shows an image from a host that the forum does not allow.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_floor(danxi_session *session, const char *content, int64_t hole_id,
                                       const char *options);

/**
 * Changes the text of a floor that the account wrote.
 *
 * Administrators of the forum can see the previous texts. A text that is equal to the present one
 * also counts as a change.
 *
 *     danxi_result *result = danxi_forum_modify_floor(session, 7,
 *         "{\"content\": \"Until half past ten.\"}");
 *
 * Request: PUT https://forum.fduhole.com/api/floors/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 * Needed: at least one of `content`, `special_tag`, `fold`.
 *
 * @param session  A session.
 * @param id  Identifier of the floor.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `content` (string, 1 to 10000 characters): The new text. By default it stays as it is.
 *   - `special_tag` (string, at most 16 characters): The new staff badge, empty to remove it. Only
 *     administrators can change it. By default it stays as it is.
 *   - `fold` (string, at most 64 characters): Reason for folding the floor, empty to unfold it. Only
 *     administrators can fold floors. By default nothing is changed.
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object: the modified floor. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account did not write the floor, the floor is deleted, its hole is
 *     locked, the account is banned from the division, or `special_tag` or `fold` was given, which
 *     are only for administrators.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 *   - DANXI_ERROR_REJECTED: The text shows an image from a host that the forum does not allow.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_floor(danxi_session *session, int64_t id, const char *options);

/**
 * Deletes a floor that the account wrote.
 *
 *     danxi_result *result = danxi_forum_delete_floor(session, 7, "{\"reason\": \"Answered.\"}");
 *
 * Request: DELETE https://forum.fduhole.com/api/floors/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the floor.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `reason` (string, at most 32 characters, default ""): Reason for the deletion, which is
 *     displayed instead of the text.
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object: the deleted floor, with `reason` as its text. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account did not write the floor, or it is deleted already.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_floor(danxi_session *session, int64_t id, const char *options);

/**
 * Likes or dislikes a floor, or removes the vote.
 *
 *     danxi_result *result = danxi_forum_like_floor(session, 7, 1, NULL);
 *
 * Request: POST https://forum.fduhole.com/api/floors/{id}/like/{like}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the floor.
 * @param like  The vote: 1 to like the floor, -1 to dislike it, 0 to remove the vote. -1 to 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object: the floor with the new numbers of likes and dislikes. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_like_floor(danxi_session *session, int64_t id, int64_t like,
                                     const char *options);

/**
 * Searches the texts of all floors for words, and lists the floors found, page by page.
 *
 * danxi_forum_search_floors_in_hole() searches a single hole, and
 * danxi_forum_search_floors_by_tag() the holes with a tag.
 *
 *     danxi_result *result = danxi_forum_search_floor(session, "图书馆", "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/floors/search
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param keyword  Words to search for. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `accurate` (bool, default false): Whether to find only texts that contain `keyword` exactly as
 *     it is.
 *   - `start_time` (time, RFC 3339): Earliest time at which the listed floors were posted, in whole
 *     seconds. By default, the time is not limited.
 *   - `end_time` (time, RFC 3339): Latest time at which the listed floors were posted, in whole
 *     seconds. By default, the time is not limited.
 *   - `offset` (int, at least 0, default 0): Number of floors to skip at the beginning of the list.
 *   - `size` (int, 1 to 50, default 10): Maximum number of floors.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Floor objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `start_time` is after `end_time`, or one of them is before 1970.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floor(danxi_session *session, const char *keyword,
                                       const char *options);

/**
 * Lists the floors of a hole whose texts contain words, oldest first.
 *
 * The server cannot search a single hole. All floors of the hole are requested at once, and
 * searched by the library. The list is empty if the hole does not exist.
 *
 *     danxi_result *result = danxi_forum_search_floors_in_hole(session, 2, "图书馆", NULL);
 *
 * Request: GET https://forum.fduhole.com/api/holes/{hole_id}/floors
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param keyword  Words to search for, in upper or lower case. Not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `accurate` (bool, default false): Whether to find only texts that contain `keyword` exactly as
 *     it is. Otherwise, a text must contain each word of `keyword` anywhere.
 *   - `start_time` (time, RFC 3339): Earliest time at which the listed floors were posted, in whole
 *     seconds. By default, the time is not limited.
 *   - `end_time` (time, RFC 3339): Latest time at which the listed floors were posted, in whole
 *     seconds. By default, the time is not limited.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Floor objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `start_time` is after `end_time`, or one of them is before 1970.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floors_in_hole(danxi_session *session, int64_t hole_id,
                                                const char *keyword, const char *options);

/**
 * Searches the texts of floors for words, and lists those in holes with a tag.
 *
 * The server cannot search by tag. The floors of danxi_forum_search_floor() are requested in turn,
 * and each of their holes once, until there are `size` floors in holes with the tag. A rare tag and
 * a frequent word take many requests: `scan` limits them.
 *
 *     danxi_result *result = danxi_forum_search_floors_by_tag(session, "学习", "图书馆",
 *         "{\"size\": 3}");
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/floors/search
 * - GET https://forum.fduhole.com/api/holes/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param tag_name  Name of the tag, from danxi_forum_list_all_tags(). Not only spaces.
 * @param keyword  Words to search for. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `accurate` (bool, default false): Whether to find only texts that contain `keyword` exactly as
 *     it is.
 *   - `start_time` (time, RFC 3339): Earliest time at which the listed floors were posted, in whole
 *     seconds. By default, the time is not limited.
 *   - `end_time` (time, RFC 3339): Latest time at which the listed floors were posted, in whole
 *     seconds. By default, the time is not limited.
 *   - `offset` (int, at least 0, default 0): Number of floors of the search to skip: 0, or
 *     `next_offset` of the previous call.
 *   - `size` (int, 1 to 50, default 10): Maximum number of floors.
 *   - `scan` (int, 1 to 2000, default 200): Maximum number of floors of the search whose holes are
 *     checked for the tag.
 *   - `timeout_ms`: see danxi_call().
 * @return A FloorSearch object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `start_time` is after `end_time`, or one of them is before 1970.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floors_by_tag(danxi_session *session, const char *tag_name,
                                               const char *keyword, const char *options);

/**
 * Lists the floors that the account wrote, page by page, without the first floors of its own holes.
 *
 *     danxi_result *result = danxi_forum_list_my_floors(session, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/users/me/floors
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `offset` (int, at least 0, default 0): Number of floors to skip at the beginning of the list.
 *   - `sort` (FloorSort, default "desc"): The order of the floors. One of "asc", "desc".
 *   - `size` (int, 1 to 50, default 30): Maximum number of floors.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Floor objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_my_floors(danxi_session *session, const char *options);

/**
 * Deletes a hole that the account created. Administrators can delete any hole.
 *
 *     danxi_result *result = danxi_forum_delete_hole(session, 2, NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/holes/{id}/_force, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account did not create the hole.
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, or it is deleted already.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_hole(danxi_session *session, int64_t id, const char *options);

/**
 * Lists all tags, most used first.
 *
 * The server's own list can be up to ten minutes old, but tags of holes that this session created
 * are in it at once.
 *
 *     danxi_result *result = danxi_forum_list_all_tags(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/tags
 * Sign-in: community, danxi_account_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Tag objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_all_tags(danxi_session *session, const char *options);

/**
 * Lists the tags whose names contain a string, most used first.
 *
 * The server does not cache these lists. danxi_forum_list_all_tags() is faster for more than one
 * search.
 *
 *     danxi_result *result = danxi_forum_search_tag(session, "课", NULL);
 *
 * Request: GET https://forum.fduhole.com/api/tags
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param keyword  String to search for. 1 to 32 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Tag objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_tag(danxi_session *session, const char *keyword,
                                     const char *options);

/**
 * Returns a tag.
 *
 *     danxi_result *result = danxi_forum_get_tag(session, 1, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/tags/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the tag. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Tag object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No tag has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_tag(danxi_session *session, int64_t id, const char *options);

/**
 * Creates a tag, or returns the existing tag with this name.
 *
 *     danxi_result *result = danxi_forum_create_tag(session, "一封信", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/tags
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param name  Name of the tag. The name has the same limits as new tags of
 *   danxi_forum_create_hole(). 1 to 20 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Tag object: the tag. Errors:
 *   - DANXI_ERROR_REJECTED: Only administrators can create a tag with this name.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_tag(danxi_session *session, const char *name, const char *options);

/**
 * Changes the name and the temperature of a tag. Only for administrators.
 *
 * If another tag has the name already, the server reports success but changes nothing.
 *
 *     danxi_result *result = danxi_forum_modify_tag(session, 1, "旧事", 3, NULL);
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/tags/{id}
 * - PUT https://forum.fduhole.com/api/tags/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the tag. At least 1.
 * @param name  The new name. 1 to 20 characters, not only spaces.
 * @param temperature  The new number of holes with this tag. At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Tag object: the modified tag. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No tag has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_tag(danxi_session *session, int64_t id, const char *name,
                                     int64_t temperature, const char *options);

/**
 * Deletes a tag, and adds another tag to the holes that had it. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_delete_tag(session, 1, "选课", NULL);
 *
 * Requests, sent at most once:
 * - GET https://forum.fduhole.com/api/tags/{id}
 * - DELETE https://forum.fduhole.com/api/tags/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the tag. At least 1.
 * @param to  Name of the tag to add to the holes instead. 1 to 20 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Tag object: the tag that the holes have now. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `to` is the name of the tag that would be deleted.
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No tag has this identifier or the name `to`.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_tag(danxi_session *session, int64_t id, const char *to,
                                     const char *options);

/**
 * Returns the account's profile on the forum.
 *
 *     danxi_result *result = danxi_forum_get_profile(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/users/me
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Profile object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_profile(danxi_session *session, const char *options);

/**
 * Changes the account's settings on the forum.
 *
 *     danxi_result *result = danxi_forum_modify_profile(session,
 *         "{\"notify\": [\"mention\", \"favorite\", \"report\"], \"show_folded\": \"fold\"}");
 *
 * Request: PUT https://forum.fduhole.com/api/users/me
 * Sign-in: community, danxi_account_login().
 * Needed: at least one of `notify`, `show_folded`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `notify` (array of NotificationType, without duplicates): The events of which the account is
 *     notified, in place of the old ones. By default, they stay as they are. Such as "mention",
 *     "favorite", "report".
 *   - `show_folded` (FoldedFloors): Way in which folded floors are displayed. By default, this
 *     setting stays as it is. Such as "hide", "fold", "show".
 *   - `timeout_ms`: see danxi_call().
 * @return A Profile object: the profile with the new settings.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_profile(danxi_session *session, const char *options);

/**
 * Lists the bans of the account, past ones included.
 *
 *     danxi_result *result = danxi_forum_list_my_punishments(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/users/me/punishments
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Punishment objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_my_punishments(danxi_session *session, const char *options);

/**
 * Lists the account's favorites.
 *
 * The list includes hidden holes. Without `group_id`, a hole in two groups is listed twice.
 *
 *     danxi_result *result = danxi_forum_list_favorites(session, "{\"group_id\": 0}");
 *
 * Request: GET https://forum.fduhole.com/api/user/favorites
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `group_id` (int, 0 to 9): Identifier of the group, from danxi_forum_list_favorite_groups(). By
 *     default, the favorites of all groups are listed.
 *   - `order` (FavoriteOrder, default "time_created"): The order of the list. One of "time_created",
 *     "hole_time_updated", "id".
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Hole objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorites(danxi_session *session, const char *options);

/**
 * Returns the identifiers of the account's favorites in all groups.
 *
 * The list includes hidden holes, and holes that were deleted later. It has the changes by this
 * session at once.
 *
 *     danxi_result *result = danxi_forum_list_favorite_ids(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/user/favorites
 * Sign-in: community, danxi_account_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A HoleIds object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorite_ids(danxi_session *session, const char *options);

/**
 * Returns the identifiers of the account's favorites in a group.
 *
 * The list includes hidden holes, and holes that were deleted later.
 *
 *     danxi_result *result = danxi_forum_list_favorite_ids_in_group(session, 0, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/user/favorites
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param group_id  Identifier of the group, from danxi_forum_list_favorite_groups(). 0 to 9.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A HoleIds object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorite_ids_in_group(danxi_session *session, int64_t group_id,
                                                     const char *options);

/**
 * Adds a hole to the account's favorites.
 *
 * If the hole is in the group already, `count` of the FavoriteGroup increases nevertheless.
 * danxi_forum_list_favorite_ids() lists each hole once.
 *
 *     danxi_result *result = danxi_forum_add_favorite(session, 2, NULL);
 *
 * Request: POST https://forum.fduhole.com/api/user/favorites, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `group_id` (int, 0 to 9, default 0): Identifier of the group, from
 *     danxi_forum_list_favorite_groups().
 *   - `timeout_ms`: see danxi_call().
 * @return A HoleIds object: the identifiers of all favorites. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No hole or no group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_favorite(danxi_session *session, int64_t hole_id,
                                       const char *options);

/**
 * Removes a hole from the account's favorites.
 *
 *     danxi_result *result = danxi_forum_remove_favorite(session, 2, NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/user/favorites
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `group_id` (int, 0 to 9, default 0): Identifier of the group, from
 *     danxi_forum_list_favorite_groups().
 *   - `timeout_ms`: see danxi_call().
 * @return A HoleIds object: the identifiers of all favorites that are left. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No hole or no group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_favorite(danxi_session *session, int64_t hole_id,
                                          const char *options);

/**
 * Replaces the favorites of a group.
 *
 * A group cannot be emptied in this way: use danxi_forum_remove_favorite() for each hole.
 *
 *     danxi_result *result = danxi_forum_set_favorites(session, "[2, 3]", NULL);
 *
 * Request: PUT https://forum.fduhole.com/api/user/favorites
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_ids  Identifiers of the holes. A JSON array of ints. At least 1 item without
 *   duplicates, at least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `group_id` (int, 0 to 9, default 0): Identifier of the group, from
 *     danxi_forum_list_favorite_groups().
 *   - `timeout_ms`: see danxi_call().
 * @return A HoleIds object: the identifiers of all favorites. Errors:
 *   - DANXI_ERROR_FORBIDDEN: A hole does not exist.
 *   - DANXI_ERROR_NOT_FOUND: No group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_set_favorites(danxi_session *session, const char *hole_ids,
                                        const char *options);

/**
 * Moves favorites from one group to another.
 *
 * Holes that are not in the first group are ignored.
 *
 *     danxi_result *result = danxi_forum_move_favorites(session, "[2]", 0, 1, NULL);
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/user/favorites
 * - PUT https://forum.fduhole.com/api/user/favorites/move
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_ids  Identifiers of the holes. A JSON array of ints. At least 1 item without
 *   duplicates, at least 1.
 * @param from_group_id  Identifier of the first group, from danxi_forum_list_favorite_groups(). 0
 *   to 9.
 * @param to_group_id  Identifier of the second group. 0 to 9.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of ints: the identifiers of all favorites. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The second group has one of the holes already. Nothing was sent.
 *   - DANXI_ERROR_FORBIDDEN: A hole does not exist.
 *   - DANXI_ERROR_NOT_FOUND: No group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_move_favorites(danxi_session *session, const char *hole_ids,
                                         int64_t from_group_id, int64_t to_group_id,
                                         const char *options);

/**
 * Lists the account's groups of favorites.
 *
 *     danxi_result *result = danxi_forum_list_favorite_groups(session, "{\"order\": \"id\"}");
 *
 * Request: GET https://forum.fduhole.com/api/user/favorite_groups
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `order` (FavoriteGroupOrder, default "time_created"): The order of the list. One of
 *     "time_created", "time_updated", "id".
 *   - `timeout_ms`: see danxi_call().
 * @return An array of FavoriteGroup objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorite_groups(danxi_session *session, const char *options);

/**
 * Creates a group of favorites.
 *
 * An account can have ten groups, numbered from 0 to 9. The call always fails after the group with
 * the highest number was deleted, because the server does not reuse a number.
 *
 *     danxi_result *result = danxi_forum_create_favorite_group(session, "稍后再看", NULL);
 *
 * Requests, sent at most once:
 * - GET https://forum.fduhole.com/api/user/favorite_groups
 * - POST https://forum.fduhole.com/api/user/favorite_groups
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param name  Name of the new group. 1 to 64 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of FavoriteGroup objects: all groups. Errors:
 *   - DANXI_ERROR_FORBIDDEN: Group 9 exists. Nothing was sent.
 *   - DANXI_ERROR_SERVER_FAILURE: The group with the highest number was deleted.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_favorite_group(danxi_session *session, const char *name,
                                                const char *options);

/**
 * Changes the name of a group of favorites.
 *
 * If no group has the identifier, nothing changes.
 *
 *     danxi_result *result = danxi_forum_modify_favorite_group(session, 0, "收藏", NULL);
 *
 * Request: PUT https://forum.fduhole.com/api/user/favorite_groups
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the group, from danxi_forum_list_favorite_groups(). 0 to 9.
 * @param name  New name of the group. 1 to 64 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of FavoriteGroup objects: all groups.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_favorite_group(danxi_session *session, int64_t id,
                                                const char *name, const char *options);

/**
 * Deletes an empty group of favorites.
 *
 * The list of groups is requested first, because the server accepts a second deletion of the same
 * group, and decreases `favorite_group_count` of the Profile once more. After the group with the
 * highest number was deleted, danxi_forum_create_favorite_group() fails.
 *
 *     danxi_result *result = danxi_forum_delete_favorite_group(session, 9, NULL);
 *
 * Requests, sent at most once:
 * - GET https://forum.fduhole.com/api/user/favorite_groups
 * - DELETE https://forum.fduhole.com/api/user/favorite_groups
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the group, from danxi_forum_list_favorite_groups(). Group 0 cannot be
 *   deleted. 1 to 9.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The group has favorites. Remove or move them first.
 *   - DANXI_ERROR_NOT_FOUND: No group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_favorite_group(danxi_session *session, int64_t id,
                                                const char *options);

/**
 * Lists the holes to which the account is subscribed, newest subscription first.
 *
 *     danxi_result *result = danxi_forum_list_subscriptions(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/users/subscriptions
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_subscriptions(danxi_session *session, const char *options);

/**
 * Returns the identifiers of the holes to which the account is subscribed, oldest subscription
 * first.
 *
 * The list has the changes by this session at once.
 *
 *     danxi_result *result = danxi_forum_list_subscription_ids(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/users/subscriptions
 * Sign-in: community, danxi_account_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A HoleIds object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_subscription_ids(danxi_session *session, const char *options);

/**
 * Subscribes to a hole: the account is notified of new floors.
 *
 *     danxi_result *result = danxi_forum_add_subscription(session, 2, NULL);
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/holes/{hole_id}
 * - POST https://forum.fduhole.com/api/users/subscriptions
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A HoleIds object: the identifiers of all subscribed holes. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, or it is hidden. Nothing was sent.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_subscription(danxi_session *session, int64_t hole_id,
                                           const char *options);

/**
 * Ends the subscription to a hole.
 *
 *     danxi_result *result = danxi_forum_remove_subscription(session, 2, NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/users/subscriptions
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A HoleIds object: the identifiers of all subscribed holes that are left.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_subscription(danxi_session *session, int64_t hole_id,
                                              const char *options);

/**
 * Lists the messages of the last seven days, newest first.
 *
 *     danxi_result *result = danxi_forum_list_messages(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/messages
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `unread` (bool, default false): Whether to list only messages that are not marked as read.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Message objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_messages(danxi_session *session, const char *options);

/**
 * Returns the messages that have arrived since a token, oldest first.
 *
 *     danxi_result *result = danxi_forum_watch_messages(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/messages
 * Sign-in: community, danxi_account_login().
 * Stream: danxi_watch(session, "forum.watch_messages", …) delivers each result whose `messages` is
 *   not empty.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `unread` (bool, default false): Whether to request only messages that are not marked as read,
 *     which makes the response shorter. A message that is marked as read before the next poll is then
 *     left out.
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 5000 to 86400000 ms, default 60000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A NewMessages object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_watch_messages(danxi_session *session, const char *options);

/**
 * Marks all messages as read.
 *
 *     danxi_result *result = danxi_forum_clear_messages(session, NULL);
 *
 * Request: POST https://forum.fduhole.com/api/messages/clear
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_clear_messages(danxi_session *session, const char *options);

/**
 * Marks a message as read.
 *
 * The server ignores identifiers that no message of the account has.
 *
 *     danxi_result *result = danxi_forum_clear_message(session, 1, NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/messages/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the message, from danxi_forum_list_messages(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_clear_message(danxi_session *session, int64_t id, const char *options);

/**
 * Sends a message to accounts. Only for administrators.
 *
 * The server ignores recipients that do not exist.
 *
 *     danxi_result *result = danxi_forum_create_message(session, "Please use clear titles.",
 *         "[2]", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/messages, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param description  Text of the message. 1 to 10000 characters, not only spaces.
 * @param recipients  Identifiers of the accounts. A JSON array of ints. At least 1 item without
 *   duplicates, at least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Message object: the message. Its identifier is 0 if the server has sent none. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_message(danxi_session *session, const char *description,
                                         const char *recipients, const char *options);

/**
 * Lists the account's devices that receive push notifications.
 *
 *     danxi_result *result = danxi_forum_list_push_tokens(session, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/users/push-tokens
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of PushToken objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_push_tokens(danxi_session *session, const char *options);

/**
 * Registers a device for push notifications, or replaces its token.
 *
 * The forum forgets tokens that are not registered again within a month.
 *
 *     danxi_result *result = danxi_forum_add_push_token(session, "apns", "phone-1", "c0ffee",
 *         "{\"package_name\": \"org.example.app\"}");
 *
 * Request: PUT https://forum.fduhole.com/api/users/push-tokens
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param service  Service that delivers the notifications. Such as "apns", "fcm", "mipush".
 * @param device_id  Identifier of the device, chosen by the program. 1 to 64 characters.
 * @param token  Token of the service for the device. 1 to 256 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `package_name` (string, default ""): Name of the application.
 *   - `timeout_ms`: see danxi_call().
 * @return A PushToken object: the registered device.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_push_token(danxi_session *session, const char *service,
                                         const char *device_id, const char *token,
                                         const char *options);

/**
 * Ends the push notifications to a device.
 *
 *     danxi_result *result = danxi_forum_remove_push_token(session, "phone-1", NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/users/push-tokens
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param device_id  Identifier of the device. 1 to 64 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_push_token(danxi_session *session, const char *device_id,
                                            const char *options);

/**
 * Ends the push notifications to all of the account's devices.
 *
 *     danxi_result *result = danxi_forum_remove_push_tokens(session, NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/users/push-tokens/_all
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_push_tokens(danxi_session *session, const char *options);

/**
 * Reports a floor to the administrators.
 *
 * If the account has reported the floor before, the reason is added to that report, and the report
 * is open again.
 *
 *     danxi_result *result = danxi_forum_create_report(session, 7, "Advertising", NULL);
 *
 * Requests, sent at most once:
 * - GET https://forum.fduhole.com/api/floors/{floor_id}
 * - POST https://forum.fduhole.com/api/reports
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param floor_id  Identifier of the floor. At least 1.
 * @param reason  Reason for the report or the ban. 1 to 128 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is banned from reporting.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier. Nothing was sent.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_report(danxi_session *session, int64_t floor_id,
                                        const char *reason, const char *options);

/**
 * Lists reports, page by page, newest first. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_list_reports(session, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/reports
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `range` (int, 0 to 2, default 0): Reports to list: 0 for open ones, 1 for handled ones, 2 for
 *     all.
 *   - `offset` (int, at least 0, default 0): Number of reports to skip at the beginning of the list.
 *   - `sort` (FloorSort, default "desc"): The order of the reports. One of "asc", "desc".
 *   - `size` (int, 1 to 50, default 30): Maximum number of reports.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Report objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_reports(danxi_session *session, const char *options);

/**
 * Returns a report: any report for administrators, otherwise one of the account itself.
 *
 *     danxi_result *result = danxi_forum_get_report(session, 1, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/reports/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the report. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Report object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No report has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_report(danxi_session *session, int64_t id, const char *options);

/**
 * Marks a report as handled, and answers the person who reported. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_handle_report(session, 1, "The floor was deleted.",
 *         NULL);
 *
 * Request: DELETE https://forum.fduhole.com/api/reports/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the report. At least 1.
 * @param result  Answer to the person who reported. 1 to 128 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Report object: the handled report. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No report has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_handle_report(danxi_session *session, int64_t id, const char *result,
                                        const char *options);

/**
 * Bans the person who made a report from reporting. Only for administrators.
 *
 * The lengths of bans for different reports add up. The server does not end a ban by itself.
 *
 *     danxi_result *result = danxi_forum_ban_reporter(session, 1, 1, "False reports", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/reports/ban/{report_id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param report_id  Identifier of the report. At least 1.
 * @param days  Length of the ban. At least 1 day.
 * @param reason  Reason for the report or the ban. 1 to 128 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Profile object: the banned account, without its personal data. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's, or the person was already banned
 *     for this report.
 *   - DANXI_ERROR_NOT_FOUND: No report has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_ban_reporter(danxi_session *session, int64_t report_id, int64_t days,
                                       const char *reason, const char *options);

/**
 * Lists the earlier texts of a floor. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_list_floor_history(session, 7, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/floors/{id}/history
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the floor. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of FloorVersion objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_floor_history(danxi_session *session, int64_t id,
                                             const char *options);

/**
 * Restores an earlier text of a floor, and undeletes the floor. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_restore_floor(session, 7, 1, "By mistake", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/floors/{id}/restore/{version_id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the floor. At least 1.
 * @param version_id  Identifier of the earlier text, from danxi_forum_list_floor_history(). At
 *   least 1.
 * @param reason  Reason for the report or the ban. 1 to 32 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object: the restored floor. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No floor or no earlier text has this identifier.
 *   - DANXI_ERROR_REJECTED: The earlier text belongs to another floor.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_restore_floor(danxi_session *session, int64_t id, int64_t version_id,
                                        const char *reason, const char *options);

/**
 * Lists the floors that the forum's automatic check found sensitive, page by page, newest first.
 * Only for administrators.
 *
 *     danxi_result *result = danxi_forum_list_sensitive_floors(session,
 *         "{\"all\": true, \"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/floors/_sensitive
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `open` (bool, default true): Whether to list the floors about which no administrator has
 *     decided. Otherwise, those with a decision are listed.
 *   - `all` (bool, default false): Whether to list the floors with and without a decision. `open`
 *     then has no effect.
 *   - `start_time` (time, RFC 3339): Time before which the listed floors were posted or last changed,
 *     as `order` chooses. The default is now.
 *   - `order` (HoleOrder, default "time_created"): The time by which floors are sorted. One of
 *     "time_updated", "time_created".
 *   - `size` (int, 1 to 10, default 10): Maximum number of floors.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of SensitiveFloor objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_sensitive_floors(danxi_session *session, const char *options);

/**
 * Decides whether a floor is sensitive. Only for administrators.
 *
 * A sensitive floor is deleted. Any other floor becomes visible to everybody. If it is the first
 * floor of a hole, both times of the hole become the present time.
 *
 *     danxi_result *result = danxi_forum_set_floor_sensitive(session, 7, false, NULL);
 *
 * Request: PUT https://forum.fduhole.com/api/floors/{id}/_sensitive, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the floor. At least 1.
 * @param sensitive  Whether the text is sensitive.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object: the floor with the decision. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_set_floor_sensitive(danxi_session *session, int64_t id, bool sensitive,
                                              const char *options);

/**
 * Lists the notices that replace the floors of an author that administrators have deleted. Only for
 * administrators.
 *
 * Each notice contains the reason for the deletion. danxi_forum_list_floor_history() returns the
 * deleted texts.
 *
 *     danxi_result *result = danxi_forum_list_deletion_notices(session, 7, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/floors/{floor_id}/punishment
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param floor_id  Identifier of any floor of the author. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of strings. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_deletion_notices(danxi_session *session, int64_t floor_id,
                                                const char *options);

/**
 * Returns when the bans of a floor's author end, by the division's identifier. Only for
 * administrators.
 *
 *     danxi_result *result = danxi_forum_get_silence(session, 7, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/floors/{floor_id}/user_silence
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param floor_id  Identifier of the floor. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An object of times: the ends of the bans. Empty if no ban is in force. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_silence(danxi_session *session, int64_t floor_id,
                                      const char *options);

/**
 * Returns the profile of another account, without its personal data. Only for administrators.
 *
 * The server creates a profile for an identifier that it does not know.
 *
 *     danxi_result *result = danxi_forum_get_user(session, 2, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/users/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the account. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Profile object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's, or `id` is its own identifier:
 *     use danxi_forum_get_profile().
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_user(danxi_session *session, int64_t id, const char *options);

/**
 * Changes the settings of another account. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_modify_user(session, 2, "{\"show_folded\": \"hide\"}");
 *
 * Request: PUT https://forum.fduhole.com/api/users/{id}
 * Sign-in: community, danxi_account_login().
 * Needed: at least one of `notify`, `show_folded`.
 *
 * @param session  A session.
 * @param id  Identifier of the account. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `notify` (array of NotificationType, without duplicates): The events of which the account is
 *     notified, in place of the old ones. By default, they stay as they are. Such as "mention",
 *     "favorite", "report".
 *   - `show_folded` (FoldedFloors): Way in which folded floors are displayed. By default, this
 *     setting stays as it is. Such as "hide", "fold", "show".
 *   - `timeout_ms`: see danxi_call().
 * @return A Profile object: the profile with the new settings, without its personal data. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No account has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_user(danxi_session *session, int64_t id, const char *options);

/**
 * Lists the bans of an account, past ones included. Only administrators can list the bans of other
 * accounts.
 *
 *     danxi_result *result = danxi_forum_list_punishments(session, 2, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/users/{user_id}/punishments
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param user_id  Identifier of the account. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Punishment objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_punishments(danxi_session *session, int64_t user_id,
                                           const char *options);

/**
 * Creates a division, or returns the existing division with this name. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_create_division(session, "二手", "闲置物品", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/divisions
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param name  Name of the new division. 1 to 10 characters, not only spaces.
 * @param description  Purpose of the division. At most 64 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Division object: the division. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_division(danxi_session *session, const char *name,
                                          const char *description, const char *options);

/**
 * Changes a division. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_modify_division(session, 1, "{\"pinned\": [1, 2]}");
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/divisions
 * - PUT https://forum.fduhole.com/api/divisions/{id}
 * Sign-in: community, danxi_account_login().
 * Needed: at least one of `name`, `description`, `pinned`.
 *
 * @param session  A session.
 * @param id  Identifier of the division. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `name` (string, 1 to 10 characters, not only spaces): The new name. By default it stays as it
 *     is.
 *   - `description` (string, at most 64 characters): The new purpose. By default it stays as it is.
 *   - `pinned` (array of ints, at most 12 items without duplicates, at least 1): Identifiers of the
 *     holes to display at the top of the division. By default, the pinned holes stay as they are.
 *   - `timeout_ms`: see danxi_call().
 * @return A Division object: the modified division. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: Another division has the name. Nothing was sent.
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No division has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_division(danxi_session *session, int64_t id, const char *options);

/**
 * Deletes a division and moves its holes to another one. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_delete_division(session, 5, 1, NULL);
 *
 * Requests, sent at most once:
 * - GET https://forum.fduhole.com/api/divisions
 * - DELETE https://forum.fduhole.com/api/divisions/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the division. At least 1.
 * @param to  Identifier of the division that gets the holes. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `to` is the division that would be deleted.
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No division has the identifier `to`. Nothing was sent.
 *   - DANXI_ERROR_SERVER_FAILURE: Somebody was banned from the division.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_division(danxi_session *session, int64_t id, int64_t to,
                                          const char *options);

/**
 * Opens or closes the search of the forum's older programs. Only for administrators.
 *
 * This setting has no effect on danxi_forum_search_floor().
 *
 *     danxi_result *result = danxi_forum_set_search_open(session, true, NULL);
 *
 * Request: POST https://forum.fduhole.com/api/config/search
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param open  Whether people can search in the older programs.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_set_search_open(danxi_session *session, bool open, const char *options);

/**
 * Bans the author of a floor from the division of its hole. Only for administrators.
 *
 * The lengths of bans for several floors add up. Another ban for the same floor changes the length
 * of the first one.
 *
 *     danxi_result *result = danxi_forum_create_penalty(session, 7, 1, "Insults", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/penalty/{floor_id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param floor_id  Identifier of the floor. At least 1.
 * @param days  Length of the ban. At least 1 day.
 * @param reason  Reason for the report or the ban. 1 to 128 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Profile object: the banned account, without its personal data. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_penalty(danxi_session *session, int64_t floor_id, int64_t days,
                                         const char *reason, const char *options);

/**
 * Bans the author of a floor from all divisions for ten years. Only for administrators.
 *
 *     danxi_result *result = danxi_forum_create_permanent_penalty(session, 7, "Threats", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/penalty/{floor_id}/_forever, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param floor_id  Identifier of the floor. At least 1.
 * @param reason  Reason for the report or the ban. 1 to 128 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Profile object: the banned account, without its personal data. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No floor has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_permanent_penalty(danxi_session *session, int64_t floor_id,
                                                   const char *reason, const char *options);

/**
 * Saves a hole with all of its floors on disk, for reading and searching without the network.
 *
 * The first call saves all floors. Later calls request only new floors, and send a single request
 * if the hole has none. Each page of floors is stored at once, so an interrupted call loses
 * nothing, and the next call continues. The progress of a running call counts pages, and
 * danxi_forum_get_saved_thread() returns how many floors are saved.
 *
 * A floor that the forum has deleted keeps its saved text, and `deleted_at` of the SavedFloor is
 * set. If the forum no longer has the hole, `gone_at` of the SavedThread is set. Images themselves
 * are not saved, only their addresses.
 *
 *     danxi_result *result = danxi_forum_save_thread(session, 2, NULL);
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/holes/{id}
 * - GET https://forum.fduhole.com/api/holes/{id}/floors
 * - GET https://forum.fduhole.com/api/floors/{id}/history
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `refresh` (bool, default false): Whether to request the saved floors again, which finds changed
 *     and deleted ones.
 *   - `max_floors` (int, at least 1): Number of new floors after which the call ends, at the end of a
 *     page. Call again while `is_complete` of the SavedThread is false. By default, all floors are
 *     saved.
 *   - `timeout_ms`: see danxi_call().
 * @return A SavingReport object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: The forum has no visible hole with this identifier, and the hole was not
 *     saved before.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_save_thread(danxi_session *session, int64_t hole_id, const char *options);

/**
 * Returns a saved thread without its floors.
 *
 *     danxi_result *result = danxi_forum_get_saved_thread(session, 2, NULL);
 *
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A SavedThread object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: The account has not saved this hole.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_saved_thread(danxi_session *session, int64_t hole_id,
                                           const char *options);

/**
 * Lists the floors of a saved thread, page by page, oldest first.
 *
 *     danxi_result *result = danxi_forum_list_saved_floors(session, 2, "{\"size\": 3}");
 *
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_floor` (int, at least 0, default 0): Number of floors to skip at the beginning of the
 *     list.
 *   - `size` (int, 1 to 1000, default 50): Maximum number of floors.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of SavedFloor objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: The account has not saved this hole.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_saved_floors(danxi_session *session, int64_t hole_id,
                                            const char *options);

/**
 * Lists the account's saved threads, page by page, those with the newest floors first.
 *
 *     danxi_result *result = danxi_forum_list_saved_threads(session, "{\"size\": 3}");
 *
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `offset` (int, at least 0, default 0): Number of threads to skip at the beginning of the list.
 *   - `size` (int, 1 to 100, default 20): Maximum number of threads.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of SavedThread objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_saved_threads(danxi_session *session, const char *options);

/**
 * Searches the texts of all saved threads for words, and lists the floors found, page by page.
 *
 * A floor is found if its text contains all words. Words are separated by white space; a word can
 * be any part of a text, such as 图书, and has no operators or wildcards. Upper and lower case,
 * full-width and ordinary letters, and letters with and without accents, are the same.
 *
 * Floors in which the words are more prominent come first. If a word is in more than 1,000 floors,
 * the newest floors come first.
 *
 *     danxi_result *result = danxi_forum_search_saved(session, "图书馆", "{\"size\": 3}");
 *
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param query  Words to search for. 1 to 200 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `hole_id` (int, at least 1): Identifier of the only hole to search. The default is to search
 *     all saved threads.
 *   - `offset` (int, at least 0, default 0): Number of floors to skip at the beginning of the list.
 *   - `size` (int, 1 to 50, default 10): Maximum number of floors.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of SavedMatch objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path, or a parameter is out of range.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_saved(danxi_session *session, const char *query,
                                       const char *options);

/**
 * Deletes a saved thread from the disk. The hole on the forum stays.
 *
 *     danxi_result *result = danxi_forum_delete_saved_thread(session, 2, NULL);
 *
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: The account has not saved this hole.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_saved_thread(danxi_session *session, int64_t hole_id,
                                              const char *options);

/**
 * Deletes the cached divisions, tags and identifiers of favorites and subscriptions from memory and
 * disk.
 *
 *     danxi_result *result = danxi_forum_clear_cache(session, NULL);
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
danxi_result *danxi_forum_clear_cache(danxi_session *session, const char *options);

/**
 * Sends a request to any operation of a community server, for operations that no other method has.
 *
 * The request has the token of the session's account, like the requests of the other methods:
 * expired tokens are refreshed, WebVPN is used where needed, and refusals have the same errors. The
 * request is sent only to the server that `server` names.
 *
 *     danxi_result *result = danxi_forum_request(session, "GET", "/holes/_good",
 *         "{\"query\": {\"size\": 3}}");
 *
 * Request: {method} https://forum.fduhole.com/api/…, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param method  HTTP method. A `GET` is repeated after a failure, like all reading requests; any
 *   other request is sent at most once. One of "GET", "POST", "PUT", "PATCH", "DELETE".
 * @param path  Path of the operation below the server's base URL, percent-encoded, such as
 *   `/divisions/1/holes`. It has no query, no empty segments and no `..`. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `query` (object of any values): The query: names with a string, a number, true, false, or a
 *     list of them, which is sent as several items of this name. By default, there is no query.
 *   - `body` (any JSON value): The body, which is sent as JSON. By default, no body is sent.
 *   - `server` (CommunityServer, default "forum"): Server that receives the request. One of "forum",
 *     "auth", "curriculum".
 *   - `timeout_ms`: see danxi_call().
 * @return A CommunityResponse object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: A parameter is malformed, such as a path that is not below the
 *     base URL.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response is not JSON.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_request(danxi_session *session, const char *method, const char *path,
                                  const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Division: an object.
 *
 * A division: a section of the forum with its own subject.
 *
 * - `id` (int): Identifier of the division, for danxi_forum_list_holes_in_division().
 * - `name` (string): Name, such as 树洞.
 * - `description` (string): Purpose of the division.
 * - `hidden` (bool, optional): Whether only administrators see the division. null if the server
 *   does not send it.
 * - `show_in_home_page` (bool, optional): Whether the division's holes appear on the forum's home
 *   page. null if the server does not send it.
 * - `pinned` (array of Hole): Holes that are displayed at the top of the division, in the forum's
 *   order.
 * - `time_created` (time): Time of creation.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * Tag: an object.
 *
 * A tag: a label of holes, chosen by their authors.
 *
 * - `id` (int): Identifier of the tag, for danxi_forum_get_tag().
 * - `name` (string): Name. A name that starts with `*` marks sensitive content.
 * - `temperature` (int): Number of holes with this tag.
 * - `nsfw` (bool, optional): Whether the tag marks content that is not safe for work. null if the
 *   server does not send it.
 */

/*
 * Hole: an object.
 *
 * A hole: a thread of the forum.
 *
 * - `id` (int): Identifier. Texts refer to the hole by `#` and the identifier, such as `#2`.
 * - `division_id` (int): Identifier of the hole's division.
 * - `tags` (array of Tag): Tags that the author or an administrator chose.
 * - `floors` (HoleFloors): First and last floors of the hole.
 * - `view` (int): Number of views.
 * - `reply` (int): Number of floors, not counting the first.
 * - `favorite_count` (int, optional): Number of people who have marked the hole as a favorite. null
 *   if the server does not send it.
 * - `subscription_count` (int, optional): Number of people who are notified of new floors. null if
 *   the server does not send it.
 * - `hidden` (bool): Whether an administrator has hidden the hole.
 * - `locked` (bool): Whether only administrators can reply.
 * - `frozen` (bool, optional): Whether new floors no longer move the hole to the top of lists. The
 *   server sends false to everybody but administrators. null if the server does not send it.
 * - `good` (bool): Whether administrators have marked the hole as outstanding.
 * - `no_purge` (bool, optional): Whether the hole is exempt from automatic deletion. null if the
 *   server does not send it.
 * - `ai_summary_available` (bool, optional): Whether the forum offers an AI summary of the hole.
 *   null if the server does not send it.
 * - `time_created` (time): Time of creation.
 * - `time_updated` (time): Time of the last floor.
 * - `time_deleted` (time, optional): Time of deletion. null if the hole is not deleted.
 */

/*
 * HoleFloors: an object.
 *
 * The floors that the server sends together with a hole.
 *
 * - `first_floor` (Floor, optional): The first floor, with the text of the hole. null if the server
 *   does not send it.
 * - `last_floor` (Floor, optional): The newest floor. null if the server does not send it.
 * - `prefetch` (array of Floor, optional): The first floors, at most ten. null if the server does
 *   not send it.
 */

/*
 * Floor: an object.
 *
 * A floor: a post in a hole.
 *
 * - `id` (int): Identifier. Texts refer to the floor by `##` and the identifier, such as `##7`.
 * - `hole_id` (int): Identifier of the hole that contains the floor.
 * - `ranking` (int, optional): Position within the hole. The first floor has the position 0. null
 *   if the server does not send it.
 * - `content` (string): Text: Markdown with LaTeX. A deleted floor has the reason for the deletion
 *   instead. While the forum checks the text, only the author sees it, and others see 该内容正在审核中.
 * - `highlighted_content` (string, optional): Text with the words that were searched for between
 *   `<em>` and `</em>`. null except in search results.
 * - `anonyname` (string): The author's pseudonym within this hole.
 * - `special_tag` (string): The author's staff badge. Empty for most floors.
 * - `like` (int): Number of likes.
 * - `dislike` (int): Number of dislikes.
 * - `liked` (bool, optional): Whether the account likes the floor. null if the server does not send
 *   it.
 * - `disliked` (bool, optional): Whether the account dislikes the floor. null if the server does
 *   not send it.
 * - `is_me` (bool): Whether the account wrote the floor.
 * - `deleted` (bool): Whether the object was deleted.
 * - `modified` (int): Number of times the text was changed.
 * - `fold_v2` (string): Reason for folding the floor. Empty if the floor is not folded.
 * - `mention` (array of Mention): Floors that the text quotes. The list is empty for the floors
 *   inside a hole, that is, in HoleFloors.
 * - `reply_to` (int, optional): Identifier of the floor to which this floor replies, or 0 for none.
 *   The apps of the community quote with `##` in the text instead. null if the server does not send
 *   it.
 * - `is_sensitive` (bool, optional): Whether the forum's automatic check found the text sensitive.
 *   null if the server does not send it.
 * - `is_actual_sensitive` (bool, optional): Whether an administrator found the text sensitive. null
 *   if no administrator has decided.
 * - `sensitive_detail` (string, optional): Reason that the automatic check reported. null if the
 *   server does not send it.
 * - `time_created` (time): Time of posting.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * FloorSearch: an object.
 *
 * The floors that a search has found so far.
 *
 * - `floors` (array of Floor): Floors in the order of the search.
 * - `next_offset` (int, optional): Number of floors to skip in the next call, which continues the
 *   search. null at the end of the search.
 */

/*
 * Mention: an object.
 *
 * A floor quoted by another floor, without the fields that depend on the account and without its
 * own quotations.
 *
 * - `id` (int): Identifier of the quoted floor.
 * - `hole_id` (int): Identifier of the hole that contains the floor.
 * - `ranking` (int, optional): Position within the hole. The first floor has the position 0. null
 *   if the server does not send it.
 * - `content` (string): Text: Markdown with LaTeX.
 * - `anonyname` (string): The author's pseudonym within that hole.
 * - `special_tag` (string, optional): The author's staff badge. Empty for most floors. null if the
 *   server does not send it.
 * - `like` (int, optional): Number of likes. null if the server does not send it.
 * - `dislike` (int, optional): Number of dislikes. null if the server does not send it.
 * - `deleted` (bool): Whether the object was deleted.
 * - `modified` (int, optional): Number of times the text was changed. null if the server does not
 *   send it.
 * - `fold_v2` (string, optional): Reason for folding the floor. Empty if the floor is not folded.
 *   null if the server does not send it.
 * - `reply_to` (int, optional): Identifier of the floor to which this floor replies, or 0 for none.
 *   null if the server does not send it.
 * - `is_sensitive` (bool, optional): Whether the forum's automatic check found the text sensitive.
 *   null if the server does not send it.
 * - `is_actual_sensitive` (bool, optional): Whether an administrator found the text sensitive. null
 *   if no administrator has decided.
 * - `time_created` (time): Time of posting.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * Profile: an object.
 *
 * The account's profile on the forum.
 *
 * - `id` (int): Identifier of the account.
 * - `nickname` (string): Nickname. Other people never see it.
 * - `joined_time` (time): Time of registration.
 * - `is_admin` (bool): Whether the account is an administrator's.
 * - `has_answered_questions` (bool): Whether the person has passed the quiz
 *   (danxi_account_get_quiz()). Otherwise, the forum refuses new posts.
 * - `config` (ProfileConfig): The account's settings.
 * - `permission` (Permission): The account's permissions.
 * - `special_tags` (array of strings, optional): Staff badges with which the account can post. null
 *   if the server does not send it.
 * - `default_special_tag` (string, optional): Staff badge with which the account posts by default.
 *   null if the server does not send it.
 * - `favorite_group_count` (int, optional): Number of groups into which the account sorts its
 *   favorites. null if the server does not send it.
 */

/*
 * ProfileConfig: an object.
 *
 * The settings of an account.
 *
 * - `notify` (array of NotificationType): Events of which the account is notified.
 * - `show_folded` (FoldedFloors): Way in which folded floors are displayed.
 */

/*
 * Permission: an object.
 *
 * The permissions of an account.
 *
 * - `admin` (time, optional): Time until which the account is an administrator. The time is in the
 *   past if the account is not an administrator. null if the server does not send it.
 * - `silent` (object of times, optional): Time at which the ban on posting in a division ends, by
 *   the division's identifier. null if the server does not send it.
 * - `offense_count` (int, optional): Number of penalties so far. null if the server does not send
 *   it.
 */

/*
 * HoleIds: an object.
 *
 * A list of holes by their identifiers.
 *
 * - `data` (array of ints): Identifiers of the holes.
 */

/*
 * FavoriteGroup: an object.
 *
 * A group of favorites.
 *
 * - `favorite_group_id` (int): Identifier, from 0 to 9 and unique within the account. 0 is the
 *   default group, which always exists.
 * - `user_id` (int): Identifier of the account.
 * - `name` (string): Name of the group.
 * - `count` (int): Number of favorites. A hole that was added several times is counted each time.
 * - `deleted` (bool): Whether the object was deleted.
 * - `time_created` (time): Time of creation.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * Message: an object.
 *
 * A message of the forum to the account. The forum keeps messages for seven days.
 *
 * - `id` (int): Identifier of the message, for danxi_forum_clear_message().
 * - `code` (MessageKind): Event that the message is about.
 * - `message` (string): Title of the message.
 * - `description` (string): Text, such as the text of the new floor.
 * - `data` (any JSON value, optional): Subject of the message: the JSON of a floor or a report, or
 *   an empty object. A member `is_me` in it does not refer to the account. null if the server does
 *   not send it.
 * - `url` (string): Path of the subject, such as `/api/floors/7`.
 * - `has_read` (bool): Whether the message is marked as read.
 * - `related_floor_id` (int, optional): Identifier of the floor that the message is about. null if
 *   the message is not about a floor.
 * - `related_hole_id` (int, optional): Identifier of the hole that the message is about. null if
 *   the server does not send it.
 * - `time_created` (time): Time of sending.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * NewFloors: an object.
 *
 * The floors of a hole that are new since a token.
 *
 * - `token` (string): Token of the state after these floors. The next call takes it as `since`.
 * - `floors` (array of Floor): The new floors, oldest first.
 */

/*
 * NewHoles: an object.
 *
 * The holes that are new since a token.
 *
 * - `token` (string): Token of the state after these holes. The next call takes it as `since`.
 * - `holes` (array of Hole): The new holes, oldest first.
 */

/*
 * NewMessages: an object.
 *
 * The messages that are new since a token.
 *
 * - `token` (string): Token of the state after these messages. The next call takes it as `since`.
 * - `messages` (array of Message): The new messages, oldest first.
 */

/*
 * Punishment: an object.
 *
 * A ban from a division.
 *
 * - `id` (int): Identifier of the ban.
 * - `division_id` (int): Identifier of the division.
 * - `user_id` (int): Identifier of the banned account.
 * - `floor_id` (int, optional): Identifier of the floor that was the reason. null without such a
 *   floor.
 * - `floor` (Floor, optional): The floor that was the reason, without quoted floors. null without
 *   such a floor.
 * - `reason` (string): Reason for the ban.
 * - `day` (int, in days): Length of the ban.
 * - `duration` (int, in ns): Length of the ban.
 * - `start_time` (time): Time from which the ban applies.
 * - `end_time` (time): Time at which the ban ends.
 * - `created_at` (time): Time of the decision.
 * - `updated_at` (time, optional): Time of the last change. null if the server does not send it.
 */

/*
 * Report: an object.
 *
 * A report of a floor to the administrators.
 *
 * - `id` (int): Identifier of the report, for danxi_forum_get_report().
 * - `floor_id` (int): Identifier of the reported floor.
 * - `hole_id` (int): Identifier of the hole that contains the floor.
 * - `floor` (Floor, optional): The reported floor, without quoted floors. null if the server does
 *   not send it.
 * - `reason` (string): Reason. Reasons of several reports of one person are separate lines.
 * - `dealt` (bool): Whether the report was handled.
 * - `dealt_by` (int): Identifier of the account that handled the report, or 0 if the report was not
 *   handled.
 * - `result` (string): Answer to the person who reported. Empty if the report was not handled.
 * - `time_created` (time): Time of the report.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * FloorVersion: an object.
 *
 * An earlier text of a floor.
 *
 * - `id` (int): Identifier of the earlier text, for danxi_forum_restore_floor().
 * - `floor_id` (int): Identifier of the floor.
 * - `content` (string): The text before the change.
 * - `reason` (string): Reason for the change.
 * - `user_id` (int): Identifier of the administrator who made the change. 1 if the author made the
 *   change.
 * - `is_sensitive` (bool, optional): Whether the forum's automatic check found the text sensitive.
 *   null if the server does not send it.
 * - `is_actual_sensitive` (bool, optional): Whether an administrator found the text sensitive. null
 *   if no administrator has decided.
 * - `sensitive_detail` (string, optional): Reason that the automatic check reported. null if the
 *   server does not send it.
 * - `time_created` (time): Time of the change.
 * - `time_updated` (time): Time of the last change of this entry.
 */

/*
 * SensitiveFloor: an object.
 *
 * A floor that the forum's automatic check found sensitive.
 *
 * - `id` (int): Identifier of the floor.
 * - `hole_id` (int): Identifier of the hole that contains the floor.
 * - `content` (string): Text of the floor.
 * - `modified` (int): Number of times the text was changed.
 * - `deleted` (bool): Whether the object was deleted.
 * - `is_actual_sensitive` (bool, optional): Whether an administrator found the text sensitive. null
 *   if no administrator has decided.
 * - `sensitive_detail` (string, optional): Reason that the automatic check reported. null if the
 *   server does not send it.
 * - `time_created` (time): Time of posting.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * SummaryState: an object.
 *
 * The state of the AI summary of a hole.
 *
 * - `code` (int): State as a number. 1000: the summary is ready. 1001: it is being written. 1002:
 *   the forum has begun to write it. 2001 or 2002: this hole gets no summary. 3001 or 3002: the
 *   forum could not write it.
 * - `message` (string): Description of `code`.
 * - `data` (HoleSummary, optional): The summary. Its fields are empty or missing until the summary
 *   is ready. null if the server does not send it.
 */

/*
 * HoleSummary: an object.
 *
 * An AI summary of a hole.
 *
 * - `hole_id` (int, optional): Identifier of the hole. null if the server does not send it.
 * - `trace_id` (string, optional): Identifier of the summary, for danxi_forum_rate_summary(). null
 *   if the server does not send it.
 * - `summary` (string, optional): Text of the summary. null if the server does not send it.
 * - `branches` (array of SummaryBranch, optional): Points of view. null if the server does not send
 *   them.
 * - `interactions` (array of SummaryInteraction, optional): Exchanges between people, at most five.
 *   null if the server does not send them.
 * - `keywords` (array of strings, optional): Keywords. null if the server does not send them.
 * - `generated_at` (string, optional): Time at which the summary was written, in RFC 3339. Empty
 *   until the summary is ready. null if the server does not send it.
 */

/*
 * SummaryBranch: an object.
 *
 * A point of view in a hole.
 *
 * - `id` (int): Identifier within the summary.
 * - `label` (string): Short name of the point of view.
 * - `content` (string): Description of the point of view.
 * - `color` (string): Color in which to display the point of view: a name, or a hexadecimal value
 *   such as #5B8FF9.
 * - `representative_floors` (array of ints): Identifiers of floors that express the point of view.
 */

/*
 * SummaryInteraction: an object.
 *
 * An exchange between two people in a hole.
 *
 * - `from_floor` (int): Identifier of the later floor.
 * - `from_user` (string): Pseudonym of the later floor's author.
 * - `to_floor` (int): Identifier of the earlier floor.
 * - `to_user` (string): Pseudonym of the earlier floor's author.
 * - `interaction_type` (string): Kind of exchange, such as `reply` or `support`.
 * - `content` (string): Subject of the exchange.
 */

/*
 * PushToken: an object.
 *
 * A device that receives push notifications.
 *
 * - `user_id` (int): Identifier of the account.
 * - `service` (PushService): Service that delivers the notifications.
 * - `device_id` (string): Identifier of the device.
 * - `token` (string, secret): Token of the service for the device.
 * - `package_name` (string, optional): Name of the application. null if the server does not send
 *   it.
 * - `time_created` (time, optional): Time of registration. null if the server does not send it.
 * - `time_updated` (time, optional): Time of the last registration. null if the server does not
 *   send it.
 */

/*
 * SavedThread: an object.
 *
 * A hole that was saved with danxi_forum_save_thread().
 *
 * - `hole_id` (int): Identifier of the hole.
 * - `hole` (Hole): The hole as the forum last sent it.
 * - `floor_count` (int): Number of saved floors.
 * - `is_complete` (bool): Whether all floors that the forum had at `checked_at` are saved.
 *   Otherwise, call danxi_forum_save_thread() again.
 * - `saved_at` (time): Time at which the hole was first saved.
 * - `checked_at` (time): Time at which the forum last sent the hole.
 * - `gone_at` (time, optional): Time at which a call found that the forum no longer has the hole,
 *   because it was deleted or hidden. null if the forum still has it.
 */

/*
 * SavingReport: an object.
 *
 * The result of saving a thread.
 *
 * - `thread` (SavedThread): The saved thread.
 * - `new_floor_count` (int): Number of floors that were not saved before.
 * - `deleted_floor_count` (int): Number of saved floors that this call found to be deleted on the
 *   forum. Their texts are kept.
 */

/*
 * SavedFloor: an object.
 *
 * A floor of a saved thread.
 *
 * - `id` (int): Identifier of the floor.
 * - `floor` (Floor): The floor as the forum last sent it. If the floor was deleted after it was
 *   saved, this is the floor before the deletion.
 * - `images` (array of strings): Addresses of the images in the text of the floor.
 * - `history` (array of FloorVersion): Earlier texts of the floor. Empty unless an administrator's
 *   account saved the floor.
 * - `checked_at` (time): Time at which the forum last sent the floor.
 * - `deleted_at` (time, optional): Time at which a call found that the forum had deleted the floor.
 *   null if the floor is not deleted, or was deleted before it was saved.
 * - `deletion_notice` (string, optional): The text that the forum displays in place of the deleted
 *   one. null if `deleted_at` is null, or if the floor has disappeared altogether.
 */

/*
 * SavedMatch: an object.
 *
 * A saved floor that a search has found.
 *
 * - `id` (int): Identifier of the floor.
 * - `floor` (SavedFloor): Floor that was found.
 * - `excerpt` (array of ExcerptPart): The text around the first match, at most about 100
 *   characters.
 */

/*
 * ExcerptPart: an object.
 *
 * A part of an excerpt.
 *
 * - `text` (string): Text of the part. `…` marks a place where the excerpt is cut off.
 * - `is_match` (bool): Whether the part is one of the words that were searched for.
 */

/*
 * CommunityResponse: an object.
 *
 * The response of a community server to a request.
 *
 * - `status` (int): HTTP status, from 200 to 299. Other statuses are errors.
 * - `body` (any JSON value, optional): The response's JSON. null if the response has no body.
 */

/*
 * HoleOrder: a string.
 *
 * The time by which holes or floors are sorted, newest first.
 *
 * - "time_updated": The time of the last reply.
 * - "time_created": The time of creation.
 */

/*
 * FoldedFloors: a string.
 *
 * The way in which folded floors are displayed. A server may send further values.
 *
 * - "hide": Folded floors are not displayed.
 * - "fold": Folded floors are displayed folded.
 * - "show": Folded floors are displayed like other floors.
 */

/*
 * NotificationType: a string.
 *
 * The event that a notification is about. A server may send further values.
 *
 * - "mention": A floor of the account was quoted.
 * - "favorite": A subscribed hole has a new floor.
 * - "report": Administrators have handled a report.
 */

/*
 * FloorSort: a string.
 *
 * The order of floors or reports.
 *
 * - "asc": Oldest items first.
 * - "desc": Newest items first.
 */

/*
 * FloorOrder: a string.
 *
 * The order of the floors of a hole.
 *
 * - "oldest": Oldest floors first.
 * - "newest": Newest floors first.
 * - "most_liked": Most likes first. Floors with the same number of likes are listed oldest first.
 */

/*
 * FavoriteOrder: a string.
 *
 * The value by which favorites are sorted, highest first.
 *
 * - "time_created": The time at which the hole became a favorite.
 * - "hole_time_updated": The time of the hole's last floor.
 * - "id": The hole's identifier.
 */

/*
 * FavoriteGroupOrder: a string.
 *
 * The value by which groups of favorites are sorted, highest first.
 *
 * - "time_created": The time of creation.
 * - "time_updated": The time of the last change.
 * - "id": The group's identifier.
 */

/*
 * MessageKind: a string.
 *
 * The event that a message is about. A server may send further values.
 *
 * - "reply": A hole of the account has a new floor.
 * - "mention": A floor of the account was quoted.
 * - "favorite": A subscribed hole has a new floor.
 * - "modify": An administrator has changed, folded or deleted a floor of the account.
 * - "permission": The account was banned from a division or from reporting.
 * - "report": An administrator has a report to handle.
 * - "report_dealt": A report of the account was handled.
 * - "sensitive": An administrator has to decide whether a text is sensitive.
 * - "mail": An administrator has written to the account.
 */

/*
 * PushService: a string.
 *
 * A service that delivers push notifications. A server may send further values.
 *
 * - "apns": Apple's push service.
 * - "fcm": Google's push service. The forum accepts its tokens, but sends nothing to it.
 * - "mipush": Xiaomi's push service.
 */

/*
 * RequestMethod: a string.
 *
 * The HTTP method of a request.
 *
 * - "GET": Reads an object or a list.
 * - "POST": Creates an object, or starts an action.
 * - "PUT": Changes an object.
 * - "PATCH": Changes a part of an object.
 * - "DELETE": Deletes an object.
 */

/*
 * CommunityServer: a string.
 *
 * A server of the community.
 *
 * - "forum": The forum, at forum.base_url.
 * - "auth": The accounts, at auth.base_url.
 * - "curriculum": The course reviews, at curriculum.base_url.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_FORUM_H */
