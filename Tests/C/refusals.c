/* Tests common errors: each has its own status, and a message that says what happened and what to do. */
#include "check.h"

/* Prints the message of a failed result, checks its status and that the message contains the words, and frees the result. */
#define REPORTS(result, status, ...) \
    reports_at(__FILE__, __LINE__, #result, result, status, (const char *[]){__VA_ARGS__, NULL})
static void reports_at(const char *file, int line, const char *what, danxi_result *result, danxi_status expected,
                       const char **words) {
    json_t *error = danxi_result_jansson(result);
    printf("    %s: %s\n", danxi_status_name(danxi_result_status(result)), text_of(error, "message"));
    json_decref(error);
    fails_at(file, line, what, result, expected, words);
}

static danxi_session *session;

/* A wrong password is sent once. The error quotes the server, and the session stays signed out. */
static void wrong_password(void) {
    session = open_session(NULL);
    REPORTS(danxi_account_login(session, STUDENT_EMAIL, "wrong horse", NULL), DANXI_ERROR_WRONG_PASSWORD, "密码错误",
            "Check the password", "401");
    json_t *status = VALUE(danxi_account_get_status(session, NULL));
    CHECK(json_is_false(json_object_get(status, "signed_in")));
    json_decref(status);
    CHECK_INT(count_requests("POST", AUTH_HOST, "/api/login"), 1);
    danxi_session_close(session);
}

/* A login with an unknown address or with invalid arguments fails with the error of the server. */
static void not_registered(void) {
    session = open_session(NULL);
    REPORTS(danxi_account_login(session, "nobody@fudan.edu.cn", "correct horse", NULL), DANXI_ERROR_NOT_REGISTERED,
            "账号未注册", "address", "register");
    REPORTS(danxi_account_login(session, "no address", "correct horse", NULL), DANXI_ERROR_REJECTED, "400");
    json_t *error = FAILURE(danxi_account_login(session, STUDENT_EMAIL, "short", NULL), DANXI_ERROR_REJECTED);
    CHECK_INT(int_of(error, "http_status"), 400);
    CHECK(json_object_get(error, "detail"));
    json_decref(error);
    danxi_session_close(session);
}

/* Without a sign-in, a call fails before a request, and the error names account.login. */
static void not_signed_in(void) {
    session = open_session(NULL);
    REPORTS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_NOT_SIGNED_IN, "account.login");
    REPORTS(danxi_account_refresh_token(session, NULL), DANXI_ERROR_NOT_SIGNED_IN, "account.login");
    ENDS(danxi_account_logout(session, NULL), DANXI_OK);
    CHECK_INT(count_requests(NULL, NULL, NULL), 0);
    danxi_session_close(session);
}

/* The errors for a missing hole, a missing permission and refused parameters have the status of the server and advice. */
static void not_found_and_forbidden(void) {
    session = signed_in(NULL);
    REPORTS(danxi_forum_get_hole(session, 123456789, NULL), DANXI_ERROR_NOT_FOUND, "holes/123456789", "404",
            "identifier");
    REPORTS(danxi_forum_modify_floor(session, 1, "{\"content\": \"mine\"}"), DANXI_ERROR_FORBIDDEN, "permission",
            "403");
    REPORTS(danxi_account_login(session, "nobody", "a", NULL), DANXI_ERROR_REJECTED, "Correct the parameters", "400");
    FAILS(danxi_forum_create_floor(session, "", 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "content", "empty");
    json_t *error = FAILURE(danxi_forum_get_hole(session, 123456789, NULL), DANXI_ERROR_NOT_FOUND);
    CHECK_INT(int_of(error, "http_status"), 404);
    CHECK(json_is_false(json_object_get(error, "retryable")));
    json_decref(error);
    danxi_session_close(session);
}

/* Stores in `port` the number of a port on which nothing listens. No other process can bind the port until the caller closes the returned
 * descriptor. */
static int closed_port(int *port) {
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    socklen_t length = sizeof address;
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    NEED(bind(descriptor, (struct sockaddr *)&address, length) == 0);
    NEED(getsockname(descriptor, (struct sockaddr *)&address, &length) == 0);
    *port = ntohs(address.sin_port);
    return descriptor;
}

/* If a server refuses connections or its name is unknown, the error names the host. */
static void server_down(void) {
    int port, descriptor = closed_port(&port);
    char changes[200];
    snprintf(changes, sizeof changes, "{\"network\": {\"connect_to\": \"::127.0.0.1:%d\"}}", port);
    session = open_session(changes);
    long long start = now_ms();
    REPORTS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_ERROR_NETWORK, AUTH_HOST,
            "Check the network");
    CHECK_SOON(start);
    danxi_session_close(session);
    close(descriptor);
    session =
        open_session("{\"network\": {\"connect_to\": null}, \"auth\": {\"base_url\": \"https://auth.invalid/api\"}}");
    REPORTS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"timeout_ms\": 60000}"),
            DANXI_ERROR_NETWORK, "auth.invalid", "Check the network");
    danxi_session_close(session);
}

