/* Invalid handles and missing arguments lead to an error, never to a crash or a hang. */
#include "handles.h"

static long somewhere[4];

/* Returns the value at `index` in a list of values that are not handles, or (void *)-2 after the last one. */
static void *garbage(int index) {
    static char *allocated;
    if (!allocated) allocated = malloc(64);
    void *values[] = {
        NULL,
        (void *)1,
        (void *)3,
        (void *)5,
        (void *)7,
        (void *)0xFFF,
        (void *)UINTPTR_MAX,
        (void *)(UINTPTR_MAX - 1),
        (void *)INTPTR_MIN,
        (void *)0x100000003,
        (void *)0xFFFFFFFF00000003,
        (void *)0x1FFFFFFF3,
        (void *)0x1FFFFFFF5,
        (void *)0x1FFFFFFF7,
        somewhere,
        (char *)somewhere + 1,
        allocated,
        allocated + 3,
        (void *)(uintptr_t)garbage,
        (void *)"a text",
    };
    return index < (int)(sizeof values / sizeof *values) ? values[index] : (void *)-2;
}

/* Every function refuses a value that is not a handle. */
static void garbage_handles(void) {
    /* No session is open in this test, so none of the values is a valid handle by chance. */
    for (int index = 0; garbage(index) != (void *)-2; index++) {
        refuse_session(garbage(index), DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
        refuse_result(garbage(index));
        refuse_task(garbage(index), DANXI_ERROR_INVALID_HANDLE);
    }
}

/* Every function refuses a handle of another kind, and the handle stays valid. */
static void handles_of_the_wrong_kind(void) {
    danxi_session *session = open_session(NULL);
    danxi_result *result = danxi_account_get_status(session, NULL);
    danxi_task *task = danxi_call_async(session, "account.get_status", NULL, NULL, NULL);
    refuse_session((danxi_session *)result, DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
    refuse_session((danxi_session *)task, DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
    refuse_result((danxi_result *)session);
    refuse_result((danxi_result *)task);
    refuse_task((danxi_task *)session, DANXI_ERROR_INVALID_HANDLE);
    refuse_task((danxi_task *)result, DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_result_status(result), DANXI_OK);
    CHECK_INT(danxi_task_progress(task, NULL, NULL), DANXI_OK);
    ENDS(danxi_account_get_status(session, NULL), DANXI_OK);
    danxi_result_free(result);
    danxi_task_free(task);
    danxi_session_close(session);
}

/* Handles that were freed or closed stay invalid, even after new handles have been created. */
static void stale_handles(void) {
    danxi_session *session = open_session(NULL);
    danxi_result *result = danxi_account_get_status(session, NULL);
    danxi_task *task = danxi_call_async(session, "account.get_status", NULL, NULL, NULL);
    danxi_task_free(task);
    danxi_task_free(task);
    refuse_task(task, DANXI_ERROR_INVALID_HANDLE);
    danxi_result_free(result);
    danxi_result_free(result);
    refuse_result(result);
    /* New handles reuse the slots of freed handles, and the freed handles stay invalid. */
    danxi_result *next = danxi_account_get_status(session, NULL);
    danxi_task *next_task = danxi_call_async(session, "account.get_status", NULL, NULL, NULL);
    CHECK(next != result);
    CHECK(next_task != task);
    refuse_result(result);
    refuse_task(task, DANXI_ERROR_INVALID_HANDLE);
    CHECK_INT(danxi_result_status(next), DANXI_OK);
    CHECK_INT(danxi_task_progress(next_task, NULL, NULL), DANXI_OK);
    danxi_session_close(session);
    danxi_session_close(session);
    refuse_session(session, DANXI_ERROR_INVALID_HANDLE, DANXI_ERROR_INVALID_HANDLE);
    danxi_session *other = open_session(NULL);
    CHECK(other != session);
    danxi_session_close(session);
    ENDS(danxi_account_get_status(other, NULL), DANXI_OK);
    CHECK_INT(danxi_result_status(next), DANXI_OK);
    CHECK(danxi_result_json(next, NULL));
    danxi_result_free(next);
    danxi_task_free(next_task);
    danxi_session_close(other);
}

/* A call with a missing argument fails, and the error names the argument. */
static void null_arguments(void) {
    FAILS(danxi_session_open(NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "session");
    danxi_session *session = (danxi_session *)somewhere;
    ENDS(danxi_session_open("{", &session), DANXI_ERROR_INVALID_JSON);
    CHECK(session == NULL);
    ENDS(danxi_session_open(NULL, &session), DANXI_OK);
    danxi_session_close(session);

    session = signed_in(NULL);
    FAILS(danxi_call(session, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "method");
    FAILS(danxi_account_login(session, NULL, "x", NULL), DANXI_ERROR_INVALID_ARGUMENT, "account.login", "email");
    FAILS(danxi_account_login(session, "x", NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "account.login", "password");
    FAILS(danxi_forum_list_holes_by_tag(session, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "tag_name");
    FAILS(danxi_forum_create_hole(session, NULL, 1, "[]", NULL), DANXI_ERROR_INVALID_ARGUMENT, "content");
    FAILS(danxi_forum_create_hole(session, "a", 1, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "tags");
    FAILS(danxi_forum_create_floor(session, NULL, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "content");
    FAILS(danxi_forum_modify_floor(session, 1, NULL), DANXI_ERROR_INVALID_ARGUMENT, "content");
    FAILS(danxi_forum_search_floor(session, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT, "keyword");
    danxi_task *task = danxi_call_async(session, NULL, NULL, NULL, NULL);
    CHECK(task);
    ENDS(danxi_session_next(session, 60000), DANXI_ERROR_INVALID_ARGUMENT);
    danxi_task_free(task);
    CHECK_INT(danxi_session_set_log(session, (danxi_log_level)0, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    CHECK_INT(danxi_session_set_log(session, (danxi_log_level)5, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    CHECK_INT(danxi_session_set_log(session, (danxi_log_level)-1, NULL, NULL), DANXI_ERROR_INVALID_ARGUMENT);
    CHECK_TEXT(danxi_status_name((danxi_status)-1), "unknown");
    CHECK_TEXT(danxi_status_name((danxi_status)INT_MAX), "unknown");
    danxi_session_close(session);
}

MAIN("careless", TEST(garbage_handles), TEST(handles_of_the_wrong_kind), TEST(stale_handles), TEST(null_arguments))
