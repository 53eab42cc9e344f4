/* An ordinary program for the suite `failures`: it opens a session with a store, signs in, makes calls, and closes the session.
 *
 * Every call may fail, because a system call fails. The program exits with 0 if every status is documented and blames neither the library
 * nor the caller. Otherwise it prints the call to standard error. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <danxi/danxi.h>

static int problems;

/* Checks and frees a result. Opening a session may also fail with `invalid_argument`, because network.ca_file cannot be read. */
static danxi_status take(const char *what, danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    const char *json = danxi_result_json(result, NULL);
    int is_bad = status == DANXI_ERROR_INTERNAL || status == DANXI_ERROR_INVALID_HANDLE ||
                 (status == DANXI_ERROR_INVALID_ARGUMENT && strcmp(what, "open") != 0) || !danxi_status_name(status);
    if (is_bad || (!json && status != DANXI_ERROR_OUT_OF_MEMORY)) {
        fprintf(stderr, "%s: %s: %.500s\n", what, danxi_status_name(status), json ? json : "no JSON");
        problems++;
    }
    danxi_result_free(result);
    return status;
}

/* Checks and frees a list of floors. A floor with empty content is a problem. */
static void take_texts(const char *what, danxi_result *result) {
    const char *json = danxi_result_json(result, NULL);
    if (danxi_result_status(result) == DANXI_OK && (!json || strstr(json, "\"content\":\"\""))) {
        fprintf(stderr, "%s: a floor has no content\n", what);
        problems++;
    }
    take(what, result);
}

static void receive(danxi_result *result, void *count) {
    __atomic_add_fetch((int *)count, 1, __ATOMIC_SEQ_CST);
    take("callback", result);
}

/* Calls the services of a session that is open. */
static void use(danxi_session *session) {
    take("login",
         danxi_call(session, "account.login",
                    "{\"email\": \"student@fudan.edu.cn\", \"password\": \"correct horse\", \"remember\": true}"));
    take("tags", danxi_call(session, "forum.list_all_tags", NULL));
    take("cached tags", danxi_call(session, "forum.list_all_tags", "{\"cache\": \"prefer\"}"));
    take("hole", danxi_call(session, "forum.get_hole", "{\"id\": 1}"));
    take("save", danxi_call(session, "forum.save_thread", "{\"hole_id\": 1, \"max_floors\": 10}"));
    take("search", danxi_call(session, "forum.search_saved", "{\"query\": \"a\"}"));
    take_texts("saved floors", danxi_call(session, "forum.list_saved_floors", "{\"hole_id\": 1}"));
    take("clear", danxi_call(session, "forum.clear_cache", NULL));
    take("select", danxi_call(session, "markup.select", "{\"html\": \"<p>a<p class=b>c\", \"selector\": \"p.b\"}"));

    int received = 0, expected = 0;
    danxi_task *task = danxi_call_async(session, "forum.get_divisions", NULL, receive, &received);
    expected += task != NULL;
    danxi_task_free(task);
    task = danxi_call_async(session, "forum.get_hole", "{\"id\": 2}", receive, &received);
    expected += task != NULL;
    danxi_task_cancel(task);
    danxi_task_free(task);
    task = danxi_call_async(session, "forum.get_hole", "{\"id\": 3}", NULL, NULL);
    if (task) take("queue", danxi_session_next(session, -1));
    danxi_task_free(task);
    danxi_session_close(session);
    if (__atomic_load_n(&received, __ATOMIC_SEQ_CST) != expected) {
        fprintf(stderr, "%d of %d callbacks ran\n", received, expected);
        problems++;
    }
}

int main(void) {
    danxi_session *session = NULL;
    if (take("open", danxi_session_open(getenv("DANXI_CONFIG"), &session)) == DANXI_OK) use(session);
    return problems ? 1 : 0;
}
