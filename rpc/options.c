#include "options.h"

#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <danxi/danxi.h>

#include "status.h"
#include "text.h"

#define CONFIG_LIMIT 1048576     /* bytes of a configuration */
#define DEFAULT_TIMEOUT_MS 30000 /* the default of `network.timeout_ms` */

static const char HELP[] =
    "Usage: danxi-rpc [OPTION]...\n"
    "Serves all methods of libdanxi as JSON-RPC 2.0, on standard input and output or on a\n"
    "Unix socket. A message is one line of JSON. Requests run concurrently, and each is\n"
    "answered when its call ends. On standard input and output, the program ends after the\n"
    "end of its input and the last response.\n"
    "\n"
    "  -c, --config=FILE          read the configuration, a JSON object, from FILE\n"
    "  -s, --socket=PATH          listen on the Unix socket PATH, with mode 0600. Each\n"
    "                             connection has its own session\n"
    "  -a, --accounts=FILE        set the time of FILE after a client has signed in or out. If\n"
    "                             another program changes FILE, use no password any more\n"
    "  -t, --accounts-time=TIME   the time of FILE, in nanoseconds since 1970, when the\n"
    "                             passwords were read; 0 if there was no FILE. Without this\n"
    "                             option, the time of FILE when the program starts\n"
    "  -d, --sign-out-delete=DIRECTORY\n"
    "                             delete DIRECTORY and its files after a client has signed out\n"
    "  -v, --verbose              write the log of the library to standard error. It contains\n"
    "                             no passwords and tokens\n"
    "  -h, --help                 write this help\n"
    "  -V, --version              write the version\n"
    "\n"
    "Environment:\n"
    "  DANXI_CONFIG               the configuration, without --config\n"
    "  DANXI_EMAIL, DANXI_PASSWORD\n"
    "                             a community account. If a call is not signed in, the\n"
    "                             program signs in and calls again\n"
    "  DANXI_CAMPUS_NUMBER, DANXI_CAMPUS_PASSWORD, DANXI_CAMPUS_TYPE, DANXI_CAMPUS_TOTP\n"
    "                             the same for a campus account. The type is undergraduate,\n"
    "                             graduate or staff. TOTP is the secret of an authenticator app\n"
    "\n"
    "Methods: rpc.discover returns all methods of the library, rpc.request a value with its\n"
    "source and continuation, rpc.progress the progress of a request. rpc.watch and\n"
    "rpc.unwatch start and end streams, and rpc.cancel cancels a request.\n";

static const struct option OPTIONS[] = {
    {"config", required_argument, NULL, 'c'},
    {"socket", required_argument, NULL, 's'},
    {"accounts", required_argument, NULL, 'a'},
    {"accounts-time", required_argument, NULL, 't'},
    {"sign-out-delete", required_argument, NULL, 'd'},
    {"verbose", no_argument, NULL, 'v'},
    {"help", no_argument, NULL, 'h'},
    {"version", no_argument, NULL, 'V'},
    {NULL, 0, NULL, 0},
};

static _Noreturn void refuse_usage(void) {
    fputs("Try `danxi-rpc --help`.\n", stderr);
    exit(STATUS_USAGE);
}

/* Returns a time in nanoseconds. Ends the program if the argument is none. */
static long long time_of(const char *argument) {
    char *end;
    errno = 0;
    long long time = strtoll(argument, &end, 10);
    if (errno == 0 && end != argument && *end == 0 && time >= 0) return time;
    complain("not a time in nanoseconds: %s", argument);
    refuse_usage();
}

/* Returns the content of a file. Ends the program if it cannot be read. */
static const char *content_of(const char *path) {
    struct text text = {0};
    FILE *file = fopen(path, "re");
    size_t count = 1;
    while (file && count > 0 && text.length <= CONFIG_LIMIT) {
        count = fread(text_room(&text, 4096), 1, 4096, file);
        text.length += count;
    }
    const char *problem = NULL;
    if (!file || ferror(file))
        problem = strerror(errno);
    else if (text.length > CONFIG_LIMIT)
        problem = "it is longer than 1 MiB";
    else if (memchr(text.bytes, 0, text.length))
        problem = "it contains a NUL character";
    if (problem) {
        complain("the configuration in %s cannot be read: %s", path, problem);
        exit(STATUS_USAGE);
    }
    fclose(file);
    text_add(&text, "", 1);
    return text.bytes;
}

/* Reads what the program needs to know of the configuration. An invalid one is refused later, by the library. */
static void read_config(struct options *options) {
    json_t *object = options->config ? json_loads(options->config, 0, NULL) : NULL;
    const json_t *store = json_object_get(object, "store");
    options->has_store =
        json_string_length(json_object_get(store, "path")) > 0 || json_string_length(json_object_get(store, "url")) > 0;
    const json_t *timeout = json_object_get(json_object_get(object, "network"), "timeout_ms");
    options->timeout_ms = json_is_integer(timeout) ? (int)json_integer_value(timeout) : DEFAULT_TIMEOUT_MS;
    json_decref(object);
}

struct options read_options(int count, char **arguments) {
    struct options options = {.config = getenv("DANXI_CONFIG"), .accounts_time = -1};
    if (options.config && !*options.config) options.config = NULL;
    const char *file = NULL;
    for (int each; (each = getopt_long(count, arguments, "c:s:a:t:d:vhV", OPTIONS, NULL)) != -1;) {
        switch (each) {
        case 'c':
            file = optarg;
            break;
        case 's':
            options.socket = optarg;
            break;
        case 'a':
            options.accounts = optarg;
            break;
        case 't':
            options.accounts_time = time_of(optarg);
            break;
        case 'd':
            options.sign_out_delete = optarg;
            break;
        case 'v':
            options.verbose = true;
            break;
        case 'h':
            fputs(HELP, stdout);
            exit(0);
        case 'V':
            printf("danxi-rpc %s\n", danxi_version());
            exit(0);
        default:
            refuse_usage();
        }
    }
    if (optind < count) {
        complain("unexpected argument: %s", arguments[optind]);
        refuse_usage();
    }
    if (options.socket && !*options.socket) {
        complain("the path of the socket is empty");
        refuse_usage();
    }
    if (file) options.config = content_of(file);
    read_config(&options);
    return options;
}
