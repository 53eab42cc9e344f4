/* Tests stores that the program passes. Calls that do not need the store succeed even if the store is slow or fails. */
#include "extensions.h"

/* A store that keeps its entries in an array. Every mode but GOOD is a way in which the store misbehaves. */
struct shelf {
    pthread_mutex_t mutex;
    struct entry {
        char key[400], token[200], *value;
        size_t length;
        bool is_used;
    } entries[100];
    enum { GOOD, SILENT, BLOCKING, FAILING, MISSING, LATER, CLOSING } mode;
    danxi_session *session; /* the session that the mode CLOSING closes */
    danxi_operation *last;
    atomic_int count, released;
};

#define SHELF {.mutex = PTHREAD_MUTEX_INITIALIZER}

static struct entry *entry(struct shelf *shelf, const char *key, bool is_lock) {
    for (struct entry *entry = shelf->entries; entry < shelf->entries + 100; entry++)
        if (entry->is_used && !strcmp(entry->key, key) && !entry->token[0] != is_lock) return entry;
    return NULL;
}

static struct entry *add(struct shelf *shelf, const char *key) {
    struct entry *entry = shelf->entries;
    while (entry->is_used) NEED(++entry < shelf->entries + 100);
    *entry = (struct entry){.is_used = true};
    snprintf(entry->key, sizeof entry->key, "%s", key);
    return entry;
}

static void drop(struct entry *entry) {
    if (!entry) return;
    free(entry->value);
    *entry = (struct entry){0};
}

static void *answer_later(void *operation) {
    pause_ms(20);
    danxi_operation_miss(operation);
    return NULL;
}

/* Returns true in the mode GOOD, in which the caller carries out the operation. In any other mode, misbehaves in the way of the mode and
 * returns false. */
static bool serves(struct shelf *shelf, danxi_operation *operation, const char *key) {
    CHECK(!strncmp(key, "danxi:1:{", 9) && strlen(key) < 300);
    atomic_fetch_add(&shelf->count, 1);
    pthread_mutex_lock(&shelf->mutex);
    shelf->last = operation;
    int mode = shelf->mode;
    pthread_mutex_unlock(&shelf->mutex);
    switch (mode) {
    case GOOD:
        return true;
    case BLOCKING:
        pause_ms(400);
        break;
    case FAILING:
        CHECK_INT(danxi_operation_fail(operation, "the disk is full"), DANXI_OK);
        break;
    case MISSING:
        CHECK_INT(danxi_operation_miss(operation), DANXI_OK);
        CHECK_INT(danxi_operation_miss(operation), DANXI_ERROR_INVALID_HANDLE);
        CHECK_INT(danxi_operation_succeed(operation, NULL, 0), DANXI_ERROR_INVALID_HANDLE);
        break;
    case LATER:
        pthread_detach(start_thread(answer_later, operation));
        break;
    case CLOSING:
        danxi_session_close(shelf->session);
        break;
    }
    return false;
}

static void get(danxi_operation *operation, const char *key, void *user_data) {
    struct shelf *shelf = user_data;
    if (!serves(shelf, operation, key)) return;
    pthread_mutex_lock(&shelf->mutex);
    struct entry *found = entry(shelf, key, false);
    CHECK_INT(found ? danxi_operation_succeed(operation, found->value, found->length) : danxi_operation_miss(operation),
              DANXI_OK);
    pthread_mutex_unlock(&shelf->mutex);
}

