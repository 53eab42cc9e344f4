/* A program that loads the library with dlopen, calls it and unloads it 100 times, as hosts of plugins do. */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef const char *(*text_function)(void);
typedef void *(*open_function)(const char *, void **);
typedef void *(*call_function)(void *, const char *, const char *);
typedef int (*status_function)(const void *);
typedef void (*free_function)(void *);

#define NEED(condition) \
    ((condition) ? (void)0 : (printf("    %d: %s (round %d)\n", __LINE__, #condition, round), exit(1)))

int main(int argc, char **argv) {
    const char *names = "unloading/load_call_unload";
    const char *filter = getenv("CHECK_FILTER");
    if (filter && !strstr(names, filter)) return 0;
    if (argc > 1 && strcmp(argv[1], "--list") == 0) {
        puts(names);
        return 0;
    }
    printf("begin %s\n", names);
    fflush(stdout);
    for (int round = 0; round < 100; round++) {
        void *library = dlopen("libdanxi.so.0", RTLD_NOW | RTLD_LOCAL);
        NEED(library);
        open_function open = (open_function)(uintptr_t)dlsym(library, "danxi_session_open");
        call_function call = (call_function)(uintptr_t)dlsym(library, "danxi_call");
        status_function status = (status_function)(uintptr_t)dlsym(library, "danxi_result_status");
        free_function free_result = (free_function)(uintptr_t)dlsym(library, "danxi_result_free");
        free_function close = (free_function)(uintptr_t)dlsym(library, "danxi_session_close");
        text_function version = (text_function)(uintptr_t)dlsym(library, "danxi_version");
        NEED(open && call && status && free_result && close && version);
        NEED(strlen(version()) > 2);
        void *session = NULL;
        free_result(open(getenv("DANXI_CONFIG"), &session));
        NEED(session);
        void *result =
            call(session, "account.login", "{\"email\": \"student@fudan.edu.cn\", \"password\": \"correct horse\"}");
        NEED(status(result) == 0);
        free_result(result);
        close(session);
        NEED(dlclose(library) == 0);
    }
    printf("ok %s (0 ms)\n", names);
    return 0;
}
