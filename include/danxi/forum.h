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
 * @file The forum 树洞: divisions hold holes (threads), a hole holds floors (posts), tags label holes.
 * Everybody writes under a name that stands for one person within one hole only. All methods need a signed-in
 * account.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the forum's divisions, each with its pinned holes.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Division. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/divisions
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_divisions(danxi_session *session, const char *options);

/**
 * Gets one division: from the stored list, or, where the list lacks it, from the server. One that does not
 * exist is `not_found`.
 *
 * @param session An open session.
 * @param id The division's identifier.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return Division. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/divisions/{id}
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_division(danxi_session *session, int64_t id, const char *options);

/**
 * Lists holes of a division, newest first; go on with the last hole's time as `start_time`.
 *
 * @param session An open session.
 * @param division_id The division's identifier.
 * @param options A JSON object, or NULL:
 *   - `start_time` (time): Only holes before this time (of the kind that `order` names). Default: now.
 *   - `order` (string): What the list is ordered by. Default: `time_updated`.
 *   - `size` (int): How many, 1 to 10. Default: 10.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Hole. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/divisions/{division_id}/holes
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_in_division(danxi_session *session, int64_t division_id, const char *options);

/**
 * Lists the holes that carry a tag, newest first; go on with the last hole's `time_updated` as `start_time`.
 * A tag that does not exist gives an empty list.
 *
 * @param session An open session.
 * @param tag_name The tag's name, as in `forum.list_all_tags`.
 * @param options A JSON object, or NULL:
 *   - `start_time` (time): Only holes updated before this time. Default: now.
 *   - `size` (int): How many, 1 to 10. Default: 10.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Hole. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/holes?tag=
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_by_tag(danxi_session *session, const char *tag_name, const char *options);

/**
 * Lists the holes that the account created, newest first; go on with the last hole's time as `start_time`.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `start_time` (time): Only holes before this time (of the kind that `order` names). Default: now.
 *   - `order` (string): What the list is ordered by. Default: `time_updated`.
 *   - `size` (int): How many, 1 to 10. Default: 10.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Hole. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/users/me/holes
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_my_holes(danxi_session *session, const char *options);

/**
 * Gets a hole with its first floors.
 *
 * @param session An open session.
 * @param id The hole's identifier.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Hole. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/holes/{id}
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_hole(danxi_session *session, int64_t id, const char *options);

/**
 * Posts a new hole; the answer is the hole as the forum keeps it. It is not repeated by itself if the
 * connection breaks.
 *
 * @param session An open session.
 * @param content The text, Markdown, up to 10,000 characters.
 * @param division_id The division to post in.
 * @param tags A JSON array of strings. Names of its tags, 1 to 10; a new name makes a new tag.
 * @param options A JSON object, or NULL:
 *   - `special_tag` (string): A mark of office, for those who have one.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Hole. danxi_schema() describes it.
 * @see POST https://forum.fduhole.com/api/divisions/{division_id}/holes
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_hole(danxi_session *session, const char *content, int64_t division_id, const char *tags, const char *options);

/**
 * Lists floors of a hole in the order of posting.
 *
 * @param session An open session.
 * @param hole_id The hole's identifier.
 * @param options A JSON object, or NULL:
 *   - `start_floor` (int): How many floors to leave out from the beginning. Default: 0.
 *   - `size` (int): How many, 1 to 50. Default: 30.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Floor. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/holes/{hole_id}/floors
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_floors_in_hole(danxi_session *session, int64_t hole_id, const char *options);

/**
 * Lists every floor of a hole in one answer; a long hole makes a large one.
 *
 * @param session An open session.
 * @param hole_id The hole's identifier.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Floor. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/floors?hole_id=
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_all_floors(danxi_session *session, int64_t hole_id, const char *options);

/**
 * Gets a floor.
 *
 * @param session An open session.
 * @param id The floor's identifier.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/floors/{id}
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_floor(danxi_session *session, int64_t id, const char *options);

/**
 * Replies to a hole; the answer is the floor as the forum keeps it. It is not repeated by itself if the
 * connection breaks.
 *
 * @param session An open session.
 * @param content The text, Markdown, up to 10,000 characters; `##id` mentions a floor, `#id` a hole.
 * @param hole_id The hole to reply to.
 * @param options A JSON object, or NULL:
 *   - `special_tag` (string): A mark of office, for those who have one.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see POST https://forum.fduhole.com/api/holes/{hole_id}/floors
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_floor(danxi_session *session, const char *content, int64_t hole_id, const char *options);

/**
 * Changes the text of the account's own floor; the forum keeps the old one for its administrators.
 *
 * @param session An open session.
 * @param id The floor's identifier.
 * @param content The new text.
 * @param options A JSON object, or NULL:
 *   - `special_tag` (string): A mark of office, for those who have one.
 *   - `fold` (string): Why the floor is folded; administrators only.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see PUT https://forum.fduhole.com/api/floors/{id}
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_floor(danxi_session *session, int64_t id, const char *content, const char *options);

/**
 * Deletes the account's own floor; the answer is the floor, with the reason for its text.
 *
 * @param session An open session.
 * @param id The floor's identifier.
 * @param options A JSON object, or NULL:
 *   - `reason` (string): The reason, shown in its place.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see DELETE https://forum.fduhole.com/api/floors/{id}
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_floor(danxi_session *session, int64_t id, const char *options);

/**
 * Says what the account thinks of a floor, in place of what it said before.
 *
 * @param session An open session.
 * @param id The floor's identifier.
 * @param like 1 likes it, -1 dislikes it, 0 takes either back.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see POST https://forum.fduhole.com/api/floors/{id}/like/{like}
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_like_floor(danxi_session *session, int64_t id, int64_t like, const char *options);

/**
 * Searches the texts of all floors.
 *
 * @param session An open session.
 * @param keyword What to search for; not empty.
 * @param options A JSON object, or NULL:
 *   - `accurate` (bool): Only texts with the words exactly as given. Default: false.
 *   - `offset` (int): How many results to leave out from the beginning. Default: 0.
 *   - `size` (int): How many, 1 to 50. Default: 10.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Floor. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/floors/search
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floor(danxi_session *session, const char *keyword, const char *options);

/**
 * Lists all tags, the most used first.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Tag. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/tags
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_all_tags(danxi_session *session, const char *options);

/**
 * Gets the account's profile on the forum.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Profile. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/users/me
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_profile(danxi_session *session, const char *options);

/**
 * Empties the stores of divisions and tags, in memory and on disk.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see the session's stores
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_FORUM_H */
