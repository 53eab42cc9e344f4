/* Generated from interface/elearning.toml by `make generate`; do not edit. */
#ifndef DANXI_ELEARNING_H
#define DANXI_ELEARNING_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Courses of eLearning, the university's Canvas: to-dos, files, modules, assignments,
 * announcements, grades and events.
 *
 * The methods only read: nothing is handed in, and a read leaves no mark that something was read.
 * The session sends one request at a time to eLearning. To-dos are cached in memory and below
 * store.path, all other values in memory only. With a personal token, to-dos stay in memory, too.
 *
 * The methods use the sign-in of danxi_campus_login() or, without it, the personal token in
 * elearning.token.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_elearning_list_courses() is the method "elearning.list_courses". danxi/core.h explains
 * sessions, results and errors.
 */

/**
 * Lists the account's courses in eLearning.
 *
 * A course that is closed because of its dates has no name, and is left out.
 *
 *     danxi_result *result = danxi_elearning_list_courses(session, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/courses
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 hour.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `state` (ElearningCourseState): Lists only courses with this state. By default, the server
 *     chooses: the running courses, and some that have ended. One of "active", "invited_or_pending",
 *     "completed".
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningCourse objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_courses(danxi_session *session, const char *options);

/**
 * Lists the assignments, quizzes, announcements and events of a period, in order of their times.
 *
 *     danxi_result *result = danxi_elearning_list_todos(session, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/planner/items
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_date` (date, YYYY-MM-DD): First day, in Asia/Shanghai. The default is today.
 *   - `end_date` (date, YYYY-MM-DD): Last day, in Asia/Shanghai. By default there is no limit.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningTodo objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end_date` is before `start_date`.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_todos(danxi_session *session, const char *options);

/**
 * Lists the folders with files of a course.
 *
 *     danxi_result *result = danxi_elearning_list_folders(session, 90000, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/folders
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningFolder objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The course does not show this to the account.
 *   - DANXI_ERROR_NOT_FOUND: The account has no course with this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_folders(danxi_session *session, int64_t course_id,
                                           const char *options);

/**
 * Lists the files of a course.
 *
 * The list lacks files that the teacher has hidden. A module may contain such a file: see
 * danxi_elearning_list_modules().
 *
 *     danxi_result *result = danxi_elearning_list_files(session, 90000, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/files
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningFile objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The course does not show this to the account.
 *   - DANXI_ERROR_NOT_FOUND: The account has no course with this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_files(danxi_session *session, int64_t course_id,
                                         const char *options);

/**
 * Lists the modules of a course with their items.
 *
 * The list is empty if the course has switched off modules.
 *
 *     danxi_result *result = danxi_elearning_list_modules(session, 90000, NULL);
 *
 * Requests:
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/modules
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/modules/{module_id}/items
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningModule objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The course does not show this to the account.
 *   - DANXI_ERROR_NOT_FOUND: The account has no course with this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_modules(danxi_session *session, int64_t course_id,
                                           const char *options);

/**
 * Lists the assignments of a course, with the account's own submissions and scores, in order of
 * their due times.
 *
 * The list is empty if the course has switched off assignments.
 *
 *     danxi_result *result = danxi_elearning_list_assignments(session, 90000, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/assignments
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningAssignment objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The course does not show this to the account.
 *   - DANXI_ERROR_NOT_FOUND: The account has no course with this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_assignments(danxi_session *session, int64_t course_id,
                                               const char *options);

/**
 * Returns an assignment with its description and the account's own submission.
 *
 *     danxi_result *result = danxi_elearning_get_assignment(session, 90000, 700, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/assignments/{id}
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param id  Identifier of the assignment. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An ElearningAssignment object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The course has no assignment with this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_get_assignment(danxi_session *session, int64_t course_id, int64_t id,
                                             const char *options);

/**
 * Lists the announcements of a course, newest first.
 *
 * The list is empty if the course has switched off announcements.
 *
 *     danxi_result *result = danxi_elearning_list_announcements(session, 90000, NULL);
 *
 * Request: GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/discussion_topics
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningAnnouncement objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The course does not show this to the account.
 *   - DANXI_ERROR_NOT_FOUND: The account has no course with this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_announcements(danxi_session *session, int64_t course_id,
                                                 const char *options);

/**
 * Returns the account's grades in a course, by group of assignments.
 *
 *     danxi_result *result = danxi_elearning_get_grades(session, 90000, NULL);
 *
 * Requests:
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/assignment_groups
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An ElearningGrades object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The course does not show this to the account.
 *   - DANXI_ERROR_NOT_FOUND: The account has no course with this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_get_grades(danxi_session *session, int64_t course_id,
                                         const char *options);

/**
 * Lists the events of the calendar in a period, in order of their times.
 *
 * Deadlines of assignments are no events: danxi_elearning_list_todos() lists them.
 *
 *     danxi_result *result = danxi_elearning_list_events(session, NULL);
 *
 * Requests:
 * - GET https://elearning.fudan.edu.cn/api/v1/courses
 * - GET https://elearning.fudan.edu.cn/api/v1/calendar_events
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 10 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `start_date` (date, YYYY-MM-DD): First day, in Asia/Shanghai. The default is today.
 *   - `end_date` (date, YYYY-MM-DD): Last day, in Asia/Shanghai. The default is 30 days after
 *     `start_date`.
 *   - `course_ids` (array of ints, at most 100 items without duplicates, at least 1): Identifiers of
 *     courses. By default, the events of the account and of all its running courses are listed.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of ElearningEvent objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `end_date` is before `start_date`.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_list_events(danxi_session *session, const char *options);

/**
 * Downloads a file of a course, and continues where an earlier call ended.
 *
 * It works like danxi_http_download(). Large files need a longer `timeout_ms`.
 *
 *     danxi_result *result = danxi_elearning_download_file(session, 90000, 90000000,
 *         "example.pdf", NULL);
 *
 * Requests:
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/files/{id}
 * - GET https://elearning.fudan.edu.cn/files/{id}/download
 * - GET https://canvas-production.s3.fudan.edu.cn/{path}
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param id  Identifier of the file. At least 1.
 * @param file  Path of the file to write, as for danxi_http_download(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A DownloadedFile object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The file is locked.
 *   - DANXI_ERROR_NOT_FOUND: The course has no file with this identifier.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The size of the file is not the one that the server has
 *     stated.
 *   - DANXI_ERROR_STORAGE: The file cannot be written to its end, or another call downloads to the
 *     same file.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_download_file(danxi_session *session, int64_t course_id, int64_t id,
                                            const char *file, const char *options);

/**
 * Puts the files of a course into a folder, and downloads only what is new or has changed.
 *
 * A file that the call has not put there itself, or that was changed since, is neither overwritten
 * nor removed: the new file gets a number, such as `讲义 (2).pdf`. A file that the user has deleted
 * is downloaded again. Names are made safe: no file leaves the folder, and links in it are not
 * followed.
 *
 * If the call ends early, even because the process is killed, the next one continues where it
 * ended. The folder gets a directory `.danxi-sync` with what this needs. Large courses need a
 * longer `timeout_ms`.
 *
 *     danxi_result *result = danxi_elearning_sync(session, 90000, "example", NULL);
 *
 * Requests:
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/files
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/folders
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/modules
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/files/{id}
 * - GET https://elearning.fudan.edu.cn/files/{id}/download
 * - GET https://canvas-production.s3.fudan.edu.cn/{path}
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param course_id  Identifier of the course, as in danxi_elearning_list_courses(). At least 1.
 * @param folder  Path of the folder, which is created if it is missing. A folder belongs to one
 *   course. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An ElearningSyncResult object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The folder cannot be used, or has the files of another course.
 *   - DANXI_ERROR_FORBIDDEN: The course shows neither files nor modules to the account.
 *   - DANXI_ERROR_NOT_FOUND: The account has no course with this identifier.
 *   - DANXI_ERROR_STORAGE: A file cannot be written, for example because the disk is full, or another
 *     call uses the folder.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_sync(danxi_session *session, int64_t course_id, const char *folder,
                                   const char *options);

/**
 * Returns announcements, assignments, files and grades that are new since a token.
 *
 * A poll sends up to three requests for each course, one after the other. A list that the course
 * does not show now counts as unchanged.
 *
 *     danxi_result *result = danxi_elearning_watch(session, NULL);
 *
 * Requests:
 * - GET https://elearning.fudan.edu.cn/api/v1/courses
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/discussion_topics
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/assignments
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/files
 * Sign-in: campus, danxi_campus_login().
 * Stream: danxi_watch(session, "elearning.watch", …) delivers each result whose `items` is not
 *   empty.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `course_ids` (array of ints, at most 100 items without duplicates, at least 1): Identifiers of
 *     courses. By default, all running courses are watched.
 *   - `kinds` (array of ElearningNewsKind, at least 1 item without duplicates): Kinds of items. By
 *     default, items of all kinds are returned. One of "announcement", "assignment", "file", "grade".
 *   - `since` (string, not empty): Token of an earlier call. The default is the token that the
 *     account's last call with the same parameters has kept in the session's store: store.path,
 *     store.url or a store of the program. Without a kept token, the call returns no earlier items,
 *     only a token of the current state.
 *   - `interval_ms` (int, 600000 to 86400000 ms, default 1800000): Time that a stream waits between
 *     two polls. A single call ignores this option.
 *   - `every_poll` (bool, default false): Whether a stream also returns polls without news. The age
 *     of each result tells when the last poll succeeded. A single call ignores this option.
 *   - `timeout_ms`: see danxi_call().
 * @return An ElearningNews object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_elearning_watch(danxi_session *session, const char *options);

/**
 * Deletes the cached values of eLearning from memory and disk.
 *
 *     danxi_result *result = danxi_elearning_clear_cache(session, NULL);
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
danxi_result *danxi_elearning_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28". DownloadedFile
 * is described in danxi/http.h.
 */

