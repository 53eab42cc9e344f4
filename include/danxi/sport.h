/* Generated from interface/sport.toml by `make generate`; do not edit. */
#ifndef DANXI_SPORT_H
#define DANXI_SPORT_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Physical education: how often the account has exercised 课外锻炼 in this semester, and its fitness test
 * 体质测试.
 *
 * All methods need a signed-in campus account.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Gets the semester's exercise, by kind and each time.
 *
 * It is kept in memory for an hour.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return ExerciseRecord. danxi_schema() describes it.
 * @see GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1
 */
danxi_result *danxi_sport_get_exercise(danxi_session *session, const char *options);

/**
 * Gets the fitness test's results and attempts.
 *
 * They are kept in memory for an hour.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return SportExam. danxi_schema() describes it.
 * @see GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3
 */
danxi_result *danxi_sport_get_exam(danxi_session *session, const char *options);

/**
 * Empties the stores of exercise and of the fitness test.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_sport_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_SPORT_H */
