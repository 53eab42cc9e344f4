/* Generated from interface/curriculum.toml by `make generate`; do not edit. */
#ifndef DANXI_CURRICULUM_H
#define DANXI_CURRICULUM_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The course reviews 蛋壳: course groups, courses and the reviews that students write.
 *
 * A course group holds all courses with the same code: one course for each section and semester.
 * Reviews belong to a course. They are visible to every signed-in account.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_curriculum_list_course_groups() is the method "curriculum.list_course_groups". danxi/core.h
 * explains sessions, results and errors.
 */

/**
 * Lists all course groups with their courses, without reviews.
 *
 * The list has thousands of groups. When the cached list is no longer valid, its hash is compared
 * first, and the list is requested only if the server's hash differs. The server computes the hash
 * at most every ten minutes, so recent changes can be missing.
 *
 *     danxi_result *result = danxi_curriculum_list_course_groups(session, NULL);
 *
 * Requests:
 * - GET https://danke.fduhole.com/api/courses/hash
 * - GET https://danke.fduhole.com/api/courses
 * Sign-in: community, danxi_account_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of CourseGroup objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_course_groups(danxi_session *session, const char *options);

/**
 * Searches course groups by course code, course name or teacher, and lists them page by page.
 *
 * A query that starts like a course code, such as `MATH12`, finds the codes that start with it. Any
 * other query finds names of courses and teachers that contain it.
 *
 *     danxi_result *result = danxi_curriculum_search_course_groups(session, "数据", NULL);
 *
 * Request: GET https://danke.fduhole.com/api/v3/course_groups/search
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param query  Words to search for. `%` stands for any characters, and `_` for any single
 *   character. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1, default 1): Number of the page.
 *   - `size` (int, 1 to 100, default 10): Maximum number of course groups.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A CourseGroupPage object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_search_course_groups(danxi_session *session, const char *query,
                                                    const char *options);

/**
 * Returns a course group with its courses and all their reviews.
 *
 *     danxi_result *result = danxi_curriculum_get_course_group(session, 1, NULL);
 *
 * Request: GET https://danke.fduhole.com/api/v3/course_groups/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the course group. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A CourseGroup object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No course group has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_get_course_group(danxi_session *session, int64_t id,
                                                const char *options);

/**
 * Adds a course that the list does not contain yet. Only for administrators.
 *
 * A code that no course has yet creates a course group. Check the list first, because no method can
 * correct a course.
 *
 *     danxi_result *result = danxi_curriculum_create_course(session, "编译原理实验", "COMP930001",
 *         "COMP930001.01", "计算机科学技术学院", "林疏影,何川", 2026, 1, "{\"credit\": 2}");
 *
 * Request: POST https://danke.fduhole.com/api/courses, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param name  Name of the course. 1 to 255 characters.
 * @param code  Code of the course group, such as `MATH120016`. At least 4 characters.
 * @param code_id  Code with the number of the section, such as `MATH120016.03`. At least 4
 *   characters.
 * @param department  Department that offers the course. Not empty.
 * @param teachers  Names of the teachers, separated by commas. Not empty.
 * @param year  Year in which the academic year starts. At least 2000.
 * @param semester  Number of the semester in the academic year. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `campus_name` (string, default ""): Name of the campus. By default it is empty.
 *   - `credit` (number, at least 0, default 0): Credits. 0 if they are unknown.
 *   - `max_student` (int, at least 0, default 0): Maximum number of students. 0 if it is unknown.
 *   - `week_hour` (int, at least 0, default 0): Lessons in a week. 0 if the number is unknown.
 *   - `timeout_ms`: see danxi_call().
 * @return A CurriculumCourse object: the new course. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_REJECTED: The course exists already.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_create_course(danxi_session *session, const char *name,
                                             const char *code, const char *code_id,
                                             const char *department, const char *teachers,
                                             int64_t year, int64_t semester, const char *options);

/**
 * Lists the reviews of a course, without histories and achievements.
 *
 * The list is empty if the course does not exist. danxi_curriculum_get_course_group() returns the
 * reviews of all courses of a group at once.
 *
 *     danxi_result *result = danxi_curriculum_list_reviews(session, 1, NULL);
 *
 * Request: GET https://danke.fduhole.com/api/courses/{course_id}/reviews
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param course_id  Identifier of the course. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Review objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_reviews(danxi_session *session, int64_t course_id,
                                            const char *options);

/**
 * Returns a review with its history and its author's achievements.
 *
 *     danxi_result *result = danxi_curriculum_get_review(session, 1, NULL);
 *
 * Request: GET https://danke.fduhole.com/api/reviews/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the review. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Review object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No review has this identifier, or it was deleted.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_get_review(danxi_session *session, int64_t id, const char *options);

/**
 * Writes a review of a course.
 *
 *     danxi_result *result = danxi_curriculum_create_review(session, 1, "Clear and fair",
 *         "The lectures are clear. Start the projects early.", 5, 5, 3, 4, NULL);
 *
 * Request: POST https://danke.fduhole.com/api/courses/{course_id}/reviews, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param course_id  Identifier of the course. At least 1.
 * @param title  Title of the review. 1 to 64 characters.
 * @param content  Text of the review, in Markdown. A link to another host delays the review until
 *   an administrator has read it. 1 to 10240 characters.
 * @param overall_rank  Overall mark, from 1 (worst) to 5 (best). 1 to 5.
 * @param content_rank  Mark of the content and the style of teaching. 1 to 5.
 * @param workload_rank  Mark of the workload. 1 to 5.
 * @param assessment_rank  Mark of the assessment. 1 to 5.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Review object: the new review. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No course has this identifier.
 *   - DANXI_ERROR_REJECTED: The account has reviewed the course already. Change the review, or delete
 *     it first.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_create_review(danxi_session *session, int64_t course_id,
                                             const char *title, const char *content,
                                             int64_t overall_rank, int64_t content_rank,
                                             int64_t workload_rank, int64_t assessment_rank,
                                             const char *options);

/**
 * Lists the reviews that the account wrote, oldest first.
 *
 * Unlike other lists, it contains the text of reviews that are checked for sensitive content.
 *
 *     danxi_result *result = danxi_curriculum_list_my_reviews(session, NULL);
 *
 * Request: GET https://danke.fduhole.com/api/reviews/me
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Review objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_my_reviews(danxi_session *session, const char *options);

/**
 * Changes a review that the account wrote.
 *
 * The whole review is replaced, its marks included. Everybody can read the earlier versions.
 *
 *     danxi_result *result = danxi_curriculum_modify_review(session, 1, "Clear and fair",
 *         "The lectures are clear. The second project is hard.", 5, 5, 2, 4, NULL);
 *
 * Request: PUT https://danke.fduhole.com/api/reviews/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the review. At least 1.
 * @param title  New title of the review. 1 to 64 characters.
 * @param content  New text of the review, in Markdown. 1 to 10240 characters.
 * @param overall_rank  Overall mark, from 1 (worst) to 5 (best). 1 to 5.
 * @param content_rank  Mark of the content and the style of teaching. 1 to 5.
 * @param workload_rank  Mark of the workload. 1 to 5.
 * @param assessment_rank  Mark of the assessment. 1 to 5.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Review object: the modified review. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account did not write the review.
 *   - DANXI_ERROR_NOT_FOUND: No review has this identifier, or it was deleted.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_modify_review(danxi_session *session, int64_t id, const char *title,
                                             const char *content, int64_t overall_rank,
                                             int64_t content_rank, int64_t workload_rank,
                                             int64_t assessment_rank, const char *options);

/**
 * Votes for or against a review, or removes the vote.
 *
 * The server can only toggle a vote. The account's present vote is therefore requested first, and
 * the new vote is sent only if it differs. Calls for one review take turns. If another program
 * votes at the same time, so that the vote in the response differs from `vote`, the vote is toggled
 * once more.
 *
 *     danxi_result *result = danxi_curriculum_vote_review(session, 1, 1, NULL);
 *
 * Requests, sent at most once:
 * - GET https://danke.fduhole.com/api/reviews/{id}
 * - PATCH https://danke.fduhole.com/api/reviews/{id}
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the review. At least 1.
 * @param vote  The vote: 1 for the review, -1 against it, 0 to remove the vote. -1 to 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Review object: the review with the new votes. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No review has this identifier, or it was deleted.
 *   - DANXI_ERROR_REJECTED: The vote still differs from `vote`, because another program is changing
 *     it at the same time.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_vote_review(danxi_session *session, int64_t id, int64_t vote,
                                           const char *options);

/**
 * Deletes a review that the account wrote.
 *
 *     danxi_result *result = danxi_curriculum_delete_review(session, 1, NULL);
 *
 * Request: DELETE https://danke.fduhole.com/api/reviews/{id}, sent at most once
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the review. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account did not write the review.
 *   - DANXI_ERROR_NOT_FOUND: No review has this identifier, or it was deleted already.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_delete_review(danxi_session *session, int64_t id,
                                             const char *options);

/**
 * Returns a random review with its course.
 *
 *     danxi_result *result = danxi_curriculum_get_random_review(session, NULL);
 *
 * Request: GET https://danke.fduhole.com/api/reviews/random
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Review object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The server has no reviews yet.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_get_random_review(danxi_session *session, const char *options);

/**
 * Lists the reviews that the automatic check found sensitive, page by page, last changed first.
 * Only for administrators.
 *
 *     danxi_result *result = danxi_curriculum_list_sensitive_reviews(session, NULL);
 *
 * Request: GET https://danke.fduhole.com/api/v3/reviews/_sensitive
 * Sign-in: community, danxi_account_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `open` (bool, default true): Whether to list the reviews about which no administrator has
 *     decided. Otherwise, those with a decision are listed.
 *   - `all` (bool, default false): Whether to list the reviews with and without a decision. `open`
 *     then has no effect.
 *   - `start_time` (time, RFC 3339): Time before which the listed reviews were last changed. The
 *     default is now.
 *   - `size` (int, 1 to 10, default 10): Maximum number of reviews.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of SensitiveReview objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_list_sensitive_reviews(danxi_session *session, const char *options);

/**
 * Decides whether a review is sensitive. Only for administrators.
 *
 * A sensitive review is deleted. Any other review becomes visible to everybody.
 *
 *     danxi_result *result = danxi_curriculum_set_review_sensitive(session, 1, false, NULL);
 *
 * Request: PUT https://danke.fduhole.com/api/v3/reviews/{id}/_sensitive
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param id  Identifier of the review, from danxi_curriculum_list_sensitive_reviews(). At least 1.
 * @param sensitive  Whether the review is sensitive.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A SensitiveReview object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 *   - DANXI_ERROR_NOT_FOUND: No review has this identifier, or it was deleted.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_set_review_sensitive(danxi_session *session, int64_t id,
                                                    bool sensitive, const char *options);

/**
 * Makes the server compute its list of course groups again. Only for administrators.
 *
 *     danxi_result *result = danxi_curriculum_refresh_course_groups(session, NULL);
 *
 * Request: GET https://danke.fduhole.com/api/courses/refresh
 * Sign-in: community, danxi_account_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The account is not an administrator's.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_curriculum_refresh_course_groups(danxi_session *session, const char *options);

/**
 * Deletes the cached course groups from memory and disk.
 *
 *     danxi_result *result = danxi_curriculum_clear_cache(session, NULL);
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
danxi_result *danxi_curriculum_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * CourseGroup: an object.
 *
 * All courses with the same code.
 *
 * - `id` (int): Identifier of the group, for danxi_curriculum_get_course_group().
 * - `code` (string): Code of the group's courses, such as `MATH120016`.
 * - `name` (string): Name of the group's courses.
 * - `department` (string): Department that offers the group's courses.
 * - `campus_name` (string): Name of the campus. May be empty.
 * - `credits` (array of numbers, optional): Credits: several numbers if the courses differ. null in
 *   danxi_curriculum_list_course_groups().
 * - `course_count` (int, optional): Number of the group's courses. null in
 *   danxi_curriculum_list_course_groups().
 * - `review_count` (int, optional): Number of reviews of the group's courses, including deleted
 *   reviews. null in danxi_curriculum_list_course_groups().
 * - `course_list` (array of CurriculumCourse, optional): Courses of the group. null in
 *   danxi_curriculum_search_course_groups().
 */

