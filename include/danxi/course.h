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
 * @file The courses that the account takes: semesters, the timetable of each, the week that is now, courses
 * that meet at the same time, and all of it as a calendar file.
 *
 * Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods but
 * danxi_course_list_class_times() need an account of the university.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the day's lessons, without asking any server.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of ClassTimeSlot. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_course_list_class_times(danxi_session *session, const char *options);

/**
 * Lists the semesters, the newest first.
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
 * Gets the semester that the university shows now.
 *
 * Where it names none, DANXI_ERROR_NOT_FOUND.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return Semester. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 */
danxi_result *danxi_course_get_current_semester(danxi_session *session, const char *options);

/**
 * Lists the courses of a semester, by day and lesson.
 *
 * What the university lists several times (once for each room, teacher or lesson) is put together; a semester
 * without courses is an empty list.
 *
 * Of graduates, all weeks of the semester are asked for, one request each.
 *
 * @param session An open session.
 * @param semester_id The semester's identifier.
 * @param options A JSON object, or NULL:
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Course. danxi_schema() describes it.
 * @see GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data, POST
 *   https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 */
danxi_result *danxi_course_get_courses(danxi_session *session, int64_t semester_id, const char *options);

/**
 * Gets the picture that the graduates' choice of courses asks of who signs in there.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return CourseCaptcha. danxi_schema() describes it.
 * @see GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do
 */
danxi_result *danxi_course_get_captcha(danxi_session *session, const char *options);

/**
 * Signs in to the graduates' choice of courses, which has a sign-in of its own beside danxi_campus_login();
 * it is good for about ten minutes.
 *
 * The password is sent once, in the server's own encryption: its keys are known to everybody and the
 * connection has no TLS.
 *
 * A wrong answer is DANXI_ERROR_REJECTED, a wrong account or password DANXI_ERROR_WRONG_PASSWORD; both take a
 * new picture.
 *
 * @param session An open session.
 * @param id The picture's identifier.
 * @param answer The characters of the picture.
 * @param username The student number.
 * @param password The campus account's password.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return null.
 * @see POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do
 */
danxi_result *danxi_course_answer_captcha(danxi_session *session, const char *id, const char *answer, const char *username, const char *password, const char *options);

/**
 * Lists the courses that a graduate has chosen, with their teachers, the newest semester first, by day and
 * lesson.
 *
 * Their `semester_id` is as in danxi_course_get_semesters(), 0 where the server does not say. Without
 * danxi_course_answer_captcha(), DANXI_ERROR_NOT_SIGNED_IN.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Course. danxi_schema() describes it.
 * @see GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do
 */
danxi_result *danxi_course_get_selected_courses(danxi_session *session, const char *options);

/**
 * Gets a week of a semester with the courses that meet in it.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `semester_id` (int): The semester's identifier. Default: the current one.
 *   - `week` (int): The week, from 1. Default: the one that today is in; outside of the weeks with courses,
 *     the nearest of them.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return CourseWeek. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_course_get_week(danxi_session *session, const char *options);

/**
 * Lists the pairs of courses of a semester that meet at the same time; an empty list if none do.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `semester_id` (int): The semester's identifier. Default: the current one.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of CourseConflict. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_course_get_conflicts(danxi_session *session, const char *options);

/**
 * Writes a semester as a calendar file (iCalendar, RFC 5545), for any calendar program: its courses as events
 * that repeat every week or every other week, the exams, and the bookings that are handed in.
 *
 * An event keeps its UID, so that importing it again replaces it: a course's as long as its meeting keeps its
 * semester, code, day, first lesson and first week, a booking's as long as it keeps its playground, name, day
 * and begin. A semester whose start is not known is DANXI_ERROR_NOT_FOUND.
 *
 * No page that lists an account's own bookings is known: the caller says which slots of
 * danxi_reservation_get_reservations() it booked.
 *
 * @param session An open session.
 * @param options A JSON object, or NULL:
 *   - `semester_id` (int): The semester's identifier. Default: the current one.
 *   - `exams` (bool): Whether exams are part of it; they are known of the current semester of
 *     undergraduates only.
 *   - `bookings` (array of Reservation): The slots that the account has booked, as
 *     danxi_reservation_get_reservations() gave them; each becomes an event, whatever the semester. Default:
 *     none.
 *   - `reminder_minutes` (int): How many minutes before each event the calendar program reminds of it.
 *     Default: no reminder.
 *   - `cache`, `timeout_ms`: as for every such call, see danxi_call().
 * @return string. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_course_calendar(danxi_session *session, const char *options);

/**
 * Forgets the stored semesters and courses, on disk too.
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
