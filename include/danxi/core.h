/**
 * @file Sessions, results, tasks and calls: the part of the interface that all services share.
 *
 * Handles. A session (danxi_session) holds the configuration, tokens, caches and connections of one user.
 * A result (danxi_result) holds the outcome of one call. A task (danxi_task) controls an asynchronous
 * call. A handle is a token, not an address. A function that gets NULL, or a handle that was already
 * closed or freed, never crashes: it fails with DANXI_ERROR_INVALID_HANDLE, returns NULL or a negative
 * number, or does nothing.
 *
 * Results. Every call returns a danxi_result, whether it succeeded or failed. danxi_result_status()
 * returns DANXI_OK or the error code, and danxi_result_json() the value or the error object as JSON.
 * The library does not store a "last error".
 *
 * Ownership. The caller owns each handle that a function returns: close each session with
 * danxi_session_close(), free each result with danxi_result_free() and each task with
 * danxi_task_free(). Handles may be freed in any order, and results outlive their session. Strings that
 * you pass in are copied before the function returns. Strings that a result returns belong to the
 * result. Static strings are valid until the process exits.
 *
 * Strings and JSON. All strings are NUL-terminated UTF-8. Invalid UTF-8 fails with
 * DANXI_ERROR_INVALID_ARGUMENT, or with DANXI_ERROR_INVALID_JSON inside JSON. JSON that you pass in
 * must not repeat a key within an object or nest deeper than 64 levels. JSON integers have 64 bits.
 * In results, a field of an entity that is null is left out of its object.
 *
 * Threads. All functions are thread-safe and may be called from any thread, including the library's
 * callback threads. The library starts its threads with the first call, or when a session with a store of
 * the program is opened. One network thread serves all sessions of the process; sessions with the same
 * settings share connections. A thread that waits in danxi_call() does the network thread's work for its own
 * call if no other request runs. It opens no connection, and it does not run callbacks.
 *
 * Stacks. A thread that calls the library needs a stack of at least 128 KiB, even if a server's response or
 * the parameters are nested deeply. The library's own threads, which run callbacks, have at least 1 MiB.
 *
 * Lists. Many lists are returned page by page. danxi_next_page() returns the page that follows a page, and
 * danxi_result_continuation() returns a string from which any program can continue the list, even later.
 *
 * Blocking and asynchronous calls. danxi_call() and the functions of the services block until the
 * call has completed. danxi_call_async() returns at once, and the result arrives either in a callback or
 * in the session's queue, which danxi_session_fd() connects to an event loop. danxi_watch() delivers new
 * items as they appear, in the same two ways. danxi_task_wait() blocks, too, but returns after a signal.
 *
 * Timeouts. Every call has a timeout, by default network.timeout_ms of the configuration
 * (danxi/config.h). A call that takes longer fails with DANXI_ERROR_TIMEOUT. A timeout,
 * danxi_task_cancel() and danxi_session_close() end a call within 100 ms, no matter what it waits for or
 * computes. The rest of the call's work ends later, without a further effect on the program. danxi_call()
 * and the functions of the services read their parameters on the calling thread, before the timeout starts.
 * So megabytes of parameters take additional time: use danxi_call_async() for such calls.
 *
 * Callbacks. Each session runs its callbacks (danxi_callback, danxi_log_callback and danxi_event_callback) one at a
 * time, on threads of the library. Only the event of the start of a call arrives on the thread that starts the call. A
 * slow callback delays the other callbacks of its session, but neither the session's calls nor other sessions. A
 * callback may call any function, including danxi_session_close().
 * It must return: a callback that leaves by pthread_exit(), a C++ exception or longjmp() corrupts the library,
 * and the session can never be closed. The functions that a program passes to a session with
 * danxi_session_open_with() follow the rules of danxi/extensions.h.
 *
 * Limits of the system. If the process has too many threads or file descriptors, or a library that
 * libdanxi uses is out of memory, calls fail, in most cases with DANXI_ERROR_OUT_OF_MEMORY, and a later
 * call tries again. If the memory for the library's own values is exhausted (malloc returns NULL), the
 * Swift runtime ends the process. libcurl 7.88 handles most failed allocations, but crashes at a few.
 *
 * Fork. A process can fork until the library starts its threads: with the first call, or when a session
 * with a store of the program (danxi/extensions.h) is opened. The parent and each child can use the
 * sessions that are already open, each with its own copy. A child that is forked later, or while another
 * thread is in a function of the library, cannot use the library until it calls exec: calls fail with
 * DANXI_ERROR_FORKED, and the inherited sessions are left untouched.
 *
 * Secrets. After use, the library overwrites its own buffers that contain passwords. It cannot overwrite
 * Swift's strings and the copies within other libraries. It keeps no pointer to a string that was passed, so a
 * program can overwrite its own password as soon as the function has returned. See docs/security.md.
 *
 * Side effects. The library installs no signal handlers, prints nothing, and changes neither the
 * locale nor the environment of the process.
 */
