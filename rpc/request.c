#include "request.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "deadline.h"
#include "interface.h"
#include "sign_ins.h"

struct request {
    struct client *client;
    struct reply reply;
    enum kind kind;
    char *method;
    json_t *params;
    danxi_task *task; /* NULL while the request waits for a sign-in */
    bool has_waited;
    long long deadline; /* of a call: streams wait without a limit, and sign-ins do not wait */

    /* Sign-ins: their numbers when the call began, its error if it needs one, and whether it was repeated after a sign-in. */
    unsigned before[ACCOUNTS];
    char *problem;
    bool was_repeated;
    enum account account; /* of a sign-in */

    long long number;   /* of a stream */
    json_t *token;      /* the token of the last poll, or NULL */
    danxi_result *held; /* the result whose items the client may not have yet */

    struct request *next;
};

/* The sign-ins that run, at most one for each kind of account, so that no wrong password is sent twice. */
static struct request *running[ACCOUNTS];
static bool has_ended;                        /* whether a sign-in has ended since requests_advance() was called */
static long long next_deadline = NO_DEADLINE; /* no deadline of a request that waits is earlier */

static bool is_call(const struct request *request) { return request->kind == CALL || request->kind == DETAILS; }

/* Returns the JSON of a result. The library returns NULL only if memory is exhausted. */
static const char *checked(const char *json) {
    if (!json) out_of_memory();
    return json;
}

/* Removes a request from its client, and frees it. */
static void end(struct request *request) {
    struct request **link = &request->client->requests;
    while (*link != request) link = &(*link)->next;
    *link = request->next;
    if (!*link) request->client->new_request = link;
    if (is_call(request)) request->client->calls--;
    if (request->kind == WATCH) request->client->watches--;
    if (request->kind == SIGN_IN) {
        request->client->running_sign_ins--;
        running[request->account] = NULL;
        has_ended = true;
    }
    reply_drop(&request->reply);
    danxi_task_free(request->task);
    danxi_result_free(request->held);
    json_decref(request->token);
    json_decref(request->params);
    free(request->problem);
    free(request->method);
    free(request);
}

/* Begins a notification. The caller adds further members of `params`, and calls end_notification(). */
static struct text *begin_notification(const struct request *request, const char *method) {
    struct text *output = &request->client->output;
    char start[128];
    snprintf(start, sizeof start, "{\"jsonrpc\":\"2.0\",\"method\":\"%s\",\"params\":{\"watch\":%lld", method,
             request->number);
    text_add_string(output, start);
    return output;
}

static void end_notification(struct text *output) { text_add_string(output, "}}\n"); }

/* Notifies the client of the end of a stream without an error, and ends it. */
static void end_watch(struct request *request) {
    end_notification(begin_notification(request, "rpc.end"));
    end(request);
}

/* Begins the last message of a request that fails. The caller adds the member `error`, and calls end_failed(). Returns NULL if the request
 * has no response. */
static struct text *begin_failed(const struct request *request) {
    if (request->kind != WATCH) return reply_begin(&request->reply);
    struct text *output = begin_notification(request, "rpc.end");
    text_add_string(output, ",");
    return output;
}

static void end_failed(struct request *request) {
    if (request->kind == WATCH)
        end_notification(&request->client->output);
    else
        reply_end(&request->reply);
    end(request);
}

/* Ends a request with an error of the library. `error` is its JSON. */
static void fail(struct request *request, danxi_status status, const char *error) {
    struct text *text = begin_failed(request);
    if (text) add_error(text, status, error);
    end_failed(request);
}

/* Ends a request with an error of the program, which needs no escapes in JSON. */
static void fail_here(struct request *request, danxi_status status, const char *message, const char *retryable) {
    char error[256];
    snprintf(error, sizeof error, "{\"code\":%d,\"name\":\"%s\",\"message\":\"%s\",\"retryable\":%s}", status,
             danxi_status_name(status), message, retryable);
    fail(request, status, error);
}

/* Ends a request whose call could not be started. */
static void end_unstarted(struct request *request) {
    struct text *text = begin_failed(request);
    if (text)
        add_failure(text, INTERNAL_ERROR, "The call could not be started: the process has too many threads.", NULL);
    end_failed(request);
}

/* Returns the parameters with which a stream starts, or starts again after a sign-in. If the client names no token, the store keeps one.
 * Without a store, the program does, and needs the token of each poll. */
static json_t *watch_params(const struct request *request) {
    json_t *params = made(json_copy(request->params));
    const json_t *every_poll = json_object_get(params, "every_poll");
    bool keeps_token = json_is_string(json_object_get(params, "since")) || !request->client->has_store;
    if (keeps_token && request->token) json_object_set(params, "since", request->token);
    if (keeps_token && (!every_poll || json_is_false(every_poll)))
        json_object_set_new(params, "every_poll", json_true());
    return params;
}

