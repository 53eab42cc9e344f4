/* libxml2's parsers and trees, and the C library's iconv. */
#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <iconv.h>
#include <libxml/xmlversion.h>
/* ICU's headers, which libxml2's would include for converters that are not used here, clash with those of Swift's Foundation. */
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>
#include <string.h>

/* iconv_t is a pointer whose failure value is -1. */
static inline iconv_t clibxml2_iconv_open(const char *to, const char *from) {
    iconv_t converter = iconv_open(to, from);
    return converter == (iconv_t)-1 ? NULL : converter;
}

/* xmlMalloc and xmlStringText are no plain functions and constants: the host may have replaced the allocator. */
static inline void *clibxml2_allocate(size_t size) {
    void *memory = xmlMalloc(size);
    if (memory) memset(memory, 0, size);
    return memory;
}

static inline const xmlChar *clibxml2_text_name(void) { return xmlStringText; }

#endif
