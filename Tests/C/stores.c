/* Tests cached values in memory and on disk, remembered sign-ins, full disks and damaged files. */
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "check.h"

/* Returns a path for a store directory of the test. The library creates the directory. */
static char *store_path(const char *name) {
    static char path[1000];
    NEED(getenv("CHECK_DIRECTORY"));
    snprintf(path, sizeof path, "%s/%s", getenv("CHECK_DIRECTORY"), name);
    return path;
}

static char *store_changes(const char *path) {
    static char changes[1100];
    snprintf(changes, sizeof changes, "{\"store\": {\"path\": \"%s\"}}", path);
    return changes;
}

static char *file_in(const char *path, const char *name) {
    static char file[1200];
    snprintf(file, sizeof file, "%s/%s", path, name);
    return file;
}

static int mode_of(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 ? (int)(status.st_mode & 07777) : -1;
}

static void write_file(const char *path, const char *text) {
    FILE *file = fopen(path, "w");
    NEED(file && fputs(text, file) >= 0 && fclose(file) == 0);
}

static bool file_holds(const char *path, const char *text) {
    char content[65536];
    FILE *file = fopen(path, "r");
    if (!file) return false;
    size_t length = fread(content, 1, sizeof content - 1, file);
    fclose(file);
    content[length] = 0;
    return strstr(content, text) != NULL;
}

#define CAME_FROM(result, expected) came_from(__FILE__, __LINE__, result, expected)
static void came_from(const char *file, int line, danxi_result *result, int expected) {
    check_int(file, line, "the source of the result", danxi_result_source(result), expected);
    ends_at(file, line, "the result", result, DANXI_OK);
}

#define TAGS "/api/tags"