/* Calls create_floor at most five times, until a call succeeds or its error is not retryable, as a simple program would. Returns the
 * value or the error of the last call. */
static json_t *create_floor_until_final(int *attempts) {
    for (*attempts = 1;; ++*attempts) {
        danxi_result *result = danxi_forum_create_floor(session, "Until ten.", 1, "{\"timeout_ms\": 10000}");
        json_t *error = danxi_result_jansson(result);
        bool is_over = danxi_result_status(result) == DANXI_OK || !json_is_true(json_object_get(error, "retryable"));
        danxi_result_free(result);
        if (is_over || *attempts == 5) return error;
        json_decref(error);
    }
}

/* If the server posts a floor but its response is lost or unreadable, the error is not retryable, so a retry loop posts only one floor. */
static void lost_answer(void) {
    static const char *const losses[] = {
        "{\"kind\": \"lost\", \"method\": \"POST\", \"times\": null}",
        "{\"kind\": \"truncate\", \"method\": \"POST\", \"times\": null}",
        "{\"kind\": \"gateway\", \"status\": 502, \"method\": \"POST\", \"times\": null}",
        "{\"kind\": \"malformed\", \"method\": \"POST\", \"times\": null}",
    };
    session = signed_in(NULL);
    for (size_t index = 0; index < sizeof losses / sizeof *losses; index++) {
        json_t *before = VALUE(danxi_forum_list_all_floors(session, 1, NULL));
        order_fault(losses[index]);
        int attempts;
        json_t *error = create_floor_until_final(&attempts);
        clear_faults();
        CHECK_INT(attempts, 1);
        CHECK_TEXT(text_of(json_object_get(error, "detail"), "outcome"), "unknown");
        CHECK_WORDS(text_of(error, "message"), "The request may have taken effect. Check before you send it again.");
        json_t *after = VALUE(danxi_forum_list_all_floors(session, 1, NULL));
        CHECK_INT(json_array_size(after), json_array_size(before) + 1);
        json_decref(error);
        json_decref(before);
        json_decref(after);
    }
    danxi_session_close(session);
}

