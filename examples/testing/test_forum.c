/* Tests of a program that uses libdanxi, against a stand-in campus: without an account and without a network.
 *
 *     cc test_forum.c -ldanxi -ljansson -lcurl && ./a.out
 *
 * The command danxi-standin has to be in PATH: install the package danxi-standin, or set PATH=$PWD/standin/bin:$PATH. */
#define _GNU_SOURCE

#include <danxi/danxi.h>

#include "campus.h"

/* Frees a result and returns its status. */
static danxi_status finish(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    danxi_result_free(result);
    return status;
}

static danxi_session *open_session(const struct campus *campus) {
    char *config = campus_config(campus);
    danxi_session *session;
    NEED(finish(danxi_session_open(config, &session)) == DANXI_OK);
    free(config);
    return session;
}

/* Opens a session that is signed in as a student of the community. */
static danxi_session *signed_in_session(const struct campus *campus) {
    danxi_session *session = open_session(campus);
    json_t *account = json_array_get(json_object_get(campus->ready, "accounts"), 1);
    const char *email, *password;
    NEED(json_unpack(account, "{s:s, s:s}", "email", &email, "password", &password) == 0);
    NEED(finish(danxi_account_login(session, email, password, NULL)) == DANXI_OK);
    return session;
}

static void test_a_failing_server_causes_a_server_failure(const struct campus *campus) {
    danxi_session *session = signed_in_session(campus);
    const char *order = "{\"kind\": \"status\", \"status\": 503, \"host\": \"forum\", \"times\": null}";
    json_decref(campus_control(campus, "POST", "/faults", order));
    NEED(finish(danxi_forum_get_divisions(session, NULL)) == DANXI_ERROR_SERVER_FAILURE);
    json_decref(campus_control(campus, "DELETE", "/faults", NULL));
    NEED(finish(danxi_forum_get_divisions(session, NULL)) == DANXI_OK);
    danxi_session_close(session);
}

static void test_the_program_asks_for_a_second_factor(const struct campus *campus) {
    danxi_session *session = open_session(campus);
    const char *number, *password, *challenge, *code;
    json_t *account = campus_account(campus, "second_factor");
    NEED(json_unpack(account, "{s:s, s:s}", "number", &number, "password", &password) == 0);
    danxi_result *result = danxi_campus_login(session, number, password, "undergraduate", NULL);
    NEED(danxi_result_status(result) == DANXI_ERROR_SECOND_FACTOR_REQUIRED);
    json_t *error = json_loads(danxi_result_json(result, NULL), 0, NULL);
    danxi_result_free(result);
    NEED(json_unpack(error, "{s:{s:{s:s}}}", "detail", "challenge", "id", &challenge) == 0);

    /* The stand-in returns the code that the person's authenticator app shows. */
    char body[100], options[100];
    snprintf(body, sizeof body, "{\"number\": \"%s\"}", number);
    json_t *shown = campus_control(campus, "POST", "/second-factor", body);
    NEED(json_unpack(shown, "{s:s}", "code", &code) == 0);
    snprintf(options, sizeof options, "{\"answer\": \"%s\"}", code);
    NEED(finish(danxi_campus_answer_challenge(session, challenge, options)) == DANXI_OK);
    json_decref(shown);
    json_decref(error);
    danxi_session_close(session);
}

int main(void) {
    static void (*const tests[])(const struct campus *) = {
        test_a_failing_server_causes_a_server_failure,
        test_the_program_asks_for_a_second_factor,
    };
    struct campus campus = campus_start();
    for (size_t index = 0; index < sizeof tests / sizeof *tests; index++) {
        campus_control(&campus, "POST", "/reset", NULL);
        tests[index](&campus);
    }
    campus_stop(&campus);
    puts("All tests have passed.");
    return 0;
}
