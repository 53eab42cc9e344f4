/* Generated from interface/archive.toml by `make generate`; do not edit. */
#ifndef DANXI_ARCHIVE_H
#define DANXI_ARCHIVE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file An archive of what is one's own in the community and at the university, in a folder.
 *
 * The folder has one SQLite database, the images of the forum and the files of eLearning. It
 * belongs to one person: danxi_archive_run() refuses the folder of another account. Neither
 * passwords nor tokens nor the number of the student are in it. The guide *Archive* describes the
 * folder and the tables.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_archive_run() is the method "archive.run". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Puts what is one's own into a folder: favorites, own holes and floors, images, messages, reviews,
 * scores, timetables, exams, card transactions, loans and files of eLearning.
 *
 * The first run reads everything. The next ones read what is new: a run without news sends about
 * one request for each part. Loans and the timetables of graduate students are read at most once a
 * day, and the files of courses at most every six hours, unless `parts` names them. What the server
 * no longer has stays in the archive, with the time when it was found gone, and what has changed
 * keeps its earlier forms.
 *
 * The call sends at most one request in `interval_ms`, and ends the reading after two refusals,
 * such as the status 429. The parts of a run are independent: if one fails, the others are read,
 * and the result says so. The progress of the call counts parts, threads, images, timetables and
 * courses.
 *
 * If the call ends early, even because the process is killed, the next one continues where it
 * ended. The first run takes long: pass a large `timeout_ms`, or call again. One call at a time
 * uses a folder.
 *
 *     danxi_result *result = danxi_archive_run(session, "fudan", "{\"parts\": [\"favorites\"]}");
 *
 * Requests:
 * - GET https://forum.fduhole.com/api/user/favorites
 * - GET https://forum.fduhole.com/api/users/me/holes
 * - GET https://forum.fduhole.com/api/users/me/floors
 * - GET https://forum.fduhole.com/api/holes/{hole_id}
 * - GET https://forum.fduhole.com/api/holes/{hole_id}/floors
 * - GET https://forum.fduhole.com/api/messages
 * - GET https://image.fduhole.com/…
 * - GET https://danke.fduhole.com/api/reviews/me
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/info/{student_id}
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * - POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 * - GET https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdcjapp/modules/xscjcx/jdjscjcx.do
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
 * - GET https://ecard.fudan.edu.cn/epay/consume/index
 * - POST https://ecard.fudan.edu.cn/epay/consume/query
 * - GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/v2/getReaderHistoryLoan
 * - GET https://elearning.fudan.edu.cn/api/v1/courses
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/files
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/folders
 * - GET https://elearning.fudan.edu.cn/api/v1/courses/{course_id}/modules
 *
 * @param session  A session.
 * @param folder  Path of the folder, which is created if it is missing. An existing folder must be
 *   empty or an archive of the same person. It gets the mode 0700. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `parts` (array of ArchivePartName, at least 1 item without duplicates): Parts to read. By
 *     default, all parts are read. One of "favorites", "holes", "floors", "threads", "messages",
 *     "images", "reviews", "scores", "lessons", "exams", "transactions", "loans", "files".
 *   - `refresh` (bool, default false): Whether to read everything again. This finds changes and
 *     deletions in what a run without it does not request: older floors, for example.
 *   - `interval_ms` (int, 0 to 60000 ms, default 1000): Minimum time between the starts of two
 *     requests. Less than the default is meant for test servers.
 *   - `timeout_ms`: see danxi_call().
 * @return An ArchiveReport object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The folder cannot be used, is neither empty nor an archive, or
 *     belongs to another account.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The session is signed in neither to the community nor to the campus
 *     services.
 *   - DANXI_ERROR_STORAGE: The folder cannot be written, for example because the disk is full, or
 *     another call uses the folder.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_archive_run(danxi_session *session, const char *folder, const char *options);

