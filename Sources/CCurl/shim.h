/* libcurl, with typed wrappers of its variadic functions, which Swift cannot call. */
#ifndef CCURL_SHIM_H
#define CCURL_SHIM_H

#include <curl/curl.h>
#include <dirent.h>
#include <fcntl.h>
#include <linux/sockios.h>
#include <locale.h>
#include <malloc.h>
#include <netinet/in.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

/* Returns a locale whose character encoding is UTF-8, or NULL. The caller keeps it for ever. */
static inline locale_t ccurl_utf8_locale(void) { return newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0); }

/* Gets the host of a URL in ASCII. libcurl reads the host in the encoding of the thread's locale. */
static inline CURLUcode ccurl_get_ascii_host(const CURLU *url, locale_t locale, char **host) {
    locale_t previous = locale ? uselocale(locale) : (locale_t)0;
    CURLUcode code = curl_url_get(url, CURLUPART_HOST, host, CURLU_PUNYCODE);
    if (locale) uselocale(previous);
    return code;
}

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

typedef int (*ccurl_seek_function)(void *context, curl_off_t offset, int origin);

static inline CURLcode ccurl_set_seek_function(CURL *easy, ccurl_seek_function function) {
    return curl_easy_setopt(easy, CURLOPT_SEEKFUNCTION, function);
}

/* Continues a transfer whose read function has returned CURL_READFUNC_PAUSE. */
static inline CURLcode ccurl_continue(CURL *easy) { return curl_easy_pause(easy, CURLPAUSE_CONT); }

static inline CURLcode ccurl_set_prerequest_function(CURL *easy, curl_prereq_callback function) {
    return curl_easy_setopt(easy, CURLOPT_PREREQFUNCTION, function);
}

static inline CURLcode ccurl_set_close_function(CURL *easy, curl_closesocket_callback close) {
    return curl_easy_setopt(easy, CURLOPT_CLOSESOCKETFUNCTION, close);
}

/* Copies the bytes of an IPv4 or IPv6 address. Returns their number, or 0 for another family. */
static inline int ccurl_address_bytes(const struct curl_sockaddr *address, uint8_t bytes[16]) {
    if (address->family == AF_INET) {
        const struct sockaddr_in *v4 = (const struct sockaddr_in *)&address->addr;
        memcpy(bytes, &v4->sin_addr, 4);
        return 4;
    }
    if (address->family == AF_INET6) {
        const struct sockaddr_in6 *v6 = (const struct sockaddr_in6 *)&address->addr;
        memcpy(bytes, &v6->sin6_addr, 16);
        return 16;
    }
    return 0;
}

static inline CURLcode ccurl_set_share(CURL *easy, CURLSH *share) {
    return curl_easy_setopt(easy, CURLOPT_SHARE, share);
}

/* Returns free memory of all threads to the system. */
static inline void ccurl_return_memory(void) { malloc_trim(0); }

static inline CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

static inline CURLMcode ccurl_multi_set_functions(CURLM *multi, curl_socket_callback socket,
                                                  curl_multi_timer_callback timer, void *context) {
    curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, socket);
    curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, context);
    curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, timer);
    return curl_multi_setopt(multi, CURLMOPT_TIMERDATA, context);
}

static inline CURLSHcode ccurl_share_tls_sessions(CURLSH *share) {
    return curl_share_setopt(share, CURLSHOPT_SHARE, CURL_LOCK_DATA_SSL_SESSION);
}