#ifndef DANXI_CORE_H
#define DANXI_CORE_H

#include <stddef.h>
#include <stdint.h>

#include <danxi/status.h>
#include <danxi/version.h>

/**
 * Marks functions whose return value must be used, because it is an error or must be freed. GCC and
 * Clang warn if a program ignores it. To ignore the outcome of a call on purpose, free its result:
 * `danxi_result_free(danxi_forum_clear_cache(session, NULL));`.
 */
#if defined(__GNUC__) || defined(__clang__)
#define DANXI_WARN_UNUSED_RESULT __attribute__((__warn_unused_result__))
#else
#define DANXI_WARN_UNUSED_RESULT
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** The configuration, tokens, caches and connections of one user of the library. */
typedef struct danxi_session danxi_session;

/** The outcome of one call: a value or an error. */
typedef struct danxi_result danxi_result;

/** An asynchronous call. */
typedef struct danxi_task danxi_task;

/* ---- Sessions ---- */

/**
 * Opens a session. No request is sent.
 *
 *     danxi_session *session;
 *     danxi_result *result = danxi_session_open("{\"network\": {\"timeout_ms\": 10000}}", &session);
 *     if (danxi_result_status(result) != DANXI_OK) fprintf(stderr, "%s\n", danxi_result_json(result, NULL));
 *     danxi_result_free(result);
 *
 * @param config  The configuration, a JSON object, or NULL for the defaults. danxi/config.h describes
 *   the keys, which are all optional. Unknown keys are errors.
 * @param session  Receives the session, or NULL on failure. Close it with danxi_session_close().
 * @return A result with the value null, or with an error:
 *   - DANXI_ERROR_INVALID_JSON: `config` is not a JSON object.
 *   - DANXI_ERROR_INVALID_ARGUMENT: a key is unknown, a value is invalid, or `session` is NULL. The
 *     message names the key.
 *   - DANXI_ERROR_STORAGE: the directory store.path cannot be created or used, or does not respond
 *     within 5 seconds. A directory is not used if the directory itself, or a file with tokens or cookies in
 *     it, is a symbolic link, belongs to another user (except root), or can be written by others. The message
 *     names the path and the reason. Parents of the directory may be links.
 *   - DANXI_ERROR_FORKED: the process was forked after the library had started its threads.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_open(const char *config, danxi_session **session);

/**
 * Closes a session. Calls that have not completed end with DANXI_ERROR_CLOSED, and every waiting
 * danxi_session_next() returns NULL.
 *
 * The function blocks until all callbacks of the session have returned, and no callback runs afterwards.
 * It waits at most 100 ms for anything else. If several threads close the session, each of them waits.
 *
 * If a callback closes its own session, the function waits neither for that callback nor for those
 * queued after it. If callbacks of several sessions close each other's sessions, one of them does not
 * wait, because otherwise all of them would wait forever.
 *
 * Results that the program has already received stay valid. Results that are still in the session's
 * queue are freed: a program that waits for them by their user_data must stop waiting.
 *
 * @param session  A session. An invalid handle is ignored.
 * @since 0.1.0
 */
void danxi_session_close(danxi_session *session);

