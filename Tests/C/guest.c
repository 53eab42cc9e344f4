/* Side effects on the host program: calls do not change its signals, locale, environment or descriptors, and print nothing. */
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <locale.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>

#include "check.h"

extern char **environ;

/* Opens a session, makes calls that succeed and fail, and closes the session. */
static void visit(void) {
    danxi_session *session = signed_in(NULL);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    ENDS(danxi_forum_get_hole(session, -1, NULL), DANXI_ERROR_NOT_FOUND);
    danxi_task_free(danxi_call_async(session, "forum.list_all_tags", NULL, NULL, NULL));
    ENDS(danxi_session_next(session, 60000), DANXI_OK);
    danxi_session_close(session);
}

/* ---- Signals ---- */

static void read_signals(struct sigaction *actions) {
    memset(actions, 0, NSIG * sizeof *actions);
    for (int number = 1; number < NSIG; number++) sigaction(number, NULL, &actions[number]);
}

static void compare_signals(const struct sigaction *before) {
    static struct sigaction after[NSIG];
    read_signals(after);
    for (int number = 1; number < NSIG; number++)
        if (before[number].sa_handler != after[number].sa_handler || before[number].sa_flags != after[number].sa_flags)
            fail_at(__FILE__, __LINE__, "the disposition of signal %d (%s) was changed", number, strsignal(number));
}

/* Sessions and calls do not change the signal dispositions and the signal mask of the caller. */
static void signal_dispositions(void) {
    static struct sigaction before[NSIG];
    sigset_t mask_before, mask_after;
    read_signals(before);
    pthread_sigmask(SIG_SETMASK, NULL, &mask_before);
    visit();
    pthread_sigmask(SIG_SETMASK, NULL, &mask_after);
    compare_signals(before);
    for (int number = 1; number < NSIG; number++)
        CHECK_INT(sigismember(&mask_before, number), sigismember(&mask_after, number));
}

static void *visit_often(void *unused) {
    (void)unused;
    for (int round = 0; round < 25; round++) {
        danxi_session *session = signed_in(NULL);
        danxi_session_close(session);
    }
    return NULL;
}

/* Signal dispositions stay the same when several sessions are opened and closed at the same time. */
static void signal_dispositions_of_many_sessions(void) {
    static struct sigaction before[NSIG];
    read_signals(before);
    pthread_t threads[8];
    for (int index = 0; index < 8; index++) threads[index] = start_thread(visit_often, NULL);
    for (int index = 0; index < 8; index++) pthread_join(threads[index], NULL);
    compare_signals(before);
}

/* State of a thread that checks the disposition of SIGPIPE while sessions are closed. */
static atomic_bool is_over;
static atomic_int changes;

static void *watch_sigpipe(void *unused) {
    (void)unused;
    while (!atomic_load(&is_over)) {
        struct sigaction action;
        sigaction(SIGPIPE, NULL, &action);
        if (action.sa_handler != SIG_DFL) atomic_fetch_add(&changes, 1);
    }
    return NULL;
}

/* The disposition of SIGPIPE does not change, even for a moment, while sessions are closed. */
static void signal_dispositions_while_closing(void) {
    pthread_t watcher = start_thread(watch_sigpipe, NULL);
    for (int round = 0; round < 30; round++) visit();
    atomic_store(&is_over, true);
    pthread_join(watcher, NULL);
    CHECK_INT(atomic_load(&changes), 0);
}

static pthread_t handled_on;
static atomic_int handled;

static void handle(int number) {
    (void)number;
    handled_on = pthread_self();
    atomic_fetch_add(&handled, 1);
}

