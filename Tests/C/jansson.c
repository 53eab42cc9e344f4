/* Tests danxi/jansson.h: values equal the JSON text and outlive their results, and parameters are checked and copied. */
#include "check.h"

#define SAME(result) same_at(__FILE__, __LINE__, result)
static void same_at(const char *file, int line, danxi_result *result) {
    size_t length = 0;
    const char *text = danxi_result_json(result, &length);
    json_t *value = danxi_result_jansson(result), *again = danxi_result_jansson(result);
    json_t *parsed =
        json_loadb(text ? text : "", length, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, NULL);
    if (!parsed) fail_at(file, line, "the text is not JSON: %.200s", text ? text : "NULL");
    if (!json_equal(parsed, value)) fail_at(file, line, "the jansson value differs from the JSON text");
    if (value != again) fail_at(file, line, "two calls of danxi_result_jansson() return different values");
    json_decref(again);
    json_decref(parsed);
    danxi_result_free(result);
    char *dumped = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    if (!dumped) fail_at(file, line, "the jansson value cannot be used after its result was freed");
    free(dumped);
    json_decref(value);
}

/* The jansson value of a result equals the JSON text, and each call returns the same value. */
static void values_equal_texts(void) {
    danxi_session *session = signed_in(NULL);
    SAME(danxi_forum_get_divisions(session, NULL));
    SAME(danxi_forum_list_all_tags(session, NULL));
    SAME(danxi_forum_list_all_floors(session, 1, NULL));
    SAME(danxi_forum_get_profile(session, NULL));
    SAME(danxi_forum_clear_cache(session, NULL));
    SAME(danxi_forum_get_hole(session, -1, NULL));
    SAME(danxi_call(session, "no such method", NULL));
    SAME(danxi_call(NULL, "forum.get_hole", NULL));
    danxi_session_close(session);
}

/* A value can be used and copied after its session is closed. */
static void value_outlives_session(void) {
    danxi_session *session = signed_in(NULL);
    json_t *divisions = VALUE(danxi_forum_get_divisions(session, NULL));
    danxi_session_close(session);
    CHECK_TEXT(text_of(json_array_get(divisions, 0), "name"), "树洞");
    json_t *copy = json_deep_copy(divisions);
    CHECK(json_object_set_new(json_array_get(copy, 0), "name", json_string("mine")) == 0);
    CHECK_TEXT(text_of(json_array_get(divisions, 0), "name"), "树洞");
    json_decref(copy);
    json_decref(divisions);
}

static void invalid_results_have_no_value(void) {
    CHECK(danxi_result_jansson(NULL) == NULL);
    danxi_result *result = danxi_call(NULL, NULL, NULL);
    danxi_result_free(result);
    CHECK(danxi_result_jansson(result) == NULL);
}

/* A string value can contain U+0000, which is escaped in the JSON text. */
static void strings_with_nul(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"body\", \"body\": \"[{\\\"id\\\": 1, \\\"name\\\": \\\"a\\\\u0000b\\\", "
                "\\\"temperature\\\": 0}]\"}");
    json_t *tags = VALUE(danxi_forum_list_all_tags(session, "{\"cache\": \"refresh\"}"));
    CHECK_INT(json_string_length(json_object_get(json_array_get(tags, 0), "name")), 3);
    json_decref(tags);
    danxi_result *result = danxi_forum_list_all_tags(session, NULL);
    size_t length = 0;
    const char *text = danxi_result_json(result, &length);
    CHECK_INT(strlen(text), length);
    CHECK_WORDS(text, "a\\u0000b");
    danxi_result_free(result);
    danxi_session_close(session);
}

/* An integer beyond 64 bits, and a number beyond the range of a double, are strings of the jansson value. The JSON text has the numbers. */
static void large_numbers(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"body\", \"body\": \"[18446744073709551615,1e400,9223372036854775807]\"}");
    danxi_result *result = danxi_call(session, "forum.request", "{\"method\": \"GET\", \"path\": \"/x\"}");
    CHECK_TEXT(danxi_result_json(result, NULL),
               "{\"status\":200,\"body\":[18446744073709551615,1e400,9223372036854775807]}");
    json_t *value = danxi_result_jansson(result), *body = json_object_get(value, "body");
    CHECK_TEXT(json_string_value(json_array_get(body, 0)), "18446744073709551615");
    CHECK_TEXT(json_string_value(json_array_get(body, 1)), "1e400");
    CHECK(json_integer_value(json_array_get(body, 2)) == INT64_MAX);
    json_decref(value);
    danxi_result_free(result);
    danxi_session_close(session);
}

