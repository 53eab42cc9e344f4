/* Tests fork(): if a process forks before its first call, both processes can use the library. After a later fork, calls in the child
 * fail at once. */
#include <poll.h>
#include <signal.h>
#include <sys/wait.h>

#include "handles.h"

/* Waits at most 60 seconds for a child, kills it if it still runs, and returns its wait status. */
static int wait_for(pid_t child) {
    int status = -1;
    long long until = now_ms() + 60000;
    while (waitpid(child, &status, WNOHANG) == 0) {
        if (now_ms() > until) {
            kill(child, SIGKILL);
            waitpid(child, &status, 0);
            fail_at(__FILE__, __LINE__, "the child did not exit within 60 seconds");
            break;
        }
        pause_ms(2);
    }
    return status;
}

#define ENDED(child, code) ended_at(__LINE__, child, code)
static void ended_at(int line, pid_t child, int code) {
    int status = wait_for(child);
    if (WIFSIGNALED(status))
        fail_at(__FILE__, line, "the child was killed by signal %d", WTERMSIG(status));
    else
        check_int(__FILE__, line, "the child's exit status", WEXITSTATUS(status), code);
}

/* Exits the child with status 0 if all its checks passed, and with status 1 otherwise. */
static __attribute__((noreturn)) void leave(void) {
    fflush(stdout);
    exit(atomic_load(&failures) == failures_before ? 0 : 1);
}

static pid_t fork_flushed(void) {
    fflush(stdout);
    pid_t child = fork();
    NEED(child >= 0);
    return child;
}

static void use(danxi_session *session) {
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    json_t *hole = VALUE(danxi_forum_get_hole(session, 1, NULL));
    CHECK_INT(int_of(hole, "id"), 1);
    json_decref(hole);
    for (int index = 0; index < 20; index++) {
        int mark;
        danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 2}", NULL, &mark);
        danxi_result *result = danxi_session_next(session, 60000);
        CHECK(danxi_result_user_data(result) == &mark);
        ENDS(result, DANXI_OK);
        danxi_task_free(task);
    }
}

/* A child that is forked before any session is opened can use the library. This must be the first test, because later tests open
 * sessions. */
static void before_the_first_session(void) {
    CHECK(danxi_schema());
    pid_t child = fork_flushed();
    if (child == 0) {
        danxi_session *session = open_session(NULL);
        use(session);
        danxi_session_close(session);
        leave();
    }
    ENDED(child, 0);
}

static bool is_readable(danxi_session *session) {
    struct pollfd wait = {.fd = danxi_session_fd(session), .events = POLLIN};
    return poll(&wait, 1, 0) == 1;
}

/* Checks that a session and a result of the parent can be used in the current process, which is a child or the parent. */
static void use_inherited(danxi_session *inherited, danxi_result *of_parent, int descriptor) {
    CHECK_INT(danxi_session_fd(inherited), descriptor);
    CHECK_INT(danxi_result_status(of_parent), DANXI_ERROR_UNKNOWN_METHOD);
    /* This process has its own queue: a result makes only this process's descriptor readable. */
    CHECK(!is_readable(inherited));
    danxi_task_free(danxi_call_async(inherited, "no.method", NULL, NULL, NULL));
    CHECK(is_readable(inherited));
    ENDS(danxi_session_next(inherited, 0), DANXI_ERROR_UNKNOWN_METHOD);
    CHECK(!is_readable(inherited));
    use(inherited);
    danxi_result_free(of_parent);
    danxi_session_close(inherited);
}

/* A session that has made no call works in every process that inherits it, as in a preforking server. */
static void before_the_first_call(void) {
    danxi_session *shared = open_session(NULL);
    /* This call fails before it starts a thread. */
    danxi_result *result = danxi_call(shared, "no.method", NULL);
    int descriptor = danxi_session_fd(shared);
    pid_t children[3];
    for (int index = 0; index < 3; index++) {
        children[index] = fork_flushed();
        if (children[index] == 0) {
            use_inherited(shared, result, descriptor);
            leave();
        }
    }
    for (int index = 0; index < 3; index++) ENDED(children[index], 0);
    CHECK(!is_readable(shared));
    use_inherited(shared, result, descriptor);
    /* From here on, the library has threads. */
    pid_t child = fork_flushed();
    if (child == 0) {
        ENDS(danxi_account_get_status(shared, NULL), DANXI_ERROR_FORKED);
        leave();
    }
    ENDED(child, 0);
}

static atomic_int waiting;

static void *wait_in_vain(void *session) {
    atomic_store(&waiting, 1);
    danxi_result_free(danxi_session_next(session, 60000));
    return NULL;
}

