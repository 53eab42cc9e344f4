/* Tests interceptors of the program: the exchanges that they see, their decisions, and slow or wrong interceptors, which do not delay a
 * call beyond its deadline. */
#include "extensions.h"

#define HOLE "/api/holes/1"
#define PLAIN_HOLE "forum.get_hole"

/* ---- Exchanges ---- */

/* The functions of a well-behaved interceptor whose user_data is a struct record. */
#define RECORD_AND_PROCEED(name) \
    static void name(danxi_decision *decision, const char *exchange, void *user_data) { \
        record(user_data, #name, exchange); \
        CHECK_INT(danxi_decision_proceed(decision), DANXI_OK); \
    }
#define RECORD_ONLY(name) \
    static void name(const char *exchange, void *user_data) { record(user_data, #name, exchange); }
RECORD_AND_PROCEED(prepare)
RECORD_AND_PROCEED(will_send)
RECORD_ONLY(will_receive)
RECORD_AND_PROCEED(intercept)
RECORD_ONLY(did_receive)

static danxi_interceptor recorder(struct record *record) {
    return (danxi_interceptor){.size = sizeof(danxi_interceptor),
                               .user_data = record,
                               .prepare = prepare,
                               .will_send = will_send,
                               .will_receive = will_receive,
                               .intercept = intercept,
                               .did_receive = did_receive,
                               .release = count_release};
}

/* Closes a session, and waits until its interceptor is released, because the interceptor's user_data is a local variable of the caller. */
static void close_and_wait(danxi_session *session, atomic_int *released) {
    danxi_session_close(session);
    WAIT_FOR(atomic_load(released) == 1);
}

/* For one request, the functions of an interceptor run in a fixed order with the same exchange. */
static void functions_run_in_order(void) {
    struct record record = RECORD;
    danxi_interceptor interceptor = recorder(&record);
    danxi_session *session = intercepted(&interceptor);
    forget(&record);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK_TEXT(record.steps, "prepare will_send will_receive intercept did_receive");
    json_int_t id = 0;
    int index = 0;
    for (char *rest = record.exchanges, *line; (line = strsep(&rest, "\n")) && *line; index++) {
        json_t *exchange = json_loads(line, 0, NULL), *request = json_object_get(exchange, "request");
        if (!id) id = int_of(exchange, "id");
        CHECK_INT(int_of(exchange, "id"), id);
        CHECK_TEXT(text_of(exchange, "call"), PLAIN_HOLE);
        CHECK_INT(int_of(exchange, "attempt"), 1);
        CHECK_TEXT(text_of(request, "method"), "GET");
        CHECK_TEXT(text_of(request, "url"), "https://" FORUM_HOST HOLE);
        CHECK_TEXT(text_of(request, "effect"), "safe");
        json_t *headers = json_object_get(request, "headers");
        if (index < 2) CHECK_TEXT(text_of(headers, "authorization"), "…");
        json_t *response = json_object_get(exchange, "response");
        if (index == 2 || index == 3) {
            CHECK_INT(int_of(response, "status"), 200);
            CHECK_WORDS(text_of(json_object_get(response, "headers"), "content-type"), "json");
            CHECK_WORDS(text_of(response, "body"), "\"hole_id\"");
        } else {
            CHECK(!response);
        }
        CHECK(json_is_true(json_object_get(exchange, "may_retry")) == (index == 3));
        CHECK(!json_object_get(exchange, "error"));
        json_decref(exchange);
    }
    CHECK_INT(index, 5);
    close_and_wait(session, &record.released);
}

/* An interceptor also sees failed requests: their error and, if the server has responded, the response. */
static void failed_requests(void) {
    struct record record = RECORD;
    danxi_interceptor interceptor = recorder(&record);
    danxi_session *session = intercepted(&interceptor);
    forget(&record);
    order_fault("{\"kind\": \"close\", \"host\": \"" FORUM_HOST "\", \"times\": null}");
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_NETWORK);
    CHECK_TEXT(record.steps, "prepare will_send will_receive intercept did_receive");
    CHECK_WORDS(record.exchanges, "\"error\":{\"code\":9,\"name\":\"network\"");
    clear_faults();
    forget(&record);
    ENDS(danxi_forum_get_hole(session, 99999999, NULL), DANXI_ERROR_NOT_FOUND);
    CHECK_WORDS(strstr(record.exchanges, "\"may_retry\""), "\"status\":404", "\"name\":\"not_found\"");
    close_and_wait(session, &record.released);
}

/* Exchanges contain passwords and tokens only if the interceptor sets with_secrets. */
static void secrets(void) {
    struct record record = RECORD;
    danxi_interceptor interceptor = recorder(&record);
    danxi_session *session = intercepted(&interceptor);
    CHECK_WORDS(record.exchanges, "/api/login", "\"body_omitted\":\"secret\"");
    CHECK(!strstr(record.exchanges, STUDENT_PASSWORD));
    CHECK(!strstr(record.exchanges, "refresh\\\""));
    expire_tokens("access");
    forget(&record);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK_WORDS(record.exchanges, "/api/refresh", "\"status\":401", "\"attempt\":2");
    CHECK(!strstr(record.exchanges, "Bearer"));
    close_and_wait(session, &record.released);

    struct record all = RECORD;
    interceptor = recorder(&all);
    interceptor.with_secrets = 1;
    session = intercepted(&interceptor);
    CHECK_WORDS(all.exchanges, STUDENT_PASSWORD, "refresh\\\"");
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK_WORDS(all.exchanges, "Bearer");
    close_and_wait(session, &all.released);
}

/* ---- Decisions ---- */

/* The decisions of an interceptor about the requests of one method. Other requests proceed. */
struct choice {
    const char *method;
    const char *replacement, *reason;
    bool veto;
    bool retry;
    atomic_int count;
};

static void give(danxi_decision *decision, const char *exchange, void *user_data) {
    struct choice *choice = user_data;
    if (!is_call(exchange, choice->method)) {
        danxi_decision_proceed(decision);
        return;
    }
    atomic_fetch_add(&choice->count, 1);
    if (choice->veto)
        danxi_decision_veto(decision, choice->reason);
    else if (choice->retry)
        danxi_decision_retry(decision, 1);
    else
        danxi_decision_replace(decision, choice->replacement);
}

/* An interceptor can change the URL and the headers of a request. An invalid replacement fails the call. */
static void replaces_requests(void) {
    struct choice choice = {.method = PLAIN_HOLE,
                            .replacement =
                                "{\"headers\": {\"referer\": \"https://a.test/\", \"accept\": null, "
                                "\"authorization\": \"…\"}, \"url\": \"https://" FORUM_HOST "/api/holes/2\"}"};
    danxi_interceptor interceptor = {.size = sizeof interceptor, .user_data = &choice, .prepare = give};
    danxi_session *session = intercepted(&interceptor);
    json_t *hole = VALUE(danxi_forum_get_hole(session, 1, NULL));
    CHECK_INT(int_of(hole, "id"), 2);
    json_decref(hole);
    CHECK(last_request_has(FORUM_HOST, "referer"));
    CHECK(last_request_has(FORUM_HOST, "authorization"));
    CHECK_INT(count_requests("GET", FORUM_HOST, HOLE), 0);

    /* The token is not sent to another host. */
    choice.replacement = "{\"url\": \"https://" AUTH_HOST "/api/\"}";
    FAILS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_TLS, FORUM_HOST);
    const char *invalid[] = {"{\"url\": \"/holes\"}",           "{\"url\": 1}",      "{\"headers\": {\"a b\": \"1\"}}",
                             "{\"headers\": {\"a\": \"\\n\"}}", "{\"status\": 200}", "{\"body_base64\": \"*\"}",
                             "{\"method\": \"TRACE\"}"};
    for (size_t index = 0; index < sizeof invalid / sizeof *invalid; index++) {
        choice.replacement = invalid[index];
        FAILS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "danxi_decision_replace");
    }
    choice.replacement = "{";
    FAILS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_INVALID_JSON, "danxi_decision_replace");
    choice.replacement = NULL;
    FAILS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "NULL");
    danxi_session_close(session);
}

