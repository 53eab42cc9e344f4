/* Requests to the stand-in's control host over plain HTTP: to order faults, expire tokens and read the request log. Included by check.h. */
#ifndef STANDIN_H
#define STANDIN_H

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#define FORUM_HOST "forum.fduhole.com"
#define AUTH_HOST "auth.fduhole.com"

/* Sends one request to the control host. Returns the JSON of the response, or NULL if the response has none. */
static json_t *control(const char *method, const char *path, const char *body) {
    const char *port = getenv("STANDIN_PORT");
    NEED(port);
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((uint16_t)atoi(port)), .sin_addr = {htonl(INADDR_LOOPBACK)}};
    int socket_fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    NEED(connect(socket_fd, (struct sockaddr *)&address, sizeof address) == 0);
    char *request = NULL;
    int length = asprintf(&request,
                          "%s %s HTTP/1.1\r\nHost: standin.test\r\nConnection: close\r\nContent-Type: "
                          "application/json\r\nContent-Length: %zu\r\n\r\n%s",
                          method, path, strlen(body), body);
    NEED(length > 0 && send(socket_fd, request, (size_t)length, MSG_NOSIGNAL) == length);
    free(request);
    size_t size = 0, room = 65536;
    char *answer = malloc(room + 1);
    ssize_t count;
    while (answer && (count = recv(socket_fd, answer + size, room - size, 0)) > 0) {
        size += (size_t)count;
        if (size == room) answer = realloc(answer, (room *= 2) + 1);
    }
    close(socket_fd);
    NEED(answer && size > 12);
    answer[size] = 0;
    NEED(answer[9] == '2');
    char *content = strstr(answer, "\r\n\r\n");
    NEED(content);
    json_t *value = json_loads(content + 4, JSON_DECODE_ANY, NULL);
    free(answer);
    return value;
}

/* Orders a fault. `fault` is a JSON object with the fields of the stand-in's class Fault. */
static UNUSED void order_fault(const char *fault) { json_decref(control("POST", "/faults", fault)); }

static UNUSED void clear_faults(void) { json_decref(control("DELETE", "/faults", "")); }

static UNUSED void clear_requests(void) { json_decref(control("DELETE", "/requests", "")); }

static void clear_stand_in(void) {
    json_decref(control("DELETE", "/faults", ""));
    json_decref(control("DELETE", "/requests", ""));
}

/* Makes the student's tokens expire. `kind` selects the tokens: "access", "refresh" or "all". */
static UNUSED void expire_tokens(const char *kind) {
    char order[200];
    snprintf(order, sizeof order, "{\"email\": \"%s\", \"tokens\": \"%s\"}", STUDENT_EMAIL, kind);
    json_decref(control("POST", "/expire", order));
}

/* Returns how many requests with `method`, `host` and `path` the stand-in has logged. NULL matches every value. */
static UNUSED int count_requests(const char *method, const char *host, const char *path) {
    json_t *log = control("GET", "/requests", ""), *entry;
    size_t index;
    int count = 0;
    json_array_foreach(log, index, entry) {
        bool fits = (!method || strcmp(text_of(entry, "method"), method) == 0) &&
                    (!host || strcmp(text_of(entry, "host"), host) == 0) &&
                    (!path || strcmp(text_of(entry, "path"), path) == 0);
        if (fits) count++;
    }
    json_decref(log);
    return count;
}

/* Returns whether the last request to `host` had the header `header`. */
static UNUSED bool last_request_has(const char *host, const char *header) {
    json_t *log = control("GET", "/requests", "");
    bool has = false;
    for (size_t index = json_array_size(log); index-- > 0;) {
        const json_t *entry = json_array_get(log, index);
        if (strcmp(text_of(entry, "host"), host) != 0) continue;
        has = json_object_get(json_object_get(entry, "headers"), header) != NULL;
        break;
    }
    json_decref(log);
    return has;
}

#endif /* STANDIN_H */