/**
 * Closes a session for now: danxi_session_open() with the same configuration continues it. A program with many
 * users opens a session when a user comes, and parks it afterwards. A parked session is only in the store: it
 * needs no memory in the process, and any process with the store can open it.
 *
 *     danxi_result *result = danxi_session_park(session);
 *     if (danxi_result_status(result) != DANXI_OK) fprintf(stderr, "%s\n", danxi_result_json(result, NULL));
 *     danxi_result_free(result);
 *
 * Unlike danxi_session_close(), the function loses no sign-in and ends no call. If the store does not have the
 * sign-ins and the newest tokens and cookies, for example because it could not be reached before, they are
 * stored now. If that fails, the session stays open.
 *
 * Opening a parked session reads the two sign-ins: at most two commands to store.url or to a store of the
 * program, and no request. The connection to store.url stays open for a minute.
 *
 * Values that are in memory only are lost: the password of the campus account, so that the program must call
 * danxi_campus_login() again when the university ends the sign-in; a campus login that waits for an answer to
 * a challenge; the callbacks of the log and of events; cached values and cookies of danxi_http_request() that are not
 * kept in the store; the time for which values show the program's own changes although a server still sends older ones.
 * Pauses that servers have asked for, watch tokens, refused passwords and cached values of the store stay.
 * docs/many-people.md has the whole list.
 *
 * The function blocks until callbacks of the session have returned, as danxi_session_close() does. Before, it
 * waits at most network.timeout_ms for the store, and for the work of calls that were cancelled or had a
 * timeout.
 *
 * @param session  A session with a store: store.url, store.path or a store of the program. On success, the
 *   handle is invalid afterwards. On failure, the session stays open and can be used, parked or closed.
 * @return A result with the value null, or with an error:
 *   - DANXI_ERROR_INVALID_HANDLE: the session is invalid.
 *   - DANXI_ERROR_INVALID_ARGUMENT: the session has no store.
 *   - DANXI_ERROR_BUSY: a call or a stream has not ended, or its results wait in the queue.
 *   - DANXI_ERROR_NOT_REMEMBERED: the session is signed in without `remember`, or another session with the
 *     store has signed out or signed in to another account. The message names the service.
 *   - DANXI_ERROR_STORAGE: the store cannot be read or written.
 *   - DANXI_ERROR_CLOSED: another thread closed the session.
 *   - DANXI_ERROR_FORKED: the process was forked after the library had started its threads.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_park(danxi_session *session);

/** The severity of a log message. */
typedef enum danxi_log_level {
    /** A defect in the library. Please report it. */
    DANXI_LOG_ERROR = 1,
    /** A problem that does not fail the call, such as a full disk while writing to store.path. */
    DANXI_LOG_WARNING = 2,
    /** Failed requests, sign-ins and refreshed tokens. */
    DANXI_LOG_INFO = 3,
    /** Every request. */
    DANXI_LOG_DEBUG = 4
} danxi_log_level;

/**
 * Receives a log message. Runs like other callbacks, one at a time.
 *
 * @param level      The severity of the message.
 * @param message    The message. Valid until the callback returns.
 * @param user_data  The pointer passed to danxi_session_set_log().
 */
typedef void (*danxi_log_callback)(danxi_log_level level, const char *message, void *user_data);

/**
 * Sets the callback that receives the session's log messages. A new session has no callback and
 * discards its messages. Messages never contain passwords, tokens, search keywords or the content of posts.
 *
 * Messages already queued when the callback is replaced still go to the old callback. After
 * danxi_session_close(), no messages arrive.
 *
 * @param session    A session.
 * @param level      The least severe level to report: DANXI_LOG_ERROR to DANXI_LOG_DEBUG.
 * @param callback   The callback, or NULL to discard messages.
 * @param user_data  Passed to the callback. May be NULL.
 * @return DANXI_OK, DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_ARGUMENT for an unknown level, or
 *   DANXI_ERROR_FORKED.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_status danxi_session_set_log(danxi_session *session, danxi_log_level level, danxi_log_callback callback,
                                   void *user_data);

/* ---- Monitoring ---- */

/** The format of danxi_metrics(). */
typedef enum danxi_metrics_format {
    /** A JSON object, see danxi_metrics(). */
    DANXI_METRICS_JSON = 0,
    /** The text format of Prometheus, version 0.0.4: `text/plain; version=0.0.4`. */
    DANXI_METRICS_PROMETHEUS = 1
} danxi_metrics_format;

