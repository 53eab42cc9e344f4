/* Prints the next threads of a division at each run, and keeps the position in the list in a file.
 *
 *     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... DANXI_POSITION=position.txt ./continue
 *
 * DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used. */
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* Returns a result that succeeded. If the call failed, prints the error and exits. */
static danxi_result *need(danxi_result *result) {
    if (danxi_result_status(result) == DANXI_OK) return result;
    fprintf(stderr, "%s\n", danxi_result_json(result, NULL));
    exit(1);
}

/* Returns the options that continue the list after the last run. */
static json_t *options_of(const char *file_name) {
    char place[16384] = "";
    FILE *file = fopen(file_name, "r");
    if (file) {
        if (!fgets(place, sizeof place, file)) place[0] = '\0';
        fclose(file);
    }
    return place[0] ? json_pack("{s:i, s:s}", "division_id", 1, "continue_from", place)
                    : json_pack("{s:i}", "division_id", 1);
}

int main(void) {
    const char *email = getenv("DANXI_EMAIL"), *password = getenv("DANXI_PASSWORD"),
               *file_name = getenv("DANXI_POSITION");
    if (!email || !password) {
        fprintf(stderr, "Set DANXI_EMAIL and DANXI_PASSWORD.\n");
        return 1;
    }
    if (!file_name) file_name = "position.txt";
    danxi_session *session = NULL;
    danxi_result_free(need(danxi_session_open(getenv("DANXI_CONFIG"), &session)));
    danxi_result_free(need(danxi_account_login(session, email, password, NULL)));

    json_t *params = options_of(file_name), *holes, *hole;
    danxi_result *page = need(danxi_call_jansson(session, "forum.list_holes_in_division", params));
    holes = danxi_result_jansson(page);
    size_t index;
    json_array_foreach(holes, index, hole)
        printf("#%lld, %lld replies\n", (long long)json_integer_value(json_object_get(hole, "id")),
               (long long)json_integer_value(json_object_get(hole, "reply")));

    /* At the end of the list, the file becomes empty, so that the next run starts at the beginning. */
    const char *place = danxi_result_continuation(page);
    puts(place ? "Run the program again to see more threads." : "This is the end of the list.");
    FILE *file = fopen(file_name, "w");
    if (!file || fputs(place ? place : "", file) < 0 || fclose(file) != 0) perror(file_name);

    json_decref(holes);
    json_decref(params);
    danxi_result_free(page);
    danxi_session_close(session);
    return 0;
}
