/* Tests clients that the program passes. Such a client sends the requests of a session in place of libcurl. */
#include "extensions.h"

#define HOLE "{\"hole_id\": 7, \"id\": 7, \"division_id\": 1, \"tags\": []}"
#define SHORT "{\"timeout_ms\": 2000}"

/* A client that calls a function of the test to respond to each request. */
struct server {
    danxi_session *session;
    void (*respond)(struct server *server, danxi_transfer *transfer, const json_t *request);
    _Atomic(danxi_transfer *) transfer;
    atomic_bool is_held;
    atomic_int count, cancelled, released;
    char url[300], body[300];
};

static void respond(danxi_transfer *transfer, const char *head, const char *body) {
    CHECK_INT(danxi_transfer_respond(transfer, head, body, strlen(body)), DANXI_OK);
}

static void take(danxi_transfer *transfer, const char *request, const void *body, size_t length, void *user_data) {
    struct server *server = user_data;
    json_t *head = json_loads(request, 0, NULL);
    snprintf(server->url, sizeof server->url, "%s", text_of(head, "url"));
    snprintf(server->body, sizeof server->body, "%.*s", (int)length, (const char *)body);
    atomic_store(&server->transfer, transfer);
    atomic_fetch_add(&server->count, 1);
    server->respond(server, transfer, head);
    json_decref(head);
}

static void stop(danxi_transfer *transfer, void *user_data) {
    struct server *server = user_data;
    CHECK(transfer == atomic_load(&server->transfer));
    CHECK_INT(danxi_transfer_fail(transfer, DANXI_ERROR_CANCELLED, NULL, 0), DANXI_ERROR_INVALID_HANDLE);
    atomic_fetch_add(&server->cancelled, 1);
}

static void count_server_release(void *user_data) { atomic_fetch_add(&((struct server *)user_data)->released, 1); }

/* Opens a session that sends its requests to the server. The session needs no stand-in. */
static void open_server(struct server *server, const char *config) {
    danxi_client client = {
        .size = sizeof client, .user_data = server, .send = take, .cancel = stop, .release = count_server_release};
    danxi_extensions extensions = {.size = sizeof extensions, .client = &client};
    ENDS(danxi_session_open_with(config, &extensions, &server->session), DANXI_OK);
}

static void close_server(struct server *server) {
    long long start = now_ms();
    danxi_session_close(server->session);
    CHECK_SOON(start);
    WAIT_FOR(atomic_load(&server->released) == 1);
}

/* The feed is public, so its requests need no account. */
#define FEED "https://feeds.test/a?b=1"
#define FEED_CALL "{\"url\": \"" FEED "\"}"
#define ATOM "<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title></feed>"
#define XML_HEAD "{\"status\": 200, \"headers\": {\"content-type\": \"application/atom+xml\"}}"

static danxi_result *get_feed(struct server *server, const char *options) {
    json_t *params = json_loads(FEED_CALL, 0, NULL), *more = json_loads(options ? options : "{}", 0, NULL);
    json_object_update(params, more);
    char *text = json_dumps(params, 0);
    danxi_result *result = danxi_call(server->session, "feeds.fetch", text);
    free(text);
    json_decref(more);
    json_decref(params);
    return result;
}

static void give_feed(struct server *server, danxi_transfer *transfer, const json_t *request) {
    const json_t *headers = json_object_get(request, "headers");
    CHECK_TEXT(text_of(request, "method"), "GET");
    CHECK_TEXT(text_of(request, "effect"), "safe");
    CHECK(int_of(request, "timeout_ms") > 0 && int_of(request, "timeout_ms") <= 30000);
    CHECK_WORDS(text_of(headers, "user-agent"), "libdanxi");
    CHECK_INT(danxi_transfer_progress(transfer, 5, -1), DANXI_OK);
    CHECK_TEXT(server->body, "");
    respond(transfer, XML_HEAD, ATOM);
    CHECK_INT(danxi_transfer_respond(transfer, "{\"status\": 500}", NULL, 0), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_transfer_fail(transfer, DANXI_ERROR_NETWORK, "late", 0), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_transfer_progress(NULL, 5, -1), DANXI_ERROR_INVALID_HANDLE);
}

/* A client receives a request and responds once. Any further response is refused. */
static void client_responds(void) {
    struct server server = {.respond = give_feed};
    open_server(&server, NULL);
    json_t *feed = VALUE(get_feed(&server, NULL));
    CHECK_TEXT(text_of(json_object_get(feed, "feed"), "title"), "T");
    json_decref(feed);
    CHECK_TEXT(server.url, FEED);
    close_server(&server);
}

