/**
 * @file Sessions, results and calls: the part of the interface that every service shares.
 *
 * Three handles: a session is an account's world (configuration, tokens, stores, connections), a result is what any call gives
 * back, a task is a call under way. A handle is a token, never an address: NULL, or a handle that was closed or freed already, is
 * refused with DANXI_ERROR_INVALID_HANDLE (or NULL, or a negative number, where a function returns a pointer or an int), and never
 * crashes. Every function may be called from any thread, also from a callback.
 *
 * Texts are UTF-8. What the library is given, it copies; what it gives back belongs to the handle it came from.
 *
 * The library changes nothing in its host: it installs no signal handlers, prints nothing, and sets neither locale nor environment.
 * Its threads start with the first call. After a fork, a child whose parent had used the library cannot use it: calls end with
 * DANXI_ERROR_FORKED, and what it inherited is left alone. Fork before the first use, or use it after exec.
 */
#ifndef DANXI_CORE_H
#define DANXI_CORE_H

#include <stddef.h>
#include <stdint.h>

#include <danxi/status.h>
#include <danxi/version.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct danxi_session danxi_session;
typedef struct danxi_result danxi_result;
typedef struct danxi_task danxi_task;

/* ---- Sessions ---- */

/**
 * Opens a session. Nothing is sent yet.
 *
 * @param config   A JSON object, or NULL for the defaults. Unknown keys are refused. All of it is optional:
 *
 *     {
 *       "network": {
 *         "connect_to": null,             where to connect in place of hosts, as CURLOPT_CONNECT_TO has it:
 *                                         "HOST:PORT:ADDRESS:PORT" or an array of them; "::127.0.0.1:8443" is for every host
 *         "ca_file": null,                a PEM file of certificate authorities to trust in place of the system's
 *         "proxy": null,                  such as "socks5h://127.0.0.1:1080"; null: as the environment says (https_proxy, …)
 *         "timeout_ms": 30000,            how long a call may take, 1 to 3,600,000
 *         "connect_timeout_ms": 10000,    how long a connection may take to come about, 1 to 3,600,000
 *         "user_agent": null,             null: "libdanxi/VERSION"
 *         "webvpn": "auto",               "auto": from outside of the campus, after campus.login; "always"; "never"
 *         "max_response_bytes": 33554432  the largest answer to accept, decompressed
 *       },
 *       "store": {
 *         "path": null                    a directory for what is kept beyond the process; made (0700) if missing; null: memory only
 *       },
 *       "forum":      {"base_url": "https://forum.fduhole.com/api"},
 *       "curriculum": {"base_url": "https://danke.fduhole.com/api"},
 *       "auth":       {"base_url": "https://auth.fduhole.com/api"},
 *       "image":      {"base_url": "https://image.fduhole.com"}
 *     }
 *
 * @param session  Receives the session, or NULL on failure. Close it with danxi_session_close().
 * @return null; DANXI_ERROR_INVALID_JSON or DANXI_ERROR_INVALID_ARGUMENT (which names the key) for a bad configuration,
 *   DANXI_ERROR_STORAGE if store.path cannot be used.
 */
danxi_result *danxi_session_open(const char *config, danxi_session **session);

/**
 * Closes a session: ends its calls with DANXI_ERROR_CLOSED, wakes every waiter, and waits until no callback runs any more (save the
 * one that calls it, if any). Results that were taken stay valid until they are freed; those still in the queue are freed, so whoever
 * waits for them by their user_data has to give up the calls that have had no result.
 *
 * @param session  A session; anything else is ignored.
 */
void danxi_session_close(danxi_session *session);

/** How much a message matters. */
typedef enum danxi_log_level {
    /** A defect of the library. */
    DANXI_LOG_ERROR = 1,
    /** Something is wrong that does not fail the call, such as a full disk under a store. */
    DANXI_LOG_WARNING = 2,
    /** Each failed request, each renewed token. */
    DANXI_LOG_INFO = 3,
    /** Each request. */
    DANXI_LOG_DEBUG = 4
} danxi_log_level;

/** Receives a message of the log, NUL-terminated and valid during the call. */
typedef void (*danxi_log_callback)(danxi_log_level level, const char *message, void *user_data);

/**
 * Chooses where the session's log goes; it goes nowhere before. The log never holds passwords, tokens, texts or search words.
 *
 * @param session    An open session.
 * @param level      The most talkative level wanted.
 * @param callback   Called with messages, on the session's callback thread (see danxi_callback), or NULL for none. Messages that were
 *                   under way when another callback is set still reach the old one; after danxi_session_close() none does.
 * @param user_data  Handed to the callback.
 * @return DANXI_OK, DANXI_ERROR_INVALID_HANDLE or, for an unknown level, DANXI_ERROR_INVALID_ARGUMENT.
 */
danxi_status danxi_session_set_log(danxi_session *session, danxi_log_level level, danxi_log_callback callback, void *user_data);

/* ---- Calls ---- */