/* An interceptor can replace a response or an error. The replacement of an error must have a status. */
static void replaces_responses(void) {
    struct choice choice = {.method = "forum.get_divisions",
                            .replacement = "{\"status\": 200, \"body\": \"[]\", \"headers\": {\"set-cookie\": null}}"};
    danxi_interceptor interceptor = {.size = sizeof interceptor, .user_data = &choice, .intercept = give};
    danxi_session *session = intercepted(&interceptor);
    json_t *divisions = VALUE(danxi_forum_get_divisions(session, NULL));
    CHECK_INT(json_array_size(divisions), 0);
    json_decref(divisions);
    /* A response can also replace an error. */
    order_fault("{\"kind\": \"close\", \"host\": \"" FORUM_HOST "\", \"times\": null}");
    ENDS(danxi_forum_get_divisions(session, "{\"cache\": \"refresh\"}"), DANXI_OK);
    choice.replacement = "{\"body\": \"[]\"}";
    FAILS(danxi_forum_get_divisions(session, "{\"cache\": \"refresh\"}"), DANXI_ERROR_INVALID_ARGUMENT, "status");
    CHECK_INT(atomic_load(&choice.count), 3);
    danxi_session_close(session);
}

/* A veto makes the call fail, and the error contains the reason. An interceptor can veto before the request and after the response. */
static void vetoes(void) {
    struct choice choice = {.method = PLAIN_HOLE, .veto = true, .reason = "not on Mondays"};
    danxi_interceptor interceptor = {.size = sizeof interceptor, .user_data = &choice, .prepare = give};
    danxi_session *session = intercepted(&interceptor);
    json_t *error = FAILURE(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_VETOED);
    CHECK_WORDS(text_of(error, "message"), "not on Mondays", HOLE);
    CHECK_TEXT(text_of(json_object_get(error, "detail"), "reason"), "not on Mondays");
    CHECK(int_of(json_object_get(error, "detail"), "exchange") > 0);
    json_decref(error);
    danxi_session_close(session);

    interceptor = (danxi_interceptor){.size = sizeof interceptor, .user_data = &choice, .will_send = give};
    choice.reason = NULL;
    session = intercepted(&interceptor);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_VETOED);
    CHECK_INT(count_requests("GET", FORUM_HOST, HOLE), 0);
    choice.veto = false;
    choice.replacement = "{}";
    FAILS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "will_send", "danxi_decision_replace");
    danxi_session_close(session);

    /* The write has been sent, so its outcome is unknown. */
    choice = (struct choice){.method = "forum.create_floor", .veto = true, .reason = "\xff"};
    interceptor = (danxi_interceptor){.size = sizeof interceptor, .user_data = &choice, .intercept = give};
    session = intercepted(&interceptor);
    FAILS(danxi_forum_create_floor(session, "Hello", 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "UTF-8");
    choice.reason = "too late";
    error = FAILURE(danxi_forum_create_floor(session, "Hello", 1, NULL), DANXI_ERROR_VETOED);
    CHECK_TEXT(text_of(json_object_get(error, "detail"), "outcome"), "unknown");
    json_decref(error);
    danxi_session_close(session);
}