/* Responds to the first request with a redirect and cookies, and to the second with the feed. */
static void redirect(struct server *server, danxi_transfer *transfer, const json_t *request) {
    const char *url = text_of(request, "url");
    (void)server;
    if (strcmp(url, FEED) == 0)
        respond(transfer,
                "{\"status\": 302, \"headers\": {\"Location\": \"../b\", \"set-cookie\": [\"x=1\", \"y=2\"]}}", "");
    else if (strcmp(url, "https://feeds.test/b") == 0)
        respond(transfer, XML_HEAD, ATOM);
    else
        CHECK(!url);
}

/* The library follows the redirects of a client's responses. */
static void redirects(void) {
    struct server server = {.respond = redirect};
    open_server(&server, NULL);
    ENDS(get_feed(&server, NULL), DANXI_OK);
    CHECK_INT(atomic_load(&server.count), 2);
    close_server(&server);
}

/* ---- Failures ---- */

static void lose(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)server, (void)request;
    danxi_transfer_fail(transfer, DANXI_ERROR_NETWORK, "the tunnel is down", 1);
}

static void refuse(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)server, (void)request;
    danxi_transfer_fail(transfer, DANXI_ERROR_NETWORK, NULL, 0);
}

/* A failed read is sent three times. A failed registration is sent again only if the client states that nothing was sent. */
static void failures_are_retried(void) {
    struct server server = {.respond = lose};
    open_server(&server, NULL);
    FAILS(get_feed(&server, NULL), DANXI_ERROR_NETWORK, "the tunnel is down");
    CHECK_INT(atomic_load(&server.count), 3);
    /* The request to register has a password, so the library retries it only if nothing was sent. */
    atomic_store(&server.count, 0);
    json_t *error = FAILURE(danxi_account_register(server.session, STUDENT_EMAIL, "a password", "123456", NULL),
                            DANXI_ERROR_NETWORK);
    CHECK_TEXT(text_of(json_object_get(error, "detail"), "outcome"), "unknown");
    json_decref(error);
    CHECK_INT(atomic_load(&server.count), 1);
    CHECK_WORDS(server.body, "a password");
    server.respond = refuse;
    error = FAILURE(danxi_account_register(server.session, STUDENT_EMAIL, "a password", "123456", NULL),
                    DANXI_ERROR_NETWORK);
    CHECK(!json_object_get(error, "detail"));
    json_decref(error);
    CHECK_INT(atomic_load(&server.count), 4);
    close_server(&server);
}

static const char *invalid_head;

static void give_invalid_head(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)server, (void)request;
    CHECK_INT(danxi_transfer_respond(transfer, invalid_head, "", 0), DANXI_OK);
}

static void give_invalid_length(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)server, (void)request;
    CHECK_INT(danxi_transfer_respond(transfer, "{\"status\": 200}", "", (size_t)-1), DANXI_OK);
}

/* If the head or the length of a client's response is invalid, the error names the function or the parameter. */
static void invalid_responses(void) {
    struct server server = {.respond = give_invalid_head};
    open_server(&server, NULL);
    const char *heads[] = {NULL,
                           "{}",
                           "{\"status\": \"200\"}",
                           "{\"status\": 600}",
                           "{\"status\": 200, \"body\": \"\"}",
                           "{\"status\": 200, \"headers\": {\"a\": 1}}"};
    for (size_t index = 0; index < sizeof heads / sizeof *heads; index++) {
        invalid_head = heads[index];
        FAILS(get_feed(&server, NULL), DANXI_ERROR_INVALID_ARGUMENT, "danxi_transfer_respond");
    }
    invalid_head = "{";
    ENDS(get_feed(&server, NULL), DANXI_ERROR_INVALID_JSON);
    server.respond = give_invalid_length;
    FAILS(get_feed(&server, NULL), DANXI_ERROR_INVALID_ARGUMENT, "length");
    close_server(&server);
}

static void give_much(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)server, (void)request;
    static const char body[2000];
    danxi_transfer_respond(transfer, "{\"status\": 200}", body, sizeof body);
}

/* A client's response that is larger than network.max_response_bytes is refused. */
static void large_responses(void) {
    struct server server = {.respond = give_much};
    open_server(&server, "{\"network\": {\"max_response_bytes\": 1024}}");
    FAILS(get_feed(&server, NULL), DANXI_ERROR_TOO_LARGE, "max_response_bytes");
    close_server(&server);
}

