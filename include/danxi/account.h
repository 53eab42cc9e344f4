/* Generated from interface/account.toml by `make generate`; do not edit. */
#ifndef DANXI_ACCOUNT_H
#define DANXI_ACCOUNT_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The account of the DanXi community, for the forum and the course reviews.
 *
 * A session is signed in with at most one community account at a time. The server issues two
 * tokens, an access token for 30 minutes and a refresh token for 30 days, and calls refresh them
 * automatically. They are kept in memory and, with `remember` of danxi_account_login(), also in a
 * file of mode 0600 below store.path, which several processes may share.
 *
 * A call acts for the account that the session had when the call started. If another call signs in
 * or out meanwhile, the call fails with DANXI_ERROR_ACCOUNT_CHANGED before its next request.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_account_login() is the method "account.login". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Signs the session in to the community with an e-mail address and a password.
 *
 * If the session is already signed in, the new account replaces the old one, and the cached values
 * of the old one are deleted. The password is sent once and is not stored.
 *
 *     danxi_result *result = danxi_account_login(session, "student@fudan.edu.cn", "Guanghua+1905",
 *         NULL);
 *
 * Request: POST https://auth.fduhole.com/api/login, sent at most once
 *
 * @param session  A session.
 * @param email  E-mail address of the account. Not empty.
 * @param password  Password of the account. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `remember` (bool, default false): Whether to store the tokens (never the password) in a file of
 *     mode 0600 below store.path, for later sessions. They replace those of any other account.
 *     Otherwise, stored tokens of this account are deleted.
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `remember` is true, but store.path is not set.
 *   - DANXI_ERROR_WRONG_PASSWORD: The password is wrong. It was sent once and is not sent again.
 *   - DANXI_ERROR_NOT_REGISTERED: No account has this e-mail address.
 *   - DANXI_ERROR_REJECTED: The e-mail address is malformed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_login(danxi_session *session, const char *email, const char *password,
                                  const char *options);

/**
 * Ends all sign-ins of the account, on every device.
 *
 * The server revokes all tokens of the account. An expired access token is refreshed first, so that
 * the server accepts the request. The session's tokens and the cached values of the community
 * services are deleted from memory and disk even if the server cannot be reached; a warning is
 * logged then, and copies of the tokens stay valid until they expire. If the session is not signed
 * in, no request is sent.
 *
 *     danxi_result *result = danxi_account_logout(session, NULL);
 *
 * Requests:
 * - GET https://auth.fduhole.com/api/logout
 * - POST https://auth.fduhole.com/api/refresh
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object. Errors:
 *   - DANXI_ERROR_ACCOUNT_CHANGED: The session has signed in to another account meanwhile, which
 *     stays signed in.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_logout(danxi_session *session, const char *options);

/**
 * Replaces the access token and the refresh token with new ones.
 *
 * The server is asked each time, even if another process has just refreshed the tokens. This is
 * rarely needed, because expired tokens are refreshed automatically. If the server refuses (401,
 * 403 or 404), the session is signed out and the call fails with DANXI_ERROR_NOT_SIGNED_IN.
 *
 *     danxi_result *result = danxi_account_refresh_token(session, NULL);
 *
 * Request: POST https://auth.fduhole.com/api/refresh
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_refresh_token(danxi_session *session, const char *options);

/**
 * Returns whether the session is signed in, and when its tokens expire.
 *
 * No request is sent.
 *
 *     danxi_result *result = danxi_account_get_status(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_status(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * AccountStatus: an object.
 *
 * The state of a session's sign-in to the community.
 *
 * - `signed_in` (bool): Whether the session has tokens. This is not checked with the server, which
 *   may have revoked them.
 * - `account_id` (int, optional): Identifier of the account. null if the session is not signed in.
 * - `remembered` (bool): Whether a file below store.path holds tokens of this account, so that
 *   later sessions are signed in.
 * - `access_expires_at` (time, optional): When the access token expires, 30 minutes after it was
 *   issued. It is refreshed automatically. null if the session is not signed in.
 * - `refresh_expires_at` (time, optional): When the refresh token expires, 30 days after it was
 *   issued. Unless a call refreshes it before then, a new sign-in is needed. null if the session is
 *   not signed in.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ACCOUNT_H */