/*
 * ElearningCourse: an object.
 *
 * A course in eLearning.
 *
 * - `id` (int): Identifier. The page of the course is https://elearning.fudan.edu.cn/courses/
 *   followed by the identifier.
 * - `name` (string): Name of the course. If the account has given the course a nickname, the
 *   nickname.
 * - `original_name` (string, optional): Name of the course if `name` is a nickname, otherwise null.
 * - `code` (string, optional): Code that eLearning shows. null without a code.
 * - `term` (string, optional): Name of the term. null if the server does not send it.
 * - `teachers` (array of strings): Names of the teachers.
 * - `start_time` (time, optional): Start of the course. null if the server does not send it.
 * - `end_time` (time, optional): End of the course. null if the server does not send it.
 * - `score` (number, in %, optional): Current score of the account. null without a score, or if the
 *   teacher hides it.
 */

/*
 * ElearningTodo: an object.
 *
 * A to-do of a course, such as an assignment.
 *
 * - `id` (int): Identifier, unique among the to-dos of the same `kind`.
 * - `kind` (ElearningTodoKind, optional): Kind of the to-do. null if the server does not send it.
 * - `title` (string): Title of the to-do.
 * - `course_id` (int, optional): Identifier of the course, as in danxi_elearning_list_courses().
 *   null outside a course.
 * - `course_name` (string, optional): Name of the course. null outside a course.
 * - `due_time` (time, optional): Time at which the to-do is due, or at which an event starts. null
 *   without a time.
 * - `url` (url, optional): URL of the to-do's page. null if the server does not send it.
 * - `points` (number, optional): Maximum number of points. null without points.
 * - `submitted` (bool, optional): Whether the account has handed in the to-do. null if nothing can
 *   be handed in.
 * - `graded` (bool, optional): Whether the to-do has been graded. null if nothing can be handed in.
 * - `missing` (bool, optional): Whether the to-do is overdue and was not handed in. null if nothing
 *   can be handed in.
 */