/* An interceptor can have a read sent again, at most four times. */
static void retries(void) {
    struct choice choice = {.method = PLAIN_HOLE, .retry = true};
    danxi_interceptor interceptor = {.size = sizeof interceptor, .user_data = &choice, .intercept = give};
    danxi_session *session = intercepted(&interceptor);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK_INT(count_requests("GET", FORUM_HOST, HOLE), 5);
    CHECK_INT(atomic_load(&choice.count), 5);
    /* A write is sent once, even if the interceptor asks for a retry. */
    choice.method = "forum.create_floor";
    ENDS(danxi_forum_create_floor(session, "Hello", 1, NULL), DANXI_OK);
    order_fault("{\"kind\": \"lost\", \"host\": \"" FORUM_HOST "\", \"method\": \"POST\"}");
    ENDS(danxi_forum_create_floor(session, "Hello again", 1, NULL), DANXI_ERROR_NETWORK);
    CHECK_INT(count_requests("POST", FORUM_HOST, NULL), 2);
    danxi_session_close(session);
}

/* Interceptors run in the order of the table, and each of them sees the changes by the earlier ones. */
static void several_interceptors(void) {
    struct choice one = {.method = PLAIN_HOLE, .replacement = "{\"headers\": {\"x-trace\": \"1\"}}"};
    struct record record = RECORD;
    danxi_interceptor first = {.size = sizeof first, .user_data = &one, .prepare = give};
    danxi_interceptor second = recorder(&record);
    const danxi_interceptor *const interceptors[] = {&first, &second};
    danxi_extensions extensions = {.size = sizeof extensions, .interceptors = interceptors, .interceptor_count = 2};
    danxi_session *session = open_with(NULL, &extensions);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    forget(&record);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK_WORDS(record.exchanges, "\"x-trace\":\"1\"");
    /* The second interceptor does not see requests that the first one refuses. */
    one.veto = true;
    forget(&record);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_VETOED);
    CHECK_TEXT(record.steps, "");
    close_and_wait(session, &record.released);
}

