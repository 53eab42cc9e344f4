/* Tests input at its limits: deep nesting on small stacks, large error responses, and malformed pages, about which the library prints
 * nothing. */
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "check.h"

/* With a sanitizer, the library is built without optimization and needs more stack and memory. */
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED
#endif
#endif
#ifdef IS_SANITIZED
enum { STACK_SIZE = 4 << 20, MOST_KILOBYTES = 2000000 };
#else
enum { STACK_SIZE = 128 << 10, MOST_KILOBYTES = 100000 };
#endif

/* Returns `before`, `count` copies of `part`, `middle`, `count` copies of `end`, and `after` as one string. The caller frees it. */
static char *repeated(const char *before, const char *part, int count, const char *middle, const char *end,
                      const char *after) {
    size_t room = strlen(before) + strlen(middle) + strlen(after) + (size_t)count * (strlen(part) + strlen(end)) + 1;
    char *text = malloc(room), *target = text;
    NEED(text);
    target = stpcpy(target, before);
    for (int index = 0; index < count; index++) target = stpcpy(target, part);
    target = stpcpy(target, middle);
    for (int index = 0; index < count; index++) target = stpcpy(target, end);
    stpcpy(target, after);
    return text;
}

/* Makes the stand-in respond to the next request with a status and a body, which is a JSON string without its quotes. */
static void respond_with(int status, const char *body) {
    char *fault = NULL;
    NEED(asprintf(&fault, "{\"kind\": \"%s\", \"status\": %d, \"body\": \"%s\"}", status == 200 ? "body" : "status",
                  status, body) > 0);
    order_fault(fault);
    free(fault);
}

static int depth_of(const json_t *value) {
    int deepest = 0;
    const char *key;
    json_t *child;
    size_t index;
    if (json_is_object(value)) {
        json_object_foreach((json_t *)value, key, child) {
            int depth = depth_of(child);
            if (depth > deepest) deepest = depth;
        }
        return deepest + 1;
    }
    if (!json_is_array(value)) return 0;
    json_array_foreach(value, index, child) {
        int depth = depth_of(child);
        if (depth > deepest) deepest = depth;
    }
    return deepest + 1;
}

/* ---- Nesting ---- */

static const int levels[] = {63, 64, 65, 127, 128, 1000, 1023, 1024, 100000};

static void nested_responses(danxi_session *session) {
    for (size_t index = 0; index < sizeof levels / sizeof *levels; index++) {
        char *body = repeated("", "[", levels[index], "", "]", "");
        respond_with(200, body);
        danxi_result *result = danxi_call(session, "forum.request", "{\"method\": \"GET\", \"path\": \"/x\"}");
        CHECK_INT(danxi_result_status(result), levels[index] <= 64 ? DANXI_OK : DANXI_ERROR_UNEXPECTED_RESPONSE);
        json_t *value = danxi_result_jansson(result);
        CHECK(value && danxi_result_json(result, NULL));
        json_decref(value);
        danxi_result_free(result);
        respond_with(200, body);
        ENDS(danxi_forum_list_all_tags(session, "{\"cache\": \"refresh\"}"), DANXI_ERROR_UNEXPECTED_RESPONSE);
        free(body);
    }
}

static void nested_refusals(danxi_session *session) {
    const char *parts[][2] = {{"[", "]"}, {"{\\\"a\\\": ", "}"}};
    for (size_t index = 0; index < 2 * sizeof levels / sizeof *levels; index++) {
        const char **part = parts[index % 2];
        char *body =
            repeated("{\\\"message\\\": \\\"no\\\", \\\"detail\\\": ", part[0], levels[index / 2], "1", part[1], "}");
        respond_with(400, body);
        danxi_result *result = danxi_forum_get_profile(session, NULL);
        CHECK_INT(danxi_result_status(result), DANXI_ERROR_REJECTED);
        json_t *error = json_loads(danxi_result_json(result, NULL), 0, NULL);
        /* The server's fields are nested in the error and its detail, so there are two more levels. */
        CHECK(depth_of(error) <= 64 + 2);
        if (levels[index / 2] <= 1000) CHECK_WORDS(text_of(error, "message"), "no");
        json_decref(error);
        danxi_result_free(result);
        free(body);
    }
}