/*
 * ElearningFolder: an object.
 *
 * A folder with files of a course.
 *
 * - `id` (int): Identifier of the folder.
 * - `name` (string): Name of the folder. The name of the root is translated, such as 课程文件.
 * - `path` (array of strings): Names of the folders from the root to this one, without the name of
 *   the root. Empty for the root.
 * - `parent_id` (int, optional): Identifier of the folder that contains this one. null for the
 *   root.
 * - `file_count` (int, optional): Number of files in the folder. null if the server does not send
 *   it.
 * - `locked` (bool, optional): Whether the folder is closed to students. null if the server does
 *   not send it.
 */

/*
 * ElearningFile: an object.
 *
 * A file of a course.
 *
 * - `id` (int): Identifier, which danxi_elearning_download_file() takes.
 * - `name` (string): Name of the file, as the server sends it. It may contain any characters: do
 *   not use it as a path.
 * - `folder_id` (int, optional): Identifier of the folder, as in danxi_elearning_list_folders().
 *   null if the server does not send it.
 * - `size` (int, in bytes, optional): Size of the file. null if the server does not send it.
 * - `content_type` (string, optional): Media type of the file. null if the server does not send it.
 * - `create_time` (time, optional): Time at which the file was added. null if the server does not
 *   send it.
 * - `modify_time` (time, optional): Time at which the content last changed. null if the server does
 *   not send it.
 * - `locked` (bool, optional): Whether the account may not download the file now. null if the
 *   server does not send it.
 * - `unlock_time` (time, optional): Time from which the file can be downloaded. null without such a
 *   time.
 */

