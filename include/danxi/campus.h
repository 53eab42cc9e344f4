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
 * A session is signed in with at most one campus account. Each campus service is signed in to when
 * it is first called, and again after the university has ended the sign-in.
 *
 * The password is kept in memory only and is sent only to the university's sign-in. A call that
 * needs a captcha or a second factor fails with DANXI_ERROR_CAPTCHA_REQUIRED or
 * DANXI_ERROR_SECOND_FACTOR_REQUIRED. Answer with danxi_campus_answer_challenge(), then repeat the
 * call.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_campus_login() is the method "campus.login". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Signs the session in with a campus account.
 *
 * It replaces the account that the session was signed in with, if any, once the university has
 * accepted the new one. Until then the session stays as it was. The password is sent once. After
 * DANXI_ERROR_CAPTCHA_REQUIRED or DANXI_ERROR_SECOND_FACTOR_REQUIRED, continue with
 * danxi_campus_answer_challenge().
 *
 *     danxi_result *result = danxi_campus_login(session, "23307110001", "Guanghua+1905",
 *         "undergraduate", NULL);
 *
 * Requests, sent at most once:
 * - GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * - POST https://id.fudan.edu.cn/idp/authn/queryAuthMethods
 * - POST https://id.fudan.edu.cn/idp/authn/getJsPublicKey
 * - POST https://id.fudan.edu.cn/idp/authn/verifyCodeIsNeed
 * - POST https://id.fudan.edu.cn/idp/authn/authExecute
 * - POST https://id.fudan.edu.cn/idp/authCenter/authnEngine
 *
 * @param session  A session.
 * @param username  Student or staff number of the account. Not empty.
 * @param password  Password of the account. It is kept in memory until danxi_campus_logout(), to
 *   sign in again after the university has ended the sign-in. Not empty.
 * @param student_type  Kind of the account. One of "undergraduate", "graduate", "staff".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `remember` (bool, default false): Whether to store the sign-in's cookies (never the password)
 *     in a file of mode 0600 below store.path, for later sessions.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `remember` is true, but store.path is not set.
 *   - DANXI_ERROR_WRONG_PASSWORD: The username or the password is wrong. The password was sent once
 *     and is not tried again. `detail.tries_left` is the number of remaining tries, if the university
 *     names it.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: No service asked for the password, so it was not sent. A proxy
 *     or captive portal may have answered.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The sign-in asks for a captcha. Continue with
 *     danxi_campus_answer_challenge().
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The sign-in asks for a second factor. Continue with
 *     danxi_campus_answer_challenge().
 *   - DANXI_ERROR_ACCOUNT_SETUP_REQUIRED: The account must first complete a page of the university in
 *     a browser. `detail.url` is its address, if the university names it.
 *   - DANXI_ERROR_WEAK_PASSWORD: The university refuses the password because it is too weak. Change
 *     it in a browser.
 *   - DANXI_ERROR_MAINTENANCE: The university's sign-in is under maintenance.
 *   - DANXI_ERROR_ACCOUNT_LOCKED: The account is locked, usually after too many wrong passwords.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_login(danxi_session *session, const char *username, const char *password,
                                 const char *student_type, const char *options);

