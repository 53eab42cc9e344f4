/* The campus services: every one of them, signed in to as they are called, with what the stand-in shows. */
#include "check.h"

#define UNDERGRADUATE "23307110001"
#define UNDERGRADUATE_PASSWORD "Guanghua+1905"
#define GRADUATE "24210240002"
#define GRADUATE_PASSWORD "复旦&Danyuan=9"
#define FIRST_CALLS 50

static danxi_session *session;

static void reset(void) { json_decref(control("POST", "/reset", "")); }

static size_t passwords_sent(void) {
    json_t *sign_ins = control("GET", "/sign-ins", "");
    size_t count = json_array_size(sign_ins);
    json_decref(sign_ins);
    return count;
}

static danxi_session *on_campus(const char *number, const char *password, const char *type) {
    danxi_session *opened = open_session("{\"network\": {\"webvpn\": \"never\"}}");
    ENDS(danxi_campus_login(opened, number, password, type, NULL), DANXI_OK);
    return opened;
}

/* Checks that a list is not empty and that its first item has the members, which end with NULL; frees the result. */
#define LISTS(result, ...) lists_at(__LINE__, #result, result, (const char *[]){__VA_ARGS__, NULL})
static json_t *lists_at(int line, const char *what, danxi_result *result, const char **members) {
    json_t *list = value_at(__FILE__, line, what, result);
    if (json_array_size(list) == 0) fail_at(__FILE__, line, "%s gives an empty list", what);
    for (; *members; members++)
        if (!json_object_get(json_array_get(list, 0), *members)) fail_at(__FILE__, line, "%s: no %s", what, *members);
    return list;
}

#define HAS(result, ...) has_at(__LINE__, #result, result, (const char *[]){__VA_ARGS__, NULL})
static void has_at(int line, const char *what, danxi_result *result, const char **members) {
    json_t *value = value_at(__FILE__, line, what, result);
    for (; *members; members++)
        if (!json_object_get(value, *members)) fail_at(__FILE__, line, "%s: no %s", what, *members);
    json_decref(value);
}

static void opening(void) {
    reset();
    session = on_campus(UNDERGRADUATE, UNDERGRADUATE_PASSWORD, "undergraduate");
}

static void announcements(void) {
    json_t *first =
        LISTS(danxi_announcement_get_undergraduate_announcements(session, 1, NULL), "title", "date", "link");
    json_t *second = LISTS(danxi_announcement_get_undergraduate_announcements(session, 2, NULL), "title");
    CHECK(!json_equal(first, second));
    CHECK(strncmp(text_of(json_array_get(first, 0), "link"), "http", 4) == 0);
    json_decref(first);
    json_decref(second);
    json_decref(LISTS(danxi_announcement_get_graduate_announcements(session, 1, NULL), "title", "date", "link"));
    ENDS(danxi_announcement_get_graduate_announcements(session, 9999, NULL), DANXI_ERROR_NOT_FOUND);
    ENDS(danxi_announcement_clear_cache(session, NULL), DANXI_OK);
}

static void buses(void) {
    json_t *workdays = LISTS(danxi_bus_get_routes(session, "workday", NULL), "name", "schedules");
    json_t *holidays = LISTS(danxi_bus_get_routes(session, "holiday", NULL), "name", "schedules");
    CHECK(!json_equal(workdays, holidays));
    json_t *route = json_array_get(workdays, 0);
    HAS(danxi_bus_next(session, text_of(route, "start"), text_of(route, "end"), NULL), "time", "next", "missed");
    json_decref(workdays);
    json_decref(holidays);
    ENDS(danxi_bus_clear_cache(session, NULL), DANXI_OK);
    ENDS(danxi_bus_get_routes(session, "workday", "{\"cache\": \"only\"}"), DANXI_ERROR_NOT_CACHED);
}