static void start(struct request *request) {
    struct client *client = request->client;
    for (int each = 0; each < ACCOUNTS; each++) request->before[each] = client->sign_ins[each];
    if (request->kind != SIGN_IN) note_call(client, request->method);
    if (request->kind == WATCH) {
        struct text text = {0};
        json_t *params = watch_params(request);
        text_add_json(&text, params);
        text_add(&text, "", 1);
        request->task = danxi_watch(client->session, request->method, text.bytes, NULL, request);
        text_free(&text);
        json_decref(params);
    } else {
        json_t *params =
            request->has_waited ? remaining_params(request->params, request->deadline) : json_incref(request->params);
        request->task = danxi_call_async_jansson(client->session, request->method, params, NULL, request);
        json_decref(params);
    }
}

/* Returns whether a request has to wait for a sign-in of the program. Otherwise, this sign-in could undo what the request does. */
static bool must_wait(const struct request *request) {
    enum account account = changed_account(request->method);
    const struct request *sign_in = account == ACCOUNTS ? NULL : running[account];
    return sign_in && (sign_in->client == request->client || request->client->has_store);
}

/* Notes that a request waits for a sign-in. */
static void note_wait(struct request *request) {
    request->has_waited = true;
    if (request->deadline < next_deadline) next_deadline = request->deadline;
}

/* Starts a request, unless it has to wait. */
static void begin(struct request *request) {
    if (must_wait(request)) {
        note_wait(request);
    } else {
        start(request);
        if (!request->task) end_unstarted(request);
    }
}

static struct request *add(struct reply reply, enum kind kind, const char *method, json_t *params) {
    struct client *client = reply.client;
    struct request *request = allocate(sizeof *request);
    *request = (struct request){.client = client, .reply = reply, .kind = kind, .deadline = NO_DEADLINE};
    request->method = copy_of(method);
    request->params = params ? json_incref(params) : made(json_object());
    *client->new_request = request;
    client->new_request = &request->next;
    if (is_call(request)) {
        request->deadline = deadline_of(request->params, client->timeout_ms);
        client->calls++;
    }
    return request;
}

void request_start(struct reply reply, enum kind kind, const char *method, json_t *params) {
    struct client *client = reply.client;
    struct request *request = add(reply, kind, method, params);
    if (kind == WATCH) {
        char value[64];
        json_t *since = json_object_get(request->params, "since");
        client->watches++;
        request->number = ++client->last_watch;
        request->token = json_is_null(since) ? NULL : json_incref(since);
        snprintf(value, sizeof value, "{\"watch\":%lld}", request->number);
        reply_value(&request->reply, value);
    }
    begin(request);
}

/* ---- Sign-ins ---- */

/* Returns the kinds of accounts with which a request can sign in. 0 if it needs none, or a password is unknown or must not be used. */
static unsigned accounts_for(const struct request *request) {
    struct method method;
    if (!find_method(request->method, &method)) return 0;
    for (int each = 0; each < ACCOUNTS; each++) {
        if (!(method.accounts & 1u << each)) continue;
        json_t *parameters = may_sign_in(request->client, each) ? account_parameters(each) : NULL;
        if (!parameters) return 0;
        json_decref(parameters);
    }
    return method.accounts;
}

/* Returns the account with which the client has to sign in before a request is repeated, or ACCOUNTS. */
static enum account missing_account(const struct request *request) {
    struct method method = {0};
    find_method(request->method, &method);
    int each = 0;
    while (each < ACCOUNTS &&
           !(method.accounts & 1u << each && request->client->sign_ins[each] == request->before[each]))
        each++;
    return each;
}

/* Returns whether the program has signed the client in since a request began, or does so now, with an account that the request needs. */
static bool has_signed_in_since(const struct request *request) {
    struct method method = {0};
    find_method(request->method, &method);
    for (int each = 0; each < ACCOUNTS; each++) {
        bool is_running = running[each] && running[each]->client == request->client;
        bool has_ended = request->client->sign_ins[each] != request->before[each];
        if (method.accounts & 1u << each && (is_running || has_ended)) return true;
    }
    return false;
}

/* Returns whether a call has failed because it had no account, and the program can sign in. A call never gets the account of a sign-in that
 * ends later than it begins: if the program signs in for another call, the first one fails with `account_changed`. */
static bool needs_sign_in(const struct request *request, const danxi_result *result) {
    if (request->kind == SIGN_IN || request->was_repeated || request->client->is_gone) return false;
    danxi_status status = danxi_result_status(result);
    bool has_missed_sign_in = status == DANXI_ERROR_ACCOUNT_CHANGED && has_signed_in_since(request);
    if (status != DANXI_ERROR_NOT_SIGNED_IN && !has_missed_sign_in) return false;
    json_t *error = danxi_result_jansson(result);
    bool has_outcome = json_object_get(json_object_get(error, "detail"), "outcome") != NULL;
    json_decref(error);
    return !has_outcome && accounts_for(request) != 0;
}

