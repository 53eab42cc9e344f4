#ifndef DANXI_GITHUB_H
#define DANXI_GITHUB_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_user(danxi_session *session, const char *username,
                                    const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_users(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_authenticated_user(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_authenticated_user(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_followers(danxi_session *session, const char *username,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_following(danxi_session *session, const char *username,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_followers(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_following(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_following(danxi_session *session, const char *username,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_user_following(danxi_session *session, const char *username,
                                                const char *target, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_follow_user(danxi_session *session, const char *username,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_unfollow_user(danxi_session *session, const char *username,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organizations(danxi_session *session, const char *username,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_organization(danxi_session *session, const char *organization,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_repositories(danxi_session *session, const char *username,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organization_repositories(danxi_session *session,
                                                          const char *organization,
                                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_repositories(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_repository(danxi_session *session, const char *repository,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_languages(danxi_session *session, const char *repository,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_topics(danxi_session *session, const char *repository,
                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_tags(danxi_session *session, const char *repository,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_branches(danxi_session *session, const char *repository,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_branch(danxi_session *session, const char *repository,
                                      const char *branch, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_contributors(danxi_session *session, const char *repository,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_commits(danxi_session *session, const char *repository,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_commit(danxi_session *session, const char *repository,
                                      const char *ref, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_commit_diff(danxi_session *session, const char *repository,
                                           const char *ref, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_compare_commits(danxi_session *session, const char *repository,
                                           const char *base, const char *head, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_comparison_diff(danxi_session *session, const char *repository,
                                               const char *base, const char *head,
                                               const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_contents(danxi_session *session, const char *repository,
                                        const char *path, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_root_contents(danxi_session *session, const char *repository,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_download_contents(danxi_session *session, const char *repository,
                                             const char *path, const char *file,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_contents(danxi_session *session, const char *repository,
                                        const char *path, const char *message, const char *content,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_contents(danxi_session *session, const char *repository,
                                           const char *path, const char *message, const char *sha,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_readme(danxi_session *session, const char *repository,
                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_directory_readme(danxi_session *session, const char *repository,
                                                const char *directory, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_tree(danxi_session *session, const char *repository, const char *sha,
                                    const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_blob(danxi_session *session, const char *repository, const char *sha,
                                    const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_download_archive(danxi_session *session, const char *repository,
                                            const char *file, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_forks(danxi_session *session, const char *repository,
                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_fork(danxi_session *session, const char *repository,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_stargazers(danxi_session *session, const char *repository,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_subscribers(danxi_session *session, const char *repository,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_subscriptions(danxi_session *session, const char *username,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_subscription(danxi_session *session, const char *repository,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_subscription(danxi_session *session, const char *repository,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_subscription(danxi_session *session, const char *repository,
                                               const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_starred(danxi_session *session, const char *username,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_starred(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_starred(danxi_session *session, const char *repository,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_star_repository(danxi_session *session, const char *repository,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_unstar_repository(danxi_session *session, const char *repository,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_events(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_repository_events(danxi_session *session, const char *repository,
                                                  const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_network_events(danxi_session *session, const char *repository,
                                               const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organization_events(danxi_session *session,
                                                    const char *organization, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_user_events(danxi_session *session, const char *username,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_public_user_events(danxi_session *session, const char *username,
                                                   const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_received_events(danxi_session *session, const char *username,
                                                const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_public_received_events(danxi_session *session, const char *username,
                                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_feeds(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_assigned_issues(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_issues(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organization_issues(danxi_session *session,
                                                    const char *organization, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issues(danxi_session *session, const char *repository,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_issue(danxi_session *session, const char *repository, int64_t number,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_issue(danxi_session *session, const char *repository,
                                        const char *title, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_issue(danxi_session *session, const char *repository,
                                        int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_comments(danxi_session *session, const char *repository,
                                         int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_comment(danxi_session *session, const char *repository, int64_t id,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_comment(danxi_session *session, const char *repository,
                                          int64_t number, const char *body, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_comment(danxi_session *session, const char *repository,
                                          int64_t id, const char *body, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_comment(danxi_session *session, const char *repository,
                                          int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issue_events(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issue_timeline(danxi_session *session, const char *repository,
                                               int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_labels(danxi_session *session, const char *repository,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issue_labels(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_add_issue_labels(danxi_session *session, const char *repository,
                                            int64_t number, const char *labels,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_issue_labels(danxi_session *session, const char *repository,
                                            int64_t number, const char *labels,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_remove_issue_label(danxi_session *session, const char *repository,
                                              int64_t number, const char *label,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_milestones(danxi_session *session, const char *repository,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_assignees(danxi_session *session, const char *repository,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pulls(danxi_session *session, const char *repository,
                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_pull(danxi_session *session, const char *repository, int64_t number,
                                    const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_pull_diff(danxi_session *session, const char *repository,
                                         int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_pull(danxi_session *session, const char *repository,
                                       const char *title, const char *head, const char *base,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_pull(danxi_session *session, const char *repository,
                                       int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_commits(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_files(danxi_session *session, const char *repository,
                                           int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_reviews(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_comments(danxi_session *session, const char *repository,
                                              int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_pull_merged(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_merge_pull(danxi_session *session, const char *repository,
                                      int64_t number, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_releases(danxi_session *session, const char *repository,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_latest_release(danxi_session *session, const char *repository,
                                              const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_release_by_tag(danxi_session *session, const char *repository,
                                              const char *tag, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_release(danxi_session *session, const char *repository, int64_t id,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_release(danxi_session *session, const char *repository,
                                          const char *tag_name, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_release(danxi_session *session, const char *repository,
                                          int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_release(danxi_session *session, const char *repository,
                                          int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_assets(danxi_session *session, const char *repository, int64_t id,
                                       const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_asset(danxi_session *session, const char *repository, int64_t id,
                                     const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_download_asset(danxi_session *session, const char *repository,
                                          int64_t id, const char *file, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_upload_asset(danxi_session *session, const char *repository,
                                        int64_t release_id, const char *name, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_asset(danxi_session *session, const char *repository, int64_t id,
                                        const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_repositories(danxi_session *session, const char *q,
                                               const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_users(danxi_session *session, const char *q, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_issues(danxi_session *session, const char *q,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_commits(danxi_session *session, const char *q,
                                          const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_code(danxi_session *session, const char *q, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_topics(danxi_session *session, const char *q,
                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_labels(danxi_session *session, int64_t repository_id,
                                         const char *q, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_notifications(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_repository_notifications(danxi_session *session,
                                                         const char *repository,
                                                         const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_notification(danxi_session *session, const char *id,
                                            const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_mark_notification_read(danxi_session *session, const char *id,
                                                  const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_mark_notification_done(danxi_session *session, const char *id,
                                                  const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_mark_notifications_read(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_thread_subscription(danxi_session *session, const char *id,
                                                   const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_thread_subscription(danxi_session *session, const char *id,
                                                   const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_thread_subscription(danxi_session *session, const char *id,
                                                      const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_contributor_statistics(danxi_session *session,
                                                       const char *repository, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_commit_activity(danxi_session *session, const char *repository,
                                                const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_participation(danxi_session *session, const char *repository,
                                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_code_frequency(danxi_session *session, const char *repository,
                                               const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_punch_card(danxi_session *session, const char *repository,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_rate_limit(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_meta(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_api_versions(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_render_markdown(danxi_session *session, const char *text,
                                           const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_gists(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_gist(danxi_session *session, const char *id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_graphql(danxi_session *session, const char *query, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