/* A child that is forked while a thread runs a function of the library cannot use the library, because the thread may hold locks. */
static void while_a_function_runs(void) {
    pid_t child = fork_flushed();
    if (child == 0) {
        danxi_session *unused = open_session(NULL);
        pthread_t thread = start_thread(wait_in_vain, unused);
        WAIT_FOR(atomic_load(&waiting) != 0);
        /* The pause gives the thread time to enter the function. */
        pause_ms(1000);
        pid_t grandchild = fork_flushed();
        if (grandchild == 0) {
            for (int round = 0; round < 2; round++) {
                ENDS(danxi_account_get_status(unused, NULL), DANXI_ERROR_FORKED);
                CHECK(danxi_session_fd(unused) < 0);
            }
            leave();
        }
        ENDED(grandchild, 0);
        danxi_session_close(unused);
        pthread_join(thread, NULL);
        /* After the function has returned, a new child can use the library, because no call has been made. */
        unused = open_session(NULL);
        grandchild = fork_flushed();
        if (grandchild == 0) {
            use(unused);
            leave();
        }
        ENDED(grandchild, 0);
        leave();
    }
    ENDED(child, 0);
}

enum { THREADS = 5 };
static pthread_barrier_t barrier;

static void *refuse_often(void *unused) {
    (void)unused;
    pthread_barrier_wait(&barrier);
    for (int round = 0; round < 50; round++) {
        danxi_result *result = danxi_call(NULL, "forum.get_hole", NULL);
        if (danxi_result_status(result) == DANXI_OK) fail_at(__FILE__, __LINE__, "a call without a session succeeded");
        danxi_result_free(result);
    }
    return NULL;
}

/* Several threads of a child can make the child's first calls at the same time. The calls have no session, and fail without a hang. */
static void threads_of_the_child(void) {
    enum { CHILDREN = 8 };
    pid_t children[CHILDREN];
    for (int round = 0; round < 10; round++) {
        for (int index = 0; index < CHILDREN; index++) {
            children[index] = fork_flushed();
            if (children[index] != 0) continue;
            pthread_t threads[THREADS - 1];
            pthread_barrier_init(&barrier, NULL, THREADS);
            for (int thread = 0; thread < THREADS - 1; thread++) threads[thread] = start_thread(refuse_often, NULL);
            refuse_often(NULL);
            for (int thread = 0; thread < THREADS - 1; thread++) pthread_join(threads[thread], NULL);
            leave();
        }
        for (int index = 0; index < CHILDREN; index++) ENDED(children[index], 0);
    }
}

/* The calls of threads_of_the_child() also fail if the parent has made calls before the fork. */
static void threads_of_the_child_after_calls(void) {
    danxi_session *session = signed_in(NULL);
    threads_of_the_child();
    danxi_session_close(session);
}

static danxi_session *session;
static atomic_bool is_over;
static atomic_int calls;

static void *call_on(void *unused) {
    (void)unused;
    while (!atomic_load(&is_over)) {
        ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
        atomic_fetch_add(&calls, 1);
    }
    return NULL;
}

/* Checks in a child, whose parent has used the library, that the library refuses every call and every handle. */
static void check_child(danxi_result *of_parent, danxi_task *task) {
    refuse_session(session, DANXI_ERROR_FORKED, DANXI_ERROR_FORKED);
    refuse_session(NULL, DANXI_ERROR_FORKED, DANXI_ERROR_FORKED);
    FAILS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_FORKED, "fork", "exec");
    danxi_session *other = session;
    ENDS(danxi_session_open(NULL, &other), DANXI_ERROR_FORKED);
    CHECK(other == NULL);
    /* The parent's handles of results are invalid in the child, and do not equal the child's own handles. */
    danxi_result *own[3];
    for (int index = 0; index < 3; index++) own[index] = danxi_call(session, "forum.get_hole", NULL);
    refuse_result(of_parent);
    for (int index = 0; index < 3; index++) ENDS(own[index], DANXI_ERROR_FORKED);
    refuse_task(task, DANXI_ERROR_FORKED);
    CHECK_TEXT(danxi_status_name(DANXI_ERROR_FORKED), "forked");
    CHECK_TEXT(danxi_version(), DANXI_VERSION_STRING);
    danxi_session_close(session);
}

