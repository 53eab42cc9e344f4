/**
 * @file Calls and results with jansson's values (https://jansson.readthedocs.io) instead of JSON text.
 *
 * Include this header in addition to danxi/danxi.h, and link with jansson: `pkg-config --cflags --libs
 * danxi jansson`. Strings that come from people, such as passwords, then need no JSON escaping:
 *
 *     json_t *params = json_pack("{s: s, s: s}", "email", email, "password", password);
 *     danxi_task *task = danxi_call_async_jansson(session, "account.login", params, callback, NULL);
 *     json_decref(params);
 */
#ifndef DANXI_JANSSON_H
#define DANXI_JANSSON_H

#include <jansson.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Calls a method by name, as danxi_call() does, with parameters as a jansson object.
 *
 * @param session  A session.
 * @param method   As for danxi_call().
 * @param params   The parameters, a JSON object, or NULL for none. An integer beyond 64 bits can be passed as
 *   JSON text only, to danxi_call(). The function copies the values that it
 *   needs. The caller still owns the object, and may change or free it when the function has returned. No other
 *   thread may change the object during the call.
 * @return As for danxi_call(). DANXI_ERROR_INVALID_JSON if `params` is not an object, contains a string
 *   that is not UTF-8 or a key with a NUL character, nests deeper than 64 levels, or contains itself.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_call_jansson(danxi_session *session, const char *method, const json_t *params);

/**
 * Starts a call of a method by name, as danxi_call_async() does, with parameters as a jansson object.
 *
 * @param session    A session.
 * @param method     As for danxi_call().
 * @param params     As for danxi_call_jansson(). The caller may change or free it when this function has
 *   returned, even if the call has not completed.
 * @param callback   As for danxi_call_async().
 * @param user_data  As for danxi_call_async().
 * @return As for danxi_call_async().
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_call_async_jansson(danxi_session *session, const char *method, const json_t *params,
                                     danxi_callback callback, void *user_data);

/**
 * Returns a result as a jansson value: the same value or error object that danxi_result_json() returns as text.
 * A number that jansson does not hold is a string with its characters: an integer beyond 64 bits, such as
 * "18446744073709551615", or another number beyond the range of a double, such as "1e400". Only values of any
 * form, such as the `json` of http.request, have such numbers.
 *
 * @param result  A result.
 * @return A new reference, which the caller must free with json_decref(). The value outlives the result, but
 *   the result shares it: do not change the value, and do not use it in two threads at once. json_deep_copy()
 *   makes a copy that you may change. NULL if the result is invalid or memory is exhausted.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
json_t *danxi_result_jansson(const danxi_result *result);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_JANSSON_H */
