/* Invalid JSON, values and numbers lead to an error, never to a crash or a hang, whether they come from the program or from a server. */
#include "method.h"

static long somewhere;

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

/* Text that is not JSON, not an object, repeats a key or is nested too deeply is refused as parameters and as a configuration. */
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
        "\xEF\xBB\xBF{\"id\": 1}",
        arrays,
        objects,
        unclosed,
    };
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
        int before = atomic_load(&failures);
        ENDS(danxi_call(session, "forum.get_hole", texts[index]), DANXI_ERROR_INVALID_JSON);
        ENDS(danxi_forum_get_profile(session, texts[index]), DANXI_ERROR_INVALID_JSON);
        danxi_session *none = (danxi_session *)&somewhere;
        ENDS(danxi_session_open(texts[index], &none), DANXI_ERROR_INVALID_JSON);
        CHECK(none == NULL);
        danxi_task *task = danxi_call_async(session, "forum.get_hole", texts[index], NULL, (void *)texts[index]);
        CHECK(task);
        danxi_result *result = danxi_session_next(session, 60000);
        CHECK(danxi_result_user_data(result) == texts[index]);
        ENDS(result, DANXI_ERROR_INVALID_JSON);
        danxi_task_free(task);
        if (atomic_load(&failures) != before) printf("    with the text %.60s\n", texts[index]);
    }
    /* A number of any size is JSON, even where it cannot be used. */
    ENDS(danxi_call(session, "forum.get_hole", "{\"id\": 99999999999999999999999999999999}"),
         DANXI_ERROR_INVALID_ARGUMENT);
    ENDS(danxi_call(session, "forum.get_hole", "{\"id\": 1e999}"), DANXI_ERROR_INVALID_ARGUMENT);
    /* The message states the line of the error. */
    FAILS(danxi_call(session, "forum.get_hole", "{\"id\": 1,\n \"id\": }"), DANXI_ERROR_INVALID_JSON, "line 2");
    free(arrays);
    free(objects);
    free(unclosed);
    /* 63 arrays in an object are within the limit of 64 levels. */
    char *deep = nested("{\"id\": ", "[", "]", "}", 63);
    FAILS(danxi_call(session, "forum.get_hole", deep), DANXI_ERROR_INVALID_ARGUMENT, "id", "integer");
    free(deep);
    danxi_session_close(session);
}

/* Values of another type, outside their limits or with unknown names are refused before a request. */
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

/* Integers that no object has as its identifier, up to the smallest and the largest, lead to an error of the server or of the library. */
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

/* Invalid UTF-8 and strings that are too long are refused. Other strings are sent unchanged. */
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
    /* Strings with special characters are returned unchanged, and do not change the request's URL. */
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

/* A response with deeply nested JSON or with JSON of another form leads to an error. */
static void deeply_nested_responses(void) {
    danxi_session *session = signed_in(NULL);
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

static void *call_with_little_room(void *session) {
    ENDS(danxi_forum_get_divisions(session, "{\"cache\": \"refresh\"}"), DANXI_OK);
    char *deep = nested("{\"id\": ", "[", "]", "}", 100000);
    ENDS(danxi_call(session, "forum.get_hole", deep), DANXI_ERROR_INVALID_JSON);
    free(deep);
    return NULL;
}

/* Calls work on a stack of 256 KiB, the size that many runtimes give their threads. */
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

MAIN("input", TEST(broken_json), TEST(invalid_values), TEST(extreme_numbers), TEST(special_characters),
     TEST(deeply_nested_responses), TEST(small_stack))
