/* Calls every function of core.h, and tests features that no example of a method uses, such as cached values, pages and UTF-8. This
 * program also runs under Valgrind. */
#include <dlfcn.h>

#include "check.h"

static danxi_session *session;
static long long hole_id;

/* The library has the version of its headers, and returns the names of status codes. */
static void library(void) {
    CHECK_TEXT(danxi_version(), DANXI_VERSION_STRING);
    char version[40];
    snprintf(version, sizeof version, "%d.%d.%d", DANXI_VERSION_MAJOR, DANXI_VERSION_MINOR, DANXI_VERSION_PATCH);
    CHECK_TEXT(danxi_version(), version);
    CHECK_TEXT(danxi_status_name(DANXI_OK), "ok");
    CHECK_TEXT(danxi_status_name(DANXI_ERROR_INVALID_ARGUMENT), "invalid_argument");
    CHECK_TEXT(danxi_status_name(DANXI_ERROR_INTERNAL), "internal");
    CHECK_TEXT(danxi_status_name((danxi_status)1000), "unknown");
    CHECK(danxi_version() == danxi_version());
}

/* Each method of danxi_schema() has a result and a C function. */
static void schema(void) {
    json_t *document = json_loads(danxi_schema(), JSON_REJECT_DUPLICATES, NULL);
    CHECK(document);
    CHECK(danxi_schema() == danxi_schema());
    CHECK_TEXT(text_of(json_object_get(document, "info"), "version"), DANXI_VERSION_STRING);
    CHECK(strlen(text_of(document, "openrpc")) > 0);
    json_t *methods = json_object_get(document, "methods"), *method;
    size_t index;
    bool has_login = false;
    json_array_foreach(methods, index, method) {
        if (strcmp(text_of(method, "name"), "account.login") == 0) {
            has_login = true;
            CHECK_INT(json_array_size(json_object_get(method, "params")), 5);
        }
        CHECK(json_object_get(method, "result"));
        /* The C function of a method has its name with underscores, such as danxi_forum_get_hole for forum.get_hole. */
        char function[200];
        snprintf(function, sizeof function, "danxi_%s", text_of(method, "name"));
        for (char *dot = function; (dot = strchr(dot, '.'));) *dot = '_';
        if (!dlsym(RTLD_DEFAULT, function)) fail_at(__FILE__, __LINE__, "the library has no function %s", function);
    }
    CHECK(json_array_size(methods) >= 22);
    CHECK(has_login);
    json_t *schemas = json_object_get(json_object_get(document, "components"), "schemas");
    CHECK(json_object_get(json_object_get(json_object_get(schemas, "Floor"), "properties"), "anonyname"));
    json_decref(document);
}

static atomic_int log_lines;

static void count_log(danxi_log_level level, const char *message, void *user_data) {
    CHECK(level >= DANXI_LOG_ERROR && level <= DANXI_LOG_DEBUG);
    CHECK(message && *message);
    CHECK(!strstr(message, STUDENT_PASSWORD));
    CHECK(user_data == &log_lines);
    atomic_fetch_add(&log_lines, 1);
}

/* A session can sign in and refresh its token, and the log does not contain the password. */
static void open_and_sign_in(void) {
    session = open_session(NULL);
    CHECK_INT(danxi_session_set_log(session, DANXI_LOG_DEBUG, count_log, &log_lines), DANXI_OK);
    json_t *status = VALUE(danxi_account_get_status(session, NULL));
    CHECK(json_is_false(json_object_get(status, "signed_in")));
    json_decref(status);
    FAILS(danxi_forum_get_divisions(session, NULL), DANXI_ERROR_NOT_SIGNED_IN, "account.login");
    status = VALUE(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": false}"));
    CHECK(json_is_true(json_object_get(status, "signed_in")));
    CHECK(json_is_false(json_object_get(status, "remembered")));
    CHECK_INT(strlen(text_of(status, "access_expires_at")), strlen("2026-11-21T16:28:16+00:00"));
    CHECK(strcmp(text_of(status, "refresh_expires_at"), text_of(status, "access_expires_at")) > 0);
    json_decref(status);
    json_t *renewed = VALUE(danxi_account_refresh_token(session, NULL));
    CHECK(json_is_true(json_object_get(renewed, "signed_in")));
    json_decref(renewed);
    CHECK_INT(count_requests("POST", AUTH_HOST, "/api/login"), 1);
    CHECK_INT(count_requests("POST", AUTH_HOST, "/api/refresh"), 1);
    WAIT_FOR(atomic_load(&log_lines) >= 2);
    CHECK_INT(danxi_session_set_log(session, DANXI_LOG_ERROR, NULL, NULL), DANXI_OK);
}

