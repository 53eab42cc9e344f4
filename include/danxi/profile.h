/* Generated from interface/profile.toml by `make generate`; do not edit. */
#ifndef DANXI_PROFILE_H
#define DANXI_PROFILE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file What the university has on file about the student whose account is signed in.
 *
 * All methods but clear_cache need a signed-in campus account. What is stored stays in memory.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Gets the student's profile.
 *
 * A stored value is valid for a day.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return StudentProfile. danxi_schema() describes it.
 * @see GET https://workflow1.fudan.edu.cn/site/fudan/student-information
 */
danxi_result *danxi_profile_get_student_profile(danxi_session *session, const char *options);

/**
 * Forgets the stored profile.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_profile_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_PROFILE_H */
