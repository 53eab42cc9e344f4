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
 * @file The account of the DanXi community (forum and course reviews). A session is signed in with one
 * account at a time; the tokens stay in memory, or in a file of mode 0600 below store.path if `remember` asks
 * for it, and are renewed by themselves.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Signs the session in to the community, replacing the account it was signed in with, if any.
 *
 * A wrong password is `wrong_password`, an address without an account `not_registered`, a malformed address
 * `rejected`. The password is sent once and kept nowhere.
 *
 * @param session An open session.
 * @param email The account's e-mail address, as registered.
 * @param password The account's password.
 * @param options A JSON object, or NULL:
 *   - `remember` (bool): Keep the tokens (never the password) in a file of mode 0600 below store.path, for
 *     later sessions. Default: false.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see POST https://auth.fduhole.com/api/login
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_login(danxi_session *session, const char *email, const char *password, const char *options);

/**
 * Signs out: the server is told, and tokens and stores of the session are cleared, on disk too, even if the
 * server cannot be reached. A session that is not signed in answers the same.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see GET https://auth.fduhole.com/api/logout
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_logout(danxi_session *session, const char *options);

/**
 * Renews both tokens now. There is rarely a reason to: a call that meets an expired token renews it by
 * itself, once for all waiting calls. A refresh token that the server no longer accepts is `not_signed_in`,
 * and the session is signed out.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see POST https://auth.fduhole.com/api/refresh, the refresh token as Bearer
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_refresh_token(danxi_session *session, const char *options);

/**
 * Tells whether the session is signed in, without asking the server.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return AccountStatus. danxi_schema() describes it.
 * @see the session's tokens
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_status(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ACCOUNT_H */
