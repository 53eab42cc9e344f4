/* Sends the requests of a session with a client of the program, here libcurl's easy interface.
 *
 *     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... ./client
 *
 * DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used. The settings
 * network.connect_to and network.ca_file are for libdanxi's own client, so this program reads them itself. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include <curl/curl.h>
#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* The user_data of the client. Nothing changes it while the session is open, so threads can share it. */
struct network {
    char *ca_file;
    struct curl_slist *connect_to;
};

/* The part of a response that has arrived so far. */
struct response {
    json_t *headers;
    char *body;
    size_t length;
};

static size_t receive_body(char *bytes, size_t size, size_t count, void *context) {
    struct response *response = context;
    char *longer = realloc(response->body, response->length + size * count);
    if (!longer) return 0;
    memcpy(longer + response->length, bytes, size * count);
    response->body = longer;
    response->length += size * count;
    return size * count;
}

/* Adds the header of a line, "name: value", to the response. The value of each header is an array, because a header can occur again. */
static size_t receive_header(char *line, size_t size, size_t count, void *context) {
    struct response *response = context;
    char *colon = memchr(line, ':', size * count), *end = line + size * count;
    if (!colon) return size * count;
    char *start = colon + 1;
    while (start < end && *start == ' ') start++;
    while (end > start && (end[-1] == '\r' || end[-1] == '\n')) end--;
    char name[256];
    snprintf(name, sizeof name, "%.*s", (int)(colon - line), line);
    /* This header is left out, because libcurl has decoded the body. */
    if (strcasecmp(name, "content-encoding") == 0) return size * count;
    json_t *values = json_object_get(response->headers, name);
    if (!values) json_object_set_new(response->headers, name, values = json_array());
    json_array_append_new(values, json_stringn(start, (size_t)(end - start)));
    return size * count;
}

/* Returns the headers of a request for libcurl, without the header Expect, which libcurl would add. */
static struct curl_slist *headers_of(const json_t *request) {
    struct curl_slist *headers = curl_slist_append(NULL, "Expect:");
    const char *name;
    json_t *value;
    json_object_foreach(json_object_get(request, "headers"), name, value) {
        const char *text = json_string_value(value);
        size_t size = strlen(name) + (text ? strlen(text) : 0) + 3;
        char *line = malloc(size);
        snprintf(line, size, "%s: %s", name, text ? text : "");
        headers = curl_slist_append(headers, line);
        free(line);
    }
    return headers;
}

/* Sends a request and waits for the response. Called on threads of the library, on several at the same time. */
static void send_request(danxi_transfer *transfer, const char *text, const void *body, size_t length, void *user_data) {
    const struct network *network = user_data;
    struct response response = {.headers = json_object()};
    json_t *request = json_loads(text, 0, NULL);
    CURL *easy = curl_easy_init();
    curl_easy_setopt(easy, CURLOPT_URL, json_string_value(json_object_get(request, "url")));
    curl_easy_setopt(easy, CURLOPT_CUSTOMREQUEST, json_string_value(json_object_get(request, "method")));
    curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, (long)json_integer_value(json_object_get(request, "timeout_ms")));
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_CONNECT_TO, network->connect_to);
    if (network->ca_file) curl_easy_setopt(easy, CURLOPT_CAINFO, network->ca_file);
    if (length > 0) {
        curl_easy_setopt(easy, CURLOPT_POSTFIELDSIZE, (long)length);
        curl_easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, body);
    }
    struct curl_slist *headers = headers_of(request);
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, receive_header);
    curl_easy_setopt(easy, CURLOPT_HEADERDATA, &response);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive_body);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, &response);

    CURLcode code = curl_easy_perform(easy);
    if (code == CURLE_OK) {
        long status = 0;
        curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
        json_t *head = json_pack("{s:i, s:O}", "status", (int)status, "headers", response.headers);
        char *head_text = json_dumps(head, 0);
        danxi_transfer_respond(transfer, head_text, response.body, response.length);
        free(head_text);
        json_decref(head);
    } else {
        /* Without a connection, the server has received nothing. */
        int was_sent = code != CURLE_COULDNT_RESOLVE_HOST && code != CURLE_COULDNT_CONNECT;
        danxi_transfer_fail(transfer, DANXI_ERROR_NETWORK, curl_easy_strerror(code), was_sent);
    }
    curl_slist_free_all(headers);
    curl_easy_cleanup(easy);
    json_decref(request);
    json_decref(response.headers);
    free(response.body);
}

/* Called when the session no longer needs the client. */
static void release(void *user_data) {
    struct network *network = user_data;
    curl_slist_free_all(network->connect_to);
    free(network->ca_file);
    free(network);
}

static struct network *network_of(const char *config) {
    struct network *network = calloc(1, sizeof *network);
    json_t *object = json_loads(config ? config : "{}", 0, NULL), *section = json_object_get(object, "network");
    json_t *entries = json_object_get(section, "connect_to"), *entry;
    size_t index;
    if (json_is_string(entries)) network->connect_to = curl_slist_append(NULL, json_string_value(entries));
    json_array_foreach(entries, index, entry) network->connect_to =
        curl_slist_append(network->connect_to, json_string_value(entry));
    const char *ca_file = json_string_value(json_object_get(section, "ca_file"));
    if (ca_file) network->ca_file = strdup(ca_file);
    json_decref(object);
    return network;
}

/* Prints the value or the error of a result, frees the result, and returns its status. */
static danxi_status finish(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    const char *json = danxi_result_json(result, NULL);
    fprintf(status == DANXI_OK ? stdout : stderr, "%.200s\n", json ? json : danxi_status_name(status));
    danxi_result_free(result);
    return status;
}

int main(void) {
    curl_global_init(CURL_GLOBAL_DEFAULT);
    const char *config = getenv("DANXI_CONFIG");
    const danxi_client client = {
        .size = sizeof client, .user_data = network_of(config), .send = send_request, .release = release};
    const danxi_extensions extensions = {.size = sizeof extensions, .client = &client};

    danxi_session *session;
    danxi_status status = finish(danxi_session_open_with(config, &extensions, &session));
    if (status == DANXI_OK)
        status = finish(danxi_account_login(session, getenv("DANXI_EMAIL"), getenv("DANXI_PASSWORD"), NULL));
    if (status == DANXI_OK) status = finish(danxi_forum_get_divisions(session, NULL));
    danxi_session_close(session);
    return status == DANXI_OK ? 0 : 1;
}
