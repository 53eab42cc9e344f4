/* libxml2, which CLibraries loads, and the iconv functions of the C library. */
#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <iconv.h>
#include <libxml/xmlversion.h>
/* Without this #undef, libxml2 includes ICU's headers, which conflict with those of Swift's Foundation. */
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/globals.h>
#include <libxml/tree.h>
#include <string.h>

/* Returns NULL on failure, where iconv_open returns -1. */
static inline iconv_t clibxml2_iconv_open(const char *to, const char *from) {
    iconv_t converter = iconv_open(to, from);
    return converter == (iconv_t)-1 ? NULL : converter;
}

/* The handler of errors that belong to no parser, such as a failed allocation. libxml2 prints them if a thread has no handler. */
typedef struct {
    xmlStructuredErrorFunc function;
    void *context;
} clibxml2_error_handler;

static inline void clibxml2_ignore_error(void *context, xmlErrorPtr error) {
    (void)context;
    (void)error;
}

/* Ignores libxml2's errors on this thread, and returns the earlier handler for clibxml2_restore(). */
static inline clibxml2_error_handler clibxml2_silence(void) {
    clibxml2_error_handler handler = {xmlStructuredError, xmlStructuredErrorContext};
    xmlSetStructuredErrorFunc(NULL, clibxml2_ignore_error);
    return handler;
}

static inline void clibxml2_restore(clibxml2_error_handler handler) {
    xmlSetStructuredErrorFunc(handler.context, handler.function);
}

/* The addresses of two variables of libxml2: a function pointer that the host program may have replaced, and an array. */
extern void *loaded_xmlMalloc;
extern void *loaded_xmlStringText;

/* The allocated memory is set to 0. */
static inline void *clibxml2_allocate(size_t size) {
    void *memory = (*(xmlMallocFunc *)loaded_xmlMalloc)(size);
    if (memory) memset(memory, 0, size);
    return memory;
}

static inline const xmlChar *clibxml2_text_name(void) { return (const xmlChar *)loaded_xmlStringText; }

#endif
