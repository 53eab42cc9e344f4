/* An event loop: starts several calls, cancels one of them, and waits for all results with poll().
 *
 *     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... ./events
 *
 * Any event loop that watches file descriptors (GLib, libuv, epoll) can be used instead of poll(). */
#define _POSIX_C_SOURCE 200809L

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* One call. The address of this structure is the call's user_data, which identifies the result. */
struct call {
    const char *title;
    const char *method;
    const char *params;
    danxi_task *task;
};

/* Frees a result. If the call failed, prints the error and exits. */
static void expect_success(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    json_t *value = danxi_result_jansson(result);
    danxi_result_free(result);
    if (status != DANXI_OK) {
        fprintf(stderr, "%s: %s\n", danxi_status_name(status), json_string_value(json_object_get(value, "message")));
        exit(1);
    }
    json_decref(value);
}

static void print(const danxi_result *result) {
    const struct call *call = danxi_result_user_data(result);
    danxi_status status = danxi_result_status(result);
    json_t *value = danxi_result_jansson(result);
    if (status == DANXI_OK && json_is_array(value))
        printf("  %s: %zu items\n", call->title, json_array_size(value));
    else if (status == DANXI_OK)
        printf("  %s: received\n", call->title);
    else if (status == DANXI_ERROR_CANCELLED)
        printf("  %s: cancelled\n", call->title);
    else
        printf("  %s: %s\n", call->title, json_string_value(json_object_get(value, "message")));
    json_decref(value);
}

/* Waits until the results of all calls have arrived. A real program watches its other descriptors here too. */
static void run_loop(danxi_session *session, int left) {
    struct pollfd events[1] = {{danxi_session_fd(session), POLLIN, 0}};
    while (left > 0) {
        if (poll(events, 1, -1) < 0) continue;
        danxi_result *result;
        while ((result = danxi_session_next(session, 0))) {
            print(result);
            danxi_result_free(result);
            left--;
        }
    }
}

int main(void) {
    const char *email = getenv("DANXI_EMAIL"), *password = getenv("DANXI_PASSWORD");
    if (!email || !password) {
        fprintf(stderr,
                "Set DANXI_EMAIL and DANXI_PASSWORD to the e-mail address and password of your DanXi account.\n");
        return 1;
    }
    danxi_session *session = NULL;
    expect_success(danxi_session_open(getenv("DANXI_CONFIG"), &session));
    expect_success(danxi_account_login(session, email, password, NULL));

    struct call calls[] = {
        {"divisions", "forum.get_divisions", NULL, NULL},
        {"tags", "forum.list_all_tags", NULL, NULL},
        {"holes of division 1", "forum.list_holes_in_division", "{\"division_id\": 1, \"size\": 10}", NULL},
        {"my profile", "forum.get_profile", NULL, NULL},
        {"every floor of hole 1", "forum.list_all_floors", "{\"hole_id\": 1}", NULL},
    };
    const int count = sizeof calls / sizeof *calls;
    int started = 0;
    for (int index = 0; index < count; index++) {
        calls[index].task = danxi_call_async(session, calls[index].method, calls[index].params, NULL, &calls[index]);
        if (calls[index].task) started++;
    }
    /* The last call is cancelled, as if its result were not needed any more. */
    danxi_task_cancel(calls[count - 1].task);

    printf("%d calls started. Their results in the order of arrival:\n", started);
    run_loop(session, started);

    for (int index = 0; index < count; index++) danxi_task_free(calls[index].task);
    danxi_session_close(session);
    return 0;
}