static void places(void) {
    HAS(danxi_canteen_get_canteen_queuing(session, NULL), "dining_time", "canteens");
    const char *buildings[] = {"H2", "H3", "H4", "H5", "H6", "HGX", "HGD", "HQ", "J", "Z", "F"};
    for (size_t index = 0; index < sizeof buildings / sizeof *buildings; index++)
        json_decref(LISTS(danxi_classroom_get_classrooms(session, buildings[index], NULL), "name", "schedules"));
    ENDS(danxi_classroom_clear_cache(session, NULL), DANXI_OK);
    json_decref(LISTS(danxi_library_get_library(session, NULL), "name", "current", "capacity"));
    HAS(danxi_electricity_get_electricity_usage(session, NULL), "room", "electricity_available");
    json_decref(LISTS(danxi_electricity_get_electricity_logs(session, NULL), "date", "usage"));
    ENDS(danxi_electricity_clear_cache(session, NULL), DANXI_OK);
}

static void studies(void) {
    json_t *times = LISTS(danxi_course_list_class_times(session, NULL), "start", "end");
    CHECK_INT(json_array_size(times), 14);
    json_decref(times);
    json_decref(LISTS(danxi_course_get_semesters(session, NULL), "id", "start_date"));
    json_t *semester = VALUE(danxi_course_get_current_semester(session, NULL));
    long long id = int_of(semester, "id");
    json_decref(semester);
    json_decref(LISTS(danxi_course_get_courses(session, id, NULL), "name", "on_weeks", "places"));
    HAS(danxi_course_get_week(session, NULL), "semester", "courses");
    json_decref(VALUE(danxi_course_get_conflicts(session, NULL)));
    json_t *calendar = VALUE(danxi_course_calendar(session, NULL));
    CHECK_WORDS(json_string_value(calendar), "BEGIN:VCALENDAR\r\n", "TZID=Asia/Shanghai", "RRULE:FREQ=WEEKLY",
                "END:VCALENDAR");
    json_decref(calendar);
    ENDS(danxi_course_clear_cache(session, NULL), DANXI_OK);
    for (int is_old = 0; is_old < 2; is_old++) {
        json_decref(control("PATCH", "/settings", is_old ? "{\"exam_page\": \"old\"}" : "{\"exam_page\": \"new\"}"));
        json_decref(LISTS(danxi_exam_get_exams(session, "{\"cache\": \"refresh\"}"), "course"));
    }
    ENDS(danxi_exam_clear_cache(session, NULL), DANXI_OK);
    json_t *semesters = VALUE(danxi_course_get_semesters(session, NULL)), *entry;
    size_t index, scores = 0;
    json_array_foreach(semesters, index, entry) {
        json_t *list = VALUE(danxi_score_get_scores(session, int_of(entry, "id"), NULL));
        scores += json_array_size(list);
        json_decref(list);
    }
    json_decref(semesters);
    CHECK(scores > 0);
    json_decref(LISTS(danxi_score_get_ranks(session, NULL), "rank", "grade_point"));
    ENDS(danxi_score_clear_cache(session, NULL), DANXI_OK);
}

static void person(void) {
    HAS(danxi_profile_get_student_profile(session, NULL), "campus_id", "name", "department");
    ENDS(danxi_profile_clear_cache(session, NULL), DANXI_OK);
    HAS(danxi_wallet_get_content(session, NULL), "balance", "transactions", "daily_sums");
    HAS(danxi_wallet_get_balance(session, NULL), "balance");
    HAS(danxi_wallet_get_transactions(session, 1, NULL), "transactions", "page_count");
    HAS(danxi_wallet_search_transactions(session, "2020-01-01", "2030-12-31", NULL), "transactions");
    HAS(danxi_wallet_get_qr_code(session, NULL), "code");
    json_decref(control("PATCH", "/settings", "{\"terms_agreed\": false}"));
    FAILS(danxi_wallet_get_qr_code(session, NULL), DANXI_ERROR_FORBIDDEN, "agree");
    ENDS(danxi_wallet_clear_cache(session, NULL), DANXI_OK);
}

