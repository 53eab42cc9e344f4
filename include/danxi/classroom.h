/* Generated from interface/classroom.toml by `make generate`; do not edit. */
#ifndef DANXI_CLASSROOM_H
#define DANXI_CLASSROOM_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file What the classrooms are used for today.
 *
 * The university's server answers on the campus network alone; from elsewhere it is asked through WebVPN,
 * which needs a signed-in campus account.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the classrooms of a building with what takes place in each today.
 *
 * A stored value, kept in memory only, is valid for ten minutes.
 *
 * @param session An open session.
 * @param building The building: `H2` to `H6`, `HGX`, `HGD` and `HQ` at 邯郸, `J` at 江湾, `Z` at 张江, `F` at 枫林.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Classroom. danxi_schema() describes it.
 * @see GET http://10.64.130.6/?b={building}
 */
danxi_result *danxi_classroom_get_classrooms(danxi_session *session, const char *building, const char *options);

/**
 * Empties the stores of all buildings.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_classroom_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CLASSROOM_H */
