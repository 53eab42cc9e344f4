/* Common code of all C tests: checks, a main function that runs a table of tests, and sessions with the stand-in.
 *
 * A failed check is printed and counted, and the test continues. It can continue, because every function of the library accepts NULL. */
#ifndef CHECK_H
#define CHECK_H

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

#define UNUSED __attribute__((unused))

/* ---- Checks ---- */

static atomic_int failures;
static int failures_before; /* number of failures before the current test */

static void fail_at(const char *file, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void fail_at(const char *file, int line, const char *format, ...) {
    /* At most 20 failures of a test are printed: in a loop, one defect can make a check fail thousands of times. */
    if (atomic_fetch_add(&failures, 1) - failures_before >= 20) return;
    char text[2000];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    printf("    %s:%d: %s\n", file, line, text);
    fflush(stdout);
}

#define CHECK(condition) ((condition) ? (void)0 : fail_at(__FILE__, __LINE__, "%s", #condition))

#define CHECK_INT(actual, expected) check_int(__FILE__, __LINE__, #actual, (long long)(actual), (long long)(expected))
static UNUSED void check_int(const char *file, int line, const char *what, long long actual, long long expected) {
    if (actual != expected) fail_at(file, line, "%s is %lld, expected %lld", what, actual, expected);
}

#define CHECK_TEXT(actual, expected) check_text(__FILE__, __LINE__, #actual, actual, expected)
static UNUSED void check_text(const char *file, int line, const char *what, const char *actual, const char *expected) {
    if (!actual || strcmp(actual, expected) != 0)
        fail_at(file, line, "%s is %s, expected %s", what, actual ? actual : "NULL", expected);
}

/* Checks that `text` contains every one of the words. */
#define CHECK_WORDS(text, ...) check_words(__FILE__, __LINE__, text, (const char *[]){__VA_ARGS__, NULL})
static UNUSED void check_words(const char *file, int line, const char *text, const char **words) {
    for (; *words; words++)
        if (!text || !strstr(text, *words))
            fail_at(file, line, "\"%s\" does not contain \"%s\"", text ? text : "NULL", *words);
}

/* Ends the program if a condition that the tests rely on is false. */
#define NEED(condition) ((condition) ? (void)0 : need_failed(__FILE__, __LINE__, #condition))
static UNUSED __attribute__((noreturn)) void need_failed(const char *file, int line, const char *what) {
    printf("    %s:%d: The test cannot continue, because this is false: %s (errno: %s)\n", file, line, what,
           strerror(errno));
    fflush(stdout);
    _exit(3);
}

/* ---- Results ---- */

/* Checks the status of a result, and frees it. */
#define ENDS(result, status) ends_at(__FILE__, __LINE__, #result, result, status)
static UNUSED void ends_at(const char *file, int line, const char *what, danxi_result *result, danxi_status expected) {
    danxi_status status = danxi_result_status(result);
    if (status != expected) {
        const char *json = danxi_result_json(result, NULL);
        fail_at(file, line, "%s ended with %s, expected %s: %.600s", what, danxi_status_name(status),
                danxi_status_name(expected), json ? json : "NULL");
    }
    danxi_result_free(result);
}

/* Checks that a result succeeded, frees it, and returns its value, which the caller frees with json_decref. */
#define VALUE(result) value_at(__FILE__, __LINE__, #result, result)
static UNUSED json_t *value_at(const char *file, int line, const char *what, danxi_result *result) {
    json_t *value = danxi_result_jansson(result);
    ends_at(file, line, what, result, DANXI_OK);
    return value;
}

/* Checks the status and the error object of a failed result, frees it, and returns the error object. */
#define FAILURE(result, status) failure_at(__FILE__, __LINE__, #result, result, status)
static UNUSED json_t *failure_at(const char *file, int line, const char *what, danxi_result *result,
                                 danxi_status expected) {
    json_t *error = danxi_result_jansson(result);
    ends_at(file, line, what, result, expected);
    check_int(file, line, "the error's code", json_integer_value(json_object_get(error, "code")), expected);
    check_text(file, line, "the error's name", json_string_value(json_object_get(error, "name")),
               danxi_status_name(expected));
    const char *message = json_string_value(json_object_get(error, "message"));
    if (!message || strlen(message) < 10)
        fail_at(file, line, "%s: the error has no message of at least 10 characters", what);
    if (!json_is_boolean(json_object_get(error, "retryable")))
        fail_at(file, line, "%s: the error has no boolean member retryable", what);
    return error;
}

/* Checks the status of a failed result, checks that the error's message contains every one of the words, and frees the result. */
#define FAILS(result, status, ...) \
    fails_at(__FILE__, __LINE__, #result, result, status, (const char *[]){__VA_ARGS__, NULL})
static UNUSED void fails_at(const char *file, int line, const char *what, danxi_result *result, danxi_status expected,
                            const char **words) {
    json_t *error = failure_at(file, line, what, result, expected);
    check_words(file, line, json_string_value(json_object_get(error, "message")), words);
    json_decref(error);
}

static UNUSED const char *text_of(const json_t *object, const char *key) {
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static UNUSED long long int_of(const json_t *object, const char *key) {
    const json_t *value = json_object_get(object, key);
    return json_is_integer(value) ? (long long)json_integer_value(value) : LLONG_MIN;
}

/* ---- Sessions ---- */

/* Returns the configuration for the stand-in, merged with `changes` (a JSON object, or NULL). The caller frees the string. */
static UNUSED char *configuration(const char *changes) {
    const char *base = getenv("DANXI_CONFIG");
    NEED(base);
    json_t *config = json_loads(base, 0, NULL);
    NEED(config);
    if (changes) {
        json_t *change = json_loads(changes, 0, NULL);
        NEED(change);
        NEED(json_object_update_recursive(config, change) == 0);
        json_decref(change);
    }
    char *text = json_dumps(config, 0);
    NEED(text);
    json_decref(config);
    return text;
}

static UNUSED danxi_session *open_session(const char *changes) {
    char *config = configuration(changes);
    danxi_session *session = NULL;
    danxi_result *result = danxi_session_open(config, &session);
    if (!session) printf("    %s\n", danxi_result_json(result, NULL));
    NEED(session);
    danxi_result_free(result);
    free(config);
    return session;
}

#define STUDENT_EMAIL "student@fudan.edu.cn"
#define MODERATOR_EMAIL "admin@fudan.edu.cn"
#define MODERATOR_PASSWORD "staple battery"
#define STUDENT_PASSWORD "correct horse"
#define ANOTHER_EMAIL "another@fudan.edu.cn"
#define ANOTHER_PASSWORD "purple monkey"

static UNUSED danxi_session *signed_in(const char *changes) {
    danxi_session *session = open_session(changes);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    return session;
}

/* ---- Time and threads ---- */

static UNUSED long long now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (long long)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static UNUSED void pause_ms(long milliseconds) {
    struct timespec time = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    while (nanosleep(&time, &time) != 0 && errno == EINTR) continue;
}

/* Checks that less than 15 seconds have passed since `start`. To wait for a server or callback would take at least 20 seconds. */
#define CHECK_SOON(start) CHECK(now_ms() - (start) < 15000)

/* Waits at most 60 seconds until `condition` is true, and fails the test if it stays false. The value of the macro is whether
 * `condition` became true. */
#define WAIT_FOR(condition) \
    ({ \
        long long until = now_ms() + 60000; \
        while (!(condition) && now_ms() < until) pause_ms(2); \
        bool came = (condition); \
        if (!came) fail_at(__FILE__, __LINE__, "after 60 seconds, this is still false: %s", #condition); \
        came; \
    })

static UNUSED pthread_t start_thread(void *(*run)(void *), void *argument) {
    pthread_t thread;
    NEED(pthread_create(&thread, NULL, run, argument) == 0);
    return thread;
}

/* ---- The table of tests ---- */

struct test {
    const char *name;
    void (*run)(void);
};

#define TEST(name) {#name, name}

/* Clears the stand-in's faults and request log. The function is called before each test. */
static void clear_stand_in(void);

/* Runs the tests whose "program/name" contains CHECK_FILTER. With --list, prints their names instead. */
static UNUSED int run_tests(int count, char **arguments, const char *program, const struct test *tests, size_t length) {
    const char *filter = getenv("CHECK_FILTER");
    bool is_list = count > 1 && strcmp(arguments[1], "--list") == 0;
    int failed = 0;
    for (size_t index = 0; index < length; index++) {
        char name[200];
        snprintf(name, sizeof name, "%s/%s", program, tests[index].name);
        if (filter && !strstr(name, filter)) continue;
        if (is_list) {
            puts(name);
            continue;
        }
        failures_before = atomic_load(&failures);
        if (getenv("STANDIN_PORT")) clear_stand_in();
        long long start = now_ms();
        printf("begin %s\n", name);
        fflush(stdout);
        tests[index].run();
        bool is_good = atomic_load(&failures) == failures_before;
        printf("%s %s (%lld ms)\n", is_good ? "ok" : "FAILED", name, now_ms() - start);
        fflush(stdout);
        if (!is_good) failed++;
    }
    return failed ? 1 : 0;
}

#define MAIN(program, ...) \
    int main(int argc, char **argv) { \
        static const struct test tests[] = {__VA_ARGS__}; \
        return run_tests(argc, argv, program, tests, sizeof tests / sizeof *tests); \
    }

#include "standin.h"

#endif /* CHECK_H */