/**
 * Returns the numbers that the library has counted in this process: calls by method and outcome, requests by server
 * and status, their durations, retries, refreshed tokens, and waiting requests and results. docs/monitoring.md lists
 * them.
 *
 *     danxi_result *metrics = danxi_metrics(DANXI_METRICS_PROMETHEUS);
 *     fputs(danxi_result_json(metrics, NULL), stdout);
 *     danxi_result_free(metrics);
 *
 * The numbers are those of all sessions, also of closed ones, and begin with 0 when the process starts. No label has
 * personal data: a label is the name of a method, an error or a status, or the host of a server of the library or of
 * the configuration. The requests to all other hosts are counted with the label `server="other"`. So the number of
 * series, and their memory, are bounded.
 *
 * The function sends nothing.
 *
 * @param format  DANXI_METRICS_JSON or DANXI_METRICS_PROMETHEUS.
 * @return A result. With DANXI_METRICS_PROMETHEUS, danxi_result_json() returns the text in that format: it is the only
 *   result whose text is not JSON. With DANXI_METRICS_JSON, it is an object:
 *   - `bounds`: the upper bounds of the buckets of all histograms, in seconds.
 *   - `metrics`: an array of objects with `name`, `type` ("counter", "gauge" or "histogram"), `help` and `series`, an
 *     array of objects, which is empty if nothing was counted. Each of these has `labels`, an object of strings, and
 *     `value`, or for a histogram `count`, `sum` in seconds, and `buckets`, the number of durations in each bucket. The
 *     last bucket has no bound.
 *   DANXI_ERROR_INVALID_ARGUMENT for an unknown format, or DANXI_ERROR_FORKED.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_metrics(danxi_metrics_format format);

/**
 * Checks whether the library works, for the probes of a load balancer or of Kubernetes. Sends no request to a server.
 *
 * The threads are asked to do something, and the store of the session is checked as by store.check. The function waits
 * for their answers, usually some milliseconds. It starts threads of the library that do not run yet: fork before.
 *
 * @param session     A session. Do not check it in one of its callbacks, which would wait for itself.
 * @param timeout_ms  How long to wait for the answers, in milliseconds: 1 to 60000. A number outside of this range is
 *   replaced by the nearest one.
 * @return A result with an object:
 *   - `healthy` (bool): whether all threads have answered and the store can be used. If not, the session
 *     cannot serve calls well.
 *   - `threads` (object): whether the threads for work, `workers`, for deadlines, `timers`, for the session's
 *     callbacks, `callbacks`, and for requests, `network`, have answered. `callbacks` is false while a callback of the
 *     program blocks. A process in which one of them stays false must be restarted.
 *   - `store` (object): the value of store.check (danxi/store.h). With `error` (string) if the store cannot be used; if
 *     the check did not end in time, this is the only member.
 *   - `paused`: an array of the servers that have asked for a pause (Retry-After), with `server` (string) and `seconds`
 *     (number), the rest of the longest pause. A pause can be that of one account. Pauses do not change `healthy`.
 *   - `in_trouble`: an array of the servers to which all requests have failed for some seconds, with
 *     `server` (string) and `seconds` (number), the time since the first failure. They do not change `healthy` either.
 *
 *   DANXI_ERROR_INVALID_HANDLE if the session is invalid or closed, or DANXI_ERROR_FORKED.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_health(danxi_session *session, int timeout_ms);

/**
 * Receives an event: a call or a request has started or ended.
 *
 * Each event is a JSON object with these members:
 *
 * - `event`: "call_start", "request_start", "request_end" or "call_end".
 * - `time_us` (int): the time by the computer's clock, in microseconds since 1970-01-01T00:00:00Z.
 * - `call` (int): the number of the call, which no other call of the process has. The requests of a call have its
 *   number. A request that several calls share has the number of the call that started it, and may end after it. It
 *   is missing for a request that no call has started.
 * - `method` (string, in the events of a call): the name of the method. "unknown" if no such method exists.
 * - `stream` (bool, in "call_start"): whether danxi_watch() has started the call.
 * - `outcome` (string, in "call_end"): "ok", or the name of the error.
 * - `source` (string, in "call_end" with "ok"): "network", "memory" or "disk".
 * - `duration_us` (int, in the events of an end): the time since the start, in microseconds.
 * - `request` (int, in the events of a request): the number of the request.
 * - `http_method`, `url`, `host` (strings) and `port` (int), in "request_start". `url` has no query, and numbers in its
 *   path are replaced by "{id}". If the program, a sign-in or a redirect has named the URL, `url` has the scheme,
 *   host and port only.
 * - `server` (string, in "request_start"): the label of the server in danxi_metrics().
 * - `status` (int), `request_bytes` and `response_bytes` (int, sizes of the bodies), in "request_end" with a response.
 *   The size of a body that was written to a file is 0.
 * - `error` (string, in "request_end" without a response): the name of the error. "closed" if the request had not ended
 *   when the session was closed.
 *
 * Each attempt and each redirect is a request of its own. Later versions may add members and events. Events never
 * contain passwords, tokens, search keywords or the content of posts.
 *
 * Threads. "call_start" arrives on the thread that starts the call, before the function that starts it continues, so
 * the program can attribute the call to its current span, request or user. The callback must return quickly then, must
 * not start calls, and several threads can be in it at once. All other events arrive like other callbacks, one at a
 * time and in order. A slow callback delays the other callbacks of its session, but no call.
 *
 * @param event      The event, a JSON object. Valid until the callback returns.
 * @param user_data  The pointer passed to danxi_session_set_events().
 */
typedef void (*danxi_event_callback)(const char *event, void *user_data);

/**
 * Sets the callback that receives the events of a session: with them, a program can trace its calls. A new session has
 * no callback, and then events cost nothing.
 *
 * The library may start threads from this function on: fork before.
 *
 * Events already queued when the callback is replaced still go to the old callback, except "call_start": the function
 * waits until other threads have returned from that event. So it must not be called while the program holds a lock that
 * the callback takes. After danxi_session_close(), which waits in the same way, no events arrive.
 *
 * A callback may close any session, or replace its callback. It then does not wait for itself, nor for a callback that
 * waits for it.
 *
 * @param session    A session.
 * @param callback   The callback, or NULL for none.
 * @param user_data  Passed to the callback. May be NULL.
 * @return DANXI_OK, DANXI_ERROR_INVALID_HANDLE or DANXI_ERROR_FORKED.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_status danxi_session_set_events(danxi_session *session, danxi_event_callback callback, void *user_data);

/* ---- Calls ---- */

