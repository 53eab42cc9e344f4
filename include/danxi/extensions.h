/**
 * @file Extensions: functions of the program that the library calls on behalf of a session.
 *
 * An interceptor (danxi_interceptor) sees each request before it is sent and its response before it is
 * parsed. It can replace them, refuse them, or have the request sent again. A client (danxi_client) sends the
 * requests in place of libcurl. A store (danxi_store) keeps the session's cached values and sign-ins.
 *
 * Tables. An extension is a table of functions: a struct whose first member is its size, so that later
 * versions can add members. Set `size` to the sizeof of the struct, and all members that you do not use to 0, as
 * an initializer does. danxi_session_open_with() copies the tables. `user_data` must stay valid until the table's
 * `release` is called.
 *
 * Threads. The library calls the functions on threads of its own, several at the same time, even for one session.
 * The functions for one request run one after the other, except `cancel` of danxi_client. The functions may block, and
 * may call any function of the library, including danxi_session_close(). The calls that the functions make on their
 * thread are not intercepted. The functions must return: pthread_exit(), a C++ exception and longjmp() corrupt the
 * library.
 *
 * Answers. A function that must answer gets a handle: a danxi_decision, danxi_transfer or danxi_operation. Answer
 * with this handle once, in the function or later, on any thread. A second answer, or an answer after the end of
 * the call, is ignored, and the answering function returns DANXI_ERROR_INVALID_HANDLE. The handle must not be freed.
 *
 * Timeouts. The time that extensions take counts toward the timeout of the call. If a function blocks, or never
 * answers, the call fails with DANXI_ERROR_TIMEOUT at its deadline. danxi_task_cancel() and danxi_session_close()
 * end such a call at once. danxi_session_close() waits at most 100 ms for the functions that are being executed.
 * After it has returned, the library starts no function of the session except `release`.
 *
 * Secrets. An interceptor does not see passwords, tokens and cookies, unless its member `with_secrets` is set. The
 * values of such headers are "…". For requests of a sign-in, and for those that contain a password of the call,
 * the URL has no query, and the bodies are left out ("body_omitted": "secret"). If another request was
 * redirected to a sign-in server or to a page that passes on a ticket, the body of its response is left out too.
 */
#ifndef DANXI_EXTENSIONS_H
#define DANXI_EXTENSIONS_H

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/** A decision that an interceptor makes about a request or its response. */
typedef struct danxi_decision danxi_decision;

/**
 * The functions of an interceptor. Each of them may be NULL. For one request, they are called in this order:
 * `prepare`, `will_send`, then the request is sent, `will_receive`, `intercept`, then the response is parsed,
 * `did_receive`. If a session has several interceptors, each of these steps calls them in their order, and
 * each interceptor sees the request or response with the changes of those before it.
 *
 * `exchange` is a JSON object, valid until the function returns:
 *
 * - `id` (int): identifies the request in all functions. It is unique within the process.
 * - `call` (string): the method that sends the request, such as "forum.get_hole".
 * - `attempt` (int): 1, and one more each time the request is prepared again.
 * - `request` (object):
 *   - `method` (string): the HTTP method, such as "GET".
 *   - `url` (string): the URL.
 *   - `effect` (string): "safe" and "idempotent" requests may be sent twice, "once" and "single_use" requests must not.
 *   - `headers` (object; only in `prepare` and `will_send`): names in lower case. The value of a header that
 *     occurs more than once is an array of strings.
 *   - `body` (string; only in `prepare` and `will_send`): the body, if it is UTF-8; `body_base64` (string) if it
 *     is not; `body_omitted` (string) if it is not shown: "secret", or "streamed" for one that is read from a file.
 * - `response` (object; in `will_receive` and `intercept`, if there is one): `status` (int), `headers`, and `body`,
 *   `body_base64` or `body_omitted`, as above.
 * - `error` (object; in `will_receive`, `intercept` and `did_receive`, if there is one): the error, as
 *   danxi_result_json() returns it.
 * - `duration_ms` (int; only in `will_receive`): the time from sending to the response, in milliseconds.
 * - `may_retry` (bool; only in `intercept`): whether danxi_decision_retry() can send the request again.
 *
 * After `will_send`, the library adds cookies to the request, follows redirects and retries after temporary failures.
 * An interceptor does not see these steps. A request that is sent again after a sign-in is prepared again.
 */
