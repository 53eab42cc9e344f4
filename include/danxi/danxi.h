/* Generated from interface/interface.toml by `make generate`; do not edit. */
#ifndef DANXI_DANXI_H
#define DANXI_DANXI_H

/**
 * @file libdanxi: the campus services of Fudan University and the DanXi community, for any program.
 *
 *     danxi_session *session;
 *     danxi_result_free(danxi_session_open(NULL, &session));
 *     danxi_result *result = danxi_account_login(session, "me@fudan.edu.cn", "password", NULL);
 *     if (danxi_result_status(result) == DANXI_OK) puts(danxi_result_json(result, NULL));
 *     danxi_result_free(result);
 *     danxi_session_close(session);
 *
 * This header is all that a program needs. danxi/core.h has sessions, results and calls; each service has a header of its own,
 * with a function for each method; danxi/jansson.h, for those who use jansson, is included by itself.
 */

#include <danxi/account.h>
#include <danxi/announcement.h>
#include <danxi/bus.h>
#include <danxi/campus.h>
#include <danxi/canteen.h>
#include <danxi/classroom.h>
#include <danxi/core.h>
#include <danxi/course.h>
#include <danxi/electricity.h>
#include <danxi/exam.h>
#include <danxi/forum.h>
#include <danxi/library.h>
#include <danxi/markup.h>
#include <danxi/profile.h>
#include <danxi/reservation.h>
#include <danxi/score.h>
#include <danxi/sport.h>
#include <danxi/wallet.h>

#endif /* DANXI_DANXI_H */