/**
 * Calls a method by name and blocks until the call has completed.
 *
 *     danxi_result *result = danxi_call(session, "forum.get_hole", "{\"id\": 1}");
 *
 * Besides its own parameters, every method accepts these:
 *
 * - `timeout_ms` (int): timeout of the call in milliseconds, 1 to 3600000. Default: network.timeout_ms.
 * - `cache` (string, only for methods whose results are cached): the source of the value.
 *   - "prefer" (the default): a valid cached value, otherwise the server.
 *   - "refresh": the server. The new value is cached.
 *   - "only": the cached value, even if it has expired. No request is sent. Without a cached value, the
 *     call fails with DANXI_ERROR_NOT_CACHED.
 *   - "revalidate": the cached value, even if it has expired. It is refreshed in the background. Without
 *     a cached value, the server.
 * - `continue_from` (string, only for lists that are returned page by page): the continuation of an earlier
 *   page, from danxi_result_continuation(). The call returns the items that follow. The method's own
 *   parameters must be those of the first page, or missing.
 *
 * @param session  A session.
 * @param method   The name of the method, such as "forum.get_hole". danxi_schema() lists all methods.
 * @param params   The parameters, a JSON object, or NULL for none. Unknown parameters are errors.
 *   danxi/jansson.h has a form of this function that takes a `json_t *`, so that strings need no
 *   escaping.
 * @return The result. Free it with danxi_result_free(). Besides the errors of the method:
 *   - DANXI_ERROR_INVALID_HANDLE: the session is invalid.
 *   - DANXI_ERROR_INVALID_JSON: `params` is not a JSON object.
 *   - DANXI_ERROR_UNKNOWN_METHOD: no method has the name `method`.
 *   - DANXI_ERROR_INVALID_ARGUMENT: a parameter is missing, unknown, of the wrong type or out of range,
 *     or `method` is NULL or not UTF-8. The message names the parameter.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_call(danxi_session *session, const char *method, const char *params);

/**
 * Returns the page of a list that follows another page, and blocks until the call has completed.
 *
 *     danxi_result *page = danxi_forum_list_holes_in_division(session, 1, NULL);
 *     while (page && danxi_result_status(page) == DANXI_OK) {
 *         puts(danxi_result_json(page, NULL));
 *         danxi_result *next = danxi_next_page(session, page, NULL);
 *         danxi_result_free(page);
 *         page = next;
 *     }
 *     if (page) fprintf(stderr, "%s\n", danxi_result_json(page, NULL));
 *     danxi_result_free(page);
 *
 * Each item is returned once, even if the server sends it with several pages. So a page can be empty although
 * the list continues. The list ends only when the function returns NULL. If the call fails, the same page can
 * be requested again.
 *
 * @param session  A session, with the account of the page.
 * @param page     The result of a method that returns a list page by page, or of this function. The caller
 *   still owns it.
 * @param options  The options of the call (`timeout_ms`, `cache`), a JSON object, or NULL.
 * @return The next page. NULL if `page` is the last page, or is not a page of a list. Free it with
 *   danxi_result_free(). The errors are those of the method, and DANXI_ERROR_INVALID_HANDLE if the session or
 *   `page` is invalid.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_next_page(danxi_session *session, const danxi_result *page, const char *options);

/**
 * Receives the result of an asynchronous call, or each result of a stream. Runs on a thread of the library,
 * exactly once for each call, also if the call is cancelled (DANXI_ERROR_CANCELLED) or the session is
 * closed (DANXI_ERROR_CLOSED).
 *
 * @param result     The result. The callback owns it: free it with danxi_result_free().
 * @param user_data  The pointer passed to danxi_call_async() or danxi_watch().
 */
typedef void (*danxi_callback)(danxi_result *result, void *user_data);