static void nested_arguments(danxi_session *session) {
    for (size_t index = 0; index < sizeof levels / sizeof *levels; index++) {
        char *params =
            repeated("{\"method\": \"POST\", \"path\": \"/x\", \"body\": ", "[", levels[index], "", "]", "}");
        danxi_status status = levels[index] <= 63 ? DANXI_ERROR_NOT_FOUND : DANXI_ERROR_INVALID_JSON;
        ENDS(danxi_call(session, "forum.request", params), status);
        free(params);
        char *config = repeated("", "{\"a\": ", levels[index], "1", "}", "");
        danxi_session *other = NULL;
        danxi_result *result = danxi_session_open(config, &other);
        CHECK(danxi_result_status(result) != DANXI_OK && !other);
        danxi_result_free(result);
        free(config);
    }
}

static void select_from(const char *html, const char *selector) {
    json_t *params = json_pack("{s: s, s: s}", "html", html, "selector", selector);
    NEED(params);
    char *text = json_dumps(params, 0);
    NEED(text);
    danxi_session *session = open_session(NULL);
    danxi_result *result = danxi_call(session, "markup.select", text);
    CHECK(danxi_result_json(result, NULL));
    CHECK(danxi_result_status(result) != DANXI_ERROR_INTERNAL);
    danxi_result_free(result);
    danxi_session_close(session);
    free(text);
    json_decref(params);
}

static void nested_pages(void) {
    for (size_t index = 0; index < sizeof levels / sizeof *levels; index++) {
        char *html = repeated("", "<div>", levels[index], "x", "</div>", "");
        select_from(html, "div");
        free(html);
        char *selector = repeated("", ":is(", levels[index], "a", ")", "");
        select_from("<p>x", selector);
        free(selector);
    }
}

/* Deeply nested arguments. The main thread builds and frees them, because json_decref needs much stack for a deeply nested value. */
static json_t *built[] = {NULL, NULL, NULL, NULL};
static const int built_levels[] = {63, 64, 1000, 20000};

static void build_arguments(void) {
    for (size_t index = 0; index < sizeof built / sizeof *built; index++) {
        json_t *value = json_array();
        for (int level = 1; level < built_levels[index]; level++) value = json_pack("[o]", value);
        built[index] = json_pack("{s: s, s: s, s: o}", "method", "POST", "path", "/x", "body", value);
        NEED(built[index]);
    }
}

static void built_arguments(danxi_session *session) {
    for (size_t index = 0; index < sizeof built / sizeof *built; index++) {
        danxi_status status = built_levels[index] <= 63 ? DANXI_ERROR_NOT_FOUND : DANXI_ERROR_INVALID_JSON;
        ENDS(danxi_call_jansson(session, "forum.request", built[index]), status);
    }
}

static void *nest(void *session) {
    nested_responses(session);
    nested_refusals(session);
    nested_arguments(session);
    built_arguments(session);
    nested_pages();
    return NULL;
}

/* Stores in `size` the stack size of the thread that runs the callback, which is a thread of the library. */
static void measure_stack(danxi_result *result, void *size) {
    danxi_result_free(result);
    pthread_attr_t attributes;
    size_t own = 0;
    NEED(pthread_getattr_np(pthread_self(), &attributes) == 0);
    pthread_attr_getstacksize(&attributes, &own);
    pthread_attr_destroy(&attributes);
    atomic_store((atomic_size_t *)size, own);
}

/* Calls succeed or fail without a crash on a small stack. Some programs give their threads small stacks, and a blocking call runs on
 * the thread of its caller. */
