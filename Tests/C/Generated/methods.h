/* Generated from the files in interface/ by `make generate`; do not edit. */

static danxi_result *call_account_login(danxi_session *session, struct arguments *arguments) {
    return danxi_account_login(session, string_argument(arguments, "email"), string_argument(arguments, "password"),
                               options_argument(arguments));
}

static danxi_result *call_account_logout(danxi_session *session, struct arguments *arguments) {
    return danxi_account_logout(session, options_argument(arguments));
}

static danxi_result *call_account_refresh_token(danxi_session *session, struct arguments *arguments) {
    return danxi_account_refresh_token(session, options_argument(arguments));
}

static danxi_result *call_account_get_status(danxi_session *session, struct arguments *arguments) {
    return danxi_account_get_status(session, options_argument(arguments));
}

static danxi_result *call_forum_get_divisions(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_divisions(session, options_argument(arguments));
}

static danxi_result *call_forum_get_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_division(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_list_holes_in_division(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_holes_in_division(session, int_argument(arguments, "division_id"),
                                              options_argument(arguments));
}

static danxi_result *call_forum_list_holes_by_tag(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_holes_by_tag(session, string_argument(arguments, "tag_name"), options_argument(arguments));
}

static danxi_result *call_forum_list_my_holes(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_my_holes(session, options_argument(arguments));
}

static danxi_result *call_forum_get_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_hole(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_create_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_hole(session, string_argument(arguments, "content"),
                                   int_argument(arguments, "division_id"), json_argument(arguments, "tags"),
                                   options_argument(arguments));
}

static danxi_result *call_forum_list_floors_in_hole(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_floors_in_hole(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_list_all_floors(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_all_floors(session, int_argument(arguments, "hole_id"), options_argument(arguments));
}

static danxi_result *call_forum_get_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_floor(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_create_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_create_floor(session, string_argument(arguments, "content"), int_argument(arguments, "hole_id"),
                                    options_argument(arguments));
}

static danxi_result *call_forum_modify_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_modify_floor(session, int_argument(arguments, "id"), string_argument(arguments, "content"),
                                    options_argument(arguments));
}

static danxi_result *call_forum_delete_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_delete_floor(session, int_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_forum_like_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_like_floor(session, int_argument(arguments, "id"), int_argument(arguments, "like"),
                                  options_argument(arguments));
}

static danxi_result *call_forum_search_floor(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_search_floor(session, string_argument(arguments, "keyword"), options_argument(arguments));
}

static danxi_result *call_forum_list_all_tags(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_list_all_tags(session, options_argument(arguments));
}

static danxi_result *call_forum_get_profile(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_get_profile(session, options_argument(arguments));
}

static danxi_result *call_forum_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_forum_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_campus_login(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_login(session, string_argument(arguments, "username"), string_argument(arguments, "password"),
                              string_argument(arguments, "student_type"), options_argument(arguments));
}

static danxi_result *call_campus_logout(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_logout(session, options_argument(arguments));
}

static danxi_result *call_campus_status(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_status(session, options_argument(arguments));
}

static danxi_result *call_campus_answer_challenge(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_answer_challenge(session, string_argument(arguments, "id"), options_argument(arguments));
}

static danxi_result *call_campus_fetch(danxi_session *session, struct arguments *arguments) {
    return danxi_campus_fetch(session, string_argument(arguments, "url"), options_argument(arguments));
}

static danxi_result *call_bus_get_routes(danxi_session *session, struct arguments *arguments) {
    return danxi_bus_get_routes(session, string_argument(arguments, "type"), options_argument(arguments));
}

static danxi_result *call_bus_next(danxi_session *session, struct arguments *arguments) {
    return danxi_bus_next(session, string_argument(arguments, "start"), string_argument(arguments, "end"),
                          options_argument(arguments));
}

static danxi_result *call_bus_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_bus_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_classroom_get_classrooms(danxi_session *session, struct arguments *arguments) {
    return danxi_classroom_get_classrooms(session, string_argument(arguments, "building"), options_argument(arguments));
}

static danxi_result *call_classroom_list_free_classrooms(danxi_session *session, struct arguments *arguments) {
    return danxi_classroom_list_free_classrooms(session, string_argument(arguments, "building"),
                                                int_argument(arguments, "start"), int_argument(arguments, "end"),
                                                options_argument(arguments));
}

static danxi_result *call_classroom_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_classroom_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_electricity_get_electricity_usage(danxi_session *session, struct arguments *arguments) {
    return danxi_electricity_get_electricity_usage(session, options_argument(arguments));
}

static danxi_result *call_electricity_get_electricity_logs(danxi_session *session, struct arguments *arguments) {
    return danxi_electricity_get_electricity_logs(session, options_argument(arguments));
}

static danxi_result *call_electricity_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_electricity_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_library_get_library(danxi_session *session, struct arguments *arguments) {
    return danxi_library_get_library(session, options_argument(arguments));
}

static danxi_result *call_canteen_get_canteen_queuing(danxi_session *session, struct arguments *arguments) {
    return danxi_canteen_get_canteen_queuing(session, options_argument(arguments));
}

static danxi_result *call_profile_get_student_profile(danxi_session *session, struct arguments *arguments) {
    return danxi_profile_get_student_profile(session, options_argument(arguments));
}

static danxi_result *call_profile_get_identity(danxi_session *session, struct arguments *arguments) {
    return danxi_profile_get_identity(session, options_argument(arguments));
}

static danxi_result *call_profile_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_profile_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_markup_select(danxi_session *session, struct arguments *arguments) {
    return danxi_markup_select(session, string_argument(arguments, "html"), string_argument(arguments, "selector"),
                               options_argument(arguments));
}

static danxi_result *call_announcement_get_undergraduate_announcements(danxi_session *session,
                                                                       struct arguments *arguments) {
    return danxi_announcement_get_undergraduate_announcements(session, int_argument(arguments, "page"),
                                                              options_argument(arguments));
}

static danxi_result *call_announcement_get_graduate_announcements(danxi_session *session, struct arguments *arguments) {
    return danxi_announcement_get_graduate_announcements(session, int_argument(arguments, "page"),
                                                         options_argument(arguments));
}

static danxi_result *call_announcement_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_announcement_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_wallet_get_content(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_content(session, options_argument(arguments));
}

static danxi_result *call_wallet_get_balance(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_balance(session, options_argument(arguments));
}

static danxi_result *call_wallet_list_cards(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_list_cards(session, options_argument(arguments));
}

static danxi_result *call_wallet_get_transactions(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_transactions(session, int_argument(arguments, "page"), options_argument(arguments));
}

static danxi_result *call_wallet_search_transactions(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_search_transactions(session, string_argument(arguments, "start_date"),
                                            string_argument(arguments, "end_date"), options_argument(arguments));
}

static danxi_result *call_wallet_get_qr_code(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_get_qr_code(session, options_argument(arguments));
}

static danxi_result *call_wallet_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_wallet_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_reservation_get_playgrounds(danxi_session *session, struct arguments *arguments) {
    return danxi_reservation_get_playgrounds(session, options_argument(arguments));
}

static danxi_result *call_reservation_get_reservations(danxi_session *session, struct arguments *arguments) {
    return danxi_reservation_get_reservations(session, string_argument(arguments, "playground_id"),
                                              string_argument(arguments, "date"), options_argument(arguments));
}

static danxi_result *call_reservation_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_reservation_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_sport_get_exercise(danxi_session *session, struct arguments *arguments) {
    return danxi_sport_get_exercise(session, options_argument(arguments));
}

static danxi_result *call_sport_get_exam(danxi_session *session, struct arguments *arguments) {
    return danxi_sport_get_exam(session, options_argument(arguments));
}

static danxi_result *call_sport_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_sport_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_course_list_class_times(danxi_session *session, struct arguments *arguments) {
    return danxi_course_list_class_times(session, options_argument(arguments));
}

static danxi_result *call_course_get_semesters(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_semesters(session, options_argument(arguments));
}

static danxi_result *call_course_get_current_semester(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_current_semester(session, options_argument(arguments));
}

static danxi_result *call_course_get_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_courses(session, int_argument(arguments, "semester_id"), options_argument(arguments));
}

static danxi_result *call_course_list_search_semesters(danxi_session *session, struct arguments *arguments) {
    return danxi_course_list_search_semesters(session, options_argument(arguments));
}

static danxi_result *call_course_search_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_course_search_courses(session, options_argument(arguments));
}

