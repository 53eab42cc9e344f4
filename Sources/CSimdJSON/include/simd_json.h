/* A C interface to simdjson's document model. */
#ifndef SIMD_JSON_H
#define SIMD_JSON_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number of readable bytes that must follow a JSON text. The values of these bytes do not matter. */
extern const size_t simd_json_padding;

typedef struct simd_json_document simd_json_document;

/* An element of a document. It is valid until the document is freed. */
typedef struct {
    const void *document;
    size_t index;
} simd_json_element;

typedef enum {
    SIMD_JSON_NULL,
    SIMD_JSON_BOOL,
    SIMD_JSON_INTEGER,
    SIMD_JSON_NUMBER,
    SIMD_JSON_LARGE, /* an integer that int64_t does not hold, or another number that double does not hold */
    SIMD_JSON_STRING,
    SIMD_JSON_ARRAY,
    SIMD_JSON_OBJECT,
} simd_json_kind;

typedef enum {
    SIMD_JSON_STRICT,
    /* A byte order mark is skipped (RFC 8259, section 8.1), and the escape of a lone surrogate becomes U+FFFD. */
    SIMD_JSON_LENIENT,
    /* The text may contain passwords: no copy of its strings stays in memory that was freed. Fails if the text has a SIMD_JSON_LARGE that
       uint64_t does not hold. */
    SIMD_JSON_SECRET,
} simd_json_mode;

/* Parses `length` bytes of JSON text, which at least simd_json_padding readable bytes must follow. Fails if the text is nested more than
   `levels` levels deep. On failure, returns NULL and sets *error to a static string, or to NULL if memory ran out. */
simd_json_document *simd_json_parse(const uint8_t *text, size_t length, size_t levels, simd_json_mode mode,
                                    simd_json_element *root, const char **error);

/* A number of a JSON text. */
typedef struct {
    size_t start; /* the offset of its first character */
    size_t end;   /* the offset after its last character */
    size_t index; /* the number of numbers up to this one */
} simd_json_number;

/* Finds the next number after *number that is SIMD_JSON_LARGE. Start with a *number of zeros. Returns false at the end of the text. */
bool simd_json_next_large(const uint8_t *text, size_t length, simd_json_number *number);

/* Returns whether a text is valid UTF-8 (RFC 3629). Returns false after simd_json_stop. */
bool simd_json_is_utf8(const uint8_t *text, size_t length);

/* Creates simdjson's global objects, which are destroyed at process exit. */
void simd_json_start(void);

/* Waits for running parsers; later calls of simd_json_parse fail. Call it at process exit, before simdjson's global objects are
   destroyed. */
void simd_json_stop(void);

void simd_json_free(simd_json_document *document);

simd_json_kind simd_json_get_kind(simd_json_element element);

/* The maximum number of digits of an integer of 64 bits. */
#define SIMD_JSON_DIGITS 20

/* The next five functions return false, and do not set *value, if the element has another kind or its value is out of range. */
bool simd_json_get_bool(simd_json_element element, bool *value);
bool simd_json_get_integer(simd_json_element element, int64_t *value);
/* Rounds an integer. */
bool simd_json_get_number(simd_json_element element, double *value);
/* Returns the characters of a SIMD_JSON_LARGE. *text points into `buffer` or into the document. */
bool simd_json_get_large(simd_json_element element, char buffer[SIMD_JSON_DIGITS], const char **text, size_t *length);
bool simd_json_get_string(simd_json_element element, const char **text, size_t *length);

/* Finds the value of a key. Returns false if the element is not an object or the key is missing. */
bool simd_json_find(simd_json_element object, const char *key, size_t key_length, simd_json_element *value);

/* An iterator over the elements of an array or the members of an object, in order. */
typedef struct {
    simd_json_element next;
    simd_json_element end;
} simd_json_iterator;

/* Starts an iteration over an array or object. Sets *count to the number of its elements or members, or to 16,777,215 if there are more.
   Returns false for an element of another kind. */
bool simd_json_iterate(simd_json_element container, simd_json_iterator *iterator, size_t *count);

/* The next two functions return the next element of an array or member of an object, or false at the end. */
bool simd_json_next_value(simd_json_iterator *array, simd_json_element *value);
bool simd_json_next_member(simd_json_iterator *object, const char **key, size_t *key_length, simd_json_element *value);

#ifdef __cplusplus
}
#endif

#endif
