/* Generated from interface/course.toml by `make generate`; do not edit. */
#ifndef DANXI_COURSE_H
#define DANXI_COURSE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Semesters, timetables, conflicts between courses, and timetables as calendar files.
 *
 * Dates and times are in Asia/Shanghai. Semesters and courses are stored in memory and below `store.path`.
 * For graduates, other servers are asked than for undergraduates.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the times of the day's 14 lessons.
 *
 * No request is sent.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of ClassTimeSlot. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_course_list_class_times(danxi_session *session, const char *options);

/**
 * Lists the semesters, newest first.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Semester. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table, GET
 *   https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 */
danxi_result *danxi_course_get_semesters(danxi_session *session, const char *options);

/**
 * Returns the current semester.
 *
 * It comes from the semesters that danxi_course_get_semesters() stores.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return Semester. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table, GET
 *   https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 */
danxi_result *danxi_course_get_current_semester(danxi_session *session, const char *options);

/**
 * Lists the courses of a semester, sorted by weekday and lesson.
 *
 * Entries of the server that differ only in room, teacher or lesson are merged. For graduates, one request is
 * sent for each week of the semester.
 *
 * @param session An open session.
 * @param semester_id Identifier of the semester.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Course. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data, GET
 *   https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index, POST
 *   https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 */
danxi_result *danxi_course_get_courses(danxi_session *session, int64_t semester_id, const char *options);

/**
 * Returns a captcha for danxi_course_answer_captcha().
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CourseCaptcha. danxi_schema() describes it.
 * @see GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/%2Adefault/index.do, GET
 *   http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do, GET
 *   http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/vcode/image.do?vtoken={id}
 */
danxi_result *danxi_course_get_captcha(danxi_session *session, const char *options);

/**
 * Signs in to the graduates' course selection, which is separate from danxi_campus_login().
 *
 * The sign-in lasts about ten minutes. Every failed call needs a new captcha from danxi_course_get_captcha().
 *
 * The password is sent once. The server uses neither TLS nor a secret key, so anyone on the network path can
 * read the password unless WebVPN is used: see `network.webvpn`.
 *
 * @param session An open session.
 * @param id Identifier of the captcha.
 * @param answer The characters of the captcha.
 * @param username Student number.
 * @param password Password of the campus account.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do
 */
danxi_result *danxi_course_answer_captcha(danxi_session *session, const char *id, const char *answer, const char *username, const char *password, const char *options);

/**
 * Lists the courses that a graduate has selected, by semester, newest first, then by weekday and lesson.
 *
 * It needs danxi_course_answer_captcha() first. `semester_id` is as in danxi_course_get_semesters(), or 0 if
 * the server does not send it.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Course. danxi_schema() describes it.
 * @see GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}
 */
danxi_result *danxi_course_get_selected_courses(danxi_session *session, const char *options);

/**
 * Returns a week of a semester with its courses.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `semester_id` (int): Identifier of the semester. The default is the current semester.
 *   - `week` (int): Number of the week. The default is the week that contains today or, if courses have not
 *     begun or have ended, the nearest week with courses.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return CourseWeek. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data, GET
 *   https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index, POST
 *   https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 */
danxi_result *danxi_course_get_week(danxi_session *session, const char *options);

/**
 * Lists the pairs of courses of a semester that meet at the same time.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `semester_id` (int): Identifier of the semester. The default is the current semester.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of CourseConflict. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data, GET
 *   https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index, POST
 *   https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 */
danxi_result *danxi_course_get_conflicts(danxi_session *session, const char *options);

/**
 * Returns a semester's courses and exams as a calendar file (iCalendar, RFC 5545).
 *
 * Courses become weekly or biweekly events. Exams and `bookings` become single events.
 *
 * Importing a newer file replaces the events of an older one, because their UIDs stay the same: a course's
 * UID depends on semester, code, weekday, first lesson and first week; a booking's on playground, name, date
 * and start time.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `semester_id` (int): Identifier of the semester. The default is the current semester.
 *   - `exams` (bool): Whether to include exams. They are known only for the current semester of
 *     undergraduates.
 *   - `bookings` (array of Reservation): Slots of danxi_reservation_get_reservations() that the account has
 *     reserved. The caller has to pass them, because the university offers no list of them. They are included
 *     whatever the semester. By default there are none.
 *   - `reminder_minutes` (int): Time between a reminder and the start of each event. By default there are
 *     no reminders.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return string. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data, GET
 *   https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}, GET
 *   https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index, POST
 *   https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 */
danxi_result *danxi_course_calendar(danxi_session *session, const char *options);

/**
 * Deletes the stored semesters and courses, in memory and on disk.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see nothing is sent
 */
danxi_result *danxi_course_clear_cache(danxi_session *session, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_COURSE_H */
