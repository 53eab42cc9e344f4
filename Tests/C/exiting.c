/* Tests processes that exit during calls. Such a process ends within 15 seconds with its own exit status, and is not killed by a signal.
 *
 * The program starts itself many times with the name of a case as argument. */
#include <signal.h>
#include <sys/wait.h>

#include "check.h"

#define STATUS 42

static danxi_session *session;

static void *call_slowly(void *unused) {
    (void)unused;
    danxi_result_free(danxi_forum_get_hole(session, 1, NULL));
    return NULL;
}

static void *call_on(void *unused) {
    (void)unused;
    for (;;) {
        danxi_result_free(danxi_forum_get_hole(session, 1, NULL));
        danxi_result_free(danxi_forum_list_all_tags(session, "{\"cache\": \"refresh\"}"));
    }
    return NULL;
}

/* Opens and closes sessions until the process ends. Results are not checked, because the process may already be exiting. */
static void *reopen_on(void *config) {
    for (;;) {
        danxi_session *own = NULL;
        danxi_result_free(danxi_session_open(config, &own));
        danxi_result_free(danxi_account_login(own, STUDENT_EMAIL, STUDENT_PASSWORD, NULL));
        danxi_session_close(own);
    }
    return NULL;
}

static atomic_int callbacks;

static void busy_callback(danxi_result *result, void *unused) {
    (void)unused;
    danxi_result_free(result);
    atomic_fetch_add(&callbacks, 1);
    danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", busy_callback, NULL));
}

static void endless_callback(danxi_result *result, void *unused) {
    (void)unused;
    (void)result;
    atomic_fetch_add(&callbacks, 1);
    for (;;) pause();
}

static void exiting_callback(danxi_result *result, void *unused) {
    (void)unused;
    danxi_result_free(result);
    exit(STATUS);
}

static void *exit_soon(void *unused) {
    (void)unused;
    WAIT_FOR(count_requests("GET", FORUM_HOST, NULL) >= 7);
    exit(STATUS);
}

/* Starts calls whose requests take 30 seconds. */
static void start_slow_calls(void) {
    for (int index = 0; index < 3; index++) start_thread(call_slowly, NULL);
    for (int index = 0; index < 3; index++)
        NEED(danxi_call_async(session, "forum.get_hole", "{\"id\": 2}", NULL, NULL));
    WAIT_FOR(count_requests("GET", FORUM_HOST, NULL) >= 6);
}

static int run_case(const char *name, int moment) {
    if (strcmp(name, "unused") == 0) return STATUS;
    session = signed_in(NULL);
    if (strncmp(name, "slow-", 5) == 0) start_slow_calls();
    if (strcmp(name, "slow-main-thread") == 0) {
        start_thread(exit_soon, NULL);
        danxi_result_free(danxi_forum_get_hole(session, 1, NULL));
        for (;;) pause();
    }
    if (strncmp(name, "busy-", 5) == 0) {
        for (int index = 0; index < 3; index++) start_thread(call_on, NULL);
        NEED(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", busy_callback, NULL));
        pause_ms(moment % 12);
    }
    if (strncmp(name, "reopen-", 7) == 0) {
        for (int index = 0; index < 3; index++) start_thread(reopen_on, configuration(NULL));
        pause_ms(moment % 12);
    }
    if (strncmp(name, "callback-", 9) == 0) {
        NEED(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", endless_callback, NULL));
        WAIT_FOR(atomic_load(&callbacks) == 1);
    }
    if (strcmp(name, "exit-in-callback") == 0) {
        NEED(danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", exiting_callback, NULL));
        for (;;) pause();
    }
    if (strcmp(name, "closed-return") == 0) danxi_session_close(session);
    if (strstr(name, "quick_exit")) quick_exit(STATUS);
    if (strstr(name, "-_exit")) _exit(STATUS);
    if (strstr(name, "-exit")) exit(STATUS);
    return STATUS;
}

/* Runs a case several times, and checks that each run exits with STATUS and is not killed. */
static void check_case(const char *name, int times) {
    for (int moment = 0; moment < times; moment++) {
        int before = atomic_load(&failures);
        char number[20];
        snprintf(number, sizeof number, "%d", moment);
        if (strncmp(name, "slow-", 5) == 0) {
            clear_stand_in();
            order_fault("{\"kind\": \"delay\", \"ms\": 30000, \"host\": \"" FORUM_HOST "\", \"times\": null}");
        }
        fflush(stdout);
        pid_t child = fork();
        NEED(child >= 0);
        if (child == 0) {
            execl("/proc/self/exe", "exiting", "--case", name, number, NULL);
            _exit(99);
        }
        int status = -1;
        long long start = now_ms();
        while (waitpid(child, &status, WNOHANG) == 0) {
            if (now_ms() - start < 60000) {
                pause_ms(2);
                continue;
            }
            kill(child, SIGKILL);
            waitpid(child, &status, 0);
            fail_at(__FILE__, __LINE__, "the process did not exit within 60 seconds");
        }
        if (WIFSIGNALED(status))
            fail_at(__FILE__, __LINE__, "the process was killed by signal %d", WTERMSIG(status));
        else
            CHECK_INT(WEXITSTATUS(status), STATUS);
        CHECK_SOON(start);
        if (atomic_load(&failures) != before) printf("    in run %d of %s\n", moment, name);
    }
    clear_stand_in();
}

/* Each test combines a way to end the process with a state of the library: unused, with an open or closed session, during calls whose
 * responses are slow, during many short calls, during a callback, or while sessions are opened and closed. */
static void unused_library(void) { check_case("unused", 3); }
static void open_session_left(void) { check_case("open-return", 10); }
static void closed_session(void) { check_case("closed-return", 10); }
static void exit_during_slow_calls(void) { check_case("slow-exit", 4); }
static void return_during_slow_calls(void) { check_case("slow-return", 4); }
static void quick_exit_during_slow_calls(void) { check_case("slow-quick_exit", 3); }
static void exit_on_another_thread(void) { check_case("slow-main-thread", 4); }
static void exit_during_busy_calls(void) { check_case("busy-exit", 40); }
static void return_during_busy_calls(void) { check_case("busy-return", 40); }
static void quick_exit_during_busy_calls(void) { check_case("busy-quick_exit", 20); }
static void underscore_exit_during_busy_calls(void) { check_case("busy-_exit", 10); }
static void exit_during_a_callback(void) { check_case("callback-exit", 5); }
static void quick_exit_during_a_callback(void) { check_case("callback-quick_exit", 5); }
static void exit_in_a_callback(void) { check_case("exit-in-callback", 10); }
static void exit_while_sessions_close(void) { check_case("reopen-exit", 60); }

int main(int argc, char **argv) {
    if (argc == 4 && strcmp(argv[1], "--case") == 0) return run_case(argv[2], atoi(argv[3]));
    static const struct test tests[] = {
        TEST(unused_library),
        TEST(open_session_left),
        TEST(closed_session),
        TEST(exit_during_slow_calls),
        TEST(return_during_slow_calls),
        TEST(quick_exit_during_slow_calls),
        TEST(exit_on_another_thread),
        TEST(exit_during_busy_calls),
        TEST(return_during_busy_calls),
        TEST(quick_exit_during_busy_calls),
        TEST(underscore_exit_during_busy_calls),
        TEST(exit_during_a_callback),
        TEST(quick_exit_during_a_callback),
        TEST(exit_in_a_callback),
        TEST(exit_while_sessions_close),
    };
    return run_tests(argc, argv, "exiting", tests, sizeof tests / sizeof *tests);
}
