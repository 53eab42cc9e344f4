/* The running calls and streams of a client. */
#ifndef RPC_REQUEST_H
#define RPC_REQUEST_H

#include <jansson.h>

#include "reply.h"

enum kind {
    CALL,    /* a call whose value is the result */
    DETAILS, /* a call whose result also has the source and the continuation of the value */
    WATCH,   /* a stream */
    SIGN_IN, /* a call of the program itself */
};

/* Starts a call or a stream. Takes over the reply. `method` and `params` are copied or kept as references. */
void request_start(struct reply reply, enum kind kind, const char *method, json_t *params);

/* Takes a result from a session's queue, and frees it when the client has it. A sign-in that fails ends the requests of all clients that
 * wait for it. */
void request_take(danxi_result *result, struct client *clients);

/* If a sign-in has ended, lets the requests of all clients that wait for one continue, or begin the next one. If the deadline of a request
 * that waits has passed, the request fails. Returns whether there was anything to do. */
bool requests_advance(struct client *clients);

/* Returns the milliseconds until requests_advance() has to be called because of a deadline, or -1 for no limit. */
int requests_time_left(void);

/* Lets streams continue whose items the client has. Call it when the client has all its output. */
void requests_continue(struct client *client);

/* Finds a call by the id of its request, the newest one if several have this id. */
struct request *find_call(const struct client *client, const json_t *id);

/* Finds a stream by its number. */
struct request *find_watch(const struct client *client, long long number);

/* Cancels a call or a stream. Its response, or the notification of its end, follows. */
void request_cancel(struct request *request);

/* Cancels all streams. */
void requests_end_watches(struct client *client);

/* Cancels all calls and streams of a client that has gone. */
void requests_abandon(struct client *client);

/* Returns the progress of a call, as danxi_task_progress() does. */
void request_progress(const struct request *request, int64_t *received, int64_t *expected);

/* Frees all requests of a client whose session is closed. */
void requests_free(struct client *client);

#endif