/* The error for a write that is cancelled or times out states that the outcome is unknown. */
static void interrupted_write(void) {
    session = signed_in(NULL);
    order_fault("{\"kind\": \"delay\", \"ms\": 60000, \"method\": \"POST\", \"times\": null}");
    json_t *error =
        FAILURE(danxi_forum_create_floor(session, "Until ten.", 1, "{\"timeout_ms\": 2000}"), DANXI_ERROR_TIMEOUT);
    CHECK_TEXT(text_of(json_object_get(error, "detail"), "outcome"), "unknown");
    CHECK(json_is_false(json_object_get(error, "retryable")));
    json_decref(error);
    const char *params = "{\"hole_id\": 1, \"content\": \"Until ten.\"}";
    int before = count_requests("POST", FORUM_HOST, "/api/holes/1/floors");
    danxi_task *task = danxi_call_async(session, "forum.create_floor", params, NULL, NULL);
    WAIT_FOR(count_requests("POST", FORUM_HOST, "/api/holes/1/floors") > before);
    danxi_task_cancel(task);
    error = FAILURE(danxi_session_next(session, 60000), DANXI_ERROR_CANCELLED);
    CHECK_TEXT(text_of(json_object_get(error, "detail"), "outcome"), "unknown");
    CHECK_WORDS(text_of(error, "message"), "The request may have taken effect");
    json_decref(error);
    danxi_task_free(task);
    /* The error for a cancelled read does not mention an outcome. */
    clear_faults();
    order_fault("{\"kind\": \"delay\", \"ms\": 60000, \"times\": null}");
    task = danxi_call_async(session, "forum.get_hole", "{\"id\": 1}", NULL, NULL);
    pause_ms(200);
    danxi_task_cancel(task);
    error = FAILURE(danxi_session_next(session, 60000), DANXI_ERROR_CANCELLED);
    CHECK(!json_object_get(error, "detail"));
    json_decref(error);
    danxi_task_free(task);
    danxi_session_close(session);
}

static atomic_int renewals_failed;

static void *get_hole(void *number) {
    danxi_result *result = danxi_forum_get_hole(session, (int64_t)(intptr_t)number, NULL);
    if (danxi_result_status(result) != DANXI_OK) atomic_fetch_add(&renewals_failed, 1);
    danxi_result_free(result);
    return NULL;
}

/* If the access token has expired when many calls start, the library refreshes the token once for all of them. */
static void expired_access_token(void) {
    session = signed_in(NULL);
    expire_tokens("access");
    clear_requests();
    /* The refresh of the token is slow, so all calls wait for it. */
    order_fault("{\"kind\": \"delay\", \"ms\": 300, \"path\": \"/api/refresh\"}");
    pthread_t threads[20];
    for (int index = 0; index < 20; index++) threads[index] = start_thread(get_hole, (void *)(intptr_t)(index + 1));
    for (int index = 0; index < 20; index++) pthread_join(threads[index], NULL);
    CHECK_INT(atomic_load(&renewals_failed), 0);
    CHECK_INT(count_requests("POST", AUTH_HOST, "/api/refresh"), 1);
    CHECK(count_requests("GET", FORUM_HOST, NULL) <= 40);
    expire_tokens("access");
    clear_requests();
    /* A POST that the server refused because of its token has had no effect, so the library sends the POST again. */
    ENDS(danxi_forum_create_floor(session, "with a new token", 1, NULL), DANXI_OK);
    CHECK_INT(count_requests("POST", FORUM_HOST, "/api/holes/1/floors"), 2);
    CHECK_INT(count_requests("POST", AUTH_HOST, "/api/refresh"), 1);
    danxi_session_close(session);
}

/* If the refresh token has expired, the session is signed out, and another login succeeds. */
static void expired_refresh_token(void) {
    session = signed_in(NULL);
    expire_tokens("all");
    REPORTS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_NOT_SIGNED_IN, "refused to renew", "account.login");
    json_t *status = VALUE(danxi_account_get_status(session, NULL));
    CHECK(json_is_false(json_object_get(status, "signed_in")));
    json_decref(status);
    CHECK_INT(count_requests("POST", AUTH_HOST, "/api/refresh"), 1);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_NOT_SIGNED_IN);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    danxi_session_close(session);
}

/* If the refresh of a token fails because of the server, the session stays signed in. */
static void failed_token_refresh(void) {
    session = signed_in(NULL);
    expire_tokens("access");
    order_fault("{\"kind\": \"status\", \"status\": 500, \"path\": \"/api/refresh\", \"times\": 1}");
    REPORTS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_SERVER_FAILURE, "refresh", "Try again");
    /* The session stays signed in, and its calls succeed when the server responds again. */
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    danxi_session_close(session);
}

/* If a response is HTML, malformed JSON or JSON of another form, the error names the URL. For JSON of another form, the error also names
 * the wrong part. */
