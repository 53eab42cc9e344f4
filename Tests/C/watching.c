/* Tests streams: callbacks, the queue, cancellation, closing, shared polls and stored tokens. */
#include <dirent.h>

#include "check.h"

#define FLOORS "/api/holes/3/floors"

static int posted;

/* Posts a floor in hole 3, and returns the identifier of the floor. */
static long long post_floor(danxi_session *session) {
    char text[40];
    snprintf(text, sizeof text, "A new floor, number %d", ++posted);
    json_t *floor = VALUE(danxi_forum_create_floor(session, text, 3, NULL));
    long long id = int_of(floor, "id");
    json_decref(floor);
    return id;
}

/* Polls once. Stores the new floors in `floors` if `floors` is not NULL, and returns the token, which the caller frees. */
static char *polled(danxi_session *session, const char *options, json_t **floors) {
    json_t *news = VALUE(danxi_forum_watch_hole(session, 3, options));
    char *token = strdup(text_of(news, "token"));
    if (floors) *floors = json_incref(json_object_get(news, "floors"));
    json_decref(news);
    NEED(token && *token);
    return token;
}

/* Returns the parameters of a stream or of one poll that starts after `token`. The string is valid until the next call of since(). */
static const char *since(const char *token, bool is_stream) {
    static char params[500];
    snprintf(params, sizeof params, "{%s\"since\": \"%s\"}", is_stream ? "\"id\": 3, \"interval_ms\": 5000, " : "",
             token);
    return params;
}

/* Checks that the only new floor of `result` has the identifier `id`, and frees the result. */
#define HAS_FLOOR(result, id) has_floor(__LINE__, result, id)
static void has_floor(int line, danxi_result *result, long long id) {
    json_t *news = value_at(__FILE__, line, "the result", result), *floors = json_object_get(news, "floors");
    check_int(__FILE__, line, "the number of new floors", (long long)json_array_size(floors), 1);
    check_int(__FILE__, line, "the identifier of the new floor", int_of(json_array_get(floors, 0), "id"), id);
    json_decref(news);
}

/* Each poll returns the floors after its token, and a token of another hole is refused. */
static void one_poll_after_the_other(void) {
    danxi_session *session = signed_in(NULL);
    json_t *floors;
    char *first = polled(session, NULL, &floors);
    CHECK_INT(json_array_size(floors), 0);
    json_decref(floors);
    long long id = post_floor(session);
    HAS_FLOOR(danxi_forum_watch_hole(session, 3, since(first, false)), id);
    char *second = polled(session, since(first, false), NULL);
    char *third = polled(session, since(second, false), &floors);
    CHECK_INT(json_array_size(floors), 0);
    json_decref(floors);
    CHECK_TEXT(third, second);
    /* Without a store, no token is stored, so a poll without a token returns no news. */
    id = post_floor(session);
    free(polled(session, NULL, &floors));
    CHECK_INT(json_array_size(floors), 0);
    json_decref(floors);
    FAILS(danxi_forum_watch_hole(session, 2, since(first, false)), DANXI_ERROR_INVALID_ARGUMENT, "since");
    free(first), free(second), free(third);
    danxi_session_close(session);
}

/* The results that a stream has delivered to its callback. */
struct listener {
    atomic_int news, last;
    atomic_int last_status;
    atomic_llong floor;
};

static void listen_to(danxi_result *result, void *user_data) {
    struct listener *listener = user_data;
    CHECK(danxi_result_user_data(result) == user_data);
    CHECK_INT(atomic_load(&listener->last), 0);
    danxi_status status = danxi_result_status(result);
    if (status == DANXI_OK) {
        json_t *news = danxi_result_jansson(result);
        json_t *floors = json_object_get(news, "floors");
        CHECK(json_array_size(floors) > 0);
        atomic_store(&listener->floor, int_of(json_array_get(floors, 0), "id"));
        json_decref(news);
        atomic_fetch_add(&listener->news, 1);
    } else {
        atomic_store(&listener->last_status, (int)status);
        atomic_fetch_add(&listener->last, 1);
    }
    danxi_result_free(result);
}

