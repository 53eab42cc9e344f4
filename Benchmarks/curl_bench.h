/* libcurl handles that send the same GET requests as libdanxi, and the responses that the handles receive. */
#ifndef CURL_BENCH_H
#define CURL_BENCH_H

#include <curl/curl.h>

#include "bench.h"

struct response {
    char *bytes;
    size_t length, capacity;
};

static inline size_t bench_receive(char *bytes, size_t size, size_t count, void *context) {
    struct response *response = context;
    size_t length = size * count;
    if (response->capacity - response->length < length) {
        size_t capacity = response->capacity * 2 + length;
        char *grown = realloc(response->bytes, capacity);
        if (!grown) return 0;
        response->bytes = grown;
        response->capacity = capacity;
    }
    memcpy(response->bytes + response->length, bytes, length);
    response->length += length;
    return length;
}

static inline void bench_forget(struct response *response) {
    free(response->bytes);
    *response = (struct response){0};
}

/* Returns the headers that a signed-in libdanxi session sends, with `token` as the access token. */
static inline struct curl_slist *bench_headers(const char *token) {
    char authorization[1024];
    snprintf(authorization, sizeof authorization, "Authorization: Bearer %s", token);
    return curl_slist_append(curl_slist_append(NULL, "Accept: application/json"), authorization);
}

static inline CURL *bench_get(const char *url, struct curl_slist *headers, struct response *response) {
    CURL *easy = curl_easy_init();
    if (!easy) bench_fail("curl_easy_init", "not enough memory");
    curl_easy_setopt(easy, CURLOPT_URL, url);
    curl_easy_setopt(easy, CURLOPT_HTTPHEADER, headers);
    curl_easy_setopt(easy, CURLOPT_ACCEPT_ENCODING, "");
    curl_easy_setopt(easy, CURLOPT_USERAGENT, "benchmark/1.0.0");
    curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
    curl_easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
    curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, 30000L);
    curl_easy_setopt(easy, CURLOPT_CONNECTTIMEOUT_MS, 10000L);
    curl_easy_setopt(easy, CURLOPT_FAILONERROR, 1L);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, bench_receive);
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, response);
    curl_easy_setopt(easy, CURLOPT_PRIVATE, response);
    return easy;
}

#endif
