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
 * @file The courses that the account takes: semesters, the timetable of each, the week that is now,
 * courses that meet at the same time, and all of it as a calendar file.
 *
 * Days and times are those of the university, Asia/Shanghai, wherever the caller is. All methods
 * but danxi_course_list_class_times() need an account of the university.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_course_list_class_times() is the method "course.list_class_times". danxi/core.h explains
 * sessions, results and errors.
 */

/**
 * Lists the day's lessons, without asking any server.
 *
 *     danxi_result *result = danxi_course_list_class_times(session, NULL);
 *
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of ClassTimeSlot objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_list_class_times(danxi_session *session, const char *options);

/**
 * Lists the semesters, the newest first.
 *
 *     danxi_result *result = danxi_course_get_semesters(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Semester objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_semesters(danxi_session *session, const char *options);

/**
 * Gets the semester that the university shows now.
 *
 * Where it names none, DANXI_ERROR_NOT_FOUND.
 *
 *     danxi_result *result = danxi_course_get_current_semester(session, NULL);
 *
 * Request: GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A Semester object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The requested object does not exist, or no longer exists.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_current_semester(danxi_session *session, const char *options);

/**
 * Lists the courses of a semester, by day and lesson.
 *
 * What the university lists several times (once for each room, teacher or lesson) is put together;
 * a semester without courses is an empty list.
 *
 * Of graduates, all weeks of the semester are asked for, one request each.
 *
 *     danxi_result *result = danxi_course_get_courses(session, 505, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param semester_id  The semester's identifier. At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Course objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_courses(danxi_session *session, int64_t semester_id,
                                       const char *options);

/**
 * Gets the picture that the graduates' choice of courses asks of who signs in there.
 *
 *     danxi_result *result = danxi_course_get_captcha(session, NULL);
 *
 * Request: GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/4/vcode.do
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A CourseCaptcha object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_captcha(danxi_session *session, const char *options);

/**
 * Signs in to the graduates' choice of courses, which has a sign-in of its own beside
 * danxi_campus_login(); it is good for about ten minutes.
 *
 * The password is sent once, in the server's own encryption: its keys are known to everybody and
 * the connection has no TLS.
 *
 * A wrong answer is DANXI_ERROR_REJECTED, a wrong account or password DANXI_ERROR_WRONG_PASSWORD;
 * both take a new picture.
 *
 *     danxi_result *result = danxi_course_answer_captcha(session, "3f2a", "w8kx", "24210240002",
 *         "a password", NULL);
 *
 * Request: POST http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/login/check/login.do, sent at most once
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param id  The picture's identifier.
 * @param answer  The characters of the picture.
 * @param username  The student number.
 * @param password  The campus account's password.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_WRONG_PASSWORD: The server does not accept this password for the account.
 *   - DANXI_ERROR_REJECTED: The server rejected the request. The message contains the server's words,
 *     and `detail` holds what the server said about each field.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_answer_captcha(danxi_session *session, const char *id,
                                          const char *answer, const char *username,
                                          const char *password, const char *options);

/**
 * Lists the courses that a graduate has chosen, with their teachers, the newest semester first, by
 * day and lesson.
 *
 * Their `semester_id` is as in danxi_course_get_semesters(), 0 where the server does not say.
 * Without danxi_course_answer_captcha(), DANXI_ERROR_NOT_SIGNED_IN.
 *
 *     danxi_result *result = danxi_course_get_selected_courses(session, NULL);
 *
 * Request: GET http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Course objects. Errors:
 *   - DANXI_ERROR_NOT_SIGNED_IN: The call needs a signed-in account. The session has none, or its
 *     sign-in has expired: sign in again.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_selected_courses(danxi_session *session, const char *options);

/**
 * Gets a week of a semester with the courses that meet in it.
 *
 *     danxi_result *result = danxi_course_get_week(session, NULL);
 *
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 0): The semester's identifier. Default: the current one.
 *   - `week` (int, 1 to 60): The week, from 1. Default: the one that today is in; outside of the
 *     weeks with courses, the nearest of them.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A CourseWeek object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_week(danxi_session *session, const char *options);

/**
 * Lists the pairs of courses of a semester that meet at the same time; an empty list if none do.
 *
 *     danxi_result *result = danxi_course_get_conflicts(session, NULL);
 *
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 0): The semester's identifier. Default: the current one.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of CourseConflict objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_conflicts(danxi_session *session, const char *options);

/**
 * Writes a semester as a calendar file (iCalendar, RFC 5545), for any calendar program: its courses
 * as events that repeat every week or every other week, the exams, and the bookings that are handed
 * in.
 *
 * An event keeps its UID, so that importing it again replaces it: a course's as long as its meeting
 * keeps its semester, code, day, first lesson and first week, a booking's as long as it keeps its
 * playground, name, day and begin. A semester whose start is not known is DANXI_ERROR_NOT_FOUND.
 *
 * No page that lists an account's own bookings is known: the caller says which slots of
 * danxi_reservation_get_reservations() it booked.
 *
 *     danxi_result *result = danxi_course_calendar(session, NULL);
 *
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 0): The semester's identifier. Default: the current one.
 *   - `exams` (bool, default true): Whether exams are part of it; they are known of the current
 *     semester of undergraduates only.
 *   - `bookings` (array of Reservation): The slots that the account has booked, as
 *     danxi_reservation_get_reservations() gave them; each becomes an event, whatever the semester.
 *     Default: none.
 *   - `reminder_minutes` (int, 0 to 10080): How many minutes before each event the calendar program
 *     reminds of it. Default: no reminder.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A string. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The requested object does not exist, or no longer exists.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_calendar(danxi_session *session, const char *options);

/**
 * Forgets the stored semesters and courses, on disk too.
 *
 *     danxi_result *result = danxi_course_clear_cache(session, NULL);
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
danxi_result *danxi_course_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28". Reservation is described in
 * danxi/reservation.h.
 */

