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
 * @file Physical education: how often the account has exercised 课外锻炼 in this semester, and its
 * fitness test 体质测试.
 *
 * All methods need a signed-in campus account.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_sport_get_exercise() is the method "sport.get_exercise". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Gets the semester's exercise, by kind and each time.
 *
 * It is kept in memory for an hour.
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
 * @return An ExerciseRecord object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_sport_get_exercise(danxi_session *session, const char *options);

/**
 * Gets the fitness test's results and attempts.
 *
 * They are kept in memory for an hour.
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
 * @return A SportExam object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_sport_get_exam(danxi_session *session, const char *options);

/**
 * Empties the stores of exercise and of the fitness test.
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
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * ExerciseRecord: an object.
 *
 * The semester's exercise: how often by kind, and each time.
 *
 * - `exercises` (array of Exercise): How often, by kind, in the order of the page.
 * - `logs` (array of ExerciseLog): Each time, in the order of the page.
 */

/*
 * Exercise: an object.
 *
 * How often the account has exercised in a way.
 *
 * - `category` (string): The kind, such as 早操.
 * - `count` (int, optional): How often; left out where the page shows no number, as it may for 合计.
 */

/*
 * ExerciseLog: an object.
 *
 * One time that the account exercised.
 *
 * - `category` (string): The kind, such as 早操.
 * - `date` (string): The day, such as `2026-11-21`; as the page writes it where that is no full
 *   date.
 * - `time` (string, optional): When, such as `07:12`, where the page says so.
 * - `status` (string): What it counts as, such as 正常; empty where the page leaves it so.
 * - `notes` (array of strings): What else the row says, in its order.
 */

/*
 * SportExam: an object.
 *
 * The fitness test: what it came to, item by item, and each attempt.
 *
 * - `total` (number, optional): The total, in points of about 100; left out until there is one.
 * - `evaluation` (string): What the total counts as, such as 及格; empty until there is one.
 * - `items` (array of SportExamItem): The items, in the order of the page.
 * - `logs` (array of SportExamLog): The attempts, in the order of the page.
 */

/*
 * SportExamItem: an object.
 *
 * An item of the fitness test.
 *
 * - `name` (string): Name, such as 肺活量.
 * - `result` (string): What was achieved, with or without its unit, as the page writes it; empty if
 *   it was not tried.
 * - `score` (number, optional): The points for it; left out if there are none.
 * - `status` (string): What the points count as, such as 良好; empty if there are none.
 */

/*
 * SportExamLog: an object.
 *
 * An attempt at an item of the fitness test.
 *
 * - `name` (string): The item's name.
 * - `date` (string): The day, such as `2026-11-21`; as the page writes it where that is no full
 *   date.
 * - `result` (string): What was achieved, as the page writes it.
 * - `notes` (array of strings): What else the row says, in its order.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_SPORT_H */
