/* Generated from interface/errors.toml by `make generate`; do not edit. */
#ifndef DANXI_STATUS_H
#define DANXI_STATUS_H

/**
 * The status of a result. The numbers never change. Later versions may add errors: treat an unknown
 * status as a failure.
 *
 * Some errors are general: their description says which calls can fail with them. All others are
 * listed by the functions that can fail with them. An error is retryable if the same call can
 * succeed later although the program and the account change nothing.
 */
typedef enum danxi_status {
    /** The call succeeded. */
    DANXI_OK = 0,

    /**
     * A parameter, option or configuration value is missing, unknown, of the wrong type or out of
     * range. The message names the parameter, option or key. Any call can fail with this error.
     */
    DANXI_ERROR_INVALID_ARGUMENT = 1,

    /**
     * The session, result or task is NULL, closed or already freed. Any call can fail with this error.
     */
    DANXI_ERROR_INVALID_HANDLE = 2,

    /**
     * The string is not a JSON object: it is not UTF-8, has a duplicate key, is nested too deeply, or
     * has a syntax error. The message names the line and column. Any call can fail with this error.
     */
    DANXI_ERROR_INVALID_JSON = 3,

    /**
     * No method has this name. danxi_schema() lists all methods. Any call can fail with this error.
     */
    DANXI_ERROR_UNKNOWN_METHOD = 4,

    /** The session was closed during the call. Any call can fail with this error. */
    DANXI_ERROR_CLOSED = 5,

    /**
     * The process was forked after the library had started its threads, or while another thread was in
     * a function of the library. Threads do not survive a fork. The library starts its threads with the
     * first call, or when a session with a store of the program is opened. Fork before that, or use the
     * library in the child only after exec. Any call can fail with this error.
     */
    DANXI_ERROR_FORKED = 6,

    /** The call was cancelled. Any call can fail with this error. */
    DANXI_ERROR_CANCELLED = 7,

    /**
     * The call did not finish in time. The option `timeout_ms` and network.timeout_ms set the maximum
     * duration. Any call can fail with this error. Retryable.
     */
    DANXI_ERROR_TIMEOUT = 8,

    /**
     * The server could not be reached, or the connection was lost. Any call that sends a request can
     * fail with this error. Retryable.
     */
    DANXI_ERROR_NETWORK = 9,

    /**
     * The TLS handshake failed, or the server's certificate is not trusted, or a secret would have been
     * sent over plain http. To trust a private certificate authority, set network.ca_file. If the
     * system has no certificate authorities, as in small containers, install the package
     * ca-certificates. Any call that sends a request can fail with this error.
     */
    DANXI_ERROR_TLS = 10,

    /**
     * The response is larger than network.max_response_bytes. Any call that sends a request can fail
     * with this error.
     */
    DANXI_ERROR_TOO_LARGE = 11,

    /**
     * The call needs a signed-in account. The session has none, or its sign-in has expired: sign in
     * again. Any call that needs a sign-in can fail with this error.
     */
    DANXI_ERROR_NOT_SIGNED_IN = 12,

    /**
     * The server does not accept this password for the account. Any call that needs a campus sign-in
     * can fail with this error.
     */
    DANXI_ERROR_WRONG_PASSWORD = 13,

    /** The account does not exist. Only the functions that list this error can fail with it. */
    DANXI_ERROR_NOT_REGISTERED = 14,

    /**
     * The account does not have permission for the request. Any call that needs a sign-in can fail with
     * this error.
     */
    DANXI_ERROR_FORBIDDEN = 15,

    /**
     * The requested object does not exist, or no longer exists. Only the functions that list this error
     * can fail with it.
     */
    DANXI_ERROR_NOT_FOUND = 16,

    /**
     * The server rejected the request. The message contains the server's message;
     * `detail.server_message` and `detail.server_code` hold the server's own words, and `detail.fields`
     * its messages about single fields. Any call that sends a request can fail with this error.
     */
    DANXI_ERROR_REJECTED = 17,

    /**
     * The server received too many requests. `retry_after_ms` is the time to wait, if the server
     * specified it. Any call that sends a request can fail with this error. Retryable.
     */
    DANXI_ERROR_RATE_LIMITED = 18,

    /**
     * The server failed with a 5xx status. Any call that sends a request can fail with this error.
     * Retryable.
     */
    DANXI_ERROR_SERVER_FAILURE = 19,

    /**
     * The response does not have the documented form: other JSON, HTML, or nothing. The message names
     * the request and the invalid part of the body. The server has changed, or a proxy or captive
     * portal has answered instead of the server. Any call that sends a request can fail with this
     * error.
     */
    DANXI_ERROR_UNEXPECTED_RESPONSE = 20,

    /**
     * The option `cache` was "only", and no value is cached. Any call with the option `cache` can fail
     * with this error.
     */
    DANXI_ERROR_NOT_CACHED = 21,

    /**
     * A file below store.path cannot be read or written, or must not be trusted. The message names the
     * file, the reason and what the call has done despite the error, such as signing in without storing
     * the tokens. Any call can fail with this error.
     */
    DANXI_ERROR_STORAGE = 22,

    /**
     * Memory ran out, or the process has too many threads or file descriptors. Any call can fail with
     * this error. Retryable.
     */
    DANXI_ERROR_OUT_OF_MEMORY = 23,

    /** A bug in the library. Report it with the message. Any call can fail with this error. */
    DANXI_ERROR_INTERNAL = 24,

    /**
     * An HTML page does not contain the part that the library reads. Either the site has changed its
     * layout, or it sent a sign-in or maintenance page instead. The message names the service, the CSS
     * selector and the page, and contains a redacted excerpt. Update libdanxi, or report the message.
     * Only the functions that list this error can fail with it.
     */
    DANXI_ERROR_PAGE_CHANGED = 25,

    /**
     * The campus sign-in asks for the characters of a captcha. `detail.challenge` is a CampusChallenge
     * with the image as a data URL. Answer with danxi_campus_answer_challenge(). Any call that needs a
     * campus sign-in can fail with this error.
     */
    DANXI_ERROR_CAPTCHA_REQUIRED = 26,

    /**
     * The campus sign-in asks for a second factor. `detail.challenge.methods` lists the available
     * methods. Choose one and answer with danxi_campus_answer_challenge(). Any call that needs a campus
     * sign-in can fail with this error.
     */
    DANXI_ERROR_SECOND_FACTOR_REQUIRED = 27,

    /**
     * The university requires a step in a browser first, such as a new password or a phone number.
     * Complete it at https://id.fudan.edu.cn, then sign in again. Any call that needs a campus sign-in
     * can fail with this error.
     */
    DANXI_ERROR_ACCOUNT_SETUP_REQUIRED = 28,

    /**
     * The university refuses the password because it is too weak. Change it in a browser, then sign in
     * again. Any call that needs a campus sign-in can fail with this error.
     */
    DANXI_ERROR_WEAK_PASSWORD = 29,

    /**
     * The server is under maintenance. The message quotes the server. Any call that sends a request can
     * fail with this error. Retryable.
     */
    DANXI_ERROR_MAINTENANCE = 30,

    /**
     * The campus account is locked, usually after too many wrong passwords. Wait, or unlock it in a
     * browser. Any call that needs a campus sign-in can fail with this error.
     */
    DANXI_ERROR_ACCOUNT_LOCKED = 31,

    /**
     * The session's account changed during the call, because another call signed in or out. Nothing was
     * sent in the new account's name. Check which account is signed in, then repeat the call if it is
     * still needed. Any call that needs a sign-in can fail with this error.
     */
    DANXI_ERROR_ACCOUNT_CHANGED = 32,

    /**
     * The site asks for something that only a browser can do, such as a script check or a confirmation
     * on a phone. Complete that step in a browser. danxi_campus_import_cookies() takes over a sign-in
     * that was made in a browser. Any call that needs a campus sign-in can fail with this error.
     */
    DANXI_ERROR_BROWSER_REQUIRED = 33,

    /**
     * An interceptor of this program refused the request or its response. `detail.reason` is the reason
     * of the interceptor, and `detail.exchange` is the `id` of the request in the interceptor's
     * callbacks. Any call that sends a request can fail with this error.
     */
    DANXI_ERROR_VETOED = 34,

    /**
     * The configuration does not allow a request to this host or its address: network.local_addresses
     * or network.url_hosts. Nothing was sent to the host. Any call that sends a request can fail with
     * this error.
     */
    DANXI_ERROR_HOST_DENIED = 35,

    /**
     * The session cannot be parked now: a call or a stream has not ended, or results wait in its queue.
     * Only the functions that list this error can fail with it. Retryable.
     */
    DANXI_ERROR_BUSY = 36,

    /**
     * The session cannot be parked without being signed out: its sign-in is not in the store. Sign in
     * with `remember`, sign out, or close the session. Only the functions that list this error can fail
     * with it.
     */
    DANXI_ERROR_NOT_REMEMBERED = 37
} danxi_status;

#endif /* DANXI_STATUS_H */
