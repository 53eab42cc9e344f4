#include "message.h"

#include <string.h>

#include "methods.h"
#include "reply.h"

static bool is_id(const json_t *id) { return json_is_string(id) || json_is_number(id) || json_is_null(id); }

/* Returns why a message is not a request, or NULL. */
static const char *problem_of(const json_t *message) {
    const json_t *version = json_object_get(message, "jsonrpc"), *params = json_object_get(message, "params");
    const json_t *id = json_object_get(message, "id");
    if (!json_is_object(message)) return "a request must be an object";
    if (!json_is_string(version) || strcmp(json_string_value(version), "2.0") != 0)
        return "the member \"jsonrpc\" must be \"2.0\"";
    if (!json_is_string(json_object_get(message, "method"))) return "the member \"method\" must be a string";
    if (params && !json_is_object(params) && !json_is_array(params))
        return "the member \"params\" must be an object or an array";
    return id && !is_id(id) ? "the member \"id\" must be a string, a number or null" : NULL;
}

static void refuse(struct client *client, struct batch *batch, json_t *id, int code, const char *reason) {
    json_t *none = json_null();
    struct reply reply = reply_to(client, batch, is_id(id) ? id : none);
    reply_failure(&reply, code, NULL, "%s: %s", code == PARSE_ERROR ? "Parse error" : "Invalid Request", reason);
}

static void receive(struct client *client, struct batch *batch, json_t *message) {
    const char *problem = problem_of(message);
    json_t *id = json_object_get(message, "id"), *params = json_object_get(message, "params");
    if (problem) {
        refuse(client, batch, id, INVALID_REQUEST, problem);
        return;
    }
    struct reply reply = reply_to(client, batch, id);
    if (batch && batch_is_full(batch)) {
        reply_failure(&reply, TOO_MANY, NULL, "The responses of a batch can have 4 MiB. Send this request again.");
        return;
    }
    if (json_is_array(params)) {
        reply_failure(&reply, INVALID_PARAMS, NULL, "Invalid params: pass parameters by name, as an object");
        return;
    }
    json_t *none = params ? NULL : made(json_object());
    call_method(reply, json_object_get(message, "method"), params ? params : none);
    json_decref(none);
}

static void receive_batch(struct client *client, json_t *messages) {
    size_t count = json_array_size(messages);
    if (count == 0) {
        refuse(client, NULL, NULL, INVALID_REQUEST, "a batch must not be empty");
        return;
    }
    if (count > CALL_LIMIT) {
        refuse(client, NULL, NULL, INVALID_REQUEST, "a batch has at most 1000 requests");
        return;
    }
    client->batch = json_incref(messages);
    receive_waiting(client);
}

bool receive_waiting(struct client *client) {
    size_t count = json_array_size(client->batch);
    if (count == 0 || client->calls + count > CALL_LIMIT) return false;
    json_t *messages = client->batch;
    client->batch = NULL;
    struct batch *batch = batch_begin(client);
    for (size_t index = 0; index < count; index++) receive(client, batch, json_array_get(messages, index));
    batch_end(batch);
    json_decref(messages);
    return true;
}

static bool is_blank(const char *line, size_t length) {
    while (length > 0 && memchr(" \t\r", line[length - 1], 3)) length--;
    return length == 0;
}

void receive_line(struct client *client, const char *line, size_t length) {
    if (length > LINE_LIMIT) {
        refuse(client, NULL, NULL, INVALID_REQUEST, "a line has at most 16 MiB");
        return;
    }
    if (is_blank(line, length)) return;
    json_error_t problem;
    /* Repeated keys are refused, as the library does. */
    json_t *message = json_loadb(line, length, JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL | JSON_DECODE_ANY, &problem);
    if (!message)
        refuse(client, NULL, NULL, PARSE_ERROR, problem.text);
    else if (json_is_array(message))
        receive_batch(client, message);
    else
        receive(client, NULL, message);
    json_decref(message);
}
