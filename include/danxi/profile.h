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
 * @file The university's data about the signed-in person.
 *
 * The data are cached in memory only, because they are personal.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_profile_get_student_profile() is the method "profile.get_student_profile". danxi/core.h
 * explains sessions, results and errors.
 */

/**
 * Returns the university's data about the signed-in student.
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
 * Returns the name, kind and department of the signed-in person, whether student or staff.
 *
 *     danxi_result *result = danxi_profile_get_identity(session, NULL);
 *
 * Request: GET https://ehall.fudan.edu.cn/
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A PersonIdentity object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot find the person in the portal, because the layout
 *     of the HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_profile_get_identity(danxi_session *session, const char *options);

/**
 * Deletes the cached profile and identity from memory.
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
 * - `campus_id` (string, optional): Student number of the person. null if the university does not
 *   report it.
 * - `name` (string, optional): Full name of the person. null if the university does not report it.
 * - `gender` (string, optional): Gender as the university writes it, such as 女. null if the
 *   university does not report it.
 * - `id_number` (string, optional, secret): Number of the identity card or passport. null if the
 *   university does not report it.
 * - `department` (string, optional): Name of the school or department. null if the university does
 *   not report it.
 * - `major` (string, optional): Name of the major. null if the university does not report it.
 */

/*
 * PersonIdentity: an object.
 *
 * The name, kind and department of a person.
 *
 * - `name` (string): Full name of the person.
 * - `identity` (string, optional): Kind of person as the university writes it, such as 本科生
 *   (undergraduate). null if the university does not report it.
 * - `department` (string, optional): Name of the school or department. null if the university does
 *   not report it.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_PROFILE_H */