static danxi_result *call_course_list_day_changes(danxi_session *session, struct arguments *arguments) {
    return danxi_course_list_day_changes(session, json_argument(arguments, "holidays"), options_argument(arguments));
}

static danxi_result *call_course_get_selected_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_selected_courses(session, options_argument(arguments));
}

static danxi_result *call_course_get_week(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_week(session, options_argument(arguments));
}

static danxi_result *call_course_get_conflicts(danxi_session *session, struct arguments *arguments) {
    return danxi_course_get_conflicts(session, options_argument(arguments));
}

static danxi_result *call_course_calendar(danxi_session *session, struct arguments *arguments) {
    return danxi_course_calendar(session, options_argument(arguments));
}

static danxi_result *call_course_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_course_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_exam_get_exams(danxi_session *session, struct arguments *arguments) {
    return danxi_exam_get_exams(session, options_argument(arguments));
}

static danxi_result *call_exam_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_exam_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_score_get_scores(danxi_session *session, struct arguments *arguments) {
    return danxi_score_get_scores(session, int_argument(arguments, "semester_id"), options_argument(arguments));
}

static danxi_result *call_score_list_all_scores(danxi_session *session, struct arguments *arguments) {
    return danxi_score_list_all_scores(session, options_argument(arguments));
}

static danxi_result *call_score_get_ranks(danxi_session *session, struct arguments *arguments) {
    return danxi_score_get_ranks(session, options_argument(arguments));
}

