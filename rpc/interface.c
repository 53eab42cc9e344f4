#include "interface.h"

#include <string.h>

#include <danxi/danxi.h>
#include <jansson.h>

#include "text.h"

/* For each method an array: the accounts, and the member with the items, or null. The whole schema is not kept, because it is large. */
static json_t *methods;

/* The schema of some methods names no account, because only some pages need one. */
static unsigned accounts_of(const char *name, const char *sign_in) {
    for (int each = 0; each < ACCOUNTS; each++)
        if (strcmp(name, account_login(each)) == 0 || strcmp(name, account_status(each)) == 0) return 0;
    if (strncmp(name, "campus.", strlen("campus.")) == 0) return 1u << CAMPUS;
    if (strcmp(sign_in, "both") == 0) return 1u << CAMPUS | 1u << COMMUNITY;
    if (strcmp(sign_in, "campus") == 0) return 1u << CAMPUS;
    return strcmp(sign_in, "community") == 0 ? 1u << COMMUNITY : 0;
}

static void read_schema(void) {
    methods = made(json_object());
    json_t *schema = made(json_loads(danxi_schema(), 0, NULL));
    size_t index;
    json_t *each;
    json_array_foreach(json_object_get(schema, "methods"), index, each) {
        const char *name = json_string_value(json_object_get(each, "name"));
        const char *sign_in = json_string_value(json_object_get(each, "x-sign-in"));
        json_t *items = json_object_get(json_object_get(each, "x-watch"), "items");
        json_t *known =
            json_pack("[i, O]", (int)accounts_of(name, sign_in ? sign_in : "none"), items ? items : json_null());
        json_object_set_new(methods, name, made(known));
    }
    json_decref(schema);
}

bool find_method(const char *name, struct method *method) {
    if (!methods) read_schema();
    const json_t *found = json_object_get(methods, name);
    if (!found) return false;
    method->accounts = (unsigned)json_integer_value(json_array_get(found, 0));
    method->items = json_string_value(json_array_get(found, 1));
    return true;
}

void free_interface(void) {
    json_decref(methods);
    methods = NULL;
}
