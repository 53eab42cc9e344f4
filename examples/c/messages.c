/* Prints new messages of the forum as they arrive.
 *
 *     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... ./messages [COUNT]
 *
 * With COUNT, the program ends after this number of messages. */
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* Frees a result and returns its value. If the call failed, prints the error and exits. */
static json_t *value(danxi_result *result) {
    json_t *value = danxi_result_jansson(result);
    danxi_status status = danxi_result_status(result);
    danxi_result_free(result);
    if (status == DANXI_OK) return value;
    fprintf(stderr, "%s: %s\n", danxi_status_name(status), json_string_value(json_object_get(value, "message")));
    exit(1);
}

int main(int argc, char **argv) {
    int left = argc > 1 ? atoi(argv[1]) : -1;
    danxi_session *session;
    json_decref(value(danxi_session_open(getenv("DANXI_CONFIG"), &session)));
    json_decref(value(danxi_account_login(session, getenv("DANXI_EMAIL"), getenv("DANXI_PASSWORD"), NULL)));
    danxi_task_free(danxi_watch(session, "forum.watch_messages", "{\"interval_ms\": 5000}", NULL, NULL));
    while (left != 0) {
        json_t *news = value(danxi_session_next(session, -1)), *message;
        size_t index;
        json_array_foreach(json_object_get(news, "messages"), index, message) {
            const char *text = json_string_value(json_object_get(message, "description"));
            printf("%s: %s\n", json_string_value(json_object_get(message, "message")), text);
            if (left > 0) left--;
        }
        json_decref(news);
        fflush(stdout);
    }
    danxi_session_close(session);
    return 0;
}
