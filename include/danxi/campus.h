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
 * A session is signed in with at most one campus account at a time. When a campus service is called
 * for the first time, or after its sign-in has expired, the library signs in to the service's site
 * by itself, by whichever sign-in page the site shows.
 *
 * The password is kept in memory only and is sent only to the university's sign-in. A call that
 * needs a captcha or a second factor fails with DANXI_ERROR_CAPTCHA_REQUIRED or
 * DANXI_ERROR_SECOND_FACTOR_REQUIRED. Answer with danxi_campus_answer_challenge(), then repeat the
 * call. A second factor that only a browser can answer fails with DANXI_ERROR_BROWSER_REQUIRED.
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
 * The session keeps its previous account, if any, until the university has accepted the new one.
 * The password is sent once. A password that was refused before is not sent again for a time.
 * danxi_campus_logout() ends this time. After DANXI_ERROR_CAPTCHA_REQUIRED or
 * DANXI_ERROR_SECOND_FACTOR_REQUIRED, continue with danxi_campus_answer_challenge().
 *
 * The sign-in is checked at `id.fudan.edu.cn` itself, so it works even if other services fail. If
 * `id.fudan.edu.cn` does not ask for the password, pages of two services are tried.
 *
 * Some services, such as `my.fudan.edu.cn`, need a second factor. With `totp_secret`, the library
 * computes the codes itself, with the computer's clock. If the clock is wrong by more than about 30
 * seconds, the university refuses the codes. Each code is used once: if a call needs a second code
 * within 30 seconds, the call waits for the next code.
 *
 *     danxi_result *result = danxi_campus_login(session, "23307110001", "Guanghua+1905",
 *         "undergraduate", NULL);
 *
 * Requests, sent at most once:
 * - GET https://id.fudan.edu.cn/api-uc/oauth2/authorization/bam
 * - GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * - GET https://ecard.fudan.edu.cn/epay/myepay/index
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
 * @param student_type  Kind of the account. With a wrong kind, methods such as
 *   danxi_course_get_courses() ask the wrong server and fail. One of "undergraduate", "graduate",
 *   "staff".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `remember` (bool, default false): Whether to store the sign-in's cookies (never the password)
 *     in a file of mode 0600 below store.path or in store.url, for later sessions.
 *   - `reuse` (bool, default false): Whether to use the stored cookies of an earlier login of this
 *     account, if there are any, instead of sending the password. The password is sent later if a
 *     site asks for it. Sessions that share a store take turns, so that only one of them signs in.
 *     Needs `remember`.
 *   - `totp_secret` (string, not empty): Secret of the account's authenticator app: base32, or an
 *     `otpauth://totp/` URI (RFC 6238 with SHA-1, 6 digits, 30 seconds). It is kept in memory until
 *     danxi_campus_logout(). By default, a person must answer a second factor.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `remember` is true, but neither store.path nor store.url is set.
 *     Or `reuse` is true without `remember`. Or `totp_secret` is not a secret of this kind.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The university accepted the password, but its site asked for a
 *     sign-in again. Try again later.
 *   - DANXI_ERROR_WRONG_PASSWORD: The username or the password is wrong. The password was sent once
 *     and is not tried again for an hour, also by other sessions with the same store:
 *     `detail.paused_until` is the end of this time if nothing was sent. `detail.tries_left` is the
 *     number of remaining attempts, if the university reports it.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: No page of the university asked for the password, so it was
 *     not sent. A proxy or captive portal may have answered instead.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The sign-in asks for a captcha. Continue with
 *     danxi_campus_answer_challenge().
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The sign-in asks for the code of an authenticator app.
 *     Continue with danxi_campus_answer_challenge().
 *   - DANXI_ERROR_ACCOUNT_SETUP_REQUIRED: The university requires a step in a browser first, such as
 *     a new password. `detail.url` is the page, if the university reports it.
 *   - DANXI_ERROR_WEAK_PASSWORD: The university refuses the password because it is too weak. Change
 *     it in a browser.
 *   - DANXI_ERROR_MAINTENANCE: The university's sign-in is under maintenance.
 *   - DANXI_ERROR_ACCOUNT_LOCKED: The account is locked, usually after too many wrong passwords. No
 *     password of the account is sent for half an hour: `detail.paused_until` is the end of this time
 *     if nothing was sent.
 *   - DANXI_ERROR_BROWSER_REQUIRED: The sign-in asks for a second factor that only a browser can
 *     answer. `detail.challenge.methods` lists those that the university offers.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_login(danxi_session *session, const char *username, const char *password,
                                 const char *student_type, const char *options);