/* Failed calls in the child do not make the parent's descriptor readable. */
static void child_does_not_wake_the_parent(void) {
    danxi_session *session = open_session(NULL);
    struct pollfd wait = {.fd = danxi_session_fd(session), .events = POLLIN};
    ENDS(danxi_account_get_status(session, NULL), DANXI_OK);
    pid_t child = fork_flushed();
    if (child == 0) {
        CHECK(danxi_call_async(session, "account.get_status", NULL, NULL, NULL) == NULL);
        CHECK(danxi_session_next(session, -1) == NULL);
        leave();
    }
    ENDED(child, 0);
    CHECK_INT(poll(&wait, 1, 0), 0);
    CHECK(danxi_session_next(session, 0) == NULL);
    danxi_session_close(session);
}

/* The parent's handles are invalid in the child, even after the child has received handles of its own. */
static void handles_of_the_parent(void) {
    enum { COUNT = 100 };
    danxi_result *of_parent[COUNT], *own[COUNT];
    session = open_session(NULL);
    for (int index = 0; index < COUNT; index++) of_parent[index] = danxi_account_get_status(session, NULL);
    pid_t child = fork_flushed();
    if (child == 0) {
        for (int index = 0; index < COUNT; index++) own[index] = danxi_account_get_status(session, NULL);
        for (int index = 0; index < COUNT; index++) refuse_result(of_parent[index]);
        for (int index = 0; index < COUNT; index++) ENDS(own[index], DANXI_ERROR_FORKED);
        leave();
    }
    ENDED(child, 0);
    for (int index = 0; index < COUNT; index++) ENDS(of_parent[index], DANXI_OK);
    danxi_session_close(session);
}

/* A child that is forked during calls of the parent cannot use the library, and the calls of the parent succeed. */
static void during_calls(void) {
    session = signed_in(NULL);
    pthread_t threads[4];
    for (int index = 0; index < 4; index++) threads[index] = start_thread(call_on, NULL);
    WAIT_FOR(atomic_load(&calls) > 10);
    danxi_result *kept = danxi_forum_get_hole(session, 1, NULL);
    danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL);
    for (int round = 0; round < 20; round++) {
        pid_t child = fork_flushed();
        if (child == 0) {
            check_child(kept, task);
            leave();
        }
        ENDED(child, 0);
    }
    /* The parent's calls still work. */
    int before = atomic_load(&calls);
    WAIT_FOR(atomic_load(&calls) > before + 20);
    CHECK_INT(danxi_result_status(kept), DANXI_OK);
    ENDS(danxi_session_next(session, 60000), DANXI_OK);
    atomic_store(&is_over, true);
    for (int index = 0; index < 4; index++) pthread_join(threads[index], NULL);
    danxi_task_free(task);
    danxi_result_free(kept);
    danxi_session_close(session);
}

/* Calls also fail in a grandchild, and in a child whose parent has closed all sessions. */
static void grandchildren(void) {
    session = signed_in(NULL);
    danxi_session_close(session);
    pid_t child = fork_flushed();
    if (child == 0) {
        pid_t grandchild = fork_flushed();
        if (grandchild == 0) {
            check_child(NULL, NULL);
            leave();
        }
        ENDED(grandchild, 0);
        check_child(NULL, NULL);
        leave();
    }
    ENDED(child, 0);
}

/* A child that calls exec can use the library. */
static void after_exec(void) {
    session = signed_in(NULL);
    pid_t child = fork_flushed();
    if (child == 0) {
        setenv("CHECK_FILTER", "forking/before_the_first_session", 1);
        execl("/proc/self/exe", "forking", NULL);
        _exit(99);
    }
    ENDED(child, 0);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    danxi_session_close(session);
}

static void *run_forks(void *unused) {
    (void)unused;
    for (int round = 0; round < 10; round++) {
        pid_t child = fork();
        if (child == 0) {
            danxi_result *result = danxi_call(session, "forum.get_hole", NULL);
            _exit(danxi_result_status(result) == DANXI_ERROR_FORKED ? 0 : 1);
        }
        ENDED(child, 0);
    }
    return NULL;
}

/* Several threads fork while results are created and freed. No child hangs because of an inherited lock. */
static void many_forks(void) {
    session = signed_in(NULL);
    pthread_t threads[4];
    for (int index = 0; index < 4; index++) threads[index] = start_thread(run_forks, NULL);
    for (int index = 0; index < 300; index++) ENDS(danxi_account_get_status(session, NULL), DANXI_OK);
    for (int index = 0; index < 4; index++) pthread_join(threads[index], NULL);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    danxi_session_close(session);
}

MAIN("forking", TEST(before_the_first_session), TEST(threads_of_the_child), TEST(while_a_function_runs),
     TEST(before_the_first_call), TEST(child_does_not_wake_the_parent), TEST(threads_of_the_child_after_calls),
     TEST(handles_of_the_parent), TEST(during_calls), TEST(grandchildren), TEST(after_exec), TEST(many_forks))
