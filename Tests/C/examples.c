/* Calls the typed function of every method with its example, compares the outcome with the contract, and reads every
 * list page by page. A separate test run starts this program under Valgrind. */
#include "lists.h"
#include "method.h"
#include "people.h"
#include "schema.h"

static danxi_session *session;
static json_t *schema;
static const char *running_as;
static json_t *values[METHOD_COUNT]; /* the values that the examples of this account have returned */

static const struct method *find_method(const char *name, size_t length) {
    for (size_t index = 0; index < METHOD_COUNT; index++)
        if (strlen(methods[index].name) == length && strncmp(methods[index].name, name, length) == 0)
            return &methods[index];
    printf("    the contract has no method %.*s\n", (int)length, name);
    NEED(false);
}

static json_t *description(const struct method *method) {
    json_t *each;
    size_t index;
    json_array_foreach(json_object_get(schema, "methods"), index, each) {
        if (strcmp(text_of(each, "name"), method->name) == 0) return each;
    }
    return NULL;
}

static bool is_signed_in(const char *status_method) {
    json_t *status = VALUE(danxi_call(session, status_method, NULL));
    bool is_signed_in = json_is_true(json_object_get(status, "signed_in"));
    json_decref(status);
    return is_signed_in;
}

/* Signs in with the account that the method needs, unless the session is signed in with it. */
static void sign_in_for(const struct method *method) {
    bool is_both = strcmp(method->sign_in, "both") == 0;
    if ((is_both || strcmp(method->sign_in, "community") == 0) && !is_signed_in("account.get_status")) {
        bool is_moderator = strcmp(running_as, "moderator") == 0;
        ENDS(danxi_account_login(session, is_moderator ? MODERATOR_EMAIL : STUDENT_EMAIL,
                                 is_moderator ? MODERATOR_PASSWORD : STUDENT_PASSWORD, NULL),
             DANXI_OK);
    }
    if ((is_both || strcmp(method->sign_in, "campus") == 0) && !is_signed_in("campus.status")) {
        const struct person *person = person_of_type(method->account);
        ENDS(danxi_campus_login(session, person->number, person->password, person->type, NULL), DANXI_OK);
    }
}

/* Replaces the invented name and password of an example with those of an account of the stand-in, if the example must succeed. */
static void use_real_password(const struct method *method, json_t *params) {
    if (strcmp(method->outcome, "ok") != 0 || !json_object_get(params, "password")) return;
    const struct person *person = person_of_type(method->account);
    bool is_email = json_object_get(params, "email");
    json_object_set_new(params, is_email ? "email" : "username",
                        json_string(is_email ? STUDENT_EMAIL : person->number));
    json_object_set_new(params, "password", json_string(is_email ? STUDENT_PASSWORD : person->password));
}

static void run_example(const struct method *method);

/* Returns the part of a value at a path such as "0.id". */
static json_t *part_at(json_t *value, const char *path) {
    while (value && *path) {
        char key[100];
        size_t length = strcspn(path, ".");
        snprintf(key, sizeof key, "%.*s", (int)length, path);
        value = json_is_array(value) ? json_array_get(value, (size_t)atoi(key)) : json_object_get(value, key);
        path += length + (path[length] == '.');
    }
    return value;
}

/* Replaces the parameters whose values come from the results of other examples. */
static void use_sources(const struct method *method, json_t *params) {
    json_t *sources = json_loads(method->sources, 0, NULL), *source;
    const char *name;
    json_object_foreach(sources, name, source) {
        const char *text = json_string_value(source);
        size_t length = strcspn(text, ":");
        const struct method *other = find_method(text, length);
        if (!values[other - methods]) run_example(other);
        json_t *part = part_at(values[other - methods], text + length + 1);
        if (!part) fail_at(__FILE__, __LINE__, "%s: found no value of %s at %s", method->name, name, text);
        if (json_is_array(json_object_get(params, name)))
            json_object_set_new(params, name, json_pack("[O]", part));
        else
            json_object_set(params, name, part);
    }
    json_decref(sources);
}

/* Calls the method with its example, unless another example that needs the value has already called it. */
static void run_example(const struct method *method) {
    json_t **value = &values[method - methods];
    if (*value) return;
    json_t *params = example_params(method);
    use_sources(method, params);
    use_real_password(method, params);
    sign_in_for(method);
    danxi_result *result = call_typed(session, method, params);
    const char *outcome = danxi_status_name(danxi_result_status(result)), *text = danxi_result_json(result, NULL);
    if (strcmp(outcome, method->outcome) != 0)
        fail_at(__FILE__, __LINE__, "%s ended with %s, expected %s: %.500s", method->name, outcome, method->outcome,
                text ? text : "NULL");
    *value = danxi_result_jansson(result);
    danxi_result_free(result);
    char problem[300];
    json_t *described = description(method), *type = json_object_get(json_object_get(described, "result"), "schema");
    if (strcmp(outcome, "ok") == 0 && !conforms(schema, *value, type, problem, sizeof problem))
        fail_at(__FILE__, __LINE__, "%s: value%s", method->name, problem);
    if (json_object_get(described, "x-pages")) check_list(session, described, params);
    json_decref(params);
}

static void run_examples_as(const char *account) {
    running_as = account;
    json_decref(control("POST", "/reset", ""));
    schema = json_loads(danxi_schema(), 0, NULL);
    char changes[1200];
    /* The examples of downloads write files to the current directory. */
    NEED(getenv("CHECK_DIRECTORY") && chdir(getenv("CHECK_DIRECTORY")) == 0);
    /* The server for the course selection of graduate students has no TLS. */
    snprintf(changes, sizeof changes,
             "{\"network\": {\"webvpn\": \"never\", \"allow_plain_http\": true}, \"store\": {\"path\": \"%s/%s\"}}",
             getenv("CHECK_DIRECTORY"), account);
    session = open_session(changes);
    size_t count = 0;
    for (size_t index = 0; index < METHOD_COUNT; index++) {
        if (strcmp(methods[index].account, account) != 0) continue;
        run_example(&methods[index]);
        count++;
    }
    CHECK(count > 0);
    for (size_t index = 0; index < METHOD_COUNT; index++) {
        json_decref(values[index]);
        values[index] = NULL;
    }
    danxi_session_close(session);
    json_decref(schema);
}

static void as_undergraduate(void) { run_examples_as("undergraduate"); }
static void as_graduate(void) { run_examples_as("graduate"); }
static void as_moderator(void) { run_examples_as("moderator"); }

MAIN("examples", TEST(as_undergraduate), TEST(as_graduate), TEST(as_moderator))
