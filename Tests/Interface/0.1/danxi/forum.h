#ifndef DANXI_FORUM_H
#define DANXI_FORUM_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_divisions(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_division(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_in_division(danxi_session *session, int64_t division_id,
                                                 const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_safe_holes_in_division(danxi_session *session, int64_t division_id,
                                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_on_home_page(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_good_holes(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_holes_by_tag(danxi_session *session, const char *tag_name,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_my_holes(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_hole(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_hole(danxi_session *session, const char *content,
                                      int64_t division_id, const char *tags, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_hole(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_hide_hole(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_view(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_summary(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_rate_summary(danxi_session *session, int64_t id, const char *trace_id,
                                       int64_t type, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_floors_in_hole(danxi_session *session, int64_t hole_id,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_all_floors(danxi_session *session, int64_t hole_id,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_watch_hole(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_floor(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_floor(danxi_session *session, const char *content, int64_t hole_id,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_floor(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_floor(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_like_floor(danxi_session *session, int64_t id, int64_t like,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floor(danxi_session *session, const char *keyword,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floors_in_hole(danxi_session *session, int64_t hole_id,
                                                const char *keyword, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_floors_by_tag(danxi_session *session, const char *tag_name,
                                               const char *keyword, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_my_floors(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_hole(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_all_tags(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_tag(danxi_session *session, const char *keyword,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_tag(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_tag(danxi_session *session, const char *name, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_tag(danxi_session *session, int64_t id, const char *name,
                                     int64_t temperature, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_tag(danxi_session *session, int64_t id, const char *to,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_profile(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_profile(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_my_punishments(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorites(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorite_ids(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorite_ids_in_group(danxi_session *session, int64_t group_id,
                                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_favorite(danxi_session *session, int64_t hole_id,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_favorite(danxi_session *session, int64_t hole_id,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_set_favorites(danxi_session *session, const char *hole_ids,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_move_favorites(danxi_session *session, const char *hole_ids,
                                         int64_t from_group_id, int64_t to_group_id,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_favorite_groups(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_favorite_group(danxi_session *session, const char *name,
                                                const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_favorite_group(danxi_session *session, int64_t id,
                                                const char *name, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_favorite_group(danxi_session *session, int64_t id,
                                                const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_subscriptions(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_subscription_ids(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_subscription(danxi_session *session, int64_t hole_id,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_subscription(danxi_session *session, int64_t hole_id,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_messages(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_watch_messages(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_clear_messages(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_clear_message(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_message(danxi_session *session, const char *description,
                                         const char *recipients, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_push_tokens(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_add_push_token(danxi_session *session, const char *service,
                                         const char *device_id, const char *token,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_push_token(danxi_session *session, const char *device_id,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_remove_push_tokens(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_report(danxi_session *session, int64_t floor_id,
                                        const char *reason, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_reports(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_report(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_handle_report(danxi_session *session, int64_t id, const char *result,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_ban_reporter(danxi_session *session, int64_t report_id, int64_t days,
                                       const char *reason, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_floor_history(danxi_session *session, int64_t id,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_restore_floor(danxi_session *session, int64_t id, int64_t version_id,
                                        const char *reason, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_sensitive_floors(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_set_floor_sensitive(danxi_session *session, int64_t id, bool sensitive,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_deletion_notices(danxi_session *session, int64_t floor_id,
                                                const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_silence(danxi_session *session, int64_t floor_id,
                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_user(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_user(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_punishments(danxi_session *session, int64_t user_id,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_division(danxi_session *session, const char *name,
                                          const char *description, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_modify_division(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_division(danxi_session *session, int64_t id, int64_t to,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_set_search_open(danxi_session *session, bool open, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_penalty(danxi_session *session, int64_t floor_id, int64_t days,
                                         const char *reason, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_create_permanent_penalty(danxi_session *session, int64_t floor_id,
                                                   const char *reason, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_save_thread(danxi_session *session, int64_t hole_id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_get_saved_thread(danxi_session *session, int64_t hole_id,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_saved_floors(danxi_session *session, int64_t hole_id,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_list_saved_threads(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_search_saved(danxi_session *session, const char *query,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_delete_saved_thread(danxi_session *session, int64_t hole_id,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_clear_cache(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_forum_request(danxi_session *session, const char *method, const char *path,
                                  const char *options);
#ifdef __cplusplus
}
#endif
#endif
