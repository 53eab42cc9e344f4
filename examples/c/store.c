/* A store of the program: two sessions share a sign-in and cached values through functions of the program. */
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <danxi/danxi.h>

/* The store keeps its entries in a list. A real store would use a database or a server. */
struct entry {
    char *key, *token; /* the token of a lock, NULL for a value */
    void *value;
    size_t length;
    struct entry *next;
};

static struct entry *entries;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static void fail(const char *what) {
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static struct entry **find(const char *key, int is_lock) {
    struct entry **place = &entries;
    while (*place && (strcmp((*place)->key, key) || ((*place)->token != NULL) != is_lock)) place = &(*place)->next;
    return place;
}

static void delete_entry(struct entry **place) {
    struct entry *entry = *place;
    *place = entry->next;
    free(entry->key);
    free(entry->token);
    free(entry->value);
    free(entry);
}

static struct entry *add_entry(const char *key, const char *token) {
    struct entry *entry = calloc(1, sizeof *entry);
    if (!entry) fail("The store is out of memory.");
    entry->key = strdup(key);
    entry->token = token ? strdup(token) : NULL;
    entry->next = entries;
    return entries = entry;
}

static void get(danxi_operation *operation, const char *key, void *user_data) {
    (void)user_data;
    pthread_mutex_lock(&mutex);
    struct entry *entry = *find(key, 0);
    if (entry) {
        danxi_operation_succeed(operation, entry->value, entry->length);
    } else {
        danxi_operation_miss(operation);
    }
    pthread_mutex_unlock(&mutex);
}

static void put(danxi_operation *operation, const char *key, const void *value, size_t length, int64_t lifetime_ms,
                void *user_data) {
    (void)lifetime_ms;
    (void)user_data;
    pthread_mutex_lock(&mutex);
    struct entry **old = find(key, 0);
    if (*old) delete_entry(old);
    struct entry *entry = add_entry(key, NULL);
    if (length && !(entry->value = malloc(length))) fail("The store is out of memory.");
    if (length) memcpy(entry->value, value, length);
    entry->length = length;
    pthread_mutex_unlock(&mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

static void remove_value(danxi_operation *operation, const char *key, void *user_data) {
    (void)user_data;
    pthread_mutex_lock(&mutex);
    struct entry **place = find(key, 0);
    if (*place) delete_entry(place);
    pthread_mutex_unlock(&mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

static void remove_all(danxi_operation *operation, const char *prefix, void *user_data) {
    (void)user_data;
    pthread_mutex_lock(&mutex);
    for (struct entry **place = &entries; *place;) {
        if (!(*place)->token && !strncmp((*place)->key, prefix, strlen(prefix))) {
            delete_entry(place);
        } else {
            place = &(*place)->next;
        }
    }
    pthread_mutex_unlock(&mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

/* Takes a lock if it is free or the same token holds it. The lease is ignored, because the locks end with the process. */
static void lock(danxi_operation *operation, const char *key, const char *token, int64_t lease_ms, void *user_data) {
    (void)lease_ms;
    (void)user_data;
    pthread_mutex_lock(&mutex);
    struct entry *entry = *find(key, 1);
    int is_free = !entry || !strcmp(entry->token, token);
    if (!entry) add_entry(key, token);
    pthread_mutex_unlock(&mutex);
    if (is_free) {
        danxi_operation_succeed(operation, NULL, 0);
    } else {
        danxi_operation_miss(operation);
    }
}

static void unlock(danxi_operation *operation, const char *key, const char *token, void *user_data) {
    (void)user_data;
    pthread_mutex_lock(&mutex);
    struct entry **place = find(key, 1);
    if (*place && !strcmp((*place)->token, token)) delete_entry(place);
    pthread_mutex_unlock(&mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

/* Prints the source of a result, and frees the result. If the call failed, prints the error and exits. */
static void check(const char *what, danxi_result *result) {
    static const char *const sources[] = {"network", "memory", "store"};
    if (danxi_result_status(result) != DANXI_OK) fail(danxi_result_json(result, NULL));
    printf("%s: %s\n", what, sources[danxi_result_source(result)]);
    danxi_result_free(result);
}

int main(void) {
    const danxi_store store = {.size = sizeof store,
                               .get = get,
                               .put = put,
                               .remove = remove_value,
                               .remove_all = remove_all,
                               .lock = lock,
                               .unlock = unlock};
    const danxi_extensions extensions = {.size = sizeof extensions, .store = &store};
    for (int number = 1; number <= 2; number++) {
        danxi_session *session;
        check("open", danxi_session_open_with(getenv("DANXI_CONFIG"), &extensions, &session));
        check("sign in", danxi_account_login(session, getenv("DANXI_EMAIL"), getenv("DANXI_PASSWORD"),
                                             "{\"remember\": true, \"reuse\": true}"));
        check("tags", danxi_forum_list_all_tags(session, NULL));
        danxi_session_close(session);
    }
    while (entries) delete_entry(&entries);
    return 0;
}
