/* danxi-rpc: serves the methods of libdanxi as JSON-RPC 2.0. See docs/agents.md. */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "server.h"
#include "status.h"

#ifdef __SANITIZE_ADDRESS__
#include <sanitizer/lsan_interface.h>
#endif

/* Returns the exit status, if a standard descriptor is closed: the next file that the program opens would get its number. */
static int check_descriptors(void) {
    if (fcntl(STDERR_FILENO, F_GETFD) < 0 && open("/dev/null", O_WRONLY) < 0) return STATUS_MACHINE;
    if (fcntl(STDIN_FILENO, F_GETFD) < 0) {
        complain("standard input cannot be read: %s", strerror(errno));
        return STATUS_MACHINE;
    }
    if (fcntl(STDOUT_FILENO, F_GETFD) < 0) {
        complain("standard output cannot be written: %s", strerror(errno));
        return STATUS_MACHINE;
    }
    return 0;
}

int main(int count, char **arguments) {
    int status = check_descriptors();
    if (status != 0) return status;
    struct options options = read_options(count, arguments);
    signal(SIGPIPE, SIG_IGN);
    status = serve(&options);
    if (status >= 0) return status;
#ifdef __SANITIZE_ADDRESS__
    __lsan_do_leak_check(); /* no exit handler runs after the signal */
#endif
    /* The parent sees the signal. */
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, -status);
    raise(-status);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    return STATUS_UNEXPECTED;
}