typedef struct danxi_interceptor {
    /** sizeof(danxi_interceptor). */
    size_t size;
    /** Passed to the functions. May be NULL. */
    void *user_data;
    /**
     * Sees a request, and can change or refuse it. Answer with danxi_decision_proceed(), danxi_decision_replace()
     * or danxi_decision_veto().
     */
    void (*prepare)(danxi_decision *decision, const char *exchange, void *user_data);
    /** Sees the final request. Answer with danxi_decision_proceed() or danxi_decision_veto(). */
    void (*will_send)(danxi_decision *decision, const char *exchange, void *user_data);
    /** Sees the response, or the error of sending. */
    void (*will_receive)(const char *exchange, void *user_data);
    /**
     * Sees the response or the error of sending, and can change or refuse it, or have the request sent again. Answer
     * with danxi_decision_proceed(), danxi_decision_replace(), danxi_decision_veto() or danxi_decision_retry().
     */
    void (*intercept)(danxi_decision *decision, const char *exchange, void *user_data);
    /** Sees the outcome: `error` if the request has failed, or if its response could not be parsed. */
    void (*did_receive)(const char *exchange, void *user_data);
    /**
     * Called once, on any thread, when no function of the table is being executed and none will be called again:
     * after the session was closed, or after it could not be opened. It is not called if the table cannot be read,
     * because its `size`, or the `size` or `interceptor_count` of the danxi_extensions, is invalid, nor if opening
     * the session fails with DANXI_ERROR_FORKED.
     */
    void (*release)(void *user_data);
    /** Whether the functions see passwords, tokens, cookies and the bodies of sign-ins. 0 for no. */
    int with_secrets;
} danxi_interceptor;

/**
 * Continues with the request or response as it is.
 *
 * @param decision  A decision.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the decision was made before or its call has ended.
 * @since 0.1.0
 */
danxi_status danxi_decision_proceed(danxi_decision *decision);

/**
 * Continues with a changed request or response.
 *
 *     danxi_decision_replace(decision, "{\"headers\": {\"x-trace\": \"1\", \"accept\": null}}");
 *
 * @param decision  A decision of `prepare` or `intercept`.
 * @param members   The new members of `request` in `prepare`, or of `response` in `intercept`, a JSON object. Members
 *   and headers that are missing stay as they are, and so do headers whose value is "…". null removes a header or
 *   the body. In `intercept`, a new `status` and `body` can take the place of an error. The changed request
 *   or response still follows the library's rules: for example, a protected request is sent to its own host only,
 *   with TLS.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the decision was made before or its call has ended. If `members`
 *   is invalid, the call fails with DANXI_ERROR_INVALID_JSON or DANXI_ERROR_INVALID_ARGUMENT.
 * @since 0.1.0
 */
danxi_status danxi_decision_replace(danxi_decision *decision, const char *members);

/**
 * Refuses the request or response: the call fails with DANXI_ERROR_VETOED. A change that was sent may have taken
 * effect nevertheless; then `detail.outcome` is "unknown".
 *
 * @param decision  A decision.
 * @param reason    The reason, a part of the error's message and its `detail.reason`. May be NULL.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the decision was made before or its call has ended.
 * @since 0.1.0
 */
danxi_status danxi_decision_veto(danxi_decision *decision, const char *reason);

/**
 * Sends the request again, beginning with `prepare`. A request is sent at most five times in all.
 *
 * If `may_retry` is false, or if the deadline is too near, this function does the same as danxi_decision_proceed().
 * `may_retry` is false after the fifth attempt, and for a "once" or "single_use" request that the server may have
 * received.
 *
 * @param decision  A decision of `intercept`.
 * @param delay_ms  How long to wait first, in milliseconds. A negative number counts as 0.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the decision was made before or its call has ended.
 * @since 0.1.0
 */
danxi_status danxi_decision_retry(danxi_decision *decision, int delay_ms);

/** A request that a client of the program sends. */
typedef struct danxi_transfer danxi_transfer;

/**
 * The functions of a client, which sends the requests of a session in place of libcurl: with the program's own
 * network stack, over a tunnel, or from recordings.
 *
 * The library still applies its own rules: it adds cookies, follows redirects, retries, and refuses to send secrets
 * without TLS. So a client sends each request once, and does none of this itself. The client must verify the server's
 * certificate. network.ca_file, network.connect_to, network.proxy, network.connect_timeout_ms and
 * network.max_requests_per_server do not apply to a client of the program.
 */
