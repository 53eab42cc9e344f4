/* An event loop: several calls at once, one of them cancelled, and poll() as the only place that waits.
 *
 *     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... ./events
 *
 * Any loop that watches descriptors (GLib, libuv, asyncio, epoll) serves in place of poll(). */
#define _POSIX_C_SOURCE 200809L

#include <poll.h>
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* What a call was for: its address is the call's user data, which comes back with its result. */
struct order {
    const char *title;
    const char *method;
    const char *params;
    danxi_task *task;
};

/* Frees a result that has to be a success; otherwise the program says why, and ends. */
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
    const struct order *order = danxi_result_user_data(result);
    danxi_status status = danxi_result_status(result);
    json_t *value = danxi_result_jansson(result);
    if (status == DANXI_OK && json_is_array(value))
        printf("  %s: %zu of them\n", order->title, json_array_size(value));
    else if (status == DANXI_OK)
        printf("  %s: here it is\n", order->title);
    else if (status == DANXI_ERROR_CANCELLED)
        printf("  %s: cancelled\n", order->title);
    else
        printf("  %s: %s\n", order->title, json_string_value(json_object_get(value, "message")));
    json_decref(value);
}

/* Waits for the results of all calls, and for whatever else the program's loop is there for. */
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
        fprintf(stderr, "Set DANXI_EMAIL and DANXI_PASSWORD to those of your DanXi account.\n");
        return 1;
    }
    danxi_session *session = NULL;
    expect_success(danxi_session_open(getenv("DANXI_CONFIG"), &session));
    expect_success(danxi_account_login(session, email, password, NULL));

    struct order orders[] = {
        {"divisions", "forum.get_divisions", NULL, NULL},
        {"tags", "forum.list_all_tags", NULL, NULL},
        {"holes of division 1", "forum.list_holes_in_division", "{\"division_id\": 1, \"size\": 10}", NULL},
        {"my profile", "forum.get_profile", NULL, NULL},
        {"every floor of hole 1", "forum.list_all_floors", "{\"hole_id\": 1}", NULL},
    };
    const int count = sizeof orders / sizeof *orders;
    for (int index = 0; index < count; index++)
        orders[index].task =
            danxi_call_async(session, orders[index].method, orders[index].params, NULL, &orders[index]);
    /* The last one is not wanted after all. */
    danxi_task_cancel(orders[count - 1].task);

    printf("%d calls under way; their results, as they come:\n", count);
    run_loop(session, count);

    for (int index = 0; index < count; index++) danxi_task_free(orders[index].task);
    danxi_session_close(session);
    return 0;
}
