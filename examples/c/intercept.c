/* Observes the requests of a session: prints each request with its duration, and refuses new posts.
 *
 *     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... ./intercept
 *
 * DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

static const char *text(const json_t *object, const char *key) {
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

/* Refuses requests with the effect `once`, such as new posts. Called on threads of the library. */
static void check(danxi_decision *decision, const char *exchange, void *user_data) {
    (void)user_data;
    json_t *members = json_loads(exchange, 0, NULL);
    const char *effect = text(json_object_get(members, "request"), "effect");
    if (strcmp(effect, "once") == 0)
        danxi_decision_veto(decision, "this program only reads");
    else
        danxi_decision_proceed(decision);
    json_decref(members);
}

/* Prints a request and its response, in one call of printf, because several threads may print. */
static void print(const char *exchange, void *user_data) {
    int *count = user_data;
    json_t *members = json_loads(exchange, 0, NULL);
    const json_t *request = json_object_get(members, "request"), *response = json_object_get(members, "response");
    printf("%-4s %s: %d, %d ms\n", text(request, "method"), text(request, "url"),
           (int)json_integer_value(json_object_get(response, "status")),
           (int)json_integer_value(json_object_get(members, "duration_ms")));
    /* A plain counter is enough, because the calls of this program run one after the other. */
    ++*count;
    json_decref(members);
}

/* Frees a result, and returns its status. If the call failed, prints the error. */
static danxi_status finish(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    json_t *value = danxi_result_jansson(result);
    if (status != DANXI_OK) fprintf(stderr, "%s: %s\n", danxi_status_name(status), text(value, "message"));
    json_decref(value);
    danxi_result_free(result);
    return status;
}

int main(void) {
    int count = 0;
    const danxi_interceptor interceptor = {
        .size = sizeof interceptor, .user_data = &count, .prepare = check, .will_receive = print};
    const danxi_interceptor *const interceptors[] = {&interceptor};
    const danxi_extensions extensions = {
        .size = sizeof extensions, .interceptors = interceptors, .interceptor_count = 1};

    danxi_session *session;
    danxi_status status = finish(danxi_session_open_with(getenv("DANXI_CONFIG"), &extensions, &session));
    if (status == DANXI_OK)
        status = finish(danxi_account_login(session, getenv("DANXI_EMAIL"), getenv("DANXI_PASSWORD"), NULL));
    if (status == DANXI_OK) status = finish(danxi_forum_list_holes_in_division(session, 1, NULL));
    if (status == DANXI_OK) {
        danxi_result *refused = danxi_forum_create_floor(session, "Never sent", 1, NULL);
        if (danxi_result_status(refused) == DANXI_ERROR_VETOED) puts("The reply was refused.");
        danxi_result_free(refused);
    }
    danxi_session_close(session);
    printf("%d responses\n", count);
    return status == DANXI_OK ? 0 : 1;
}
