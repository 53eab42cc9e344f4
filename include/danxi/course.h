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
 * @file Semesters, courses with their times and rooms, conflicts between courses, and calendar
 * files.
 *
 * Dates and times are in Asia/Shanghai. Semesters and courses are cached in memory and below
 * store.path. Undergraduates and graduates have different servers: the parameter `student_type` of
 * danxi_campus_login() decides which one is asked.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_course_list_class_times() is the method "course.list_class_times". danxi/core.h explains
 * sessions, results and errors.
 */

/**
 * Lists the start and end times of the 14 lessons of a day.
 *
 * The times are part of the library: no request is sent.
 *
 *     danxi_result *result = danxi_course_list_class_times(session, NULL);
 *
 * Requests: none.
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
 * Lists the semesters, newest first.
 *
 * For graduates, if the graduate school's list is not available, the terms of
 * danxi_course_list_search_semesters() take its place, with the graduates' identifiers. Their dates
 * are those of the university's calendar.
 *
 *     danxi_result *result = danxi_course_get_semesters(session, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * - GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Semester objects. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: For undergraduates: the library cannot read the semesters, because
 *     the layout of the HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_semesters(danxi_session *session, const char *options);

/**
 * Returns the semester of today.
 *
 * This is the semester whose dates contain today's date in Asia/Shanghai or, between two semesters,
 * the next one. If no dates tell, it is the university's current semester. The method shares the
 * cached semesters of danxi_course_get_semesters(), which are requested again when a semester
 * begins or ends.
 *
 *     danxi_result *result = danxi_course_get_current_semester(session, NULL);
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
 * @return A Semester object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No semester contains today's date, and the university marks none as the
 *     current one.
 *   - DANXI_ERROR_PAGE_CHANGED: For undergraduates: the library cannot read the semesters, because
 *     the layout of the HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_current_semester(danxi_session *session, const char *options);

/**
 * Lists the courses of a semester, sorted by weekday and lesson.
 *
 * Consecutive lessons with the same teachers and rooms become one entry, and so do equal meetings
 * in several weeks. For graduates, one request is sent for each week of the semester. The courses
 * of a second degree are included. The list is empty if the server has no timetable for the
 * account.
 *
 *     danxi_result *result = danxi_course_get_courses(session, 505, NULL);
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * - POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param semester_id  Identifier of the semester, from danxi_course_get_semesters(). At least 0.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Course objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: For graduates: the semester does not exist, or its dates are not
 *     published.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_courses(danxi_session *session, int64_t semester_id,
                                       const char *options);

/**
 * Lists the semesters that danxi_course_search_courses() can search, newest first.
 *
 * No account is needed. `is_current` marks the semester that the university's search shows first,
 * which may be a summer term without courses.
 *
 *     danxi_result *result = danxi_course_list_search_semesters(session, NULL);
 *
 * Request: GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search
 * Cache: the value is valid for 1 day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of Semester objects. Errors:
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the semesters, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_list_search_semesters(danxi_session *session, const char *options);

/**
 * Searches all courses that the university offers in a semester, page by page.
 *
 * No account is needed. The list of a semester has several thousand courses of undergraduates and
 * graduates. The library requests this list once, page by page, and then searches it locally. The
 * first call can take a minute: set the option `timeout_ms` accordingly. With `campus`, the list of
 * that campus is requested instead. The number of students changes during course selection: use the
 * option `cache` with "refresh".
 *
 *     danxi_result *result = danxi_course_search_courses(session,
 *         "{\"keyword\": \"数据\", \"size\": 5}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search
 * - GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search/semester/{semester_id}/search/{semester_id}?queryPage__={page},{size}
 * Cache: the value is valid for 6 hours.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 1): Identifier of the semester, from
 *     danxi_course_list_search_semesters(). The default is the semester of today.
 *   - `keyword` (string): Words that must all occur in the name, a code or the name of a teacher,
 *     whether in upper or lower case. By default, all courses match.
 *   - `teacher` (string, not empty): Part of a teacher's name. By default, all teachers match.
 *   - `campus` (CourseCampus): Campus of the courses. The default is all. One of "handan",
 *     "zhangjiang", "fenglin", "jiangwan", "other".
 *   - `weekday` (int, 1 to 7): Day of the week on which a course meets: 1 for Monday to 7 for Sunday.
 *     The default is any.
 *   - `page` (int, 1 to 100000, default 1): Number of the page, from 1.
 *   - `size` (int, 1 to 1000, default 50): Number of courses on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A CourseSearchPage object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No semester contains today's date.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the semesters, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_search_courses(danxi_session *session, const char *options);

/**
 * Lists how many places are left in courses of a semester.
 *
 * No account is needed. The numbers come from the public list of all courses, which is requested at
 * most once in 300 seconds, also with `cache` `refresh`. It is not known how often the university
 * renews the numbers during the course selection. This use of the list is known from one program
 * only. A code that no course has is left out.
 *
 *     danxi_result *result = danxi_course_list_places(session, "[\"COMP130004\"]", NULL);
 *
 * Request: GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search/semester/{semester_id}/search/{semester_id}?queryPage__=1,20000
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param codes  Codes of classes, such as COMP130135.03, or of courses, which stand for all their
 *   classes. A JSON array of strings. 1 to 100 items without duplicates, each not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 1): Identifier of the semester, from
 *     danxi_course_list_search_semesters(). The default is the semester of today.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of CoursePlaces objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No semester contains today's date.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the semesters, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_list_places(danxi_session *session, const char *codes,
                                       const char *options);

/**
 * Searches the university's server for courses of a semester by code or name, page by page.
 *
 * Only undergraduates have this search. It sends one request for each page, unlike
 * danxi_course_search_courses(), which needs no account and searches a list of all courses. This
 * search is known from one program only.
 *
 *     danxi_result *result = danxi_course_find_courses(session, "{\"name\": \"数据\"}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/grade/sheet/
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/lesson-search/semester/{semester_id}/search/{student_id}?courseCodeLike={code}&courseNameZhLike={name}&queryPage__={page},{size}
 * Sign-in: campus, danxi_campus_login().
 * Needed: at least one of `code`, `name`.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `code` (string, not empty): Part of the code of a course. By default, all codes match.
 *   - `name` (string, not empty): Part of the name of a course. By default, all names match.
 *   - `semester_id` (int, at least 0): Identifier of the semester, from danxi_course_get_semesters().
 *     The default is the semester of today.
 *   - `page` (int, 1 to 100000, default 1): Number of the page, from 1.
 *   - `size` (int, 1 to 1000, default 20): Number of courses on a page.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A CourseSearchPage object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No semester contains today's date. Or the server has no number for the
 *     account: it is probably not an undergraduate's. For graduate students, no request is sent.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the semesters, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_find_courses(danxi_session *session, const char *options);

/**
 * Lists the days off and make-up days 调休 of a calendar of public holidays, earliest first.
 *
 * The calendar is the JSON document of a year as projects such as
 * https://github.com/NateScarlet/holiday-cn publish it. No request is sent: the program must
 * download the document itself.
 *
 * Such a calendar has the days off, and the Saturdays and Sundays on which people work. It does not
 * have the day whose courses are held on a make-up day, because each university announces that
 * itself. Set `courses_of` from the announcement: otherwise, the courses of the day are unknown.
 *
 *     danxi_result *result = danxi_course_list_day_changes(session,
 *         "{\"year\": 2026, \"days\": [{\"name\": \"国庆节\", \"date\": \"2026-10-01\", \"isOffDay\": true}, {\"name\": \"国庆节\", \"date\": \"2026-10-10\", \"isOffDay\": false}]}",
 *         NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param holidays  An object whose member `days` is a list of objects with `name`, `date` and
 *   `isOffDay`, or that list. Any JSON value.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of DayChange objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The calendar does not have this form. The message names the
 *     invalid member.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_list_day_changes(danxi_session *session, const char *holidays,
                                            const char *options);

/**
 * Lists the courses of a semester with their course reviews 蛋壳.
 *
 * The courses of the timetable are matched by their codes. A course that the course reviews do not
 * have is listed with null as `group_id`. The list of course groups comes from the cache of
 * danxi_curriculum_list_course_groups(); the reviews are requested for each course. To write a
 * review, pass the identifier of the course that has the right teacher and semester to
 * danxi_curriculum_create_review().
 *
 *     danxi_result *result = danxi_course_get_reviews(session, NULL);
 *
 * Requests:
 * - GET https://danke.fduhole.com/api/courses/hash
 * - GET https://danke.fduhole.com/api/courses
 * - GET https://danke.fduhole.com/api/v3/course_groups/{id}
 * Sign-in: community, danxi_account_login(), and campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 0): Identifier of the semester, from danxi_course_get_semesters().
 *     The default is the semester of today.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of CourseReviews objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The semester does not exist, or no semester contains today's date.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_reviews(danxi_session *session, const char *options);

/**
 * Lists the courses that a graduate has selected, newest semester first, then sorted by weekday and
 * lesson.
 *
 * The course selection is open on one of two servers, depending on the time of the year; both are
 * tried. Outside the campus network they are reached through WebVPN. `semester_id` has the
 * identifiers of danxi_course_get_semesters(), or 0 if the server does not send it.
 *
 *     danxi_result *result = danxi_course_get_selected_courses(session, NULL);
 *
 * Requests:
 * - GET http://yjsxk.fudan.edu.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}
 * - GET http://yjsxktest.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do?_={milliseconds}
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Course objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The servers of the course selection have moved.
 *   - DANXI_ERROR_REJECTED: The course selection is closed. The message has the words of the site.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_selected_courses(danxi_session *session, const char *options);

/**
 * Returns a week of a semester with its courses.
 *
 * Days off and make-up days come from `day_changes`, from campus.day_changes_file and from the list
 * in the library, in this order. A course that is moved to another day has the `id` of the course
 * followed by that day.
 *
 *     danxi_result *result = danxi_course_get_week(session,
 *         "{\"week\": 3, \"day_changes\": [{\"date\": \"2026-10-01\", \"is_off\": true}, {\"date\": \"2026-10-10\", \"is_off\": false, \"courses_of\": \"2026-10-08\"}]}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * - POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 0): Identifier of the semester, from danxi_course_get_semesters().
 *     The default is the semester of today.
 *   - `week` (int, 1 to 60): Number of the week, from 1. The default is the week of today or, before
 *     the first or after the last week with courses, the nearest of these.
 *   - `day_changes` (array of DayChange): Days that differ from the timetable. They replace those of
 *     the file and of the list in the library. Empty by default.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A CourseWeek object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `day_changes` have a day twice, or a day off with courses.
 *   - DANXI_ERROR_NOT_FOUND: The semester does not exist, or no semester contains today's date. With
 *     `day_changes`, also: the start of the semester is not published.
 *   - DANXI_ERROR_PAGE_CHANGED: For undergraduates: the library cannot read the semesters, because
 *     the layout of the HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_week(danxi_session *session, const char *options);

/**
 * Lists the pairs of courses of a semester that meet at the same time.
 *
 *     danxi_result *result = danxi_course_get_conflicts(session, "{\"semester_id\": 505}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * - POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 0): Identifier of the semester, from danxi_course_get_semesters().
 *     The default is the semester of today.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of CourseConflict objects. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No semester contains today's date. For graduates also: the semester does
 *     not exist, or its dates are not published.
 *   - DANXI_ERROR_PAGE_CHANGED: For undergraduates: the library cannot read the semesters, because
 *     the layout of the HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_get_conflicts(danxi_session *session, const char *options);

/**
 * Returns a semester as a calendar file (iCalendar, RFC 5545): courses, exams, deadlines, loans,
 * bookings and own entries.
 *
 * Each course becomes an event that repeats weekly or every two weeks. Days off and make-up days
 * come from `day_changes`, from campus.day_changes_file and from the list in the library, in this
 * order. A course that is moved to another day becomes a single event. A make-up day whose courses
 * are unknown has an event of the whole day that says so. Courses without weeks, and what has no
 * date, are left out.
 *
 * Lessons must be available. Another part whose request fails does not fail the call: the file has
 * the last known exams or deadlines, or lacks the part. The description of the calendar
 * (`X-WR-CALDESC`), the log and the rows that the result skipped say so. They also say which rows
 * could not be read.
 *
 * The file can be published for calendar programs that subscribe to it. The UID of an event is the
 * same in each file: that of a course is made from its `id`, and that of a to-do from eLearning's
 * identifier. `SEQUENCE` and `DTSTAMP` change only if the event does. The library keeps the last
 * revision of each event in the session's store until danxi_campus_logout(), and without a store in
 * memory. Equal data makes equal bytes.
 *
 *     danxi_result *result = danxi_course_calendar(session, "{\"reminder_minutes\": 15}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table/semester/{semester_id}/print-data
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student_id}
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * - POST https://yzsfwapp.fudan.edu.cn/gsapp/sys/wdrcappfudan/wdrc/loadRcxx.do
 * - GET https://elearning.fudan.edu.cn/api/v1/planner/items
 * - GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderCurrentLoan
 * - GET https://booking.fudan.edu.cn/reservation/site/appointment/appointment-list
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 6 hours.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `semester_id` (int, at least 0): Identifier of the semester, from danxi_course_get_semesters().
 *     The default is the semester of today.
 *   - `lessons` (bool, default true): Whether to include the courses of the timetable.
 *   - `exams` (bool, default true): Whether to include exams. Only the semester of today of an
 *     undergraduate has any.
 *   - `deadlines` (bool, default false): Whether to include what is due in eLearning during the
 *     semester, such as assignments, also what was handed in. Announcements and events of eLearning
 *     are no deadlines.
 *   - `loans` (bool, default false): Whether to include the days on which the first 100 copies from
 *     the libraries are due.
 *   - `venue_bookings` (bool, default false): Whether to include own bookings of venues: those of
 *     danxi_booking_list_bookings(), the latest 100, that are not cancelled or refused.
 *   - `bookings` (array of Reservation): Slots of playgrounds that the person has booked, as
 *     danxi_reservation_get_reservations() returned them. That site has no list of a person's
 *     bookings, so the program has to keep them. The calendar includes them whatever their dates. The
 *     default is an empty list.
 *   - `known_deadlines` (array of ElearningTodo): To-dos that the program has from
 *     danxi_elearning_list_todos(). The calendar includes those with a due time, whatever their
 *     dates, and sends no request for deadlines. The default is to request those of `deadlines`.
 *   - `known_loans` (array of Loan): Copies that the program has from danxi_library_list_loans(). No
 *     request is sent for loans. The default is to request those of `loans`.
 *   - `known_venue_bookings` (array of Booking): Bookings that the program has from
 *     danxi_booking_list_bookings(). No request is sent for them. The default is to request those of
 *     `venue_bookings`.
 *   - `entries` (array of CalendarEntry): Own entries, whatever their dates. The default is an empty
 *     list.
 *   - `entries_file` (string, not empty): Path of a JSON file with an array of own entries, which are
 *     added to `entries`. The default is no file.
 *   - `leave_out` (array of strings, each not empty): Courses without their lessons, exams and
 *     deadlines: codes of classes or courses, or names. eLearning knows a course by its name only.
 *     The default is an empty list.
 *   - `deadlines_as` (DeadlineForm, default "event"): Form of the deadlines. One of "event", "task".
 *   - `reminder_minutes` (int, 0 to 10080 minutes): Time from a reminder to its event, or to the end
 *     of a deadline. By default, there are no reminders.
 *   - `refresh_minutes` (int, 15 to 10080 minutes, default 360): Time after which a program that
 *     subscribes to the file should request it again (`REFRESH-INTERVAL`).
 *   - `day_changes` (array of DayChange): Days that differ from the timetable. They replace those of
 *     the file and of the list in the library. Empty by default.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A string: the content of the calendar file. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `day_changes` have a day twice, or a day off with courses. Or a
 *     booking or an own entry has no name, does not end after it starts, or has an invalid date or
 *     time. The message contains its index. Or `entries_file` cannot be read, or has an unknown
 *     member.
 *   - DANXI_ERROR_NOT_FOUND: The semester does not exist, its start is not published, or no semester
 *     contains today's date.
 *   - DANXI_ERROR_PAGE_CHANGED: For undergraduates: the library cannot read the semesters, because
 *     the layout of an HTML page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_course_calendar(danxi_session *session, const char *options);

/**
 * Deletes the cached semesters and courses from memory and disk.
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
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28". Booking is
 * described in danxi/booking.h. BusDayType is described in danxi/bus.h. CourseReviews is described
 * in danxi/curriculum.h. ElearningTodo is described in danxi/elearning.h. Loan is described in
 * danxi/library.h. Reservation is described in danxi/reservation.h.
 */

