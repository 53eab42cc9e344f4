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
 * @file Attendance at exercise 课外锻炼 in the current semester, and results of the fitness test 体质测试.
 *
 * Values are cached in memory only.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_sport_get_exercise() is the method "sport.get_exercise". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Returns the account's attendance at exercise in the current semester.
 *
 *     danxi_result *result = danxi_sport_get_exercise(session, NULL);
 *
 * Request: GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=1
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An ExerciseRecord object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the attendances, because the layout of the
 *     HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_sport_get_exercise(danxi_session *session, const char *options);

/**
 * Returns the account's results of the fitness test.
 *
 *     danxi_result *result = danxi_sport_get_exam(session, NULL);
 *
 * Request: GET https://fdtyjw.fudan.edu.cn/sportScore/stScore.aspx?item=3
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A SportExam object. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the results, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_sport_get_exam(danxi_session *session, const char *options);

/**
 * Deletes the cached attendance and test results from memory.
 *
 *     danxi_result *result = danxi_sport_clear_cache(session, NULL);
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
danxi_result *danxi_sport_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * ExerciseRecord: an object.
 *
 * The account's attendance at exercise in the current semester.
 *
 * - `exercises` (array of Exercise): Number of attendances in each category, in the university's
 *   order.
 * - `logs` (array of ExerciseLog): Single attendances, in the university's order.
 */

/*
 * Exercise: an object.
 *
 * The number of attendances in a category of exercise.
 *
 * - `category` (string): Category, such as 早操.
 * - `count` (int, at least 0, optional): Number of attendances. null if the university shows no
 *   number, which can happen for 合计 (total).
 */

/*
 * ExerciseLog: an object.
 *
 * A single attendance at exercise.
 *
 * - `category` (string): Category, such as 早操.
 * - `date` (date, optional): Day of the attendance. null if `date_text` is not a full date.
 * - `date_text` (string, optional): Day as the university writes it, such as 2026-11-21 or 第3周.
 *   null if the university shows none.
 * - `time` (time_of_day, optional): Time in Asia/Shanghai. null if the university shows none.
 * - `status` (string, optional): Status, such as 正常 (normal). null if the university shows none.
 * - `notes` (array of strings): Further information that the university shows, in its order.
 */

/*
 * SportExam: an object.
 *
 * The results of the fitness test.
 *
 * - `total` (number, in points, optional): Total score, normally up to 100. null until it is
 *   published.
 * - `evaluation` (string, optional): Grade of the total score, such as 及格 (pass). null until it is
 *   published.
 * - `items` (array of SportExamItem): Items of the test, in the university's order.
 * - `logs` (array of SportExamLog): Attempts, in the university's order.
 */

/*
 * SportExamItem: an object.
 *
 * The result of one item of the fitness test.
 *
 * - `name` (string): Name, such as 肺活量 (lung capacity).
 * - `result` (string, optional): Measured result as the university writes it, with or without a
 *   unit. null if the item was not taken.
 * - `score` (number, in points, optional): Score of the item. null if the item has no score.
 * - `status` (string, optional): Grade of the score, such as 良好 (good). null if the item has no
 *   grade.
 */

/*
 * SportExamLog: an object.
 *
 * An attempt at one item of the fitness test.
 *
 * - `name` (string): Name of the item.
 * - `date` (date, optional): Day of the attempt. null if `date_text` is not a full date.
 * - `date_text` (string, optional): Day as the university writes it, such as 2026-11-21 or 第3周.
 *   null if the university shows none.
 * - `result` (string, optional): Measured result as the university writes it. null if the
 *   university shows none.
 * - `notes` (array of strings): Further information that the university shows, such as the place,
 *   in its order.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_SPORT_H */
