/* The time limits of calls, in milliseconds of the monotonic clock. */
#ifndef RPC_DEADLINE_H
#define RPC_DEADLINE_H

#include <limits.h>

#include <jansson.h>

#define NO_DEADLINE LLONG_MAX

long long now_ms(void);

/* Returns the deadline of a call that begins now, and whose parameters may name a limit. NO_DEADLINE if the library will refuse this limit. */
long long deadline_of(const json_t *params, int default_ms);

/* Returns the parameters of a call of which some time has passed: the rest is its limit. The caller frees them with json_decref(). */
json_t *remaining_params(const json_t *params, long long deadline);

#endif