static void small_stacks(void) {
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    NEED(pthread_attr_setstacksize(&attributes, STACK_SIZE) == 0);
    /* As with `ulimit -s`, the small stack size becomes the default of new threads. The library must give its own threads
     * larger stacks. */
    pthread_attr_t usual;
    NEED(pthread_getattr_default_np(&usual) == 0 && pthread_setattr_default_np(&attributes) == 0);
    danxi_session *session = signed_in(NULL);
    build_arguments();
    pthread_t thread;
    NEED(pthread_create(&thread, &attributes, nest, session) == 0);
    pthread_join(thread, NULL);
    atomic_size_t own = 0;
    danxi_task_free(danxi_call_async(session, "forum.get_divisions", NULL, measure_stack, &own));
    WAIT_FOR(atomic_load(&own) != 0);
    CHECK(atomic_load(&own) >= 1 << 20);
    danxi_session_close(session);
    for (size_t index = 0; index < sizeof built / sizeof *built; index++) json_decref(built[index]);
    NEED(pthread_setattr_default_np(&usual) == 0);
    pthread_attr_destroy(&usual);
    pthread_attr_destroy(&attributes);
}

/* ---- Size ---- */

static long peak_kilobytes(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_maxrss;
}

/* A call that receives a large error response needs less memory than MOST_KILOBYTES, and its error is short. */
static void large_refusals(void) {
    danxi_session *session = signed_in(NULL);
    const char *items[] = {"{},", "[],", "{\\\"field\\\": \\\"a\\\"},", "\\\"x\\\",", "1,"};
    for (size_t index = 0; index < sizeof items / sizeof *items; index++) {
        int count = (int)(8000000 / strlen(items[index]));
        char *body = repeated("{\\\"message\\\": \\\"no\\\", \\\"detail\\\": [", items[index], count, "1]}", "", "");
        respond_with(400, body);
        free(body);
        long before = peak_kilobytes();
        size_t length = 0;
        danxi_result *result = danxi_forum_get_profile(session, NULL);
        CHECK_INT(danxi_result_status(result), DANXI_ERROR_REJECTED);
        CHECK(danxi_result_json(result, &length) && length > 1000 && length < 80000);
        danxi_result_free(result);
        /* The library keeps the body, the tape that simdjson makes of it, and little else in memory. */
        CHECK(peak_kilobytes() - before < MOST_KILOBYTES);
    }
    char *body = repeated("{\\\"message\\\": \\\"", "长", 2000000, "\\\"}", "", "");
    respond_with(400, body);
    free(body);
    size_t length = 0;
    danxi_result *result = danxi_forum_get_profile(session, NULL);
    CHECK_INT(danxi_result_status(result), DANXI_ERROR_REJECTED);
    CHECK(danxi_result_json(result, &length) && length < 16384);
    danxi_result_free(result);
    danxi_session_close(session);
}

/* ---- Output ---- */

/* Malformed pages do not make the library or libxml2 print anything to the standard error. */
static void no_output(void) {
    int saved = dup(2), file = memfd_create("stderr", MFD_CLOEXEC);
    NEED(saved >= 0 && file >= 0 && dup2(file, 2) == 2);
    const char *pages[] = {"",
                           "<",
                           "<a",
                           "<a b",
                           "<a b='",
                           "</",
                           "<!",
                           "<!--",
                           "<!DOCTYPE",
                           "<![CDATA[x]]>",
                           "<?xml version='1.0' encoding='x'?>",
                           "<p></b></p>",
                           "<a a=1 a=2>",
                           "&amp &#x110000; &#0; &nosuch; &",
                           "<meta charset=nosuch>x",
                           "<meta charset=utf-16>x",
                           "<svg:a xlink:href=x>",
                           "<table><td><table></td></tr>",
                           "<script></",
                           "\xEF\xBB\xBF<p>",
                           "<a href=\x01>\x02\x7F",
                           "<div id=a><div id=a>",
                           "<base href=:><form><form>",
                           "<nosuch:tag xmlns:nosuch=''/>"};
    for (size_t index = 0; index < sizeof pages / sizeof *pages; index++) select_from(pages[index], "*");
    char *deep = repeated("", "<b>", 2000, "", "", ""), *wide = repeated("<p", " a=1", 5000, ">", "", "");
    select_from(deep, "*");
    select_from(wide, "*");
    free(deep);
    free(wide);
    struct stat status;
    CHECK(fstat(2, &status) == 0 && status.st_size == 0);
    dup2(saved, 2);
    close(saved);
    close(file);
}

MAIN("bounds", TEST(small_stacks), TEST(large_refusals), TEST(no_output))