/**
 * Starts a call of a method by name and returns at once, without waiting for a server, a file or a lock. An
 * error of the parameters, too, arrives as the result.
 *
 *     static void show(danxi_result *result, void *user_data) {
 *         puts(danxi_result_json(result, NULL));
 *         danxi_result_free(result);
 *     }
 *
 *     danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", show, NULL));
 *
 * @param session    A session.
 * @param method     As for danxi_call().
 * @param params     As for danxi_call().
 * @param callback   Receives the result. If it is NULL, the result is added to the session's queue, see
 *   danxi_session_next().
 * @param user_data  Passed to the callback, and returned by danxi_result_user_data(). May be NULL.
 * @return The task, or NULL if the session is invalid, if the process was forked after the library had started
 *   its threads, or if the system has no thread for the callback. Without a task, no result arrives. All other
 *   errors arrive as the result. Free the task with danxi_task_free(), before or after the result arrives.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_call_async(danxi_session *session, const char *method, const char *params, danxi_callback callback,
                             void *user_data);

/**
 * Starts a stream: the library calls a method repeatedly, each time for the items that are new since the
 * last time, and delivers every result that contains new items.
 *
 *     static void print_news(danxi_result *result, void *user_data) {
 *         puts(danxi_result_json(result, NULL));
 *         danxi_result_free(result);
 *     }
 *
 *     danxi_task *stream = danxi_watch(session, "forum.watch_hole", "{\"id\": 1}", print_news, NULL);
 *
 * Methods whose names begin with `watch` can be watched. One call of such a method is one poll: it returns
 * the items that are new since the token `since`, and the next token. The parameter `since` of a stream is the
 * token of its first poll. The description of each method states where a stream without `since` begins: usually
 * with the items that appear after its start.
 *
 * Results. Every result with DANXI_OK is the value of a poll that found new items. The value contains the token
 * from which another stream can continue, even in another process. A result with any other status is the last one:
 * DANXI_ERROR_CANCELLED after danxi_task_cancel(), DANXI_ERROR_CLOSED after danxi_session_close(), or an
 * error that is not temporary, such as DANXI_ERROR_NOT_SIGNED_IN. Exactly one last result arrives, except in
 * the queue of a closed session: its results are freed.
 *
 * Pace. After a poll, the stream waits `interval_ms` and up to a fifth more. After a failure that may be
 * temporary (`retryable`), it waits longer with each further failure, up to 15 minutes or the interval if that
 * is longer, and at least as long as the server asks for (Retry-After in seconds, at most a day). Streams of a
 * session with the same method and parameters share their polls. `timeout_ms` limits each poll, not the stream.
 *
 * Free each result: the next poll starts only after the previous result was freed. So results do not pile up
 * in memory if the program is slow, and a stream delivers no item twice. A token that is kept in the session's
 * store advances only with a result that was freed. If a stream ends before a result was freed, the next stream
 * from this token delivers the items of that result again: free a result before you cancel the stream or close
 * the session.
 *
 * @param session    A session.
 * @param method     The name of a method that can be watched. In danxi_schema(), it has the member
 *   `x-watch`.
 * @param params     As for danxi_call().
 * @param callback   Receives each result. If it is NULL, the results are added to the session's queue.
 * @param user_data  Passed to the callback, and returned by danxi_result_user_data(). It must stay valid
 *   until the last result. May be NULL.
 * @return The task of the stream, as for danxi_call_async(). danxi_task_cancel() ends the stream, and
 *   danxi_task_free() does not.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_watch(danxi_session *session, const char *method, const char *params, danxi_callback callback,
                        void *user_data);

/* ---- Tasks ---- */

/**
 * Cancels an asynchronous call or a stream. The last result is DANXI_ERROR_CANCELLED, unless the call has
 * already completed. A request that was sent may still take effect on the server.
 *
 * @param task  A task. An invalid handle is ignored.
 * @since 0.1.0
 */
void danxi_task_cancel(danxi_task *task);

/**
 * Returns the progress of a call: the bytes of its current transfer. During an upload, these are the bytes
 * that were sent, and otherwise those that were received. A call that requests many parts, such as the weeks
 * of a graduate's timetable, counts those parts instead.
 *
 * @param task      A task.
 * @param received  Receives the number of bytes received or sent so far, before decompression, or of
 *   completed parts. May be NULL.
 * @param expected  Receives the number of bytes or parts expected in total, or -1 if the server has not
 *   sent a length. May be NULL.
 * @return DANXI_OK or DANXI_ERROR_INVALID_HANDLE. On failure, nothing is written.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_status danxi_task_progress(danxi_task *task, int64_t *received, int64_t *expected);

/**
 * Frees a task. The call is not cancelled: its result still arrives.
 *
 * @param task  A task. An invalid handle is ignored.
 * @since 0.1.0
 */
void danxi_task_free(danxi_task *task);

