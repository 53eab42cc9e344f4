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
 * pseudonym, which the forum assigns to a person for one hole only.
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
 * It comes from the cached divisions of danxi_forum_get_divisions(). If they do not contain it,
 * only this division is requested.
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
 * Lists the holes of a division page by page, newest first.
 *
 *     danxi_result *result = danxi_forum_list_holes_in_division(session, 1, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/divisions/{division_id}/holes
 * Sign-in: community, danxi_account_login().
 * Next page: set `start_time` to the last item's field that `order` names, until the list is empty.
 *   The server leaves out items with exactly this time. To get them too, add 1 ms to it, and skip
 *   the items that the previous page had, by `id`; the list ends when a page has no others.
 *
 * @param session  A session.
 * @param division_id  Identifier of the division, from danxi_forum_get_divisions(), or 0 for all
 *   divisions. The list is empty if the division does not exist. At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Lists only holes whose time is before this one: the time that
 *     `order` names. The default is now.
 *   - `order` (HoleOrder, default "time_updated"): The time by which holes are sorted. One of
 *     "time_updated", "time_created".
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_in_division(danxi_session *session, int64_t division_id,
                                                 const char *options);

/**
 * Lists the holes with a tag page by page, newest first.
 *
 * They are sorted by the time of their last floor. The list is empty if no tag has this name.
 *
 *     danxi_result *result = danxi_forum_list_holes_by_tag(session, "选课", "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/holes
 * Sign-in: community, danxi_account_login().
 * Next page: set `start_time` to the last item's `time_updated`, until the list is empty. The
 *   server leaves out items with exactly this time. To get them too, add 1 ms to it, and skip the
 *   items that the previous page had, by `id`; the list ends when a page has no others.
 *
 * @param session  A session.
 * @param tag_name  Name of the tag, from danxi_forum_list_all_tags(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Lists only holes whose last floor was posted before this time.
 *     The default is now.
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Hole objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_by_tag(danxi_session *session, const char *tag_name,
                                            const char *options);

/**
 * Lists the holes that the account created page by page, newest first.
 *
 * They are sorted by the time of their last floor. Hidden and deleted holes are not listed.
 *
 *     danxi_result *result = danxi_forum_list_my_holes(session, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/users/me/holes
 * Sign-in: community, danxi_account_login().
 * Next page: set `start_time` to the last item's `time_updated`, until the list is empty. The
 *   server leaves out items with exactly this time. To get them too, add 1 ms to it, and skip the
 *   items that the previous page had, by `id`; the list ends when a page has no others.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_time` (time, RFC 3339): Lists only holes whose last floor was posted before this time.
 *     The default is now.
 *   - `size` (int, 1 to 10, default 10): Maximum number of holes.
 *   - `timeout_ms`: see danxi_call().
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
 * A tag that no hole had before is in danxi_forum_list_all_tags() at once. The forum lets only
 * administrators create a tag whose name has more than 10 characters, unless it has at most 15
 * bytes in UTF-8, or whose name starts with `#`, `@` or `*`. Before a name that is too long is
 * sent, danxi_forum_list_all_tags() must contain it; otherwise the call fails with
 * DANXI_ERROR_INVALID_ARGUMENT.
 *
 *     danxi_result *result = danxi_forum_create_hole(session, "How late is the library open?", 1,
 *         "[\"学习\"]", NULL);
 *
 * Request: POST https://forum.fduhole.com/api/divisions/{division_id}/holes, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param content  Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2. 1
 *   to 10000 characters.
 * @param division_id  Identifier of the division, from danxi_forum_get_divisions(). At least 1.
 * @param tags  Names of its tags. A name that no tag has creates a tag. A JSON array of strings. 1
 *   to 10 items without duplicates, each 1 to 20 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `special_tag` (string, at most 16 characters): Staff badge to post with, for accounts that have
 *     it. The default is to post without a badge.
 *   - `timeout_ms`: see danxi_call().
 * @return A Hole object: the new hole. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account may not post here: the registration quiz was not passed, it
 *     is banned from the division, or it lacks the staff badge.
 *   - DANXI_ERROR_NOT_FOUND: No division has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_hole(danxi_session *session, const char *content,
                                      int64_t division_id, const char *tags, const char *options);

/**
 * Lists the floors of a hole page by page, oldest first.
 *
 * The list is empty if the hole does not exist. The server also lists the floors of hidden holes.
 *
 *     danxi_result *result = danxi_forum_list_floors_in_hole(session, 2, "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/holes/{hole_id}/floors
 * Sign-in: community, danxi_account_login().
 * Next page: set `start_floor` to the number of items received so far, until the list is empty.
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_floor` (int, at least 0, default 0): Number of floors to skip at the beginning of the
 *     list.
 *   - `size` (int, 1 to 50, default 30): Maximum number of floors.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Floor objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_floors_in_hole(danxi_session *session, int64_t hole_id,
                                              const char *options);

/**
 * Lists all floors of a hole at once, oldest first.
 *
 * A hole can have thousands of floors; use danxi_forum_list_floors_in_hole() to list them page by
 * page. The list is empty if the hole does not exist.
 *
 *     danxi_result *result = danxi_forum_list_all_floors(session, 2, NULL);
 *
 * Request: GET https://forum.fduhole.com/api/floors
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param hole_id  Identifier of the hole.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Floor objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_all_floors(danxi_session *session, int64_t hole_id,
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
 *   - `timeout_ms`: see danxi_call().
 * @return A Floor object: the new floor. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account may not reply: the hole is locked, the registration quiz was
 *     not passed, the account is banned from the division, or it lacks the staff badge.
 *   - DANXI_ERROR_NOT_FOUND: No hole has this identifier, or it is hidden.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_floor(danxi_session *session, const char *content, int64_t hole_id,
                                       const char *options);

/**
 * Changes the text of a floor that the account wrote.
 *
 * Administrators of the forum can see the previous texts. A text that is equal to the present one
 * counts as a change too.
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
 * Searches the texts of all floors for words, and lists the floors found page by page.
 *
 *     danxi_result *result = danxi_forum_search_floor(session, "图书馆", "{\"size\": 3}");
 *
 * Request: GET https://forum.fduhole.com/api/floors/search
 * Sign-in: community, danxi_account_login().
 * Next page: set `offset` to the number of items received so far, until the list is empty.
 *
 * @param session  A session.
 * @param keyword  Words to search for. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `accurate` (bool, default false): Whether to find only texts that contain `keyword` exactly as
 *     it is.
 *   - `offset` (int, at least 0, default 0): Number of floors to skip at the beginning of the list.
 *   - `size` (int, 1 to 50, default 10): Maximum number of floors.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Floor objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floor(danxi_session *session, const char *keyword,
                                       const char *options);

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
 * Deletes the cached divisions and tags from memory and disk.
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
 * The request is signed with the session's account, like those of the other methods: expired tokens
 * are refreshed, WebVPN is used where needed, and refusals have the same errors. It never leaves
 * the server that `server` names.
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
 *     list of them, which is sent as several items of this name.
 *   - `body` (any JSON value): The body, which is sent as JSON. By default, no body is sent.
 *   - `server` (CommunityServer, default "forum"): The server. One of "forum", "auth", "curriculum".
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
 * - `id` (int): Identifier.
 * - `name` (string): Name, such as 树洞.
 * - `description` (string): Purpose of the division.
 * - `hidden` (bool, optional): Whether only administrators see the division. null if the server
 *   does not send it.
 * - `show_in_home_page` (bool, optional): Whether its holes appear on the forum's home page. null
 *   if the server does not send it.
 * - `pinned` (array of Hole): Holes that are displayed at its top, in the forum's order.
 * - `time_created` (time): Time of creation.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * Tag: an object.
 *
 * A tag: a label of holes, chosen by their authors.
 *
 * - `id` (int): Identifier.
 * - `name` (string): Name. A name that starts with `*` marks sensitive content.
 * - `temperature` (int): Number of holes with this tag.
 * - `nsfw` (bool, optional): Whether it marks content that is not safe for work. null if the server
 *   does not send it.
 */

/*
 * Hole: an object.
 *
 * A hole: a thread of the forum.
 *
 * - `id` (int): Identifier. Texts refer to it by `#` and the identifier, such as `#2`.
 * - `division_id` (int): Identifier of its division.
 * - `tags` (array of Tag): Its tags.
 * - `floors` (HoleFloors): Its first and last floors.
 * - `view` (int): Number of views.
 * - `reply` (int): Number of floors, not counting the first.
 * - `favorite_count` (int, optional): Number of people who have marked it as a favorite. null if
 *   the server does not send it.
 * - `subscription_count` (int, optional): Number of people who are notified of new floors. null if
 *   the server does not send it.
 * - `hidden` (bool): Whether an administrator has hidden it.
 * - `locked` (bool): Whether only administrators can reply.
 * - `frozen` (bool, optional): Whether new floors no longer move it to the top of lists. The server
 *   sends false to everybody but administrators. null if the server does not send it.
 * - `good` (bool): Whether administrators have marked it as outstanding.
 * - `no_purge` (bool, optional): Whether it is exempt from automatic deletion. null if the server
 *   does not send it.
 * - `ai_summary_available` (bool, optional): Whether the forum offers an AI summary of it. null if
 *   the server does not send it.
 * - `time_created` (time): Time of creation.
 * - `time_updated` (time): Time of the last floor.
 * - `time_deleted` (time, optional): Time of deletion. null if it is not deleted.
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
 * - `id` (int): Identifier. Texts refer to it by `##` and the identifier, such as `##7`.
 * - `hole_id` (int): Identifier of its hole.
 * - `ranking` (int, optional): Position within the hole. That of the first floor is 0. null if the
 *   server does not send it.
 * - `content` (string): Text: Markdown with LaTeX. In a deleted floor, the reason for the deletion.
 *   While the forum reviews the text, only its author sees it, and others see 该内容正在审核中.
 * - `highlighted_content` (string, optional): Text with the words that were searched for between
 *   `<em>` and `</em>`. null except in search results.
 * - `anonyname` (string): The author's pseudonym within this hole.
 * - `special_tag` (string): The author's staff badge. Empty for most floors.
 * - `like` (int): Number of likes.
 * - `dislike` (int): Number of dislikes.
 * - `liked` (bool, optional): Whether the account likes it. null if the server does not send it.
 * - `disliked` (bool, optional): Whether the account dislikes it. null if the server does not send
 *   it.
 * - `is_me` (bool): Whether the account wrote it.
 * - `deleted` (bool): Whether it was deleted.
 * - `modified` (int): Number of times its text was changed.
 * - `fold_v2` (string): Reason for folding it. Empty if it is not folded.
 * - `mention` (array of Mention): Floors that its text quotes. The server leaves it empty for the
 *   floors inside a hole, that is, in HoleFloors.
 * - `reply_to` (int, optional): Identifier of the floor that it replies to, or 0 for none. Only
 *   older floors have one. null if the server does not send it.
 * - `is_sensitive` (bool, optional): Whether the forum's automatic check found the text sensitive.
 *   null if the server does not send it.
 * - `is_actual_sensitive` (bool, optional): Whether an administrator found the text sensitive. null
 *   if none has decided.
 * - `sensitive_detail` (string, optional): Reason that the automatic check reported. null if the
 *   server does not send it.
 * - `time_created` (time): Time of posting.
 * - `time_updated` (time): Time of the last change.
 */

/*
 * Mention: an object.
 *
 * A floor quoted by another floor, without the fields that depend on the account and without its
 * own quotations.
 *
 * - `id` (int): Identifier of the quoted floor.
 * - `hole_id` (int): Identifier of its hole.
 * - `ranking` (int, optional): Position within the hole. That of the first floor is 0. null if the
 *   server does not send it.
 * - `content` (string): Text: Markdown with LaTeX.
 * - `anonyname` (string): The author's pseudonym within that hole.
 * - `special_tag` (string, optional): The author's staff badge. Empty for most floors. null if the
 *   server does not send it.
 * - `like` (int, optional): Number of likes. null if the server does not send it.
 * - `dislike` (int, optional): Number of dislikes. null if the server does not send it.
 * - `deleted` (bool): Whether it was deleted.
 * - `modified` (int, optional): Number of times its text was changed. null if the server does not
 *   send it.
 * - `fold_v2` (string, optional): Reason for folding it. Empty if it is not folded. null if the
 *   server does not send it.
 * - `reply_to` (int, optional): Identifier of the floor that it replies to, or 0 for none. null if
 *   the server does not send it.
 * - `is_sensitive` (bool, optional): Whether the forum's automatic check found the text sensitive.
 *   null if the server does not send it.
 * - `is_actual_sensitive` (bool, optional): Whether an administrator found the text sensitive. null
 *   if none has decided.
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
 * - `has_answered_questions` (bool): Whether the person has passed the registration quiz.
 *   Otherwise, the forum refuses new posts.
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
 * - `show_folded` (FoldedFloors): How folded floors are displayed.
 */

/*
 * Permission: an object.
 *
 * The permissions of an account.
 *
 * - `admin` (time, optional): When the account stops being an administrator. The time is in the
 *   past if the account is not an administrator. null if the server does not send it.
 * - `silent` (object of times, optional): When the ban on posting in a division ends, by the
 *   division's identifier. null if the server does not send it.
 * - `offense_count` (int, optional): Number of penalties so far. null if the server does not send
 *   it.
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
 * The time by which holes are sorted, newest first.
 *
 * - "time_updated": The time of the last reply.
 * - "time_created": The time of creation.
 */

/*
 * FoldedFloors: a string.
 *
 * How folded floors are displayed. A server may send further values.
 *
 * - "hide": They are not displayed.
 * - "fold": They are displayed folded.
 * - "show": They are displayed like other floors.
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
 * RequestMethod: a string.
 *
 * The HTTP method of a request.
 *
 * - "GET": Reads something.
 * - "POST": Creates something, or starts an action.
 * - "PUT": Changes something.
 * - "PATCH": Changes a part of something.
 * - "DELETE": Deletes something.
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
