/* The options of the command line, and the environment variables. */
#ifndef RPC_OPTIONS_H
#define RPC_OPTIONS_H

#include <stdbool.h>

struct options {
    const char *config;   /* the configuration as JSON, NULL for the defaults. Never freed. */
    bool has_store;       /* whether the configuration names a store */
    int timeout_ms;       /* the time limit of a call without `timeout_ms` */
    const char *socket;   /* path of the Unix socket, NULL for standard input and output */
    const char *accounts; /* path of the file whose time is that of the last sign-in or sign-out, or NULL */
    long long
        accounts_time; /* the time of that file when the passwords were read, 0 if it did not exist, -1 if it is not known */
    const char *sign_out_delete; /* path of the directory to delete after a sign-out, or NULL */
    bool verbose;
};

/* Reads the options. Ends the program after --help and --version, and after a mistake. */
struct options read_options(int count, char **arguments);

#endif
