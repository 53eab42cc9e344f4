/* Responses and notifications. */
#ifndef RPC_REPLY_H
#define RPC_REPLY_H

#include <jansson.h>

#include "client.h"

/* Codes of JSON-RPC. All other errors have the number of a danxi_status. */
enum {
    PARSE_ERROR = -32700,
    INVALID_REQUEST = -32600,
    METHOD_NOT_FOUND = -32601,
    INVALID_PARAMS = -32602,
    INTERNAL_ERROR = -32603,
    TOO_MANY = -32000, /* more streams than a client can have, or responses than a batch can have */
};

/* The responses to the requests in a batch, which are written together. */
struct batch;

/* Where the response to a request goes. Each reply is ended once, by one of the functions below. */
struct reply {
    struct client *client;
    struct batch *batch; /* NULL for a request in a line of its own */
    json_t *id;          /* NULL for a notification, which has no response */
};

/* Begins and ends a batch. The responses are written when the batch and all its replies have ended. */
struct batch *batch_begin(struct client *client);
void batch_end(struct batch *batch);

/* Returns whether the responses of a batch are so large that its further requests are refused. */
bool batch_is_full(const struct batch *batch);

/* Returns the place of a response. `id` is borrowed. */
struct reply reply_to(struct client *client, struct batch *batch, json_t *id);

/* Begins a response. The caller adds the member `result` or `error`, and calls reply_end(). Returns NULL if there is no response. */
struct text *reply_begin(const struct reply *reply);
void reply_end(struct reply *reply);

/* Ends the reply without a response. */
void reply_drop(struct reply *reply);

/* Respond with a value, which is JSON text in one line, or with an error. `data` may be NULL. */
void reply_value(struct reply *reply, const char *json);
void reply_failure(struct reply *reply, int code, const char *data, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* Responds with an error of the library. `error` is its JSON, NULL if memory is exhausted. */
void reply_error(struct reply *reply, danxi_status status, const char *error);

/* Add a member `error`: one of the program, whose `data` may be NULL, or an error of the library. */
void add_failure(struct text *text, int code, const char *message, const char *data);
void add_error(struct text *text, danxi_status status, const char *error);

#endif