/* A stream delivers its news and its last result to its callback. */
static void results_by_callback(void) {
    danxi_session *session = signed_in(NULL);
    char *token = polled(session, NULL, NULL);
    long long id = post_floor(session);
    struct listener listener = {0};
    danxi_task *task = danxi_watch(session, "forum.watch_hole", since(token, true), listen_to, &listener);
    WAIT_FOR(atomic_load(&listener.news) == 1);
    CHECK_INT(atomic_load(&listener.floor), id);
    CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_OK);
    danxi_task_cancel(task);
    danxi_task_cancel(task);
    WAIT_FOR(atomic_load(&listener.last) == 1);
    CHECK_INT(atomic_load(&listener.last_status), DANXI_ERROR_CANCELLED);
    danxi_task_free(task);
    free(token);
    danxi_session_close(session);
    CHECK_INT(atomic_load(&listener.last), 1);
    CHECK_INT(atomic_load(&listener.news), 1);
}

/* A stream without a callback delivers its results through the queue. */
static void results_by_queue(void) {
    danxi_session *session = signed_in(NULL);
    char *token = polled(session, NULL, NULL);
    long long id = post_floor(session);
    danxi_task *task = danxi_watch(session, "forum.watch_hole", since(token, true), NULL, &task);
    danxi_result *result = danxi_session_next(session, 60000);
    CHECK(danxi_result_user_data(result) == &task);
    HAS_FLOOR(result, id);
    danxi_task_cancel(task);
    result = danxi_session_next(session, 60000);
    CHECK(danxi_result_user_data(result) == &task);
    FAILS(result, DANXI_ERROR_CANCELLED, "cancelled");
    CHECK(danxi_session_next(session, 50) == NULL);
    danxi_task_free(task);
    free(token);
    danxi_session_close(session);
}

/* A floor that is posted while a stream waits is returned by the next poll. */
static void posted_while_a_stream_waits(void) {
    danxi_session *session = signed_in(NULL);
    long long start = now_ms();
    danxi_task *task = danxi_watch(session, "forum.watch_hole", "{\"id\": 3, \"interval_ms\": 5000}", NULL, NULL);
    WAIT_FOR(count_requests("GET", FORUM_HOST, FLOORS) >= 1);
    long long id = post_floor(session);
    danxi_result *result = danxi_session_next(session, 60000);
    CHECK(result);
    HAS_FLOOR(result, id);
    CHECK(count_requests("GET", FORUM_HOST, FLOORS) <= 2 + (now_ms() - start) / 5000);
    danxi_task_free(task);
    danxi_session_close(session);
}

#define WATCHERS 20

/* Streams that watch the same hole share their requests. */
static void sharing_polls(void) {
    danxi_session *session = signed_in(NULL);
    char *token = polled(session, NULL, NULL);
    long long id = post_floor(session);
    clear_requests();
    order_fault("{\"kind\": \"delay\", \"ms\": 5000, \"path\": \"" FLOORS "\"}");
    struct listener listeners[WATCHERS] = {0};
    danxi_task *tasks[WATCHERS];
    for (int index = 0; index < WATCHERS; index++)
        tasks[index] = danxi_watch(session, "forum.watch_hole", since(token, true), listen_to, &listeners[index]);
    /* Cancelling one stream does not affect the other streams. */
    pause_ms(500);
    danxi_task_cancel(tasks[0]);
    for (int index = 1; index < WATCHERS; index++) {
        WAIT_FOR(atomic_load(&listeners[index].news) == 1);
        CHECK_INT(atomic_load(&listeners[index].floor), id);
    }
    /* A second request is sent if the cancelled stream had started its request before the other streams could share the request. */
    CHECK(count_requests("GET", FORUM_HOST, FLOORS) <= 2);
    WAIT_FOR(atomic_load(&listeners[0].last) == 1);
    CHECK_INT(atomic_load(&listeners[0].news), 0);
    for (int index = 0; index < WATCHERS; index++) danxi_task_free(tasks[index]);
    danxi_session_close(session);
    for (int index = 0; index < WATCHERS; index++) {
        CHECK_INT(atomic_load(&listeners[index].last), 1);
        CHECK_INT(atomic_load(&listeners[index].last_status), index == 0 ? DANXI_ERROR_CANCELLED : DANXI_ERROR_CLOSED);
    }
    free(token);
}

