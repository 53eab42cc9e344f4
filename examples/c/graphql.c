/* Sends a query to a GraphQL server, and prints the data and the errors.
 *
 *     ./graphql [ENDPOINT QUERY [OPTIONS]]
 *
 * OPTIONS is a JSON object, such as {"variables": {"first": 3}, "token": "..."}. */
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

int main(int argc, char **argv) {
    const char *endpoint = argc > 2 ? argv[1] : "https://graphql.example.net/graphql";
    const char *query = argc > 2 ? argv[2] : "query ($first: Int) { notices(first: $first) { day title views } }";
    const char *options = argc > 3 ? argv[3] : argc > 2 ? NULL : "{\"variables\": {\"first\": 3}}";
    danxi_session *session;
    danxi_result_free(danxi_session_open(getenv("DANXI_CONFIG"), &session));
    danxi_result *result = danxi_graphql_execute(session, endpoint, query, options);
    danxi_status status = danxi_result_status(result);
    json_t *value = danxi_result_jansson(result), *error;
    if (status == DANXI_OK) {
        json_dumpf(json_object_get(value, "data"), stdout, JSON_INDENT(2));
        printf("\n");
        size_t index;
        json_array_foreach(json_object_get(value, "errors"), index, error) {
            char *path = json_dumps(json_object_get(error, "path"), 0);
            fprintf(stderr, "%s: %s\n", path ? path : "?", json_string_value(json_object_get(error, "message")));
            free(path);
        }
    } else {
        fprintf(stderr, "%s: %s\n", danxi_status_name(status), json_string_value(json_object_get(value, "message")));
    }
    json_decref(value);
    danxi_result_free(result);
    danxi_session_close(session);
    return status == DANXI_OK ? 0 : 1;
}
