#ifndef DANXI_CAMPUS_H
#define DANXI_CAMPUS_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_login(danxi_session *session, const char *username, const char *password,
                                 const char *student_type, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_logout(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_status(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_answer_challenge(danxi_session *session, const char *id,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_import_cookies(danxi_session *session, const char *cookies,
                                          const char *username, const char *student_type,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_campus_fetch(danxi_session *session, const char *url, const char *options);
#ifdef __cplusplus
}
#endif
#endif
