/* A libcurl handle for GET requests as libdanxi sends them, and what it has received. */
#ifndef CURL_BENCH_H
#define CURL_BENCH_H

#include <curl/curl.h>

#include "bench.h"

struct answer {
    char *bytes;
    size_t length, capacity;
};

static inline size_t bench_receive(char *bytes, size_t size, size_t count, void *context) {
    struct answer *answer = context;
    size_t length = size * count;
    if (answer->capacity - answer->length < length) {
        size_t capacity = answer->capacity * 2 + length;
        char *grown = realloc(answer->bytes, capacity);
        if (!grown) return 0;
        answer->bytes = grown;
        answer->capacity = capacity;
    }
    memcpy(answer->bytes + answer->length, bytes, length);
    answer->length += length;
    return length;
}

static inline void bench_forget(struct answer *answer) {
    free(answer->bytes);
    *answer = (struct answer){0};
}

/* Headers of the same length as a signed-in libdanxi session sends. */
static inline struct curl_slist *bench_headers(const char *token) {
    char authorization[1024];
    snprintf(authorization, sizeof authorization, "Authorization: Bearer %s", token);
    return curl_slist_append(curl_slist_append(NULL, "Accept: application/json"), authorization);
}

static inline CURL *bench_get(const char *url, struct curl_slist *headers, struct answer *answer) {
    CURL *easy = curl_easy_init();
    if (!easy) bench_fail("curl_easy_init", "no memory");
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
    curl_easy_setopt(easy, CURLOPT_WRITEDATA, answer);
    curl_easy_setopt(easy, CURLOPT_PRIVATE, answer);
    return easy;
}

#endif