/**
 * Signs the session out of the campus account.
 *
 * The password, the cookies and the cached values of all campus services are deleted from memory
 * and disk. No request is sent: at the university, the sign-in remains until it expires. Refused
 * passwords may be sent again.
 *
 *     danxi_result *result = danxi_campus_logout(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object. Errors:
 *   - DANXI_ERROR_ACCOUNT_CHANGED: Another call signed the session in to another account, which stays
 *     signed in.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_logout(danxi_session *session, const char *options);

/**
 * Returns whether the session is signed in with a campus account, and the challenge that needs an
 * answer, if any.
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
 * After success, the session is signed in. If a call other than danxi_campus_login() had failed
 * with the challenge, repeat that call.
 *
 * For a captcha, pass its characters as `answer`. For a second factor, pass the six digits that the
 * person's authenticator app shows. A wrong code fails with DANXI_ERROR_SECOND_FACTOR_REQUIRED and
 * the same challenge, so that it can be answered again. Codes by SMS or e-mail and confirmations by
 * WeChat are not supported: what the university's server expects of them is not publicly known.
 *
 *     danxi_result *result = danxi_campus_answer_challenge(session, "3f2a",
 *         "{\"answer\": \"w8kx\"}");
 *
 * Requests, sent at most once:
 * - POST https://id.fudan.edu.cn/idp/authn/authExecute
 * - POST https://id.fudan.edu.cn/idp/authCenter/authnEngine
 * - POST https://uis.fudan.edu.cn/authserver/login
 *
 * @param session  A session.
 * @param id  Identifier of the challenge, from `detail.challenge` of the error or from
 *   danxi_campus_status().
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `answer` (string): The characters of the captcha, or the code of the second factor. For a
 *     second factor, it may be missing if danxi_campus_login() was called with `totp_secret`.
 *   - `method` (string): Identifier of the method of the second factor, from the challenge. The
 *     method must be supported. The default is the challenge's `method`.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusStatus object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: No challenge with this identifier needs an answer, or the
 *     parameters do not fit the kind of the challenge.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The university accepted the answer, but its site asked for a sign-in
 *     again. Try again later.
 *   - DANXI_ERROR_WRONG_PASSWORD: The username or the password is wrong. The password was sent once
 *     and is not tried again.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The characters were wrong, or the sign-in now asks for a captcha.
 *     `detail.challenge` is the new challenge.
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The university did not accept the code, or the sign-in now
 *     asks for a second factor. `detail.challenge` is the challenge to answer next.
 *   - DANXI_ERROR_ACCOUNT_SETUP_REQUIRED: The university requires a step in a browser first, such as
 *     a new password. `detail.url` is the page, if the university reports it.
 *   - DANXI_ERROR_WEAK_PASSWORD: The university refuses the password because it is too weak. Change
 *     it in a browser.
 *   - DANXI_ERROR_MAINTENANCE: The university's sign-in is under maintenance.
 *   - DANXI_ERROR_ACCOUNT_LOCKED: The account is locked, usually after too many wrong passwords.
 *   - DANXI_ERROR_BROWSER_REQUIRED: The library cannot answer the method. `detail.challenge.methods`
 *     lists those that the university offers.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_answer_challenge(danxi_session *session, const char *id,
                                            const char *options);

/**
 * Signs the session in with the cookies of a browser in which the person has signed in.
 *
 * Use this method if a sign-in needs a step that only a browser can do. Pass the cookies of
 * `id.fudan.edu.cn`, of `fudan.edu.cn`, and of the services that the person has opened. A cookie
 * replaces an earlier one with the same name, domain and path.
 *
 * If the session is signed in with the same account, its password and its other cookies are kept.
 * Otherwise the session has no password and cannot sign in again by itself: when the university
 * ends the sign-in, calls fail with DANXI_ERROR_NOT_SIGNED_IN, and the cookies must be imported
 * again.
 *
 *     danxi_result *result = danxi_campus_import_cookies(session,
 *         "[{\"name\": \"session_id\", \"value\": \"5d41402abc4b2a76\", \"domain\": \"id.fudan.edu.cn\"}]",
 *         "23307110001", "undergraduate", NULL);
 *
 * Request: GET https://id.fudan.edu.cn/authserver/login
 *
 * @param session  A session.
 * @param cookies  Cookies of the browser. Those of other sites than the university's are left out.
 *   A JSON array of CampusCookie. At least 1 item.
 * @param username  Student or staff number of the account. Not empty.
 * @param student_type  Kind of the account, as for danxi_campus_login(). One of "undergraduate",
 *   "graduate", "staff".
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `remember` (bool, default false): Whether to store the cookies in a file of mode 0600 below
 *     store.path or in store.url, for later sessions.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusImport object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: No cookie was accepted, or `remember` is true and store.path is
 *     not set. `detail.refused` lists the cookies.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The only cookies are those of `id.fudan.edu.cn`, which does not
 *     accept them. The session is unchanged. Sign in with the browser again, then import its cookies.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_import_cookies(danxi_session *session, const char *cookies,
                                          const char *username, const char *student_type,
                                          const char *options);

/**
 * Requests any page of the university, with the session's sign-in, cookies and WebVPN.
 *
 * Use this method for pages that no other method of this library reads. Only hosts below
 * `fudan.edu.cn` and `fudan.sh.cn` and the addresses of the campus network (10.0.0.0/8) are
 * allowed, except the hosts of the sign-in itself. No cookie is sent to another host, and no cookie
 * of the sign-in is sent over plain http: with an http URL, only public pages can be read, except
 * on the campus network through WebVPN.
 *
 * Without a campus account, public pages can be read. With a campus account, the session signs in
 * to the site if the site asks for a sign-in, and sends the request again. A POST request is sent
 * again only if the site has certainly refused it. Some sites do not lead to the sign-in from every
 * page: pass the page that starts the sign-in as `entry`. A response with another status than 2xx
 * is an error.
 *
 *     danxi_result *result = danxi_campus_fetch(session,
 *         "https://jwc.fudan.edu.cn/9397/list1.htm",
 *         "{\"format\": \"elements\", \"selector\": \"a[href$='page.htm']\", \"limit\": 3}");
 *
 * Requests, sent at most once:
 * - GET https://{host}/{path}
 * - POST https://{host}/{path}
 *
 * @param session  A session.
 * @param url  URL of the page, with its query.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `method` (FetchMethod): HTTP method. The default is `POST` with `form` or `json`, otherwise
 *     `GET`. One of "GET", "POST".
 *   - `form` (array of RequestField): Fields of a form, in order. The body has the type
 *     `application/x-www-form-urlencoded`. By default, no form is sent.
 *   - `json` (any JSON value): JSON value to send as the body. By default, and with null, no body is
 *     sent.
 *   - `headers` (array of RequestField, at most 5 items): Additional headers. Only `Accept`,
 *     `Accept-Language`, `Origin`, `Referer` and `X-Requested-With` are allowed. Empty by default.
 *   - `entry` (url): Page of the site that starts its sign-in, such as
 *     https://fdjwgl.fudan.edu.cn/student/sso/login. The page is opened before the request if the
 *     session is not signed in to the site. By default, the sign-in starts at `url` when the site
 *     asks for a sign-in.
 *   - `format` (FetchFormat, default "text"): Form in which the body is returned. One of "text",
 *     "bytes", "json", "elements".
 *   - `selector` (string, not empty): CSS selector, as danxi_markup_select() accepts it. Required
 *     with the `format` `elements`, and not allowed with another format.
 *   - `limit` (int, at least 1): Maximum number of elements. By default there is no limit.
 *   - `timeout_ms`: see danxi_call().
 * @return A CampusResponse object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The host is not the university's, the URL contains a user name, a
 *     header is not allowed, or the selector is invalid. The message names the parameter.
 *   - DANXI_ERROR_TOO_LARGE: The body is larger than network.max_response_bytes, or the HTML of all
 *     matching elements together is larger than 64 MiB.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The page needs a campus account: call danxi_campus_login(). If
 *     `detail.outcome` is `unknown`, a POST request was redirected to the sign-in through another
 *     page. The site may have carried it out, so it was not sent again.
 *   - DANXI_ERROR_FORBIDDEN: The account may not read the page.
 *   - DANXI_ERROR_NOT_FOUND: The page does not exist.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The page redirects to a host outside the university, the body
 *     is not JSON although `format` is `json`, or the HTML page is nested more than 256 levels deep.
 *   - DANXI_ERROR_CAPTCHA_REQUIRED: The sign-in asks for a captcha. Answer with
 *     danxi_campus_answer_challenge(), then repeat the call.
 *   - DANXI_ERROR_SECOND_FACTOR_REQUIRED: The sign-in asks for a second factor. Answer with
 *     danxi_campus_answer_challenge(), then repeat the call.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_fetch(danxi_session *session, const char *url, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28". Element is
 * described in danxi/markup.h.
 */

