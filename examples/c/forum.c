/* Reads the forum, replies to a thread, and signs out.
 *
 *     DANXI_EMAIL=me@fudan.edu.cn DANXI_PASSWORD=... ./forum
 *
 * DANXI_CONFIG may contain the session's configuration (JSON). Without it, the real servers are used. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* Frees a result and returns its value. If the call failed, prints the error and exits. */
static json_t *value(danxi_result *result) {
    json_t *value = danxi_result_jansson(result);
    danxi_status status = danxi_result_status(result);
    danxi_result_free(result);
    if (status == DANXI_OK) return value;
    fprintf(stderr, "%s: %s\n", danxi_status_name(status), json_string_value(json_object_get(value, "message")));
    json_decref(value);
    exit(1);
}

static const char *text(const json_t *object, const char *key) {
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

static long long number(const json_t *object, const char *key) {
    return (long long)json_integer_value(json_object_get(object, key));
}

/* Prints the first line of a string, at most the first 90 bytes of the line. */
static void print_line(const char *text) {
    size_t length = strcspn(text, "\n"), end = length < 90 ? length : 90;
    /* Do not cut a UTF-8 character in two. */
    while (end > 0 && end < length && ((unsigned char)text[end] & 0xC0) == 0x80) end--;
    printf("%.*s%s\n", (int)end, text, text[end] ? "…" : "");
}

static void print_divisions(danxi_session *session) {
    json_t *divisions = value(danxi_forum_get_divisions(session, NULL)), *division;
    size_t index;
    puts("The forum's divisions:");
    json_array_foreach(divisions, index, division)
        printf("  %lld  %s: %s\n", number(division, "id"), text(division, "name"), text(division, "description"));
    json_decref(divisions);
}

/* Prints the newest threads of a division, and returns the identifier of the first one that is not locked, or 0. */
static long long print_holes(danxi_session *session, long long division) {
    json_t *holes = value(danxi_forum_list_holes_in_division(session, division, "{\"size\": 5}")), *hole;
    size_t index;
    long long open = 0;
    puts("\nThe newest threads:");
    json_array_foreach(holes, index, hole) {
        printf("  #%lld, %lld replies: ", number(hole, "id"), number(hole, "reply"));
        print_line(text(json_object_get(json_object_get(hole, "floors"), "first_floor"), "content"));
        if (open == 0 && json_is_false(json_object_get(hole, "locked"))) open = number(hole, "id");
    }
    json_decref(holes);
    return open;
}

static void print_thread(danxi_session *session, long long hole) {
    json_t *floors = value(danxi_forum_list_floors_in_hole(session, hole, "{\"size\": 8}")), *floor;
    size_t index;
    printf("\nThread #%lld:\n", hole);
    json_array_foreach(floors, index, floor) {
        printf("  %s: ", text(floor, "anonyname"));
        print_line(text(floor, "content"));
    }
    json_decref(floors);
}

int main(void) {
    const char *email = getenv("DANXI_EMAIL"), *password = getenv("DANXI_PASSWORD");
    if (!email || !password) {
        fprintf(stderr,
                "Set DANXI_EMAIL and DANXI_PASSWORD to the e-mail address and password of your DanXi account.\n");
        return 1;
    }
    danxi_session *session = NULL;
    json_decref(value(danxi_session_open(getenv("DANXI_CONFIG"), &session)));
    json_decref(value(danxi_account_login(session, email, password, NULL)));
    printf("libdanxi %s, signed in as %s.\n\n", danxi_version(), email);

    print_divisions(session);
    long long hole = print_holes(session, 1);
    if (hole != 0) {
        print_thread(session, hole);
        json_t *floor = value(danxi_forum_create_floor(session, "Hello from C!", hole, NULL));
        printf("\nYou replied as %s, in ##%lld.\n", text(floor, "anonyname"), number(floor, "id"));
        json_decref(floor);
    }

    json_decref(value(danxi_account_logout(session, NULL)));
    puts("Signed out.");
    danxi_session_close(session);
    return 0;
}
