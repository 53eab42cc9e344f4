#include "listener.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "status.h"
#include "text.h"

static _Noreturn void fail(const char *path, const char *reason) {
    complain("cannot listen on %s: %s", path, reason);
    exit(STATUS_MACHINE);
}

/* Locks a file beside the socket until the program ends. So of two programs that start together, only one removes the socket of an
 * earlier program that was killed. */
static void lock(const char *path) {
    struct text name = {0};
    text_add_string(&name, path);
    text_add(&name, ".lock", sizeof ".lock");
    int file = open(name.bytes, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (file < 0) fail(path, strerror(errno));
    if (flock(file, LOCK_EX | LOCK_NB) != 0) fail(path, "another danxi-rpc listens there already");
    text_free(&name);
}

static void remove_stale(const char *path, const struct sockaddr_un *address) {
    struct stat found;
    if (lstat(path, &found) != 0) return;
    if (!S_ISSOCK(found.st_mode)) fail(path, "the file exists, and is not a socket");
    int probe = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (probe >= 0 && connect(probe, (const struct sockaddr *)address, sizeof *address) == 0)
        fail(path, "another program listens there already");
    close(probe);
    unlink(path);
}

int listener_open(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) fail(path, "the path of a socket has at most 107 bytes");
    strcpy(address.sun_path, path);
    lock(path);
    remove_stale(path, &address);
    int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    /* No session is open, so there is no other thread. The socket has its mode from its first moment on. */
    mode_t before = umask(0177);
    if (listener < 0 || bind(listener, (const struct sockaddr *)&address, sizeof address) != 0 ||
        listen(listener, SOMAXCONN) != 0)
        fail(path, strerror(errno));
    umask(before);
    return listener;
}

int listener_accept(int listener) {
    int connection = accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
    struct ucred peer;
    socklen_t size = sizeof peer;
    if (connection < 0) return -1;
    if (getsockopt(connection, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0 ||
        (peer.uid != geteuid() && peer.uid != 0)) {
        close(connection);
        errno = EAGAIN;
        return -1;
    }
    return connection;
}

void listener_close(int listener, const char *path) {
    close(listener);
    unlink(path);
}
