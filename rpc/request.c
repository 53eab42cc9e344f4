#include "request.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "interface.h"
#include "sign_ins.h"

struct request {
    struct client *client;
    struct reply reply;
    enum kind kind;
    char *method;
    json_t *params;
    danxi_task *task; /* NULL while the request waits for a sign-in */

    /* Sign-ins: their numbers when the call began, and whether the call was repeated after a sign-in. */
    unsigned before[ACCOUNTS];
    bool was_repeated;
    enum account account; /* of a sign-in */

    long long number;   /* of a stream */
    json_t *token;      /* the token after the last items, or NULL */
    danxi_result *held; /* the result whose items the client may not have yet */

    struct request *next;
};

static bool is_call(const struct request *request) { return request->kind == CALL || request->kind == DETAILS; }

/* Removes a request from its client, and frees it. */
static void end(struct request *request) {
    struct request **link = &request->client->requests;
    while (*link != request) link = &(*link)->next;
    *link = request->next;
    if (is_call(request)) request->client->calls--;
    if (request->kind == WATCH) request->client->watches--;
    reply_drop(&request->reply);
    danxi_task_free(request->task);
    danxi_result_free(request->held);
    json_decref(request->token);
    json_decref(request->params);
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

/* Notifies the client of the end of a stream, and ends it. `status` is DANXI_OK for an end without an error. */
static void end_watch(struct request *request, danxi_status status, const char *error) {
    struct text *output = begin_notification(request, "rpc.end");
    if (status != DANXI_OK) {
        text_add_string(output, ",");
        add_error(output, status, error);
    }
    end_notification(output);
    end(request);
}

/* Ends a request whose call could not be started. */
static void end_unstarted(struct request *request) {
    static const char reason[] = "The call could not be started: the process has too many threads.";
    if (request->kind == WATCH) {
        struct text *output = begin_notification(request, "rpc.end");
        text_add_string(output, ",\"error\":{\"code\":-32603,\"message\":\"");
        text_add_string(output, reason);
        text_add_string(output, "\"}");
        end_notification(output);
    } else {
        reply_failure(&request->reply, INTERNAL_ERROR, NULL, "%s", reason);
    }
    end(request);
}

static void start(struct request *request) {
    struct client *client = request->client;
    for (int each = 0; each < ACCOUNTS; each++) request->before[each] = client->sign_ins[each].count;
    if (request->kind == WATCH) {
        struct text params = {0};
        text_add_json(&params, request->params);
        text_add(&params, "", 1);
        request->task = danxi_watch(client->session, request->method, params.bytes, NULL, request);
        text_free(&params);
    } else {
        request->task = danxi_call_async_jansson(client->session, request->method, request->params, NULL, request);
    }
}

static struct request *add(struct reply reply, enum kind kind, const char *method, json_t *params) {
    struct client *client = reply.client;
    struct request *request = allocate(sizeof *request);
    *request = (struct request){.client = client, .reply = reply, .kind = kind};
    request->method = copy_of(method);
    request->params = params ? json_incref(params) : made(json_object());
    request->next = client->requests;
    client->requests = request;
    if (is_call(request)) client->calls++;
    return request;
}

void request_start(struct reply reply, enum kind kind, const char *method, json_t *params) {
    struct client *client = reply.client;
    struct request *request = add(reply, kind, method, params);
    note_call(client, method);
    if (kind == WATCH) {
        char value[64];
        client->watches++;
        request->number = ++client->last_watch;
        request->token = json_incref(json_object_get(request->params, "since"));
        snprintf(value, sizeof value, "{\"watch\":%lld}", request->number);
        reply_value(&request->reply, value);
    }
    start(request);
    if (!request->task) end_unstarted(request);
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
           !(method.accounts & 1u << each && request->client->sign_ins[each].count == request->before[each]))
        each++;
    return each;
}

/* Returns whether the result of a call says that it needs a sign-in, and the program can sign in. */
static bool needs_sign_in(const struct request *request, const danxi_result *result) {
    if (request->kind == SIGN_IN || request->was_repeated) return false;
    if (danxi_result_status(result) != DANXI_ERROR_NOT_SIGNED_IN) return false;
    json_t *error = danxi_result_jansson(result);
    bool has_outcome = json_object_get(json_object_get(error, "detail"), "outcome") != NULL;
    json_decref(error);
    return !has_outcome && accounts_for(request) != 0;
}