/**
 * Calls a method by its name, and waits for the result.
 *
 * @param session  An open session.
 * @param method   Such as "forum.get_hole"; danxi_schema() lists them all.
 * @param params   A JSON object of the method's parameters, such as {"id": 1}, or NULL for none. Unknown names and wrong types are
 *                 refused. Beside its own, every method takes
 *     - `timeout_ms` (int): how long the call may take, in milliseconds, 1 to 3,600,000; by default network.timeout_ms;
 *   and a method whose answers are stored takes
 *     - `cache` (string): "prefer" (the default) takes a valid stored value, else asks the server; "refresh" asks the server, and
 *       renews the store; "only" takes the stored value, however old, and never uses the network: DANXI_ERROR_NOT_CACHED without
 *       one; "revalidate" takes the stored value at once, however old, and renews it behind.
 * @return The result; free it with danxi_result_free().
 */
danxi_result *danxi_call(danxi_session *session, const char *method, const char *params);

/**
 * How an asynchronous call tells its result: it now belongs to the callback, which frees it. Callbacks of a session run one after the
 * other on a thread of the session's own, so a long one delays the others, not the calls. Each call's callback runs exactly once; with
 * DANXI_ERROR_CLOSED, if the session is closed before the call is done.
 */
typedef void (*danxi_callback)(danxi_result *result, void *user_data);

/**
 * Calls a method by its name, and returns at once.
 *
 * @param session    An open session.
 * @param method     As for danxi_call().
 * @param params     As for danxi_call().
 * @param callback   Receives the result; or NULL: it then waits in the session's queue for danxi_session_next().
 * @param user_data  Handed to the callback, and given by danxi_result_user_data().
 * @return The task; free it with danxi_task_free() at any time. NULL if the session is not open (no result comes then). Everything
 *   else that can be wrong is told by the result.
 */
danxi_task *danxi_call_async(danxi_session *session, const char *method, const char *params,
                             void (*callback)(danxi_result *result, void *user_data), void *user_data);

/**
 * Ends a call; its result then arrives as DANXI_ERROR_CANCELLED, if it was not there already.
 *
 * @param task  A task; anything else is ignored.
 */
void danxi_task_cancel(danxi_task *task);

/**
 * Tells how far a call's current transfer is.
 *
 * @param task      A task.
 * @param received  Receives the bytes that have come, as sent (compressed); may be NULL.
 * @param expected  Receives how many are expected in all, -1 if the server does not say; may be NULL.
 * @return DANXI_OK or DANXI_ERROR_INVALID_HANDLE.
 */
danxi_status danxi_task_progress(danxi_task *task, int64_t *received, int64_t *expected);

/**
 * Frees a task. The call goes on, and its result arrives all the same.
 *
 * @param task  A task; anything else is ignored.
 */
void danxi_task_free(danxi_task *task);

/**
 * A file descriptor (an eventfd) that is readable while results wait in the session's queue: for poll, asyncio, GLib, libuv. It
 * belongs to the session; do not read, write or close it.
 *
 * @param session  An open session.
 * @return The descriptor, or a negative number.
 */
int danxi_session_fd(danxi_session *session);

/**
 * Takes the next result out of the session's queue.
 *
 * @param session     An open session.
 * @param timeout_ms  How long to wait for one: 0 not at all, a negative number for ever.
 * @return The result, to be freed with danxi_result_free(), or NULL if none came or the session is not open or was closed meanwhile.
 */
danxi_result *danxi_session_next(danxi_session *session, int timeout_ms);

/* ---- Results ---- */

/**
 * @param result  A result.
 * @return How the call ended; DANXI_ERROR_INVALID_HANDLE for anything that is no result.
 */
danxi_status danxi_result_status(const danxi_result *result);

/**
 * The result as one JSON document: the value on DANXI_OK; otherwise an object
 * {"code", "name", "message", "retryable"}, with "http_status", "retry_after_ms" and "detail" where there is something to say.
 * "code" is the danxi_status, "name" its name in lower case, "message" says what happened, where, and what to do.
 *
 * @param result  A result.
 * @param length  Receives the length in bytes, without the NUL that follows the text; may be NULL.
 * @return The text, valid until the result is freed; NULL for anything that is no result, or if memory ran out.
 */
const char *danxi_result_json(const danxi_result *result, size_t *length);

/**
 * @param result  A result.
 * @return The user_data of the asynchronous call that it answers; otherwise NULL.
 */
void *danxi_result_user_data(const danxi_result *result);

/** Where a value came from. */
typedef enum danxi_source {
    /** From a server; also errors, and what the library says itself. */
    DANXI_SOURCE_NETWORK = 0,
    /** From the session's memory. */
    DANXI_SOURCE_MEMORY = 1,
    /** From a file below store.path. */
    DANXI_SOURCE_DISK = 2
} danxi_source;

/**
 * @param result  A result.
 * @return Where its value came from: a danxi_source, or a negative number for anything that is no result.
 */
int danxi_result_source(const danxi_result *result);

/**
 * @param result  A result.
 * @return How long ago its value came from the server, in milliseconds, at the time of the call; or a negative number for anything that
 *   is no result.
 */
int64_t danxi_result_age_ms(const danxi_result *result);

/**
 * Frees a result, and its text.
 *
 * @param result  A result; anything else is ignored.
 */
void danxi_result_free(danxi_result *result);

/* ---- The library ---- */

/** @return The name of a status, such as "not_found", or "ok"; "unknown" for a number that this version does not have. Static. */
const char *danxi_status_name(danxi_status status);

/**
 * @return The whole interface as an OpenRPC document (https://spec.open-rpc.org): every method with its parameters and result, JSON
 *   Schemas of all entities, and the errors. Static.
 */
const char *danxi_schema(void);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CORE_H */