/*
 * CourseGroupPage: an object.
 *
 * A page of a search for course groups.
 *
 * - `items` (array of CourseGroup): Course groups that match, at most `page_size`.
 * - `page` (int): Number of the page, from 1.
 * - `page_size` (int): Maximum number of course groups on a page.
 */

/*
 * CurriculumCourse: an object.
 *
 * A course: one section of a course group in one semester.
 *
 * - `id` (int): Identifier of the course, for danxi_curriculum_list_reviews().
 * - `code` (string): Code of the course group, such as `MATH120016`.
 * - `code_id` (string): Code with the number of the section, such as `MATH120016.03`.
 * - `name` (string): Name of the course.
 * - `department` (string): Department that offers the course.
 * - `campus_name` (string): Name of the campus. May be empty.
 * - `teachers` (string): Names of the teachers, separated by commas.
 * - `credit` (number): Credits. 0 if they are unknown.
 * - `max_student` (int): Maximum number of students. 0 if it is unknown.
 * - `week_hour` (int): Lessons in a week. 0 if the number is unknown.
 * - `year` (int): Year in which the academic year starts.
 * - `semester` (int): Number of the semester in the academic year, from 1.
 * - `review_list` (array of Review, optional): Reviews of the course. null if the course has no
 *   reviews, or if the list was not requested.
 */

