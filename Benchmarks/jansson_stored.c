/* A stored value with jansson, to compare with danxi_stored.c: parses FILE once, and encodes the value for each call.
   Usage: jansson_stored FILE. See bench_serve() for the input. */
#include <jansson.h>

#include "bench.h"

static json_t *document;

static void batch(long total, long window) {
    (void)window;
    for (long i = 0; i < total; i++) {
        char *text = json_dumps(document, JSON_COMPACT);
        if (!text || strlen(text) < 2) bench_fail("jansson", "the encoded text is empty");
        free(text);
    }
}

int main(int count, char **arguments) {
    if (count != 2) bench_fail("usage", "jansson_stored FILE");
    json_error_t error;
    document = json_load_file(arguments[1], 0, &error);
    if (!document) bench_fail("jansson", error.text);
    bench_serve(batch);
    json_decref(document);
    return 0;
}
