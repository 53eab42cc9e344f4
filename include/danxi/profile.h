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
 * @file The university's data about the signed-in student.
 *
 * Answers are stored in memory only, because they are personal.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_profile_get_student_profile() is the method "profile.get_student_profile". danxi/core.h
 * explains sessions, results and errors.
 */

/**
 * Returns the student's profile.
 *
 *     danxi_result *result = danxi_profile_get_student_profile(session, NULL);
 *
 * Request: GET https://workflow1.fudan.edu.cn/site/fudan/student-information
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A StudentProfile object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_profile_get_student_profile(danxi_session *session, const char *options);

/**
 * Deletes the stored profile.
 *
 *     danxi_result *result = danxi_profile_clear_cache(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_profile_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * StudentProfile: an object.
 *
 * The university's data about a student.
 *
 * - `campus_id` (string): Student number.
 * - `name` (string): Name.
 * - `gender` (string, optional): Gender in the university's words, such as 女. Null if the
 *   university has none on file.
 * - `id_number` (string, optional): Number of the identity card or passport. Null if the university
 *   has none on file.
 * - `department` (string, optional): School or department. Null if the university has none on file.
 * - `major` (string, optional): Major. Null if the university has none on file.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_PROFILE_H */