/* With each value of the option `cache`, a call returns the value from memory or from the network as documented. */
static void cached_in_memory(void) {
    danxi_session *session = signed_in(NULL);
    FAILS(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED, "prefer");
    CHECK_INT(count_requests("GET", FORUM_HOST, TAGS), 0);
    CAME_FROM(danxi_forum_list_all_tags(session, NULL), DANXI_SOURCE_NETWORK);
    pause_ms(20);
    danxi_result *result = danxi_forum_list_all_tags(session, NULL);
    CHECK(danxi_result_age_ms(result) >= 20 && danxi_result_age_ms(result) < 60000);
    int64_t age = danxi_result_age_ms(result);
    pause_ms(5);
    CHECK(danxi_result_age_ms(result) >= age + 5);
    CAME_FROM(result, DANXI_SOURCE_MEMORY);
    CAME_FROM(danxi_forum_list_all_tags(session, "{\"cache\": \"prefer\"}"), DANXI_SOURCE_MEMORY);
    CAME_FROM(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"), DANXI_SOURCE_MEMORY);
    CHECK_INT(count_requests("GET", FORUM_HOST, TAGS), 1);
    CAME_FROM(danxi_forum_list_all_tags(session, "{\"cache\": \"refresh\"}"), DANXI_SOURCE_NETWORK);
    CHECK_INT(count_requests("GET", FORUM_HOST, TAGS), 2);
    CAME_FROM(danxi_forum_list_all_tags(session, "{\"cache\": \"revalidate\"}"), DANXI_SOURCE_MEMORY);
    WAIT_FOR(count_requests("GET", FORUM_HOST, TAGS) == 3);
    ENDS(danxi_forum_clear_cache(session, NULL), DANXI_OK);
    ENDS(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
    CAME_FROM(danxi_forum_list_all_tags(session, "{\"cache\": \"revalidate\"}"), DANXI_SOURCE_NETWORK);
    danxi_session_close(session);
}

/* With `revalidate`, a call returns the old value and refreshes the cache in the background. A failed refresh keeps the old value. */
static void revalidated_value_is_new(void) {
    danxi_session *session = signed_in(NULL);
    order_fault("{\"kind\": \"body\", \"path\": \"/api/tags\", \"body\": \"[{\\\"id\\\": 1, \\\"name\\\": \\\"old\\\", "
                "\\\"temperature\\\": 1}]\"}");
    ENDS(danxi_forum_list_all_tags(session, NULL), DANXI_OK);
    json_t *tags = VALUE(danxi_forum_list_all_tags(session, "{\"cache\": \"revalidate\"}"));
    CHECK_TEXT(text_of(json_array_get(tags, 0), "name"), "old");
    json_decref(tags);
    bool is_new = false;
    for (long long until = now_ms() + 60000; !is_new && now_ms() < until; pause_ms(2)) {
        tags = VALUE(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"));
        is_new = json_array_size(tags) > 1;
        json_decref(tags);
    }
    CHECK(is_new);
    /* A failed refresh in the background keeps the old value and does not fail the call. */
    order_fault("{\"kind\": \"status\", \"path\": \"/api/tags\", \"status\": 500, \"times\": null}");
    CAME_FROM(danxi_forum_list_all_tags(session, "{\"cache\": \"revalidate\"}"), DANXI_SOURCE_MEMORY);
    WAIT_FOR(count_requests("GET", FORUM_HOST, TAGS) >= 3);
    ENDS(danxi_forum_list_all_tags(session, "{\"cache\": \"refresh\"}"), DANXI_ERROR_SERVER_FAILURE);
    CAME_FROM(danxi_forum_list_all_tags(session, NULL), DANXI_SOURCE_MEMORY);
    danxi_session_close(session);
}

/* A later session with the same store.path uses the stored values, until the cache is cleared. */
static void cached_on_disk(void) {
    char *path = store_path("disk/below");
    danxi_session *session = signed_in(store_changes(path));
    CHECK_INT(mode_of(path), 0700);
    CAME_FROM(danxi_forum_list_all_tags(session, NULL), DANXI_SOURCE_NETWORK);
    CAME_FROM(danxi_forum_get_divisions(session, NULL), DANXI_SOURCE_NETWORK);
    danxi_session_close(session);
    CHECK_INT(mode_of(file_in(path, "forum.list_all_tags.json")), 0600);
    CHECK(mode_of(file_in(path, "account.json")) < 0);
    session = signed_in(store_changes(path));
    clear_requests();
    pause_ms(10);
    danxi_result *result = danxi_forum_list_all_tags(session, NULL);
    CHECK(danxi_result_age_ms(result) >= 10);
    CAME_FROM(result, DANXI_SOURCE_DISK);
    CAME_FROM(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"), DANXI_SOURCE_MEMORY);
    CAME_FROM(danxi_forum_get_division(session, 1, NULL), DANXI_SOURCE_DISK);
    CHECK_INT(count_requests(NULL, FORUM_HOST, NULL), 0);
    ENDS(danxi_forum_clear_cache(session, NULL), DANXI_OK);
    CHECK(mode_of(file_in(path, "forum.list_all_tags.json")) < 0);
    CHECK(mode_of(file_in(path, "forum.get_divisions.json")) < 0);
    danxi_session_close(session);
}

/* A remembered sign-in is used and refreshed by later sessions, and removed by a logout. */
static void remembered_tokens(void) {
    char *path = store_path("remember");
    danxi_session *session = open_session(store_changes(path));
    json_t *status = VALUE(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": true}"));
    CHECK(json_is_true(json_object_get(status, "remembered")));
    json_decref(status);
    danxi_session_close(session);
    CHECK_INT(mode_of(file_in(path, "account.json")), 0600);
    CHECK(file_holds(file_in(path, "account.json"), "access"));
    CHECK(!file_holds(file_in(path, "account.json"), STUDENT_PASSWORD));

    session = open_session(store_changes(path));
    status = VALUE(danxi_account_get_status(session, NULL));
    CHECK(json_is_true(json_object_get(status, "signed_in")));
    CHECK(json_is_true(json_object_get(status, "remembered")));
    json_decref(status);
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
    expire_tokens("access");
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
    danxi_session_close(session);
    clear_requests();

    /* The file contains the refreshed tokens. */
    session = open_session(store_changes(path));
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
    CHECK_INT(count_requests("POST", AUTH_HOST, NULL), 0);
    ENDS(danxi_account_logout(session, NULL), DANXI_OK);
    CHECK(!file_holds(file_in(path, "account.json"), "access"));
    danxi_session_close(session);
    session = open_session(store_changes(path));
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_ERROR_NOT_SIGNED_IN);
    danxi_session_close(session);
}

/* A login with `remember` but without a store fails before a request. */
static void remember_needs_store_path(void) {
    danxi_session *session = open_session(NULL);
    FAILS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": true}"),
          DANXI_ERROR_INVALID_ARGUMENT, "store.path");
    CHECK_INT(count_requests("POST", AUTH_HOST, NULL), 0);
    danxi_session_close(session);
}