/* A result has a status, a JSON text, a source, an age and a list of skipped rows. */
static void result_accessors(void) {
    danxi_result *result = danxi_forum_get_profile(session, NULL);
    CHECK_INT(danxi_result_status(result), DANXI_OK);
    size_t length = 0;
    const char *text = danxi_result_json(result, &length);
    CHECK(text && length == strlen(text) && length > 100);
    CHECK(danxi_result_json(result, NULL) == text);
    CHECK_INT(danxi_result_source(result), DANXI_SOURCE_NETWORK);
    CHECK(danxi_result_age_ms(result) >= 0 && danxi_result_age_ms(result) < 60000);
    CHECK_INT(danxi_result_skipped_count(result), 0);
    CHECK_TEXT(danxi_result_skipped(result, &length), "[]");
    CHECK_INT(length, 2);
    CHECK(danxi_result_user_data(result) == NULL);
    json_t *profile = danxi_result_jansson(result);
    danxi_result_free(result);
    CHECK_INT(int_of(profile, "id"), 2);
    CHECK(json_is_false(json_object_get(profile, "is_admin")));
    CHECK(json_is_true(json_object_get(profile, "has_answered_questions")));
    CHECK(json_is_array(json_object_get(json_object_get(profile, "config"), "notify")));
    CHECK(json_is_object(json_object_get(profile, "permission")));
    json_decref(profile);
}

/* Divisions and tags are cached, and the holes of a tag have the tag. */
static void divisions_and_tags(void) {
    json_t *divisions = VALUE(danxi_forum_get_divisions(session, "{\"cache\": \"refresh\", \"timeout_ms\": 20000}"));
    CHECK_INT(json_array_size(divisions), 4);
    CHECK_TEXT(text_of(json_array_get(divisions, 0), "name"), "树洞");
    json_decref(divisions);
    json_t *division = VALUE(danxi_forum_get_division(session, 2, "{\"cache\": \"only\"}"));
    CHECK_INT(int_of(division, "id"), 2);
    CHECK_TEXT(text_of(division, "name"), "课程");
    json_decref(division);
    FAILS(danxi_forum_get_division(session, 999, NULL), DANXI_ERROR_NOT_FOUND, "identifier");
    json_t *tags = VALUE(danxi_forum_list_all_tags(session, NULL));
    CHECK(json_array_size(tags) >= 50);
    long long last = LLONG_MAX;
    json_t *tag;
    size_t index;
    json_array_foreach(tags, index, tag) {
        CHECK(int_of(tag, "temperature") <= last);
        last = int_of(tag, "temperature");
    }
    const char *name = text_of(json_array_get(tags, 0), "name");
    json_t *holes = VALUE(danxi_forum_list_holes_by_tag(session, name, "{\"size\": 3}"));
    CHECK_INT(json_array_size(holes), 3);
    json_t *hole;
    json_array_foreach(holes, index, hole) {
        bool has_tag = false;
        json_t *own;
        size_t position;
        json_array_foreach(json_object_get(hole, "tags"), position, own) has_tag |=
            strcmp(text_of(own, "name"), name) == 0;
        CHECK(has_tag);
    }
    json_decref(holes);
    json_decref(tags);
    holes = VALUE(danxi_forum_list_holes_by_tag(session, "no such tag", NULL));
    CHECK_INT(json_array_size(holes), 0);
    json_decref(holes);
    json_t *null = VALUE(danxi_forum_clear_cache(session, NULL));
    CHECK(json_is_null(null));
    json_decref(null);
    FAILS(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED, "prefer");
}