static void fail(struct request *request, danxi_status status, const char *error) {
    if (request->kind == WATCH) {
        end_watch(request, status, error);
    } else {
        reply_error(&request->reply, status, error);
        end(request);
    }
}

/* Lets a request wait for its next sign-in. If it has them all, it is repeated. */
static void advance(struct request *request) {
    struct client *client = request->client;
    enum account account = missing_account(request);
    if (account == ACCOUNTS) {
        request->was_repeated = true;
        start(request);
        if (!request->task) end_unstarted(request);
        return;
    }
    if (client->sign_ins[account].running) return;
    danxi_status status;
    const char *refusal = find_refusal(account, &status);
    if (refusal) {
        fail(request, status, refusal);
        return;
    }
    json_t *parameters = made(account_parameters(account));
    if (client->has_store) json_object_set_new(parameters, "remember", json_true());
    struct request *sign_in = add((struct reply){.client = client}, SIGN_IN, account_login(account), parameters);
    json_decref(parameters);
    sign_in->account = account;
    client->sign_ins[account].running = sign_in;
    start(sign_in);
    if (sign_in->task) return;
    client->sign_ins[account].running = NULL;
    end(sign_in);
    end_unstarted(request);
}

/* Repeats the requests that waited for a sign-in, or fails them with its error. */
static void end_sign_in(struct request *sign_in, const danxi_result *result) {
    struct client *client = sign_in->client;
    enum account account = sign_in->account;
    danxi_status status = danxi_result_status(result);
    const char *data = danxi_result_json(result, NULL);
    bool succeeded = status == DANXI_OK;
    note_refusal(account, status, data);
    client->sign_ins[account].running = NULL;
    end(sign_in);
    for (struct request *each = client->requests, *next; each && !succeeded; each = next) {
        next = each->next;
        if (!each->task && missing_account(each) == account) fail(each, status, data);
    }
    if (succeeded) client->sign_ins[account].count++;
    for (struct request *each = client->requests, *next; each && succeeded; each = next) {
        next = each->next;
        if (!each->task) advance(each);
    }
}

/* ---- Results ---- */

/* Returns the JSON of a result. The library returns NULL only if memory is exhausted. */
static const char *checked(const char *json) {
    if (!json) out_of_memory();
    return json;
}

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
    note_success(request->method);
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

/* Passes the items of a result on. The stream continues when the client has them. The token of an item is the one from which another
 * stream repeats no item, and misses none: until the last item, it is that of the result before. */
static void pass_on(struct request *request, danxi_result *result) {
    struct method method = {0};
    json_t *value = made(danxi_result_jansson(result));
    const json_t *items = find_method(request->method, &method) ? json_object_get(value, method.items) : NULL;
    size_t count = json_array_size(items);
    for (size_t index = 0; index < count; index++) {
        if (index == count - 1) {
            json_decref(request->token);
            request->token = json_incref(json_object_get(value, "token"));
        }
        notify_of_item(request, json_array_get(items, index));
    }
    json_decref(value);
    request->was_repeated = false;
    for (int each = 0; each < ACCOUNTS; each++) request->before[each] = request->client->sign_ins[each].count;
    request->held = result;
}

void request_take(danxi_result *result) {
    struct request *request = danxi_result_user_data(result);
    danxi_status status = danxi_result_status(result);
    if (status == DANXI_OK && request->kind == WATCH) {
        pass_on(request, result);
        return;
    }
    danxi_task_free(request->task);
    request->task = NULL;
    if (request->kind == SIGN_IN)
        end_sign_in(request, result);
    else if (needs_sign_in(request, result))
        advance(request);
    else if (status == DANXI_OK)
        end_call(request, result);
    else if (status == DANXI_ERROR_CANCELLED && request->kind == WATCH)
        end_watch(request, DANXI_OK, NULL);
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
    struct request *each = client->requests;
    while (each && !(is_call(each) && each->reply.id && json_equal(each->reply.id, id))) each = each->next;
    return each;
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
        end_watch(request, DANXI_OK, NULL);
    } else {
        char data[128];
        snprintf(data, sizeof data,
                 "{\"code\":%d,\"name\":\"cancelled\",\"message\":\"The call was cancelled.\",\"retryable\":false}",
                 DANXI_ERROR_CANCELLED);
        reply_failure(&request->reply, DANXI_ERROR_CANCELLED, data, "The call was cancelled.");
        end(request);
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

void requests_free(struct client *client) {
    while (client->requests) end(client->requests);
}
