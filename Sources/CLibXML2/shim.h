/* libxml2's parsers and trees, and the C library's iconv. */
#ifndef CLIBXML2_SHIM_H
#define CLIBXML2_SHIM_H

#include <iconv.h>
#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/tree.h>

/* iconv_t is a pointer whose failure value is -1. */
static inline iconv_t clibxml2_iconv_open(const char *to, const char *from) {
    iconv_t converter = iconv_open(to, from);
    return converter == (iconv_t)-1 ? NULL : converter;
}

#endif
