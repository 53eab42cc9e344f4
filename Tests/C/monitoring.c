/* Tests what a program sees of its calls from outside: metrics, events and the health of a session. */
#include "check.h"

/* Returns the value of a line of the Prometheus text: the number after `series` and a space. -1 if there is no such line. */
static double counted(const char *series) {
    danxi_result *result = danxi_metrics(DANXI_METRICS_PROMETHEUS);
    CHECK_INT(danxi_result_status(result), DANXI_OK);
    size_t length = 0, wanted = strlen(series);
    const char *text = danxi_result_json(result, &length);
    CHECK(text && strlen(text) == length);
    double value = -1;
    for (const char *line = text; line; line = strchr(line, '\n') ? strchr(line, '\n') + 1 : NULL)
        if (strncmp(line, series, wanted) == 0 && line[wanted] == ' ') value = strtod(line + wanted, NULL);
    danxi_result_free(result);
    return value;
}

/* Returns the number of requests to all servers that the library has started. */
static long long requests(void) {
    json_t *metrics = VALUE(danxi_metrics(DANXI_METRICS_JSON)), *family, *series;
    size_t index, number;
    long long sum = 0;
    json_array_foreach(json_object_get(metrics, "metrics"), index, family) {
        if (strcmp(text_of(family, "name"), "danxi_requests_started_total") != 0) continue;
        json_array_foreach(json_object_get(family, "series"), number, series) sum += int_of(series, "value");
    }
    json_decref(metrics);
    return sum;
}

/* Returns the number of responses with a status that the stand-in's forum has sent, as the library has counted them. */
static long long responses(const char *status) {
    char series[200];
    snprintf(series, sizeof series, "danxi_requests_total{server=\"" FORUM_HOST "\",status=\"%s\"}", status);
    double value = counted(series);
    return value < 0 ? 0 : (long long)value;
}

/* Calls and requests are counted as both sides know them. */
static void numbers(void) {
    danxi_session *session = signed_in(NULL);
    double before = counted("danxi_calls_total{method=\"forum.get_hole\",outcome=\"ok\"}");
    long long found = responses("200"), missing = responses("404");
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    ENDS(danxi_forum_get_hole(session, 2, NULL), DANXI_OK);
    ENDS(danxi_forum_get_hole(session, 999999, NULL), DANXI_ERROR_NOT_FOUND);
    double after = counted("danxi_calls_total{method=\"forum.get_hole\",outcome=\"ok\"}");
    CHECK_INT(after - (before < 0 ? 0 : before), 2);
    CHECK(counted("danxi_calls_total{method=\"forum.get_hole\",outcome=\"not_found\"}") >= 1);
    CHECK_INT(responses("200") - found, 2);
    CHECK_INT(responses("404") - missing, 1);
    CHECK(counted("danxi_sessions_open") >= 1);
    danxi_session_close(session);
}