/**
 * Writes an archive as pages that a browser opens from its folder, and each thread as a Markdown
 * file.
 *
 * The pages need no server and no network: they load nothing but images of the folder, run no
 * script but the search, and open links only when somebody clicks on them. They have threads with
 * their images and quotations, messages, reviews, scores, timetables, exams, card transactions with
 * the sums of each month, loans, and links to the files of eLearning.
 *
 * The files are `index.html`, `pages/…` and `markdown/…`. Equal archives give equal bytes. Files
 * are replaced as a whole, and a file that somebody else has written or changed is left as it is.
 * No request is sent. The progress of the call counts threads. If an archive of thousands of
 * threads needs more time than `timeout_ms`, call again: files that are there already are not
 * written again. One call at a time uses a folder.
 *
 *     danxi_result *result = danxi_archive_export(session, "example", NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param folder  Path of the folder of an archive, see danxi_archive_run(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `language` (ArchiveLanguage, default "zh"): Language of titles, dates and other words of the
 *     export. One of "zh", "en".
 *   - `timeout_ms`: see danxi_call().
 * @return An ArchiveExport object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The folder cannot be used, or is not an archive.
 *   - DANXI_ERROR_STORAGE: The folder cannot be written, for example because the disk is full, or
 *     another call uses the folder.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_archive_export(danxi_session *session, const char *folder, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * ArchivePart: an object.
 *
 * The result of a run for a part of the archive.
 *
 * - `name` (ArchivePartName): Name of the part.
 * - `outcome` (ArchiveOutcome): Outcome of the part.
 * - `count` (int, at least 0): Number of entries that the part has now, without those that the
 *   server no longer has.
 * - `new_count` (int, at least 0): Number of entries that the run has added.
 * - `changed_count` (int, at least 0): Number of entries that have changed. Their earlier form is
 *   kept.
 * - `gone_count` (int, at least 0): Number of entries that the server no longer has. They stay in
 *   the archive.
 * - `reason` (string, optional): Reason why the part was skipped or failed, otherwise null.
 */

/*
 * ArchiveReport: an object.
 *
 * The result of a run.
 *
 * - `folder` (string): Path of the folder on this computer.
 * - `is_complete` (bool): Whether no part has failed or was skipped.
 * - `request_count` (int, at least 0): Number of requests that were sent, redirects and sign-ins
 *   included.
 * - `parts` (array of ArchivePart): Results of the parts, in the order in which they were read.
 */

/*
 * ArchiveExport: an object.
 *
 * The result of an export.
 *
 * - `folder` (string): Path of the archive's folder on this computer.
 * - `page` (string): Path of the first page, for a browser.
 * - `thread_count` (int, at least 0): Number of exported threads.
 * - `file_count` (int, at least 0): Number of files that the export consists of, also if they did
 *   not change.
 * - `kept` (array of strings): Paths of files that are not part of the export because somebody else
 *   has written or changed them. Move them, and call again.
 */

/*
 * ArchivePartName: a string.
 *
 * A part of an archive.
 *
 * - "favorites": The favorites in the forum.
 * - "holes": The holes that the account created.
 * - "floors": The floors that the account wrote in any hole.
 * - "threads": All floors of the favorites and of the account's holes.
 * - "messages": The messages of the forum, which keeps them for seven days.
 * - "images": The images in these floors that are on the community's image server.
 * - "reviews": The course reviews that the account wrote.
 * - "scores": The course results of all semesters.
 * - "lessons": The timetables of all semesters.
 * - "exams": The exams. The university has none for graduate students.
 * - "transactions": The transactions of the campus card.
 * - "loans": The books that were borrowed and returned.
 * - "files": The files of the courses in eLearning.
 */

/*
 * ArchiveOutcome: a string.
 *
 * The outcome of a part of a run.
 *
 * - "ok": The part is complete.
 * - "failed": The part could not be read, or not completely. All entries that were read are stored.
 * - "skipped": The part was not read: the session is not signed in, or the run has ended after two
 *   refusals.
 */

/*
 * ArchiveLanguage: a string.
 *
 * The language of the words between what is one's own.
 *
 * - "zh": Chinese.
 * - "en": English.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_ARCHIVE_H */