/* Closing a session ends its streams at once, each with the result `closed`. */
static void closing_during_polls(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"delay\", \"ms\": 30000, \"host\": \"" FORUM_HOST "\", \"times\": null}");
    struct listener listener = {0};
    danxi_task_free(danxi_watch(session, "forum.watch_messages", NULL, listen_to, &listener));
    danxi_task_free(danxi_watch(session, "forum.watch_hole", "{\"id\": 3}", NULL, NULL));
    WAIT_FOR(count_requests("GET", FORUM_HOST, NULL) == 2);
    long long start = now_ms();
    danxi_session_close(session);
    CHECK_SOON(start);
    CHECK_INT(atomic_load(&listener.news), 0);
    CHECK_INT(atomic_load(&listener.last), 1);
    CHECK_INT(atomic_load(&listener.last_status), DANXI_ERROR_CLOSED);
}

/* A stream that cannot start, or whose poll fails with an error that is not retried, ends with one result. */
static void failing_streams(void) {
    danxi_session *session = open_session(NULL);
    static const struct {
        const char *method, *params;
        danxi_status status;
    } streams[] = {
        {"no.such", NULL, DANXI_ERROR_UNKNOWN_METHOD},
        {NULL, NULL, DANXI_ERROR_INVALID_ARGUMENT},
        {"forum.get_hole", "{\"id\": 3}", DANXI_ERROR_INVALID_ARGUMENT},
        {"forum.watch_hole", "{", DANXI_ERROR_INVALID_JSON},
        {"forum.watch_hole", NULL, DANXI_ERROR_INVALID_ARGUMENT},
        {"forum.watch_hole", "{\"id\": 3, \"interval_ms\": 4999}", DANXI_ERROR_INVALID_ARGUMENT},
        {"forum.watch_hole", "{\"id\": 3, \"since\": \"hole:2:0:\"}", DANXI_ERROR_INVALID_ARGUMENT},
        {"forum.watch_hole", "{\"id\": 3}", DANXI_ERROR_NOT_SIGNED_IN},
        {"score.watch", "{\"semester_id\": 505}", DANXI_ERROR_NOT_SIGNED_IN},
    };
    for (size_t index = 0; index < sizeof streams / sizeof *streams; index++) {
        danxi_task_free(danxi_watch(session, streams[index].method, streams[index].params, NULL, NULL));
        ENDS(danxi_session_next(session, 60000), streams[index].status);
        CHECK(danxi_session_next(session, 20) == NULL);
    }
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    danxi_task_free(danxi_watch(session, "forum.watch_hole", "{\"id\": 987654321}", NULL, NULL));
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_NOT_FOUND);
    /* A stream ends when the session signs in with another account. */
    danxi_task_free(danxi_watch(session, "forum.watch_messages", "{\"interval_ms\": 5000}", NULL, NULL));
    WAIT_FOR(count_requests("GET", FORUM_HOST, "/api/messages") >= 1);
    ENDS(danxi_account_login(session, ANOTHER_EMAIL, ANOTHER_PASSWORD, NULL), DANXI_OK);
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_ACCOUNT_CHANGED);
    danxi_session_close(session);
}

static const char *store(void) {
    static char changes[1100];
    NEED(getenv("CHECK_DIRECTORY"));
    snprintf(changes, sizeof changes, "{\"store\": {\"path\": \"%s/watching\"}}", getenv("CHECK_DIRECTORY"));
    return changes;
}

/* Returns whether a file of the store contains `token`. */
static bool is_kept(const char *token) {
    char path[2000], content[4096];
    snprintf(path, sizeof path, "%s/watching", getenv("CHECK_DIRECTORY"));
    DIR *directory = opendir(path);
    NEED(directory);
    bool found = false;
    for (const struct dirent *entry; (entry = readdir(directory));) {
        snprintf(path, sizeof path, "%s/watching/%s", getenv("CHECK_DIRECTORY"), entry->d_name);
        FILE *file = strncmp(entry->d_name, "watch.", 6) == 0 ? fopen(path, "r") : NULL;
        if (!file) continue;
        content[fread(content, 1, sizeof content - 1, file)] = 0;
        fclose(file);
        if (strstr(content, token)) found = true;
    }
    closedir(directory);
    return found;
}

