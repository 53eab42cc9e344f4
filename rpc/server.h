/* The server: one thread that waits for clients, for results and for signals. Only sessions of clients that have left are closed on others. */
#ifndef RPC_SERVER_H
#define RPC_SERVER_H

#include "options.h"

/* Serves until the program has to end. Returns the exit status, or the negative number of the signal that ends the program. */
int serve(const struct options *options);

#endif
