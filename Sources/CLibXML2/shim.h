/* libxml2, and iconv of the C library. */
#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <iconv.h>
#include <libxml/xmlversion.h>
/* Without this, libxml2 includes ICU's headers, which conflict with those of Swift's Foundation. */
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>
#include <string.h>

/* Returns NULL on failure, where iconv_open returns -1. */
static inline iconv_t clibxml2_iconv_open(const char *to, const char *from) {
    iconv_t converter = iconv_open(to, from);
    return converter == (iconv_t)-1 ? NULL : converter;
}

/* Swift cannot use xmlMalloc, a function pointer that the host may have replaced, and xmlStringText, an array. */
static inline void *clibxml2_allocate(size_t size) {
    void *memory = xmlMalloc(size);
    if (memory) memset(memory, 0, size);
    return memory;
}

static inline const xmlChar *clibxml2_text_name(void) { return xmlStringText; }

#endif