/*
 * CampusStatus: an object.
 *
 * Whether a session is signed in with a campus account.
 *
 * - `signed_in` (bool): Whether the session has an account that the university accepted. The
 *   university may have ended the sign-in since.
 * - `username` (string, optional): Student or staff number of the account. null if the session has
 *   no account.
 * - `student_type` (StudentType, optional): Kind of the account, as passed to danxi_campus_login().
 *   null if the session has no account.
 * - `remembered` (bool): Whether the sign-in is stored below store.path or in store.url, so that
 *   later sessions are signed in.
 * - `challenge` (CampusChallenge, optional): The newest challenge that still needs an answer. null
 *   if no challenge is open.
 */

/*
 * CampusChallenge: an object.
 *
 * A challenge: a captcha or a second factor that the sign-in needs from a person.
 *
 * A challenge expires after ten minutes, or with the next danxi_campus_login() or
 * danxi_campus_logout().
 *
 * - `id` (string): Identifier of the challenge, for danxi_campus_answer_challenge().
 * - `kind` (ChallengeKind): Kind of the challenge.
 * - `image` (string, optional): The captcha's image, as a data URL (RFC 2397). null for a second
 *   factor, or if the image could not be downloaded.
 * - `methods` (array of CampusChallengeMethod, optional): The methods that the account can use as a
 *   second factor. null for a captcha.
 * - `method` (string, optional): Identifier of the method that danxi_campus_answer_challenge()
 *   answers. null for a captcha, or if the library can answer none of `methods`.
 */