/* ---- Misbehavior ---- */

#define SHORT "{\"timeout_ms\": 2000}"

/* An interceptor that calls a function of the test for each request of one method. */
struct scripted {
    danxi_session *session;
    void (*act)(struct scripted *scripted, danxi_decision *decision);
    _Atomic(danxi_decision *) decision;
    atomic_bool is_held;
    atomic_int count, released;
};

static void act(danxi_decision *decision, const char *exchange, void *user_data) {
    struct scripted *scripted = user_data;
    if (!is_call(exchange, PLAIN_HOLE)) {
        danxi_decision_proceed(decision);
        return;
    }
    atomic_store(&scripted->decision, decision);
    atomic_fetch_add(&scripted->count, 1);
    scripted->act(scripted, decision);
}

static void observe(const char *exchange, void *user_data) {
    struct scripted *scripted = user_data;
    if (is_call(exchange, PLAIN_HOLE)) scripted->act(scripted, NULL);
}

static void count_scripted_release(void *user_data) { atomic_fetch_add(&((struct scripted *)user_data)->released, 1); }

static void open_scripted(struct scripted *scripted) {
    danxi_interceptor interceptor = {
        .size = sizeof interceptor, .user_data = scripted, .prepare = act, .release = count_scripted_release};
    scripted->session = intercepted(&interceptor);
}

/* Closes the session, and checks that closing does not wait for the interceptor. */
static void close_quickly(struct scripted *scripted) {
    long long start = now_ms();
    danxi_session_close(scripted->session);
    CHECK_SOON(start);
}

static void never(struct scripted *scripted, danxi_decision *decision) { (void)scripted, (void)decision; }

/* If an interceptor does not decide, the call ends at its deadline. */
static void never_decides(void) {
    struct scripted scripted = {.act = never};
    open_scripted(&scripted);
    FAILS(danxi_forum_get_hole(scripted.session, 1, SHORT), DANXI_ERROR_TIMEOUT, "prepare", "deadline");
    CHECK_INT(danxi_decision_proceed(scripted.decision), DANXI_ERROR_INVALID_HANDLE);
    /* Calls without a decision end at once when they are cancelled or the session is closed. */
    danxi_task *task = danxi_call_async(scripted.session, PLAIN_HOLE, "{\"id\": 1}", NULL, NULL);
    WAIT_FOR(atomic_load(&scripted.count) == 2);
    danxi_task_cancel(task);
    ENDS(danxi_session_next(scripted.session, 60000), DANXI_ERROR_CANCELLED);
    danxi_task_free(task);
    task = danxi_call_async(scripted.session, PLAIN_HOLE, "{\"id\": 1}", NULL, NULL);
    WAIT_FOR(atomic_load(&scripted.count) == 3);
    close_quickly(&scripted);
    CHECK_INT(danxi_decision_proceed(scripted.decision), DANXI_ERROR_INVALID_HANDLE);
    danxi_task_free(task);
    WAIT_FOR(atomic_load(&scripted.released) == 1);
    CHECK_INT(count_requests("GET", FORUM_HOST, HOLE), 0);
}

