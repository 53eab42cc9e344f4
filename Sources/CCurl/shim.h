/* libcurl, with typed wrappers of its variadic functions, which Swift cannot call. */
#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#include <curl/curl.h>
#include <sys/socket.h>

static inline CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(easy, option, value);
}

/* libcurl copies the string. */
static inline CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}

static inline CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *pointer) {
    return curl_easy_setopt(easy, option, pointer);
}

static inline CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *list) {
    return curl_easy_setopt(easy, option, list);
}

typedef size_t (*ccurl_data_function)(char *bytes, size_t size, size_t count, void *context);
typedef int (*ccurl_progress_function)(void *context, curl_off_t download_total, curl_off_t downloaded,
                                       curl_off_t upload_total, curl_off_t uploaded);

static inline CURLcode ccurl_set_data_function(CURL *easy, CURLoption option, ccurl_data_function function) {
    return curl_easy_setopt(easy, option, function);
}

static inline CURLcode ccurl_set_progress_function(CURL *easy, ccurl_progress_function function) {
    return curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, function);
}

static inline curl_socket_t ccurl_open_socket(void *context, curlsocktype purpose, struct curl_sockaddr *address) {
    (void)context;
    (void)purpose;
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/* Opens sockets with CLOEXEC, so that child processes of the host do not inherit them. */
static inline CURLcode ccurl_set_socket_function(CURL *easy) {
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, ccurl_open_socket);
}

static inline long ccurl_get_long(CURL *easy, CURLINFO info) {
    long value = 0;
    curl_easy_getinfo(easy, info, &value);
    return value;
}

static inline curl_off_t ccurl_get_offset(CURL *easy, CURLINFO info) {
    curl_off_t value = 0;
    curl_easy_getinfo(easy, info, &value);
    return value;
}

/* The string belongs to the handle. It may be NULL. */
static inline const char *ccurl_get_string(CURL *easy, CURLINFO info) {
    char *value = NULL;
    curl_easy_getinfo(easy, info, &value);
    return value;
}

static inline void *ccurl_get_private(CURL *easy) {
    void *pointer = NULL;
    curl_easy_getinfo(easy, CURLINFO_PRIVATE, &pointer);
    return pointer;
}

#endif
