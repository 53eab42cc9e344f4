#ifndef DANXI_FEEDS_H
#define DANXI_FEEDS_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_parse(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_fetch(danxi_session *session, const char *url, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_discover(danxi_session *session, const char *url, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_subscribe(danxi_session *session, const char *url, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_list_subscriptions(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_import_opml(danxi_session *session, const char *text,
                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_export_opml(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_list_entries(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_search_entries(danxi_session *session, const char *query,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_read(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_unread(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_starred(danxi_session *session, const char *entry_ids,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_unstarred(danxi_session *session, const char *entry_ids,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_refresh(danxi_session *session, int64_t subscription_id,
                                  const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_refresh_all(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_unsubscribe(danxi_session *session, int64_t subscription_id,
                                      const char *options);
#ifdef __cplusplus
}
#endif
#endif
