#include "server.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/signalfd.h>
#include <sys/stat.h>
#include <unistd.h>

#include "interface.h"
#include "listener.h"
#include "message.h"
#include "request.h"
#include "sign_ins.h"
#include "status.h"

#define CLIENT_LIMIT 256 /* connections at the same time. More wait to be accepted. */
#define RETRY_MS 1000    /* time until the program accepts again when it has no descriptors */

struct server {
    const struct options *options;
    int signals, listener;  /* listener is -1 for a server on standard input and output */
    bool accepts;           /* whether new connections are accepted: not while the process lacks descriptors */
    struct client *clients; /* the oldest first */
    size_t client_count;
};

/* ---- Sessions ---- */

/* Writes a log message of the library, on one of its threads. */
static void write_log(danxi_log_level level, const char *message, void *user_data) {
    static const char *const NAMES[] = {"", "ERROR", "WARNING", "INFO", "DEBUG"};
    (void)user_data;
    fprintf(stderr, "%s %s\n", level >= DANXI_LOG_ERROR && level <= DANXI_LOG_DEBUG ? NAMES[level] : "LOG", message);
}

/* Opens a session. Returns the result, which the caller frees. */
static danxi_result *open_session(const struct options *options, danxi_session **session) {
    danxi_result *result = danxi_session_open(options->config, session);
    if (*session && options->verbose && danxi_session_set_log(*session, DANXI_LOG_DEBUG, write_log, NULL) != DANXI_OK)
        complain("the log of the library cannot be written");
    return result;
}

/* Ends the program with the error of danxi_session_open(). */
static _Noreturn void refuse_configuration(const danxi_result *result) {
    json_t *error = danxi_result_jansson(result);
    const char *message = json_string_value(json_object_get(error, "message"));
    complain("%s", message ? message : "the session cannot be opened");
    exit(exit_status(danxi_result_status(result)));
}

static void *close_session(void *session) {
    danxi_session_close(session);
    return NULL;
}

/* Closes the session of a client that has left on a thread of its own: if the session's directory does not respond, closing takes 100 ms,
 * for which the other clients would wait. */
static void close_apart(danxi_session *session) {
    pthread_t thread;
    if (!session) return;
    if (pthread_create(&thread, NULL, close_session, session) == 0)
        pthread_detach(thread);
    else
        danxi_session_close(session);
}

/* Frees a client, whose session is closed or being closed. */
static void remove_client(struct server *server, struct client *client) {
    struct client **link = &server->clients;
    while (*link != client) link = &(*link)->next;
    *link = client->next;
    server->client_count--;
    server->accepts = true;
    requests_free(client);
    json_decref(client->batch);
    if (client->in == client->out) close(client->in);
    text_free(&client->input);
    text_free(&client->output);
    free(client);
}

/* Closes all sessions at the same time, waits for their end, and frees the clients. */
static void close_all(struct server *server) {
    pthread_t threads[CLIENT_LIMIT];
    size_t count = 0;
    for (struct client *each = server->clients; each; each = each->next) {
        if (each->session && pthread_create(&threads[count], NULL, close_session, each->session) == 0)
            count++;
        else
            danxi_session_close(each->session);
    }
    while (count > 0) pthread_join(threads[--count], NULL);
    while (server->clients) remove_client(server, server->clients);
}

/* Adds a client with a session of its own. */
static void add_client(struct server *server, int in, int out) {
    struct client *client = allocate(sizeof *client);
    *client = (struct client){.in = in, .out = out, .results = -1};
    client->has_store = server->options->has_store;
    client->timeout_ms = server->options->timeout_ms;
    client->new_request = &client->requests;
    struct stat output;
    client->out_is_socket = fstat(out, &output) == 0 && S_ISSOCK(output.st_mode);
    struct client **link = &server->clients;
    while (*link) link = &(*link)->next;
    *link = client;
    server->client_count++;
    danxi_result *result = open_session(server->options, &client->session);
    client->results = danxi_session_fd(client->session);
    if (danxi_result_status(result) != DANXI_OK) {
        if (server->listener < 0) refuse_configuration(result);
        struct reply reply = reply_to(client, NULL, json_null());
        reply_error(&reply, danxi_result_status(result), danxi_result_json(result, NULL));
        client->input_ended = true;
    } else if (client->results < 0) {
        client->is_gone = true; /* the process has too many descriptors */
    }
    danxi_result_free(result);
}

static void accept_clients(struct server *server) {
    while (server->client_count < CLIENT_LIMIT) {
        int connection = listener_accept(server->listener);
        if (connection >= 0) {
            add_client(server, connection, connection);
            continue;
        }
        /* Without free descriptors, the next connection waits until a client is gone, or until the next attempt. */
        server->accepts = errno == EAGAIN || errno == EINTR || errno == ECONNABORTED;
        return;
    }
}

/* ---- Work ---- */

/* Handles a line or a result. Returns whether there was one. */
static bool work_once(const struct server *server, struct client *client) {
    const char *line;
    size_t length;
    client_write(client);
    if (!client_takes_results(client)) return false;
    if (client->watches > 0 && client->output.length == 0) requests_continue(client);
    danxi_result *result = client->session ? danxi_session_next(client->session, 0) : NULL;
    if (result) request_take(result, server->clients);
    if (client->batch && client_reads(client) && receive_waiting(client)) return true;
    bool has_line = client->session && !client_must_wait(client) && client_line(client, &line, &length);
    if (has_line) receive_line(client, line, length);
    return result || has_line;
}

/* Returns whether a client has sent everything, and has all responses. Its streams may still run. */
static bool is_served(const struct client *client) {
    return client->input_ended && !client->batch && client->calls == 0 && client->taken == client->input.length;
}

