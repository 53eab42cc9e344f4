/* Generated from interface/moments.toml by `make generate`; do not edit. */
#ifndef DANXI_MOMENTS_H
#define DANXI_MOMENTS_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Moments: a timeline of posts, and likes.
 *
 * The server is one that you run: set moments.base_url. Its GraphQL schema is that of the Moments
 * app's backend. Details are cached for each user, in memory and below store.path.
 * danxi_moments_watch() returns every change, including those that other calls make.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_moments_get_details() is the method "moments.get_details". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Returns a user's details: the user and the moments that the user sees.
 *
 * With the toggle "like_button", the moments have their likes.
 *
 *     danxi_result *result = danxi_moments_get_details(session, "0", NULL);
 *
 * Request: POST https://momentsapi.herokuapp.com/graphql
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param user_id  Identifier of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A MomentsDetails object. Errors:
 *   - DANXI_ERROR_REJECTED: The server has no such user, or its schema differs.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_get_details(danxi_session *session, const char *user_id,
                                        const char *options);

/**
 * Likes a moment in a user's name.
 *
 * The new details are cached, and streams of danxi_moments_watch() get them at once. If the moment
 * does not exist, nothing changes.
 *
 *     danxi_result *result = danxi_moments_like(session, "1", "0", NULL);
 *
 * Request: POST https://momentsapi.herokuapp.com/graphql, sent at most once
 *
 * @param session  A session.
 * @param moment_id  Identifier of the moment. Not empty.
 * @param user_id  Identifier of the user who likes the moment. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A MomentsDetails object: the user's details with the change. They always have the likes,
 *   even if the toggle is off. Errors:
 *   - DANXI_ERROR_REJECTED: The server has no such user, or its schema differs.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_like(danxi_session *session, const char *moment_id, const char *user_id,
                                 const char *options);

/**
 * Removes a user's like of a moment.
 *
 * The new details are cached, and streams of danxi_moments_watch() get them at once. If the moment
 * does not exist, nothing changes.
 *
 *     danxi_result *result = danxi_moments_unlike(session, "1", "0", NULL);
 *
 * Request: POST https://momentsapi.herokuapp.com/graphql, sent at most once
 *
 * @param session  A session.
 * @param moment_id  Identifier of the moment. Not empty.
 * @param user_id  Identifier of the user whose like is removed. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A MomentsDetails object: the user's details with the change. They always have the likes,
 *   even if the toggle is off. Errors:
 *   - DANXI_ERROR_REJECTED: The server has no such user, or its schema differs.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_unlike(danxi_session *session, const char *moment_id,
                                   const char *user_id, const char *options);

/**
 * Returns a user's details if they have changed since a token.
 *
 * The token `0` stands for a state without details: with this token, the call returns the cached
 * details at once or, without cached details, those of the server.
 *
 *     danxi_result *result = danxi_moments_watch(session, "0", NULL);
 *
 * Request: POST https://momentsapi.herokuapp.com/graphql
 * Stream: danxi_watch(session, "moments.watch", …) delivers each result whose `details` is not
 *   empty.
 *
 * @param session  A session.
 * @param user_id  Identifier of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 10000 to 86400000 ms, default 300000): Time that a stream waits between two
 *     polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return A MomentsNews object. Errors:
 *   - DANXI_ERROR_REJECTED: The server has no such user, or its schema differs.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_watch(danxi_session *session, const char *user_id, const char *options);

/**
 * Lists the toggles and their states.
 *
 *     danxi_result *result = danxi_moments_list_toggles(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of MomentToggleState objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_list_toggles(danxi_session *session, const char *options);

/**
 * Turns an internal toggle on or off.
 *
 * The state is kept below store.path, if this key is set. The state takes precedence over
 * moments.like_button.
 *
 *     danxi_result *result = danxi_moments_set_toggle(session, "like_button", true, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param name  Toggle to change. It must be internal. One of "like_button", "rounded_avatar".
 * @param is_on  Whether to turn the toggle on.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The toggle is remote.
 *   - DANXI_ERROR_STORAGE: The state cannot be written to disk. The session uses the new state
 *     nevertheless.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_moments_set_toggle(danxi_session *session, const char *name, bool is_on,
                                       const char *options);

/**
 * Deletes the cached details of all users from memory and disk, and the kept tokens of
 * danxi_moments_watch().
 *
 *     danxi_result *result = danxi_moments_clear_cache(session, NULL);
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
danxi_result *danxi_moments_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * MomentsDetails: an object.
 *
 * A user and the moments that the user sees.
 *
 * - `user_details` (MomentsUser): The user whose details these are.
 * - `moments` (array of Moment): The moments, in the server's order.
 */

/*
 * MomentsUser: an object.
 *
 * A user of Moments.
 *
 * - `id` (string): Identifier of the user, for danxi_moments_get_details().
 * - `name` (string): Name of the user.
 * - `avatar` (string): URL of the avatar.
 * - `background_image` (string): URL of the image behind the list.
 */

/*
 * Moment: an object.
 *
 * A moment: a post in the timeline.
 *
 * - `id` (string): Identifier of the moment, for danxi_moments_like().
 * - `user_details` (MomentAuthor): The author of the moment.
 * - `type` (MomentType): Kind of the moment.
 * - `title` (string, optional): Text of the moment.
 * - `url` (string, optional): Link of a moment of the type "URL".
 * - `photos` (array of strings): URLs of the photos. May be empty.
 * - `created_date` (time, optional): Time of the post. null if the server's text is not a Unix
 *   time.
 * - `is_liked` (bool, optional): Whether the user likes the moment. null if likes were not
 *   requested.
 * - `likes` (array of MomentLike, optional): Users who like the moment. null if likes were not
 *   requested.
 */

/*
 * MomentAuthor: an object.
 *
 * The author of a moment.
 *
 * - `name` (string): Name of the author.
 * - `avatar` (string): URL of the avatar.
 */

/*
 * MomentLike: an object.
 *
 * A user who likes a moment.
 *
 * - `id` (string): Identifier of the user.
 * - `avatar` (string): URL of the avatar.
 */

/*
 * MomentsNews: an object.
 *
 * The details of a user, if they have changed since a token.
 *
 * - `token` (string): Token of the present details.
 * - `details` (array of MomentsDetails): The present details, or an empty list if they have not
 *   changed.
 */

/*
 * MomentToggleState: an object.
 *
 * A toggle and its state.
 *
 * - `name` (MomentToggle): Toggle whose state this is.
 * - `family` (MomentToggleFamily): Place where the state of the toggle is kept.
 * - `is_on` (bool): Whether the toggle is on.
 */

/*
 * MomentType: a string.
 *
 * The kind of a moment. A server may send further values.
 *
 * - "URL": A link to a page.
 * - "PHOTOS": One or more photos.
 */

/*
 * MomentToggle: a string.
 *
 * A feature that can be turned on and off.
 *
 * - "like_button": Likes. If this toggle is on, the likes of each moment are requested. An internal
 *   toggle, which danxi_moments_set_toggle() changes.
 * - "rounded_avatar": Round avatars, for programs that show them. A remote toggle:
 *   moments.rounded_avatar has the value that your program got from its own server.
 */

/*
 * MomentToggleFamily: a string.
 *
 * The place where the state of a toggle is kept.
 *
 * - "internal": The session, and store.path. danxi_moments_set_toggle() can change the state.
 * - "remote": A server of the program's own. The library cannot change the state.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_MOMENTS_H */