/* A call with invalid parameters is counted by its method, however it is made. */
static void invalid_calls(void) {
    const char *series = "danxi_calls_total{method=\"forum.get_hole\",outcome=\"invalid_json\"}";
    danxi_session *session = open_session(NULL);
    double before = counted(series);
    ENDS(danxi_call(session, "forum.get_hole", "{"), DANXI_ERROR_INVALID_JSON);
    ENDS(danxi_forum_get_hole(session, 1, "{"), DANXI_ERROR_INVALID_JSON);
    danxi_task *task = danxi_call_start(session, "forum.get_hole", "{");
    ENDS(danxi_task_wait(task), DANXI_ERROR_INVALID_JSON);
    danxi_task_free(task);
    CHECK_INT(counted(series) - (before < 0 ? 0 : before), 3);
    before = counted("danxi_calls_total{method=\"unknown\",outcome=\"invalid_argument\"}");
    ENDS(danxi_call(session, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    CHECK_INT(counted("danxi_calls_total{method=\"unknown\",outcome=\"invalid_argument\"}") - (before < 0 ? 0 : before),
              1);
    danxi_session_close(session);
}

/* The JSON has the same metrics as the text, and an unknown format is refused. */
static void formats(void) {
    json_t *value = VALUE(danxi_metrics(DANXI_METRICS_JSON));
    CHECK_INT(json_array_size(json_object_get(value, "bounds")), 16);
    size_t index;
    json_t *family;
    CHECK(json_array_size(json_object_get(value, "metrics")) > 3);
    json_array_foreach(json_object_get(value, "metrics"), index, family) {
        CHECK(*text_of(family, "help") && strncmp(text_of(family, "name"), "danxi_", 6) == 0);
        CHECK(json_is_array(json_object_get(family, "series")));
    }
    json_decref(value);
    FAILS(danxi_metrics((danxi_metrics_format)7), DANXI_ERROR_INVALID_ARGUMENT, "danxi_metrics", "7");
    danxi_result *text = danxi_metrics(DANXI_METRICS_PROMETHEUS);
    CHECK(danxi_result_jansson(text) == NULL);
    danxi_result_free(text);
}

/* ---- Events ---- */

struct received {
    pthread_mutex_t lock;
    json_t *events;     /* an array */
    pthread_t starter;  /* the thread of the last "call_start" */
    atomic_int secrets; /* the number of events with a password or an e-mail address */
};

static void receive(const char *event, void *user_data) {
    struct received *received = user_data;
    json_t *value = json_loads(event, 0, NULL);
    pthread_mutex_lock(&received->lock);
    if (strcmp(text_of(value, "event"), "call_start") == 0) received->starter = pthread_self();
    if (strstr(event, STUDENT_PASSWORD) || strstr(event, STUDENT_EMAIL)) atomic_fetch_add(&received->secrets, 1);
    json_array_append_new(received->events, value);
    pthread_mutex_unlock(&received->lock);
}

/* Returns the events of a kind that belong to a call of a method. The caller frees the array. */
static json_t *events_of(struct received *received, const char *kind, long long call) {
    json_t *found = json_array(), *event;
    size_t index;
    json_array_foreach(received->events, index, event) {
        if (strcmp(text_of(event, "event"), kind) != 0 || int_of(event, "call") != call) continue;
        json_array_append(found, event);
    }
    return found;
}

/* A call and its requests are received in order, the start on the caller's thread, and all of them before the session is closed. */
static void events(void) {
    struct received received = {.lock = PTHREAD_MUTEX_INITIALIZER, .events = json_array()};
    danxi_session *session = open_session(NULL);
    CHECK_INT(danxi_session_set_events(session, receive, &received), DANXI_OK);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK(pthread_equal(received.starter, pthread_self()));
    ENDS(danxi_forum_get_hole(session, 999999, NULL), DANXI_ERROR_NOT_FOUND);
    danxi_session_close(session);
    CHECK_INT(atomic_load(&received.secrets), 0);
    json_t *event;
    size_t index;
    int calls = 0;
    long long last = 0;
    json_array_foreach(received.events, index, event) {
        if (strcmp(text_of(event, "event"), "call_end") != 0) continue;
        calls++;
        last = int_of(event, "call");
        CHECK(int_of(event, "duration_us") >= 0 && int_of(event, "time_us") > 1700000000000000);
        json_t *starts = events_of(&received, "request_start", last), *ends = events_of(&received, "request_end", last);
        CHECK(json_array_size(starts) >= 1);
        CHECK_INT(json_array_size(starts), json_array_size(ends));
        json_decref(starts);
        json_decref(ends);
    }
    CHECK_INT(calls, 3);
    json_t *starts = events_of(&received, "request_start", last), *ends = events_of(&received, "request_end", last);
    CHECK_TEXT(text_of(json_array_get(starts, 0), "host"), FORUM_HOST);
    CHECK_TEXT(text_of(json_array_get(starts, 0), "server"), FORUM_HOST);
    CHECK_TEXT(text_of(json_array_get(starts, 0), "url"), "https://" FORUM_HOST "/api/holes/{id}");
    CHECK_INT(int_of(json_array_get(ends, 0), "status"), 404);
    CHECK(json_equal(json_object_get(json_array_get(starts, 0), "request"),
                     json_object_get(json_array_get(ends, 0), "request")));
    json_decref(starts);
    json_decref(ends);
    json_decref(received.events);
}

/* Without a callback, no event arrives. */
static void silence(void) {
    struct received received = {.lock = PTHREAD_MUTEX_INITIALIZER, .events = json_array()};
    danxi_session *session = open_session(NULL);
    CHECK_INT(danxi_session_set_events(session, receive, &received), DANXI_OK);
    CHECK_INT(danxi_session_set_events(session, NULL, NULL), DANXI_OK);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    danxi_session_close(session);
    CHECK_INT(json_array_size(received.events), 0);
    json_decref(received.events);
    CHECK_INT(danxi_session_set_events(session, receive, &received), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_session_set_events(NULL, NULL, NULL), DANXI_ERROR_INVALID_HANDLE);
}

/* ---- Health ---- */

/* A session is healthy before its first call and afterwards, and a check sends nothing. */
static void health(void) {
    danxi_session *session = open_session(NULL);
    for (int round = 0; round < 2; round++) {
        long long sent = requests();
        json_t *value = VALUE(danxi_session_health(session, 20000));
        CHECK_INT(requests(), sent);
        CHECK(json_is_true(json_object_get(value, "healthy")));
        json_t *threads = json_object_get(value, "threads");
        CHECK_INT(json_object_size(threads), 4);
        CHECK(json_is_true(json_object_get(threads, "network")) && json_is_true(json_object_get(threads, "callbacks")));
        CHECK_TEXT(text_of(json_object_get(value, "store"), "kind"), "memory");
        CHECK_INT(json_array_size(json_object_get(value, "paused")), 0);
        CHECK_INT(json_array_size(json_object_get(value, "in_trouble")), 0);
        json_decref(value);
        if (!round) ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    }
    danxi_session_close(session);
    FAILS(danxi_session_health(session, 1000), DANXI_ERROR_INVALID_HANDLE, "session");
    FAILS(danxi_session_health(NULL, 1000), DANXI_ERROR_INVALID_HANDLE, "session");
}

/* The directory of a store is checked. */
static void health_of_a_store(void) {
    char changes[PATH_MAX + 100];
    NEED(getenv("CHECK_DIRECTORY"));
    snprintf(changes, sizeof changes, "{\"store\": {\"path\": \"%s/health\"}}", getenv("CHECK_DIRECTORY"));
    danxi_session *session = open_session(changes);
    json_t *value = VALUE(danxi_session_health(session, 20000));
    CHECK(json_is_true(json_object_get(value, "healthy")));
    CHECK_TEXT(text_of(json_object_get(value, "store"), "kind"), "directory");
    CHECK(json_is_true(json_object_get(json_object_get(value, "store"), "is_writable")));
    json_decref(value);
    danxi_session_close(session);
}

MAIN("monitoring", TEST(numbers), TEST(invalid_calls), TEST(formats), TEST(events), TEST(silence), TEST(health),
     TEST(health_of_a_store))
