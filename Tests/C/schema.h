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

/* Whether a value has one of the types that a schema names: a string or an array of strings. */
static bool has_one_type(const json_t *value, json_t *types) {
    if (json_is_string(types)) return has_type(value, json_string_value(types));
    json_t *type;
    size_t index;
    json_array_foreach(types, index, type) if (has_type(value, json_string_value(type))) return true;
    return false;
}

static bool is_one_of(const json_t *value, json_t *values) {
    json_t *each;
    size_t index;
    json_array_foreach(values, index, each) if (json_equal(value, each)) return true;
    return false;
}

/* Writes where a value differs from its schema to `problem`, and returns whether it conforms. */
static bool conforms(const json_t *document, const json_t *value, json_t *schema, char *problem, size_t size) {
    const char *reference = json_string_value(json_object_get(schema, "$ref"));
    if (reference) {
        const char *name = strrchr(reference, '/');
        json_t *schemas = json_object_get(json_object_get(document, "components"), "schemas");
        json_t *target = name ? json_object_get(schemas, name + 1) : NULL;
        if (!target) snprintf(problem, size, ": no schema %s", reference);
        return target && conforms(document, value, target, problem, size);
    }
    json_t *types = json_object_get(schema, "type"), *values = json_object_get(schema, "enum"), *each;
    if ((types && !has_one_type(value, types)) || (values && !is_one_of(value, values))) {
        snprintf(problem, size, ": not as its schema says");
        return false;
    }
    char inner[200];
    size_t index;
    json_array_foreach(json_object_get(schema, "required"), index, each) {
        if (json_object_get(value, json_string_value(each))) continue;
        snprintf(problem, size, ".%s: is missing", json_string_value(each));
        return false;
    }
    if (json_is_array(value) && json_object_get(schema, "items")) json_array_foreach(value, index, each) {
            if (conforms(document, each, json_object_get(schema, "items"), inner, sizeof inner)) continue;
            snprintf(problem, size, "[%zu]%s", index, inner);
            return false;
        }
    const char *key;
    json_object_foreach((json_t *)value, key, each) {
        json_t *known = json_object_get(json_object_get(schema, "properties"), key);
        if (!known) known = json_object_get(schema, "additionalProperties");
        if (json_is_object(known) && conforms(document, each, known, inner, sizeof inner)) continue;
        snprintf(problem, size, ".%s%s", key, json_is_object(known) ? inner : ": is not in the schema");
        return false;
    }
    return true;
}

#endif /* SCHEMA_H */
