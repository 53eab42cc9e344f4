/* If the system has no more threads or descriptors, calls fail with an error that names the cause, and a later call succeeds.
 *
 * The library calls this program's pthread_create, because the linker prefers a program's functions to those of libraries. Each case
 * runs in a separate process, because the library's threads do not end with a session. */
#include <dirent.h>
#include <dlfcn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include "check.h"

static atomic_int threads_left = INT_MAX;

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *), void *argument) {
    static int (*create)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    if (!create)
        create = (int (*)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *))(uintptr_t)dlsym(
            RTLD_NEXT, "pthread_create");
    if (atomic_fetch_sub(&threads_left, 1) <= 0) {
        atomic_store(&threads_left, 0);
        return EAGAIN;
    }
    return create(thread, attributes, run, argument);
}

/* Calls `run` with `number` in a child process, which is killed after 120 seconds, and checks that the child succeeds. */
static void in_child(void (*run)(int), int number) {
    fflush(stdout);
    pid_t child = fork();
    NEED(child >= 0);
    if (child == 0) {
        alarm(120);
        run(number);
        fflush(stdout);
        _exit(atomic_load(&failures) > failures_before);
    }
    int status = -1;
    NEED(waitpid(child, &status, 0) == child);
    if (WIFSIGNALED(status))
        fail_at(__FILE__, __LINE__, "the child with number %d was killed by signal %d", number, WTERMSIG(status));
    else if (WEXITSTATUS(status))
        fail_at(__FILE__, __LINE__, "the child with number %d failed", number);
}

static bool is_scarce(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    bool is_scarce = status == DANXI_ERROR_OUT_OF_MEMORY || status == DANXI_ERROR_INTERNAL;
    if (is_scarce) CHECK_WORDS(danxi_result_json(result, NULL), "could not be started");
    if (!is_scarce) CHECK_INT(status, DANXI_OK);
    danxi_result_free(result);
    return is_scarce;
}

static atomic_int callbacks;

static void count(danxi_result *result, void *unused) {
    (void)unused;
    danxi_result_free(result);
    atomic_fetch_add(&callbacks, 1);
}

/* While only `number` more threads can be started, every call returns a value or an error. Later calls succeed. */
static void with_few_threads(int number) {
    danxi_session *session = open_session(NULL);
    /* Before the first call, the library starts only threads that end at once. */
    atomic_store(&threads_left, number);
    bool was_scarce = is_scarce(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL));
    if (number == 0) CHECK(was_scarce);
    danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL);
    CHECK(task);
    danxi_task_free(task);
    danxi_result *result = danxi_session_next(session, 60000);
    CHECK(result);
    danxi_status status = danxi_result_status(result);
    CHECK(status == DANXI_OK || status == DANXI_ERROR_OUT_OF_MEMORY || status == DANXI_ERROR_NOT_SIGNED_IN);
    danxi_result_free(result);
    int before = atomic_load(&callbacks);
    task = danxi_call_async(session, "account.get_status", NULL, count, NULL);
    if (number == 0) CHECK(!task);
    if (task) WAIT_FOR(atomic_load(&callbacks) == before + 1);
    danxi_task_free(task);

    atomic_store(&threads_left, INT_MAX);
    before = atomic_load(&callbacks);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    ENDS(danxi_forum_get_divisions(session, NULL), DANXI_OK);
    task = danxi_call_async(session, "account.get_status", NULL, count, NULL);
    CHECK(task);
    danxi_task_free(task);
    WAIT_FOR(atomic_load(&callbacks) == before + 1);
    danxi_session_close(session);
}

/* With 0 to 11 available threads, calls fail or succeed, and succeed again when threads are available. */
static void few_threads(void) {
    for (int number = 0; number < 12; number++) in_child(with_few_threads, number);
}

static int highest_descriptor(void) {
    DIR *directory = opendir("/proc/self/fd");
    NEED(directory);
    int highest = 0;
    struct dirent *entry;
    while ((entry = readdir(directory)))
        if (atoi(entry->d_name) != dirfd(directory) && atoi(entry->d_name) > highest) highest = atoi(entry->d_name);
    closedir(directory);
    return highest;
}

static void set_limit(rlim_t descriptors) {
    struct rlimit limit;
    getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = descriptors;
    NEED(setrlimit(RLIMIT_NOFILE, &limit) == 0);
}

/* While only `number` more descriptors can be opened, every call returns a value or an error. Later calls succeed. */
static void with_few_descriptors(int number) {
    danxi_session *session = open_session(NULL);
    set_limit((rlim_t)(highest_descriptor() + 1 + number));
    danxi_result *result = danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL);
    if (number == 0) CHECK(danxi_result_status(result) != DANXI_OK);
    if (danxi_result_status(result) != DANXI_OK) CHECK(strlen(danxi_result_json(result, NULL)) > 20);
    danxi_result_free(result);
    danxi_task_free(danxi_call_async(session, "account.get_status", NULL, NULL, NULL));
    result = danxi_session_next(session, 60000);
    CHECK(result);
    danxi_result_free(result);
    if (number == 0) CHECK_INT(danxi_session_fd(session), -1);
    set_limit(1024);
    CHECK(danxi_session_fd(session) >= 0);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    ENDS(danxi_forum_get_divisions(session, NULL), DANXI_OK);
    danxi_session_close(session);
}

/* With 0 to 11 available descriptors, calls fail or succeed, and succeed again when descriptors are available. */
static void few_descriptors(void) {
    for (int number = 0; number < 12; number++) in_child(with_few_descriptors, number);
}

/* Opens `count` sessions, which make no calls, while only eight more descriptors can be opened. */
static void open_many(int count) {
    danxi_session **sessions = calloc((size_t)count, sizeof *sessions);
    set_limit((rlim_t)(highest_descriptor() + 8));
    for (int index = 0; index < count; index++) sessions[index] = open_session(NULL);
    for (int index = 0; index < count; index++) danxi_session_close(sessions[index]);
    free(sessions);
}

/* A thousand idle sessions can be open with eight available descriptors. */
static void many_idle_sessions(void) { in_child(open_many, 1000); }

MAIN("scarce", TEST(few_threads), TEST(few_descriptors), TEST(many_idle_sessions))