/*
 * ElearningModuleItem: an object.
 *
 * An item of a module, such as a file or an assignment.
 *
 * - `id` (int): Identifier of the item.
 * - `title` (string): Title of the item.
 * - `type` (ElearningItemType, optional): Type of the item. null if the server does not send it.
 * - `content_id` (int, optional): Identifier of the file, assignment, discussion or quiz. null for
 *   other items.
 * - `url` (url, optional): URL of the item's page, or of the other site. null if the server does
 *   not send it.
 * - `indent` (int, optional): Indentation below the heading, from 0. null if the server does not
 *   send it.
 */

/*
 * ElearningModule: an object.
 *
 * A module of a course, such as the material of a week.
 *
 * - `id` (int): Identifier of the module.
 * - `name` (string): Name of the module.
 * - `unlock_time` (time, optional): Time from which the module is open. null without such a time.
 * - `items` (array of ElearningModuleItem): Items of the module, in the teacher's order.
 */

/*
 * ElearningSubmission: an object.
 *
 * The account's submission for an assignment, with its score.
 *
 * - `state` (ElearningSubmissionState, optional): State of the submission. null if the server does
 *   not send it.
 * - `submitted` (bool): Whether something was handed in or graded.
 * - `score` (number, optional): Score in points. null until it is posted.
 * - `grade` (string, optional): Grade as the teacher shows it, such as A-, complete or 13.5. null
 *   until it is posted.
 * - `submit_time` (time, optional): Time of the last attempt. null without an attempt.
 * - `grade_time` (time, optional): Time of the grading. null if the submission is not graded.
 * - `attempt` (int, optional): Number of attempts. null without an attempt.
 * - `late` (bool, optional): Whether it was handed in after the due time. null if the server does
 *   not send it.
 * - `missing` (bool, optional): Whether it is overdue and was not handed in. null if the server
 *   does not send it.
 * - `excused` (bool, optional): Whether the account need not hand it in. null if the server does
 *   not send it.
 */