/* A created hole can be read by its identifier with the same UTF-8 text, and is in the list of the account's holes. */
static void holes(void) {
    json_t *list = VALUE(danxi_forum_list_holes_in_division(session, 1, "{\"size\": 5, \"order\": \"time_created\"}"));
    CHECK_INT(json_array_size(list), 5);
    json_t *last = json_array_get(list, 4);
    char options[200];
    snprintf(options, sizeof options, "{\"size\": 1, \"order\": \"time_created\", \"start_time\": \"%s\"}",
             text_of(last, "time_created"));
    json_t *next = VALUE(danxi_forum_list_holes_in_division(session, 1, options));
    CHECK_INT(json_array_size(next), 1);
    CHECK(int_of(json_array_get(next, 0), "id") < int_of(last, "id"));
    json_decref(next);
    json_decref(list);

    json_t *hole = VALUE(danxi_forum_create_hole(session, "A hole from C: 你好, \xF0\x9F\x8C\xB1", 2,
                                                 "[\"生活\", \"c\"]", "{\"special_tag\": null}"));
    hole_id = int_of(hole, "id");
    CHECK(hole_id > 0);
    CHECK_INT(int_of(hole, "division_id"), 2);
    CHECK_INT(json_array_size(json_object_get(hole, "tags")), 2);
    json_decref(hole);
    hole = VALUE(danxi_forum_get_hole(session, hole_id, NULL));
    CHECK_INT(int_of(hole, "id"), hole_id);
    CHECK_TEXT(text_of(json_object_get(json_object_get(hole, "floors"), "first_floor"), "content"),
               "A hole from C: 你好, \xF0\x9F\x8C\xB1");
    json_decref(hole);
    list = VALUE(danxi_forum_list_my_holes(session, "{\"size\": 1}"));
    CHECK_INT(int_of(json_array_get(list, 0), "id"), hole_id);
    json_decref(list);
}

/* A list can be read by whole pages, from a continuation, and from the middle of a page. */
static void pages(void) {
    danxi_result *first = danxi_forum_list_holes_in_division(session, 1, "{\"size\": 5}");
    danxi_result *second = danxi_next_page(session, first, NULL);
    CHECK_INT(danxi_result_status(second), DANXI_OK);
    const char *end = danxi_result_continuation(first);
    CHECK(end && danxi_result_continuation(first) == end);
    CHECK(danxi_result_continuation_after(first, 5) == end && danxi_result_continuation_after(first, 99) == end);
    const char *middle = danxi_result_continuation_after(first, 3);
    CHECK(middle && strcmp(middle, end) != 0);
    char params[20000];
    snprintf(params, sizeof params, "{\"continue_from\": \"%s\"}", end);
    danxi_result *again = danxi_forum_list_holes_in_division(session, 1, params);
    CHECK_TEXT(danxi_result_json(again, NULL), danxi_result_json(second, NULL));
    FAILS(danxi_forum_list_holes_in_division(session, 2, params), DANXI_ERROR_INVALID_ARGUMENT, "division_id",
          "differs");
    FAILS(danxi_call(session, "forum.list_good_holes", params), DANXI_ERROR_INVALID_ARGUMENT,
          "forum.list_holes_in_division");
    snprintf(params, sizeof params, "{\"continue_from\": \"%s\"}", middle);
    json_t *rest = VALUE(danxi_call(session, "forum.list_holes_in_division", params));
    json_t *whole = danxi_result_jansson(first);
    CHECK(json_equal(json_array_get(rest, 0), json_array_get(whole, 3)));
    json_decref(rest);
    json_decref(whole);
    FAILS(danxi_next_page(session, first, "{\"size\": 4}"), DANXI_ERROR_INVALID_ARGUMENT, "size");
    snprintf(params, sizeof params, "{\"continue_from\": \"%s\"}", end);
    FAILS(danxi_next_page(session, first, params), DANXI_ERROR_INVALID_ARGUMENT, "continue_from",
          "Leave out this option");
    FAILS(danxi_next_page(session, NULL, NULL), DANXI_ERROR_INVALID_HANDLE, "page");
    danxi_result_free(again);
    danxi_result_free(second);
    danxi_result_free(first);
    FAILS(danxi_next_page(session, first, NULL), DANXI_ERROR_INVALID_HANDLE, "page");
    CHECK(!danxi_result_continuation(first) && !danxi_result_continuation_after(first, 0));
    danxi_result *no_list = danxi_forum_get_divisions(session, NULL);
    CHECK(!danxi_result_continuation(no_list) && !danxi_next_page(session, no_list, NULL));
    danxi_result_free(no_list);
}

