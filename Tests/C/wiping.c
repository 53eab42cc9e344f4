/* The memory that holds the passwords of parameters and of a configuration is overwritten before it is freed.
 *
 * The library calls this program's explicit_bzero, because the linker prefers a program's functions to those of libraries. */
#include "check.h"

#define PASSWORD "correct-horse-battery-staple"

static atomic_int wiped; /* number of overwritten blocks that held the password */

void explicit_bzero(void *memory, size_t size) {
    /* volatile, because string.h declares that the function does not read the memory */
    char *volatile bytes = memory;
    if (memmem(bytes, size, PASSWORD, strlen(PASSWORD))) atomic_fetch_add(&wiped, 1);
    memset(bytes, 0, size);
}

/* What hardened C code calls instead. The function checks that the memory has `size` bytes. */
void __explicit_bzero_chk(void *memory, size_t size, size_t room) {
    CHECK(size <= room);
    explicit_bzero(memory, size);
}

static const struct {
    const char *member;
    int spaces;
    int blocks; /* number of blocks that hold the password while the text is parsed */
} texts[] = {
    {"\"a\": 1", 0, 1},         /* jansson's string */
    {"\"a\": 1e400", 0, 2},     /* also a copy of the text without the large number */
    {"\"a\": 1", 10000, 2},     /* a copy of the text, and simdjson's strings */
    {"\"a\": tru", 10000, 2},   /* the same: simdjson fails after it has read the password */
    {"\"a\": 1e400", 10000, 4}, /* simdjson refuses the large number, and jansson parses the text again */
    {"\"a\": 1", 200000, 1},    /* a copy of the text. simdjson's strings are in pages, which the system clears. */
};

/* Calls `use` with a JSON text for each element of `texts`, after `wiped` was set to 0. */
static void with_texts(void (*use)(danxi_session *session, const char *text, int blocks)) {
    danxi_session *session = open_session(NULL);
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
        char *text = NULL;
        const char *format = "{\"password\": \"" PASSWORD "\", %s%*s}";
        NEED(asprintf(&text, format, texts[index].member, texts[index].spaces, "") > 0);
        int before = atomic_load(&failures);
        atomic_store(&wiped, 0);
        use(session, text, texts[index].blocks);
        if (atomic_load(&failures) != before)
            printf("    with the text %.60s and %d spaces\n", text, texts[index].spaces);
        free(text);
    }
    danxi_session_close(session);
}

static void call(danxi_session *session, const char *text, int blocks) {
    danxi_result_free(danxi_call(session, "forum.get_hole", text));
    CHECK_INT(atomic_load(&wiped), blocks);
}

static void call_async(danxi_session *session, const char *text, int blocks) {
    danxi_task_free(danxi_call_async(session, "forum.get_hole", text, NULL, NULL));
    danxi_result_free(danxi_session_next(session, 60000));
    /* The library's copy of the text is freed with the call, which may be after its result. */
    WAIT_FOR(atomic_load(&wiped) >= blocks + 1);
    CHECK_INT(atomic_load(&wiped), blocks + 1);
}

static void open_with(danxi_session *unused, const char *text, int blocks) {
    (void)unused;
    danxi_session *none = NULL;
    danxi_result_free(danxi_session_open(text, &none));
    CHECK(none == NULL);
    CHECK_INT(atomic_load(&wiped), blocks);
}

static void parameters(void) { with_texts(call); }

static void asynchronous_parameters(void) { with_texts(call_async); }

static void configurations(void) { with_texts(open_with); }

MAIN("wiping", TEST(parameters), TEST(asynchronous_parameters), TEST(configurations))
