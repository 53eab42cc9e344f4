/* A stand-in campus for tests in C: starts the command danxi-standin, controls it, and stops it. */
#ifndef CAMPUS_H
#define CAMPUS_H

#include <curl/curl.h>
#include <jansson.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

struct campus {
    pid_t pid;
    int lifeline;  /* the stand-in stops when this pipe is closed, also if the test crashes */
    json_t *ready; /* the line that the stand-in prints: port, config, accounts, campus_accounts */
};

/* Prints the reason and exits if a condition is false. */
#define NEED(condition) \
    do { \
        if (!(condition)) { \
            fprintf(stderr, "%s:%d: %s does not hold\n", __FILE__, __LINE__, #condition); \
            exit(1); \
        } \
    } while (0)

/* Starts a stand-in, and returns when it accepts connections. */
static struct campus campus_start(void) {
    extern char **environ;
    char *arguments[] = {"danxi-standin", "--until-eof", NULL};
    int input[2], output[2];
    NEED(pipe(input) == 0 && pipe(output) == 0);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, output[1], STDOUT_FILENO);
    for (int end = 0; end < 2; end++) {
        posix_spawn_file_actions_addclose(&actions, input[end]);
        posix_spawn_file_actions_addclose(&actions, output[end]);
    }
    struct campus campus = {.lifeline = input[1]};
    NEED(posix_spawnp(&campus.pid, arguments[0], &actions, NULL, arguments, environ) == 0);
    posix_spawn_file_actions_destroy(&actions);
    close(input[0]);
    close(output[1]);

    FILE *stream = fdopen(output[0], "r");
    char *line = NULL;
    size_t size = 0;
    NEED(getline(&line, &size, stream) > 0);
    campus.ready = json_loads(line, 0, NULL);
    free(line);
    fclose(stream);
    NEED(campus.ready);
    return campus;
}

static void campus_stop(struct campus *campus) {
    close(campus->lifeline);
    waitpid(campus->pid, NULL, 0);
    json_decref(campus->ready);
}

/* Returns the configuration for danxi_session_open(). The caller frees the text. */
static char *campus_config(const struct campus *campus) {
    return json_dumps(json_object_get(campus->ready, "config"), JSON_COMPACT);
}

/* Returns a campus account: "number", "password", "role" and so on. The caller does not own it. `trait` is the special outcome of the
 * account's sign-in, such as second_factor, or NULL if the sign-in succeeds at once. Returns NULL if there is no such account. */
static json_t *campus_account(const struct campus *campus, const char *trait) {
    size_t index;
    json_t *account;
    json_array_foreach(json_object_get(campus->ready, "campus_accounts"), index, account) {
        const char *found = json_string_value(json_object_get(account, "trait"));
        if (trait ? found && strcmp(found, trait) == 0 : !found) return account;
    }
    return NULL;
}

static size_t campus_receive(char *bytes, size_t size, size_t count, void *stream) {
    return fwrite(bytes, size, count, stream);
}

/* Sends a request to the stand-in's control host, such as POST /faults. Returns the JSON of the response, or NULL without JSON. */
static json_t *campus_control(const struct campus *campus, const char *method, const char *path, const char *body) {
    char url[200], *text = NULL;
    size_t length = 0;
    FILE *stream = open_memstream(&text, &length);
    struct curl_slist *headers = curl_slist_append(NULL, "Host: standin.test");
    headers = curl_slist_append(headers, "Content-Type: application/json");
    int port = (int)json_integer_value(json_object_get(campus->ready, "port"));
    snprintf(url, sizeof url, "http://127.0.0.1:%d%s", port, path);

    CURL *curl = curl_easy_init();
    NEED(curl && stream && headers);
    curl_easy_setopt(curl, CURLOPT_URL, url);
    curl_easy_setopt(curl, CURLOPT_PROXY, "");
    curl_easy_setopt(curl, CURLOPT_CUSTOMREQUEST, method);
    curl_easy_setopt(curl, CURLOPT_HTTPHEADER, headers);
    if (body) curl_easy_setopt(curl, CURLOPT_POSTFIELDS, body);
    curl_easy_setopt(curl, CURLOPT_WRITEFUNCTION, campus_receive);
    curl_easy_setopt(curl, CURLOPT_WRITEDATA, stream);
    CURLcode code = curl_easy_perform(curl);
    long status = 0;
    curl_easy_getinfo(curl, CURLINFO_RESPONSE_CODE, &status);
    curl_easy_cleanup(curl);
    curl_slist_free_all(headers);
    fclose(stream);
    if (code != CURLE_OK || status >= 400) fprintf(stderr, "%s %s: %s\n", method, path, text);
    NEED(code == CURLE_OK && status < 400);
    json_t *answer = json_loads(text, JSON_DECODE_ANY, NULL);
    free(text);
    return answer;
}

#endif /* CAMPUS_H */
