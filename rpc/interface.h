/* What the program needs to know of a method, from danxi_schema(). */
#ifndef RPC_INTERFACE_H
#define RPC_INTERFACE_H

#include "accounts.h"

struct method {
    unsigned accounts; /* the kinds of accounts that the method needs or may need, a sum of 1 << enum account */
    const char *items; /* the member with the items of a method that can be watched, otherwise NULL */
};

/* Looks up a method. Returns false if the library has none with this name. The first look-up reads the schema. */
bool find_method(const char *name, struct method *method);

void free_interface(void);

#endif
