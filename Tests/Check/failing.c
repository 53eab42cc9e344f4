/* An LD_PRELOAD library that makes calls of one function of the C library fail. Environment variables select the calls:

     FAIL_CALL    name of the function, such as openat: one of those at the end of this file. `*` stands for all that change files.
     FAIL_AT      number of the first call that fails, from 1 (default 1)
     FAIL_TIMES   number of calls that fail from FAIL_AT on, or `always` (default 1)
     FAIL_ERRNO   errno of the failure: ENOSPC, EIO, EACCES, EROFS, EMFILE, ENFILE, ENOMEM, EAGAIN, EINTR, EDQUOT or a number (default EIO)
     FAIL_LIBRARY for malloc: only allocations by the library whose file name contains this string are counted
     FAIL_PATH    only calls whose path contains this string are counted. A descriptor has the path of its open file.
     FAIL_REPORT  file to which a line `NAME NUMBER` is appended for each call that failed
     FAIL_BLOCK   if this is set, the call never returns instead of failing
     FAIL_KILL    if this is set, the process is killed instead, before the call
     FAIL_OTHERS  if this is set, calls of the program's first thread do not count

   cc -shared -fPIC -o failing.so failing.c -ldl */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static const struct {
    const char *name;
    int number;
} errors[] = {{"ENOSPC", ENOSPC}, {"EIO", EIO},       {"EACCES", EACCES}, {"EROFS", EROFS}, {"EMFILE", EMFILE},
              {"ENFILE", ENFILE}, {"ENOMEM", ENOMEM}, {"EAGAIN", EAGAIN}, {"EINTR", EINTR}, {"EDQUOT", EDQUOT}};

static int failure_errno(void) {
    const char *name = getenv("FAIL_ERRNO");
    if (!name) return EIO;
    for (size_t index = 0; index < sizeof errors / sizeof *errors; index++) {
        if (strcmp(errors[index].name, name) == 0) return errors[index].number;
    }
    return atoi(name);
}

/* Appends a failed call to FAIL_REPORT, only with system calls, because the functions of the C library are replaced below. */
static void report(const char *name, int number) {
    const char *path = getenv("FAIL_REPORT");
    if (!path) return;
    char line[100];
    int length = snprintf(line, sizeof line, "%s %d\n", name, number);
    long file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0) return;
    syscall(SYS_write, file, line, (size_t)length);
    syscall(SYS_close, file);
}

/* Returns whether a function changes files. */
static bool changes_files(const char *name) {
    static const char *const names[] = {"write",  "pwrite64", "fsync",    "rename", "renameat",
                                        "linkat", "unlink",   "unlinkat", "mkdirat"};
    for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
        if (strcmp(names[index], name) == 0) return true;
    }
    return false;
}