static void put(danxi_operation *operation, const char *key, const void *value, size_t length, int64_t lifetime_ms,
                void *user_data) {
    struct shelf *shelf = user_data;
    if (!serves(shelf, operation, key)) return;
    CHECK(lifetime_ms > 86400000);
    pthread_mutex_lock(&shelf->mutex);
    drop(entry(shelf, key, false));
    struct entry *new = add(shelf, key);
    new->value = malloc(length);
    NEED(new->value);
    memcpy(new->value, value, length);
    new->length = length;
    pthread_mutex_unlock(&shelf->mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

static void remove_one(danxi_operation *operation, const char *key, void *user_data) {
    struct shelf *shelf = user_data;
    if (!serves(shelf, operation, key)) return;
    pthread_mutex_lock(&shelf->mutex);
    drop(entry(shelf, key, false));
    pthread_mutex_unlock(&shelf->mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

static void remove_all(danxi_operation *operation, const char *prefix, void *user_data) {
    struct shelf *shelf = user_data;
    if (!serves(shelf, operation, prefix)) return;
    pthread_mutex_lock(&shelf->mutex);
    for (struct entry *entry = shelf->entries; entry < shelf->entries + 100; entry++)
        if (entry->is_used && !entry->token[0] && !strncmp(entry->key, prefix, strlen(prefix))) drop(entry);
    pthread_mutex_unlock(&shelf->mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

static void lock(danxi_operation *operation, const char *key, const char *token, int64_t lease_ms, void *user_data) {
    struct shelf *shelf = user_data;
    /* A store that finds nothing must still grant locks: otherwise, a call would wait for the lock until its deadline. */
    if (shelf->mode < MISSING && !serves(shelf, operation, key)) return;
    CHECK(lease_ms >= 1000 && strlen(token) >= 20);
    pthread_mutex_lock(&shelf->mutex);
    struct entry *holder = entry(shelf, key, true);
    bool is_free = !holder || !strcmp(holder->token, token);
    if (!holder) snprintf(add(shelf, key)->token, sizeof holder->token, "%s", token);
    pthread_mutex_unlock(&shelf->mutex);
    if (is_free) {
        danxi_operation_succeed(operation, NULL, 0);
    } else {
        danxi_operation_miss(operation);
    }
}

static void unlock(danxi_operation *operation, const char *key, const char *token, void *user_data) {
    struct shelf *shelf = user_data;
    if (shelf->mode < MISSING && !serves(shelf, operation, key)) return;
    pthread_mutex_lock(&shelf->mutex);
    struct entry *holder = entry(shelf, key, true);
    if (holder && !strcmp(holder->token, token)) drop(holder);
    pthread_mutex_unlock(&shelf->mutex);
    danxi_operation_succeed(operation, NULL, 0);
}

static void count_one_release(void *user_data) { atomic_fetch_add(&((struct shelf *)user_data)->released, 1); }

static danxi_store table(struct shelf *shelf) {
    return (danxi_store){.size = sizeof(danxi_store),
                         .user_data = shelf,
                         .get = get,
                         .put = put,
                         .remove = remove_one,
                         .remove_all = remove_all,
                         .lock = lock,
                         .unlock = unlock,
                         .release = count_one_release};
}

static danxi_session *open_shelf(struct shelf *shelf, const char *changes) {
    danxi_store store = table(shelf);
    danxi_extensions extensions = {.size = sizeof extensions, .store = &store};
    return open_with(changes, &extensions);
}

static void set_mode(struct shelf *shelf, int mode) {
    pthread_mutex_lock(&shelf->mutex);
    shelf->mode = mode;
    pthread_mutex_unlock(&shelf->mutex);
}

static void clean(struct shelf *shelf) {
    for (struct entry *entry = shelf->entries; entry < shelf->entries + 100; entry++) drop(entry);
}

#define LOGIN(session, password, options) danxi_account_login(session, STUDENT_EMAIL, password, options)
#define REMEMBER "{\"remember\": true}"
#define REUSE "{\"remember\": true, \"reuse\": true}"

/* Sessions with one store share cached values and sign-ins, unless their namespaces differ. */
static void sessions_share_a_store(void) {
    struct shelf shelf = SHELF;
    danxi_session *first = open_shelf(&shelf, NULL);
    ENDS(LOGIN(first, STUDENT_PASSWORD, REMEMBER), DANXI_OK);
    ENDS(danxi_forum_list_all_tags(first, NULL), DANXI_OK);
    danxi_session *second = open_shelf(&shelf, NULL);
    danxi_result *tags = danxi_forum_list_all_tags(second, "{\"cache\": \"only\"}");
    CHECK_INT(danxi_result_source(tags), DANXI_SOURCE_DISK);
    ENDS(tags, DANXI_OK);
    ENDS(LOGIN(second, "not checked", REUSE), DANXI_OK);
    danxi_session *other = open_shelf(&shelf, "{\"store\": {\"namespace\": \"other\"}}");
    ENDS(danxi_forum_list_all_tags(other, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
    ENDS(danxi_account_logout(second, NULL), DANXI_OK);
    for (struct entry *entry = shelf.entries; entry < shelf.entries + 100; entry++)
        CHECK(!entry->is_used || !strstr(entry->key, "account.json") ||
              memmem(entry->value, entry->length, "signed_out", strlen("signed_out")));
    danxi_session_close(first);
    danxi_session_close(second);
    danxi_session_close(other);
    WAIT_FOR(atomic_load(&shelf.released) == 3);
    clean(&shelf);
}

/* With the setting store.key, the stored values do not show the tokens, and a later session can decrypt them. */
static void encrypted_values(void) {
    struct shelf shelf = SHELF;
    const char *key = "{\"store\": {\"key\": \"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef\"}}";
    danxi_session *session = open_shelf(&shelf, key);
    ENDS(LOGIN(session, STUDENT_PASSWORD, REMEMBER), DANXI_OK);
    int count = 0;
    for (struct entry *entry = shelf.entries; entry < shelf.entries + 100; entry++) {
        if (!entry->value) continue;
        count++;
        CHECK(!memmem(entry->value, entry->length, "access", 6));
    }
    CHECK(count > 0);
    danxi_session_close(session);
    session = open_shelf(&shelf, key);
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
    danxi_session_close(session);
    WAIT_FOR(atomic_load(&shelf.released) == 2);
    clean(&shelf);
}

/* With a failing store, calls that do not need the store succeed. A login with `remember` fails, and the error says that the session is
 * signed in. */
static void failing_store(void) {
    for (int mode = SILENT; mode <= LATER; mode++) {
        struct shelf shelf = SHELF;
        danxi_session *session = open_shelf(&shelf, "{\"store\": {\"timeout_ms\": 100}}");
        /* On a busy machine, an operation can take longer than its limit, so the login is repeated. */
        danxi_status status = DANXI_ERROR_STORAGE;
        for (int attempt = 0; status == DANXI_ERROR_STORAGE && attempt < 100; attempt++) {
            danxi_result *login = LOGIN(session, STUDENT_PASSWORD, REMEMBER);
            status = danxi_result_status(login);
            danxi_result_free(login);
        }
        CHECK_INT(status, DANXI_OK);
        set_mode(&shelf, mode);
        ENDS(danxi_forum_list_all_tags(session, "{\"cache\": \"refresh\"}"), DANXI_OK);
        ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
        ENDS(danxi_account_refresh_token(session, NULL), DANXI_OK);
        FAILS(LOGIN(session, STUDENT_PASSWORD, REMEMBER), DANXI_ERROR_STORAGE, "the session is signed in");
        ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
        CHECK(atomic_load(&shelf.count) > 3);
        danxi_session_close(session);
        pthread_mutex_lock(&shelf.mutex);
        CHECK_INT(danxi_operation_succeed(shelf.last, NULL, 0), DANXI_ERROR_INVALID_HANDLE);
        pthread_mutex_unlock(&shelf.mutex);
        WAIT_FOR(atomic_load(&shelf.released) == 1);
        clean(&shelf);
    }
}

/* The store closes the session during an operation. The call ends with `closed` and the store is released. */
static void closing_during_an_operation(void) {
    struct shelf shelf = SHELF;
    /* Closing does not wait for an operation. */
    danxi_session *session = open_shelf(&shelf, "{\"store\": {\"timeout_ms\": 60000}}");
    ENDS(LOGIN(session, STUDENT_PASSWORD, REMEMBER), DANXI_OK);
    shelf.session = session;
    set_mode(&shelf, CLOSING);
    ENDS(danxi_forum_list_all_tags(session, NULL), DANXI_ERROR_CLOSED);
    WAIT_FOR(atomic_load(&shelf.released) == 1);
    clean(&shelf);
}

/* A store table without a function or with an invalid size is refused. A store is also refused if the configuration has store.url. */
static void invalid_store_tables(void) {
    struct shelf shelf = SHELF;
    danxi_session *session = NULL;
    danxi_store store = table(&shelf);
    danxi_extensions extensions = {.size = sizeof extensions, .store = &store};
    store.lock = NULL;
    FAILS(danxi_session_open_with(NULL, &extensions, &session), DANXI_ERROR_INVALID_ARGUMENT, "lock");
    store = table(&shelf);
    store.size = 4;
    FAILS(danxi_session_open_with(NULL, &extensions, &session), DANXI_ERROR_INVALID_ARGUMENT, "danxi_store");
    store.size = sizeof store;
    FAILS(danxi_session_open_with("{\"store\": {\"url\": \"redis://127.0.0.1\"}}", &extensions, &session),
          DANXI_ERROR_INVALID_ARGUMENT, "store.url");
    CHECK(!session);
    /* A table of the size 4 cannot be read, so its `release` is not called. */
    CHECK_INT(atomic_load(&shelf.released), 2);
    CHECK_INT(danxi_operation_miss(NULL), DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_operation_fail(NULL, NULL), DANXI_ERROR_INVALID_HANDLE);
}

MAIN("own_store", TEST(sessions_share_a_store), TEST(encrypted_values), TEST(failing_store),
     TEST(closing_during_an_operation), TEST(invalid_store_tables))
