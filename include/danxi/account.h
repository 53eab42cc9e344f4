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
 * automatically. The tokens are kept in memory and, with `remember` of danxi_account_login(), also
 * in a file of mode 0600 below store.path, which several processes may share.
 *
 * A call acts for the account that the session had when the call started. If another call signs in
 * or out in the meantime, the call fails with DANXI_ERROR_ACCOUNT_CHANGED before its next request.
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
 *   - `remember` (bool, default false): Whether to keep the tokens (never the password) for later
 *     sessions, in a file of mode 0600 below store.path or in store.url. These tokens replace the
 *     stored tokens of any other account. Otherwise, stored tokens of this account are deleted.
 *   - `reuse` (bool, default false): Whether to use the stored tokens of an earlier login with this
 *     e-mail address, if they have not expired. The password is then neither sent nor checked.
 *     Sessions that share a store take turns, so that only one of them signs in. Needs `remember`.
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `remember` is true, but neither store.path nor store.url is set.
 *     Or `reuse` is true without `remember`.
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
 *   - DANXI_ERROR_ACCOUNT_CHANGED: Another call signed the session in to another account, which stays
 *     signed in.
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

/**
 * Sends a verification code to an e-mail address of the university.
 *
 * The code has six digits and is valid for about ten minutes. A new code replaces the old one. If
 * the address is registered, the code is for danxi_account_reset_password(), otherwise for
 * danxi_account_register().
 *
 *     danxi_result *result = danxi_account_send_verification_code(session,
 *         "20307110001@fudan.edu.cn", NULL);
 *
 * Request: GET https://auth.fduhole.com/api/verify/email, sent at most once
 *
 * @param session  A session.
 * @param email  E-mail address, such as `23307110001@m.fudan.edu.cn`. 3 to 64 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An EmailVerification object. Errors:
 *   - DANXI_ERROR_REJECTED: The address is malformed or not one of the university's, or its account
 *     was closed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_send_verification_code(danxi_session *session, const char *email,
                                                   const char *options);

/**
 * Registers an account, and signs the session in with it.
 *
 * Before the first post on the forum, the quiz must be passed: see danxi_account_get_quiz(). If the
 * session is already signed in, the new account replaces the old one. The password is sent once and
 * is not stored.
 *
 *     danxi_result *result = danxi_account_register(session, "20307110001@fudan.edu.cn",
 *         "Guanghua+1905", "123456", NULL);
 *
 * Request: POST https://auth.fduhole.com/api/register, sent at most once
 *
 * @param session  A session.
 * @param email  E-mail address of the university to register. 3 to 64 characters.
 * @param password  Password for the account. At least 8 characters.
 * @param verification  Code from danxi_account_send_verification_code(). 1 to 6 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `remember` (bool, default false): Whether to keep the tokens for later sessions, as for
 *     danxi_account_login().
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `remember` is true, but neither store.path nor store.url is set.
 *   - DANXI_ERROR_REJECTED: The code is wrong or has expired, or the address is registered already or
 *     was closed. `detail.server_message` contains the reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_register(danxi_session *session, const char *email,
                                     const char *password, const char *verification,
                                     const char *options);

/**
 * Sets a new password for an account, and signs the session in with it.
 *
 * All sign-ins of the account on other devices end. The password is sent once and is not stored.
 *
 *     danxi_result *result = danxi_account_reset_password(session, "student@fudan.edu.cn",
 *         "Guanghua+1906", "123456", NULL);
 *
 * Request: PUT https://auth.fduhole.com/api/register, sent at most once
 *
 * @param session  A session.
 * @param email  E-mail address of the account. 3 to 64 characters.
 * @param password  New password of the account. At least 8 characters.
 * @param verification  Code from danxi_account_send_verification_code(). 1 to 6 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `remember` (bool, default false): Whether to keep the tokens for later sessions, as for
 *     danxi_account_login().
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `remember` is true, but neither store.path nor store.url is set.
 *   - DANXI_ERROR_REJECTED: The code is wrong or has expired, or no account has this address.
 *     `detail.server_message` contains the reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_reset_password(danxi_session *session, const char *email,
                                           const char *password, const char *verification,
                                           const char *options);

/**
 * Returns the quiz about the community's rules.
 *
 *     danxi_result *result = danxi_account_get_quiz(session, NULL);
 *
 * Request: GET https://auth.fduhole.com/api/register/questions
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `version` (int, at least 1): Version of the questions. The default is the newest.
 *   - `timeout_ms`: see danxi_call().
 * @return A Quiz object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The server has no quiz, or does not have this version.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_quiz(danxi_session *session, const char *options);

/**
 * Answers the quiz. If all answers are right, the account may post from now on.
 *
 * A wrong answer is not an error: the result names the questions to answer again. The quiz can be
 * answered any number of times.
 *
 *     danxi_result *result = danxi_account_answer_quiz(session,
 *         "[{\"id\": 1, \"answer\": [\"false\"]}, {\"id\": 2, \"answer\": [\"使用举报功能\"]}, {\"id\": 3, \"answer\": [\"人身攻击\", \"刷屏广告\"]}, {\"id\": 4, \"answer\": [\"10\"]}, {\"id\": 5, \"answer\": [\"true\"]}]",
 *         "{\"version\": 1}");
 *
 * Request: POST https://auth.fduhole.com/api/register/questions/_answer
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param answers  Answers to all questions. A JSON array of QuizAnswer. At least 1 item.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `version` (int, at least 1): Version of the questions, from danxi_account_get_quiz(). The
 *     default is the newest.
 *   - `timeout_ms`: see danxi_call().
 * @return A QuizResult object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The server has no quiz, or does not have this version.
 *   - DANXI_ERROR_REJECTED: An answer is missing, or belongs to a question that this version does not
 *     have.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_answer_quiz(danxi_session *session, const char *answers,
                                        const char *options);

/**
 * Makes the server read the questions of the quiz again. Only for administrators.
 *
 *     danxi_result *result = danxi_account_reload_quiz(session, NULL);
 *
 * Request: POST https://auth.fduhole.com/api/register/questions/_reload
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: The server has no quiz.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_reload_quiz(danxi_session *session, const char *options);

/**
 * Returns the account that the session is signed in with.
 *
 *     danxi_result *result = danxi_account_get_current_user(session, NULL);
 *
 * Request: GET https://auth.fduhole.com/api/users/me
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountUser object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_current_user(danxi_session *session, const char *options);

/**
 * Returns an account. Only administrators can request the accounts of other people.
 *
 *     danxi_result *result = danxi_account_get_user(session, 2, NULL);
 *
 * Request: GET https://auth.fduhole.com/api/users/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the account, such as `account_id` of danxi_account_get_status(). At
 *   least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountUser object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is another person's, and the session's account is not an
 *     administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No account has this identifier, or it was closed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_user(danxi_session *session, int64_t id, const char *options);

/**
 * Changes the nickname of an account. Only administrators can change the nicknames of other people.
 *
 * Tokens contain the nickname that the account had when they were issued.
 *
 *     danxi_result *result = danxi_account_modify_user(session, 2, "Qiuqiu", NULL);
 *
 * Request: PUT https://auth.fduhole.com/api/users/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the account. At least 1.
 * @param nickname  The new nickname. 1 to 32 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountUser object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is another person's, and the session's account is not an
 *     administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No account has this identifier, or it was closed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_modify_user(danxi_session *session, int64_t id, const char *nickname,
                                        const char *options);

/**
 * Lists the identifiers of the administrators' accounts.
 *
 *     danxi_result *result = danxi_account_list_administrators(session, NULL);
 *
 * Request: GET https://auth.fduhole.com/api/users/admin
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of ints.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_list_administrators(danxi_session *session, const char *options);

/**
 * Closes an account permanently.
 *
 * The address cannot be registered again. Posts stay, without their author. All of the account's
 * sign-ins end. The address and the password alone determine which account is closed, so it can be
 * an account other than the session's. If the session's account is closed, the session is signed
 * out.
 *
 *     danxi_result *result = danxi_account_close_account(session, "nobody@fudan.edu.cn",
 *         "Guanghua+1905", NULL);
 *
 * Request: DELETE https://auth.fduhole.com/api/users/me, sent at most once
 *
 * @param session  A session.
 * @param email  E-mail address of the account. 3 to 64 characters.
 * @param password  Password of the account. At least 8 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An AccountStatus object. Errors:
 *   - DANXI_ERROR_WRONG_PASSWORD: The password is wrong. It was sent once and is not sent again.
 *   - DANXI_ERROR_NOT_FOUND: No account has this address, or it is closed already.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_close_account(danxi_session *session, const char *email,
                                          const char *password, const char *options);

/**
 * Closes the account of another person permanently. Only for administrators.
 *
 *     danxi_result *result = danxi_account_close_user(session, 3, NULL);
 *
 * Request: DELETE https://auth.fduhole.com/api/users/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the account to close. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's, or `id` is its own identifier.
 *   - DANXI_ERROR_NOT_FOUND: No account has this identifier.
 *   - DANXI_ERROR_REJECTED: The account is closed already.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_close_user(danxi_session *session, int64_t id, const char *options);

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
 * - `remembered` (bool): Whether store.path or store.url holds tokens of this account, so that
 *   later sessions are signed in.
 * - `access_expires_at` (time, optional): Time at which the access token expires, 30 minutes after
 *   it was issued. Expired access tokens are refreshed automatically. null if the session is not
 *   signed in.
 * - `refresh_expires_at` (time, optional): Time at which the refresh token expires, 30 days after
 *   it was issued. Unless a call refreshes the tokens before then, a new sign-in is needed. null if
 *   the session is not signed in.
 */