/* Calls a method with danxi_call_jansson() and its asynchronous form, checks the status of both calls, and frees the parameters. */
#define CALLS(session, method, params, status) calls_at(__LINE__, #params, session, method, params, status)
static void calls_at(int line, const char *what, danxi_session *session, const char *method, json_t *params,
                     danxi_status expected) {
    int mark;
    ends_at(__FILE__, line, what, danxi_call_jansson(session, method, params), expected);
    danxi_task *task = danxi_call_async_jansson(session, method, params, NULL, &mark);
    json_decref(params);
    if (!task) fail_at(__FILE__, line, "%s: danxi_call_async_jansson() returned no task", what);
    danxi_task_free(task);
    danxi_result *result = danxi_session_next(session, 60000);
    if (danxi_result_user_data(result) != &mark)
        fail_at(__FILE__, line, "%s: the result has another user_data than the call", what);
    ends_at(__FILE__, line, what, result, expected);
}

/* Strings in parameters may contain quotes, backslashes, line breaks and U+0000. */
static void strings_need_no_escaping(void) {
    danxi_session *session = open_session(NULL);
    json_t *params = json_pack("{s: s, s: s}", "email", STUDENT_EMAIL, "password", "a \"quoted\\ \n password");
    FAILS(danxi_call_jansson(session, "account.login", params), DANXI_ERROR_WRONG_PASSWORD, "assword");
    CHECK(json_object_set_new(params, "password", json_string(STUDENT_PASSWORD)) == 0);
    CALLS(session, "account.login", params, DANXI_OK);
    const char content[] = "\"\\\n\0 你好";
    params = json_pack("{s: s%, s: i}", "content", content, sizeof content - 1, "hole_id", 1);
    json_t *floor = VALUE(danxi_call_jansson(session, "forum.create_floor", params));
    json_t *sent = json_object_get(params, "content");
    CHECK(json_equal(json_object_get(floor, "content"), sent));
    json_decref(floor);
    json_decref(params);
    danxi_session_close(session);
}

/* A call copies its parameters: the reference counts do not change, and later changes do not affect the call. */
static void parameters_are_borrowed(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"delay\", \"ms\": 300, \"path\": \"/api/holes/1\"}");
    json_t *params = json_pack("{s: i}", "id", 1), *id = json_object_get(params, "id");
    danxi_task *task = danxi_call_async_jansson(session, "forum.get_hole", params, NULL, NULL);
    CHECK_INT(params->refcount, 1);
    CHECK_INT(id->refcount, 1);
    /* A change of the parameters after the function has returned does not affect the call. */
    CHECK(json_integer_set(id, 2) == 0);
    json_decref(params);
    json_t *hole = VALUE(danxi_session_next(session, 60000));
    CHECK_INT(int_of(hole, "id"), 1);
    json_decref(hole);
    danxi_task_free(task);
    danxi_session_close(session);
}

static atomic_int callbacks_run;

static void take_hole(danxi_result *result, void *user_data) {
    CHECK(user_data == &callbacks_run);
    json_t *hole = VALUE(result);
    CHECK_INT(int_of(hole, "id"), 3);
    json_decref(hole);
    atomic_fetch_add(&callbacks_run, 1);
}

/* The result of an asynchronous call with a callback is passed to the callback once. */
static void result_goes_to_the_callback(void) {
    danxi_session *session = signed_in(NULL);
    json_t *params = json_pack("{s: i, s: i}", "id", 3, "timeout_ms", 20000);
    danxi_task_free(danxi_call_async_jansson(session, "forum.get_hole", params, take_hole, &callbacks_run));
    json_decref(params);
    WAIT_FOR(atomic_load(&callbacks_run) == 1);
    danxi_session_close(session);
    CHECK_INT(atomic_load(&callbacks_run), 1);
}

/* Returns an object whose member `id` is a nested array. The innermost value is at the level `depth`, if the object is at level 1. */
static json_t *nested_object(int depth) {
    json_t *value = json_integer(1);
    for (int level = 0; level < depth - 2; level++) {
        json_t *array = json_array();
        NEED(json_array_append_new(array, value) == 0);
        value = array;
    }
    json_t *object = json_object();
    NEED(json_object_set_new(object, "id", value) == 0);
    return object;
}

