/* An LD_PRELOAD library that simulates a misbehaving DNS for hosts below `misbehaves.test`. Other names are resolved as usual. */
#include <dlfcn.h>
#include <netdb.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { ADDRESSES = 1000 };

typedef int resolve(const char *, const char *, const struct addrinfo *, struct addrinfo **);

static int is_host(const char *host, const char *name) {
    size_t length = strlen(name);
    return strncmp(host, name, length) == 0 && strcmp(host + length, ".misbehaves.test") == 0;
}

int getaddrinfo(const char *host, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
    resolve *real = (resolve *)dlsym(RTLD_NEXT, "getaddrinfo");
    if (!host) return real(host, service, hints, result);
    if (is_host(host, "silent")) {
        for (;;) pause();
    }
    if (is_host(host, "unknown")) return EAI_NONAME;
    if (is_host(host, "failing")) return EAI_AGAIN;
    if (is_host(host, "exhausted")) return EAI_MEMORY;
    if (is_host(host, "lying")) return real("127.0.0.1", service, hints, result);
    if (!is_host(host, "long")) return real(host, service, hints, result);
    struct addrinfo **end = result;
    *end = NULL;
    for (int count = 0; count < ADDRESSES; count++) {
        int error = real("127.0.0.1", service, hints, end);
        if (error) return error;
        while (*end) end = &(*end)->ai_next;
    }
    return 0;
}
