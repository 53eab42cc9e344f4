/* Tests of the campus services in addition to their examples: several pages, changed pages, one sign-in for many calls. */
#include "people.h"

#define FIRST_CALLS 50

static danxi_session *session;

static void reset(void) { json_decref(control("POST", "/reset", "")); }

static size_t passwords_sent(void) {
    json_t *sign_ins = control("GET", "/sign-ins", "");
    size_t count = json_array_size(sign_ins);
    json_decref(sign_ins);
    return count;
}

/* Checks that a list is not empty, frees the result, and returns the list. */
#define LIST(result) list_at(__LINE__, #result, result)
static json_t *list_at(int line, const char *what, danxi_result *result) {
    json_t *list = value_at(__FILE__, line, what, result);
    if (json_array_size(list) == 0) fail_at(__FILE__, line, "%s: the list is empty", what);
    return list;
}

/* A sign-in succeeds, and a wrong password, an invalid student type and a captcha have their own errors. */
static void signing_in(void) {
    reset();
    session = on_campus(&undergraduate);
    json_t *status = VALUE(danxi_campus_status(session, NULL));
    CHECK_TEXT(text_of(status, "username"), undergraduate.number);
    json_decref(status);
    danxi_session *other = open_session(NULL);
    ENDS(danxi_campus_login(other, undergraduate.number, "not the password", "staff", NULL),
         DANXI_ERROR_WRONG_PASSWORD);
    ENDS(danxi_campus_login(other, undergraduate.number, undergraduate.password, "teacher", NULL),
         DANXI_ERROR_INVALID_ARGUMENT);
    ENDS(danxi_campus_login(other, "23307110003", "Handan#220", "undergraduate", NULL), DANXI_ERROR_CAPTCHA_REQUIRED);
    danxi_session_close(other);
}

/* The first two pages of announcements differ, and the links are absolute. */
static void pages_of_announcements(void) {
    json_t *first = LIST(danxi_announcement_get_undergraduate_announcements(session, 1, NULL));
    json_t *second = LIST(danxi_announcement_get_undergraduate_announcements(session, 2, NULL));
    CHECK(!json_equal(first, second));
    CHECK(strncmp(text_of(json_array_get(first, 0), "link"), "http", 4) == 0);
    json_decref(first);
    json_decref(second);
    /* A call with a page number after the last page returns an empty list. */
    json_t *none = VALUE(danxi_announcement_get_graduate_announcements(session, 9999, NULL));
    CHECK_INT(json_array_size(none), 0);
    json_decref(none);
}