static danxi_result *call_score_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_score_clear_cache(session, options_argument(arguments));
}

static danxi_result *call_elearning_list_courses(danxi_session *session, struct arguments *arguments) {
    return danxi_elearning_list_courses(session, options_argument(arguments));
}

static danxi_result *call_elearning_list_todos(danxi_session *session, struct arguments *arguments) {
    return danxi_elearning_list_todos(session, options_argument(arguments));
}

static danxi_result *call_elearning_clear_cache(danxi_session *session, struct arguments *arguments) {
    return danxi_elearning_clear_cache(session, options_argument(arguments));
}

static const struct method methods[] = {
    {.name = "account.login",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"email\": \"student@fudan.edu.cn\", \"password\": \"Guanghua+1905\"}",
     .sources = "{}",
     .required = "[\"email\", \"password\"]",
     .call = call_account_login},
    {.name = "account.logout",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_logout},
    {.name = "account.refresh_token",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_refresh_token},
    {.name = "account.get_status",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_account_get_status},
    {.name = "forum.get_divisions",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_get_divisions},
    {.name = "forum.get_division",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 1}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_forum_get_division},
    {.name = "forum.list_holes_in_division",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"division_id\": 1, \"size\": 3}",
     .sources = "{}",
     .required = "[\"division_id\"]",
     .call = call_forum_list_holes_in_division},
    {.name = "forum.list_holes_by_tag",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"tag_name\": \"选课\", \"size\": 3}",
     .sources = "{\"tag_name\": \"forum.list_all_tags:0.name\"}",
     .required = "[\"tag_name\"]",
     .call = call_forum_list_holes_by_tag},
    {.name = "forum.list_my_holes",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"size\": 3}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_my_holes},
    {.name = "forum.get_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 2}",
     .sources = "{\"id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_get_hole},
    {.name = "forum.create_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"content\": \"How late is the library open?\", \"division_id\": 1, \"tags\": [\"学习\"]}",
     .sources = "{}",
     .required = "[\"content\", \"division_id\", \"tags\"]",
     .call = call_forum_create_hole},
    {.name = "forum.list_floors_in_hole",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2, \"size\": 3}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_list_floors_in_hole},
    {.name = "forum.list_all_floors",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.list_holes_in_division:0.id\"}",
     .required = "[\"hole_id\"]",
     .call = call_forum_list_all_floors},
    {.name = "forum.get_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7}",
     .sources = "{\"id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"id\"]",
     .call = call_forum_get_floor},
    {.name = "forum.create_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"content\": \"Until ten.\", \"hole_id\": 2}",
     .sources = "{\"hole_id\": \"forum.create_hole:id\"}",
     .required = "[\"content\", \"hole_id\"]",
     .call = call_forum_create_floor},
    {.name = "forum.modify_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7, \"content\": \"Until half past ten.\"}",
     .sources = "{\"id\": \"forum.create_floor:id\"}",
     .required = "[\"id\", \"content\"]",
     .call = call_forum_modify_floor},
    {.name = "forum.delete_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7, \"reason\": \"Answered.\"}",
     .sources = "{\"id\": \"forum.create_floor:id\"}",
     .required = "[\"id\"]",
     .call = call_forum_delete_floor},
    {.name = "forum.like_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"id\": 7, \"like\": 1}",
     .sources = "{\"id\": \"forum.list_floors_in_hole:0.id\"}",
     .required = "[\"id\", \"like\"]",
     .call = call_forum_like_floor},
    {.name = "forum.search_floor",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"keyword\": \"图书馆\", \"size\": 3}",
     .sources = "{}",
     .required = "[\"keyword\"]",
     .call = call_forum_search_floor},
    {.name = "forum.list_all_tags",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_list_all_tags},
    {.name = "forum.get_profile",
     .sign_in = "community",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_get_profile},
    {.name = "forum.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_forum_clear_cache},
    {.name = "campus.login",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"username\": \"23307110001\", \"password\": \"Guanghua+1905\", \"student_type\": \"undergraduate\"}",
     .sources = "{}",
     .required = "[\"username\", \"password\", \"student_type\"]",
     .call = call_campus_login},
    {.name = "campus.logout",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_campus_logout},
    {.name = "campus.status",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_campus_status},
    {.name = "campus.answer_challenge",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "invalid_argument",
     .params = "{\"id\": \"3f2a\", \"answer\": \"w8kx\"}",
     .sources = "{}",
     .required = "[\"id\"]",
     .call = call_campus_answer_challenge},
    {.name = "campus.fetch",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"url\": \"https://jwc.fudan.edu.cn/9397/list1.htm\", \"format\": \"elements\", \"selector\": \"a[href$='page.htm']\", \"limit\": 3}",
     .sources = "{}",
     .required = "[\"url\"]",
     .call = call_campus_fetch},
    {.name = "bus.get_routes",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"type\": \"workday\"}",
     .sources = "{}",
     .required = "[\"type\"]",
     .call = call_bus_get_routes},
    {.name = "bus.next",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"start\": \"邯郸\", \"end\": \"江湾\"}",
     .sources = "{}",
     .required = "[\"start\", \"end\"]",
     .call = call_bus_next},
    {.name = "bus.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_bus_clear_cache},
    {.name = "classroom.get_classrooms",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"building\": \"H2\"}",
     .sources = "{}",
     .required = "[\"building\"]",
     .call = call_classroom_get_classrooms},
    {.name = "classroom.list_free_classrooms",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"building\": \"H2\", \"start\": 3, \"end\": 4}",
     .sources = "{}",
     .required = "[\"building\", \"start\", \"end\"]",
     .call = call_classroom_list_free_classrooms},
    {.name = "classroom.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_classroom_clear_cache},
    {.name = "electricity.get_electricity_usage",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_electricity_get_electricity_usage},
    {.name = "electricity.get_electricity_logs",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_electricity_get_electricity_logs},
    {.name = "electricity.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_electricity_clear_cache},
    {.name = "library.get_library",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_library_get_library},
    {.name = "canteen.get_canteen_queuing",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_canteen_get_canteen_queuing},
    {.name = "profile.get_student_profile",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_profile_get_student_profile},
    {.name = "profile.get_identity",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_profile_get_identity},
    {.name = "profile.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_profile_clear_cache},
    {.name = "markup.select",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"html\": \"<ul><li>one<li>two</ul>\", \"selector\": \"li\"}",
     .sources = "{}",
     .required = "[\"html\", \"selector\"]",
     .call = call_markup_select},
    {.name = "announcement.get_undergraduate_announcements",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"page\": 1}",
     .sources = "{}",
     .required = "[\"page\"]",
     .call = call_announcement_get_undergraduate_announcements},
    {.name = "announcement.get_graduate_announcements",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"page\": 1}",
     .sources = "{}",
     .required = "[\"page\"]",
     .call = call_announcement_get_graduate_announcements},
    {.name = "announcement.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_announcement_clear_cache},
    {.name = "wallet.get_content",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_get_content},
    {.name = "wallet.get_balance",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_get_balance},
    {.name = "wallet.list_cards",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_list_cards},
    {.name = "wallet.get_transactions",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"page\": 1}",
     .sources = "{}",
     .required = "[\"page\"]",
     .call = call_wallet_get_transactions},
    {.name = "wallet.search_transactions",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"start_date\": \"2026-11-01\", \"end_date\": \"2026-11-21\"}",
     .sources = "{}",
     .required = "[\"start_date\", \"end_date\"]",
     .call = call_wallet_search_transactions},
    {.name = "wallet.get_qr_code",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_get_qr_code},
    {.name = "wallet.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_wallet_clear_cache},
    {.name = "reservation.get_playgrounds",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_reservation_get_playgrounds},
    {.name = "reservation.get_reservations",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"playground_id\": \"2c9c486e4f821a19014f82418ec10006\", \"date\": \"2026-11-21\"}",
     .sources = "{\"playground_id\": \"reservation.get_playgrounds:0.id\"}",
     .required = "[\"playground_id\", \"date\"]",
     .call = call_reservation_get_reservations},
    {.name = "reservation.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_reservation_clear_cache},
    {.name = "sport.get_exercise",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_sport_get_exercise},
    {.name = "sport.get_exam",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_sport_get_exam},
    {.name = "sport.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_sport_clear_cache},
    {.name = "course.list_class_times",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_list_class_times},
    {.name = "course.get_semesters",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_semesters},
    {.name = "course.get_current_semester",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_current_semester},
    {.name = "course.get_courses",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"semester_id\": 505}",
     .sources = "{\"semester_id\": \"course.get_current_semester:id\"}",
     .required = "[\"semester_id\"]",
     .call = call_course_get_courses},
    {.name = "course.list_search_semesters",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_list_search_semesters},
    {.name = "course.search_courses",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"keyword\": \"数据\", \"size\": 5}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_search_courses},
    {.name = "course.list_day_changes",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"holidays\": {\"year\": 2026, \"days\": [{\"name\": \"国庆节\", \"date\": \"2026-10-01\", \"isOffDay\": true}, {\"name\": \"国庆节\", \"date\": \"2026-10-10\", \"isOffDay\": false}]}}",
     .sources = "{}",
     .required = "[\"holidays\"]",
     .call = call_course_list_day_changes},
    {.name = "course.get_selected_courses",
     .sign_in = "campus",
     .account = "graduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_selected_courses},
    {.name = "course.get_week",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"week\": 3, \"day_changes\": [{\"date\": \"2026-10-01\", \"is_off\": true}, {\"date\": \"2026-10-10\", \"is_off\": false, \"courses_of\": \"2026-10-08\"}]}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_get_week},
    {.name = "course.get_conflicts",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"semester_id\": 505}",
     .sources = "{\"semester_id\": \"course.get_current_semester:id\"}",
     .required = "[]",
     .call = call_course_get_conflicts},
    {.name = "course.calendar",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"reminder_minutes\": 15}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_calendar},
    {.name = "course.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_course_clear_cache},
    {.name = "exam.get_exams",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_exam_get_exams},
    {.name = "exam.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_exam_clear_cache},
    {.name = "score.get_scores",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{\"semester_id\": 505}",
     .sources = "{\"semester_id\": \"course.get_semesters:2.id\"}",
     .required = "[\"semester_id\"]",
     .call = call_score_get_scores},
    {.name = "score.list_all_scores",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_score_list_all_scores},
    {.name = "score.get_ranks",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_score_get_ranks},
    {.name = "score.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_score_clear_cache},
    {.name = "elearning.list_courses",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_elearning_list_courses},
    {.name = "elearning.list_todos",
     .sign_in = "campus",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_elearning_list_todos},
    {.name = "elearning.clear_cache",
     .sign_in = "none",
     .account = "undergraduate",
     .outcome = "ok",
     .params = "{}",
     .sources = "{}",
     .required = "[]",
     .call = call_elearning_clear_cache},
};