/*
 * Semester: an object.
 *
 * A semester: a term of teaching.
 *
 * - `id` (int): Identifier, for the parameter `semester_id` of other methods. Undergraduates' are
 *   numbers such as 505; graduates' are the first year of the academic year followed by the number
 *   of the term, such as 20252.
 * - `name` (string): Name that the university uses, such as 2026-2027学年1学期.
 * - `year` (int): First year of the academic year, such as 2026 for 2026-2027.
 * - `type` (SemesterType, optional): Term of the academic year. null if the name does not contain
 *   it.
 * - `start_date` (date, optional): Monday of the first week. null if the university does not
 *   publish it.
 * - `end_date` (date, optional): Sunday of the last week. null if the university does not publish
 *   it.
 * - `week_count` (int, at least 0, optional): Number of weeks. null if the university does not
 *   publish it.
 * - `is_current` (bool): Whether the semester is the current one according to the university.
 *   Around the start of a term, this may be the ended or the next one: use `contains_today` for the
 *   semester of today.
 * - `contains_today` (bool): Whether the semester is that of today: its dates contain today's date
 *   in Asia/Shanghai or, between two semesters, it is the next one. At most one semester is. None
 *   is after the last semester of the list, and if the university does not publish the dates.
 */

/*
 * Course: an object.
 *
 * A weekly meeting of a course, with its time and rooms.
 *
 * A course that meets twice a week, or whose room or teacher changes during the semester, has
 * several entries.
 *
 * - `id` (string): Identifier, made from semester, code (or name), weekday, first lesson and first
 *   week. It changes only if one of these does.
 * - `semester_id` (int): Identifier of the semester.
 * - `code` (string, optional): Code of the class, such as COMP130135.03. null if the server does
 *   not send it.
 * - `course_code` (string, optional): Code of the course, which its classes share. null if the
 *   server does not send it.
 * - `name` (string): Name of the course, or its `code` if the server does not send a name.
 * - `class_name` (string, optional): Name of the class, such as 全校13. null if the server does not
 *   send it.
 * - `type` (string, optional): Category of the course, such as 专业教育课程. null if the server does not
 *   send it.
 * - `credits` (number, optional): Number of credits. null if the server does not send it.
 * - `teachers` (array of strings): Names of the teachers. Empty if the server sends none.
 * - `places` (array of CoursePlace): Rooms of the meeting, all used at the same time. Empty if the
 *   server sends none.
 * - `weekday` (int, 1 to 7): Day of the week: 1 for Monday to 7 for Sunday.
 * - `start` (int, 1 to 20): Number of the meeting's first lesson, from 1.
 *   danxi_course_list_class_times() lists the times of lessons.
 * - `end` (int, 1 to 20): Number of the meeting's last lesson.
 * - `start_time` (time_of_day, optional): Start of the first lesson. null if its time is not known.
 * - `end_time` (time_of_day, optional): End of the last lesson. null if its time is not known.
 * - `on_weeks` (array of ints, 1 to 60): Weeks of the semester in which the course meets, in
 *   ascending order. The first week is 1. Empty if the server sends none.
 * - `student_count` (int, optional): Number of students. null if the server does not send it.
 * - `student_limit` (int, optional): Maximum number of students. null if the server does not send
 *   it.
 * - `remark` (string, optional): Remark of the university. null without a remark.
 */

