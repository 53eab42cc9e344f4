/* Mixed calls on several threads, for the suite `soak`: COUNT calls, or as many as fit into SECONDS, whichever is more.
 *
 *   soak COUNT SECONDS
 *
 * Prints a JSON object: the calls, the descriptors at the start, and memory (kB), descriptors and threads after a warm-up and at the end,
 * each time when all sessions are closed. */
#include <dirent.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <danxi/danxi.h>

enum { THREADS = 4, CALLS_PER_SESSION = 250 };

static atomic_long calls;
static atomic_int unexpected;
static long target;  /* number of calls at which this round ends */
static time_t until; /* earliest end of this round, in seconds of CLOCK_MONOTONIC */

static time_t seconds(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

static void expect(danxi_result *result, danxi_status expected, danxi_status other) {
    danxi_status status = danxi_result_status(result);
    const char *json = danxi_result_json(result, NULL);
    if ((status != expected && status != other) || !json) {
        if (atomic_fetch_add(&unexpected, 1) < 5) fprintf(stderr, "%s: %.300s\n", danxi_status_name(status), json);
    }
    danxi_result_free(result);
    atomic_fetch_add(&calls, 1);
}

/* Checks and frees the result of an asynchronous call. The call may have been cancelled, or its session closed. */
static void receive(danxi_result *result, void *unused) {
    (void)unused;
    int is_closed = danxi_result_status(result) == DANXI_ERROR_CLOSED;
    expect(result, is_closed ? DANXI_ERROR_CLOSED : DANXI_OK, DANXI_ERROR_CANCELLED);
}

#define SELECT "{\"html\": \"<ul><li>a<li class=b>c</ul>\", \"selector\": \"li.b\"}"

static void call_one(danxi_session *session, int number) {
    danxi_task *task;
    switch (number % 12) {
    case 0:
        expect(danxi_call(session, "forum.get_hole", "{\"id\": 1}"), DANXI_OK, DANXI_OK);
        break;
    case 1:
        expect(danxi_call(session, "forum.get_hole", "{\"id\": 99999999}"), DANXI_ERROR_NOT_FOUND, DANXI_OK);
        break;
    case 2:
        expect(danxi_call(session, "forum.get_divisions", "{\"cache\": \"revalidate\"}"), DANXI_OK, DANXI_OK);
        break;
    case 3:
        expect(danxi_call(session, "forum.nothing", NULL), DANXI_ERROR_UNKNOWN_METHOD, DANXI_OK);
        break;
    case 4:
        expect(danxi_call(session, "forum.get_hole", "{\"id\": \"x\"}"), DANXI_ERROR_INVALID_ARGUMENT, DANXI_OK);
        break;
    case 5:
        expect(danxi_call(session, "forum.get_hole", "[1"), DANXI_ERROR_INVALID_JSON, DANXI_OK);
        break;
    case 6:
        task = danxi_call_async(session, "forum.get_hole", "{\"id\": 2}", receive, NULL);
        danxi_task_cancel(task);
        danxi_task_free(task);
        break;
    case 7:
        danxi_task_free(danxi_call_async(session, "markup.select", SELECT, receive, NULL));
        break;
    case 8:
        danxi_task_free(danxi_call_async(session, "markup.select", SELECT, NULL, NULL));
        expect(danxi_session_next(session, -1), DANXI_OK, DANXI_OK);
        break;
    default:
        expect(danxi_call(session, "forum.get_divisions", NULL), DANXI_OK, DANXI_OK);
    }
}

static int is_over(void) { return atomic_load(&calls) >= target && seconds() >= until; }

static void *work(void *unused) {
    (void)unused;
    while (!is_over()) {
        danxi_session *session;
        expect(danxi_session_open(getenv("DANXI_CONFIG"), &session), DANXI_OK, DANXI_OK);
        expect(danxi_account_login(session, "student@fudan.edu.cn", "correct horse", NULL), DANXI_OK, DANXI_OK);
        for (int number = 0; number < CALLS_PER_SESSION && !is_over(); number++) call_one(session, number);
        danxi_task_free(danxi_call_async(session, "forum.get_hole", "{\"id\": 3}", receive, NULL));
        danxi_session_close(session);
    }
    return NULL;
}

/* Makes calls until there were at least `count` since the start of the program, and `duration` seconds have passed. */
static void run(long count, time_t duration) {
    pthread_t threads[THREADS];
    target = count;
    until = seconds() + duration;
    for (int index = 0; index < THREADS; index++) pthread_create(&threads[index], NULL, work, NULL);
    for (int index = 0; index < THREADS; index++) pthread_join(threads[index], NULL);
}

static int entries(const char *path) {
    int count = 0;
    DIR *directory = opendir(path);
    while (readdir(directory)) count++;
    closedir(directory);
    return count - 2;
}

/* Waits until no more descriptors are open than at the start of the program: idle connections are closed soon after the last session. */
static void wait_for_connections(int initial) {
    time_t end = seconds() + 30;
    while (entries("/proc/self/fd") > initial && seconds() < end) usleep(10000);
}

static void print_figures(const char *name) {
    long kilobytes = 0;
    char line[200];
    FILE *file = fopen("/proc/self/status", "r");
    while (fgets(line, sizeof line, file)) sscanf(line, "VmRSS: %ld", &kilobytes);
    fclose(file);
    printf("\"%s\": {\"memory\": %ld, \"descriptors\": %d, \"threads\": %d}, ", name, kilobytes,
           entries("/proc/self/fd"), entries("/proc/self/task"));
}

int main(int count, char **arguments) {
    if (count != 3) return 2;
    long wanted = atol(arguments[1]);
    time_t duration = atol(arguments[2]);
    int initial = entries("/proc/self/fd");
    run(wanted / 4, duration / 4);
    wait_for_connections(initial);
    printf("{\"initial\": %d, ", initial);
    print_figures("start");
    run(wanted, duration - duration / 4);
    wait_for_connections(initial);
    print_figures("end");
    printf("\"calls\": %ld, \"unexpected\": %d}\n", atomic_load(&calls), atomic_load(&unexpected));
    return 0;
}
