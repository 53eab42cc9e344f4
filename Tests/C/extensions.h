/* Helpers for tests of extensions: sessions with interceptors, and records of their exchanges. */
#ifndef EXTENSIONS_H
#define EXTENSIONS_H

#include "check.h"

/* Opens a session with extensions, connected to the stand-in. */
static UNUSED danxi_session *open_with(const char *changes, const danxi_extensions *extensions) {
    char *config = configuration(changes);
    danxi_session *session = NULL;
    ENDS(danxi_session_open_with(config, extensions, &session), DANXI_OK);
    CHECK(session);
    free(config);
    return session;
}

/* Opens a session with one interceptor, and signs in. */
static UNUSED danxi_session *intercepted(const danxi_interceptor *interceptor) {
    const danxi_interceptor *const interceptors[] = {interceptor};
    danxi_extensions extensions = {.size = sizeof extensions, .interceptors = interceptors, .interceptor_count = 1};
    danxi_session *session = open_with(NULL, &extensions);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    return session;
}

/* The steps and exchanges that the functions of an interceptor have received, on any thread. */
struct record {
    pthread_mutex_t lock;
    char steps[4000];
    char exchanges[400000];
    atomic_int count;
    atomic_int released;
};

#define RECORD {.lock = PTHREAD_MUTEX_INITIALIZER}

static UNUSED void record(struct record *record, const char *step, const char *exchange) {
    pthread_mutex_lock(&record->lock);
    size_t length = strlen(record->steps), size = strlen(record->exchanges);
    snprintf(record->steps + length, sizeof record->steps - length, "%s%s", length ? " " : "", step);
    snprintf(record->exchanges + size, sizeof record->exchanges - size, "%s\n", exchange);
    pthread_mutex_unlock(&record->lock);
    atomic_fetch_add(&record->count, 1);
}

static UNUSED void forget(struct record *record) {
    pthread_mutex_lock(&record->lock);
    record->steps[0] = record->exchanges[0] = 0;
    pthread_mutex_unlock(&record->lock);
    atomic_store(&record->count, 0);
}

/* Returns whether `exchange` belongs to a call of `method`. */
static UNUSED bool is_call(const char *exchange, const char *method) {
    json_t *object = json_loads(exchange, 0, NULL);
    bool is = strcmp(text_of(object, "call"), method) == 0;
    json_decref(object);
    return is;
}

static UNUSED void count_release(void *user_data) { atomic_fetch_add(&((struct record *)user_data)->released, 1); }

#endif /* EXTENSIONS_H */
