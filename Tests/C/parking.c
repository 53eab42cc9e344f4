/* Parked sessions: what the next session continues, what is refused, and that a parked session needs no memory. */
#include <malloc.h>

#include "check.h"

/* Returns a change of the configuration: a store directory of the test, which the library creates. */
static const char *store(const char *name) {
    static char changes[1100];
    NEED(getenv("CHECK_DIRECTORY"));
    snprintf(changes, sizeof changes, "{\"store\": {\"path\": \"%s/%s\"}}", getenv("CHECK_DIRECTORY"), name);
    return changes;
}

static danxi_session *remembered(const char *name) {
    danxi_session *session = open_session(store(name));
    ENDS(danxi_account_login(session, STUDENT_EMAIL, STUDENT_PASSWORD, "{\"remember\": true}"), DANXI_OK);
    return session;
}

/* The next session with the store is signed in without a request, and the handle of the parked one is invalid. */
static void continued(void) {
    danxi_session *session = remembered("continued");
    ENDS(danxi_forum_get_divisions(session, NULL), DANXI_OK);
    ENDS(danxi_session_park(session), DANXI_OK);
    FAILS(danxi_session_park(session), DANXI_ERROR_INVALID_HANDLE, "danxi_session_open");
    ENDS(danxi_account_get_status(session, NULL), DANXI_ERROR_INVALID_HANDLE);
    clear_requests();
    session = open_session(store("continued"));
    CHECK_INT(count_requests(NULL, NULL, NULL), 0);
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
    danxi_result *divisions = danxi_forum_get_divisions(session, NULL);
    CHECK_INT(danxi_result_source(divisions), DANXI_SOURCE_DISK);
    ENDS(divisions, DANXI_OK);
    CHECK_INT(count_requests("POST", NULL, "/api/login"), 0);
    ENDS(danxi_session_park(session), DANXI_OK);
}

/* A session stays open if it has no store, has something to do, or would lose its sign-in. */
static void refused(void) {
    FAILS(danxi_session_park(NULL), DANXI_ERROR_INVALID_HANDLE, "NULL");
    danxi_session *session = signed_in(NULL);
    FAILS(danxi_session_park(session), DANXI_ERROR_INVALID_ARGUMENT, "store.url");
    ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
    danxi_session_close(session);

    session = signed_in(store("refused"));
    FAILS(danxi_session_park(session), DANXI_ERROR_NOT_REMEMBERED, "account.login");
    danxi_session_close(session);
    session = remembered("refused");
    danxi_task *stream = danxi_watch(session, "forum.watch_messages", NULL, NULL, NULL);
    NEED(stream);
    FAILS(danxi_session_park(session), DANXI_ERROR_BUSY, "stream");
    danxi_task_cancel(stream);
    danxi_task_free(stream);
    FAILS(danxi_session_park(session), DANXI_ERROR_BUSY, "queue");
    ENDS(danxi_session_next(session, 0), DANXI_ERROR_CANCELLED);
    ENDS(danxi_session_park(session), DANXI_OK);
}

static atomic_int parked;

static void park_from_callback(danxi_result *result, void *session) {
    ENDS(result, DANXI_OK);
    ENDS(danxi_session_park(session), DANXI_OK);
    atomic_store(&parked, 1);
}

/* A callback can park its own session after the last call. */
static void in_a_callback(void) {
    danxi_session *session = remembered("callback");
    danxi_task_free(danxi_call_async(session, "forum.get_profile", NULL, park_from_callback, session));
    WAIT_FOR(atomic_load(&parked) == 1);
}

/* Each person's session is opened, used and parked in turn. The memory in use does not grow with the number of people. */
static void many_people(void) {
    enum { PEOPLE = 400, FIRST = 100 };
    size_t before = 0;
    for (int person = 0; person < PEOPLE; person++) {
        char name[40];
        snprintf(name, sizeof name, "people/%d", person);
        danxi_session *session = remembered(name);
        ENDS(danxi_forum_get_profile(session, NULL), DANXI_OK);
        ENDS(danxi_session_park(session), DANXI_OK);
        if (person == FIRST - 1) before = mallinfo2().uordblks;
    }
    long long growth = (long long)mallinfo2().uordblks - (long long)before;
    double each = (double)growth / (PEOPLE - FIRST);
    printf("    %d parked sessions: %.0f bytes each\n", PEOPLE, each);
    CHECK(each < 200);
}

MAIN("parking", TEST(continued), TEST(refused), TEST(in_a_callback), TEST(many_people))