static void unexpected_responses(void) {
    session = signed_in(NULL);
    order_fault("{\"kind\": \"html\"}");
    REPORTS(danxi_forum_get_profile(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, "users/me", "html");
    order_fault("{\"kind\": \"malformed\"}");
    REPORTS(danxi_forum_get_profile(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, "users/me");
    order_fault("{\"kind\": \"body\", \"body\": \"\"}");
    REPORTS(danxi_forum_get_profile(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, "users/me");
    order_fault("{\"kind\": \"body\", \"body\": \"{\\\"message\\\": \\\"hello\\\"}\"}");
    REPORTS(danxi_forum_list_all_tags(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, "/tags", "array");
    order_fault("{\"kind\": \"body\", \"body\": \"[{\\\"id\\\": 1, \\\"name\\\": \\\"a\\\", \\\"temperature\\\": 1},"
                " {\\\"id\\\": \\\"x\\\", \\\"name\\\": \\\"b\\\", \\\"temperature\\\": 1}]\"}");
    REPORTS(danxi_forum_list_all_tags(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, "/tags", "[1].id");
    order_fault("{\"kind\": \"body\", \"body\": \"{\\\"access\\\": 1}\"}");
    REPORTS(danxi_account_refresh_token(session, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, "refresh", "access");
    CHECK(count_requests("GET", FORUM_HOST, NULL) == 5);
    danxi_session_close(session);
}

/* After status 429, a call waits for the time in Retry-After, or fails at once if its timeout is shorter. */
static void rate_limit(void) {
    session = signed_in(NULL);
    order_fault("{\"kind\": \"status\", \"status\": 429, \"retry_after\": 1, \"times\": 1}");
    long long start = now_ms();
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK(now_ms() - start >= 950);
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/holes/1"), 2);
    order_fault("{\"kind\": \"status\", \"status\": 429, \"retry_after\": 60, \"times\": null}");
    start = now_ms();
    danxi_result *result = danxi_forum_get_hole(session, 2, "{\"timeout_ms\": 50000}");
    CHECK_SOON(start);
    json_t *error = danxi_result_jansson(result);
    CHECK_INT(int_of(error, "retry_after_ms"), 60000);
    CHECK_INT(int_of(error, "http_status"), 429);
    CHECK(json_is_true(json_object_get(error, "retryable")));
    json_decref(error);
    REPORTS(result, DANXI_ERROR_RATE_LIMITED, "Wait", "429");
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/holes/2"), 1);
    danxi_session_close(session);
}

/* A read is retried at most twice after status 503. A write is not retried, and status 500 is not retried. */
static void retries(void) {
    session = signed_in(NULL);
    order_fault("{\"kind\": \"status\", \"status\": 503, \"times\": 2}");
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/holes/1"), 3);
    order_fault("{\"kind\": \"status\", \"status\": 503, \"times\": 1}");
    REPORTS(danxi_forum_create_floor(session, "once", 1, NULL), DANXI_ERROR_SERVER_FAILURE, "503",
            "The request may have taken effect");
    CHECK_INT(count_requests("POST", FORUM_HOST, "/api/holes/1/floors"), 1);
    order_fault("{\"kind\": \"status\", \"status\": 500, \"times\": 1}");
    ENDS(danxi_forum_get_hole(session, 2, NULL), DANXI_ERROR_SERVER_FAILURE);
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/holes/2"), 1);
    order_fault("{\"kind\": \"status\", \"status\": 503, \"times\": null}");
    ENDS(danxi_forum_get_hole(session, 3, NULL), DANXI_ERROR_SERVER_FAILURE);
    CHECK_INT(count_requests("GET", FORUM_HOST, "/api/holes/3"), 3);
    danxi_session_close(session);
}

/* A read is retried after the connection was closed or the response was truncated. */
static void broken_connection(void) {
    session = signed_in(NULL);
    order_fault("{\"kind\": \"close\", \"times\": 1}");
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    order_fault("{\"kind\": \"truncate\", \"times\": 1}");
    ENDS(danxi_forum_get_hole(session, 2, NULL), DANXI_OK);
    order_fault("{\"kind\": \"truncate\", \"times\": null, \"path\": \"/api/holes/3\"}");
    REPORTS(danxi_forum_get_hole(session, 3, NULL), DANXI_ERROR_NETWORK, FORUM_HOST, "during the transfer");
    danxi_session_close(session);
}

/* A POST without a response is sent once, on a new connection and on a reused one. */
static void post_is_not_retried(void) {
    session = signed_in(NULL);
    order_fault("{\"kind\": \"close\", \"times\": null, \"method\": \"POST\", \"host\": \"" FORUM_HOST "\"}");
    REPORTS(danxi_forum_create_floor(session, "on a new connection", 1, NULL), DANXI_ERROR_NETWORK, FORUM_HOST);
    CHECK_INT(count_requests("POST", FORUM_HOST, "/api/holes/1/floors"), 1);
    clear_requests();
    ENDS(danxi_forum_get_hole(session, 1, NULL), DANXI_OK);
    ENDS(danxi_forum_create_floor(session, "on a used connection", 1, NULL), DANXI_ERROR_NETWORK);
    CHECK_INT(count_requests("POST", FORUM_HOST, "/api/holes/1/floors"), 1);
    danxi_session_close(session);
}

/* Redirects are followed, but tokens, passwords and the bodies of writes are not sent to another host. */
static void redirects(void) {
    session = signed_in(NULL);
    order_fault("{\"kind\": \"redirect\", \"path\": \"/api/holes/1\", \"location\": \"/api/holes/2\"}");
    json_t *hole = VALUE(danxi_forum_get_hole(session, 1, NULL));
    CHECK_INT(int_of(hole, "id"), 2);
    json_decref(hole);
    CHECK(last_request_has(FORUM_HOST, "authorization"));
    clear_requests();
    order_fault("{\"kind\": \"redirect\", \"path\": \"/api/holes/1\", \"location\": \"https://" AUTH_HOST
                "/api/users/me\", \"times\": null}");
    REPORTS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_NOT_SIGNED_IN, AUTH_HOST);
    CHECK(count_requests("GET", AUTH_HOST, "/api/users/me") >= 1);
    CHECK(!last_request_has(AUTH_HOST, "authorization"));
    clear_stand_in();
    order_fault("{\"kind\": \"redirect\", \"status\": 307, \"host\": \"" FORUM_HOST
                "\", \"location\": \"https://" AUTH_HOST "/api/login\"}");
    REPORTS(danxi_forum_create_floor(session, "secret", 1, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, AUTH_HOST,
            "another server");
    CHECK_INT(count_requests(NULL, AUTH_HOST, NULL), 0);
    order_fault("{\"kind\": \"redirect\", \"status\": 307, \"host\": \"" AUTH_HOST
                "\", \"location\": \"https://" FORUM_HOST "/api/login\"}");
    clear_requests();
    REPORTS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE,
            AUTH_HOST, "redirects a password");
    CHECK_INT(count_requests(NULL, FORUM_HOST, NULL), 0);
    order_fault(
        "{\"kind\": \"redirect\", \"path\": \"/api/holes/1\", \"location\": \"/api/holes/1\", \"times\": null}");
    REPORTS(danxi_forum_get_hole(session, 1, NULL), DANXI_ERROR_UNEXPECTED_RESPONSE, "was redirected more than",
            "times");
    clear_faults();
    order_fault("{\"kind\": \"redirect\", \"path\": \"/api/holes/1\", \"location\": \"file:///etc/passwd\"}");
    danxi_result *result = danxi_forum_get_hole(session, 1, NULL);
    CHECK(danxi_result_status(result) == DANXI_ERROR_UNEXPECTED_RESPONSE ||
          danxi_result_status(result) == DANXI_ERROR_INVALID_ARGUMENT);
    CHECK(!strstr(danxi_result_json(result, NULL), "root:"));
    danxi_result_free(result);
    danxi_session_close(session);
}

/* If a response is larger than network.max_response_bytes, the error names this setting. */
static void too_large(void) {
    session = signed_in("{\"network\": {\"max_response_bytes\": 3000}}");
    REPORTS(danxi_forum_list_all_tags(session, NULL), DANXI_ERROR_TOO_LARGE, FORUM_HOST, "3000", "max_response_bytes");
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
    danxi_session_close(session);
}

/* If the certificate of a server is not trusted, the error names network.ca_file. Without CA certificates, the error
 * names the package ca-certificates. */
static void untrusted_certificate(void) {
    session = open_session("{\"network\": {\"ca_file\": null}}");
    REPORTS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_ERROR_TLS, AUTH_HOST,
            "certificate", "network.ca_file");
    CHECK_INT(count_requests(NULL, NULL, NULL), 0);
    danxi_session_close(session);
    REPORTS(danxi_session_open("{\"network\": {\"ca_file\": \"/nonexistent.pem\"}}", &session),
            DANXI_ERROR_INVALID_ARGUMENT, "network.ca_file", "cannot be read");
    /* No certificates are found, as in a container without the package ca-certificates. */
    setenv("SSL_CERT_FILE", "/nonexistent.pem", 1);
    session = open_session("{\"network\": {\"ca_file\": null}}");
    unsetenv("SSL_CERT_FILE");
    REPORTS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_ERROR_TLS, "ca-certificates",
            "SSL_CERT_FILE");
    danxi_session_close(session);
}

/* The library reads the file that SSL_CERT_FILE names only if the configuration has no network.ca_file. */
static void certificates_of_the_environment(void) {
    char *text = configuration(NULL);
    json_t *config = json_loads(text, 0, NULL);
    setenv("SSL_CERT_FILE", text_of(json_object_get(config, "network"), "ca_file"), 1);
    session = signed_in("{\"network\": {\"ca_file\": null}}");
    danxi_session_close(session);
    setenv("SSL_CERT_FILE", "/nonexistent.pem", 1);
    session = signed_in(NULL);
    danxi_session_close(session);
    unsetenv("SSL_CERT_FILE");
    json_decref(config);
    free(text);
}

/* The error for an unknown method, parameter or setting contains the unknown name. */
static void unknown_methods_and_parameters(void) {
    session = open_session(NULL);
    REPORTS(danxi_call(session, "forum.get_holes", NULL), DANXI_ERROR_UNKNOWN_METHOD, "forum.get_holes",
            "danxi_schema()");
    REPORTS(danxi_call(session, "forum.get_hole", "{\"hole\": 1}"), DANXI_ERROR_INVALID_ARGUMENT, "`hole`",
            "The parameters are id");
    REPORTS(danxi_call(session, "forum.get_hole", "{\"id\": \"1\"}"), DANXI_ERROR_INVALID_ARGUMENT, "`id`",
            "expected an integer", "string");
    REPORTS(danxi_call(session, "forum.get_hole", "{\"id\" 1}"), DANXI_ERROR_INVALID_JSON, "line 1");
    danxi_session_close(session);
    REPORTS(danxi_call(session, "forum.get_hole", "{\"id\": 1}"), DANXI_ERROR_INVALID_HANDLE, "closed");
    REPORTS(danxi_session_open("{\"netwrok\": {}}", &session), DANXI_ERROR_INVALID_ARGUMENT, "netwrok", "network");
    REPORTS(danxi_session_open("{\"network\": {\"timeout\": 1}}", &session), DANXI_ERROR_INVALID_ARGUMENT,
            "network.timeout", "timeout_ms");
}

MAIN("refusals", TEST(wrong_password), TEST(not_registered), TEST(not_signed_in), TEST(not_found_and_forbidden),
     TEST(server_down), TEST(expired_access_token), TEST(expired_refresh_token), TEST(failed_token_refresh),
     TEST(unexpected_responses), TEST(rate_limit), TEST(retries), TEST(broken_connection), TEST(post_is_not_retried),
     TEST(redirects), TEST(too_large), TEST(untrusted_certificate), TEST(certificates_of_the_environment),
     TEST(lost_answer), TEST(interrupted_write), TEST(unknown_methods_and_parameters))
