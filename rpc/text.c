#include "text.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "status.h"

/* A text that is empty again keeps at most this much memory. */
#define KEPT 65536

_Noreturn void out_of_memory(void) {
    fputs("danxi-rpc: memory is exhausted\n", stderr);
    exit(STATUS_MACHINE);
}

void *allocate(size_t size) {
    void *memory = calloc(1, size);
    if (!memory) out_of_memory();
    return memory;
}

char *copy_of(const char *string) {
    char *copy = strdup(string);
    if (!copy) out_of_memory();
    return copy;
}

json_t *made(json_t *value) {
    if (!value) out_of_memory();
    return value;
}

char *text_room(struct text *text, size_t count) {
    if (count > SIZE_MAX / 2 - text->length) out_of_memory();
    size_t needed = text->length + count;
    if (needed > text->capacity) {
        size_t capacity = text->capacity < 256 ? 256 : text->capacity;
        while (capacity < needed) capacity *= 2;
        char *bytes = realloc(text->bytes, capacity);
        if (!bytes) out_of_memory();
        text->bytes = bytes;
        text->capacity = capacity;
    }
    return text->bytes + text->length;
}

void text_add(struct text *text, const char *bytes, size_t count) {
    memcpy(text_room(text, count), bytes, count);
    text->length += count;
}

void text_add_string(struct text *text, const char *string) { text_add(text, string, strlen(string)); }

static int add_piece(const char *bytes, size_t count, void *context) {
    text_add(context, bytes, count);
    return 0;
}

void text_add_json(struct text *text, const json_t *value) {
    if (json_dump_callback(value, add_piece, text, JSON_COMPACT | JSON_ENCODE_ANY) != 0) out_of_memory();
}

void text_remove(struct text *text, size_t count) {
    text->length -= count;
    if (text->length > 0) memmove(text->bytes, text->bytes + count, text->length);
    if (text->length == 0 && text->capacity > KEPT) text_free(text);
}

void text_free(struct text *text) {
    free(text->bytes);
    *text = (struct text){0};
}
