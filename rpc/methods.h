/* The methods that a client can call. */
#ifndef RPC_METHODS_H
#define RPC_METHODS_H

#include "reply.h"

/* Calls a method: one of the library, or one whose name begins with "rpc.". Takes over the reply. `params` is an object. */
void call_method(struct reply reply, const json_t *method, json_t *params);

#endif