/* Begins the sign-in that a request needs. Returns false if this is not possible: then the request has failed. */
static bool begin_sign_in(struct request *request, enum account account) {
    struct client *client = request->client;
    danxi_status status;
    const char *refusal = find_refusal(account, &status);
    if (refusal || !may_sign_in(client, account)) {
        fail(request, refusal ? status : DANXI_ERROR_NOT_SIGNED_IN, refusal ? refusal : request->problem);
        return false;
    }
    json_t *parameters = made(account_parameters(account));
    /* Sessions that share a store share its sign-in too: the password is not sent again for the next one. */
    if (client->has_store) json_object_set_new(parameters, "remember", json_true());
    if (client->has_store) json_object_set_new(parameters, "reuse", json_true());
    struct request *sign_in = add((struct reply){.client = client}, SIGN_IN, account_login(account), parameters);
    json_decref(parameters);
    sign_in->account = account;
    client->running_sign_ins++;
    running[account] = sign_in;
    start(sign_in);
    if (sign_in->task) return true;
    end(sign_in);
    end_unstarted(request);
    return false;
}

/* Lets a request wait for its next sign-in. If it has them all, it is repeated. */
static void advance(struct request *request) {
    enum account account = missing_account(request);
    if (account == ACCOUNTS) {
        request->was_repeated = true;
        begin(request);
    } else if (running[account] || begin_sign_in(request, account)) {
        note_wait(request);
    }
}

/* Lets a request that waits go on, or fail if its deadline has passed. */
static void go_on(struct request *request) {
    if (request->deadline <= now_ms())
        fail_here(request, DANXI_ERROR_TIMEOUT,
                  "The call waited for a sign-in until its deadline. Try again, or increase timeout_ms.", "true");
    else if (request->problem)
        advance(request);
    else
        begin(request);
}

static void wait_for_sign_in(struct request *request, const danxi_result *result) {
    free(request->problem);
    request->problem = copy_of(checked(danxi_result_json(result, NULL)));
    go_on(request);
}

bool requests_advance(struct client *clients) {
    if (!has_ended && now_ms() < next_deadline) return false;
    has_ended = false;
    next_deadline = NO_DEADLINE;
    for (struct client *client = clients; client; client = client->next)
        for (struct request *each = client->requests, *next; each; each = next) {
            next = each->next;
            if (!each->task) go_on(each);
        }
    return true;
}

int requests_time_left(void) {
    if (next_deadline == NO_DEADLINE) return -1;
    long long left = next_deadline - now_ms();
    return left > 0 ? (int)left : 0;
}

/* Fails the requests that wait for a sign-in with its error: those of one client, or of all if `only` is NULL. */
static void fail_waiting(struct client *clients, const struct client *only, enum account account, danxi_status status,
                         const char *error) {
    for (struct client *client = clients; client; client = client->next)
        for (struct request *each = client->requests, *next; each; each = next) {
            next = each->next;
            if ((client == only || !only) && !each->task && each->problem && missing_account(each) == account)
                fail(each, status, error);
        }
}

/* Ends a sign-in. If it has failed, the requests of all clients that wait for it fail with its error, because the same sign-in would fail
 * for them too. Only a challenge concerns one client, because it belongs to a session. */
static void end_sign_in(struct request *sign_in, const danxi_result *result, struct client *clients) {
    struct client *client = sign_in->client;
    enum account account = sign_in->account;
    danxi_status status = danxi_result_status(result);
    end(sign_in);
    if (status == DANXI_OK) {
        client->sign_ins[account]++;
    } else {
        json_t *error = danxi_result_jansson(result);
        bool concerns_all = !json_object_get(json_object_get(error, "detail"), "challenge");
        note_refusal(account, status, error);
        json_decref(error);
        fail_waiting(clients, concerns_all ? NULL : client, account, status, danxi_result_json(result, NULL));
    }
}

/* ---- Results ---- */

static void add_details(struct text *text, const danxi_result *result) {
    static const char *const SOURCES[] = {"network", "memory", "disk"};
    int source = danxi_result_source(result);
    const char *continuation = danxi_result_continuation(result);
    char details[128];
    text_add_string(text, "{\"value\":");
    text_add_string(text, checked(danxi_result_json(result, NULL)));
    snprintf(details, sizeof details,
             ",\"source\":\"%s\",\"age\":%.3f,\"skipped\":", source >= 0 && source < 3 ? SOURCES[source] : "unknown",
             (double)danxi_result_age_ms(result) / 1000);
    text_add_string(text, details);
    text_add_string(text, checked(danxi_result_skipped(result, NULL)));
    snprintf(details, sizeof details, ",\"skipped_count\":%lld", (long long)danxi_result_skipped_count(result));
    text_add_string(text, details);
    if (continuation) {
        text_add_string(text, ",\"continuation\":\"");
        text_add_string(text, continuation);
        text_add_string(text, "\"");
    }
    text_add_string(text, "}");
}

