/* The benchmarks' server: responds with files from memory, each after a delay, on a free loopback port. It speaks HTTP/1.1 with persistent
   connections.

   Usage: server PATH FILE DELAY_MS [PATH FILE DELAY_MS]...

   A path may end with a parameter, such as /floors?offset=50: then only requests with this parameter get the file.

   The server prints its port, and exits at the end of its stdin. */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdbool.h>
#include <stdint.h>
#include <strings.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>

#include "bench.h"

struct connection {
    int socket;
    bool waits, is_closed, wants_to_write;
    char request[16384];
    size_t received;
    const char *rest; /* the unsent rest of the current response */
    size_t rest_length;
    double due;
    struct connection *next_waiting;
};

struct route {
    const char *path;
    char *response;
    size_t length;
    double wait;
    struct connection *first, *last; /* delayed connections in FIFO order: a route has one delay */
};

static int epoll;
static struct route *routes, not_found;
static size_t route_count;

/* Loads a response: maps the file into memory after the response's head, so that a large file is not copied. */
static void load(struct route *route, const char *path, const char *file_name, const char *wait) {
    int file = open(file_name, O_RDONLY | O_CLOEXEC);
    struct stat info;
    if (file < 0 || fstat(file, &info)) bench_fail(file_name, strerror(errno));
    size_t size = (size_t)info.st_size, page = (size_t)sysconf(_SC_PAGESIZE);
    char *room = mmap(NULL, page + size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (room == MAP_FAILED) bench_fail(file_name, strerror(errno));
    if (size && mmap(room + page, size, PROT_READ, MAP_SHARED | MAP_FIXED, file, 0) == MAP_FAILED)
        bench_fail(file_name, strerror(errno));
    close(file);
    char head[256];
    int length =
        sprintf(head, "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: %zu\r\n\r\n", size);
    char *response = memcpy(room + page - length, head, (size_t)length);
    *route =
        (struct route){.path = path, .response = response, .length = (size_t)length + size, .wait = atof(wait) / 1000};
}

static void watch(struct connection *connection, int operation) {
    struct epoll_event event = {.events = EPOLLIN | (connection->wants_to_write ? EPOLLOUT : 0),
                                .data.ptr = connection};
    epoll_ctl(epoll, operation, connection->socket, &event);
}

static void end(struct connection *connection) {
    if (!connection->is_closed) close(connection->socket);
    connection->is_closed = true;
    if (!connection->waits) free(connection); /* a waiting connection is freed at the end of its delay */
}

/* Sends as much of the response as possible. Returns false if the connection has ended. */
static bool send_rest(struct connection *connection) {
    while (connection->rest_length) {
        ssize_t sent = send(connection->socket, connection->rest, connection->rest_length, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent < 0 && errno != EAGAIN) return end(connection), false;
        if (sent < 0) break;
        connection->rest += sent;
        connection->rest_length -= (size_t)sent;
    }
    bool wants_to_write = connection->rest_length > 0;
    if (wants_to_write != connection->wants_to_write) {
        connection->wants_to_write = wants_to_write;
        watch(connection, EPOLL_CTL_MOD);
    }
    return true;
}

static bool respond(struct connection *connection, struct route *route) {
    connection->rest = route->response;
    connection->rest_length = route->length;
    if (route->wait <= 0) return send_rest(connection);
    connection->due = bench_seconds() + route->wait;
    connection->waits = true;
    connection->next_waiting = NULL;
    if (route->last)
        route->last->next_waiting = connection;
    else
        route->first = connection;
    route->last = connection;
    return true;
}

/* Returns whether a query, up to a space, has a parameter such as "offset=50". */
static bool has_parameter(const char *query, const char *parameter) {
    size_t length = strlen(parameter);
    while (*query == '?' || *query == '&') {
        query++;
        if (!strncmp(query, parameter, length) && strchr("& ", query[length])) return true;
        query += strcspn(query, "& ");
    }
    return false;
}

static struct route *find(const char *request) {
    const char *path = strchr(request, ' ');
    size_t length = path ? strcspn(++path, "? ") : 0;
    for (size_t i = 0; i < route_count; i++) {
        const char *route = routes[i].path;
        size_t own = strcspn(route, "?");
        if (own == length && !memcmp(route, path, length) &&
            (!route[own] || has_parameter(path + length, route + own + 1)))
            return &routes[i];
    }
    return &not_found;
}

/* Responds to complete requests. One response is sent at a time: clients do not pipeline. */
static bool take_requests(struct connection *connection) {
    for (;;) {
        connection->request[connection->received] = 0;
        char *head_end = strstr(connection->request, "\r\n\r\n");
        if (!head_end) return true;
        const char *body_length = strcasestr(connection->request, "\r\nContent-Length:");
        size_t length = (size_t)(head_end + 4 - connection->request);
        if (body_length && body_length < head_end) length += strtoul(body_length + 17, NULL, 10);
        if (connection->received < length) return true;
        struct route *route = find(connection->request);
        memmove(connection->request, connection->request + length, connection->received - length);
        connection->received -= length;
        if (!respond(connection, route)) return false;
    }
}

static void receive(struct connection *connection) {
    size_t room = sizeof connection->request - 1 - connection->received;
    ssize_t count = recv(connection->socket, connection->request + connection->received, room, 0);
    if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (count <= 0) return end(connection);
    connection->received += (size_t)count;
    take_requests(connection);
}

static void accept_all(int listener) {
    for (;;) {
        int client = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
        if (client < 0) return;
        int on = 1;
        setsockopt(client, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
        struct connection *connection = calloc(1, sizeof *connection);
        if (!connection) bench_fail("calloc", "not enough memory");
        connection->socket = client;
        watch(connection, EPOLL_CTL_ADD);
    }
}

/* Sends the responses whose delay has ended. Returns the milliseconds until the next one, or -1. */
static int end_waits(void) {
    double now = bench_seconds(), next = -1;
    for (size_t i = 0; i < route_count; i++) {
        struct route *route = &routes[i];
        while (route->first && route->first->due <= now) {
            struct connection *connection = route->first;
            route->first = connection->next_waiting;
            if (!route->first) route->last = NULL;
            connection->waits = false;
            if (connection->is_closed)
                free(connection);
            else
                send_rest(connection);
        }
        if (route->first && (next < 0 || route->first->due < next)) next = route->first->due;
    }
    return next < 0 ? -1 : (int)((next - now) * 1000) + 1;
}

static int listen_on_loopback(void) {
    int listener = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    if (listener < 0 || bind(listener, (struct sockaddr *)&address, size) || listen(listener, 4096) ||
        getsockname(listener, (struct sockaddr *)&address, &size))
        bench_fail("the server's socket", strerror(errno));
    printf("%d\n", ntohs(address.sin_port));
    fflush(stdout);
    return listener;
}

int main(int count, char **arguments) {
    if (count < 4 || (count - 1) % 3) bench_fail("usage", "server PATH FILE DELAY_MS [PATH FILE DELAY_MS]...");
    route_count = (size_t)(count - 1) / 3;
    routes = calloc(route_count, sizeof *routes);
    for (size_t i = 0; i < route_count; i++)
        load(&routes[i], arguments[3 * i + 1], arguments[3 * i + 2], arguments[3 * i + 3]);
    not_found.response = "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\n\r\n";
    not_found.length = strlen(not_found.response);

    struct rlimit files;
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
    alarm(5 * BENCH_LIFETIME_SECONDS);

    epoll = epoll_create1(EPOLL_CLOEXEC);
    int listener = listen_on_loopback(), owner = STDIN_FILENO;
    struct epoll_event accepting = {.events = EPOLLIN, .data.ptr = &listener},
                       ending = {.events = EPOLLIN, .data.ptr = &owner};
    if (epoll_ctl(epoll, EPOLL_CTL_ADD, listener, &accepting) || epoll_ctl(epoll, EPOLL_CTL_ADD, owner, &ending))
        bench_fail("epoll", strerror(errno));
    for (;;) {
        struct epoll_event events[256];
        int ready = epoll_wait(epoll, events, 256, end_waits());
        for (int i = 0; i < ready; i++) {
            if (events[i].data.ptr == &owner) return 0;
            if (events[i].data.ptr == &listener) {
                accept_all(listener);
                continue;
            }
            struct connection *connection = events[i].data.ptr;
            if (events[i].events & EPOLLOUT && !send_rest(connection)) continue;
            if (events[i].events & (EPOLLIN | EPOLLHUP | EPOLLERR)) receive(connection);
        }
    }
}