/**
 * Signs the session out of the campus account.
 *
 * The password, the cookies and the cached values of all campus services are deleted, in memory and
 * on disk. No request is sent. Without a signed-in account, nothing changes.
 *
 *     danxi_result *result = danxi_campus_logout(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_logout(danxi_session *session, const char *options);

/**
 * Returns whether the session is signed in with a campus account, and the challenge that waits for
 * an answer.
 *
 * No request is sent.
 *
 *     danxi_result *result = danxi_campus_status(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_status(danxi_session *session, const char *options);

/**
 * Answers a captcha or a second factor, and continues the sign-in that asked for it.
 *
 * After success, repeat the call that failed with the challenge. danxi_campus_login() need not be
 * repeated: the session is signed in.
 *
 * A captcha takes `answer` alone. A second factor takes two calls: the first with `method` lets the
 * university send a code and fails with DANXI_ERROR_SECOND_FACTOR_REQUIRED and the same challenge;
 * the second takes the code as `answer`. If the second factor was given elsewhere, such as in a
 * browser at https://id.fudan.edu.cn, call with `id` alone.
 *
 *     danxi_result *result = danxi_campus_answer_challenge(session, "3f2a",
 *         "{\"answer\": \"w8kx\"}");
 *
 * Requests, sent at most once:
 * - POST https://id.fudan.edu.cn/idp/authn/sendSmsMsg
 * - POST https://id.fudan.edu.cn/idp/authn/authExecute
 * - POST https://id.fudan.edu.cn/idp/authCenter/authnEngine
 * - POST https://uis.fudan.edu.cn/authserver/login
 *
 * @param session  A session.
 * @param id  Identifier of the challenge.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `answer` (string): The characters of the captcha, or the code of the second factor.
 *   - `method` (string): Identifier of the way to give the second factor. Together with `answer`, it
 *     is needed only if none was chosen before and there are several.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: No challenge with this identifier waits for an answer, or the
 *     parameters do not fit its kind.
 *   - DANXI_ERROR_WRONG_PASSWORD: The username or the password is wrong. The password was sent once
 *     and is not tried again.
 *   - DANXI_ERROR_REJECTED: The university did not send a code, or did not accept it.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The characters were wrong, or the sign-in now asks for a captcha.
 *     `detail.challenge` is the new challenge.
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The university has sent a code, or the sign-in now asks for
 *     a second factor. `detail.challenge` is the challenge to answer next.
 *   - DANXI_ERROR_ACCOUNT_SETUP_REQUIRED: The account must first complete a page of the university in
 *     a browser.
 *   - DANXI_ERROR_WEAK_PASSWORD: The university refuses the password because it is too weak. Change
 *     it in a browser.
 *   - DANXI_ERROR_MAINTENANCE: The university's sign-in is under maintenance.
 *   - DANXI_ERROR_ACCOUNT_LOCKED: The account is locked, usually after too many wrong passwords.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_answer_challenge(danxi_session *session, const char *id,
                                            const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * CampusStatus: an object.
 *
 * Whether a session is signed in with a campus account.
 *
 * - `signed_in` (bool): Whether the session has an account that the university accepted. The
 *   university may have ended the sign-in since.
 * - `username` (string, optional): Student or staff number of the account. Null if the session has
 *   no account.
 * - `student_type` (StudentType, optional): Kind of the account, as given to danxi_campus_login().
 *   Null if the session has no account.
 * - `remembered` (bool): Whether the sign-in is stored in a file below store.path, so that later
 *   sessions are signed in.
 * - `challenge` (CampusChallenge, optional): The newest challenge that waits for an answer. Null if
 *   there is none.
 */

/*
 * CampusChallenge: an object.
 *
 * A captcha or a second factor that a sign-in asks a person for.
 *
 * It expires after ten minutes, and with the next danxi_campus_login() or danxi_campus_logout().
 *
 * - `id` (string): Identifier, for danxi_campus_answer_challenge().
 * - `kind` (ChallengeKind): What the sign-in asks for.
 * - `image` (string, optional): The captcha's image, as a data URL (RFC 2397). Null for a second
 *   factor, and if the image could not be downloaded.
 * - `methods` (array of CampusChallengeMethod, optional): The ways to give the second factor. Null
 *   for a captcha.
 * - `method` (string, optional): Identifier of the way that was chosen. Null for a captcha, and
 *   before one is chosen.
 */

/*
 * CampusChallengeMethod: an object.
 *
 * A way to give a second factor, such as a code by SMS.
 *
 * - `id` (string): Identifier chosen by the university, such as `userAndSms`, for
 *   danxi_campus_answer_challenge().
 * - `name` (string): Name to display.
 */

/*
 * StudentType: a string.
 *
 * The kind of a campus account. Some services have other servers for graduates.
 *
 * - "undergraduate": An undergraduate student.
 * - "graduate": A graduate student.
 * - "staff": A member of staff.
 */

/*
 * WebVPNMode: a string.
 *
 * When hosts that only the campus network reaches are accessed through WebVPN.
 *
 * - "auto": When the host cannot be reached directly and the session is signed in with
 *   danxi_campus_login().
 * - "always": Always.
 * - "never": Never.
 */

/*
 * ChallengeKind: a string.
 *
 * What a sign-in asks a person for.
 *
 * - "captcha": The characters of an image.
 * - "second_factor": A second factor, such as a code by SMS.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CAMPUS_H */