static void end_call(struct request *request, const danxi_result *result) {
    note_success(request->client, request->method);
    struct text *text = reply_begin(&request->reply);
    if (text) {
        text_add_string(text, "\"result\":");
        if (request->kind == DETAILS)
            add_details(text, result);
        else
            text_add_string(text, checked(danxi_result_json(result, NULL)));
    }
    reply_end(&request->reply);
    end(request);
}

static void notify_of_item(const struct request *request, const json_t *item) {
    struct text *output = begin_notification(request, "rpc.item");
    text_add_string(output, ",\"item\":");
    text_add_json(output, item);
    if (request->token) {
        text_add_string(output, ",\"token\":");
        text_add_json(output, request->token);
    }
    end_notification(output);
}

static void set_token(struct request *request, json_t *token) {
    json_decref(request->token);
    request->token = json_incref(token);
}

/* Passes the items of a result on. The stream continues when the client has them. The token of an item is the one from which another
 * stream repeats no item, and misses none: until the last item, it is that of the result before. */
static void pass_on(struct request *request, danxi_result *result) {
    struct method method = {0};
    json_t *value = made(danxi_result_jansson(result)), *token = json_object_get(value, "token");
    const json_t *items = find_method(request->method, &method) ? json_object_get(value, method.items) : NULL;
    size_t count = json_array_size(items);
    for (size_t index = 0; index < count; index++) {
        if (index == count - 1) set_token(request, token);
        notify_of_item(request, json_array_get(items, index));
    }
    if (count == 0) set_token(request, token);
    json_decref(value);
    request->was_repeated = false;
    for (int each = 0; each < ACCOUNTS; each++) request->before[each] = request->client->sign_ins[each];
    request->held = result;
}

void request_take(danxi_result *result, struct client *clients) {
    struct request *request = danxi_result_user_data(result);
    danxi_status status = danxi_result_status(result);
    if (status == DANXI_OK && request->kind == WATCH) {
        pass_on(request, result);
        return;
    }
    danxi_task_free(request->task);
    request->task = NULL;
    if (request->kind == SIGN_IN)
        end_sign_in(request, result, clients);
    else if (needs_sign_in(request, result))
        wait_for_sign_in(request, result);
    else if (status == DANXI_OK)
        end_call(request, result);
    else if (status == DANXI_ERROR_CANCELLED && request->kind == WATCH)
        end_watch(request);
    else
        fail(request, status, danxi_result_json(result, NULL));
    danxi_result_free(result);
}

void requests_continue(struct client *client) {
    for (struct request *each = client->requests; each; each = each->next) {
        danxi_result_free(each->held);
        each->held = NULL;
    }
}

/* ---- Other functions ---- */

struct request *find_call(const struct client *client, const json_t *id) {
    struct request *found = NULL;
    for (struct request *each = client->requests; each; each = each->next)
        if (is_call(each) && each->reply.id && json_equal(each->reply.id, id)) found = each;
    return found;
}

struct request *find_watch(const struct client *client, long long number) {
    struct request *each = client->requests;
    while (each && !(each->kind == WATCH && each->number == number)) each = each->next;
    return each;
}

void request_cancel(struct request *request) {
    if (request->task) {
        danxi_task_cancel(request->task);
    } else if (request->kind == WATCH) {
        end_watch(request);
    } else {
        fail_here(request, DANXI_ERROR_CANCELLED, "The call was cancelled.", "false");
    }
}

void requests_end_watches(struct client *client) {
    for (struct request *each = client->requests, *next; each; each = next) {
        next = each->next;
        if (each->kind == WATCH) request_cancel(each);
    }
}

void request_progress(const struct request *request, int64_t *received, int64_t *expected) {
    *received = 0;
    *expected = -1;
    /* There is no task while the request waits for a sign-in. */
    if (!request->task || danxi_task_progress(request->task, received, expected) != DANXI_OK) *expected = -1;
}

void requests_abandon(struct client *client) {
    for (struct request *each = client->requests, *next; each; each = next) {
        next = each->next;
        if (each->kind == SIGN_IN) continue;
        if (each->task)
            danxi_task_cancel(each->task);
        else
            end(each);
    }
}

void requests_free(struct client *client) {
    while (client->requests) end(client->requests);
}