/*
 * CoursePlace: an object.
 *
 * A room in which a course meets.
 *
 * - `room` (string, optional): Room, such as H逸夫楼204. null if the server does not send it.
 * - `building` (string, optional): Building, such as H逸夫楼. null if the server does not send it.
 * - `campus` (string, optional): Campus, such as 邯郸校区. null if the server does not send it.
 */

/*
 * Day: an object.
 *
 * A day at the university.
 *
 * - `date` (date): The date in Asia/Shanghai.
 * - `weekday` (int, 1 to 7): Day of the week: 1 for Monday to 7 for Sunday.
 * - `kind` (DayKind): Kind of the day.
 * - `name` (string, optional): Name of the holiday that the day off or make-up day belongs to, such
 *   as 国庆节. null on other days.
 * - `is_announced` (bool): Whether the days off of the year are known. If not, `kind` follows from
 *   the weekday alone.
 * - `courses` (HeldCourses): Which courses are held on the day.
 * - `courses_of` (date, optional): The day whose courses are held: the day itself if `courses` is
 *   "own". null if no courses are held or they are unknown.
 * - `bus_type` (BusDayType): Kind of timetable of the campus buses.
 * - `is_term` (bool, optional): Whether the day is in a semester. null if the semesters were not
 *   requested.
 * - `semester_id` (int, optional): Identifier of the semester that contains the day or, between two
 *   semesters, of the next one. null after the last semester, and if the semesters or their dates
 *   are not known.
 * - `semester_name` (string, optional): Name of this semester. null if `semester_id` is null.
 * - `week` (int, optional): Number of the week in this semester, from 1. It is 0 or negative before
 *   the semester. null if `semester_id` is null.
 */