static void sports(void) {
    json_t *playgrounds = LISTS(danxi_reservation_get_playgrounds(session, NULL), "id", "name");
    size_t index, slots = 0;
    json_t *playground;
    time_t now = time(NULL);
    char date[16];
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    json_array_foreach(playgrounds, index, playground) {
        if (index == 8) break;
        danxi_result *result = danxi_reservation_get_reservations(session, text_of(playground, "id"), date, NULL);
        json_t *list = VALUE(result);
        slots += json_array_size(list);
        json_decref(list);
    }
    CHECK(slots > 0);
    json_decref(playgrounds);
    ENDS(danxi_reservation_clear_cache(session, NULL), DANXI_OK);
    HAS(danxi_sport_get_exercise(session, NULL), "exercises", "logs");
    HAS(danxi_sport_get_exam(session, NULL), "total", "items");
    ENDS(danxi_sport_clear_cache(session, NULL), DANXI_OK);
}

static void own_pages(void) {
    json_t *elements = LISTS(danxi_markup_select(session, "<ul><li>a<li class=x>b</ul>", "li.x", NULL), "tag", "text",
                             "html", "attributes");
    CHECK_TEXT(text_of(json_array_get(elements, 0), "text"), "b");
    json_decref(elements);
    FAILS(danxi_markup_select(session, "", "li[", NULL), DANXI_ERROR_INVALID_ARGUMENT, "selector");
}

/* A page that lost its structure says which, and says nothing of the person. */
static void changed_page(void) {
    order_fault(
        "{\"host\": \"my.fudan.edu.cn\", \"path\": \"/simple_list/stqk\", \"kind\": \"html\", \"times\": null}");
    FAILS(danxi_canteen_get_canteen_queuing(session, NULL), DANXI_ERROR_PAGE_CHANGED, "canteen", "script");
}

/* However many calls find their sign-ins ended, the password is sent once. */
static void first_calls_at_once(void) {
    reset();
    danxi_session *other = on_campus(UNDERGRADUATE, UNDERGRADUATE_PASSWORD, "undergraduate");
    size_t before = passwords_sent();
    json_decref(control("POST", "/sessions/expire", "{}"));
    const char *methods[] = {"canteen.get_canteen_queuing", "electricity.get_electricity_usage",
                             "profile.get_student_profile", "wallet.get_balance", "exam.get_exams"};
    for (int index = 0; index < FIRST_CALLS; index++)
        danxi_task_free(
            danxi_call_async(other, methods[index % 5], index % 5 ? "{\"cache\": \"refresh\"}" : "{}", NULL, NULL));
    for (int index = 0; index < FIRST_CALLS; index++) ENDS(danxi_session_next(other, 20000), DANXI_OK);
    CHECK_INT(passwords_sent() - before, 1);
    danxi_session_close(other);
}

static void graduate(void) {
    reset();
    danxi_session *other = on_campus(GRADUATE, GRADUATE_PASSWORD, "graduate");
    json_t *semester = VALUE(danxi_course_get_current_semester(other, NULL));
    json_decref(LISTS(danxi_course_get_courses(other, int_of(semester, "id"), NULL), "name", "weekday"));
    json_decref(semester);
    json_t *captcha = VALUE(danxi_course_get_captcha(other, NULL));
    json_t *shown = control("GET", "/captchas", "");
    const char *answer = text_of(json_array_get(shown, json_array_size(shown) - 1), "answer");
    ENDS(danxi_course_answer_captcha(other, text_of(captcha, "id"), answer, GRADUATE, GRADUATE_PASSWORD, NULL),
         DANXI_OK);
    json_decref(LISTS(danxi_course_get_selected_courses(other, NULL), "name"));
    json_decref(shown);
    json_decref(captcha);
    danxi_session_close(other);
}

static void closing(void) {
    ENDS(danxi_campus_logout(session, NULL), DANXI_OK);
    ENDS(danxi_wallet_get_balance(session, NULL), DANXI_ERROR_NOT_SIGNED_IN);
    danxi_session_close(session);
}

MAIN("campus", TEST(opening), TEST(announcements), TEST(buses), TEST(places), TEST(studies), TEST(person), TEST(sports),
     TEST(own_pages), TEST(changed_page), TEST(closing), TEST(first_calls_at_once), TEST(graduate))
