#include "methods.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "interface.h"
#include "request.h"

/* Reads the parameters of a method of the program by a format of json_unpack_ex(). Returns false after an error response. */
#define UNPACK(reply, params, ...) \
    (json_unpack_ex(params, &problem, 0, __VA_ARGS__) == 0 || refuse_params(reply, problem.text))

static bool refuse_params(struct reply *reply, const char *reason) {
    reply_failure(reply, INVALID_PARAMS, NULL, "Invalid params: %s", reason);
    return false;
}

static bool has_name(const json_t *method, const char *name) {
    return json_string_length(method) == strlen(name) && strcmp(json_string_value(method), name) == 0;
}

static void refuse_method(struct reply *reply, const json_t *method) {
    reply_failure(reply, METHOD_NOT_FOUND, NULL, "Method not found: %.100s. `rpc.discover` lists all methods.",
                  json_string_value(method));
}

/* Looks up a method of the library. Returns false after an error response. */
static bool look_up(struct reply *reply, const json_t *method, struct method *found) {
    const char *name = json_string_value(method);
    if (!name) return refuse_params(reply, "`method` must be a string");
    /* The name of a method contains no NUL character. */
    if (strlen(name) == json_string_length(method) && find_method(name, found)) return true;
    refuse_method(reply, method);
    return false;
}

/* Starts a call or a stream that the parameters of a method of the program describe. */
static void start_described(struct reply *reply, enum kind kind, json_t *described) {
    json_error_t problem;
    json_t *name, *params = NULL;
    struct method method;
    if (!UNPACK(reply, described, "{s:o, s?o !}", "method", &name, "params", &params)) return;
    if (json_is_null(params)) params = NULL;
    if (params && !json_is_object(params)) {
        refuse_params(reply, "pass `params` by name, as an object");
    } else if (look_up(reply, name, &method)) {
        if (kind == WATCH && !method.items)
            reply_failure(
                reply, INVALID_PARAMS, NULL,
                "Invalid params: %s cannot be watched. Name a method that has `x-watch` in the result of rpc.discover",
                json_string_value(name));
        else if (kind == WATCH && reply->client->watches >= WATCH_LIMIT)
            reply_failure(reply, TOO_MANY, NULL, "A client can have %d streams. End one with rpc.unwatch.",
                          WATCH_LIMIT);
        else
            request_start(*reply, kind, json_string_value(name), params);
    }
}

static void discover(struct reply *reply, json_t *params) {
    json_error_t problem;
    if (UNPACK(reply, params, "{!}")) reply_value(reply, danxi_schema());
}

static void request(struct reply *reply, json_t *params) { start_described(reply, DETAILS, params); }

static void watch(struct reply *reply, json_t *params) { start_described(reply, WATCH, params); }

static void unwatch(struct reply *reply, json_t *params) {
    json_error_t problem;
    json_int_t number;
    if (!UNPACK(reply, params, "{s:I !}", "watch", &number)) return;
    struct request *found = find_watch(reply->client, number);
    if (!found) {
        reply_failure(reply, INVALID_PARAMS, NULL, "Invalid params: watch %lld does not exist or has ended",
                      (long long)number);
        return;
    }
    reply_value(reply, "null");
    request_cancel(found);
}

static void cancel(struct reply *reply, json_t *params) {
    json_error_t problem;
    json_t *id;
    if (!UNPACK(reply, params, "{s:o !}", "id", &id)) return;
    struct request *found = find_call(reply->client, id);
    if (found) request_cancel(found);
    reply_value(reply, "null");
}

static void progress(struct reply *reply, json_t *params) {
    json_error_t problem;
    json_t *id;
    if (!UNPACK(reply, params, "{s:o !}", "id", &id)) return;
    const struct request *found = find_call(reply->client, id);
    int64_t received, expected;
    char value[128];
    if (!found) {
        refuse_params(reply, "no running request has this `id`");
        return;
    }
    request_progress(found, &received, &expected);
    if (expected < 0)
        snprintf(value, sizeof value, "{\"received\":%" PRId64 "}", received);
    else
        snprintf(value, sizeof value, "{\"received\":%" PRId64 ",\"expected\":%" PRId64 "}", received, expected);
    reply_value(reply, value);
}

static const struct {
    const char *name;
    void (*function)(struct reply *reply, json_t *params);
} OWN[] = {
    {"rpc.discover", discover}, {"rpc.request", request}, {"rpc.watch", watch},
    {"rpc.unwatch", unwatch},   {"rpc.cancel", cancel},   {"rpc.progress", progress},
};

void call_method(struct reply reply, const json_t *method, json_t *params) {
    const char *name = json_string_value(method);
    for (size_t each = 0; each < sizeof OWN / sizeof *OWN; each++)
        if (has_name(method, OWN[each].name)) {
            OWN[each].function(&reply, params);
            return;
        }
    /* The library refuses unknown names, but it would not see what follows a NUL character. */
    if (strlen(name) != json_string_length(method))
        refuse_method(&reply, method);
    else
        request_start(reply, CALL, name, params);
}
