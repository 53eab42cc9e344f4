#include "reply.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

struct batch {
    struct client *client;
    size_t open; /* replies that have not ended, and 1 until the batch itself has ended */
    struct text responses;
};

struct batch *batch_begin(struct client *client) {
    struct batch *batch = allocate(sizeof *batch);
    batch->client = client;
    batch->open = 1;
    return batch;
}

void batch_end(struct batch *batch) {
    if (--batch->open > 0) return;
    if (batch->responses.length > 0) {
        struct text *output = &batch->client->output;
        text_add_string(output, "[");
        text_add(output, batch->responses.bytes, batch->responses.length);
        text_add_string(output, "]\n");
    }
    text_free(&batch->responses);
    free(batch);
}

bool batch_is_full(const struct batch *batch) { return batch->responses.length > OUTPUT_LIMIT; }

struct reply reply_to(struct client *client, struct batch *batch, json_t *id) {
    if (batch) batch->open++;
    return (struct reply){client, batch, json_incref(id)};
}

struct text *reply_begin(const struct reply *reply) {
    if (!reply->id) return NULL;
    struct text *text = reply->batch ? &reply->batch->responses : &reply->client->output;
    if (reply->batch && text->length > 0) text_add_string(text, ",");
    text_add_string(text, "{\"jsonrpc\":\"2.0\",\"id\":");
    text_add_json(text, reply->id);
    text_add_string(text, ",");
    return text;
}

void reply_end(struct reply *reply) {
    if (reply->id)
        text_add_string(reply->batch ? &reply->batch->responses : &reply->client->output, reply->batch ? "}" : "}\n");
    reply_drop(reply);
}

void reply_drop(struct reply *reply) {
    json_decref(reply->id);
    if (reply->batch) batch_end(reply->batch);
    *reply = (struct reply){0};
}

void reply_value(struct reply *reply, const char *json) {
    struct text *text = reply_begin(reply);
    if (text) {
        text_add_string(text, "\"result\":");
        text_add_string(text, json);
    }
    reply_end(reply);
}

/* Returns a string without the bytes that are not UTF-8. A message has some if a name in it was cut inside a character. */
static json_t *valid_string(const char *bytes) {
    json_t *string = json_string(bytes);
    if (string) return string;
    struct text valid = {0};
    while (*bytes) {
        size_t length = 1;
        json_t *character;
        while (!(character = json_stringn(bytes, length)) && length < 4 && bytes[length]) length++;
        if (character) text_add(&valid, bytes, length);
        bytes += character ? length : 1;
        json_decref(character);
    }
    string = made(json_stringn(valid.bytes ? valid.bytes : "", valid.length));
    text_free(&valid);
    return string;
}

void add_failure(struct text *text, int code, const char *message, const char *data) {
    char number[32];
    snprintf(number, sizeof number, "%d", code);
    text_add_string(text, "\"error\":{\"code\":");
    text_add_string(text, number);
    text_add_string(text, ",\"message\":");
    json_t *string = valid_string(message);
    text_add_json(text, string);
    json_decref(string);
    if (data) {
        text_add_string(text, ",\"data\":");
        text_add_string(text, data);
    }
    text_add_string(text, "}");
}

void reply_failure(struct reply *reply, int code, const char *data, const char *format, ...) {
    char message[1024];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    struct text *text = reply_begin(reply);
    if (text) add_failure(text, code, message, data);
    reply_end(reply);
}

static int code_of(danxi_status status) {
    switch (status) {
    case DANXI_ERROR_INVALID_ARGUMENT:
    case DANXI_ERROR_INVALID_JSON:
        return INVALID_PARAMS;
    case DANXI_ERROR_UNKNOWN_METHOD:
        return METHOD_NOT_FOUND;
    default:
        return (int)status;
    }
}

void add_error(struct text *text, danxi_status status, const char *error) {
    json_t *object = error ? json_loads(error, 0, NULL) : NULL;
    const char *message = json_string_value(json_object_get(object, "message"));
    add_failure(text, code_of(status), message ? message : "Memory is exhausted.", error);
    json_decref(object);
}

void reply_error(struct reply *reply, danxi_status status, const char *error) {
    struct text *text = reply_begin(reply);
    if (text) add_error(text, status, error);
    reply_end(reply);
}