/* With a store, polls and streams start after the stored token. The token is stored when the program frees the result. */
static void stored_tokens(void) {
    danxi_session *session = open_session(store());
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": true}"), DANXI_OK);
    json_t *floors;
    free(polled(session, NULL, &floors));
    CHECK_INT(json_array_size(floors), 0);
    json_decref(floors);
    danxi_session_close(session);
    session = open_session(store());
    long long id = post_floor(session);
    /* If a result does not reach the program, its items are delivered again. */
    order_fault("{\"kind\": \"delay\", \"ms\": 20000, \"path\": \"" FLOORS "\"}");
    ENDS(danxi_forum_watch_hole(session, 3, "{\"timeout_ms\": 200}"), DANXI_ERROR_TIMEOUT);
    clear_faults();
    HAS_FLOOR(danxi_forum_watch_hole(session, 3, NULL), id);
    free(polled(session, NULL, &floors));
    CHECK_INT(json_array_size(floors), 0);
    json_decref(floors);
    /* A stream continues after the stored token, and stores a new token when the program frees the result. */
    id = post_floor(session);
    for (int round = 0; round < 2; round++) {
        danxi_task *task = danxi_watch(session, "forum.watch_hole", "{\"id\": 3}", NULL, NULL);
        danxi_result *result = danxi_session_next(session, 60000);
        if (round == 0) {
            /* This stream ends before its result is freed, so the next stream delivers the items again. */
            danxi_task_cancel(task);
            ENDS(danxi_session_next(session, 60000), DANXI_ERROR_CANCELLED);
        }
        json_t *news = danxi_result_jansson(result);
        char *token = strdup(text_of(news, "token"));
        json_decref(news);
        HAS_FLOOR(result, id);
        if (round == 1) WAIT_FOR(is_kept(token));
        free(token);
        danxi_task_free(task);
    }
    danxi_session_close(session);
    session = open_session(store());
    free(polled(session, NULL, &floors));
    CHECK_INT(json_array_size(floors), 0);
    json_decref(floors);
    /* Stored tokens belong to an account, and signing out removes them. */
    ENDS(danxi_account_logout(session, NULL), DANXI_OK);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    post_floor(session);
    free(polled(session, NULL, &floors));
    CHECK_INT(json_array_size(floors), 0);
    json_decref(floors);
    danxi_session_close(session);
}

static danxi_task *racing[200];

static void *cancel_all(void *unused) {
    (void)unused;
    for (int index = 0; index < 200; index++) danxi_task_cancel(racing[index]);
    return NULL;
}

/* A stream that several threads cancel at once has exactly one last result. */
static void exactly_one_last_result(void) {
    danxi_session *session = signed_in(NULL);
    static struct listener listeners[200];
    for (int index = 0; index < 200; index++)
        racing[index] = danxi_watch(session, index % 2 ? "forum.watch_messages" : "forum.watch_hole",
                                    index % 2 ? NULL : "{\"id\": 3}", listen_to, &listeners[index]);
    pthread_t threads[4];
    for (int index = 0; index < 4; index++) threads[index] = start_thread(cancel_all, NULL);
    for (int index = 0; index < 4; index++) pthread_join(threads[index], NULL);
    danxi_session_close(session);
    for (int index = 0; index < 200; index++) {
        CHECK_INT(atomic_load(&listeners[index].last), 1);
        CHECK_INT(atomic_load(&listeners[index].last_status), DANXI_ERROR_CANCELLED);
        danxi_task_free(racing[index]);
    }
}

MAIN("watching", TEST(one_poll_after_the_other), TEST(results_by_callback), TEST(results_by_queue),
     TEST(posted_while_a_stream_waits), TEST(sharing_polls), TEST(closing_during_polls), TEST(failing_streams),
     TEST(stored_tokens), TEST(exactly_one_last_result))