typedef struct danxi_client {
    /** sizeof(danxi_client). */
    size_t size;
    /** Passed to the functions. May be NULL. */
    void *user_data;
    /**
     * Starts a request. End it with danxi_transfer_respond() or danxi_transfer_fail(), in the function or later. A
     * client that blocks here can serve at most 256 requests at once, of all sessions. The library starts with four
     * threads, and starts another one after each 20 ms in which no function has returned. For many requests at once,
     * return from the function and end the request later.
     *
     * - `request`: a JSON object, valid until the function returns: `method`, `url`, `effect`, `headers` as for an
     *   interceptor, with all secrets, and `timeout_ms` (int), the time that is left.
     * - `body`, `length`: the body, valid until the function returns. `length` is 0 for a request without a body.
     */
    void (*send)(danxi_transfer *transfer, const char *request, const void *body, size_t length, void *user_data);
    /**
     * Stops a request whose call has ended. `transfer` is already invalid, and only identifies the request. `send` may
     * still be running. May be NULL.
     */
    void (*cancel)(danxi_transfer *transfer, void *user_data);
    /** See `release` of danxi_interceptor. May be NULL. */
    void (*release)(void *user_data);
} danxi_client;

/**
 * Ends a request with its response, of any status.
 *
 *     danxi_transfer_respond(transfer, "{\"status\": 200, \"headers\": {\"content-type\": \"application/json\"}}",
 *                            "[]", 2);
 *
 * @param transfer  A transfer.
 * @param head      A JSON object: `status` (int, 100 to 599) and, optionally, `headers`, an object whose values are strings
 *   or, for headers that occur more than once, arrays of strings. Leave out `content-encoding` if `body` is decoded.
 * @param body      The decoded body. It is copied. May be NULL if `length` is 0.
 * @param length    The length of the body in bytes. A body that is longer than network.max_response_bytes fails the call
 *   with DANXI_ERROR_TOO_LARGE, unless it is written to a file, as by danxi_http_download().
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the request was ended before or its call has ended. If an argument is
 *   invalid, the call fails with DANXI_ERROR_INVALID_ARGUMENT or DANXI_ERROR_INVALID_JSON.
 * @since 0.1.0
 */
danxi_status danxi_transfer_respond(danxi_transfer *transfer, const char *head, const void *body, size_t length);

/**
 * Ends a request that has no response.
 *
 * @param transfer  A transfer.
 * @param code      The error, usually DANXI_ERROR_NETWORK, DANXI_ERROR_TLS or DANXI_ERROR_TIMEOUT. After
 *   DANXI_ERROR_NETWORK, the library sends the request again if that is safe.
 * @param reason    The reason, a part of the error's message. May be NULL.
 * @param was_sent  0 if the server has certainly received no part of the request. Then a change may be sent again.
 *   Otherwise a change may have taken effect, and `detail.outcome` is "unknown".
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the request was ended before or its call has ended.
 * @since 0.1.0
 */
danxi_status danxi_transfer_fail(danxi_transfer *transfer, danxi_status code, const char *reason, int was_sent);

/**
 * Reports how much of a response was received, for danxi_task_progress().
 *
 * @param transfer  A transfer.
 * @param received  The number of bytes received so far.
 * @param expected  The number of bytes expected in total, or -1 if this number is unknown.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the request or its call has ended.
 * @since 0.1.0
 */
danxi_status danxi_transfer_progress(danxi_transfer *transfer, int64_t received, int64_t expected);

/** An operation that a store of the program performs. */
typedef struct danxi_operation danxi_operation;

/**
 * The functions of a store, which keeps cached values, sign-ins and locks of a session in place of files: in the
 * program's own database or key service, for one process or many. All functions but `release` must be set.
 *
 * Each function starts an operation. End it with danxi_operation_succeed(), danxi_operation_miss() or
 * danxi_operation_fail(), in the function or later. An operation that takes longer than store.timeout_ms fails, and
 * the call goes on without the store. Until then, the functions may block. The library may repeat an operation that
 * has failed. danxi_session_close() does not wait for operations: it ends them as failed. While it closes the session,
 * the library may still call `unlock`, but no other operation. danxi_session_open_with() calls `get` and therefore
 * starts threads of the library: fork before you call this function.
 *
 * Keys are ASCII strings of at most 300 bytes. Values are bytes that can contain tokens. They are encrypted if
 * store.key is set. Sessions with the same store.namespace have the same keys. Strings and bytes are valid until the
 * function returns.
 */
