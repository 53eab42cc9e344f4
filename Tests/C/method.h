/* The table of all methods: the typed function of each method, and its example. */
#ifndef METHOD_H
#define METHOD_H

#include "check.h"

/* The parameters of one call, and the strings that were allocated for the call. */
struct arguments {
    const json_t *params;
    json_t *required;
    char *strings[16];
    size_t count;
};

struct method {
    const char *name;    /* such as "forum.get_hole" */
    const char *sign_in; /* the required sign-in: "none", "community", "campus" or "both" */
    const char *account; /* "moderator", or the StudentType of the campus account that the example needs */
    const char *outcome; /* the status of the example: "ok" or the name of an error */
    const char *params;  /* the example's parameters, a JSON object */
    const char
        *sources; /* a JSON object: parameters whose values come from the example of another method, as "method:path" */
    const char *required; /* a JSON array: the parameters that the typed function takes as arguments */
    danxi_result *(*call)(danxi_session *session, struct arguments *arguments);
};

/* ---- The arguments of typed functions ---- */

static UNUSED int64_t int_argument(struct arguments *arguments, const char *name) {
    return json_integer_value(json_object_get(arguments->params, name));
}

static UNUSED double number_argument(struct arguments *arguments, const char *name) {
    return json_number_value(json_object_get(arguments->params, name));
}

static UNUSED bool bool_argument(struct arguments *arguments, const char *name) {
    return json_is_true(json_object_get(arguments->params, name));
}

static UNUSED const char *string_argument(struct arguments *arguments, const char *name) {
    return json_string_value(json_object_get(arguments->params, name));
}

/* Returns the JSON text of `value`. The text is valid until call_typed() returns. */
static const char *text_argument(struct arguments *arguments, const json_t *value) {
    NEED(arguments->count < sizeof arguments->strings / sizeof *arguments->strings);
    char *text = json_dumps(value, JSON_ENCODE_ANY);
    NEED(text);
    return arguments->strings[arguments->count++] = text;
}

static UNUSED const char *json_argument(struct arguments *arguments, const char *name) {
    return text_argument(arguments, json_object_get(arguments->params, name));
}

/* Returns the optional parameters as a JSON object, or NULL. */
static UNUSED const char *options_argument(struct arguments *arguments) {
    json_t *options = json_copy((json_t *)arguments->params), *name;
    size_t index;
    json_array_foreach(arguments->required, index, name) json_object_del(options, json_string_value(name));
    const char *text = json_object_size(options) ? text_argument(arguments, options) : NULL;
    json_decref(options);
    return text;
}

#include "../../build/generated/methods.h"

#define METHOD_COUNT (sizeof methods / sizeof *methods)

/* Calls the typed function of `method` with the values in `params`. */
static UNUSED danxi_result *call_typed(danxi_session *session, const struct method *method, const json_t *params) {
    struct arguments arguments = {.params = params, .required = json_loads(method->required, 0, NULL)};
    danxi_result *result = method->call(session, &arguments);
    while (arguments.count > 0) free(arguments.strings[--arguments.count]);
    json_decref(arguments.required);
    return result;
}

/* Returns the parameters of the method's example. The caller frees them with json_decref. */
static UNUSED json_t *example_params(const struct method *method) {
    json_t *params = json_loads(method->params, 0, NULL);
    NEED(params);
    return params;
}

#endif /* METHOD_H */
