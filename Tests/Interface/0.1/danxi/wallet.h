#ifndef DANXI_WALLET_H
#define DANXI_WALLET_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_content(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_balance(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_list_cards(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_transactions(danxi_session *session, int64_t page,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_search_transactions(danxi_session *session, const char *start_date,
                                               const char *end_date, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_get_qr_code(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_wallet_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