static void hold(struct scripted *scripted, danxi_decision *decision) {
    atomic_store(&scripted->is_held, true);
    while (atomic_load(&scripted->is_held)) pause_ms(1);
    if (decision) CHECK_INT(danxi_decision_proceed(decision), DANXI_ERROR_INVALID_HANDLE);
}

/* If a function of an interceptor blocks, its call ends at the deadline, and other calls continue. */
static void interceptor_blocks(void) {
    struct scripted scripted = {.act = hold};
    open_scripted(&scripted);
    ENDS(danxi_forum_get_hole(scripted.session, 1, SHORT), DANXI_ERROR_TIMEOUT);
    ENDS(danxi_forum_get_divisions(scripted.session, NULL), DANXI_OK);
    close_quickly(&scripted);
    /* user_data is not released before the function returns. */
    CHECK_INT(atomic_load(&scripted.released), 0);
    atomic_store(&scripted.is_held, false);
    WAIT_FOR(atomic_load(&scripted.released) == 1);
}

/* If `will_receive` or `did_receive` blocks, closing the session does not wait for the function. */
static void observer_blocks(void) {
    for (int step = 0; step < 2; step++) {
        struct scripted scripted = {.act = hold};
        danxi_interceptor interceptor = {
            .size = sizeof interceptor, .user_data = &scripted, .release = count_scripted_release};
        if (step)
            interceptor.did_receive = observe;
        else
            interceptor.will_receive = observe;
        scripted.session = intercepted(&interceptor);
        danxi_result *result = danxi_forum_get_hole(scripted.session, 1, SHORT);
        danxi_status status = danxi_result_status(result);
        CHECK(status == DANXI_ERROR_TIMEOUT || status == DANXI_OK);
        danxi_result_free(result);
        close_quickly(&scripted);
        atomic_store(&scripted.is_held, false);
        WAIT_FOR(atomic_load(&scripted.released) == 1);
    }
}

static void decide_twice(struct scripted *scripted, danxi_decision *decision) {
    (void)scripted;
    CHECK_INT(danxi_decision_proceed(decision), DANXI_OK);
    CHECK_INT(danxi_decision_proceed(decision), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_decision_veto(decision, "changed my mind"), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_decision_replace(decision, "{"), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_decision_retry(decision, 0), DANXI_ERROR_INVALID_HANDLE);
}

/* A second decision about an exchange is refused, and the first is used. */
static void decides_twice(void) {
    struct scripted scripted = {.act = decide_twice};
    open_scripted(&scripted);
    ENDS(danxi_forum_get_hole(scripted.session, 1, NULL), DANXI_OK);
    CHECK_INT(danxi_decision_proceed(scripted.decision), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_decision_proceed(NULL), DANXI_ERROR_INVALID_HANDLE);
    close_and_wait(scripted.session, &scripted.released);
    CHECK_INT(danxi_decision_proceed(scripted.decision), DANXI_ERROR_INVALID_HANDLE);
    WAIT_FOR(atomic_load(&scripted.count) == 1);
}

static void *proceed_later(void *user_data) {
    struct scripted *scripted = user_data;
    pause_ms(50);
    CHECK_INT(danxi_decision_proceed(scripted->decision), DANXI_OK);
    return NULL;
}

/* A decision can be made later and on another thread. */
static void from_another_thread(void) {
    struct scripted scripted = {.act = never};
    open_scripted(&scripted);
    danxi_task *task = danxi_call_async(scripted.session, PLAIN_HOLE, "{\"id\": 1}", NULL, NULL);
    WAIT_FOR(atomic_load(&scripted.count) == 1);
    pthread_join(start_thread(proceed_later, &scripted), NULL);
    ENDS(danxi_session_next(scripted.session, 60000), DANXI_OK);
    danxi_task_free(task);
    close_and_wait(scripted.session, &scripted.released);
}