/*
 * EmailVerification: an object.
 *
 * The outcome of a request for a verification code.
 *
 * - `registered` (bool): Whether an account has this address.
 * - `scope` (VerificationScope): Purpose of the code. It depends on whether the address is
 *   registered.
 * - `message` (string): The server's message for people.
 */

/*
 * Quiz: an object.
 *
 * The quiz about the community's rules, which must be passed before the first post.
 *
 * - `version` (int): Version of the questions, for danxi_account_answer_quiz().
 * - `questions` (array of QuizQuestion): Questions. All of them must be answered.
 * - `spec` (QuizSpec): Numbers of questions of each group.
 */

/*
 * QuizSpec: an object.
 *
 * The rules by which the questions of a quiz are chosen.
 *
 * - `number_of_questions` (int): Number of questions that a person must answer.
 * - `number_of_optional_questions` (int): Number of questions of the group `optional` that a person
 *   must answer. -1 if the server sends all questions of this group.
 * - `number_of_campus_questions` (int, optional): Number of questions about the university that a
 *   person must answer. null if the server does not send it.
 * - `in_order` (bool): Whether the questions are in the order in which they were written.
 *   Otherwise, their order differs each time.
 */

/*
 * QuizQuestion: an object.
 *
 * A question of the quiz.
 *
 * - `id` (int): Identifier of the question, for QuizAnswer.
 * - `type` (QuizQuestionType): Kind of the question.
 * - `group` (string): Group: `required` or `optional`. The group has no effect on the answers.
 * - `question` (string): Text of the question.
 * - `options` (array of strings): Options. Their order differs each time.
 */

