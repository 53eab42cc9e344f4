/* Prints the followers of a GitHub account, page by page.
 *
 *     ./github danxi-bot
 *
 * DANXI_CONFIG may contain the session's configuration (JSON) with github.token. Without it, public data can be read. */
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* Returns whether a call succeeded. If the call failed, prints the error. */
static int succeeded(danxi_result *result) {
    if (danxi_result_status(result) == DANXI_OK) return 1;
    fprintf(stderr, "%s\n", danxi_result_json(result, NULL));
    return 0;
}

int main(int argc, char **argv) {
    const char *username = argc > 1 ? argv[1] : "danxi-bot";
    danxi_session *session = NULL;
    danxi_result *result = danxi_session_open(getenv("DANXI_CONFIG"), &session);
    int is_open = succeeded(result);
    danxi_result_free(result);
    if (!is_open) return 1;

    size_t count = 0;
    int ok = 1;
    danxi_result *page = danxi_github_list_followers(session, username, NULL);
    while (page && (ok = succeeded(page))) {
        json_t *users = danxi_result_jansson(page), *user;
        size_t index;
        json_array_foreach(users, index, user) {
            if (count++ < 5) puts(json_string_value(json_object_get(user, "login")));
        }
        json_decref(users);
        danxi_result *next = danxi_next_page(session, page, NULL);
        danxi_result_free(page);
        page = next;
    }
    danxi_result_free(page);
    if (ok) printf("%zu followers in all\n", count);
    danxi_session_close(session);
    return ok ? 0 : 1;
}