/* A signal to the process is handled on a thread of the host program, never on a thread of the library. */
static void signals_reach_the_host(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"delay\", \"ms\": 20000, \"host\": \"" FORUM_HOST "\"}");
    danxi_task *task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL);
    WAIT_FOR(count_requests("GET", FORUM_HOST, NULL) == 1);
    DIR *tasks = opendir("/proc/self/task");
    NEED(tasks);
    struct dirent *entry;
    while ((entry = readdir(tasks))) {
        char path[400], line[200];
        if (entry->d_name[0] == '.' || atoi(entry->d_name) == getpid()) continue;
        snprintf(path, sizeof path, "/proc/self/task/%s/status", entry->d_name);
        FILE *file = fopen(path, "r");
        if (!file) continue;
        while (fgets(line, sizeof line, file)) {
            unsigned long long blocked;
            if (sscanf(line, "SigBlk: %llx", &blocked) != 1) continue;
            int numbers[] = {SIGHUP, SIGINT, SIGTERM, SIGCHLD, SIGALRM, SIGUSR1, SIGUSR2, SIGWINCH};
            for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++)
                if (!(blocked >> (numbers[index] - 1) & 1))
                    fail_at(__FILE__, __LINE__, "a thread of the library does not block %s", strsignal(numbers[index]));
        }
        fclose(file);
    }
    closedir(tasks);
    struct sigaction action = {.sa_handler = handle}, before;
    sigaction(SIGUSR1, &action, &before);
    for (int round = 0; round < 20; round++) {
        kill(getpid(), SIGUSR1);
        WAIT_FOR(atomic_load(&handled) == round + 1);
        CHECK(pthread_equal(handled_on, pthread_self()));
    }
    sigaction(SIGUSR1, &before, NULL);
    danxi_task_cancel(task);
    danxi_task_free(task);
    danxi_session_close(session);
}

static void *interrupt(void *main_thread) {
    for (int round = 0; round < 100; round++) {
        pthread_kill(*(pthread_t *)main_thread, SIGUSR2);
        pause_ms(2);
    }
    return NULL;
}

static void do_nothing(int number) { (void)number; }

/* A signal during a blocking call or danxi_session_next() does not make the function return early. */
static void interrupted_waits(void) {
    struct sigaction action = {.sa_handler = do_nothing}, before;
    sigaction(SIGUSR2, &action, &before);
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"delay\", \"ms\": 100}");
    pthread_t self = pthread_self(), other = start_thread(interrupt, &self);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    long long start = now_ms();
    CHECK(danxi_session_next(session, 100) == NULL);
    CHECK(now_ms() - start >= 95);
    CHECK_SOON(start);
    pthread_join(other, NULL);
    danxi_session_close(session);
    sigaction(SIGUSR2, &before, NULL);
}

/* A write to a connection that the server has closed does not raise SIGPIPE, whose default disposition would kill this program. */
static void no_sigpipe(void) {
    struct sigaction action;
    sigaction(SIGPIPE, NULL, &action);
    CHECK(action.sa_handler == SIG_DFL);
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"close\", \"times\": null, \"host\": \"" FORUM_HOST "\"}");
    char *text = malloc(9001);
    memset(text, 'a', 9000);
    text[9000] = 0;
    for (int round = 0; round < 10; round++) {
        ENDS(danxi_forum_create_floor(session, text, 1, NULL), DANXI_ERROR_NETWORK);
        /* The timeout is too short for a retry. On a busy machine, it can pass before the connection is closed. */
        danxi_result *result = danxi_forum_get_hole(session, 1, "{\"timeout_ms\": 50}");
        danxi_status status = danxi_result_status(result);
        CHECK(status == DANXI_ERROR_NETWORK || status == DANXI_ERROR_TIMEOUT);
        danxi_result_free(result);
    }
    free(text);
    clear_faults();
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    danxi_session_close(session);
}

/* A proxy between the library and the stand-in that can reset all its connections. */
static struct {
    int listener, port;
    int ends[64][2]; /* the two sockets of each connection: to the library and to the stand-in */
    int count;
    atomic_int commands; /* 1: reset all connections; 2: stop */
} proxy;