/*
 * CourseReviews: an object.
 *
 * A course of a timetable with the reviews of all courses with the same code, of any semester and
 * teacher.
 *
 * - `code` (string): Code of the course, such as `MATH120016`.
 * - `name` (string): Name in the timetable.
 * - `teachers` (array of strings): Names of the teachers in the timetable. Empty if the server
 *   sends none.
 * - `group_id` (int, optional): Identifier of the course group. null if the course reviews do not
 *   have the course.
 * - `courses` (array of CurriculumCourse): Courses of the group, with their reviews. Empty if the
 *   course reviews do not have the course.
 */

/*
 * ReviewRank: an object.
 *
 * The marks of a review, from 1 (worst) to 5 (best). 0 means that no mark was given.
 *
 * - `overall` (int): Overall mark of the course.
 * - `content` (int): Mark of the content and the style of teaching.
 * - `workload` (int): Mark of the workload.
 * - `assessment` (int): Mark of the assessment.
 */

/*
 * Review: an object.
 *
 * A review of a course.
 *
 * - `id` (int): Identifier of the review, for danxi_curriculum_get_review().
 * - `title` (string): Title. A notice replaces it while the review is checked for sensitive
 *   content.
 * - `content` (string): Text in Markdown. A notice replaces it while the review is checked for
 *   sensitive content.
 * - `rank` (ReviewRank): Marks that the author gave.
 * - `remark` (int): Number of votes for the review minus the number of votes against it.
 * - `vote` (int): The account's vote: 1 for the review, -1 against it, 0 for none.
 * - `is_me` (bool, optional): Whether the account wrote the review. null in
 *   danxi_curriculum_list_my_reviews() and danxi_curriculum_get_random_review().
 * - `reviewer_id` (int): Identifier of the author's account. Unlike on the forum, it is the same in
 *   all reviews.
 * - `history` (array of ReviewChange): Earlier versions, oldest first. Empty in lists of reviews.
 * - `extra` (ReviewExtra): Data about the author.
 * - `time_created` (time): Time of creation.
 * - `time_updated` (time): Time of the last change by the author. Votes do not change it.
 * - `course` (CurriculumCourse, optional): Course of the review. null except in
 *   danxi_curriculum_get_random_review().
 * - `group_id` (int, optional): Identifier of the course group. null except in
 *   danxi_curriculum_get_random_review().
 */

