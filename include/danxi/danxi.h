/* Generated from interface/interface.toml by `make generate`; do not edit. */
#ifndef DANXI_DANXI_H
#define DANXI_DANXI_H

/**
 * @file libdanxi: the campus services of Fudan University and the DanXi community.
 *
 * This header includes all others except danxi/jansson.h, which is for programs that use jansson.
 * Start with danxi/core.h: it explains sessions, results and calls. danxi/config.h describes the
 * configuration, and danxi/status.h the errors. Each service has its own header with a function for
 * each method. With danxi/extensions.h, a program can intercept the requests of a session, send
 * them itself, and store the data of the session.
 *
 * This program signs in and prints three threads of the forum. It checks every result:
 *
 *     #include <stdio.h>
 *     #include <stdlib.h>
 *
 *     #include <danxi/danxi.h>
 *
 *     // Prints a value or an error, frees the result, and returns its status.
 *     static danxi_status finish(danxi_result *result) {
 *         danxi_status status = danxi_result_status(result);
 *         const char *json = danxi_result_json(result, NULL);
 *         fprintf(status == DANXI_OK ? stdout : stderr, "%s\n", json ? json : danxi_status_name(status));
 *         danxi_result_free(result);
 *         return status;
 *     }
 *
 *     int main(void) {
 *         const char *email = getenv("DANXI_EMAIL"), *password = getenv("DANXI_PASSWORD");
 *         danxi_session *session;
 *         danxi_status status = finish(danxi_session_open(getenv("DANXI_CONFIG"), &session));
 *         if (status == DANXI_OK) status = finish(danxi_account_login(session, email, password, NULL));
 *         if (status == DANXI_OK)
 *             status = finish(danxi_forum_list_holes_in_division(session, 1, "{\"size\": 3}"));
 *         danxi_session_close(session);
 *         return status == DANXI_OK ? 0 : 1;
 *     }
 */

#include <danxi/account.h>
#include <danxi/announcement.h>
#include <danxi/archive.h>
#include <danxi/booking.h>
#include <danxi/bus.h>
#include <danxi/campus.h>
#include <danxi/canteen.h>
#include <danxi/classroom.h>
#include <danxi/config.h>
#include <danxi/core.h>
#include <danxi/course.h>
#include <danxi/curriculum.h>
#include <danxi/day.h>
#include <danxi/elearning.h>
#include <danxi/electricity.h>
#include <danxi/exam.h>
#include <danxi/extensions.h>
#include <danxi/feeds.h>
#include <danxi/forum.h>
#include <danxi/github.h>
#include <danxi/graphql.h>
#include <danxi/http.h>
#include <danxi/icourse.h>
#include <danxi/image.h>
#include <danxi/library.h>
#include <danxi/markup.h>
#include <danxi/moments.h>
#include <danxi/profile.h>
#include <danxi/reservation.h>
#include <danxi/score.h>
#include <danxi/sport.h>
#include <danxi/store.h>
#include <danxi/wallet.h>

#endif /* DANXI_DANXI_H */