static void login_without_remember_deletes_the_tokens(void) {
    char *path = store_path("forget");
    danxi_session *session = open_session(store_changes(path));
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": true}"), DANXI_OK);
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, NULL), DANXI_OK);
    CHECK(!file_holds(file_in(path, "account.json"), "access"));
    danxi_session_close(session);
}

static atomic_int warnings;
static char last_warning[1000];

static void keep_warning(danxi_log_level level, const char *message, void *user_data) {
    (void)user_data;
    if (level != DANXI_LOG_WARNING) return;
    snprintf(last_warning, sizeof last_warning, "%s", message);
    atomic_fetch_add(&warnings, 1);
}

/* A damaged file of a cached value counts as missing. The library logs a warning and replaces the file. */
static void unreadable_files(void) {
    char *path = store_path("unreadable");
    danxi_session *session = signed_in(store_changes(path));
    ENDS(danxi_forum_list_all_tags(session, NULL), DANXI_OK);
    danxi_session_close(session);
    const char *contents[] = {"",
                              "{",
                              "[]",
                              "null",
                              "{\"fetched_at_ms\": 1}",
                              "{\"fetched_at_ms\": \"x\", \"value\": []}",
                              "\xFF\xFE",
                              "{\"fetched_at_ms\": 99999999999999999999, \"value\": []}"};
    for (size_t index = 0; index < sizeof contents / sizeof *contents; index++) {
        write_file(file_in(path, "forum.list_all_tags.json"), contents[index]);
        write_file(file_in(path, "account.json"), contents[index]);
        session = signed_in(store_changes(path));
        int before = atomic_load(&warnings);
        CHECK_INT(danxi_session_set_log(session, DANXI_LOG_WARNING, keep_warning, NULL), DANXI_OK);
        write_file(file_in(path, "forum.list_all_tags.json"), contents[index]);
        ENDS(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
        CAME_FROM(danxi_forum_list_all_tags(session, NULL), DANXI_SOURCE_NETWORK);
        danxi_session_close(session);
        CHECK(atomic_load(&warnings) > before);
        CHECK_WORDS(last_warning, "forum.list_all_tags.json", "ignored");
        session = signed_in(store_changes(path));
        CAME_FROM(danxi_forum_list_all_tags(session, NULL), DANXI_SOURCE_DISK);
        danxi_session_close(session);
    }
}

/* A session cannot be opened if the library cannot create or write the directory store.path. */
static void unusable_directories(void) {
    char *path = store_path("file");
    write_file(path, "in the way");
    danxi_session *session = NULL;
    char *config = configuration(store_changes(path));
    FAILS(danxi_session_open(config, &session), DANXI_ERROR_STORAGE, path, "store.path", "permissions");
    CHECK(session == NULL);
    free(config);
    config = configuration(store_changes(file_in(path, "below")));
    FAILS(danxi_session_open(config, &session), DANXI_ERROR_STORAGE, "store.path");
    free(config);
    config = configuration(store_changes("/proc/danxi"));
    FAILS(danxi_session_open(config, &session), DANXI_ERROR_STORAGE, "/proc/danxi", "store.path");
    free(config);
    if (geteuid() != 0) {
        path = store_path("readonly");
        NEED(mkdir(path, 0500) == 0);
        config = configuration(store_changes(path));
        FAILS(danxi_session_open(config, &session), DANXI_ERROR_STORAGE, path, "ermission");
        free(config);
    }
}

/* On a full disk, a call returns its value and logs a warning, and a login with `remember` fails. A limit on the size of files simulates
 * the full disk. */
static void full_disk(void) {
    char *path = store_path("full");
    danxi_session *session = signed_in(store_changes(path));
    int before = atomic_load(&warnings);
    CHECK_INT(danxi_session_set_log(session, DANXI_LOG_WARNING, keep_warning, NULL), DANXI_OK);
    struct rlimit limit, none;
    NEED(getrlimit(RLIMIT_FSIZE, &limit) == 0);
    none = limit;
    none.rlim_cur = 10;
    void (*disposition)(int) = signal(SIGXFSZ, SIG_IGN);
    NEED(setrlimit(RLIMIT_FSIZE, &none) == 0);
    danxi_result *tags = danxi_forum_list_all_tags(session, NULL);
    danxi_result *login = danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": true}");
    NEED(setrlimit(RLIMIT_FSIZE, &limit) == 0);
    signal(SIGXFSZ, disposition);
    CAME_FROM(tags, DANXI_SOURCE_NETWORK);
    FAILS(login, DANXI_ERROR_STORAGE, path, "account.json", "free space");
    CAME_FROM(danxi_forum_list_all_tags(session, NULL), DANXI_SOURCE_MEMORY);
    danxi_session_close(session);
    CHECK(atomic_load(&warnings) > before);
    CHECK_WORDS(last_warning, "forum.list_all_tags.json", "store.path");
    /* The failed write has left no file. */
    CHECK(mode_of(file_in(path, "forum.list_all_tags.json")) < 0);
    CHECK(unlink(file_in(path, "account.lock")) == 0);
    CHECK(unlink(file_in(path, "account.json.lock")) == 0);
    CHECK(rmdir(path) == 0);
}