typedef struct danxi_store {
    /** sizeof(danxi_store). */
    size_t size;
    /** Passed to the functions. May be NULL. */
    void *user_data;
    /** Reads a value. Succeed with the value, or miss if the value does not exist. */
    void (*get)(danxi_operation *operation, const char *key, void *user_data);
    /** Replaces a value as a whole. After `lifetime_ms` milliseconds, the store may forget the value. */
    void (*put)(danxi_operation *operation, const char *key, const void *value, size_t length, int64_t lifetime_ms,
                void *user_data);
    /** Removes a value. Succeed even if the value does not exist. */
    void (*remove)(danxi_operation *operation, const char *key, void *user_data);
    /** Removes all values whose keys begin with a prefix. */
    void (*remove_all)(danxi_operation *operation, const char *prefix, void *user_data);
    /**
     * Takes a lock for `lease_ms` milliseconds, after which the lock is free again. If the lock is free, succeed. If
     * `token` already holds the lock, restart this time and succeed. If another token holds it, miss at once: do not
     * wait. Locks and values are separate, even if their keys are equal.
     */
    void (*lock)(danxi_operation *operation, const char *key, const char *token, int64_t lease_ms, void *user_data);
    /** Releases a lock if `token` holds it. Succeed even if the lock is free or another token holds it. */
    void (*unlock)(danxi_operation *operation, const char *key, const char *token, void *user_data);
    /** See `release` of danxi_interceptor. May be NULL. */
    void (*release)(void *user_data);
} danxi_store;

/**
 * Ends an operation with success.
 *
 * @param operation  An operation.
 * @param value      The value for `get`, which is copied. May be NULL for other operations and for an empty value.
 * @param length     The length of the value in bytes.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the operation was ended before, took too long, or its
 *   session was closed.
 * @since 0.1.0
 */
danxi_status danxi_operation_succeed(danxi_operation *operation, const void *value, size_t length);

/**
 * Ends the operation `get` if the value does not exist, or `lock` if another token holds the lock.
 *
 * @param operation  An operation.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the operation was ended before, took too long, or its
 *   session was closed.
 * @since 0.1.0
 */
danxi_status danxi_operation_miss(danxi_operation *operation);

/**
 * Ends an operation that has failed. The call goes on without the store, and the reason is logged.
 *
 * @param operation  An operation.
 * @param reason     The reason, a part of the message. May be NULL.
 * @return DANXI_OK, or DANXI_ERROR_INVALID_HANDLE if the operation was ended before, took too long, or its
 *   session was closed.
 * @since 0.1.0
 */
danxi_status danxi_operation_fail(danxi_operation *operation, const char *reason);

/** The extensions that a program adds to a session. */
typedef struct danxi_extensions {
    /** sizeof(danxi_extensions). */
    size_t size;
    /** Interceptors, in the order in which they are called. May be NULL. */
    const danxi_interceptor *const *interceptors;
    /** The number of `interceptors`, at most 65536. */
    size_t interceptor_count;
    /** The client that sends the requests in place of libcurl. May be NULL. */
    const danxi_client *client;
    /** The store that keeps the session's values in place of files. store.url must not be set. May be NULL. */
    const danxi_store *store;
} danxi_extensions;

/**
 * Opens a session with extensions. No request is sent.
 *
 *     static void trace(danxi_decision *decision, const char *exchange, void *user_data) {
 *         puts(exchange);
 *         danxi_decision_replace(decision, "{\"headers\": {\"x-trace\": \"1\"}}");
 *     }
 *
 *     const danxi_interceptor tracing = {.size = sizeof tracing, .prepare = trace};
 *     const danxi_interceptor *const interceptors[] = {&tracing};
 *     const danxi_extensions extensions = {
 *         .size = sizeof extensions, .interceptors = interceptors, .interceptor_count = 1};
 *     danxi_session *session;
 *     danxi_result_free(danxi_session_open_with(NULL, &extensions, &session));
 *
 * @param config      As for danxi_session_open().
 * @param extensions  The extensions, or NULL for none. They are copied.
 * @param session     As for danxi_session_open().
 * @return As for danxi_session_open(). Also DANXI_ERROR_INVALID_ARGUMENT if the size of a table is wrong, or if a
 *   member is set that this version of the library does not know.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_open_with(const char *config, const danxi_extensions *extensions, danxi_session **session);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_EXTENSIONS_H */
