/* The exit statuses of the program, which are those of the command `danxi`. */
#ifndef RPC_STATUS_H
#define RPC_STATUS_H

#include <danxi/status.h>

enum {
    STATUS_UNEXPECTED = 1, /* a failure that nobody expected */
    STATUS_USAGE = 2,      /* wrong options, or an invalid configuration */
    STATUS_MACHINE = 10,   /* a limit or a file of this machine */
};

/* Writes "danxi-rpc: ", the message and a line break to standard error. */
void complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Returns the exit status for an error of the library. */
int exit_status(danxi_status status);

#endif