/*
 * QuizAnswer: an object.
 *
 * The answer to a question of the quiz.
 *
 * - `id` (int, at least 1): Identifier of the question.
 * - `answer` (array of strings, at least 1 item): Texts of the chosen options, in any order.
 */

/*
 * QuizResult: an object.
 *
 * The outcome of a quiz.
 *
 * - `correct` (bool): Whether all answers are right. If so, the account may post from now on.
 * - `wrong_question_ids` (array of ints, optional): Identifiers of the questions whose answers are
 *   wrong. null if all are right.
 * - `message` (string): The server's message for people.
 */

/*
 * AccountUser: an object.
 *
 * An account of the community, as the person and administrators see it.
 *
 * - `id` (int): Identifier of the account, for danxi_account_get_user().
 * - `nickname` (string): Nickname. Other people never see it.
 * - `is_admin` (bool): Whether the account is an administrator's.
 * - `joined_time` (time): Time of registration.
 * - `last_login` (time, optional): Time of the last sign-in or refresh. null if the server does not
 *   send it.
 * - `has_answered_questions` (bool): Whether the person has passed the quiz.
 */

/*
 * VerificationScope: a string.
 *
 * The purpose of a verification code. A server may send further values.
 *
 * - "register": Registration of an account with the address.
 * - "reset": A new password for the account that has the address.
 */

/*
 * QuizQuestionType: a string.
 *
 * The kind of a quiz question. A server may send further values.
 *
 * - "single-selection": One option is right.
 * - "multi-selection": One or more options are right, and all of them must be chosen.
 * - "true-or-false": One of the options `true` and `false` is right.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ACCOUNT_H */
