/* Generated from interface/day.toml by `make generate`; do not edit. */
#ifndef DANXI_DAY_H
#define DANXI_DAY_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file What a day is at the university: its week, whether it is a day off or a make-up day, and
 * whose courses are held.
 *
 * Days off and make-up days 调休 come from three sources. The first that has a day decides on it: the
 * parameter `day_changes` of a call, the file campus.day_changes_file, and the list in the library,
 * which has the notices of the State Council for the years 2024 to 2026. The notices have days off,
 * and the Saturdays and Sundays on which people work. Which courses are held on such a day is
 * decided by the university: without a source, it is unknown. No year is computed: the days off of
 * a year without a notice are not known, and `is_announced` is false. Nothing is downloaded.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_day_get_day() is the method "day.get_day". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Returns what a day is: its week, day off or make-up day, and whose courses are held.
 *
 * No sign-in is needed. For a session that is signed in, the semesters are those of
 * danxi_course_get_semesters(), and otherwise those of danxi_course_list_search_semesters(), for
 * undergraduates. Both are cached.
 *
 *     danxi_result *result = danxi_day_get_day(session, "{\"date\": \"2026-10-10\"}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://zlapp.fudan.edu.cn/fudanyjskb/wap/default/get-index
 * Cache: until a semester begins or ends, for at most one day.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `date` (date, YYYY-MM-DD): The day. The default is today in Asia/Shanghai.
 *   - `semester` (bool, default true): Whether to include the semester and the week. With false, no
 *     request is sent.
 *   - `day_changes` (array of DayChange): Days that differ from the timetable. They replace those of
 *     the file and of the list in the library. Empty by default.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A Day object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `day_changes` have a day twice, or a day off with courses. Or the
 *     file campus.day_changes_file is invalid.
 *   - DANXI_ERROR_PAGE_CHANGED: The library cannot read the semesters, because the layout of the HTML
 *     page has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_day_get_day(danxi_session *session, const char *options);

/**
 * Returns what matters on a day: lessons, exams, deadlines, buses, bookings, loans, balances and
 * messages.
 *
 * The parts are requested at the same time. A part that fails, for example because the session is
 * not signed in to the university or to the community, does not fail the call: its error is in
 * `parts`. Each part has nine tenths of the call's time limit, so one slow server does not hide the
 * other parts. With `cache` `only`, the parts that are not cached (bookings, loans and messages)
 * fail with DANXI_ERROR_NOT_CACHED.
 *
 *     danxi_result *result = danxi_day_get_overview(session,
 *         "{\"parts\": [\"lessons\", \"exams\", \"buses\"]}");
 *
 * Requests:
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/course-table
 * - GET https://fdjwgl.fudan.edu.cn/student/for-std/exam-arrange/info/{student}
 * - GET https://elearning.fudan.edu.cn/api/v1/planner/items
 * - GET https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists
 * - GET https://booking.fudan.edu.cn/reservation/site/appointment/appointment-list
 * - GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderCurrentLoan
 * - GET https://ecard.fudan.edu.cn/epay/myepay/index
 * - GET https://zlapp.fudan.edu.cn/fudanelec/wap/default/info
 * - GET https://forum.fduhole.com/api/messages
 * Cache: each part as its own method.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `date` (date, YYYY-MM-DD): The day. The default is today in Asia/Shanghai.
 *   - `parts` (array of DayPart): The parts to request. All by default. One of "lessons", "exams",
 *     "deadlines", "buses", "bookings", "loans", "card", "electricity", "messages".
 *   - `day_changes` (array of DayChange): Days that differ from the timetable. They replace those of
 *     the file and of the list in the library. Empty by default.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A DayOverview object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: `day_changes` have a day twice, or a day off with courses. Or the
 *     file campus.day_changes_file is invalid.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_day_get_overview(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28". Booking is
 * described in danxi/booking.h. BusSchedule is described in danxi/bus.h. Course is described in
 * danxi/course.h. Day is described in danxi/course.h. DayChange is described in danxi/course.h.
 * ElearningTodo is described in danxi/elearning.h. ElectricityUsage is described in
 * danxi/electricity.h. Exam is described in danxi/exam.h. Loan is described in danxi/library.h.
 * WalletBalance is described in danxi/wallet.h.
 */

/*
 * DayPartState: an object.
 *
 * Whether a part of the overview has a value, and how old the value is.
 *
 * - `part` (DayPart): Part that was asked for.
 * - `age_ms` (int, at least 0 milliseconds, optional): Time since the library received the value
 *   from the server. null after an error.
 * - `error_name` (string, optional): Name of the error, such as `not_signed_in`. null if the part
 *   has a value.
 * - `error_message` (string, optional): Message of the error. null if the part has a value.
 */

/*
 * DayOverview: an object.
 *
 * What matters on a day. A part that was not asked for or has failed is null; `parts` says which
 * and why.
 *
 * - `day` (Day): The day. Its semester is null if the semesters could not be requested.
 * - `parts` (array of DayPartState): State of each part that was asked for, in the order of
 *   DayPart.
 * - `lessons` (array of Course, optional): Courses that are held on the day, in order of time. On a
 *   make-up day with unknown courses, those of its weekday. Empty outside the semesters.
 * - `exams` (array of Exam, optional): Exams of the day and of the 14 days after it, in order of
 *   time. Empty for graduates, whose exams the system does not have.
 * - `deadlines` (array of ElearningTodo, optional): To-dos that are due on the day or in the 14
 *   days after it and are not handed in, in the server's order.
 * - `buses` (array of BusSchedule, optional): The next two departures in each direction, from now
 *   on; on any day but today, the first two. In order of time.
 * - `bookings` (array of Booking, optional): Those of the latest 100 bookings that have a period on
 *   the day or later, in the server's order.
 * - `loans` (array of Loan, optional): The first 100 copies on loan, those that are due first at
 *   the beginning, and those without a due date at the end.
 * - `card` (WalletBalance, optional): Balance of the campus card.
 * - `electricity` (ElectricityUsage, optional): Electricity of the dormitory room.
 * - `messages` (int, at least 0, optional): Number of unread messages of the forum.
 */

/*
 * DayPart: a string.
 *
 * A part of the overview of a day.
 *
 * - "lessons": Courses that are held on the day.
 * - "exams": Exams of the day and of the 14 days after it.
 * - "deadlines": To-dos of eLearning that are due on the day or in the 14 days after it.
 * - "buses": Next departures of the campus buses.
 * - "bookings": Own bookings of venues on the day or later.
 * - "loans": Copies from the libraries that are on loan.
 * - "card": Balance of the campus card.
 * - "electricity": Electricity that is left for the dormitory room.
 * - "messages": Unread messages of the forum.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_DAY_H */
