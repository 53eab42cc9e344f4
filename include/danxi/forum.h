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
 * A division holds holes, a hole holds floors, and tags label holes. Everybody writes under a pseudonym that
 * identifies a person within one hole only.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the divisions of the forum, each with its pinned holes.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Division. danxi_schema() describes it.
 * @see GET {forum}/divisions
 */
danxi_result *danxi_forum_get_divisions(danxi_session *session, const char *options);

/**
 * Returns a division.
 *
 * It comes from the stored list of divisions. If the list does not contain it, the server is asked.
 *
 * @param session An open session.
 * @param id Identifier of the division.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return Division. danxi_schema() describes it.
 * @see GET https://forum.fduhole.com/api/divisions, GET https://forum.fduhole.com/api/divisions/{id}
 */
danxi_result *danxi_forum_get_division(danxi_session *session, int64_t id, const char *options);

/**
 * Lists the holes of a division, newest first.
 *
 * @param session An open session.
 * @param division_id Identifier of the division. An unknown one has no holes.
 * @param options A JSON object, or NULL:
 *   - `start_time` (time): Lists only holes before this time, which is compared with the time named by
 *     `order`. The default is now.
 *   - `order` (HoleOrder): The time by which holes are sorted.
 *   - `size` (int): Maximum number of holes.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Hole. danxi_schema() describes it.
 * @see GET {forum}/divisions/{division_id}/holes
 */
danxi_result *danxi_forum_list_holes_in_division(danxi_session *session, int64_t division_id, const char *options);

/**
 * Lists the holes with a tag, newest first.
 *
 * A tag that does not exist has no holes.
 *
 * @param session An open session.
 * @param tag_name Name of the tag, as in danxi_forum_list_all_tags().
 * @param options A JSON object, or NULL:
 *   - `start_time` (time): Lists only holes whose last floor is older than this time. The default is now.
 *   - `size` (int): Maximum number of holes.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Hole. danxi_schema() describes it.
 * @see GET {forum}/holes
 */
danxi_result *danxi_forum_list_holes_by_tag(danxi_session *session, const char *tag_name, const char *options);

/**
 * Lists the holes that the account created, newest first.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `start_time` (time): Lists only holes before this time, which is compared with the time named by
 *     `order`. The default is now.
 *   - `order` (HoleOrder): The time by which holes are sorted.
 *   - `size` (int): Maximum number of holes.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Hole. danxi_schema() describes it.
 * @see GET {forum}/users/me/holes
 */
danxi_result *danxi_forum_list_my_holes(danxi_session *session, const char *options);

/**
 * Returns a hole with its first floors.
 *
 * @param session An open session.
 * @param id Identifier of the hole.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Hole. danxi_schema() describes it.
 * @see GET {forum}/holes/{id}
 */
danxi_result *danxi_forum_get_hole(danxi_session *session, int64_t id, const char *options);

/**
 * Posts a new hole.
 *
 * @param session An open session.
 * @param content Text: Markdown with LaTeX. `##id` quotes a floor, `#id` a hole.
 * @param division_id Identifier of the division.
 * @param tags A JSON array of strings. Names of its tags. A new name creates a tag.
 * @param options A JSON object, or NULL:
 *   - `special_tag` (string): The staff badge to post under, for people who have one.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Hole. danxi_schema() describes it.
 * @see POST {forum}/divisions/{division_id}/holes
 */
danxi_result *danxi_forum_create_hole(danxi_session *session, const char *content, int64_t division_id, const char *tags, const char *options);

/**
 * Lists floors of a hole in the order of posting.
 *
 * @param session An open session.
 * @param hole_id Identifier of the hole.
 * @param options A JSON object, or NULL:
 *   - `start_floor` (int): Number of floors to skip.
 *   - `size` (int): Maximum number of floors.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Floor. danxi_schema() describes it.
 * @see GET {forum}/holes/{hole_id}/floors
 */
danxi_result *danxi_forum_list_floors_in_hole(danxi_session *session, int64_t hole_id, const char *options);

/**
 * Lists all floors of a hole in one response.
 *
 * A hole can have thousands of floors: danxi_forum_list_floors_in_hole() lists them page by page. A hole that
 * does not exist has no floors.
 *
 * @param session An open session.
 * @param hole_id Identifier of the hole.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Floor. danxi_schema() describes it.
 * @see GET {forum}/floors
 */
danxi_result *danxi_forum_list_all_floors(danxi_session *session, int64_t hole_id, const char *options);

/**
 * Returns a floor.
 *
 * @param session An open session.
 * @param id Identifier of the floor.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see GET {forum}/floors/{id}
 */
danxi_result *danxi_forum_get_floor(danxi_session *session, int64_t id, const char *options);

/**
 * Replies to a hole.
 *
 * @param session An open session.
 * @param content Text: Markdown with LaTeX. `##id` quotes a floor, `#id` a hole.
 * @param hole_id Identifier of the hole.
 * @param options A JSON object, or NULL:
 *   - `special_tag` (string): The staff badge to post under, for people who have one.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see POST {forum}/holes/{hole_id}/floors
 */
danxi_result *danxi_forum_create_floor(danxi_session *session, const char *content, int64_t hole_id, const char *options);

/**
 * Changes the text of a floor that the account wrote.
 *
 * Administrators of the forum see the previous texts.
 *
 * @param session An open session.
 * @param id Identifier of the floor.
 * @param content The new text. The server leaves the text unchanged if this is empty.
 * @param options A JSON object, or NULL:
 *   - `special_tag` (string): The staff badge to post under, for people who have one.
 *   - `fold` (string): Why the floor is folded. For administrators.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see PUT {forum}/floors/{id}
 */
danxi_result *danxi_forum_modify_floor(danxi_session *session, int64_t id, const char *content, const char *options);

/**
 * Deletes a floor that the account wrote.
 *
 * @param session An open session.
 * @param id Identifier of the floor.
 * @param options A JSON object, or NULL:
 *   - `reason` (string): The reason, which is displayed instead of the text.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see DELETE {forum}/floors/{id}
 */
danxi_result *danxi_forum_delete_floor(danxi_session *session, int64_t id, const char *options);

/**
 * Likes or dislikes a floor, or removes the vote.
 *
 * @param session An open session.
 * @param id Identifier of the floor.
 * @param like 1 likes the floor, -1 dislikes it, and 0 removes the vote.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Floor. danxi_schema() describes it.
 * @see POST {forum}/floors/{id}/like/{like}
 */
danxi_result *danxi_forum_like_floor(danxi_session *session, int64_t id, int64_t like, const char *options);

/**
 * Searches the texts of all floors.
 *
 * @param session An open session.
 * @param keyword Words to search for.
 * @param options A JSON object, or NULL:
 *   - `accurate` (bool): Whether only texts count that contain the words exactly as given.
 *   - `offset` (int): Number of floors to skip.
 *   - `size` (int): Maximum number of floors.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Floor. danxi_schema() describes it.
 * @see GET {forum}/floors/search
 */
danxi_result *danxi_forum_search_floor(danxi_session *session, const char *keyword, const char *options);

/**
 * Lists all tags, most used first.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Tag. danxi_schema() describes it.
 * @see GET {forum}/tags
 */
danxi_result *danxi_forum_list_all_tags(danxi_session *session, const char *options);

/**
 * Returns the account's profile on the forum.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return Profile. danxi_schema() describes it.
 * @see GET {forum}/users/me
 */
danxi_result *danxi_forum_get_profile(danxi_session *session, const char *options);

/**
 * Deletes the stored divisions and tags, in memory and on disk.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_forum_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_FORUM_H */
