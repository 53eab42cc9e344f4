/* A program for the first version of the library. It is compiled with the headers of that version, and runs with the newest library.
 *
 * The program uses the parts that a later version could break: typed calls, calls by name, asynchronous calls, the queue, streams, pages,
 * tables of functions, and the numbers of errors and constants. At the end, the program prints "ok". */
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <danxi/danxi.h>

#define NEED(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: this is false: %s\n", __FILE__, __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)

static danxi_status finish(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    if (status != DANXI_OK) fprintf(stderr, "%s\n", danxi_result_json(result, NULL));
    danxi_result_free(result);
    return status;
}

static int seen; /* number of requests that the interceptor has seen */
static int read; /* number of values that the library has requested from the store */

static void will_send(danxi_decision *decision, const char *exchange, void *user_data) {
    NEED(exchange[0] == '{' && user_data == &seen);
    seen++;
    NEED(danxi_decision_proceed(decision) == DANXI_OK);
}

/* The functions of a store that is always empty. */

static void get(danxi_operation *operation, const char *key, void *user_data) {
    NEED(key[0] && user_data == &read);
    read++;
    NEED(danxi_operation_miss(operation) == DANXI_OK);
}

static void put(danxi_operation *operation, const char *key, const void *value, size_t length, int64_t lifetime_ms,
                void *user_data) {
    NEED(key[0] && value && length > 0 && lifetime_ms > 0 && user_data == &read);
    NEED(danxi_operation_succeed(operation, NULL, 0) == DANXI_OK);
}

static void remove_values(danxi_operation *operation, const char *key, void *user_data) {
    (void)key, (void)user_data;
    NEED(danxi_operation_succeed(operation, NULL, 0) == DANXI_OK);
}

static void lock(danxi_operation *operation, const char *key, const char *token, int64_t lease_ms, void *user_data) {
    NEED(key[0] && token[0] && lease_ms > 0 && user_data == &read);
    NEED(danxi_operation_succeed(operation, NULL, 0) == DANXI_OK);
}

static void unlock(danxi_operation *operation, const char *key, const char *token, void *user_data) {
    NEED(key[0] && token[0] && user_data == &read);
    NEED(danxi_operation_succeed(operation, NULL, 0) == DANXI_OK);
}

static void calls(danxi_session *session) {
    danxi_result *login = danxi_account_login(session, getenv("DANXI_EMAIL"), getenv("DANXI_PASSWORD"), NULL);
    NEED(finish(login) == DANXI_OK);
    NEED(finish(danxi_call(session, "forum.get_divisions", NULL)) == DANXI_OK);

    danxi_result *divisions = danxi_forum_get_divisions(session, "{\"cache\": \"only\"}");
    NEED(danxi_result_status(divisions) == DANXI_OK);
    NEED(danxi_result_source(divisions) == DANXI_SOURCE_MEMORY && danxi_result_age_ms(divisions) >= 0);
    size_t length = 0;
    NEED(danxi_result_json(divisions, &length)[0] == '[' && length == strlen(danxi_result_json(divisions, NULL)));
    danxi_result_free(divisions);

    danxi_result *missing = danxi_forum_get_hole(session, 99999999, NULL);
    danxi_status status = danxi_result_status(missing);
    NEED(status == DANXI_ERROR_NOT_FOUND && strcmp(danxi_status_name(status), "not_found") == 0);
    danxi_result_free(missing);

    danxi_result *page = danxi_forum_list_holes_in_division(session, 1, "{\"size\": 3}");
    NEED(danxi_result_status(page) == DANXI_OK && danxi_result_continuation(page));
    danxi_result *next = danxi_next_page(session, page, NULL);
    NEED(next && danxi_result_status(next) == DANXI_OK);
    danxi_result_free(page);
    danxi_result_free(next);
}

static void queue(danxi_session *session) {
    struct pollfd descriptor = {.fd = danxi_session_fd(session), .events = POLLIN};
    danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, &seen);
    NEED(task && poll(&descriptor, 1, 60000) == 1);
    danxi_result *result = danxi_session_next(session, 0);
    NEED(danxi_result_user_data(result) == &seen && finish(result) == DANXI_OK);
    int64_t received = -1;
    NEED(danxi_task_progress(task, &received, NULL) == DANXI_OK && received >= 0);
    danxi_task_free(task);

    danxi_task *stream = danxi_watch(session, "forum.watch_hole", "{\"id\": 1}", NULL, NULL);
    danxi_task_cancel(stream);
    danxi_result *last = danxi_session_next(session, 60000);
    NEED(danxi_result_status(last) == DANXI_ERROR_CANCELLED);
    danxi_result_free(last);
    danxi_task_free(stream);
}

int main(void) {
    /* The tables have the size of the first version. A newer library must not read beyond their size. */
    danxi_interceptor interceptor = {.size = sizeof interceptor, .user_data = &seen, .will_send = will_send};
    danxi_store store = {.size = sizeof store,
                         .user_data = &read,
                         .get = get,
                         .put = put,
                         .remove = remove_values,
                         .remove_all = remove_values,
                         .lock = lock,
                         .unlock = unlock};
    const danxi_interceptor *interceptors[] = {&interceptor};
    danxi_extensions extensions = {
        .size = sizeof extensions, .interceptors = interceptors, .interceptor_count = 1, .store = &store};
    danxi_session *session;
    NEED(finish(danxi_session_open_with(getenv("DANXI_CONFIG"), &extensions, &session)) == DANXI_OK);
    calls(session);
    queue(session);
    danxi_session_close(session);
    NEED(seen > 0 && read > 0);
    puts("ok");
    return 0;
}
