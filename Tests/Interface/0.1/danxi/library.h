#ifndef DANXI_LIBRARY_H
#define DANXI_LIBRARY_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_get_library(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_search_books(danxi_session *session, const char *title,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_get_book(danxi_session *session, const char *id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_book_copies(danxi_session *session, const char *book_id,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_get_reader(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_loans(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_past_loans(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_renew_loan(danxi_session *session, const char *barcode,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_holds(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_cancel_hold(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