/*
 * ElearningAssignment: an object.
 *
 * An assignment of a course, with the account's own submission.
 *
 * - `id` (int): Identifier of the assignment.
 * - `name` (string): Name of the assignment.
 * - `course_id` (int, optional): Identifier of the course. null if the server does not send it.
 * - `group_id` (int, optional): Identifier of the group, as in danxi_elearning_get_grades(). null
 *   if the server does not send it.
 * - `due_time` (time, optional): Time at which it is due for this account. null without a due time.
 * - `unlock_time` (time, optional): Time from which it can be handed in. null without such a time.
 * - `lock_time` (time, optional): Time until which it can be handed in. After `due_time`, it is
 *   late. null without such a time.
 * - `points` (number, optional): Maximum number of points. null without points.
 * - `grading_type` (string, optional): Kind of grade, such as points, pass_fail or letter_grade.
 *   null if the server does not send it.
 * - `submission_types` (array of strings): Ways to hand it in, such as online_upload. With none,
 *   on_paper or not_graded, nothing is handed in here.
 * - `description` (string, optional): Description as HTML of the teacher. Only
 *   danxi_elearning_get_assignment() returns it.
 * - `url` (url, optional): URL of the assignment's page. null if the server does not send it.
 * - `locked` (bool, optional): Whether the account may not hand it in now. null if the server does
 *   not send it.
 * - `submission` (ElearningSubmission, optional): The account's submission. null if the server does
 *   not send it.
 */

/*
 * ElearningAnnouncement: an object.
 *
 * An announcement of a course.
 *
 * - `id` (int): Identifier of the announcement.
 * - `title` (string): Title of the announcement.
 * - `message` (string, optional): Text as HTML of the teacher. null without a text.
 * - `post_time` (time, optional): Time of the announcement. null if the server does not send it.
 * - `author` (string, optional): Name of the author. null if the server does not send it.
 * - `url` (url, optional): URL of the announcement's page. null if the server does not send it.
 * - `attachments` (array of ElearningFile): Files that are attached to the announcement.
 */

/*
 * ElearningGradeGroup: an object.
 *
 * A group of assignments that are graded together.
 *
 * - `id` (int): Identifier of the group.
 * - `name` (string): Name of the group.
 * - `weight` (number, in %, optional): Weight of the group in the total. It counts only if
 *   ElearningGrades has `weighted`. null if the server does not send it.
 * - `assignments` (array of ElearningAssignment): Assignments of the group, with the account's
 *   submissions.
 */

/*
 * ElearningGrades: an object.
 *
 * The account's grades in a course.
 *
 * - `current_score` (number, in %, optional): Score of what is graded so far. null without grades,
 *   or if the teacher hides it.
 * - `final_score` (number, in %, optional): Score in which everything ungraded counts as 0. null
 *   without grades, or if the teacher hides it.
 * - `current_grade` (string, optional): Grade of `current_score`. null without a grading scheme.
 * - `final_grade` (string, optional): Grade of `final_score`. null without a grading scheme.
 * - `weighted` (bool, optional): Whether the weights of the groups count. null if the server does
 *   not send it.
 * - `groups` (array of ElearningGradeGroup): Groups of assignments, in the teacher's order.
 */

/*
 * ElearningEvent: an object.
 *
 * An event of the calendar of a course or of the account.
 *
 * - `id` (int): Identifier of the event.
 * - `title` (string): Title of the event.
 * - `start_time` (time, optional): Start of the event. null without a time.
 * - `end_time` (time, optional): End of the event. null without a time.
 * - `all_day` (bool, optional): Whether the event lasts the whole day. null if the server does not
 *   send it.
 * - `date` (date, optional): Day of an event that lasts the whole day. null for other events.
 * - `context_name` (string, optional): Name of the course or of the person. null if the server does
 *   not send it.
 * - `course_id` (int, optional): Identifier of the course. null for an event of the account.
 * - `location` (string, optional): Place of the event. null without a place.
 * - `description` (string, optional): Description as HTML. null without a description.
 * - `url` (url, optional): URL of the event's page. null if the server does not send it.
 */