/* A call by name has the same result as the typed function, and fails if the method or a parameter is unknown. */
static void call_by_name(void) {
    char params[100];
    snprintf(params, sizeof params, "{\"hole_id\": %lld}", hole_id);
    danxi_result *by_name = danxi_call(session, "forum.list_all_floors", params);
    danxi_result *typed = danxi_forum_list_all_floors(session, hole_id, NULL);
    CHECK_TEXT(danxi_result_json(by_name, NULL), danxi_result_json(typed, NULL));
    danxi_result_free(by_name);
    danxi_result_free(typed);
    ENDS(danxi_call(session, "account.get_status", NULL), DANXI_OK);
    FAILS(danxi_call(session, "forum.get_whole", NULL), DANXI_ERROR_UNKNOWN_METHOD, "forum.get_whole", "danxi_schema");
    FAILS(danxi_call(session, "forum.get_hole", NULL), DANXI_ERROR_INVALID_ARGUMENT, "id", "missing");
    FAILS(danxi_call(session, "forum.get_hole", "{\"id\": 1, \"no\": 2}"), DANXI_ERROR_INVALID_ARGUMENT, "no",
          "The parameters are");
}

static atomic_int callbacks_run;

static void take(danxi_result *result, void *user_data) {
    CHECK(danxi_result_user_data(result) == user_data);
    json_t *hole = VALUE(result);
    CHECK_INT(int_of(hole, "id"), hole_id);
    json_decref(hole);
    atomic_fetch_add(&callbacks_run, 1);
}

/* An asynchronous call delivers its result to a callback or to the queue. */
static void asynchronous(void) {
    char params[100];
    snprintf(params, sizeof params, "{\"id\": %lld}", hole_id);
    danxi_task *task = danxi_call_async(session, "forum.get_hole", params, take, &callbacks_run);
    CHECK(task);
    WAIT_FOR(atomic_load(&callbacks_run) == 1);
    int64_t received = -5, expected = -5;
    CHECK_INT(danxi_task_progress(task, &received, &expected), DANXI_OK);
    CHECK(received > 100);
    CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_OK);
    danxi_task_cancel(task);
    danxi_task_free(task);
    CHECK_INT(danxi_task_progress(task, &received, &expected), DANXI_ERROR_INVALID_HANDLE);

    CHECK(danxi_session_fd(session) >= 0);
    task = danxi_call_async(session, "forum.get_hole", params, NULL, &hole_id);
    danxi_result *result = danxi_session_next(session, 20000);
    CHECK(danxi_result_user_data(result) == &hole_id);
    ENDS(result, DANXI_OK);
    danxi_task_free(task);
    CHECK(danxi_session_next(session, 0) == NULL);

    task = danxi_call_start(session, "forum.get_hole", params);
    result = NULL;
    while (!result) result = danxi_task_wait(task);
    ENDS(result, DANXI_OK);
    danxi_task_free(task);
}

/* A stream delivers news until it is cancelled. */
static void watching(void) {
    danxi_task *task = danxi_watch(session, "forum.watch_messages", "{\"since\": \"messages:\"}", NULL, &hole_id);
    danxi_result *result = danxi_session_next(session, 20000);
    CHECK(danxi_result_user_data(result) == &hole_id);
    json_t *news = VALUE(result);
    CHECK(json_array_size(json_object_get(news, "messages")) > 0);
    json_decref(news);
    danxi_task_cancel(task);
    ENDS(danxi_session_next(session, 20000), DANXI_ERROR_CANCELLED);
    danxi_task_free(task);
}

/* After a logout the session is signed out, and after its close the handle is invalid. */
static void sign_out_and_close(void) {
    json_t *status = VALUE(danxi_account_logout(session, "{\"timeout_ms\": 20000}"));
    CHECK(json_is_false(json_object_get(status, "signed_in")));
    json_decref(status);
    danxi_session_close(session);
    ENDS(danxi_account_get_status(session, NULL), DANXI_ERROR_INVALID_HANDLE);
}

MAIN("walk", TEST(library), TEST(schema), TEST(open_and_sign_in), TEST(result_accessors), TEST(divisions_and_tags),
     TEST(holes), TEST(pages), TEST(call_by_name), TEST(asynchronous), TEST(watching), TEST(sign_out_and_close))
