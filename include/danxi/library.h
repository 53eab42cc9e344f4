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
 * @file The current occupancy of the libraries.
 *
 * No account is needed. Nothing is cached.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_library_get_library() is the method "library.get_library". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Lists the libraries, with the current number of people in each.
 *
 *     danxi_result *result = danxi_library_get_library(session, NULL);
 *
 * Request: POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Library objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_get_library(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Library: an object.
 *
 * A library, with the number of people in it.
 *
 * - `id` (int): Identifier.
 * - `name` (string): Name, such as 文科馆.
 * - `current` (int, optional): Number of people in it now. null if the library does not report it.
 * - `capacity` (int, optional): Maximum number of people in it. null if the library does not report
 *   it.
 * - `open_time` (string): Opening hours as the library writes them, such as 8:00~22:00. Empty if
 *   the library does not report them.
 * - `place_num` (int, optional): The member `placeNum` of the response. The server does not
 *   document its meaning. null if the server does not send it.
 * - `notice` (string, optional): Notice to visitors, as plain text without HTML tags. null without
 *   a notice.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_LIBRARY_H */