static int connect_to_stand_in(void) {
    int port = 0;
    json_t *config = json_loads(getenv("DANXI_CONFIG"), 0, NULL);
    NEED(sscanf(text_of(json_object_get(config, "network"), "connect_to"), "::127.0.0.1:%d", &port) == 1);
    json_decref(config);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr = {htonl(INADDR_LOOPBACK)}};
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    NEED(connect(descriptor, (struct sockaddr *)&address, sizeof address) == 0);
    return descriptor;
}

static void end_connection(int index, bool is_reset) {
    struct linger linger = {1, 0};
    if (is_reset) setsockopt(proxy.ends[index][0], SOL_SOCKET, SO_LINGER, &linger, sizeof linger);
    close(proxy.ends[index][0]);
    close(proxy.ends[index][1]);
    proxy.count--;
    memmove(proxy.ends[index], proxy.ends[proxy.count], sizeof *proxy.ends);
}

static void *run_proxy(void *unused) {
    (void)unused;
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, NULL);
    for (;;) {
        int command = atomic_load(&proxy.commands);
        if (command) {
            while (proxy.count > 0) end_connection(0, true);
            atomic_store(&proxy.commands, 0);
            if (command == 2) return NULL;
        }
        struct pollfd waits[129] = {{.fd = proxy.listener, .events = POLLIN}};
        for (int index = 0; index < proxy.count * 2; index++)
            waits[index + 1] = (struct pollfd){.fd = proxy.ends[index / 2][index % 2], .events = POLLIN};
        int count = proxy.count;
        if (poll(waits, (nfds_t)count * 2 + 1, 5) <= 0) continue;
        if (waits[0].revents) {
            NEED(proxy.count < 64);
            proxy.ends[proxy.count][0] = accept4(proxy.listener, NULL, NULL, SOCK_CLOEXEC);
            proxy.ends[proxy.count++][1] = connect_to_stand_in();
        }
        for (int index = count * 2 - 1; index >= 0; index--) {
            char bytes[16384];
            if (!waits[index + 1].revents || index / 2 >= proxy.count ||
                proxy.ends[index / 2][index % 2] != waits[index + 1].fd)
                continue;
            ssize_t length = read(waits[index + 1].fd, bytes, sizeof bytes);
            if (length <= 0 ||
                send(proxy.ends[index / 2][1 - index % 2], bytes, (size_t)length, MSG_NOSIGNAL) != length)
                end_connection(index / 2, false);
        }
    }
}

static void command_proxy(int command) {
    atomic_store(&proxy.commands, command);
    WAIT_FOR(atomic_load(&proxy.commands) == 0);
}

/* After idle connections are reset, the next call opens a new connection, and closing the session causes no SIGPIPE. */
static void no_sigpipe_after_resets(void) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t length = sizeof address;
    proxy.listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    NEED(bind(proxy.listener, (struct sockaddr *)&address, length) == 0 && listen(proxy.listener, 16) == 0);
    NEED(getsockname(proxy.listener, (struct sockaddr *)&address, &length) == 0);
    char changes_text[200];
    snprintf(changes_text, sizeof changes_text, "{\"network\": {\"connect_to\": \"::127.0.0.1:%d\"}}",
             ntohs(address.sin_port));
    pthread_t thread = start_thread(run_proxy, NULL);
    for (int round = 0; round < 10; round++) {
        danxi_session *session = signed_in(changes_text);
        ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
        command_proxy(1);
        if (round % 2) ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
        if (round % 2) ENDS(danxi_forum_create_floor(session, "still here", 1, NULL), DANXI_OK);
        if (round % 2) command_proxy(1);
        danxi_session_close(session);
    }
    command_proxy(2);
    pthread_join(thread, NULL);
    close(proxy.listener);
}

/* ---- The process ---- */

static char *environment_text(void) {
    size_t length = 1;
    for (char **entry = environ; *entry; entry++) length += strlen(*entry) + 1;
    char *text = calloc(1, length), *end = text;
    for (char **entry = environ; *entry; entry++) end = stpcpy(stpcpy(end, *entry), "\n");
    return text;
}