/*
 * CourseWeek: an object.
 *
 * A week of a semester with its courses.
 *
 * - `semester` (Semester): The semester of the week.
 * - `week` (int, 1 to 60): Number of the week within the semester, from 1.
 * - `start_date` (date, optional): Monday of the week. null if the start of the semester is not
 *   known.
 * - `end_date` (date, optional): Sunday of the week. null if the start of the semester is not
 *   known.
 * - `current_week` (int, optional): Number of the week that contains today. It is 0 or negative
 *   before the semester, and greater than the number of weeks after it. null if the start of the
 *   semester is not known.
 * - `first_week` (int, 1 to 60): First week in which a course meets. 1 if there are no courses.
 * - `last_week` (int, 1 to 60): Last week in which a course meets. 1 if there are no courses.
 * - `days` (array of Day): The seven days from Monday to Sunday, with days off and make-up days.
 *   Empty if the start of the semester is not known.
 * - `courses` (array of Course): Courses that meet in the week, sorted by weekday and lesson. On a
 *   make-up day whose courses are unknown, these are the courses of its own weekday.
 */

/*
 * CourseConflict: an object.
 *
 * Two courses that meet at the same time.
 *
 * - `courses` (array of Course): The two courses. The list always has two entries.
 * - `weekday` (int, 1 to 7): Day of the week: 1 for Monday to 7 for Sunday.
 * - `start` (int, 1 to 20): Number of the first lesson that both courses share.
 * - `end` (int, 1 to 20): Number of the last lesson that both courses share.
 * - `weeks` (array of ints, 1 to 60): Weeks in which both courses meet, in ascending order.
 */

