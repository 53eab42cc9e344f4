/**
 * @file For programs that use jansson: a result as jansson's own value, without the way over text.
 *
 * Include it beside danxi/danxi.h, and link with jansson (pkg-config: danxi jansson).
 */
#ifndef DANXI_JANSSON_H
#define DANXI_JANSSON_H

#include <jansson.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * The result as a jansson value: what danxi_result_json() gives as text.
 *
 * @param result  A result.
 * @return A new reference, which the caller frees with json_decref(); it outlives the result. It is shared with the result: do not
 *   change it (json_deep_copy() makes a value to change), and do not use it on two threads at once. NULL for anything that is no result.
 */
json_t *danxi_result_jansson(const danxi_result *result);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_JANSSON_H */
