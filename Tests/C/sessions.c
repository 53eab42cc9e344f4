/* A thousand signed-in sessions in one process need few threads, few descriptors and little memory. */
#include <dirent.h>
#include <sys/resource.h>

#include "check.h"

enum { SESSIONS = 1000 };

static danxi_session *sessions[SESSIONS];

static int count_entries(const char *path) {
    DIR *directory = opendir(path);
    NEED(directory);
    int count = 0;
    while (readdir(directory)) count++;
    closedir(directory);
    return count - 2; /* without `.` and `..` */
}

static long resident_kb(void) {
    FILE *status = fopen("/proc/self/status", "r");
    NEED(status);
    char line[200];
    long kilobytes = -1;
    while (fgets(line, sizeof line, status)) sscanf(line, "VmRSS: %ld", &kilobytes);
    fclose(status);
    return kilobytes;
}

static void a_thousand_sessions(void) {
    struct rlimit files = {1024, 1024};
    CHECK_INT(setrlimit(RLIMIT_NOFILE, &files), 0);
    danxi_session *first = signed_in(NULL);
    ENDS(danxi_forum_get_hole(first, 1, NULL), DANXI_OK);
    long before = resident_kb();
    for (int index = 0; index < SESSIONS; index++) {
        sessions[index] = signed_in(NULL);
        ENDS(danxi_forum_get_hole(sessions[index], 1, NULL), DANXI_OK);
    }
    int threads = count_entries("/proc/self/task"), descriptors = count_entries("/proc/self/fd");
    double each = (double)(resident_kb() - before) / SESSIONS;
    printf("    %d sessions: %d threads, %d descriptors, %.1f kB each\n", SESSIONS, threads, descriptors, each);
    CHECK(threads <= 12);
    CHECK(descriptors <= 1024 - 4);
    CHECK(each <= 40);
    enum {
        AT_ONCE = 5
    }; /* number of concurrent calls: each call needs a connection, because the stand-in does not support HTTP/2 */
    for (int start = 0; start < SESSIONS; start += AT_ONCE) {
        for (int index = start; index < start + AT_ONCE; index++)
            danxi_task_free(danxi_call_async(sessions[index], "forum.get_hole", "{\"id\": 1}", NULL, NULL));
        for (int index = start; index < start + AT_ONCE; index++)
            ENDS(danxi_session_next(sessions[index], 30000), DANXI_OK);
    }
    CHECK(count_entries("/proc/self/task") <= 12);
    for (int index = 0; index < SESSIONS; index++) danxi_session_close(sessions[index]);
    danxi_session_close(first);
}

MAIN("sessions", TEST(a_thousand_sessions))
