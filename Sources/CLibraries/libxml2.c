#include "library.h"
#include "libraries.h"

#include <libxml/xmlversion.h>

/* clang-format off */
#define SYMBOLS(FUNCTION, VARIABLE) \
    FUNCTION(__xmlParserVersion) FUNCTION(__xmlStructuredError) FUNCTION(__xmlStructuredErrorContext) \
    FUNCTION(htmlCtxtReadIO) FUNCTION(htmlEntityLookup) FUNCTION(htmlFreeParserCtxt) FUNCTION(htmlNewParserCtxt) \
    FUNCTION(nodePush) FUNCTION(xmlAddChild) FUNCTION(xmlCtxtReadIO) FUNCTION(xmlDictLookup) \
    FUNCTION(xmlDictReference) FUNCTION(xmlDocGetRootElement) FUNCTION(xmlFreeDoc) FUNCTION(xmlFreeEnumeration) \
    FUNCTION(xmlFreeNode) FUNCTION(xmlFreeParserCtxt) FUNCTION(xmlFreeProp) FUNCTION(xmlInitParser) \
    VARIABLE(xmlMalloc) FUNCTION(xmlNewDocNodeEatName) FUNCTION(xmlNewParserCtxt) FUNCTION(xmlSAX2Comment) \
    FUNCTION(xmlSAX2InitHtmlDefaultSAXHandler) FUNCTION(xmlSAX2ProcessingInstruction) FUNCTION(xmlSAX2StartElementNs) FUNCTION(xmlSetStructuredErrorFunc) \
    FUNCTION(xmlStrEqual) FUNCTION(xmlStrQEqual) FUNCTION(xmlStrcasecmp) FUNCTION(xmlStrcasestr) FUNCTION(xmlStrchr) \
    FUNCTION(xmlStrcmp) FUNCTION(xmlStrdup) VARIABLE(xmlStringText) FUNCTION(xmlStrlen) FUNCTION(xmlStrncmp) \
    FUNCTION(xmlStrstr)
/* clang-format on */

/* The structures of libxml2 changed with version 2.14. */
#if LIBXML_VERSION >= 21400
LIBRARY(libxml2, "libxml2.so.16", "HTML and XML")
#else
LIBRARY(libxml2, "libxml2.so.2", "HTML and XML")
#endif
