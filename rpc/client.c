#include "client.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#define PIECE 65536

void client_read(struct client *client) {
    text_remove(&client->input, client->taken);
    client->searched -= client->taken;
    client->taken = 0;
    ssize_t count = read(client->in, text_room(&client->input, PIECE), PIECE);
    if (count > 0)
        client->input.length += (size_t)count;
    else if (count == 0)
        client->input_ended = true;
    else if (errno == EAGAIN || errno == EINTR)
        return;
    else if (errno == ECONNRESET || client->in == client->out)
        client->is_gone = true;
    else
        client->input_problem = errno;
}

/* Takes bytes of the input up to `end`, which follows the end of a line. */
static void take(struct client *client, size_t end) { client->taken = client->searched = end; }

bool client_line(struct client *client, const char **line, size_t *length) {
    for (;;) {
        size_t unsearched = client->input.length - client->searched;
        const char *end = unsearched ? memchr(client->input.bytes + client->searched, '\n', unsearched) : NULL;
        size_t found = end ? (size_t)(end - client->input.bytes) : client->input.length;
        *line = client->input.bytes + client->taken;
        *length = found - client->taken;
        client->searched = found;
        bool skipped = client->skips_line, is_complete = end || client->input_ended;
        if (!is_complete && !skipped && *length <= LINE_LIMIT) return false;
        client->skips_line = !is_complete;
        take(client, end ? found + 1 : found);
        if (!skipped && *length > 0) return true;
        if (!end) return false;
    }
}

/* Writes without blocking. The descriptors of standard output are not set to O_NONBLOCK, because other processes may share them. */
static ssize_t write_some(const struct client *client, const char *bytes, size_t count) {
    if (client->out_is_socket) return send(client->out, bytes, count, MSG_DONTWAIT | MSG_NOSIGNAL);
    struct pollfd ready = {.fd = client->out, .events = POLLOUT};
    if (poll(&ready, 1, 0) == 0) {
        errno = EAGAIN;
        return -1;
    }
    /* A pipe that is ready for output takes this many bytes without blocking. */
    return write(client->out, bytes, count < PIPE_BUF ? count : PIPE_BUF);
}

void client_write(struct client *client) {
    while (client->written < client->output.length && !client->is_gone) {
        ssize_t count =
            write_some(client, client->output.bytes + client->written, client->output.length - client->written);
        if (count >= 0) {
            client->written += (size_t)count;
        } else if (errno == EAGAIN) {
            break;
        } else if (errno != EINTR) {
            client->is_gone = true;
            if (errno != EPIPE && errno != ECONNRESET) client->output_problem = errno;
        }
    }
    if (client->written == client->output.length || client->written > OUTPUT_LIMIT) {
        text_remove(&client->output, client->written);
        client->written = 0;
    }
}

bool client_reads(const struct client *client) {
    return !client->is_gone && client->output.length - client->written <= OUTPUT_LIMIT;
}

bool client_takes_results(const struct client *client) { return client_reads(client) || client->running_sign_ins > 0; }

bool client_must_wait(const struct client *client) {
    return client->batch || client->calls >= CALL_LIMIT || !client_reads(client);
}