/**
 * Starts a call of a method by name, whose work the thread does that waits for it with danxi_task_wait(). It is
 * meant for interpreters, whose signal handlers only record a signal until the interpreter runs again: Python's
 * package uses it on the main thread, for Ctrl-C.
 *
 *     danxi_task *task = danxi_call_start(session, "forum.get_hole", "{\"id\": 1}");
 *     danxi_result *result = NULL;
 *     while (task && !(result = danxi_task_wait(task)))
 *         if (interrupted) danxi_task_cancel(task);
 *     danxi_task_free(task);
 *
 * Wait for the call soon: the time until then counts against its timeout.
 *
 * @param session  A session.
 * @param method   As for danxi_call().
 * @param params   As for danxi_call().
 * @return The task. Free it with danxi_task_free(). NULL if the session is invalid or closed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_call_start(danxi_session *session, const char *method, const char *params);

/**
 * Waits for the result of a call that danxi_call_start() has started. Returns also when the thread has handled a
 * signal while it waited, and at least once a second, so that the program can check what its signal handler
 * has recorded. Call the function again to continue the wait. Only one thread may wait for a task.
 *
 * @param task  A task of danxi_call_start().
 * @return The result. Free it with danxi_result_free(). NULL if the call has not completed. For any other
 *   task, a result with DANXI_ERROR_INVALID_HANDLE.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_task_wait(danxi_task *task);

/* ---- The queue of results ---- */

/**
 * Returns a file descriptor that is readable while the session's queue contains results. Watch it with
 * poll, epoll, GLib, libuv or asyncio, and then call danxi_session_next() with timeout 0 until it
 * returns NULL. The descriptor is an eventfd, created by the first call of this function. The session
 * owns the descriptor: do not read, write or close it. danxi_session_close() closes it: remove it from your
 * event loop before.
 *
 * @param session  A session.
 * @return The descriptor, or -1 if the session is invalid or the process has too many descriptors.
 * @since 0.1.0
 */
int danxi_session_fd(danxi_session *session);

/**
 * Removes the oldest result from the session's queue and returns it. The queue receives the results of
 * calls and streams that danxi_call_async() and danxi_watch() started with a NULL callback, in the order of
 * their completion.
 *
 * @param session     A session.
 * @param timeout_ms  How long to wait for a result, in milliseconds. 0 returns at once, and a negative
 *   number waits without a limit.
 * @return The result, which must be freed with danxi_result_free(). NULL if no result arrived in time,
 *   or if the session is invalid or was closed during the wait.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_next(danxi_session *session, int timeout_ms);

/* ---- Results ---- */

/**
 * Returns the status of a result.
 *
 * @param result  A result.
 * @return DANXI_OK or the error. DANXI_ERROR_INVALID_HANDLE if the result is invalid.
 * @since 0.1.0
 */
danxi_status danxi_result_status(const danxi_result *result);

/**
 * Returns a result as JSON: the value that the method returns if the status is DANXI_OK, and otherwise an
 * error object with these members:
 *
 * - `code` (int): the danxi_status.
 * - `name` (string): the name of the status, such as "not_found".
 * - `message` (string): what happened and what to do, for people. It may change between versions.
 * - `retryable` (bool): whether the same call can succeed later, without the risk of doing something twice.
 * - `http_status` (int, optional): the status of the HTTP response.
 * - `retry_after_ms` (int, optional): how long to wait before a retry, in milliseconds.
 * - `detail` (object, optional): further data. All of its members are optional, and an error may add others:
 *   - `server_message` (string) and `server_code` (int or string): the server's own message and code.
 *   - `fields` (any): the server's messages about single fields.
 *   - `headers` (object) and `body` (any): the headers of the response, by their names in lower case, and the
 *     beginning of its body, without cookies and tokens. The body can have personal data.
 *   - `outcome` (string): "unknown" if a change was sent to the server and the response was lost. The change
 *     may have happened, so `retryable` is false: check it before you send it again.
 *
 * Integers have all their digits, also those beyond 64 bits that a server sends in a value of any form, such as
 * the `json` of http.request.
 *
 * The function takes constant time, because a result already contains the text. All calls for a result return
 * the same pointer.
 *
 * @param result  A result.
 * @param length  Receives the length in bytes without the terminating NUL. May be NULL.
 * @return The JSON text, valid until the result is freed. NULL if the result is invalid or memory is
 *   exhausted.
 * @since 0.1.0
 */
const char *danxi_result_json(const danxi_result *result, size_t *length);

/**
 * Returns the user_data of the asynchronous call or stream that a result belongs to.
 *
 * @param result  A result.
 * @return The pointer. NULL if the result is invalid, or comes neither from an asynchronous call nor from a stream.
 * @since 0.1.0
 */
void *danxi_result_user_data(const danxi_result *result);

/** The source of a value. */
typedef enum danxi_source {
    /** From a server. Also for errors and for values that the library computes itself. */
    DANXI_SOURCE_NETWORK = 0,
    /** From the cache in memory. */
    DANXI_SOURCE_MEMORY = 1,
    /** From the cache in the session's store: the directory store.path, the server store.url, or the program. */
    DANXI_SOURCE_DISK = 2
} danxi_source;

