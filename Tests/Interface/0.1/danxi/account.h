#ifndef DANXI_ACCOUNT_H
#define DANXI_ACCOUNT_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_login(danxi_session *session, const char *email, const char *password,
                                  const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_logout(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_refresh_token(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_status(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_send_verification_code(danxi_session *session, const char *email,
                                                   const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_register(danxi_session *session, const char *email,
                                     const char *password, const char *verification,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_reset_password(danxi_session *session, const char *email,
                                           const char *password, const char *verification,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_quiz(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_answer_quiz(danxi_session *session, const char *answers,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_reload_quiz(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_current_user(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_get_user(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_modify_user(danxi_session *session, int64_t id, const char *nickname,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_list_administrators(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_close_account(danxi_session *session, const char *email,
                                          const char *password, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_account_close_user(danxi_session *session, int64_t id, const char *options);
#ifdef __cplusplus
}
#endif
#endif
