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
 * A session is signed in with at most one account. The tokens stay in memory or, with `remember` of
 * danxi_account_login(), in a file of mode 0600 below `store.path`. They are renewed automatically.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Signs the session in to the community.
 *
 * The session is signed out of the account it was signed in with, if any. The password is sent once and is
 * not stored.
 *
 * @param session An open session.
 * @param email E-mail address of the account.
 * @param password Password of the account.
 * @param options A JSON object, or NULL:
 *   - `remember` (bool): Whether to store the tokens (never the password) in a file of mode 0600 below
 *     `store.path`, for later sessions.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see POST https://auth.fduhole.com/api/login
 */
danxi_result *danxi_account_login(danxi_session *session, const char *email, const char *password, const char *options);

/**
 * Signs the session out.
 *
 * The server is told, and the session's tokens and cached answers are deleted, on disk too, even if the
 * server cannot be reached. Without a signed-in account, nothing happens.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see GET https://auth.fduhole.com/api/logout
 */
danxi_result *danxi_account_logout(danxi_session *session, const char *options);

/**
 * Renews both tokens now.
 *
 * This is rarely needed: a call that meets an expired token renews it, once for all waiting calls. If the
 * server does not accept the refresh token, the session is signed out and the call fails with
 * DANXI_ERROR_NOT_SIGNED_IN.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see POST https://auth.fduhole.com/api/refresh
 */
danxi_result *danxi_account_refresh_token(danxi_session *session, const char *options);

/**
 * Returns whether the session is signed in, without asking the server.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_account_get_status(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ACCOUNT_H */
