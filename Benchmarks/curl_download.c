/* A large download with libcurl alone, to compare with danxi_download.c: downloads URL TOTAL times into FILE.
   Usage: curl_download URL FILE. See bench_serve() for the input. */
#include <fcntl.h>

#include "curl_bench.h"

static CURL *easy;
static const char *name;
static int file;

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
    (void)context;
    size_t done = 0;
    while (done < size * count) {
        ssize_t written = write(file, bytes + done, size * count - done);
        if (written <= 0) return 0;
        done += (size_t)written;
    }
    return done;
}

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
        if (file < 0) bench_fail(name, "cannot be written");
        CURLcode code = curl_easy_perform(easy);
        if (code != CURLE_OK || fsync(file) || close(file)) bench_fail("libcurl", curl_easy_strerror(code));
    }
}

int main(int count, char **arguments) {
    if (count != 3) bench_fail("usage", "curl_download URL FILE");
    name = arguments[2];
    easy = bench_get(arguments[1], NULL, NULL);
    curl_easy_setopt(easy, CURLOPT_TIMEOUT_MS, 60000L);
    curl_easy_setopt(easy, CURLOPT_BUFFERSIZE, 262144L);
    curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
    batch(1, 1);
    bench_serve(batch);
    curl_easy_cleanup(easy);
    return 0;
}
