/* A small feed reader: subscribes to the given feed, refreshes all subscriptions, and prints the unread entries, which it marks as read.
 *
 *     DANXI_FEEDS=feeds ./reader https://news.example.org/feed.xml
 *
 * DANXI_FEEDS is the directory of the subscriptions. DANXI_CONFIG may contain the session's configuration (JSON). */
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>
#include <danxi/jansson.h>

/* Returns the value of a call that succeeded, and frees its result. If the call failed, prints the error and exits. */
static json_t *value_of(danxi_result *result) {
    if (danxi_result_status(result) != DANXI_OK) {
        fprintf(stderr, "%s\n", danxi_result_json(result, NULL));
        exit(1);
    }
    json_t *value = danxi_result_jansson(result);
    danxi_result_free(result);
    return value;
}

/* Opens a session whose subscriptions are in `directory`. */
static danxi_session *opened(const char *directory) {
    const char *given = getenv("DANXI_CONFIG");
    json_t *config = json_loads(given ? given : "{}", 0, NULL);
    if (!config) {
        fprintf(stderr, "DANXI_CONFIG is not valid JSON.\n");
        exit(1);
    }
    json_object_set_new(config, "store", json_pack("{s:s}", "path", directory));
    char *text = json_dumps(config, 0);
    danxi_session *session = NULL;
    json_decref(value_of(danxi_session_open(text, &session)));
    free(text);
    json_decref(config);
    return session;
}

int main(int count, char **arguments) {
    const char *directory = getenv("DANXI_FEEDS");
    danxi_session *session = opened(directory ? directory : "feeds");
    const char *url = count > 1 ? arguments[1] : "https://feeds.example.net/notices.rss";
    json_decref(value_of(danxi_feeds_subscribe(session, url, NULL)));

    json_t *report = value_of(danxi_feeds_refresh_all(session, NULL)), *failure, *saved;
    size_t index;
    json_array_foreach(json_object_get(report, "failures"), index, failure)
        fprintf(stderr, "%s\n", json_string_value(json_object_get(failure, "error_message")));
    json_decref(report);

    json_t *entries = value_of(danxi_feeds_list_entries(session, "{\"is_read\": false}"));
    json_array_foreach(entries, index, saved) {
        printf("%s\n", json_string_value(json_object_get(json_object_get(saved, "entry"), "title")));
        char options[64];
        snprintf(options, sizeof options, "{\"entry_ids\": [%lld]}",
                 (long long)json_integer_value(json_object_get(saved, "id")));
        json_decref(value_of(danxi_feeds_mark_read(session, options)));
    }
    printf("%zu new entries\n", json_array_size(entries));
    json_decref(entries);
    danxi_session_close(session);
    return 0;
}
