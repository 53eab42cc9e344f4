/* Generated from interface/library.toml by `make generate`; do not edit. */
#ifndef DANXI_LIBRARY_H
#define DANXI_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file How full the libraries are at this moment.
 *
 * Nothing is stored, and no account is needed.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the libraries with the number of people in each, right now.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Library. danxi_schema() describes it.
 * @see POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat
 */
danxi_result *danxi_library_get_library(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_LIBRARY_H */