/* Sizes in bytes: of the file that the client responds with, and of its partial download. */
enum { FILE_SIZE = 3 << 20, PART_SIZE = 1000 };

static char byte_of_file(int index) { return (char)(index * 7 + (index >> 8)); }

static void give_file(struct server *server, danxi_transfer *transfer, const json_t *request) {
    const char *range = text_of(json_object_get(request, "headers"), "range");
    (void)server;
    char *body = malloc(FILE_SIZE), head[300];
    NEED(body);
    for (int index = 0; index < FILE_SIZE; index++) body[index] = byte_of_file(index);
    bool has_range = *range;
    int first = has_range ? PART_SIZE : 0;
    if (has_range) CHECK_TEXT(range, "bytes=1000-");
    snprintf(head, sizeof head,
             "{\"status\": %d, \"headers\": {\"etag\": \"\\\"v1\\\"\", \"content-length\": \"%d\", "
             "\"content-range\": \"bytes %d-%d/%d\"}}",
             has_range ? 206 : 200, FILE_SIZE - first, first, FILE_SIZE - 1, FILE_SIZE);
    CHECK_INT(danxi_transfer_respond(transfer, head, body + first, (size_t)(FILE_SIZE - first)), DANXI_OK);
    free(body);
}

/* Sends only the first bytes of the file, as if the connection had closed. */
static void give_part_of_file(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)server, (void)request;
    char body[PART_SIZE];
    for (int index = 0; index < PART_SIZE; index++) body[index] = byte_of_file(index);
    CHECK_INT(danxi_transfer_respond(
                  transfer,
                  "{\"status\": 200, \"headers\": {\"etag\": \"\\\"v1\\\"\", \"content-length\": \"3145728\"}}", body,
                  sizeof body),
              DANXI_OK);
}

static int count_wrong_bytes(const char *path) {
    FILE *file = fopen(path, "rb");
    NEED(file);
    int wrong = 0, count = 0;
    for (int byte; (byte = getc(file)) != EOF; count++) wrong += (char)byte != byte_of_file(count);
    fclose(file);
    CHECK_INT(count, FILE_SIZE);
    return wrong;
}

/* The body of a download is written to its file, even if the body is larger than the limit for responses in memory. */
static void downloads(void) {
    struct server server = {.respond = give_file};
    char folder[] = "/tmp/danxi-client-XXXXXX", path[100], options[200];
    NEED(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/file", folder);
    open_server(&server, "{\"network\": {\"max_response_bytes\": 1024}}");
    snprintf(options, sizeof options, "{\"url\": \"https://files.test/f\"}");
    json_t *file = VALUE(danxi_http_download(server.session, path, options));
    CHECK_INT(int_of(file, "size"), FILE_SIZE);
    json_decref(file);
    CHECK_INT(count_wrong_bytes(path), 0);
    remove(path);
    /* If a body ends early, the next download to the same path requests only the missing bytes. */
    server.respond = give_part_of_file;
    danxi_result *result = NULL;
    /* On a busy machine, the timeout can pass before the client is called, so the call is repeated. */
    for (int attempt = 0; attempt < 100 && (!result || danxi_result_status(result) == DANXI_ERROR_TIMEOUT); attempt++) {
        danxi_result_free(result);
        result = danxi_http_download(server.session, path, "{\"url\": \"https://files.test/f\", \"timeout_ms\": 100}");
    }
    FAILS(result, DANXI_ERROR_NETWORK, "1000 of 3145728 bytes");
    server.respond = give_file;
    file = VALUE(danxi_http_download(server.session, path, options));
    CHECK_INT(int_of(file, "resumed_from"), PART_SIZE);
    json_decref(file);
    CHECK_INT(count_wrong_bytes(path), 0);
    remove(path);
    close_server(&server);
    CHECK_INT(rmdir(folder), 0);
}

/* A client of the program can send a password without TLS if the configuration allows plain HTTP. Otherwise, no session is opened. */
static void secrets_need_tls(void) {
    struct server server = {.respond = lose};
    open_server(&server,
                "{\"auth\": {\"base_url\": \"http://auth.test/api\"}, \"network\": {\"allow_plain_http\": true}}");
    ENDS(danxi_account_login(server.session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_ERROR_NETWORK);
    CHECK_INT(atomic_load(&server.count), 1);
    close_server(&server);
    server = (struct server){.respond = lose};
    danxi_result *result = danxi_session_open("{\"auth\": {\"base_url\": \"http://auth.test/api\"}}", &server.session);
    CHECK_INT(danxi_result_status(result), DANXI_ERROR_INVALID_ARGUMENT);
    danxi_result_free(result);
}

/* ---- Misbehavior ---- */

static void never(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)server, (void)transfer, (void)request;
}

/* If a client never responds, the call ends at its deadline, when the program cancels the call, or when the session is closed. */
static void never_responds(void) {
    struct server server = {.respond = never};
    open_server(&server, NULL);
    FAILS(get_feed(&server, SHORT), DANXI_ERROR_TIMEOUT, "client", "deadline");
    WAIT_FOR(atomic_load(&server.cancelled) == 1);
    danxi_task *task = danxi_call_async(server.session, "feeds.fetch", FEED_CALL, NULL, NULL);
    WAIT_FOR(atomic_load(&server.count) == 2);
    danxi_task_cancel(task);
    ENDS(danxi_session_next(server.session, 60000), DANXI_ERROR_CANCELLED);
    WAIT_FOR(atomic_load(&server.cancelled) == 2);
    danxi_task_free(task);
    /* The client has received the write, so its outcome is unknown. */
    json_t *error = FAILURE(danxi_account_register(server.session, STUDENT_EMAIL, "a password", "123456", SHORT),
                            DANXI_ERROR_TIMEOUT);
    CHECK_TEXT(text_of(json_object_get(error, "detail"), "outcome"), "unknown");
    json_decref(error);
    task = danxi_call_async(server.session, "feeds.fetch", FEED_CALL, NULL, NULL);
    WAIT_FOR(atomic_load(&server.count) == 4);
    danxi_session_close(server.session);
    CHECK_INT(danxi_transfer_respond(server.transfer, XML_HEAD, ATOM, 0), DANXI_ERROR_INVALID_HANDLE);
    danxi_task_free(task);
    WAIT_FOR(atomic_load(&server.released) == 1);
}

static void hold(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)request;
    atomic_store(&server->is_held, true);
    while (atomic_load(&server->is_held)) pause_ms(1);
    CHECK_INT(danxi_transfer_fail(transfer, DANXI_ERROR_NETWORK, NULL, 1), DANXI_ERROR_INVALID_HANDLE);
}

