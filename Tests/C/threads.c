/* Tests the library with several threads at the same time: one session, one result, many sessions, and the log. */
#include <limits.h>

#include "check.h"

#define THREADS 8
#define ROUNDS 150
#define ASYNC 4 /* asynchronous calls of a round: this number through the queue, and the same number with a callback */

static danxi_session *session;

/* An asynchronous call: the number of its results, whether the call was cancelled, and the identifier of the requested hole. */
struct order {
    atomic_int results;
    atomic_bool is_cancelled;
    int hole;
};

static struct order queued[THREADS][ROUNDS * ASYNC], called[THREADS][ROUNDS * ASYNC];
static atomic_int left_in_queue, left_to_call;

static void account_for(danxi_result *result) {
    struct order *order = danxi_result_user_data(result);
    NEED(order);
    CHECK_INT(atomic_fetch_add(&order->results, 1), 0);
    danxi_status status = danxi_result_status(result);
    if (status == DANXI_OK) {
        json_t *hole = danxi_result_jansson(result);
        CHECK_INT(int_of(hole, "id"), order->hole);
        json_decref(hole);
    } else {
        CHECK_INT(status, DANXI_ERROR_CANCELLED);
        CHECK(atomic_load(&order->is_cancelled));
    }
    danxi_result_free(result);
}

static void take(danxi_result *result, void *user_data) {
    CHECK(user_data == danxi_result_user_data(result));
    account_for(result);
    atomic_fetch_sub(&left_to_call, 1);
}

static void start(struct order *order, void (*callback)(danxi_result *, void *), int number) {
    char params[40];
    order->hole = number % 20 + 1;
    snprintf(params, sizeof params, "{\"id\": %d}", order->hole);
    danxi_task *task = danxi_call_async(session, "forum.get_hole", params, callback, order);
    NEED(task);
    if (number % 5 == 0) {
        atomic_store(&order->is_cancelled, true);
        danxi_task_cancel(task);
    }
    if (number % 3 == 0) CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_OK);
    danxi_task_free(task);
}

static void *work(void *argument) {
    int thread = (int)(intptr_t)argument;
    for (int round = 0; round < ROUNDS; round++) {
        for (int index = 0; index < ASYNC; index++) {
            int number = round * ASYNC + index;
            start(&queued[thread][number], NULL, number + thread);
            start(&called[thread][number], take, number + thread + 2);
        }
        /* A cached value, an invalid call, and values from the server. */
        ENDS(danxi_forum_get_divisions(session, NULL), DANXI_OK);
        ENDS(danxi_call(session, "forum.get_hole", "{"), DANXI_ERROR_INVALID_JSON);
        if (round % 10 == thread) {
            ENDS(danxi_forum_list_floors_in_hole(session, thread + 1, NULL), DANXI_OK);
            ENDS(danxi_forum_list_all_tags(session, "{\"cache\": \"refresh\"}"), DANXI_OK);
        }
        if (round % 50 == 49) ENDS(danxi_forum_clear_cache(session, NULL), DANXI_OK);
        danxi_result *result;
        while ((result = danxi_session_next(session, 0))) {
            account_for(result);
            atomic_fetch_sub(&left_in_queue, 1);
        }
    }
    while (atomic_load(&left_in_queue) > 0) {
        danxi_result *result = danxi_session_next(session, 20);
        if (!result) continue;
        account_for(result);
        atomic_fetch_sub(&left_in_queue, 1);
    }
    return NULL;
}

/* Each asynchronous call of many threads that share a session has exactly one result. */
static void one_session(void) {
    session = signed_in(NULL);
    atomic_store(&left_in_queue, THREADS * ROUNDS * ASYNC);
    atomic_store(&left_to_call, THREADS * ROUNDS * ASYNC);
    pthread_t threads[THREADS];
    for (int index = 0; index < THREADS; index++) threads[index] = start_thread(work, (void *)(intptr_t)index);
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    WAIT_FOR(atomic_load(&left_to_call) == 0);
    CHECK_INT(atomic_load(&left_in_queue), 0);
    CHECK(danxi_session_next(session, 0) == NULL);
    danxi_session_close(session);
    int missing = 0;
    for (int thread = 0; thread < THREADS; thread++)
        for (int index = 0; index < ROUNDS * ASYNC; index++)
            missing +=
                (atomic_load(&queued[thread][index].results) != 1) + (atomic_load(&called[thread][index].results) != 1);
    CHECK_INT(missing, 0);
}

/* The result that all threads read and free at the same time. */
static danxi_result *shared;
static pthread_barrier_t barrier;

static void *read_and_free(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    size_t length = 0;
    const char *text = danxi_result_json(shared, &length);
    CHECK(text && strlen(text) == length);
    CHECK(text == danxi_result_json(shared, NULL));
    json_t *value = danxi_result_jansson(shared);
    CHECK(json_is_array(value));
    json_decref(value);
    pthread_barrier_wait(&barrier);
    danxi_result_free(shared);
    CHECK_INT(danxi_result_status(shared), DANXI_ERROR_INVALID_HANDLE);
    pthread_barrier_wait(&barrier);
    return NULL;
}