/*
 * ReviewChange: an object.
 *
 * A change of a review.
 *
 * - `time` (time): Time of the change.
 * - `alter_by` (int): Identifier of the author's account, also if an administrator made the change.
 * - `original` (ReviewVersion): The version before the change.
 */

/*
 * ReviewVersion: an object.
 *
 * An earlier version of a review.
 *
 * - `title` (string): Title before the change.
 * - `content` (string): Text before the change, in Markdown.
 * - `rank` (ReviewRank): The present marks, because the server does not keep earlier marks.
 * - `remark` (int): The present number of votes for the review minus the number of votes against
 *   it.
 * - `reviewer_id` (int): Identifier of the author's account.
 * - `time_created` (time): Time of creation of the review.
 * - `time_updated` (time): Time of the change that ended this version.
 */

/*
 * ReviewExtra: an object.
 *
 * Data about the author of a review.
 *
 * - `achievements` (array of Achievement): Achievements of the author. Empty in lists of reviews.
 */

/*
 * Achievement: an object.
 *
 * An achievement of an author of reviews.
 *
 * - `name` (string): Name of the achievement.
 * - `domain` (string): Field of the achievement.
 * - `obtain_date` (time): Time of the achievement.
 */

/*
 * SensitiveReview: an object.
 *
 * A review that the automatic check found sensitive, as administrators see it.
 *
 * - `id` (int): Identifier of the review.
 * - `title` (string): Title of the review.
 * - `content` (string): Text of the review, in Markdown.
 * - `is_actually_sensitive` (bool, optional): The decision of an administrator. null if no
 *   administrator has decided.
 * - `sensitive_detail` (string): Reason that the automatic check reported.
 * - `modify_count` (int): Number of times the review was changed.
 * - `course` (CurriculumCourse): Course of the review.
 * - `time_created` (time): Time of creation of the review.
 * - `time_updated` (time): Time of the last change of the review.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_CURRICULUM_H */