/*
 * Semester: an object.
 *
 * A semester, as the university divides its years.
 *
 * - `id` (int): Identifier, for the methods that take a `semester_id`. Of graduates it is the first
 *   year of the academic year and the number of the term, such as 20252.
 * - `name` (string): Name, as the university writes it, such as 2026-2027学年1学期.
 * - `year` (int): The first year of the academic year: 2026 of 2026-2027.
 * - `type` (string, optional): `first` (autumn), `winter`, `second` (spring) or `summer`; missing
 *   where the name does not tell.
 * - `start_date` (string, optional): The Monday of the first week, such as 2026-09-07; missing
 *   where the university does not say.
 * - `end_date` (string, optional): The Sunday of the last week, such as 2027-01-10; missing where
 *   the university does not say.
 * - `week_count` (int, optional): How many weeks it has; missing where the university does not say.
 * - `is_current` (bool): Whether it is the one that the university shows now.
 */

/*
 * Course: an object.
 *
 * A course's meeting at one time of the week: a course that meets twice a week, or whose room or
 * teacher changes, is several of them.
 *
 * - `id` (string): Identifier within the account: the same as long as the meeting keeps its
 *   semester, code, day, first lesson and first week.
 * - `semester_id` (int): The semester that it belongs to.
 * - `code` (string): The code of the class, such as COMP130135.03; empty if it has none.
 * - `course_code` (string, optional): The code of the course, which its classes share.
 * - `name` (string): Name.
 * - `class_name` (string, optional): Name of the class, such as 全校13.
 * - `type` (string, optional): What kind of course it is, such as 专业教育课程.
 * - `credits` (number, optional): How many credits it gives.
 * - `teachers` (array of strings): Who teaches it then.
 * - `places` (array of CoursePlace): Where it meets; several if it is in several rooms at a time,
 *   none if no room is known.
 * - `weekday` (int): Day of the week, 1 for Monday to 7 for Sunday.
 * - `start` (int): Its first lesson of the day, from 1; danxi_course_list_class_times() tells when
 *   that begins.
 * - `end` (int): Its last lesson of the day.
 * - `start_time` (string, optional): When it begins, such as 13:30.
 * - `end_time` (string, optional): When it ends, such as 15:10.
 * - `on_weeks` (array of ints): The weeks of the semester on which it meets, in order, from 1.
 * - `student_count` (int, optional): How many students take it.
 * - `student_limit` (int, optional): How many students may take it.
 * - `remark` (string, optional): What the university remarks on it.
 */

/*
 * CoursePlace: an object.
 *
 * Where a course meets.
 *
 * - `room` (string): The room, such as H逸夫楼204.
 * - `building` (string, optional): The building, such as H逸夫楼.
 * - `campus` (string, optional): The campus, such as 邯郸校区.
 */

/*
 * CourseWeek: an object.
 *
 * A week of a semester, and what meets in it.
 *
 * - `semester` (Semester): The semester.
 * - `week` (int): The week, from 1.
 * - `start_date` (string, optional): Its Monday; missing where the semester's start is not known.
 * - `end_date` (string, optional): Its Sunday; missing where the semester's start is not known.
 * - `current_week` (int, optional): The week that today is in: 0 or less before the semester, more
 *   than its weeks after it; missing where the semester's start is not known.
 * - `first_week` (int): The first week on which any course meets; 1 if none does.
 * - `last_week` (int): The last week on which any course meets; 1 if none does.
 * - `courses` (array of Course): The courses that meet in this week, by day and lesson.
 */

/*
 * CourseConflict: an object.
 *
 * Two courses that meet at the same time.
 *
 * - `courses` (array of Course): The two courses.
 * - `weekday` (int): Day of the week, 1 for Monday to 7 for Sunday.
 * - `start` (int): The first lesson that both take.
 * - `end` (int): The last lesson that both take.
 * - `weeks` (array of ints): The weeks on which both meet, in order.
 */

/*
 * ClassTimeSlot: an object.
 *
 * When a lesson takes place.
 *
 * - `id` (int): The lesson's number, 1 to 14.
 * - `start` (string): When it begins, such as 08:00.
 * - `end` (string): When it ends, such as 08:45.
 */

/*
 * CourseCaptcha: an object.
 *
 * A picture with characters that a person has to read, for the graduates' choice of courses.
 *
 * - `id` (string): Identifier, for danxi_course_answer_captcha().
 * - `image` (string): The picture, as a data URL (RFC 2397).
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_COURSE_H */