/* Calls do not change the umask, the locale, the environment or the working directory. */
static void process_state(void) {
    char *locale = strdup(setlocale(LC_ALL, NULL)), *environment = environment_text(), directory[1000],
         directory_after[1000];
    char **variables = environ;
    mode_t mask = umask(027);
    NEED(getcwd(directory, sizeof directory));
    errno = 0;
    visit();
    CHECK_INT(umask(mask), 027);
    CHECK_TEXT(setlocale(LC_ALL, NULL), locale);
    char *after = environment_text();
    CHECK(environ == variables);
    CHECK_TEXT(after, environment);
    CHECK(getcwd(directory_after, sizeof directory_after));
    CHECK_TEXT(directory_after, directory);
    free(after);
    free(environment);
    free(locale);
}

/* Calls succeed in each locale of the host program, and do not change the locale. */
static void other_locale(void) {
    const char *names[] = {"de_DE.UTF-8", "C.UTF-8", "tr_TR.UTF-8"};
    for (size_t index = 0; index < 3; index++) {
        if (!setlocale(LC_ALL, names[index])) continue;
        json_t *parsed = json_loads(danxi_schema(), 0, NULL);
        CHECK(parsed);
        json_decref(parsed);
        visit();
        CHECK_TEXT(setlocale(LC_ALL, NULL), names[index]);
    }
    setlocale(LC_ALL, "C");
}

/* The library writes nothing to the standard output or the standard error: a file that replaces both stays empty. */
static void prints_nothing(void) {
    char path[1000];
    snprintf(path, sizeof path, "%s/printed", getenv("CHECK_DIRECTORY"));
    fflush(stdout);
    int out = dup(1), error = dup(2), file = open(path, O_CREAT | O_RDWR | O_TRUNC, 0600);
    NEED(out >= 0 && error >= 0 && file >= 0);
    dup2(file, 1);
    dup2(file, 2);
    visit();
    danxi_session *session = NULL;
    danxi_result_free(danxi_session_open("{", &session));
    danxi_result_free(danxi_call(NULL, NULL, NULL));
    struct stat status;
    fstat(file, &status);
    dup2(out, 1);
    dup2(error, 2);
    close(out);
    close(error);
    close(file);
    CHECK_INT(status.st_size, 0);
}

static int count_entries(const char *path) {
    DIR *directory = opendir(path);
    NEED(directory);
    int count = 0;
    while (readdir(directory)) count++;
    closedir(directory);
    return count - 3; /* without `.`, `..` and the open `directory`; the count of /proc/self/task is 1 too low */
}

/* Closed sessions leave no descriptors, and an open session needs at most one. The number of threads does not grow with the number of
 * sessions. */
static void descriptors_and_threads(void) {
    visit();
    int descriptors = count_entries("/proc/self/fd");
    int threads = count_entries("/proc/self/task");
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    for (int round = 0; round < 100; round++) visit();
    CHECK(count_entries("/proc/self/fd") <= descriptors);
    CHECK(count_entries("/proc/self/task") <= threads + cores + 2);
    printf("    after one session: %d descriptors and %d threads remain, after 100 more sessions: %d and %d\n",
           descriptors, threads + 1, count_entries("/proc/self/fd"), count_entries("/proc/self/task") + 1);
    danxi_session *sessions[20];
    for (int index = 0; index < 20; index++) sessions[index] = signed_in(NULL);
    CHECK(count_entries("/proc/self/task") <= threads + cores + 2);
    CHECK(count_entries("/proc/self/fd") <= descriptors + 20);
    for (int index = 0; index < 20; index++) danxi_session_close(sessions[index]);
    CHECK(count_entries("/proc/self/fd") <= descriptors);
    CHECK(count_entries("/proc/self/task") <= threads + cores + 2);
}