/*
 * ElearningSyncedFile: an object.
 *
 * A file of a synchronized course.
 *
 * - `id` (int): Identifier of the file.
 * - `name` (string): Name of the file, as the server sends it.
 * - `outcome` (ElearningSyncOutcome): The result for this file, such as a download.
 * - `path` (string, optional): Path of the file below the folder. null if the file is not in the
 *   folder.
 * - `size` (int, in bytes, optional): Size of the file on the server. null if the server does not
 *   send it.
 * - `reason` (string, optional): Message of the error if the file could not be downloaded,
 *   otherwise null.
 */

/*
 * ElearningSyncResult: an object.
 *
 * The outcome of synchronizing a course into a folder.
 *
 * - `folder` (string): Path of the folder on this computer.
 * - `files` (array of ElearningSyncedFile): Files of the course, in order of their identifiers.
 *   Those that the course no longer has follow.
 */

/*
 * ElearningNewsItem: an object.
 *
 * An item of a course that is new.
 *
 * - `kind` (ElearningNewsKind): Kind of the item.
 * - `course_id` (int): Identifier of the course.
 * - `id` (int): Identifier of the announcement, assignment or file. Of a grade, the identifier of
 *   its assignment.
 * - `title` (string): Title of the announcement or assignment, or name of the file.
 * - `time` (time, optional): Time of the announcement, file or grading, or due time of the
 *   assignment. null if the server does not send it.
 * - `url` (url, optional): URL of the item's page. null for files.
 * - `score` (number, optional): Score of a grade, in points. null for other items.
 * - `grade` (string, optional): Grade as the teacher shows it. null for other items.
 * - `points` (number, optional): Maximum number of points of an assignment or grade. null without
 *   points.
 */

/*
 * ElearningNews: an object.
 *
 * The items of courses that are new since a token.
 *
 * - `token` (string): Token of the state after these items. The next call takes it as `since`.
 * - `items` (array of ElearningNewsItem): New items, in order of courses and kinds.
 */

/*
 * ElearningTodoKind: a string.
 *
 * A kind of to-do. A server may send further values.
 *
 * - "assignment": An assignment to hand in.
 * - "quiz": A quiz to take.
 * - "discussion_topic": A discussion to take part in.
 * - "wiki_page": A page to read.
 * - "announcement": An announcement to read.
 * - "calendar_event": An event of the calendar.
 * - "planner_note": A note that the person has written.
 */

/*
 * ElearningCourseState: a string.
 *
 * A state of the account's enrolment in a course.
 *
 * - "active": The course is running.
 * - "invited_or_pending": The account was invited to the course, or the course has not begun.
 * - "completed": The course has ended.
 */

/*
 * ElearningItemType: a string.
 *
 * A type of item of a module. A server may send further values.
 *
 * - "File": A file of the course.
 * - "Page": A page of the course.
 * - "Discussion": A discussion of the course.
 * - "Assignment": An assignment of the course.
 * - "Quiz": A quiz of the course.
 * - "SubHeader": A heading between the items.
 * - "ExternalUrl": A link to another site.
 * - "ExternalTool": A tool of another site.
 */

/*
 * ElearningSubmissionState: a string.
 *
 * A state of a submission. A server may send further values.
 *
 * - "unsubmitted": Nothing was handed in.
 * - "submitted": The submission was handed in.
 * - "graded": The submission was graded. The score is null until the teacher posts it.
 * - "pending_review": A part of the submission waits for the teacher's review.
 */

/*
 * ElearningSyncOutcome: a string.
 *
 * What danxi_elearning_sync() did with a file.
 *
 * - "downloaded": The file was put into the folder.
 * - "updated": The file replaces its earlier version, which nobody had changed.
 * - "unchanged": Nothing was to be done. A file that the user has changed stays as it is until the
 *   server has a new version.
 * - "locked": The file cannot be downloaded now.
 * - "removed": The course no longer has the file. It stays in the folder.
 * - "failed": The file could not be downloaded.
 */

/*
 * ElearningNewsKind: a string.
 *
 * A kind of item that danxi_elearning_watch() returns.
 *
 * - "announcement": A new announcement.
 * - "assignment": A new assignment.
 * - "file": A file that is new or has a new content.
 * - "grade": A grade that is new or has changed.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ELEARNING_H */