/* A cached value of one account counts as missing for a session that is signed out or signed in with another account. */
static void values_of_another_account(void) {
    char *path = store_path("accounts");
    danxi_session *session = signed_in(store_changes(path));
    CAME_FROM(danxi_forum_get_divisions(session, NULL), DANXI_SOURCE_NETWORK);
    danxi_session *other = open_session(store_changes(path));
    ENDS(danxi_forum_get_divisions(other, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
    ENDS(danxi_account_login(other, ANOTHER_EMAIL, ANOTHER_PASSWORD, NULL), DANXI_OK);
    ENDS(danxi_forum_get_divisions(other, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
    CAME_FROM(danxi_forum_get_divisions(other, NULL), DANXI_SOURCE_NETWORK);
    CAME_FROM(danxi_forum_get_divisions(session, NULL), DANXI_SOURCE_MEMORY);
    ENDS(danxi_account_login(session, ANOTHER_EMAIL, ANOTHER_PASSWORD, NULL), DANXI_OK);
    ENDS(danxi_forum_get_divisions(session, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
    danxi_session_close(session);
    danxi_session_close(other);
}

/* If two sessions have the same store directory, one of them uses the tokens that the other one has refreshed. */
static void shared_directory(void) {
    char *path = store_path("shared");
    danxi_session *one = open_session(store_changes(path));
    ENDS(danxi_account_login(one, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": true}"), DANXI_OK);
    danxi_session *other = open_session(store_changes(path));
    expire_tokens("access");
    clear_requests();
    ENDS(danxi_forum_get_profile(one, NULL), DANXI_OK);
    ENDS(danxi_forum_get_profile(other, NULL), DANXI_OK);
    CHECK_INT(count_requests("POST", AUTH_HOST, "/api/refresh"), 1);
    danxi_session_close(one);
    danxi_session_close(other);
}

static void signing_out_deletes_cached_values(void) {
    char *path = store_path("sign-out");
    danxi_session *session = signed_in(store_changes(path));
    ENDS(danxi_forum_list_all_tags(session, NULL), DANXI_OK);
    CHECK_INT(mode_of(file_in(path, "forum.list_all_tags.json")), 0600);
    order_fault("{\"kind\": \"close\", \"path\": \"/api/logout\", \"times\": null}");
    json_t *status = VALUE(danxi_account_logout(session, NULL));
    CHECK(json_is_false(json_object_get(status, "signed_in")));
    json_decref(status);
    CHECK(mode_of(file_in(path, "forum.list_all_tags.json")) < 0);
    ENDS(danxi_forum_list_all_tags(session, "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
    ENDS(danxi_account_logout(session, NULL), DANXI_OK);
    danxi_session_close(session);
}

MAIN("stores", TEST(cached_in_memory), TEST(revalidated_value_is_new), TEST(cached_on_disk), TEST(remembered_tokens),
     TEST(remember_needs_store_path), TEST(login_without_remember_deletes_the_tokens), TEST(unreadable_files),
     TEST(unusable_directories), TEST(full_disk), TEST(values_of_another_account), TEST(shared_directory),
     TEST(signing_out_deletes_cached_values))