/* One result can be read and freed by several threads at the same time. */
static void one_result(void) {
    session = signed_in(NULL);
    pthread_barrier_init(&barrier, NULL, THREADS);
    for (int round = 0; round < 50; round++) {
        shared = danxi_forum_list_all_tags(session, NULL);
        CHECK_INT(danxi_result_status(shared), DANXI_OK);
        pthread_t threads[THREADS];
        for (int index = 0; index < THREADS; index++) threads[index] = start_thread(read_and_free, NULL);
        for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
    }
    pthread_barrier_destroy(&barrier);
    danxi_session_close(session);
}

/* Opens and closes sessions, on every thread at the same time. */
static void *open_and_close(void *number) {
    for (int round = 0; round < 10; round++) {
        danxi_session *own = signed_in(NULL);
        int64_t id = (intptr_t)number * 2 + round % 2 + 1;
        json_t *hole = VALUE(danxi_forum_get_hole(own, id, NULL));
        CHECK_INT(int_of(hole, "id"), id);
        json_decref(hole);
        danxi_session_close(own);
    }
    return NULL;
}

/* Several threads can open, use and close sessions at the same time. */
static void many_sessions(void) {
    pthread_t threads[THREADS];
    for (int index = 0; index < THREADS; index++)
        threads[index] = start_thread(open_and_close, (void *)(intptr_t)index);
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
}

/* State of the threads that change the log callback while calls write to the log. */
static atomic_bool is_over;
static atomic_int lines;

static void count_line(danxi_log_level level, const char *message, void *user_data) {
    CHECK(level <= DANXI_LOG_DEBUG && message && user_data == &lines);
    atomic_fetch_add(&lines, 1);
}

static void *change_log(void *unused) {
    (void)unused;
    while (!atomic_load(&is_over)) {
        CHECK_INT(danxi_session_set_log(session, DANXI_LOG_DEBUG, count_line, &lines), DANXI_OK);
        ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
        CHECK_INT(danxi_session_set_log(session, DANXI_LOG_DEBUG, NULL, NULL), DANXI_OK);
    }
    return NULL;
}

/* The log callback can be changed while other threads make calls. */
static void changing_the_log(void) {
    session = signed_in(NULL);
    pthread_t changer = start_thread(change_log, NULL);
    for (int index = 0; index < 200; index++) ENDS(danxi_forum_get_hole(session, 2, NULL), DANXI_OK);
    WAIT_FOR(atomic_load(&lines) > 0);
    atomic_store(&is_over, true);
    pthread_join(changer, NULL);
    danxi_session_close(session);
}

/* Returns the parameters of a call of markup.select that selects nearly all of `count` elements. The caller frees the string. */
static char *selection_of(int count, int timeout_ms) {
    json_t *params = json_object();
    char *html = malloc((size_t)count * 40 + 1), *end = html;
    for (int index = 0; index < count; index++) end += sprintf(end, "<p class=c%d>text</p>", index);
    json_object_set_new(params, "html", json_string(html));
    json_object_set_new(params, "selector", json_string("p:not(.c0):nth-last-child(n)"));
    json_object_set_new(params, "timeout_ms", json_integer(timeout_ms));
    char *text = json_dumps(params, 0);
    NEED(text);
    json_decref(params);
    free(html);
    return text;
}

/* Returns the CPU time of the calling thread in milliseconds, which does not include the work of other threads. */
static long long thread_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

/* A call that computes for long is started at once, and ends at a short deadline. The duration of a call is the shortest of several runs,
 * because other processes may slow down some runs. */
static void long_computations(void) {
    session = open_session(NULL);
    char *params = NULL;
    long long start, length = 0;
    int count;
    for (count = 10000; length < 600 && count <= 1280000; count *= 2) {
        free(params);
        params = selection_of(count, 60000);
        length = LLONG_MAX;
        for (int run = 0; run < 3; run++) {
            start = now_ms();
            ENDS(danxi_call(session, "markup.select", params), DANXI_OK);
            if (now_ms() - start < length) length = now_ms() - start;
        }
    }
    NEED(length >= 600);
    char *limited = selection_of(count / 2, 50);
    long long shortest = length;
    for (int index = 0; index < 5; index++) {
        start = now_ms();
        ENDS(danxi_call(session, "markup.select", limited), DANXI_ERROR_TIMEOUT);
        if (now_ms() - start < shortest) shortest = now_ms() - start;
    }
    CHECK(shortest <= length / 2);
    free(limited);
    long long longest = 0;
    for (int index = 0; index < 8; index++) {
        start = thread_ms();
        danxi_task *task = danxi_call_async(session, "markup.select", params, NULL, NULL);
        if (thread_ms() - start > longest) longest = thread_ms() - start;
        if (index % 2) danxi_task_cancel(task);
        danxi_task_free(task);
    }
    CHECK(longest <= length / 10);
    printf("    a call that computes for %lld ms was started in at most %lld ms, and with a timeout of 50 ms ended "
           "after %lld ms\n",
           length, longest, shortest);
    danxi_session_close(session);
    free(params);
}

MAIN("threads", TEST(one_session), TEST(one_result), TEST(many_sessions), TEST(changing_the_log),
     TEST(long_computations))