/* Parameters that are not an object, or that JSON cannot represent, are refused. */
static void invalid_parameters(void) {
    danxi_session *session = open_session(NULL);
    CALLS(session, "account.get_status", NULL, DANXI_OK);
    CALLS(session, "account.get_status", json_object(), DANXI_OK);
    CALLS(session, "account.get_status", json_null(), DANXI_ERROR_INVALID_JSON);
    CALLS(session, "account.get_status", json_array(), DANXI_ERROR_INVALID_JSON);
    CALLS(session, "account.get_status", json_string("{}"), DANXI_ERROR_INVALID_JSON);
    CALLS(session, "account.get_status", json_pack("{s: i}", "no", 1), DANXI_ERROR_INVALID_ARGUMENT);
    CALLS(session, NULL, json_object(), DANXI_ERROR_INVALID_ARGUMENT);
    CALLS(session, "no.such", json_object(), DANXI_ERROR_UNKNOWN_METHOD);
    json_int_t extremes[] = {INT64_MIN, INT64_MAX};
    for (int index = 0; index < 2; index++)
        CALLS(session, "forum.get_hole", json_pack("{s: I}", "id", extremes[index]), DANXI_ERROR_NOT_SIGNED_IN);
    CALLS(session, "forum.get_hole", json_pack("{s: f}", "id", 1.0), DANXI_ERROR_INVALID_ARGUMENT);

    json_t *params = json_object();
    CHECK(json_object_setn_new_nocheck(params, "a\0b", 3, json_integer(1)) == 0);
    FAILS(danxi_call_jansson(session, "forum.get_hole", params), DANXI_ERROR_INVALID_JSON, "params", "NUL");
    CALLS(session, "forum.get_hole", params, DANXI_ERROR_INVALID_JSON);
    params = json_object();
    CHECK(json_object_set_new_nocheck(params, "\xFF", json_integer(1)) == 0);
    FAILS(danxi_call_jansson(session, "forum.get_hole", params), DANXI_ERROR_INVALID_JSON, "key", "UTF-8");
    CALLS(session, "forum.get_hole", params, DANXI_ERROR_INVALID_JSON);
    CALLS(session, "forum.get_hole", json_pack("{s: [o]}", "id", json_string_nocheck("\xC3\x28")),
          DANXI_ERROR_INVALID_JSON);
    CALLS(session, "forum.get_hole", json_pack("{s: o}", "id", json_stringn_nocheck("\xED\xA0\x80", 3)),
          DANXI_ERROR_INVALID_JSON);

    CALLS(session, "forum.get_hole", nested_object(65), DANXI_ERROR_INVALID_ARGUMENT);
    CALLS(session, "forum.get_hole", nested_object(66), DANXI_ERROR_INVALID_JSON);
    json_t *inner = json_array();
    params = json_pack("{s: [O, O]}", "id", inner, inner);
    CHECK(json_array_append(inner, json_object_get(params, "id")) == 0);
    FAILS(danxi_call_jansson(session, "forum.get_hole", params), DANXI_ERROR_INVALID_JSON, "contains itself");
    CHECK(json_array_clear(inner) == 0);
    json_decref(inner);
    json_decref(params);
    danxi_session_close(session);
}

/* Calls with NULL or a closed session in place of an open session are refused. */
static void invalid_sessions(void) {
    json_t *params = json_object();
    ENDS(danxi_call_jansson(NULL, "account.get_status", params), DANXI_ERROR_INVALID_HANDLE);
    CHECK(danxi_call_async_jansson(NULL, "account.get_status", params, NULL, NULL) == NULL);
    danxi_session *session = open_session(NULL);
    danxi_session_close(session);
    ENDS(danxi_call_jansson(session, "account.get_status", params), DANXI_ERROR_INVALID_HANDLE);
    CHECK(danxi_call_async_jansson(session, "account.get_status", params, NULL, NULL) == NULL);
    json_decref(params);
}

MAIN("jansson", TEST(values_equal_texts), TEST(value_outlives_session), TEST(invalid_results_have_no_value),
     TEST(strings_with_nul), TEST(large_numbers), TEST(strings_need_no_escaping), TEST(parameters_are_borrowed),
     TEST(result_goes_to_the_callback), TEST(invalid_parameters), TEST(invalid_sessions))
