/* An addon for Node.js: danxi.open(config) returns a session, and danxi.call(session, method, params) a promise of JSON text.
 *
 * A call is asynchronous: its result arrives on a thread of the library, which passes it to the event loop of Node.js. */
#include <danxi/danxi.h>
#include <node_api.h>
#include <stdbool.h>
#include <stdlib.h>

static char *string_of(napi_env env, napi_value value) {
    size_t length;
    if (napi_get_value_string_utf8(env, value, NULL, 0, &length) != napi_ok) return NULL;
    char *text = malloc(length + 1);
    if (text) napi_get_value_string_utf8(env, value, text, length + 1, &length);
    return text;
}

static napi_value text_value(napi_env env, const danxi_result *result) {
    size_t length = 0;
    const char *json = danxi_result_json(result, &length);
    napi_value text;
    napi_create_string_utf8(env, json ? json : "null", json ? length : NAPI_AUTO_LENGTH, &text);
    return text;
}

/* Returns an Error whose message is the error object as JSON. */
static napi_value error_value(napi_env env, const danxi_result *result) {
    napi_value error;
    napi_create_error(env, NULL, text_value(env, result), &error);
    return error;
}

static void close_session(napi_env env, void *session, void *hint) {
    (void)env, (void)hint;
    danxi_session_close(session);
}

static napi_value open_session(napi_env env, napi_callback_info info) {
    napi_value config, session = NULL;
    size_t count = 1;
    napi_get_cb_info(env, info, &count, &config, NULL, NULL);
    char *text = string_of(env, config);
    danxi_session *handle;
    danxi_result *result = danxi_session_open(text, &handle);
    free(text);
    if (danxi_result_status(result) == DANXI_OK)
        napi_create_external(env, handle, close_session, NULL, &session);
    else
        napi_throw(env, error_value(env, result));
    danxi_result_free(result);
    return session;
}

struct call {
    napi_deferred deferred;
    napi_threadsafe_function deliver;
};

/* Settles the promise of a call. Runs on the thread of the event loop. */
static void settle(napi_env env, napi_value unused, void *context, void *result) {
    (void)unused;
    struct call *call = context;
    bool is_ok = danxi_result_status(result) == DANXI_OK;
    if (env && is_ok) napi_resolve_deferred(env, call->deferred, text_value(env, result));
    if (env && !is_ok) napi_reject_deferred(env, call->deferred, error_value(env, result));
    danxi_result_free(result);
    napi_release_threadsafe_function(call->deliver, napi_tsfn_release);
    free(call);
}

/* Passes a result to the thread of the event loop. Runs on a thread of the library. */
static void receive(danxi_result *result, void *user_data) {
    struct call *call = user_data;
    napi_call_threadsafe_function(call->deliver, result, napi_tsfn_blocking);
}

static napi_value call_method(napi_env env, napi_callback_info info) {
    napi_value arguments[3], name, promise = NULL;
    size_t count = 3;
    void *session = NULL;
    napi_get_cb_info(env, info, &count, arguments, NULL, NULL);
    napi_get_value_external(env, arguments[0], &session);
    napi_create_string_utf8(env, "danxi", NAPI_AUTO_LENGTH, &name);

    struct call *call = calloc(1, sizeof *call);
    char *method = string_of(env, arguments[1]), *params = string_of(env, arguments[2]);
    if (!call || napi_create_promise(env, &call->deferred, &promise) != napi_ok ||
        napi_create_threadsafe_function(env, NULL, NULL, name, 0, 1, NULL, NULL, call, settle, &call->deliver) !=
            napi_ok) {
        free(call);
        napi_throw_error(env, NULL, "The call could not be started: out of memory.");
        promise = NULL;
    } else {
        danxi_task *task = danxi_call_async(session, method, params, receive, call);
        /* Without a task, no result arrives. The blocking function then returns the error. */
        if (!task) settle(env, NULL, call, danxi_call(session, method, params));
        danxi_task_free(task);
    }
    free(method);
    free(params);
    return promise;
}

NAPI_MODULE_INIT() {
    const napi_property_descriptor functions[] = {
        {.utf8name = "open", .method = open_session, .attributes = napi_enumerable},
        {.utf8name = "call", .method = call_method, .attributes = napi_enumerable},
    };
    napi_define_properties(env, exports, sizeof functions / sizeof *functions, functions);
    return exports;
}
