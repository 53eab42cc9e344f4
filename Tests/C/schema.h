/* Compares values with the JSON Schemas of danxi_schema(). */
#ifndef SCHEMA_H
#define SCHEMA_H

#include "check.h"

static bool has_type(const json_t *value, const char *type) {
    if (strcmp(type, "null") == 0) return json_is_null(value);
    if (strcmp(type, "boolean") == 0) return json_is_boolean(value);
    if (strcmp(type, "integer") == 0) return json_is_integer(value);
    if (strcmp(type, "number") == 0) return json_is_number(value);
    if (strcmp(type, "string") == 0) return json_is_string(value);
    if (strcmp(type, "array") == 0) return json_is_array(value);
    if (strcmp(type, "object") == 0) return json_is_object(value);
    return false;
}

/* Returns whether a value has one of the types of a schema. `types` is a JSON string or an array of strings. */
static bool has_one_type(const json_t *value, json_t *types) {
    if (json_is_string(types)) return has_type(value, json_string_value(types));
    json_t *type;
    size_t index;
    json_array_foreach(types, index, type) if (has_type(value, json_string_value(type))) return true;
    return false;
}

static bool conforms(const json_t *document, const json_t *value, json_t *schema, char *problem, size_t size);

/* Returns the number of schemas in an array to which a value conforms. */
static size_t count_conforming(const json_t *document, const json_t *value, json_t *schemas, char *problem,
                               size_t size) {
    json_t *each;
    size_t index, count = 0;
    json_array_foreach(schemas, index, each) if (conforms(document, value, each, problem, size)) count++;
    return count;
}

/* Returns the schema for a reference such as "#/components/schemas/Hole", or NULL if the document has none. */
static json_t *referenced(const json_t *document, const char *reference) {
    const char *name = strrchr(reference, '/');
    json_t *schemas = json_object_get(json_object_get(document, "components"), "schemas");
    return name ? json_object_get(schemas, name + 1) : NULL;
}

/* Returns whether `value` conforms to `schema`. Otherwise, stores in `problem` the path of the wrong part in the value, and the reason. */
static bool conforms(const json_t *document, const json_t *value, json_t *schema, char *problem, size_t size) {
    const char *reference = json_string_value(json_object_get(schema, "$ref"));
    if (reference) return conforms(document, value, referenced(document, reference), problem, size);
    json_t *all = json_object_get(schema, "allOf"), *any = json_object_get(schema, "anyOf");
    if (count_conforming(document, value, all, problem, size) < json_array_size(all)) return false;
    json_t *types = json_object_get(schema, "type"), *constant = json_object_get(schema, "const"), *each;
    if (!json_is_object(schema) || (types && !has_one_type(value, types)) ||
        (constant && !json_equal(value, constant)) ||
        (any && count_conforming(document, value, any, problem, size) == 0)) {
        snprintf(problem, size, " does not conform to its schema");
        return false;
    }
    char inner[200];
    size_t index;
    json_array_foreach(json_object_get(schema, "required"), index, each) {
        if (json_object_get(value, json_string_value(each))) continue;
        snprintf(problem, size, ".%s is missing", json_string_value(each));
        return false;
    }
    json_t *items = json_object_get(schema, "items");
    json_array_foreach(value, index, each) {
        if (!items || conforms(document, each, items, inner, sizeof inner)) continue;
        snprintf(problem, size, "[%zu]%s", index, inner);
        return false;
    }
    json_t *properties = json_object_get(schema, "properties"),
           *others = json_object_get(schema, "additionalProperties");
    if (!properties && !others) return true;
    const char *key;
    json_object_foreach((json_t *)value, key, each) {
        json_t *known = json_object_get(properties, key);
        if (!known) known = others;
        if (json_is_object(known) && conforms(document, each, known, inner, sizeof inner)) continue;
        snprintf(problem, size, ".%s%s", key, json_is_object(known) ? inner : " is not in the schema");
        return false;
    }
    return true;
}

#endif /* SCHEMA_H */
