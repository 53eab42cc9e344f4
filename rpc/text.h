/* A text that grows. */
#ifndef RPC_TEXT_H
#define RPC_TEXT_H

#include <stddef.h>

#include <jansson.h>

/* Begin with all members 0. `bytes` is NULL as long as the capacity is 0. */
struct text {
    char *bytes;
    size_t length, capacity;
};

/* Makes room for `count` more bytes, and returns where they begin. The caller adds the number of bytes that it writes to `length`. */
char *text_room(struct text *text, size_t count);

void text_add(struct text *text, const char *bytes, size_t count);
void text_add_string(struct text *text, const char *string);

/* Adds a value as compact JSON, which has no line breaks. */
void text_add_json(struct text *text, const json_t *value);

/* Removes the first `count` bytes. */
void text_remove(struct text *text, size_t count);

void text_free(struct text *text);

/* Ends the program with a message, because memory is exhausted. */
_Noreturn void out_of_memory(void);

/* Return zeroed memory, or a copy. They never return NULL. */
void *allocate(size_t size);
char *copy_of(const char *string);

/* Returns a new value of jansson. Ends the program if it is NULL. */
json_t *made(json_t *value);

#endif