/* Returns the number of bytes that a TCP connection has received, or 0 for any other socket. */
static inline uint64_t ccurl_received(int socket) {
    /* The beginning of struct tcp_info. It is declared here, because <linux/tcp.h> and <netinet/tcp.h> cannot be included
       together. */
    struct {
        char others[128];
        uint64_t received;
    } info = {{0}, 0};
    socklen_t length = sizeof info;
    const int tcp = 6, tcp_info = 11;
    return getsockopt(socket, tcp, tcp_info, &info, &length) ? 0 : info.received;
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

/* Returns a string that belongs to the easy handle, or NULL. */
static inline const char *ccurl_get_string(CURL *easy, CURLINFO info) {
    char *value = NULL;
    curl_easy_getinfo(easy, info, &value);
    return value;
}

/* Returns the socket of a connection that was made with CURLOPT_CONNECT_ONLY, or CURL_SOCKET_BAD. */
static inline curl_socket_t ccurl_get_socket(CURL *easy) {
    curl_socket_t socket = CURL_SOCKET_BAD;
    curl_easy_getinfo(easy, CURLINFO_ACTIVESOCKET, &socket);
    return socket;
}

static inline CURLcode ccurl_set_open_function(CURL *easy, curl_opensocket_callback open) {
    return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open);
}

static inline void *ccurl_get_private(CURL *easy) {
    void *pointer = NULL;
    curl_easy_getinfo(easy, CURLINFO_PRIVATE, &pointer);
    return pointer;
}

/* ---- Events ---- */

enum { CCURL_EVENTS = 64 };

/* A copy of struct epoll_event, which Swift cannot import because it is packed. */
struct ccurl_event {
    uint64_t data;
    uint32_t events;
};

static inline int ccurl_watch(int epoll, int operation, int socket, uint32_t events, uint64_t data) {
    struct epoll_event event = {.events = events, .data.u64 = data};
    return epoll_ctl(epoll, operation, socket, &event);
}

static inline int ccurl_wait(int epoll, struct ccurl_event *events, int timeout_ms) {
    struct epoll_event ready[CCURL_EVENTS];
    int count = epoll_wait(epoll, ready, CCURL_EVENTS, timeout_ms);
    for (int index = 0; index < count; index++) {
        events[index].data = ready[index].data.u64;
        events[index].events = ready[index].events;
    }
    return count;
}

/* ---- Close-on-exec ---- */

static inline int ccurl_queued(int socket, unsigned long request) {
    int count = 0;
    return ioctl(socket, request, &count) ? 0 : count;
}

/* Sets FD_CLOEXEC on the two sockets of curl_multi_wakeup(). libcurl before 8.8 creates them without this flag, and has no function that
   returns them. The two sockets are recognized by their queues: curl_multi_wakeup() fills them, and curl_multi_poll() empties
   them. So no other descriptor of the process is changed. */
static inline void ccurl_close_on_exec(CURLM *multi) {
    enum { MOST = 1024, BYTES = 13 };
    int sockets[MOST], count = 0;
    DIR *directory = opendir("/proc/self/fd");
    if (!directory) return;
    for (struct dirent *entry; count < MOST && (entry = readdir(directory));) {
        int socket = atoi(entry->d_name), domain = 0, flags = fcntl(socket, F_GETFD);
        socklen_t length = sizeof domain;
        if (entry->d_name[0] == '.' || flags < 0 || flags & FD_CLOEXEC) continue;
        if (getsockopt(socket, SOL_SOCKET, SO_DOMAIN, &domain, &length) || domain != AF_UNIX) continue;
        sockets[count++] = socket;
    }
    closedir(directory);
    for (int round = 0; round < 2; round++) {
        int kept = 0;
        for (int call = 0; call < BYTES; call++) curl_multi_wakeup(multi);
        for (int index = 0; index < count; index++)
            if (ccurl_queued(sockets[index], FIONREAD) == BYTES || ccurl_queued(sockets[index], SIOCOUTQ) > 0)
                sockets[kept++] = sockets[index];
        count = kept, kept = 0;
        curl_multi_poll(multi, NULL, 0, 0, NULL);
        for (int index = 0; index < count; index++)
            if (!ccurl_queued(sockets[index], FIONREAD) && !ccurl_queued(sockets[index], SIOCOUTQ))
                sockets[kept++] = sockets[index];
        count = kept;
    }
    for (int index = 0; index < count; index++) fcntl(sockets[index], F_SETFD, FD_CLOEXEC);
}

#endif