/* Reports a failure of standard input or output. Returns the exit status. */
static int status_of(const struct client *client) {
    if (client->input_problem) complain("standard input cannot be read: %s", strerror(client->input_problem));
    if (client->output_problem) complain("standard output cannot be written: %s", strerror(client->output_problem));
    return client->input_problem || client->output_problem ? STATUS_MACHINE : 0;
}

/* Does all work that needs no waiting. Returns whether the program goes on, and otherwise its exit status. */
static bool work(struct server *server, int *status) {
    bool is_only = server->listener < 0;
    do {
        for (struct client *each = server->clients, *next; each; each = next) {
            next = each->next;
            while (!each->input_problem && work_once(server, each)) {}
            bool served = is_served(each);
            if (served) requests_end_watches(each);
            bool has_all = served && !each->requests && each->output.length == 0;
            if (!each->is_gone && !each->input_problem && !has_all) continue;
            if (each->running_sign_ins > 0 && !is_only) {
                /* The others need the outcome: otherwise, a client that always leaves early would send a wrong password again and again. */
                requests_abandon(each);
                continue;
            }
            if (is_only) {
                *status = status_of(each);
                return false;
            }
            close_apart(each->session);
            remove_client(server, each);
        }
    } while (requests_advance(server->clients));
    return true;
}

/* ---- Waiting ---- */

static short input_events(const struct client *client) {
    return !client->input_ended && !client_must_wait(client) ? POLLIN : 0;
}

static short output_events(const struct client *client) {
    return client->written < client->output.length ? POLLOUT : 0;
}

enum { IN, OUT, RESULTS, POLLED }; /* the descriptors of a client that the server waits for */

/* Waits until there is something to do. Returns the number of a signal, or 0. */
static int wait_for_work(struct server *server, struct pollfd *polled) {
    nfds_t count = 2;
    polled[0] = (struct pollfd){.fd = server->signals, .events = POLLIN};
    bool can_accept = server->accepts && server->client_count < CLIENT_LIMIT;
    polled[1] = (struct pollfd){.fd = can_accept ? server->listener : -1, .events = POLLIN};
    for (struct client *each = server->clients; each; each = each->next, count += POLLED) {
        short input = input_events(each);
        polled[count + IN] = (struct pollfd){.fd = input ? each->in : -1, .events = input};
        polled[count + OUT] = (struct pollfd){.fd = each->is_gone ? -1 : each->out, .events = output_events(each)};
        polled[count + RESULTS] =
            (struct pollfd){.fd = client_takes_results(each) ? each->results : -1, .events = POLLIN};
    }
    /* Without descriptors, no event says that one is free again. */
    bool retries = server->listener >= 0 && !server->accepts;
    int limit = requests_time_left();
    if (retries && (limit < 0 || limit > RETRY_MS)) limit = RETRY_MS;
    if (poll(polled, count, limit) < 0) {
        if (errno == EINTR) return 0;
        complain("cannot wait for clients: %s", strerror(errno));
        exit(STATUS_UNEXPECTED);
    }
    struct signalfd_siginfo signal;
    if (polled[0].revents && read(server->signals, &signal, sizeof signal) == sizeof signal)
        return (int)signal.ssi_signo;
    count = 2;
    for (struct client *each = server->clients; each; each = each->next, count += POLLED) {
        if (polled[count + IN].revents) client_read(each);
        if (polled[count + OUT].revents & (POLLERR | POLLHUP)) each->is_gone = true;
    }
    if (polled[1].revents || retries) accept_clients(server);
    return 0;
}

/* Returns a descriptor that is readable after a signal that ends the program. Signals that the parent ignores stay ignored. */
static int open_signals(void) {
    static const int ENDS[] = {SIGTERM, SIGINT, SIGHUP};
    sigset_t set;
    sigemptyset(&set);
    for (size_t each = 0; each < sizeof ENDS / sizeof *ENDS; each++) {
        struct sigaction action;
        if (sigaction(ENDS[each], NULL, &action) == 0 && action.sa_handler != SIG_IGN) sigaddset(&set, ENDS[each]);
    }
    sigprocmask(SIG_BLOCK, &set, NULL);
    int descriptor = signalfd(-1, &set, SFD_CLOEXEC);
    if (descriptor < 0) {
        complain("cannot wait for signals: %s", strerror(errno));
        exit(STATUS_MACHINE);
    }
    return descriptor;
}

int serve(const struct options *options) {
    struct server server = {.options = options, .listener = -1, .accepts = true};
    server.signals = open_signals();
    follow_accounts(options->accounts, options->accounts_time, options->sign_out_delete);
    if (options->socket) {
        server.listener = listener_open(options->socket);
        /* A wrong configuration is reported at once, and not to the first client. */
        danxi_session *session;
        danxi_result *result = open_session(options, &session);
        if (danxi_result_status(result) != DANXI_OK) {
            listener_close(server.listener, options->socket);
            refuse_configuration(result);
        }
        danxi_result_free(result);
        danxi_session_close(session);
        printf("Listening on %s\n", options->socket);
        fflush(stdout);
    } else {
        add_client(&server, STDIN_FILENO, STDOUT_FILENO);
    }
    struct pollfd *polled = allocate((2 + CLIENT_LIMIT * POLLED) * sizeof *polled);
    int status = 0, signal = 0;
    while (signal == 0 && work(&server, &status)) signal = wait_for_work(&server, polled);
    close_all(&server);
    if (server.listener >= 0) listener_close(server.listener, options->socket);
    free(polled);
    free_interface();
    return signal ? -signal : status;
}
