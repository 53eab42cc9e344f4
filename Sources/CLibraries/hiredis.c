#include "library.h"
#include "libraries.h"

#include <hiredis/hiredis.h>

/* clang-format off */
#define SYMBOLS(FUNCTION, VARIABLE) \
    FUNCTION(freeReplyObject) FUNCTION(redisReaderCreate) FUNCTION(redisReaderFeed) FUNCTION(redisReaderFree) \
    FUNCTION(redisReaderGetReply)
/* clang-format on */

#define TEXT(value) #value
#define EXPANDED(value) TEXT(value)

LIBRARY(hiredis, "libhiredis.so." EXPANDED(HIREDIS_SONAME), "stores in Redis")