/**
 * Returns the source of the value of a result.
 *
 * @param result  A result.
 * @return A danxi_source. A negative number if the result is invalid.
 * @since 0.1.0
 */
int danxi_result_source(const danxi_result *result);

/**
 * Returns the age of a value: the time since a server sent the value, or since the library computed it.
 *
 * @param result  A result.
 * @return The age in milliseconds. A negative number if the result is invalid.
 * @since 0.1.0
 */
int64_t danxi_result_age_ms(const danxi_result *result);

/**
 * Returns the number of rows that were left out of a value, because the library could not read them.
 *
 * Campus services return lists as rows. If a single row is malformed, such as a bus at the time "停运", the call
 * succeeds without it. If no row can be read, the call fails with DANXI_ERROR_PAGE_CHANGED or
 * DANXI_ERROR_UNEXPECTED_RESPONSE. The rows that are left out are also logged as warnings. A cached value
 * keeps its number of such rows.
 *
 * @param result  A result.
 * @return The number; 0 for errors. A negative number if the result is invalid.
 * @since 0.1.0
 */
int64_t danxi_result_skipped_count(const danxi_result *result);

/**
 * Returns the rows that were left out of a value as a JSON array, at most the first 20. Each row is an object:
 *
 * - `what` (string): the kind of row, such as "bus run".
 * - `reason` (string): the reason why the row could not be read.
 * - `excerpt` (string): the structure of the row without personal data, in at most 200 characters.
 *
 * @param result  A result.
 * @param length  Receives the length in bytes without the terminating NUL. May be NULL.
 * @return The JSON text, "[]" if no row was left out. Valid until the result is freed. NULL if the result
 *   is invalid or memory is exhausted.
 * @since 0.1.0
 */
const char *danxi_result_skipped(const danxi_result *result, size_t *length);

/**
 * Returns a string from which a list can be continued after a page: pass it as `continue_from` to the same
 * method, in this or in another process, now or later.
 *
 * The string consists of letters, digits, "-" and "_". It contains the parameters of the first page, the
 * position in the list, and numbers that identify the account and at most the last 256 items. It contains no
 * password and no token. Apart from the parameters, it is at most 8 KiB long. A string that was damaged, or
 * that belongs to another method or account, fails with DANXI_ERROR_INVALID_ARGUMENT.
 *
 * @param result  The result of a method that returns a list page by page.
 * @return The string, valid until the result is freed. NULL at the end of the list, for errors, for results
 *   that are not a page of a list, and if memory is exhausted.
 * @since 0.1.0
 */
const char *danxi_result_continuation(const danxi_result *result);

/**
 * Returns a string from which a list can be continued within a page, for a program that has used only some
 * of its items.
 *
 * @param result  The result of a method that returns a list page by page.
 * @param count   The number of items of the page that were used. If it is at least the number of all items, the
 *   function returns the same as danxi_result_continuation().
 * @return As for danxi_result_continuation().
 * @since 0.1.0
 */
const char *danxi_result_continuation_after(const danxi_result *result, size_t count);

/**
 * Frees a result and its JSON texts.
 *
 * @param result  A result. An invalid handle is ignored.
 * @since 0.1.0
 */
void danxi_result_free(danxi_result *result);

/* ---- The library ---- */

/**
 * Returns the name of a status, such as "not_found".
 *
 * @param status  A status.
 * @return The name in lower case, "ok" for DANXI_OK, "unknown" for a number that this version does not
 *   define. A static string.
 * @since 0.1.0
 */
const char *danxi_status_name(danxi_status status);

/**
 * Returns the description of the whole interface as an OpenRPC document (https://spec.open-rpc.org):
 * all methods with their parameters, results and errors, and JSON Schemas of all entities.
 *
 * @return The document, JSON. A static string.
 * @since 0.1.0
 */
const char *danxi_schema(void);

/**
 * Returns how this library was built, and the libraries that it has loaded.
 *
 * The JSON object has these members: `version` (as danxi_version()), `architecture` ("x86_64" or
 * "aarch64"), `compiler` (an object with `swift` and `clang`, the versions of the compilers) and
 * `libraries`, an array of objects with `name`, `version` and `file`. The version is the one that the
 * loaded library states; hiredis and simdjson state none, so it is the one of the headers that this
 * library was compiled with. The file is the path from which the library was loaded: it shows whether a
 * package brought its own copy or the system's is used. The library "swift" is the Swift runtime, a part
 * of this library's own file. A member whose value is unknown is missing. The function loads the libraries
 * that few programs need, which are otherwise loaded by the first call that needs them. A library without
 * `file` could not be loaded when the function was first called.
 *
 * @return The object, JSON. A static string. NULL if there is not enough memory.
 * @since 0.1.0
 */
const char *danxi_build_info(void);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CORE_H */