/* The bus timetables of workdays and holidays differ. A timetable stays cached until the program clears the cache. */
static void cached_timetables(void) {
    json_t *workdays = LIST(danxi_bus_get_routes(session, "workday", NULL));
    json_t *holidays = LIST(danxi_bus_get_routes(session, "holiday", NULL));
    CHECK(!json_equal(workdays, holidays));
    json_decref(workdays);
    json_decref(holidays);
    json_decref(LIST(danxi_bus_get_routes(session, "workday", "{\"cache\": \"only\"}")));
    ENDS(danxi_bus_clear_cache(session, NULL), DANXI_OK);
    ENDS(danxi_bus_get_routes(session, "workday", "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
}

/* Every building has a list of classrooms. */
static void classrooms_of_every_building(void) {
    const char *buildings[] = {"H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"};
    for (size_t index = 0; index < sizeof buildings / sizeof *buildings; index++)
        json_decref(LIST(danxi_classroom_get_classrooms(session, buildings[index], NULL)));
}

/* Class times, the iCalendar file, the exams of the old and of the new page, and the scores can be read. */
static void calendar_exams_and_scores(void) {
    json_t *times = LIST(danxi_course_list_class_times(session, NULL));
    CHECK_INT(json_array_size(times), 14);
    json_decref(times);
    json_t *calendar = VALUE(danxi_course_calendar(session, NULL));
    CHECK_WORDS(json_string_value(calendar), "BEGIN:VCALENDAR\r\n", "TZID=Asia/Shanghai", "RRULE:FREQ=WEEKLY",
                "END:VCALENDAR");
    json_decref(calendar);
    for (int is_old = 0; is_old < 2; is_old++) {
        json_decref(control("PATCH", "/settings", is_old ? "{\"exam_page\": \"old\"}" : "{\"exam_page\": \"new\"}"));
        json_decref(LIST(danxi_exam_get_exams(session, "{\"cache\": \"refresh\"}")));
    }
    json_t *semesters = LIST(danxi_course_get_semesters(session, NULL)), *semester;
    size_t index, scores = 0;
    json_array_foreach(semesters, index, semester) {
        json_t *list = VALUE(danxi_score_get_scores(session, int_of(semester, "id"), NULL));
        scores += json_array_size(list);
        json_decref(list);
    }
    json_decref(semesters);
    CHECK(scores > 0);
}

/* A call for the QR code fails until the person has accepted the terms of use. */
static void terms_of_use_of_the_wallet(void) {
    json_decref(control("PATCH", "/settings", "{\"terms_agreed\": false}"));
    FAILS(danxi_wallet_get_qr_code(session, NULL), DANXI_ERROR_FORBIDDEN, "terms of use");
    json_decref(control("PATCH", "/settings", "{\"terms_agreed\": true}"));
    ENDS(danxi_wallet_get_qr_code(session, NULL), DANXI_OK);
}

/* At least one of the first eight playgrounds has slots on the current day. */
static void slots_of_playgrounds(void) {
    json_t *playgrounds = LIST(danxi_reservation_get_playgrounds(session, NULL)), *playground;
    size_t index, slots = 0;
    time_t now = time(NULL) + 8 * 3600; /* Asia/Shanghai */
    char date[16];
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    json_array_foreach(playgrounds, index, playground) {
        if (index == 8) break;
        json_t *list = VALUE(danxi_reservation_get_reservations(session, text_of(playground, "id"), date, NULL));
        slots += json_array_size(list);
        json_decref(list);
    }
    CHECK(slots > 0);
    json_decref(playgrounds);
}

/* markup.select finds the elements that match a selector, and refuses an invalid selector. */
static void invalid_selector(void) {
    json_t *elements = LIST(danxi_markup_select(session, "<ul><li>a<li class=x>b</ul>", "li.x", NULL));
    CHECK_TEXT(text_of(json_array_get(elements, 0), "text"), "b");
    json_decref(elements);
    FAILS(danxi_markup_select(session, "", "li[", NULL), DANXI_ERROR_INVALID_ARGUMENT, "selector");
}

/* If a campus page has an unknown form, the call fails with an error that names the service and what the page lacks. */
static void changed_page(void) {
    order_fault(
        "{\"host\": \"my.fudan.edu.cn\", \"path\": \"/simple_list/stqk\", \"kind\": \"html\", \"times\": null}");
    FAILS(danxi_canteen_get_canteen_queuing(session, NULL), DANXI_ERROR_PAGE_CHANGED, "canteen", "script");
}

/* After a sign-out, calls fail with `not_signed_in`. */
static void signing_out(void) {
    ENDS(danxi_campus_logout(session, NULL), DANXI_OK);
    ENDS(danxi_wallet_get_balance(session, NULL), DANXI_ERROR_NOT_SIGNED_IN);
    danxi_session_close(session);
}

/* If the sign-in has expired when many calls start, the password is sent once for all of them. */
static void one_sign_in_for_many_calls(void) {
    reset();
    danxi_session *other = on_campus(&undergraduate);
    size_t before = passwords_sent();
    json_decref(control("POST", "/sessions/expire", "{}"));
    const char *called[] = {"canteen.get_canteen_queuing", "electricity.get_electricity_usage",
                            "profile.get_student_profile", "wallet.get_balance", "exam.get_exams"};
    for (int index = 0; index < FIRST_CALLS; index++)
        danxi_task_free(
            danxi_call_async(other, called[index % 5], index % 5 ? "{\"cache\": \"refresh\"}" : "{}", NULL, NULL));
    for (int index = 0; index < FIRST_CALLS; index++) ENDS(danxi_session_next(other, 20000), DANXI_OK);
    CHECK_INT(passwords_sent() - before, 1);
    danxi_session_close(other);
}

/* If one server for the course selection of graduate students responds with 404, the other server is used without another sign-in. */
static void course_selection_of_graduates(void) {
    reset();
    danxi_session *other = on_campus(&graduate);
    json_decref(LIST(danxi_course_get_selected_courses(other, NULL)));
    size_t before = passwords_sent();
    json_decref(control("POST", "/faults",
                        "{\"kind\": \"status\", \"status\": 404, \"host\": \"yjsxk.fudan.edu.cn\", \"times\": null}"));
    json_decref(LIST(danxi_course_get_selected_courses(other, NULL)));
    CHECK_INT(passwords_sent() - before, 0);
    json_t *semester = VALUE(danxi_course_get_current_semester(other, NULL));
    json_decref(LIST(danxi_course_get_courses(other, int_of(semester, "id"), NULL)));
    json_decref(semester);
    danxi_session_close(other);
}

MAIN("campus", TEST(signing_in), TEST(pages_of_announcements), TEST(cached_timetables),
     TEST(classrooms_of_every_building), TEST(calendar_exams_and_scores), TEST(terms_of_use_of_the_wallet),
     TEST(slots_of_playgrounds), TEST(invalid_selector), TEST(changed_page), TEST(signing_out),
     TEST(one_sign_in_for_many_calls), TEST(course_selection_of_graduates))