/*
 * CampusChallengeMethod: an object.
 *
 * A method of the second factor, such as the code of an authenticator app.
 *
 * - `id` (string): Identifier chosen by the university, such as `userAndOtp`.
 * - `name` (string): Name to show to the person.
 * - `is_supported` (bool): Whether danxi_campus_answer_challenge() can answer this method. Only
 *   codes of an authenticator app (`userAndOtp`) are supported.
 */

/*
 * CampusCookie: an object.
 *
 * A cookie of a browser.
 *
 * Unknown members are ignored, so that cookies from browser tools need no other change than renamed
 * members.
 *
 * - `name` (string): Name of the cookie.
 * - `value` (string, secret): Value of the cookie, as the browser stores it.
 * - `domain` (string): Host that receives the cookie, such as `id.fudan.edu.cn`. With a leading
 *   dot, the hosts below it receive it too.
 * - `path` (string, optional): Path that receives the cookie, with all paths below it. The default
 *   is `/`.
 * - `secure` (bool, optional): Whether the cookie has the attribute Secure, which the prefixes
 *   `__Secure-` and `__Host-` of a name demand. In any case, the cookie is sent over https only.
 *   The default is true.
 * - `http_only` (bool, optional): Whether scripts cannot read the cookie. This value has no effect
 *   in the library. The default is false.
 * - `expires` (number, in s, optional): Unix time at which the cookie expires. null, 0 or less
 *   stand for a cookie that lasts until the browser is closed; the library keeps it until
 *   danxi_campus_logout().
 */

