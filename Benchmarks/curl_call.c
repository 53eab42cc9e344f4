/* One call at a time with libcurl and jansson, to compare with danxi_call.c: libcurl fetches the document over a persistent connection,
   jansson parses and encodes it, and the document and both texts are freed.
   Usage: curl_call URL TOKEN. See bench_serve() for the input. */
#include <jansson.h>

#include "curl_bench.h"

static CURL *easy;
static struct response response;

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        CURLcode code = curl_easy_perform(easy);
        if (code != CURLE_OK) bench_fail("libcurl", curl_easy_strerror(code));
        json_error_t error;
        json_t *document = json_loadb(response.bytes, response.length, 0, &error);
        if (!document) bench_fail("jansson", error.text);
        bench_forget(&response);
        char *text = json_dumps(document, JSON_COMPACT);
        if (!text || strlen(text) < 2) bench_fail("jansson", "the encoded text is empty");
        free(text);
        json_decref(document);
    }
}

int main(int count, char **arguments) {
    if (count != 3) bench_fail("usage", "curl_call URL TOKEN");
    struct curl_slist *headers = bench_headers(arguments[2]);
    easy = bench_get(arguments[1], headers, &response);
    batch(2, 1);
    bench_serve(batch);
    curl_easy_cleanup(easy);
    curl_slist_free_all(headers);
    return 0;
}