/*
 * ClassTimeSlot: an object.
 *
 * The time of one of the numbered lessons of a day.
 *
 * - `id` (int, 1 to 14): Number of the lesson, from 1.
 * - `start` (time_of_day): Start of the lesson.
 * - `end` (time_of_day): End of the lesson.
 */

/*
 * OfferedCourse: an object.
 *
 * A course that the university offers in a semester, with all its meetings.
 *
 * - `id` (int): Identifier of the course in its semester.
 * - `code` (string, optional): Code of the class, such as COMP130135.03. null if the server does
 *   not send it.
 * - `course_code` (string, optional): Code of the course, which its classes share. null if the
 *   server does not send it.
 * - `name` (string): Name of the course.
 * - `class_name` (string, optional): Name of the class, such as 全校13. null if the class has no
 *   name, or the same name as the course.
 * - `level` (string, optional): Students for whom the course is meant: 本科, 研究生 or 本研融通. null if the
 *   server does not send it.
 * - `type` (string, optional): Type of the course. null if the server does not send it.
 * - `category` (string, optional): Category in the university's list of courses. null if the server
 *   does not send it.
 * - `department` (string, optional): School or department that offers the course. null if the
 *   server does not send it.
 * - `credits` (number, optional): Number of credits. null if the server does not send it.
 * - `teachers` (array of strings): Names of the teachers. Empty if the server sends none.
 * - `exam_method` (string, optional): Method of the exam, such as 闭卷 (closed book). null if the
 *   server does not send it.
 * - `language` (string, optional): Language of teaching, such as 中文. null if the server does not
 *   send it.
 * - `student_count` (int, optional): Number of students. null if the server does not send it.
 * - `student_limit` (int, optional): Maximum number of students. null if the server does not send
 *   it.
 * - `selection_limit` (string, optional): Conditions for selecting the course. null without
 *   conditions.
 * - `remark` (string, optional): Remark of the university. null without a remark.
 * - `schedule` (string, optional): Weeks, times, rooms and teachers as the university writes them,
 *   one meeting on each line. null if the server does not send them.
 * - `meetings` (array of OfferedMeeting): Meetings of `schedule` in order. A line that the library
 *   cannot read is left out.
 */

