/* danxi/jansson.h: the value is what the text says, and outlives its result. */
#include "check.h"

#define SAME(result) same_at(__FILE__, __LINE__, result)
static void same_at(const char *file, int line, danxi_result *result) {
    size_t length = 0;
    const char *text = danxi_result_json(result, &length);
    json_t *value = danxi_result_jansson(result), *again = danxi_result_jansson(result);
    json_t *parsed =
        json_loadb(text ? text : "", length, JSON_DECODE_ANY | JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL, NULL);
    if (!parsed) fail_at(file, line, "the text is no JSON: %.200s", text ? text : "NULL");
    if (!json_equal(parsed, value)) fail_at(file, line, "value and text differ");
    if (value != again) fail_at(file, line, "two values");
    json_decref(again);
    json_decref(parsed);
    danxi_result_free(result);
    char *dumped = json_dumps(value, JSON_ENCODE_ANY | JSON_COMPACT);
    if (!dumped) fail_at(file, line, "the value did not outlive the result");
    free(dumped);
    json_decref(value);
}

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

static void no_result_no_value(void) {
    CHECK(danxi_result_jansson(NULL) == NULL);
    danxi_result *result = danxi_call(NULL, NULL, NULL);
    danxi_result_free(result);
    CHECK(danxi_result_jansson(result) == NULL);
}

static void texts_with_nul(void) {
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

MAIN("jansson", TEST(values_equal_texts), TEST(value_outlives_session), TEST(no_result_no_value), TEST(texts_with_nul))
