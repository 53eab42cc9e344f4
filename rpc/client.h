/* A client: the lines that it sends, the text that it gets, and its session of the library. */
#ifndef RPC_CLIENT_H
#define RPC_CLIENT_H

#include <stdbool.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

#include "accounts.h"
#include "text.h"

#define LINE_LIMIT (16u * 1024 * 1024)  /* bytes of a line */
#define OUTPUT_LIMIT (4u * 1024 * 1024) /* bytes that wait for the client before the program stops to serve it */
#define CALL_LIMIT 1000                 /* calls of a client at the same time. More requests wait in its input. */
#define WATCH_LIMIT 1000                /* streams of a client at the same time */

struct request;

struct client {
    int in, out;        /* the same descriptor for a connection */
    bool out_is_socket; /* also true for standard output that is a socket */

    danxi_session *session; /* NULL if it could not be opened */
    bool has_store;         /* whether the session can keep sign-ins */
    int timeout_ms;         /* the time limit of a call without `timeout_ms` */
    int results;            /* the descriptor of the session's queue */

    struct text input;
    size_t taken, searched; /* bytes of the input before the next line, and bytes without the end of this line */
    bool skips_line;        /* whether the rest of a line that is too long is still to come */
    bool input_ended;
    json_t *batch; /* a batch that waits until its calls can run, or NULL */
    struct text output;
    size_t written;                    /* bytes of the output that the client has */
    bool is_gone;                      /* whether the client reads no more output */
    int input_problem, output_problem; /* errno, or 0 */

    struct request *requests, **new_request; /* the oldest first, and where the next new one is linked */
    size_t calls, watches;
    long long last_watch;        /* the number of the newest stream */
    unsigned sign_ins[ACCOUNTS]; /* number of sign-ins of the program that succeeded */
    unsigned running_sign_ins;
    bool signs_in[ACCOUNTS]; /* whether the client itself has signed in or out */

    struct client *next;
};

/* Reads what the client has sent. Call it when the descriptor is readable. */
void client_read(struct client *client);

/* Finds the next line. `length` is more than LINE_LIMIT for the beginning of a line that is too long. Returns false if no line is
 * complete. The line is valid until the next call of a function for the client's input. */
bool client_line(struct client *client, const char **line, size_t *length);

/* Writes as much of the output as the client takes now. */
void client_write(struct client *client);

/* Returns whether the client has not gone, and has little unread output. */
bool client_reads(const struct client *client);

/* Returns whether results are taken for the client: while it reads, and until its sign-in ends, for which other clients may wait. */
bool client_takes_results(const struct client *client);

/* Returns whether the client has so many running calls, or so much unread output, that its next line has to wait. */
bool client_must_wait(const struct client *client);

#endif
