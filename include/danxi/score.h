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
 * @file Course results and the ranking by grade point average.
 *
 * Answers are stored in memory and below `store.path`.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the course results of a semester.
 *
 * For graduates, the results of all semesters are listed, whatever the semester. The list is empty if no
 * results are published.
 *
 * @param session An open session.
 * @param semester_id Identifier of the semester, as in danxi_course_get_semesters().
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Score. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}?semester={semester_id}, GET
 *   https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 */
danxi_result *danxi_score_get_scores(danxi_session *session, int64_t semester_id, const char *options);

/**
 * Lists the ranking of the account's year and department, best first.
 *
 * Only undergraduates have a ranking.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Rank. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/grade/my-gpa/search-index/{student_id}, GET https://fdjwgl.fu
 *   dan.edu.cn/student/for-std/grade/my-gpa/search?studentAssoc={student_id}&grade={grade}&departmentAssoc={d
 *   epartment}&majorAssoc=
 */
danxi_result *danxi_score_get_ranks(danxi_session *session, const char *options);

/**
 * Deletes the stored results and ranks, in memory and on disk.
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
