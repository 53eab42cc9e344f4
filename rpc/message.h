/* The messages of JSON-RPC 2.0 (https://www.jsonrpc.org/specification). */
#ifndef RPC_MESSAGE_H
#define RPC_MESSAGE_H

#include "client.h"

/* Handles a line from a client: a request, a notification or a batch of them. */
void receive_line(struct client *client, const char *line, size_t length);

/* Handles the batch that waits, if its calls can run now. Returns whether it did. */
bool receive_waiting(struct client *client);

#endif
