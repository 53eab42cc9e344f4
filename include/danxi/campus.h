/* Generated from interface/campus.toml by `make generate`; do not edit. */
#ifndef DANXI_CAMPUS_H
#define DANXI_CAMPUS_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The campus account, with which all campus services are used.
 *
 * A session is signed in with one account at a time; its services are signed in to as they are called, and
 * again when the university has ended a sign-in. The password stays in memory, and is sent to nobody but the
 * university's sign-in, encrypted where that takes it so; what is asked of a person on the way (the
 * characters of a picture, a second factor) ends a call with an error that says so, and is answered with
 * danxi_campus_answer_challenge().
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Signs the session in with a campus account, replacing the one it was signed in with, if any.
 *
 * The password is sent once.
 *
 * A wrong password is DANXI_ERROR_WRONG_PASSWORD, with `detail.tries_left` where the university says how many
 * tries it leaves; further outcomes are DANXI_ERROR_CAPTCHA_REQUIRED, DANXI_ERROR_SECOND_FACTOR_REQUIRED,
 * DANXI_ERROR_ACCOUNT_SETUP_REQUIRED, DANXI_ERROR_WEAK_PASSWORD, DANXI_ERROR_ACCOUNT_LOCKED and
 * DANXI_ERROR_MAINTENANCE. After the first two, danxi_campus_answer_challenge() goes on. Until the university
 * accepts it, the session stays as it was.
 *
 * @param session An open session.
 * @param username The account's name, the student or staff number.
 * @param password The account's password. It is kept in memory until danxi_campus_logout(), to sign in
 *   again when the university ends a sign-in.
 * @param student_type What the account is: `undergraduate`, `graduate` or `staff`; some services ask
 *   elsewhere for each.
 * @param options A JSON object, or NULL:
 *   - `remember` (bool): Keep the sign-in's cookies (never the password) in a file of mode 0600 below
 *     `store.path`, for later sessions.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see POST https://id.fudan.edu.cn/idp/authn/authExecute
 */
danxi_result *danxi_campus_login(danxi_session *session, const char *username, const char *password, const char *student_type, const char *options);

/**
 * Signs out: the password, the cookies, and the stores of all campus services are cleared, on disk too.
 *
 * A session that is not signed in answers the same.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_campus_logout(danxi_session *session, const char *options);

/**
 * Tells whether the session is signed in with a campus account, and what the university waits for, without
 * asking it.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_campus_status(danxi_session *session, const char *options);

/**
 * Answers what a sign-in was asked, and goes on with it; the call that met the question can then be made
 * again.
 *
 * A captcha takes `answer`; a wrong one ends with DANXI_ERROR_CAPTCHA_REQUIRED and a new picture. A second
 * factor takes `method` first, which has the university send a code and ends with
 * DANXI_ERROR_SECOND_FACTOR_REQUIRED and the same challenge, then `answer`; or neither, once it was given
 * elsewhere, as in a browser at https://id.fudan.edu.cn. A challenge that waits for no answer is
 * DANXI_ERROR_INVALID_ARGUMENT.
 *
 * @param session An open session.
 * @param id The challenge's identifier.
 * @param options A JSON object, or NULL:
 *   - `answer` (string): The characters of the picture, or the code of the second factor.
 *   - `method` (string): Of a second factor: the identifier of the way to use.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see POST https://id.fudan.edu.cn/idp/authn/authExecute
 */
danxi_result *danxi_campus_answer_challenge(danxi_session *session, const char *id, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CAMPUS_H */
