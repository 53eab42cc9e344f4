/* Generated from interface/score.toml by `make generate`; do not edit. */
#ifndef DANXI_SCORE_H
#define DANXI_SCORE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file What the account achieved in its courses, and where that puts it among others.
 *
 * All methods need a campus account.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the results of a semester; an empty list while none is published.
 *
 * Of graduates, all results are listed, whatever the semester.
 *
 * @param session An open session.
 * @param semester_id The semester's identifier, as danxi_course_get_semesters() has it.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Score. danxi_schema() describes it.
 * @see GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}, GET
 *   https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 */
danxi_result *danxi_score_get_scores(danxi_session *session, int64_t semester_id, const char *options);

/**
 * Lists the ranking of the account's year and department, the best first.
 *
 * It is for undergraduates.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Rank. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search
 */
danxi_result *danxi_score_get_ranks(danxi_session *session, const char *options);

/**
 * Forgets the stored results and ranks, on disk too.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_score_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_SCORE_H */