/*
 * OfferedMeeting: an object.
 *
 * A weekly meeting of an offered course.
 *
 * - `on_weeks` (array of ints, 1 to 60): Weeks of the semester in which the course meets, in
 *   ascending order. The first week is 1.
 * - `weekday` (int, 1 to 7): Day of the week: 1 for Monday to 7 for Sunday.
 * - `start` (int, 1 to 20): Number of the meeting's first lesson, from 1.
 *   danxi_course_list_class_times() lists the times of lessons.
 * - `end` (int, 1 to 20): Number of the meeting's last lesson.
 * - `room` (string, optional): Room, such as H3108. null if the line contains no room.
 * - `teachers` (array of strings): Names of the teachers. Empty if the line contains no names.
 */

/*
 * CourseSearchPage: an object.
 *
 * A page of the courses that match a search.
 *
 * - `courses` (array of OfferedCourse): Courses in the order of the university.
 * - `page` (int, at least 1): Number of this page.
 * - `page_count` (int, at least 0): Number of pages of the list.
 * - `total` (int, at least 0): Number of courses on all pages.
 */

/*
 * DayChange: an object.
 *
 * A day whose courses differ from the timetable.
 *
 * - `date` (date): Day to which the change applies.
 * - `is_off` (bool): Whether no courses are held on the day.
 * - `courses_of` (date, optional): The day whose courses are held on this day. They are also held
 *   on their own day, unless the list has that day as a day off. The day itself if it keeps its own
 *   courses. null on a day off, and on a Saturday or Sunday whose courses are unknown.
 * - `name` (string, optional): Name to show, such as 国庆节. null without a name.
 */