/* Programs that the host program starts do not inherit descriptors of the library. */
static void descriptors_close_on_exec(void) {
    int before[1024], count = 0;
    for (int descriptor = 0; descriptor < 1024; descriptor++) before[descriptor] = fcntl(descriptor, F_GETFD);
    danxi_session *session = signed_in(NULL);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    for (int descriptor = 0; descriptor < 1024; descriptor++) {
        int flags = fcntl(descriptor, F_GETFD);
        if (flags < 0 || before[descriptor] >= 0) continue;
        count++;
        if (flags & FD_CLOEXEC) continue;
        char path[40], target[100] = "";
        snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
        if (readlink(path, target, sizeof target - 1) > 0)
            fail_at(__FILE__, __LINE__, "descriptor %d (%s) is still open after exec", descriptor, target);
    }
    CHECK(count > 0);
    danxi_session_close(session);
}

/* A program that is linked with the library can also load it with dlopen() and unload it with dlclose(). */
static void load_and_unload(void) {
    Dl_info info;
    NEED(dladdr((void *)(uintptr_t)danxi_version, &info));
    for (int round = 0; round < 100; round++) {
        void *library = dlopen(info.dli_fname, RTLD_NOW | RTLD_LOCAL);
        NEED(library);
        const char *(*version)(void) = (const char *(*)(void))(uintptr_t)dlsym(library, "danxi_version");
        NEED(version);
        CHECK_TEXT(version(), DANXI_VERSION_STRING);
        CHECK_INT(dlclose(library), 0);
    }
    visit();
}

/* danxi_build_info() names the libraries that the process has loaded, with the versions that they state. */
static void build_info(void) {
    static const struct {
        const char *name, *function;
    } stated[] = {{"sqlite", "sqlite3_libversion"}, {"zlib", "zlibVersion"}, {"jansson", "jansson_version_str"}};
    json_t *info = json_loads(danxi_build_info(), JSON_REJECT_DUPLICATES, NULL), *library;
    NEED(info);
    CHECK(danxi_build_info() == danxi_build_info());
    CHECK_TEXT(text_of(info, "version"), DANXI_VERSION_STRING);
    CHECK(strlen(text_of(json_object_get(info, "compiler"), "clang")) > 0);
    CHECK(strchr(text_of(json_object_get(info, "compiler"), "swift"), '.'));
    Dl_info own;
    NEED(dladdr((void *)(uintptr_t)danxi_version, &own));
    size_t index, compared = 0;
    json_array_foreach(json_object_get(info, "libraries"), index, library) {
        const char *name = text_of(library, "name"), *version = text_of(library, "version");
        if (!version[0] || strspn(version, "0123456789.") < 3) fail_at(__FILE__, __LINE__, "%s: %s", name, version);
        void *loaded = dlopen(text_of(library, "file"), RTLD_LAZY | RTLD_NOLOAD);
        if (!loaded) fail_at(__FILE__, __LINE__, "%s: %s is not loaded", name, text_of(library, "file"));
        if (strcmp(name, "swift") == 0) CHECK_TEXT(text_of(library, "file"), own.dli_fname);
        for (size_t other = 0; other < sizeof stated / sizeof *stated; other++) {
            if (!loaded || strcmp(name, stated[other].name) != 0) continue;
            const char *(*function)(void) = (const char *(*)(void))(uintptr_t)dlsym(loaded, stated[other].function);
            NEED(function);
            CHECK_TEXT(version, function());
            compared++;
        }
        if (loaded) dlclose(loaded);
    }
    CHECK_INT(compared, 3);
    CHECK_INT(index, 15);
    json_decref(info);
}

MAIN("guest", TEST(descriptors_close_on_exec), TEST(signal_dispositions), TEST(signal_dispositions_of_many_sessions),
     TEST(signal_dispositions_while_closing), TEST(signals_reach_the_host), TEST(interrupted_waits), TEST(no_sigpipe),
     TEST(no_sigpipe_after_resets), TEST(process_state), TEST(other_locale), TEST(prints_nothing),
     TEST(descriptors_and_threads), TEST(load_and_unload), TEST(build_info))
