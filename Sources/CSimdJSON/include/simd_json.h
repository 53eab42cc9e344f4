/* simdjson's document model behind a C interface, for reading what servers answer. */
#ifndef SIMD_JSON_H
#define SIMD_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* How many readable bytes must follow the text that is parsed; their values do not matter. */
extern const size_t simd_json_padding;

typedef struct simd_json_document simd_json_document;

/* A place in a document; valid while the document lives. */
typedef struct {
    const void *document;
    size_t index;
} simd_json_element;

typedef enum {
    SIMD_JSON_NULL,
    SIMD_JSON_BOOL,
    SIMD_JSON_INTEGER,
    SIMD_JSON_NUMBER,
    SIMD_JSON_STRING,
    SIMD_JSON_ARRAY,
    SIMD_JSON_OBJECT,
} simd_json_kind;

/* Parses `length` bytes, followed by simd_json_padding more. On failure returns NULL, and *error says why (a static text). */
simd_json_document *simd_json_parse(const uint8_t *text, size_t length, simd_json_element *root, const char **error);

/* Makes simdjson's own objects, which register their destruction at exit as they are made. */
void simd_json_start(void);

/* Lets parsing that is under way end, and refuses any more: simdjson's own objects are about to be destroyed, as the process exits. */
void simd_json_stop(void);

void simd_json_free(simd_json_document *document);

simd_json_kind simd_json_get_kind(simd_json_element element);

/* Each answers false, and leaves *value alone, if the element is of another kind or the value does not fit. */
bool simd_json_get_bool(simd_json_element element, bool *value);
bool simd_json_get_integer(simd_json_element element, int64_t *value);
bool simd_json_get_number(simd_json_element element, double *value);
bool simd_json_get_string(simd_json_element element, const char **text, size_t *length);

/* Finds the value of a key; false if the element is no object or lacks the key. */
bool simd_json_find(simd_json_element object, const char *key, size_t key_length, simd_json_element *value);

/* The members of an array or object, in order. */
typedef struct {
    simd_json_element next;
    simd_json_element end;
} simd_json_iterator;

/* `count` is the number of members, as far as it is known (huge ones are cut at 16,777,215). False for other kinds. */
bool simd_json_iterate(simd_json_element container, simd_json_iterator *iterator, size_t *count);
bool simd_json_next_value(simd_json_iterator *array, simd_json_element *value);
bool simd_json_next_member(simd_json_iterator *object, const char **key, size_t *key_length, simd_json_element *value);

#ifdef __cplusplus
}
#endif

#endif