static void close_inside(struct scripted *scripted, danxi_decision *decision) {
    danxi_session_close(scripted->session);
    CHECK_INT(danxi_decision_proceed(decision), DANXI_ERROR_INVALID_HANDLE);
}

/* An interceptor can close its session. The call then ends with `closed`. */
static void closes_the_session(void) {
    for (int round = 0; round < 10; round++) {
        struct scripted scripted = {.act = close_inside};
        open_scripted(&scripted);
        ENDS(danxi_forum_get_hole(scripted.session, 1, NULL), DANXI_ERROR_CLOSED);
        close_quickly(&scripted);
        WAIT_FOR(atomic_load(&scripted.released) == 1);
        ENDS(danxi_forum_get_hole(scripted.session, 1, NULL), DANXI_ERROR_INVALID_HANDLE);
    }
}

static void call_inside(struct scripted *scripted, danxi_decision *decision) {
    /* This call is not intercepted. Otherwise it would call the interceptor again without end. */
    ENDS(danxi_forum_get_hole(scripted->session, 2, NULL), DANXI_OK);
    danxi_task *task = danxi_call_async(scripted->session, PLAIN_HOLE, "{\"id\": 2}", NULL, NULL);
    ENDS(danxi_session_next(scripted->session, 60000), DANXI_OK);
    danxi_task_free(task);
    CHECK_INT(danxi_decision_proceed(decision), DANXI_OK);
}

/* An interceptor can call methods of its session. Their requests are not intercepted. */
static void calls_inside(void) {
    struct scripted scripted = {.act = call_inside};
    open_scripted(&scripted);
    ENDS(danxi_forum_get_hole(scripted.session, 1, NULL), DANXI_OK);
    CHECK_INT(atomic_load(&scripted.count), 1);
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/holes/2"), 2);
    close_and_wait(scripted.session, &scripted.released);
}

static void *get_holes(void *argument) {
    struct scripted *scripted = argument;
    for (int index = 0; index < 20; index++) {
        danxi_result *result = danxi_forum_get_hole(scripted->session, 1, NULL);
        danxi_status status = danxi_result_status(result);
        CHECK(status == DANXI_OK || status == DANXI_ERROR_CLOSED || status == DANXI_ERROR_INVALID_HANDLE);
        danxi_result_free(result);
    }
    return NULL;
}

static void proceed_at_once(struct scripted *scripted, danxi_decision *decision) {
    (void)scripted;
    danxi_decision_proceed(decision);
}

/* Interceptors work with calls of many threads, even if the session is closed during the calls. */
static void from_many_threads(void) {
    for (int round = 0; round < 2; round++) {
        struct scripted scripted = {.act = proceed_at_once};
        open_scripted(&scripted);
        pthread_t threads[8];
        for (int index = 0; index < 8; index++) threads[index] = start_thread(get_holes, &scripted);
        /* In the second round, the session is closed during the calls. */
        if (round && WAIT_FOR(atomic_load(&scripted.count) > 20)) close_quickly(&scripted);
        for (int index = 0; index < 8; index++) pthread_join(threads[index], NULL);
        if (!round) CHECK_INT(atomic_load(&scripted.count), 160);
        close_quickly(&scripted);
        WAIT_FOR(atomic_load(&scripted.released) == 1);
    }
}

/* ---- Tables ---- */

static danxi_status opened(const danxi_extensions *extensions) {
    danxi_session *session;
    danxi_result *result = danxi_session_open_with(NULL, extensions, &session);
    danxi_status status = danxi_result_status(result);
    CHECK((session != NULL) == (status == DANXI_OK));
    danxi_result_free(result);
    danxi_session_close(session);
    return status;
}

/* Extension tables of a newer library are accepted if their unknown members are 0. Invalid tables are refused, and released if their
 * size is valid. */
