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
 * A session is signed in with one account at a time; its services are signed in to as they are
 * called, and again when the university has ended a sign-in. The password stays in memory, and is
 * sent to nobody but the university's sign-in, encrypted where that takes it so; what is asked of a
 * person on the way (the characters of a picture, a second factor) ends a call with an error that
 * says so, and is answered with danxi_campus_answer_challenge().
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_campus_login() is the method "campus.login". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Signs the session in with a campus account, replacing the one it was signed in with, if any.
 *
 * The password is sent once.
 *
 * A wrong password is DANXI_ERROR_WRONG_PASSWORD, with `detail.tries_left` where the university
 * says how many tries it leaves; further outcomes are DANXI_ERROR_CAPTCHA_REQUIRED,
 * DANXI_ERROR_SECOND_FACTOR_REQUIRED, DANXI_ERROR_ACCOUNT_SETUP_REQUIRED,
 * DANXI_ERROR_WEAK_PASSWORD, DANXI_ERROR_ACCOUNT_LOCKED and DANXI_ERROR_MAINTENANCE. After the
 * first two, danxi_campus_answer_challenge() goes on. Until the university accepts it, the session
 * stays as it was.
 *
 *     danxi_result *result = danxi_campus_login(session, "23307110001", "a password",
 *         "undergraduate", NULL);
 *
 * Request: POST https://id.fudan.edu.cn/idp/authn/authExecute, sent at most once
 *
 * @param session  A session.
 * @param username  The account's name, the student or staff number.
 * @param password  The account's password. It is kept in memory until danxi_campus_logout(), to
 *   sign in again when the university ends a sign-in.
 * @param student_type  What the account is: "undergraduate", "graduate" or "staff"; some services
 *   ask elsewhere for each. One of "undergraduate", "graduate", "staff".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `remember` (bool, default false): Keep the sign-in's cookies (never the password) in a file of
 *     mode 0600 below store.path, for later sessions.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object. Errors:
 *   - DANXI_ERROR_WRONG_PASSWORD: The server does not accept this password for the account.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The campus sign-in asks for the characters of a captcha.
 *     `detail.challenge` holds the image as a data URL. Answer with danxi_campus_answer_challenge().
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The campus sign-in asks for a second factor.
 *     `detail.challenge.methods` lists the ways to give it. Choose one and answer with
 *     danxi_campus_answer_challenge().
 *   - DANXI_ERROR_ACCOUNT_SETUP_REQUIRED: The campus account must first complete a page of the
 *     university, such as a new password or a phone number. Do this in a browser at
 *     https://id.fudan.edu.cn, then sign in again.
 *   - DANXI_ERROR_WEAK_PASSWORD: The campus sign-in refuses the password because it is too weak.
 *     Change it in a browser, then sign in again.
 *   - DANXI_ERROR_MAINTENANCE: The campus system is under maintenance.
 *   - DANXI_ERROR_ACCOUNT_LOCKED: The campus account is locked, usually after too many wrong
 *     passwords. Wait, or unlock it in a browser.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_login(danxi_session *session, const char *username, const char *password,
                                 const char *student_type, const char *options);

/**
 * Signs out: the password, the cookies, and the stores of all campus services are cleared, on disk
 * too.
 *
 * A session that is not signed in answers the same.
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
 * Tells whether the session is signed in with a campus account, and what the university waits for,
 * without asking it.
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
 * Answers what a sign-in was asked, and goes on with it; the call that met the question can then be
 * made again.
 *
 * A captcha takes `answer`; a wrong one ends with DANXI_ERROR_CAPTCHA_REQUIRED and a new picture. A
 * second factor takes `method` first, which has the university send a code and ends with
 * DANXI_ERROR_SECOND_FACTOR_REQUIRED and the same challenge, then `answer`; or neither, once it was
 * given elsewhere, as in a browser at https://id.fudan.edu.cn. A challenge that waits for no answer
 * is DANXI_ERROR_INVALID_ARGUMENT.
 *
 *     danxi_result *result = danxi_campus_answer_challenge(session, "3f2a",
 *         "{\"answer\": \"w8kx\"}");
 *
 * Request: POST https://id.fudan.edu.cn/idp/authn/authExecute, sent at most once
 *
 * @param session  A session.
 * @param id  The challenge's identifier.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `answer` (string): The characters of the picture, or the code of the second factor.
 *   - `method` (string): Of a second factor: the identifier of the way to use.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: A parameter, option or configuration value is missing, unknown,
 *     of the wrong type or out of range. The message names it.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The campus sign-in asks for the characters of a captcha.
 *     `detail.challenge` holds the image as a data URL. Answer with danxi_campus_answer_challenge().
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The campus sign-in asks for a second factor.
 *     `detail.challenge.methods` lists the ways to give it. Choose one and answer with
 *     danxi_campus_answer_challenge().
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_answer_challenge(danxi_session *session, const char *id,
                                            const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * CampusStatus: an object.
 *
 * Whether a session is signed in with a campus account.
 *
 * - `signed_in` (bool): Whether the session has an account that the university accepted. The
 *   university has the last word: it may have ended the sign-in since.
 * - `username` (string, optional): The account's name, the student or staff number.
 * - `student_type` (string, optional): `undergraduate`, `graduate` or `staff`, as given to
 *   danxi_campus_login().
 * - `remembered` (bool): Whether the sign-in is kept in a file below store.path and survives the
 *   process.
 * - `challenge` (CampusChallenge, optional): What the university waits for, if it does.
 */

/*
 * CampusChallenge: an object.
 *
 * A question that only a person can answer, on the way of a sign-in. It ends with the next
 * danxi_campus_login(), with danxi_campus_logout(), and after ten minutes.
 *
 * - `id` (string): Identifier, for danxi_campus_answer_challenge().
 * - `kind` (string): `captcha`: the characters of a picture; `second_factor`: a proof beside the
 *   password.
 * - `image` (string, optional): Of a captcha: the picture, as a data URL (RFC 2397).
 * - `methods` (array of CampusChallengeMethod, optional): Of a second factor: the ways that the
 *   university offers.
 * - `method` (string, optional): Of a second factor: the way that was chosen, whose code is waited
 *   for.
 */

/*
 * CampusChallengeMethod: an object.
 *
 * A way to prove who one is, beside the password.
 *
 * - `id` (string): Identifier, for danxi_campus_answer_challenge(); the university's own, such as
 *   `userAndSms`.
 * - `name` (string): What to show a person.
 */

/*
 * StudentType: a string.
 *
 * The kind of a campus account. Some services are at different servers for each kind.
 *
 * - "undergraduate": An undergraduate student.
 * - "graduate": A graduate student.
 * - "staff": A member of staff.
 */

/*
 * WebVPNMode: a string.
 *
 * When WebVPN is used.
 *
 * - "auto": When the host cannot be reached directly and danxi_campus_login() has succeeded.
 * - "always": Always.
 * - "never": Never.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CAMPUS_H */
