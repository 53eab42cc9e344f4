/* Misuse: invalid handles, arguments and JSON lead to an error, never to a crash or a hang. */
#include "handles.h"

static long somewhere[4];

/* Values that are not handles. */
static void *garbage(int index) {
    static char *allocated;
    if (!allocated) allocated = malloc(64);
    void *values[] = {
        NULL,
        (void *)1,
        (void *)3,
        (void *)5,
        (void *)7,
        (void *)0xFFF,
        (void *)UINTPTR_MAX,
        (void *)(UINTPTR_MAX - 1),
        (void *)INTPTR_MIN,
        (void *)0x100000003,
        (void *)0xFFFFFFFF00000003,
        (void *)0x1FFFFFFF3,
        (void *)0x1FFFFFFF5,
        (void *)0x1FFFFFFF7,
        somewhere,
        (char *)somewhere + 1,
        allocated,
        allocated + 3,
        (void *)(uintptr_t)garbage,
        (void *)"a text",
    };
    return index < (int)(sizeof values / sizeof *values) ? values[index] : (void *)-2;
}

static void garbage_handles(void) {
    /* No session is open in this test, so that no value is a valid handle by chance. */
    for (int index = 0; garbage(index) != (void *)-2; index++) {
        refuse_session(garbage(index), DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
        refuse_result(garbage(index));
        refuse_task(garbage(index));
    }
}

static void handles_of_the_wrong_kind(void) {
    danxi_session *session = open_session(NULL);
    danxi_result *result = danxi_account_get_status(session, NULL);
    danxi_task *task = danxi_call_async(session, "account.get_status", NULL, NULL, NULL);
    refuse_session((danxi_session *)result, DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
    refuse_session((danxi_session *)task, DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
    refuse_result((danxi_result *)session);
    refuse_result((danxi_result *)task);
    refuse_task((danxi_task *)session);
    refuse_task((danxi_task *)result);
    CHECK_INT(danxi_result_status(result), DANXI_OK);
    CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_OK);
    ENDS(danxi_account_get_status(session, NULL), DANXI_OK);
    danxi_result_free(result);
    danxi_task_free(task);
    danxi_session_close(session);
}

static void stale_handles(void) {
    danxi_session *session = open_session(NULL);
    danxi_result *result = danxi_account_get_status(session, NULL);
    danxi_task *task = danxi_call_async(session, "account.get_status", NULL, NULL, NULL);
    danxi_task_free(task);
    danxi_task_free(task);
    refuse_task(task);
    danxi_result_free(result);
    danxi_result_free(result);
    refuse_result(result);
    /* New handles reuse the slots of the freed ones, which stay invalid. */
    danxi_result *next = danxi_account_get_status(session, NULL);
    danxi_task *next_task = danxi_call_async(session, "account.get_status", NULL, NULL, NULL);
    CHECK(next != result);
    CHECK(next_task != task);
    refuse_result(result);
    refuse_task(task);
    CHECK_INT(danxi_result_status(next), DANXI_OK);
    CHECK_INT(danxi_task_progress(next_task, NULL, NULL), DANXI_OK);
    danxi_session_close(session);
    danxi_session_close(session);
    refuse_session(session, DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
    danxi_session *other = open_session(NULL);
    CHECK(other != session);
    danxi_session_close(session);
    ENDS(danxi_account_get_status(other, NULL), DANXI_OK);
    CHECK_INT(danxi_result_status(next), DANXI_OK);
    CHECK(danxi_result_json(next, NULL));
    danxi_result_free(next);
    danxi_task_free(next_task);
    danxi_session_close(other);
}

static void null_arguments(void) {
    FAILS(danxi_session_open(NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "session");
    danxi_session *session = (danxi_session *)somewhere;
    ENDS(danxi_session_open("{", &session), DANXI_ERROR_INVALID_JSON);
    CHECK(session == NULL);
    ENDS(danxi_session_open(NULL, &session), DANXI_OK);
    danxi_session_close(session);

    session = signed_in(NULL);
    FAILS(danxi_call(session, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "method");
    FAILS(danxi_account_login(session, NULL, "x", NULL), DANXI_ERROR_INVALID_ARGUMENT, "account.login", "email");
    FAILS(danxi_account_login(session, "x", NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "account.login", "password");
    FAILS(danxi_forum_list_holes_by_tag(session, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "tag_name");
    FAILS(danxi_forum_create_hole(session, NULL, 1, "[]", NULL), DANXI_ERROR_INVALID_ARGUMENT, "content");
    FAILS(danxi_forum_create_hole(session, "a", 1, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "tags");
    FAILS(danxi_forum_create_floor(session, NULL, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "content");
    FAILS(danxi_forum_modify_floor(session, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "content");
    FAILS(danxi_forum_search_floor(session, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "keyword");
    danxi_task *task = danxi_call_async(session, NULL, NULL, NULL, NULL);
    CHECK(task);
    ENDS(danxi_session_next(session, 10000), DANXI_ERROR_INVALID_ARGUMENT);
    danxi_task_free(task);
    CHECK_INT(danxi_session_set_log(session, (danxi_log_level)0, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    CHECK_INT(danxi_session_set_log(session, (danxi_log_level)5, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    CHECK_INT(danxi_session_set_log(session, (danxi_log_level)-1, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    CHECK_TEXT(danxi_status_name((danxi_status)-1), "unknown");
    CHECK_TEXT(danxi_status_name((danxi_status)INT_MAX), "unknown");
    danxi_session_close(session);
}

static char *nested(const char *before, const char *open, const char *close, const char *after, int depth) {
    size_t length = strlen(before) + strlen(after) + (size_t)depth * (strlen(open) + strlen(close)) + 1;
    char *text = malloc(length), *end = text;
    NEED(text);
    end = stpcpy(end, before);
    for (int level = 0; level < depth; level++) end = stpcpy(end, open);
    for (int level = 0; level < depth; level++) end = stpcpy(end, close);
    strcpy(end, after);
    return text;
}

static void broken_json(void) {
    danxi_session *session = signed_in(NULL);
    char *arrays = nested("{\"id\": ", "[", "]", "}", 100000), *objects = nested("", "{\"a\": ", "}", "", 100000);
    char *unclosed = nested("{\"id\": ", "[", "", "", 100000);
    const char *texts[] = {
        "",
        " ",
        "{",
        "}",
        "{\"id\"",
        "{\"id\":",
        "{\"id\": 1",
        "{\"id\": 1,}",
        "{\"id\": 1} 2",
        "{id: 1}",
        "{'id': 1}",
        "{\"id\": 1, \"id\": 1}",
        "{\"a\": {\"b\": 1, \"b\": 2}}",
        "[]",
        "[1]",
        "1",
        "null",
        "true",
        "\"id\"",
        "\xFF",
        "{\"\xC3\x28\": 1}",
        "{\"id\": \"\xED\xA0\x80\"}",
        "{\"id\": \"\xC0\x80\"}",
        "{\"id\": \"\xF0\x9F\x8C\"}",
        "{\"id\": \"\\ud800\"}",
        "{\"id\": \"\\x\"}",
        "{\"id\": \"a\nb\"}",
        "{\"id\": \"",
        "{\"a\\u0000b\": 1}",
        "{\"id\": NaN}",
        "{\"id\": Infinity}",
        "{\"id\": 01}",
        "{\"id\": 1e999}",
        "{\"id\": 9223372036854775808}",
        "{\"id\": 99999999999999999999999999999999}",
        "{\"id\": -9223372036854775809}",
        "\xEF\xBB\xBF{\"id\": 1}",
        arrays,
        objects,
        unclosed,
    };
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
        int before = atomic_load(&failures);
        ENDS(danxi_call(session, "forum.get_hole", texts[index]), DANXI_ERROR_INVALID_JSON);
        ENDS(danxi_forum_get_profile(session, texts[index]), DANXI_ERROR_INVALID_JSON);
        danxi_session *none = (danxi_session *)somewhere;
        ENDS(danxi_session_open(texts[index], &none), DANXI_ERROR_INVALID_JSON);
        CHECK(none == NULL);
        danxi_task *task = danxi_call_async(session, "forum.get_hole", texts[index], NULL, (void *)texts[index]);
        CHECK(task);
        danxi_result *result = danxi_session_next(session, 10000);
        CHECK(danxi_result_user_data(result) == texts[index]);
        ENDS(result, DANXI_ERROR_INVALID_JSON);
        danxi_task_free(task);
        if (atomic_load(&failures) != before) printf("    with the text %.60s\n", texts[index]);
    }
    /* The message names the line. */
    FAILS(danxi_call(session, "forum.get_hole", "{\"id\": 1,\n \"id\": }"), DANXI_ERROR_INVALID_JSON, "line 2");
    free(arrays);
    free(objects);
    free(unclosed);
    /* 2000 levels are within the limit of 2048. */
    char *deep = nested("{\"id\": ", "[", "]", "}", 2000);
    FAILS(danxi_call(session, "forum.get_hole", deep), DANXI_ERROR_INVALID_ARGUMENT, "id", "integer");
    free(deep);
    danxi_session_close(session);
}

static void invalid_values(void) {
    danxi_session *session = signed_in(NULL);
    const char *params[] = {
        "{}",
        "{\"id\": null}",
        "{\"id\": \"1\"}",
        "{\"id\": 1.0}",
        "{\"id\": true}",
        "{\"id\": [1]}",
        "{\"id\": {}}",
        "{\"ID\": 1}",
        "{\"id\": 1, \"\": 1}",
        "{\"id\": 1, \"cache\": \"prefer\"}",
        "{\"id\": 1, \"timeout_ms\": 0}",
        "{\"id\": 1, \"timeout_ms\": -1}",
        "{\"id\": 1, \"timeout_ms\": 3600001}",
        "{\"id\": 1, \"timeout_ms\": 9223372036854775807}",
        "{\"id\": 1, \"timeout_ms\": \"1\"}",
        "{\"id\": 1, \"timeout_ms\": 1.5}",
    };
    for (size_t index = 0; index < sizeof params / sizeof *params; index++) {
        int before = atomic_load(&failures);
        FAILS(danxi_call(session, "forum.get_hole", params[index]), DANXI_ERROR_INVALID_ARGUMENT, "forum.get_hole");
        if (atomic_load(&failures) != before) printf("    with %s\n", params[index]);
    }
    FAILS(danxi_forum_get_hole(session, 1, "{\"id\": 2}"), DANXI_ERROR_INVALID_ARGUMENT, "`id`", "options");
    FAILS(danxi_forum_get_divisions(session, "{\"cache\": \"always\"}"), DANXI_ERROR_INVALID_ARGUMENT, "cache",
          "prefer", "revalidate");
    FAILS(danxi_forum_list_floors_in_hole(session, 1, "{\"size\": 51}"), DANXI_ERROR_INVALID_ARGUMENT, "size",
          "1 to 50", "51");
    FAILS(danxi_forum_list_floors_in_hole(session, 1, "{\"start_floor\": -1}"), DANXI_ERROR_INVALID_ARGUMENT,
          "start_floor", "at least 0");
    FAILS(danxi_forum_list_holes_in_division(session, 1, "{\"start_time\": \"yesterday\"}"),
          DANXI_ERROR_INVALID_ARGUMENT, "start_time", "RFC 3339");
    FAILS(danxi_forum_create_hole(session, "a", 1, "{}", NULL), DANXI_ERROR_INVALID_ARGUMENT, "tags",
          "array of strings");
    FAILS(danxi_forum_create_hole(session, "a", 1, "[1]", NULL), DANXI_ERROR_INVALID_ARGUMENT, "tags");
    ENDS(danxi_forum_create_hole(session, "a", 1, "[", NULL), DANXI_ERROR_INVALID_JSON);
    CHECK_INT(count_requests(NULL, FORUM_HOST, NULL), 0);

    const char *configurations[] = {
        "{\"nonsense\": 1}",
        "{\"network\": 1}",
        "{\"network\": {\"timeout\": 1}}",
        "{\"network\": {\"timeout_ms\": 0}}",
        "{\"network\": {\"timeout_ms\": 3600001}}",
        "{\"network\": {\"max_response_bytes\": 0}}",
        "{\"network\": {\"connect_to\": 1}}",
        "{\"network\": {\"connect_to\": [1]}}",
        "{\"network\": {\"webvpn\": \"sometimes\"}}",
        "{\"network\": {\"ca_file\": \"\"}}",
        "{\"network\": {\"ca_file\": \"a\\u0000b\"}}",
        "{\"network\": {\"ca_file\": \"/nonexistent.pem\"}}",
        "{\"network\": {\"ca_file\": \"/etc/passwd\"}}",
        "{\"network\": {\"proxy\": \"127.0.0.1:1080\"}}",
        "{\"network\": {\"proxy\": \"ftp://127.0.0.1:1080\"}}",
        "{\"network\": {\"connect_to\": \"127.0.0.1:8443\"}}",
        "{\"network\": {\"user_agent\": \"a\\r\\nX: y\"}}",
        "{\"store\": {\"path\": 7}}",
        "{\"store\": {\"path\": \"\"}}",
        "{\"forum\": {\"base_url\": \"no address\"}}",
        "{\"forum\": {\"base_url\": \"ftp://a\"}}",
        "{\"auth\": {\"url\": \"https://a\"}}",
    };
    for (size_t index = 0; index < sizeof configurations / sizeof *configurations; index++) {
        int before = atomic_load(&failures);
        danxi_session *none = NULL;
        ENDS(danxi_session_open(configurations[index], &none), DANXI_ERROR_INVALID_ARGUMENT);
        CHECK(none == NULL);
        if (atomic_load(&failures) != before) printf("    with %s\n", configurations[index]);
        danxi_session_close(none);
    }
    danxi_session_close(session);
}

static void extreme_numbers(void) {
    danxi_session *session = signed_in(NULL);
    int64_t numbers[] = {0, -1, 1LL << 31, 1LL << 53, INT64_MAX, INT64_MIN};
    for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
        danxi_result *results[] = {
            danxi_forum_get_hole(session, numbers[index], NULL),
            danxi_forum_get_floor(session, numbers[index], NULL),
            danxi_forum_get_division(session, numbers[index], NULL),
            danxi_forum_create_floor(session, "a", numbers[index], NULL),
            danxi_forum_delete_floor(session, numbers[index], NULL),
            danxi_forum_like_floor(session, numbers[index], 1, NULL),
        };
        for (size_t each = 0; each < sizeof results / sizeof *results; each++) {
            danxi_status status = danxi_result_status(results[each]);
            CHECK(status == DANXI_ERROR_NOT_FOUND || status == DANXI_ERROR_REJECTED ||
                  status == DANXI_ERROR_SERVER_FAILURE);
            danxi_result_free(results[each]);
        }
        if (numbers[index] < -1 || numbers[index] > 1)
            FAILS(danxi_forum_like_floor(session, 1, numbers[index], NULL), DANXI_ERROR_INVALID_ARGUMENT, "like",
                  "-1 to 1");
    }
    danxi_session_close(session);
}

static void special_characters(void) {
    danxi_session *session = signed_in(NULL);
    FAILS(danxi_call(session, "forum.\xFF", NULL), DANXI_ERROR_INVALID_ARGUMENT, "method", "UTF-8");
    FAILS(danxi_forum_create_floor(session, "a\xC3", 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "content", "UTF-8");
    FAILS(danxi_account_login(session, "\xF5@b", "c", NULL), DANXI_ERROR_INVALID_ARGUMENT, "email", "UTF-8");
    ENDS(danxi_call(session, "", NULL), DANXI_ERROR_UNKNOWN_METHOD);
    char *large = malloc(5000001);
    memset(large, 'a', 5000000);
    large[5000000] = 0;
    ENDS(danxi_call(session, large, NULL), DANXI_ERROR_UNKNOWN_METHOD);
    FAILS(danxi_forum_create_floor(session, large, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "content",
          "10000 characters");
    free(large);
    /* Strings with special characters come back unchanged, and do not change the request's URL. */
    json_t *floor = VALUE(danxi_forum_create_floor(session, "\"\\ \n\t/\x01\x7F \xEF\xBF\xBF", 1, NULL));
    CHECK_TEXT(text_of(floor, "content"), "\"\\ \n\t/\x01\x7F \xEF\xBF\xBF");
    json_decref(floor);
    const char *names[] = {"../../x", "a&b=c#d?e", "%00%2F", " ", "\r\nX-Header: 1", "猫/?"};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        json_t *holes = VALUE(danxi_forum_list_holes_by_tag(session, names[index], NULL));
        CHECK_INT(json_array_size(holes), 0);
        json_decref(holes);
    }
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/holes"), (int)(sizeof names / sizeof *names));
    floor = VALUE(danxi_call(session, "forum.create_floor", "{\"content\": \"a\\u0000b\", \"hole_id\": 1}"));
    CHECK_INT(json_string_length(json_object_get(floor, "content")), 3);
    json_decref(floor);
    danxi_session_close(session);
}

static void deeply_nested_responses(void) {
    danxi_session *session = signed_in(NULL);
    /* A server may send deeply nested JSON. */
    char *body = nested("", "[", "]", "", 100000), *fault = NULL;
    NEED(asprintf(&fault, "{\"kind\": \"body\", \"body\": \"%s\"}", body) > 0);
    order_fault(fault);
    ENDS(danxi_forum_list_all_tags(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE);
    free(fault);
    free(body);
    body = nested("{\\\"message\\\": \\\"no\\\", \\\"detail\\\": ", "[", "]", "}", 1000);
    NEED(asprintf(&fault, "{\"kind\": \"status\", \"status\": 400, \"body\": \"%s\"}", body) > 0);
    order_fault(fault);
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_ERROR_REJECTED);
    free(fault);
    free(body);
    const char *answers[] = {
        "",       "null", "[]", "7", "\\\"a\\\"", "{}", "{\\\"id\\\": 1e400}", "{\\\"id\\\": 99999999999999999999}",
        "\\u0000"};
    for (size_t index = 0; index < sizeof answers / sizeof *answers; index++) {
        NEED(asprintf(&fault, "{\"kind\": \"body\", \"body\": \"%s\"}", answers[index]) > 0);
        order_fault(fault);
        ENDS(danxi_forum_get_profile(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE);
        free(fault);
    }
    danxi_session_close(session);
}

/* ---- Callbacks that call the library ---- */

struct inner {
    danxi_session *session;
    _Atomic(danxi_task *) task;
    atomic_int runs;
};

static void call_again(danxi_result *result, void *user_data) {
    struct inner *inner = user_data;
    WAIT_FOR(atomic_load(&inner->task));
    danxi_task_cancel(inner->task);
    danxi_task_free(inner->task);
    danxi_task_free(inner->task);
    CHECK(danxi_session_next(inner->session, 0) == NULL);
    CHECK(danxi_session_fd(inner->session) >= 0);
    ENDS(danxi_forum_get_hole(inner->session, 1, NULL), DANXI_OK);
    ENDS(danxi_call(inner->session, "forum.get_hole", "{"), DANXI_ERROR_INVALID_JSON);
    CHECK_INT(danxi_result_status(result), DANXI_OK);
    danxi_result_free(result);
    danxi_result_free(result);
    refuse_result(result);
    atomic_fetch_add(&inner->runs, 1);
}

static void callback_makes_calls(void) {
    struct inner inner = {.session = signed_in(NULL)};
    inner.task = danxi_call_async(inner.session, "forum.get_hole", "{\"id\": 2}", call_again, &inner);
    CHECK(inner.task);
    WAIT_FOR(atomic_load(&inner.runs) == 1);
    danxi_session_close(inner.session);
    CHECK_INT(atomic_load(&inner.runs), 1);
}

static void chain(danxi_result *result, void *user_data) {
    struct inner *inner = user_data;
    ENDS(result, DANXI_OK);
    if (atomic_fetch_add(&inner->runs, 1) < 19)
        danxi_task_free(danxi_call_async(inner->session, "account.get_status", NULL, chain, inner));
}

static void callback_starts_the_next_call(void) {
    struct inner inner = {.session = open_session(NULL)};
    danxi_task_free(danxi_call_async(inner.session, "account.get_status", NULL, chain, &inner));
    WAIT_FOR(atomic_load(&inner.runs) == 20);
    danxi_session_close(inner.session);
    CHECK_INT(atomic_load(&inner.runs), 20);
}

static void close_session(danxi_result *result, void *user_data) {
    struct inner *inner = user_data;
    danxi_session_close(inner->session);
    danxi_session_close(inner->session);
    ENDS(danxi_account_get_status(inner->session, NULL), DANXI_ERROR_INVALID_HANDLE);
    ENDS(result, DANXI_OK);
    atomic_fetch_add(&inner->runs, 1);
}

static void callback_closes_the_session(void) {
    struct inner inner = {.session = open_session(NULL)};
    danxi_task *task = danxi_call_async(inner.session, "account.get_status", NULL, close_session, &inner);
    WAIT_FOR(atomic_load(&inner.runs) == 1);
    danxi_task_cancel(task);
    danxi_task_free(task);
    danxi_session_close(inner.session);
}

static void log_calls(danxi_log_level level, const char *message, void *user_data) {
    (void)level;
    (void)message;
    struct inner *inner = user_data;
    if (atomic_fetch_add(&inner->runs, 1) > 0) return;
    ENDS(danxi_forum_get_hole(inner->session, 1, NULL), DANXI_OK);
    CHECK_INT(danxi_session_set_log(inner->session, DANXI_LOG_ERROR, NULL, NULL), DANXI_OK);
    atomic_fetch_add(&inner->runs, 100);
}

static void log_callback_makes_calls(void) {
    struct inner inner = {.session = signed_in(NULL)};
    CHECK_INT(danxi_session_set_log(inner.session, DANXI_LOG_DEBUG, log_calls, &inner), DANXI_OK);
    ENDS(danxi_forum_get_hole(inner.session, 2, NULL), DANXI_OK);
    WAIT_FOR(atomic_load(&inner.runs) > 100);
    danxi_session_close(inner.session);
}

static void *call_with_little_room(void *session) {
    ENDS(danxi_forum_get_divisions(session, "{\"cache\": \"refresh\"}"), DANXI_OK);
    char *deep = nested("{\"id\": ", "[", "]", "}", 100000);
    ENDS(danxi_call(session, "forum.get_hole", deep), DANXI_ERROR_INVALID_JSON);
    free(deep);
    return NULL;
}

/* Many runtimes give their threads a stack of only 256 KiB. */
static void small_stack(void) {
    danxi_session *session = signed_in(NULL);
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 256 * 1024);
    pthread_t thread;
    NEED(pthread_create(&thread, &attributes, call_with_little_room, session) == 0);
    pthread_join(thread, NULL);
    pthread_attr_destroy(&attributes);
    danxi_session_close(session);
}

MAIN("careless", TEST(garbage_handles), TEST(handles_of_the_wrong_kind), TEST(stale_handles), TEST(null_arguments),
     TEST(broken_json), TEST(invalid_values), TEST(extreme_numbers), TEST(special_characters),
     TEST(deeply_nested_responses), TEST(callback_makes_calls), TEST(callback_starts_the_next_call),
     TEST(callback_closes_the_session), TEST(log_callback_makes_calls), TEST(small_stack))