static void invalid_extension_tables(void) {
    struct record record = RECORD;
    danxi_interceptor interceptor = {.size = sizeof interceptor, .user_data = &record, .release = count_release};
    const danxi_interceptor *interceptors[] = {&interceptor, NULL};
    danxi_extensions extensions = {.size = sizeof extensions, .interceptors = interceptors, .interceptor_count = 1};
    CHECK_INT(opened(NULL), DANXI_OK);
    CHECK_INT(opened(&extensions), DANXI_OK);
    WAIT_FOR(atomic_load(&record.released) == 1);

    struct {
        danxi_extensions known;
        void *unknown;
    } newer = {.known = extensions};
    newer.known.size = sizeof newer;
    CHECK_INT(opened(&newer.known), DANXI_OK);
    WAIT_FOR(atomic_load(&record.released) == 2);
    newer.unknown = &newer;
    FAILS(danxi_session_open_with(NULL, &newer.known, &(danxi_session *){NULL}), DANXI_ERROR_INVALID_ARGUMENT,
          "member");

    extensions.size = 4;
    CHECK_INT(opened(&extensions), DANXI_ERROR_INVALID_ARGUMENT);
    extensions.size = sizeof extensions;
    interceptor.size = 0;
    FAILS(danxi_session_open_with(NULL, &extensions, &(danxi_session *){NULL}), DANXI_ERROR_INVALID_ARGUMENT,
          "interceptors[0]", "sizeof(danxi_interceptor)");
    interceptor.size = sizeof interceptor;
    extensions.interceptors = NULL;
    CHECK_INT(opened(&extensions), DANXI_ERROR_INVALID_ARGUMENT);

    /* If the session cannot be opened, the tables are released. */
    extensions.interceptors = interceptors;
    atomic_store(&record.released, 0);
    ENDS(danxi_session_open_with("{\"a\": 1}", &extensions, &(danxi_session *){NULL}), DANXI_ERROR_INVALID_ARGUMENT);
    ENDS(danxi_session_open_with(NULL, &extensions, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    extensions.interceptor_count = 2;
    FAILS(danxi_session_open_with(NULL, &extensions, &(danxi_session *){NULL}), DANXI_ERROR_INVALID_ARGUMENT,
          "interceptors[1]");
    CHECK_INT(atomic_load(&record.released), 3);

    /* If one table is refused, the other tables are released. The refused table is released if its size is valid. */
    danxi_interceptor unreadable = {.size = 4, .user_data = &record, .release = count_release};
    danxi_client client = {.size = sizeof client, .user_data = &record, .release = count_release};
    danxi_store store = {.size = sizeof store, .user_data = &record, .release = count_release};
    interceptors[1] = &unreadable;
    extensions.client = &client;
    extensions.store = &store;
    FAILS(danxi_session_open_with(NULL, &extensions, &(danxi_session *){NULL}), DANXI_ERROR_INVALID_ARGUMENT,
          "interceptors[1]");
    CHECK_INT(atomic_load(&record.released), 6);

    size_t counts[] = {(size_t)-1, SIZE_MAX / 2, SIZE_MAX / 2 + 1};
    for (size_t index = 0; index < sizeof counts / sizeof *counts; index++) {
        extensions.interceptor_count = counts[index];
        FAILS(danxi_session_open_with(NULL, &extensions, &(danxi_session *){NULL}), DANXI_ERROR_INVALID_ARGUMENT,
              "interceptor_count");
    }
    CHECK_INT(atomic_load(&record.released), 12);
}

MAIN("extensions", TEST(functions_run_in_order), TEST(failed_requests), TEST(secrets), TEST(replaces_requests),
     TEST(replaces_responses), TEST(vetoes), TEST(retries), TEST(several_interceptors), TEST(never_decides),
     TEST(interceptor_blocks), TEST(observer_blocks), TEST(decides_twice), TEST(from_another_thread),
     TEST(closes_the_session), TEST(calls_inside), TEST(from_many_threads), TEST(invalid_extension_tables))
