/* Generated from interface/canteen.toml by `make generate`; do not edit. */
#ifndef DANXI_CANTEEN_H
#define DANXI_CANTEEN_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file How full the canteens are at this moment.
 *
 * Nothing is stored; a signed-in campus account is needed.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Tells how many people are in each dining room right now.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CanteenQueuing. danxi_schema() describes it.
 * @see GET https://my.fudan.edu.cn/simple_list/stqk
 */
danxi_result *danxi_canteen_get_canteen_queuing(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CANTEEN_H */