/* If a function of a client blocks, the call ends at its deadline, and closing the session does not wait. */
static void client_blocks(void) {
    struct server server = {.respond = hold};
    open_server(&server, NULL);
    ENDS(get_feed(&server, SHORT), DANXI_ERROR_TIMEOUT);
    /* `cancel` is called while `send` still blocks. */
    WAIT_FOR(atomic_load(&server.cancelled) == 1);
    long long start = now_ms();
    danxi_session_close(server.session);
    CHECK_SOON(start);
    CHECK_INT(atomic_load(&server.released), 0);
    atomic_store(&server.is_held, false);
    WAIT_FOR(atomic_load(&server.released) == 1);
}

static void close_and_respond(struct server *server, danxi_transfer *transfer, const json_t *request) {
    (void)request;
    danxi_session_close(server->session);
    CHECK_INT(danxi_transfer_respond(transfer, XML_HEAD, ATOM, 0), DANXI_ERROR_INVALID_HANDLE);
}

/* A client can close the session. The call then ends with `closed`. */
static void client_closes_the_session(void) {
    struct server server = {.respond = close_and_respond};
    open_server(&server, NULL);
    ENDS(get_feed(&server, NULL), DANXI_ERROR_CLOSED);
    WAIT_FOR(atomic_load(&server.released) == 1);
}

/* A client without `send` or with an invalid size is refused. */
static void invalid_client_tables(void) {
    struct server server = {0};
    danxi_client client = {.size = sizeof client, .user_data = &server, .release = count_server_release};
    danxi_extensions extensions = {.size = sizeof extensions, .client = &client};
    danxi_session *session;
    FAILS(danxi_session_open_with(NULL, &extensions, &session), DANXI_ERROR_INVALID_ARGUMENT, "send");
    CHECK_INT(atomic_load(&server.released), 1);
    client = (danxi_client){.size = 4, .send = take};
    FAILS(danxi_session_open_with(NULL, &extensions, &session), DANXI_ERROR_INVALID_ARGUMENT, "sizeof(danxi_client)");
    CHECK(!session);
}

MAIN("clients", TEST(client_responds), TEST(redirects), TEST(failures_are_retried), TEST(invalid_responses),
     TEST(large_responses), TEST(downloads), TEST(secrets_need_tls), TEST(never_responds), TEST(client_blocks),
     TEST(client_closes_the_session), TEST(invalid_client_tables))
