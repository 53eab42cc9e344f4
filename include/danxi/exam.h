/* Generated from interface/exam.toml by `make generate`; do not edit. */
#ifndef DANXI_EXAM_H
#define DANXI_EXAM_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The exams of an undergraduate.
 *
 * All methods need the campus account of one.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the exams, those that are over included; an empty list while none is arranged.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Exam. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
 */
danxi_result *danxi_exam_get_exams(danxi_session *session, const char *options);

/**
 * Forgets the stored exams, on disk too.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_exam_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_EXAM_H */