/*
 * CampusImport: an object.
 *
 * The outcome of an import of cookies.
 *
 * - `imported` (int): Number of cookies that were accepted.
 * - `refused` (array of RefusedCookie): Cookies that were left out. Empty if all were accepted.
 * - `is_live` (bool, optional): Whether `id.fudan.edu.cn` accepts the sign-in, so that the library
 *   can sign in to further services. false if only the sites of other cookies may be signed in, and
 *   null if the check failed.
 * - `status` (CampusStatus): The session's sign-in after the import.
 */

/*
 * RefusedCookie: an object.
 *
 * A cookie that was not imported.
 *
 * - `name` (string): Name of the cookie.
 * - `domain` (string): Domain of the cookie, as passed.
 * - `reason` (RefusedCookieReason): Reason why the cookie was left out.
 */

/*
 * RequestField: an object.
 *
 * A name and a value: a field of a form, or a header of a request.
 *
 * - `name` (string, not empty): Name of the field or header.
 * - `value` (string): Value, not percent-encoded.
 */

/*
 * CampusResponse: an object.
 *
 * The response of a site of the university.
 *
 * The parameter `format` chooses one of the last four fields for the body. The other three are
 * null.
 *
 * - `url` (url): URL of the page, after redirects.
 * - `status` (int, 200 to 299): HTTP status, from 200 to 299. Other statuses are errors.
 * - `media_type` (string, optional): Media type in lower case without parameters, such as
 *   `text/html`. null if the server does not send it.
 * - `text` (string, optional): Body as a string.
 * - `base64` (string, optional): Body in base64.
 * - `json` (any JSON value, optional): Body as decoded JSON. null also if the body is the JSON
 *   value null.
 * - `elements` (array of Element, optional): Elements that match the parameter `selector`, as
 *   danxi_markup_select() returns them.
 */

/*
 * StudentType: a string.
 *
 * The kind of a campus account. The kind decides to which servers requests are sent: for example,
 * graduates' courses are on another server than undergraduates'.
 *
 * - "undergraduate": An undergraduate student.
 * - "graduate": A graduate student.
 * - "staff": A member of staff.
 */

/*
 * WebVPNMode: a string.
 *
 * The rule for sending requests to hosts of the campus network through WebVPN, the university's
 * gateway.
 *
 * - "auto": If the session is signed in to the campus, requests use WebVPN if the host cannot be
 *   reached directly. Unless network.allow_plain_http is set, requests with passwords, tokens or
 *   tickets to hosts without TLS use WebVPN too, because WebVPN encrypts them.
 * - "always": All requests to these hosts use WebVPN, even on the campus network.
 * - "never": No request uses WebVPN. Outside the campus network, calls that need these hosts fail.
 */

/*
 * ChallengeKind: a string.
 *
 * The kind of a challenge.
 *
 * - "captcha": A captcha: an image with characters that a person must type.
 * - "second_factor": A second factor, such as the code of an authenticator app.
 */

/*
 * RefusedCookieReason: a string.
 *
 * The reason why a cookie was not imported.
 *
 * - "foreign_domain": The domain is neither `fudan.edu.cn` nor below it.
 * - "expired": The cookie has expired.
 * - "invalid": The name, value, domain or path contains characters that a cookie cannot have, or is
 *   too long.
 */

/*
 * FetchMethod: a string.
 *
 * The HTTP method of a request.
 *
 * - "GET": Reads a page. The request may be sent again after a failure.
 * - "POST": Sends a form or JSON. The request is sent at most once.
 */

/*
 * FetchFormat: a string.
 *
 * The form in which danxi_campus_fetch() returns the body of a response.
 *
 * - "text": A string. The encoding is detected from the response; invalid bytes become U+FFFD.
 * - "bytes": The bytes in base64 (RFC 4648, section 4).
 * - "json": The decoded JSON. A leading `while(1);` is skipped.
 * - "elements": The elements of the HTML page that match the parameter `selector`.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CAMPUS_H */