/*
 * CoursePlaces: an object.
 *
 * The places of a course in the course selection.
 *
 * - `id` (int): Identifier of the course in its semester, as in OfferedCourse.
 * - `code` (string, optional): Code of the class, such as COMP130135.03. null if the server does
 *   not send it.
 * - `name` (string, optional): Name of the course. null if the server does not send it.
 * - `student_count` (int, optional): Number of students. null if the server does not send it.
 * - `student_limit` (int, optional): Maximum number of students. null if the server does not send
 *   it.
 * - `places_left` (int, at least 0, optional): Number of places left: the limit without the
 *   students. null if one of them is null.
 */

/*
 * CalendarEntry: an object.
 *
 * An own entry of a calendar file.
 *
 * - `id` (string, not empty, optional): Identifier that stays the same if the entry changes. The
 *   default is made from `date` and `title`.
 * - `title` (string, not empty): Title that calendar programs show.
 * - `date` (date): Day in Asia/Shanghai.
 * - `start` (time_of_day, optional): Start time. null for an entry of the whole day.
 * - `end` (time_of_day, optional): End time, after `start`, up to 24:00. null if it is not known.
 * - `repeat_until` (date, optional): Last day until which the entry repeats each week, at most ten
 *   years after `date`. null for a single entry.
 * - `place` (string, optional): Place to show. null without a place.
 * - `note` (string, optional): Further text to show. null without a note.
 */

/*
 * SemesterType: a string.
 *
 * A term of an academic year.
 *
 * - "first": The autumn term.
 * - "winter": The winter term, between autumn and spring.
 * - "second": The spring term.
 * - "summer": The summer term.
 */

/*
 * DayKind: a string.
 *
 * A kind of day.
 *
 * - "workday": A day from Monday to Friday that is not a day off.
 * - "weekend": A Saturday or Sunday that is no make-up day.
 * - "day_off": A public holiday, or a day off next to it.
 * - "make_up_day": A Saturday or Sunday on which people work 调休.
 */

/*
 * HeldCourses: a string.
 *
 * Which courses are held on a day.
 *
 * - "own": The courses of the day itself.
 * - "other": The courses of another day, which `courses_of` is.
 * - "none": No courses: a day off, or a day outside the semesters.
 * - "unknown": A make-up day whose courses are not known. The university announces them.
 */

/*
 * CourseCampus: a string.
 *
 * A campus in the search over all courses.
 *
 * - "handan": Handan campus 邯郸校区.
 * - "zhangjiang": Zhangjiang campus 张江校区.
 * - "fenglin": Fenglin campus 枫林校区.
 * - "jiangwan": Jiangwan campus 江湾校区.
 * - "other": Another place 其他校区.
 */

/*
 * DeadlineForm: a string.
 *
 * A form of deadlines in a calendar file.
 *
 * - "event": An event (`VEVENT`) of 15 minutes that ends when the deadline does. All calendar
 *   programs show it.
 * - "task": A to-do (`VTODO`) with its state, for programs with a list of tasks. Many calendar
 *   programs do not show it.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_COURSE_H */
