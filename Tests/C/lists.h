/* Reads the lists of methods page by page, and compares each list with the same list read in another way. */
#ifndef LISTS_H
#define LISTS_H

#include "check.h"

/* Number of items after which the functions below stop reading a list. It is larger than the number of items on a page. */
#define LIST_LIMIT 40

static json_t *with(const json_t *params, const char *name, json_t *value) {
    json_t *changed = json_deep_copy(params);
    NEED(json_object_set_new(changed, name, value) == 0);
    return changed;
}

/* Returns the schema of the parameter `name`, or NULL if the method has no such parameter. */
static json_t *parameter_schema(json_t *method, const char *name) {
    json_t *each;
    size_t index;
    json_array_foreach(json_object_get(method, "params"), index, each) {
        if (strcmp(text_of(each, "name"), name) == 0) return json_object_get(each, "schema");
    }
    return NULL;
}

/* Appends the items of `page` to `list`, and returns the number of these items. */
static size_t add_items(json_t *list, json_t *method, danxi_result *page) {
    const char *field = json_string_value(json_object_get(json_object_get(method, "x-pages"), "items"));
    json_t *value = danxi_result_jansson(page), *items = field ? json_object_get(value, field) : value;
    if (danxi_result_status(page) != DANXI_OK || !json_is_array(items))
        fail_at(__FILE__, __LINE__, "%s: the page is not a list: %.400s", text_of(method, "name"),
                danxi_result_json(page, NULL));
    size_t count = json_array_size(items);
    json_array_extend(list, items);
    json_decref(value);
    return count;
}

/* Returns the page after `page`, or NULL if `page` is the last one. `number` selects one of the three ways to request the page. */
static danxi_result *next_page(danxi_session *session, json_t *method, danxi_result *page, size_t number) {
    const char *name = text_of(method, "name"), *text = danxi_result_continuation(page);
    CHECK(danxi_result_continuation_after(page, SIZE_MAX) == text);
    if (number % 3 == 0 || !text) return danxi_next_page(session, page, "{\"timeout_ms\": 20000}");
    char *params = malloc(strlen(text) + 30);
    NEED(params);
    sprintf(params, "{\"continue_from\": \"%s\"}", text);
    danxi_result *next;
    if (number % 3 == 1) {
        next = danxi_call(session, name, params);
    } else {
        danxi_task_free(danxi_call_async(session, name, params, NULL, NULL));
        next = danxi_session_next(session, 20000);
    }
    free(params);
    return next;
}

/* Reads a list by its continuations, until the list ends or LIST_LIMIT items are read. Stores in `ended` whether the list ended. */
static json_t *read_continued(danxi_session *session, json_t *method, const json_t *params, bool *ended) {
    json_t *list = json_array();
    char *text = json_dumps(params, 0);
    danxi_result *page = danxi_call(session, text_of(method, "name"), text);
    free(text);
    for (size_t number = 0; page && json_array_size(list) < LIST_LIMIT && number < 100; number++) {
        add_items(list, method, page);
        danxi_result *next = next_page(session, method, page, number);
        danxi_result_free(page);
        page = next;
    }
    *ended = !page;
    danxi_result_free(page);
    return list;
}

/* Reads a list by page numbers, until the list ends or LIST_LIMIT items are read. */
static json_t *read_numbered(danxi_session *session, json_t *method, const json_t *params, const char *parameter) {
    json_t *list = json_array();
    size_t count = 1;
    for (int number = 1; count > 0 && json_array_size(list) < LIST_LIMIT; number++) {
        json_t *numbered = with(params, parameter, json_integer(number));
        char *text = json_dumps(numbered, 0);
        danxi_result *page = danxi_call(session, text_of(method, "name"), text);
        count = add_items(list, method, page);
        json_t *last = json_object_get(json_object_get(method, "x-pages"), "last");
        json_t *value = danxi_result_jansson(page);
        if (last && int_of(value, json_string_value(last)) == number) count = 0;
        json_decref(value);
        danxi_result_free(page);
        free(text);
        json_decref(numbered);
    }
    return list;
}

/* Reads a list by its continuations in small pages, and compares the items with one large page or, for a method without the parameter
 * `size`, with the pages read by number. */
static void check_list(danxi_session *session, json_t *method, const json_t *params) {
    const char *name = text_of(method, "name");
    json_t *size = parameter_schema(method, "size");
    long long most = size ? int_of(size, "maximum") : LLONG_MAX;
    json_t *small = size ? with(params, "size", json_integer(3)) : json_deep_copy(params);
    json_t *large = size ? with(params, "size", json_integer(most)) : json_deep_copy(params), *expected;
    bool ended;
    json_t *found = read_continued(session, method, small, &ended);
    if (size) {
        char *text = json_dumps(large, 0);
        danxi_result *page = danxi_call(session, name, text);
        expected = json_array();
        add_items(expected, method, page);
        danxi_result_free(page);
        free(text);
    } else {
        expected = read_numbered(session, method, params, text_of(json_object_get(method, "x-pages"), "parameter"));
    }
    size_t count = json_array_size(found), all = json_array_size(expected);
    for (size_t index = 0; index < count && index < all; index++) {
        if (!json_equal(json_array_get(found, index), json_array_get(expected, index)))
            fail_at(__FILE__, __LINE__, "%s: item %zu differs from the expected list", name, index);
    }
    if (ended && count < all)
        fail_at(__FILE__, __LINE__, "%s: the continuations end after %zu of %zu items", name, count, all);
    if (all < (size_t)most && all < LIST_LIMIT && (!ended || count != all))
        fail_at(__FILE__, __LINE__, "%s: the continuations return %zu items, expected %zu", name, count, all);
    json_decref(found);
    json_decref(expected);
    json_decref(small);
    json_decref(large);
}

#endif /* LISTS_H */