/* Counts a call, and returns whether the call fails. If so, sets errno. With FAIL_BLOCK, never returns instead. */
static bool fails(const char *name, const char *path, int descriptor) {
    static atomic_int calls;
    const char *wanted = getenv("FAIL_CALL");
    if (!wanted || (strcmp(wanted, "*") == 0 ? !changes_files(name) : strcmp(wanted, name) != 0)) return false;
    if (getenv("FAIL_OTHERS") && syscall(SYS_gettid) == getpid()) return false;
    const char *part = getenv("FAIL_PATH");
    if (part) {
        char own[PATH_MAX + 1] = "";
        if (!path || path[0] != '/') {
            char link[64];
            snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
            ssize_t length = descriptor >= 0 ? readlink(link, own, sizeof own - 1) : -1;
            own[length < 0 ? 0 : length] = 0;
        }
        if (!strstr(own, part) && (!path || !strstr(path, part))) return false;
    }
    int number = atomic_fetch_add(&calls, 1) + 1;
    const char *first = getenv("FAIL_AT");
    const char *times = getenv("FAIL_TIMES");
    int from = first ? atoi(first) : 1;
    bool always = times && strcmp(times, "always") == 0;
    if (number < from || (!always && number >= from + (times ? atoi(times) : 1))) return false;
    report(name, number);
    if (getenv("FAIL_KILL")) syscall(SYS_kill, getpid(), SIGKILL);
    while (getenv("FAIL_BLOCK")) pause();
    errno = failure_errno();
    return true;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define FAILING(result, name, parameters, arguments, path, descriptor) \
    result name parameters { \
        static __typeof__(&name) real; \
        if (fails(#name, path, descriptor)) return -1; \
        if (!real) real = REAL(name); \
        return real arguments; \
    }

/* The functions for 64-bit files count as the functions without the suffix 64. */
#define FAILING_OPEN(function, name) \
    int function(const char *path, int flags, ...) { \
        static __typeof__(&function) real; \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        if (fails(name, path, -1)) return -1; \
        if (!real) real = REAL(function); \
        return real(path, flags, mode); \
    }

#define FAILING_OPENAT(function, name) \
    int function(int directory, const char *path, int flags, ...) { \
        static __typeof__(&function) real; \
        va_list list; \
        va_start(list, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(list, mode_t) : 0; \
        va_end(list); \
        if (fails(name, path, directory)) return -1; \
        if (!real) real = REAL(function); \
        return real(directory, path, flags, mode); \
    }

FAILING_OPEN(open, "open")
FAILING_OPEN(open64, "open")
FAILING_OPENAT(openat, "openat")
FAILING_OPENAT(openat64, "openat")
FAILING(ssize_t, read, (int file, void *bytes, size_t count), (file, bytes, count), NULL, file)
FAILING(ssize_t, write, (int file, const void *bytes, size_t count), (file, bytes, count), NULL, file)
FAILING(ssize_t, pread64, (int file, void *bytes, size_t count, off64_t place), (file, bytes, count, place), NULL, file)
FAILING(ssize_t, pwrite64, (int file, const void *bytes, size_t count, off64_t place), (file, bytes, count, place),
        NULL, file)
FAILING(int, fdatasync, (int file), (file), NULL, file)
FAILING(int, fsync, (int file), (file), NULL, file)
FAILING(int, flock, (int file, int operation), (file, operation), NULL, file)
FAILING(int, fstat, (int file, struct stat *info), (file, info), NULL, file)
FAILING(int, rename, (const char *from, const char *to), (from, to), to, -1)
FAILING(int, renameat, (int from, const char *old, int to, const char *new), (from, old, to, new), new, to)
FAILING(int, linkat, (int from, const char *old, int to, const char *new, int flags), (from, old, to, new, flags), new,
        to)
FAILING(int, unlink, (const char *path), (path), path, -1)
FAILING(int, unlinkat, (int directory, const char *path, int flags), (directory, path, flags), path, directory)
FAILING(int, mkdirat, (int directory, const char *path, mode_t mode), (directory, path, mode), path, directory)
FAILING(int, socket, (int domain, int type, int protocol), (domain, type, protocol), NULL, -1)
FAILING(int, connect, (int socket, const struct sockaddr *address, socklen_t length), (socket, address, length), NULL,
        socket)
FAILING(ssize_t, recv, (int socket, void *bytes, size_t count, int flags), (socket, bytes, count, flags), NULL, socket)
FAILING(ssize_t, send, (int socket, const void *bytes, size_t count, int flags), (socket, bytes, count, flags), NULL,
        socket)
FAILING(int, poll, (struct pollfd * files, nfds_t count, int timeout), (files, count, timeout), NULL, -1)
FAILING(int, eventfd, (unsigned int value, int flags), (value, flags), NULL, -1)

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument) {
    static __typeof__(&pthread_create) real;
    if (fails("pthread_create", NULL, -1)) return errno;
    if (!real) real = REAL(pthread_create);
    return real(thread, attributes, start, argument);
}

/* ---- Memory ---- */

/* Address and size of the code of the library whose allocations fail. The size is 0 until the library is loaded. */
static _Atomic uintptr_t code_start, code_size;

static int find_code(struct dl_phdr_info *info, size_t size, void *name) {
    (void)size;
    if (!strstr(info->dlpi_name, name)) return 0;
    for (int index = 0; index < info->dlpi_phnum; index++) {
        const ElfW(Phdr) *segment = &info->dlpi_phdr[index];
        if (segment->p_type != PT_LOAD || !(segment->p_flags & PF_X)) continue;
        code_start = info->dlpi_addr + segment->p_vaddr;
        code_size = segment->p_memsz;
    }
    return 1;
}

__attribute__((constructor)) static void find_library(void) {
    char *name = getenv("FAIL_LIBRARY");
    if (name && code_size == 0) dl_iterate_phdr(find_code, name);
}

/* libdanxi loads some libraries when a call needs them. */
void *dlopen(const char *file, int mode) {
    static __typeof__(&dlopen) real;
    if (!real) real = REAL(dlopen);
    void *handle = real(file, mode);
    find_library();
    return handle;
}

#define ALLOCATION_FAILS() \
    ((uintptr_t)__builtin_return_address(0) - code_start < code_size && fails("malloc", NULL, -1))

/* dlsym itself allocates memory, so the original functions are called by glibc's internal names. */
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);

void *malloc(size_t size) { return ALLOCATION_FAILS() ? NULL : __libc_malloc(size); }

void *calloc(size_t count, size_t size) { return ALLOCATION_FAILS() ? NULL : __libc_calloc(count, size); }

void *realloc(void *block, size_t size) { return ALLOCATION_FAILS() ? NULL : __libc_realloc(block, size); }

char *strdup(const char *text) {
    if (ALLOCATION_FAILS()) return NULL;
    size_t size = strlen(text) + 1;
    char *copy = __libc_malloc(size);
    return copy ? memcpy(copy, text, size) : NULL;
}

/* operator new (std::nothrow) of C++, which only simdjson uses. */
void *new_object(size_t size, const void *nothrow) __asm__("_ZnwmRKSt9nothrow_t");
void *new_object(size_t size, const void *nothrow) {
    (void)nothrow;
    return fails("new", NULL, -1) ? NULL : __libc_malloc(size);
}

void *new_array(size_t size, const void *nothrow) __asm__("_ZnamRKSt9nothrow_t");
void *new_array(size_t size, const void *nothrow) {
    (void)nothrow;
    return fails("new", NULL, -1) ? NULL : __libc_malloc(size);
}
