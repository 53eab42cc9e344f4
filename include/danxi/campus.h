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
 * @file The campus account, which most campus services need.
 *
 * A session is signed in with at most one campus account. Each campus service is signed in to when it is
 * first called, and again after the university has ended the sign-in.
 *
 * The password is kept in memory only and is sent only to the university's sign-in. A call that needs a
 * captcha or a second factor fails with DANXI_ERROR_CAPTCHA_REQUIRED or DANXI_ERROR_SECOND_FACTOR_REQUIRED.
 * Answer with danxi_campus_answer_challenge(), then repeat the call.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Signs the session in with a campus account.
 *
 * It replaces the account that the session was signed in with, if any, once the university has accepted the
 * new one. Until then the session stays as it was. The password is sent once. After
 * DANXI_ERROR_CAPTCHA_REQUIRED or DANXI_ERROR_SECOND_FACTOR_REQUIRED, continue with
 * danxi_campus_answer_challenge().
 *
 * @param session An open session.
 * @param username Student or staff number of the account.
 * @param password Password of the account. It is kept in memory until danxi_campus_logout(), to sign in
 *   again after the university has ended the sign-in.
 * @param student_type Kind of the account.
 * @param options A JSON object, or NULL:
 *   - `remember` (bool): Whether to store the sign-in's cookies (never the password) in a file of mode 0600
 *     below `store.path`, for later sessions.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists, POST
 *   https://id.fudan.edu.cn/idp/authn/queryAuthMethods, POST
 *   https://id.fudan.edu.cn/idp/authn/getJsPublicKey, POST
 *   https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed, POST https://id.fudan.edu.cn/idp/authn/authExecute,
 *   POST https://id.fudan.edu.cn/idp/authCenter/authnEngine
 */
danxi_result *danxi_campus_login(danxi_session *session, const char *username, const char *password, const char *student_type, const char *options);

/**
 * Signs the session out of the campus account.
 *
 * The password, the cookies and the stored answers of all campus services are deleted, in memory and on disk.
 * No request is sent. Without a signed-in account, nothing changes.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_campus_logout(danxi_session *session, const char *options);

/**
 * Returns whether the session is signed in with a campus account, and the challenge that waits for an answer.
 *
 * No request is sent.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_campus_status(danxi_session *session, const char *options);

/**
 * Answers a captcha or a second factor, and continues the sign-in that asked for it.
 *
 * After success, repeat the call that failed with the challenge. danxi_campus_login() need not be repeated:
 * the session is signed in.
 *
 * A captcha takes `answer` alone. A second factor takes two calls: the first with `method` lets the
 * university send a code and fails with DANXI_ERROR_SECOND_FACTOR_REQUIRED and the same challenge; the second
 * takes the code as `answer`. If the second factor was given elsewhere, such as in a browser at
 * https://id.fudan.edu.cn, call with `id` alone.
 *
 * @param session An open session.
 * @param id Identifier of the challenge.
 * @param options A JSON object, or NULL:
 *   - `answer` (string): The characters of the captcha, or the code of the second factor.
 *   - `method` (string): Identifier of the way to give the second factor. Together with `answer`, it is
 *     needed only if none was chosen before and there are several.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CampusStatus. danxi_schema() describes it.
 * @see POST https://id.fudan.edu.cn/idp/authn/sendSmsMsg, POST
 *   https://id.fudan.edu.cn/idp/authn/authExecute, POST https://id.fudan.edu.cn/idp/authCenter/authnEngine,
 *   POST https://uis.fudan.edu.cn/authserver/login
 */
danxi_result *danxi_campus_answer_challenge(danxi_session *session, const char *id, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CAMPUS_H */
