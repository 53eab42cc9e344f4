/* Generated from interface/github.toml by `make generate`; do not edit. */
#ifndef DANXI_GITHUB_H
#define DANXI_GITHUB_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file GitHub: users, repositories, issues, pull requests, releases, search and notifications.
 *
 * The account is that of github.token. Without a token, only public data can be read. The token is
 * sent only to the host of github.base_url, also after a redirect.
 *
 * Responses are cached with their ETag. A call asks GitHub whether the response has changed. If it
 * has not, the request does not count against GitHub's rate limit. With the option `cache` set to
 * "revalidate" or "only", a cached response is returned at once.
 *
 * When a rate limit is used up, calls fail with DANXI_ERROR_RATE_LIMITED before anything is sent.
 * `detail.reset` is the time when the limit ends, and `retry_after_ms` is the time until then.
 * Changes are never sent twice. Up to 20 changes are sent at once; further ones follow at the
 * intervals of github.write_interval_ms, as GitHub asks for.
 *
 * Lists continue by the links that GitHub sends (`danxi_next_page()`, `iter_…` in Python). A
 * repository that was renamed is found under its old name too.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_github_get_user() is the method "github.get_user". danxi/core.h explains sessions, results
 * and errors.
 */

/**
 * Returns a user.
 *
 *     danxi_result *result = danxi_github_get_user(session, "lin-chen", NULL);
 *
 * Request: GET https://api.github.com/users/{username}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubUser object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No account has this name.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_user(danxi_session *session, const char *username,
                                    const char *options);

/**
 * Lists all accounts in the order of their creation.
 *
 *     danxi_result *result = danxi_github_list_users(session, NULL);
 *
 * Request: GET https://api.github.com/users
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (int, at least 0): Identifier of an account: only accounts with larger identifiers are
 *     listed.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_users(danxi_session *session, const char *options);

/**
 * Returns the account of the token.
 *
 *     danxi_result *result = danxi_github_get_authenticated_user(session, NULL);
 *
 * Request: GET https://api.github.com/user
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubUser object. Errors:
 *   - DANXI_ERROR_NOT_SIGNED_IN: The token is missing or invalid.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_authenticated_user(danxi_session *session, const char *options);

/**
 * Changes the profile of the account.
 *
 *     danxi_result *result = danxi_github_modify_authenticated_user(session,
 *         "{\"bio\": \"Reads the notices\"}");
 *
 * Request: PATCH https://api.github.com/user, sent at most once
 * Needed: at least one of `name`, `email`, `blog`, `company`, `location`, `hireable`, `bio`,
 *   `twitter_username`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `name` (string): Full name for people. Unlike the login, it does not identify the account.
 *   - `email` (string): Public e-mail address.
 *   - `blog` (string): URL of the website that the profile names.
 *   - `company` (string): Company that the profile names.
 *   - `location` (string): Place that the profile names.
 *   - `hireable` (bool): Whether the user looks for work.
 *   - `bio` (string): Text about the user.
 *   - `twitter_username` (string): Name on Twitter.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubUser object: the changed account.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_authenticated_user(danxi_session *session, const char *options);

/**
 * Lists the followers of a user.
 *
 *     danxi_result *result = danxi_github_list_followers(session, "danxi-bot", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/followers
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_followers(danxi_session *session, const char *username,
                                          const char *options);

/**
 * Lists the users that a user follows.
 *
 *     danxi_result *result = danxi_github_list_following(session, "danxi-bot", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/following
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_following(danxi_session *session, const char *username,
                                          const char *options);

/**
 * Lists the users that follow the account.
 *
 *     danxi_result *result = danxi_github_list_own_followers(session, NULL);
 *
 * Request: GET https://api.github.com/user/followers
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_followers(danxi_session *session, const char *options);

/**
 * Lists the users that the account follows.
 *
 *     danxi_result *result = danxi_github_list_own_following(session, NULL);
 *
 * Request: GET https://api.github.com/user/following
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_following(danxi_session *session, const char *options);

/**
 * Returns whether the account follows a user.
 *
 *     danxi_result *result = danxi_github_check_following(session, "lin-chen", NULL);
 *
 * Request: GET https://api.github.com/user/following/{username}
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A bool.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_following(danxi_session *session, const char *username,
                                           const char *options);

/**
 * Returns whether a user follows another one.
 *
 *     danxi_result *result = danxi_github_check_user_following(session, "lin-chen", "danxi-bot",
 *         NULL);
 *
 * Request: GET https://api.github.com/users/{username}/following/{target}
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param target  Login of the other user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A bool.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_user_following(danxi_session *session, const char *username,
                                                const char *target, const char *options);

/**
 * Follows a user.
 *
 *     danxi_result *result = danxi_github_follow_user(session, "wang-mei", NULL);
 *
 * Request: PUT https://api.github.com/user/following/{username}, sent at most once
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No account has this name, or the token may not follow.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_follow_user(danxi_session *session, const char *username,
                                       const char *options);

/**
 * Stops following a user.
 *
 *     danxi_result *result = danxi_github_unfollow_user(session, "wang-mei", NULL);
 *
 * Request: DELETE https://api.github.com/user/following/{username}, sent at most once
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_unfollow_user(danxi_session *session, const char *username,
                                         const char *options);

/**
 * Lists the public organizations of a user.
 *
 *     danxi_result *result = danxi_github_list_organizations(session, "lin-chen", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/orgs
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubOrganization objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organizations(danxi_session *session, const char *username,
                                              const char *options);

/**
 * Returns an organization.
 *
 *     danxi_result *result = danxi_github_get_organization(session, "campus-tools", NULL);
 *
 * Request: GET https://api.github.com/orgs/{organization}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param organization  Login of the organization. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubOrganization object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_organization(danxi_session *session, const char *organization,
                                            const char *options);

/**
 * Lists the public repositories of a user.
 *
 *     danxi_result *result = danxi_github_list_repositories(session, "danxi-bot", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/repos
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `type` (string, not empty): Kind of the listed repositories: one of GitHub's values, such as
 *     `all` or `owner`.
 *   - `sort` (string, not empty): Value by which the repositories are sorted: `created`, `updated`,
 *     `pushed` or `full_name`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRepository objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_repositories(danxi_session *session, const char *username,
                                             const char *options);

/**
 * Lists the repositories of an organization.
 *
 *     danxi_result *result = danxi_github_list_organization_repositories(session, "campus-tools",
 *         NULL);
 *
 * Request: GET https://api.github.com/orgs/{organization}/repos
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param organization  Login of the organization. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `type` (string, not empty): Kind of the listed repositories: one of GitHub's values, such as
 *     `all` or `owner`.
 *   - `sort` (string, not empty): Value by which the repositories are sorted: `created`, `updated`,
 *     `pushed` or `full_name`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRepository objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organization_repositories(danxi_session *session,
                                                          const char *organization,
                                                          const char *options);

/**
 * Lists the repositories that the account can reach.
 *
 *     danxi_result *result = danxi_github_list_own_repositories(session, NULL);
 *
 * Request: GET https://api.github.com/user/repos
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `visibility` (string, not empty): Visibility of the repositories: `all`, `public` or `private`.
 *   - `affiliation` (string, not empty): Relations of the account to the repositories: `owner`,
 *     `collaborator` and `organization_member`, separated by commas.
 *   - `type` (string, not empty): Kind of the repositories, in place of `visibility` and
 *     `affiliation`: `all`, `owner`, `public`, `private` or `member`.
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `before` (time, RFC 3339): Time before which the listed repositories were changed.
 *   - `sort` (string, not empty): Value by which the repositories are sorted: `created`, `updated`,
 *     `pushed` or `full_name`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRepository objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_repositories(danxi_session *session, const char *options);

/**
 * Returns a repository.
 *
 *     danxi_result *result = danxi_github_get_repository(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubRepository object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No repository has this name, or the token may not see it.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_repository(danxi_session *session, const char *repository,
                                          const char *options);

/**
 * Returns the size of a repository's code by programming language.
 *
 *     danxi_result *result = danxi_github_get_languages(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/languages
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An object of ints: bytes by language.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_languages(danxi_session *session, const char *repository,
                                         const char *options);

/**
 * Returns the topics of a repository.
 *
 *     danxi_result *result = danxi_github_get_topics(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/topics
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubTopics object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_topics(danxi_session *session, const char *repository,
                                      const char *options);

/**
 * Lists the tags of a repository.
 *
 *     danxi_result *result = danxi_github_list_tags(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/tags
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubTag objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_tags(danxi_session *session, const char *repository,
                                     const char *options);

/**
 * Lists the branches of a repository.
 *
 *     danxi_result *result = danxi_github_list_branches(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/branches
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `protected` (bool): Whether to list only protected branches (true) or only other branches
 *     (false). The default is to list both.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubBranch objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_branches(danxi_session *session, const char *repository,
                                         const char *options);

/**
 * Returns a branch.
 *
 *     danxi_result *result = danxi_github_get_branch(session, "danxi-bot/campus-notes", "main",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/branches/{branch}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param branch  Name of the branch. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubBranch object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_branch(danxi_session *session, const char *repository,
                                      const char *branch, const char *options);

/**
 * Lists the contributors of a repository, those with most commits first.
 *
 *     danxi_result *result = danxi_github_list_contributors(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/contributors
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `anon` (bool): Whether to list e-mail addresses without an account too.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubContributor objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The history is too long for GitHub to list its contributors.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_contributors(danxi_session *session, const char *repository,
                                             const char *options);

/**
 * Lists commits, newest first.
 *
 *     danxi_result *result = danxi_github_list_commits(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/commits
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sha` (string, not empty): Branch or commit to start at. The default is the default branch.
 *   - `path` (string, not empty): Path that the listed commits change.
 *   - `author` (string, not empty): Login or e-mail address of the author.
 *   - `committer` (string, not empty): Login or e-mail address of the committer.
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `until` (time, RFC 3339): Time before which the listed commits were made.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubCommit objects. Errors:
 *   - DANXI_ERROR_REJECTED: The repository is empty (409).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_commits(danxi_session *session, const char *repository,
                                        const char *options);

/**
 * Returns a commit with its changes.
 *
 * A commit that changes more than 300 files has several pages, each with the commit and further
 * files.
 *
 *     danxi_result *result = danxi_github_get_commit(session, "danxi-bot/campus-notes", "main",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/commits/{ref}
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param ref  Hash, branch or tag. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100): Number of files on a page. By default, a page has 300.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubCommit object. Errors:
 *   - DANXI_ERROR_REJECTED: No commit has this name (422), or the repository is empty (409).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_commit(danxi_session *session, const char *repository,
                                      const char *ref, const char *options);

/**
 * Returns the changes of a commit as `git diff` shows them.
 *
 *     danxi_result *result = danxi_github_get_commit_diff(session, "danxi-bot/campus-notes",
 *         "main", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/commits/{ref}
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param ref  Hash, branch or tag. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A string. Errors:
 *   - DANXI_ERROR_REJECTED: No commit has this name (422), the repository is empty (409), or the diff
 *     is too large (406).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_commit_diff(danxi_session *session, const char *repository,
                                           const char *ref, const char *options);

/**
 * Compares two commits, branches or tags.
 *
 *     danxi_result *result = danxi_github_compare_commits(session, "danxi-bot/campus-notes",
 *         "v1.0", "main", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/compare/{base}...{head}
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param base  Branch, tag or commit to compare with. Not empty.
 * @param head  Branch, tag or commit. A branch of a fork is written as `owner:branch`. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubComparison object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_compare_commits(danxi_session *session, const char *repository,
                                           const char *base, const char *head, const char *options);

/**
 * Returns the changes between two commits, branches or tags as `git diff` shows them.
 *
 *     danxi_result *result = danxi_github_get_comparison_diff(session, "danxi-bot/campus-notes",
 *         "v1.0", "main", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/compare/{base}...{head}
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param base  Branch, tag or commit to compare with. Not empty.
 * @param head  Branch, tag or commit. A branch of a fork is written as `owner:branch`. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A string. Errors:
 *   - DANXI_ERROR_REJECTED: No commit has this name (422), or the diff is too large (406).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_comparison_diff(danxi_session *session, const char *repository,
                                               const char *base, const char *head,
                                               const char *options);

/**
 * Returns a file or a directory.
 *
 *     danxi_result *result = danxi_github_get_contents(session, "danxi-bot/campus-notes", "docs",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/contents/{path}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param path  Path of the file or directory, without a slash at the start. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `ref` (string, not empty): Branch, tag or commit to read. The default is the default branch.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubContent object. Errors:
 *   - DANXI_ERROR_FORBIDDEN: The file is larger than 100 MB.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_contents(danxi_session *session, const char *repository,
                                        const char *path, const char *options);

/**
 * Returns the top directory of a repository.
 *
 *     danxi_result *result = danxi_github_get_root_contents(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/contents
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `ref` (string, not empty): Branch, tag or commit to read. The default is the default branch.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubContent object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_root_contents(danxi_session *session, const char *repository,
                                             const char *options);

/**
 * Downloads a file of a repository, of up to 100 MB.
 *
 * danxi_github_get_contents() has the content of files of up to 1 MB only. The download works like
 * danxi_http_download().
 *
 *     danxi_result *result = danxi_github_download_contents(session, "danxi-bot/campus-notes",
 *         "README.md", "README.md", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/contents/{path}
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param path  Path of the file in the repository. Not empty.
 * @param file  Path of the file to write. An existing regular file, or the one that a link leads
 *   to, is replaced when the download is complete, and keeps its permissions. Anything else there,
 *   such as a FIFO, is refused. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `ref` (string, not empty): Branch, tag or commit to read. The default is the default branch.
 *   - `timeout_ms`: see danxi_call().
 * @return A DownloadedFile object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The repository has no such file, or the token may not see it.
 *   - DANXI_ERROR_STORAGE: The file cannot be written to its end, or another call downloads to the
 *     same file.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_download_contents(danxi_session *session, const char *repository,
                                             const char *path, const char *file,
                                             const char *options);

/**
 * Creates or replaces a file with a commit.
 *
 *     danxi_result *result = danxi_github_set_contents(session, "danxi-bot/campus-notes",
 *         "docs/plan.md", "Add a plan", "IyBQbGFuCg==", NULL);
 *
 * Request: PUT https://api.github.com/repos/{repository}/contents/{path}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param path  Path of the file or directory, without a slash at the start. Not empty.
 * @param message  Message of the commit. Not empty.
 * @param content  New content in base64 (RFC 4648, section 4).
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sha` (string, not empty): Hash of the file that is replaced. Omit this parameter for a new
 *     file.
 *   - `branch` (string, not empty): Branch. The default is the default branch.
 *   - `author` (object of strings): Author of the commit: `name` and `email`, and optionally `date`.
 *     The default is the committer.
 *   - `committer` (object of strings): Committer: `name` and `email`, and optionally `date`. The
 *     default is the account.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubFileChange object. Errors:
 *   - DANXI_ERROR_REJECTED: The file has changed since `sha` (409), or `sha` is missing although the
 *     file exists (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_contents(danxi_session *session, const char *repository,
                                        const char *path, const char *message, const char *content,
                                        const char *options);

/**
 * Deletes a file with a commit.
 *
 *     danxi_result *result = danxi_github_delete_contents(session, "danxi-bot/campus-notes",
 *         "docs/index.md", "Remove the places", "…", NULL);
 *
 * Request: DELETE https://api.github.com/repos/{repository}/contents/{path}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param path  Path of the file or directory, without a slash at the start. Not empty.
 * @param message  Message of the commit. Not empty.
 * @param sha  Hash of the file. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `branch` (string, not empty): Branch. The default is the default branch.
 *   - `author` (object of strings): Author of the commit: `name` and `email`, and optionally `date`.
 *     The default is the committer.
 *   - `committer` (object of strings): Committer: `name` and `email`, and optionally `date`. The
 *     default is the account.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubFileChange object. Errors:
 *   - DANXI_ERROR_REJECTED: The file has changed since `sha` (409).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_contents(danxi_session *session, const char *repository,
                                           const char *path, const char *message, const char *sha,
                                           const char *options);

/**
 * Returns the README of a repository.
 *
 *     danxi_result *result = danxi_github_get_readme(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/readme
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `ref` (string, not empty): Branch, tag or commit to read. The default is the default branch.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubContent object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_readme(danxi_session *session, const char *repository,
                                      const char *options);

/**
 * Returns the README of a directory of a repository.
 *
 *     danxi_result *result = danxi_github_get_directory_readme(session, "danxi-bot/campus-notes",
 *         "docs", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/readme/{directory}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param directory  Path of the directory. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `ref` (string, not empty): Branch, tag or commit to read. The default is the default branch.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubContent object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_directory_readme(danxi_session *session, const char *repository,
                                                const char *directory, const char *options);

/**
 * Returns a git tree.
 *
 *     danxi_result *result = danxi_github_get_tree(session, "danxi-bot/campus-notes", "main",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/git/trees/{sha}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param sha  Hash of the tree, or a branch or tag. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `recursive` (bool): Whether to return the trees below too. GitHub treats any value as true, so
 *     omit the parameter instead of passing false.
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubTree object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_tree(danxi_session *session, const char *repository, const char *sha,
                                    const char *options);

/**
 * Returns a git blob: the content of a file, also of one larger than 1 MB.
 *
 *     danxi_result *result = danxi_github_get_blob(session, "danxi-bot/campus-notes", "…", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/git/blobs/{sha}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param sha  Hash of the blob. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubBlob object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_blob(danxi_session *session, const char *repository, const char *sha,
                                    const char *options);

/**
 * Downloads the files of a repository as an archive.
 *
 * GitHub redirects to another host, which does not get the token. The download works like
 * danxi_http_download(), but GitHub makes the archive for each request, so a download that was
 * interrupted starts over.
 *
 *     danxi_result *result = danxi_github_download_archive(session, "danxi-bot/campus-notes",
 *         "notes.tar.gz", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/{format}/{ref}
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param file  Path of the file to write. An existing regular file, or the one that a link leads
 *   to, is replaced when the download is complete, and keeps its permissions. Anything else there,
 *   such as a FIFO, is refused. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `ref` (string, not empty): Branch, tag or commit to read. The default is the default branch.
 *   - `format` (GitHubArchiveFormat, default "tarball"): Format of the archive. One of "tarball",
 *     "zipball".
 *   - `timeout_ms`: see danxi_call().
 * @return A DownloadedFile object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The repository, branch, tag or commit does not exist, or the token may
 *     not see it.
 *   - DANXI_ERROR_STORAGE: The file cannot be written to its end, or another call downloads to the
 *     same file.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_download_archive(danxi_session *session, const char *repository,
                                            const char *file, const char *options);

/**
 * Lists the forks of a repository.
 *
 *     danxi_result *result = danxi_github_list_forks(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/forks
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the forks are sorted: `newest`, `oldest`,
 *     `stargazers` or `watchers`.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRepository objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_forks(danxi_session *session, const char *repository,
                                      const char *options);

/**
 * Forks a repository. GitHub copies it in the background, so that its content can be missing for
 * some minutes.
 *
 *     danxi_result *result = danxi_github_create_fork(session, "campus-tools/timetable", NULL);
 *
 * Request: POST https://api.github.com/repos/{repository}/forks, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `organization` (string, not empty): Organization that gets the fork. The default is the
 *     account.
 *   - `name` (string, not empty): Name of the fork.
 *   - `default_branch_only` (bool): Whether to copy the default branch only.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubRepository object: the fork.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_fork(danxi_session *session, const char *repository,
                                       const char *options);

/**
 * Lists the accounts that have starred a repository.
 *
 *     danxi_result *result = danxi_github_list_stargazers(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/stargazers
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_stargazers(danxi_session *session, const char *repository,
                                           const char *options);

/**
 * Lists the accounts that watch a repository.
 *
 *     danxi_result *result = danxi_github_list_subscribers(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/subscribers
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_subscribers(danxi_session *session, const char *repository,
                                            const char *options);

/**
 * Lists the repositories that a user watches.
 *
 *     danxi_result *result = danxi_github_list_subscriptions(session, "danxi-bot", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/subscriptions
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRepository objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_subscriptions(danxi_session *session, const char *username,
                                              const char *options);

/**
 * Returns how the account watches a repository.
 *
 *     danxi_result *result = danxi_github_get_subscription(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/subscription
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubSubscription object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The account does not watch the repository.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_subscription(danxi_session *session, const char *repository,
                                            const char *options);

/**
 * Watches or ignores a repository.
 *
 *     danxi_result *result = danxi_github_set_subscription(session, "campus-tools/timetable",
 *         "{\"subscribed\": true}");
 *
 * Request: PUT https://api.github.com/repos/{repository}/subscription, sent at most once
 * Needed: at least one of `subscribed`, `ignored`.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `subscribed` (bool): Whether to get notifications.
 *   - `ignored` (bool): Whether to get no notifications at all.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubSubscription object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_subscription(danxi_session *session, const char *repository,
                                            const char *options);

/**
 * Stops watching a repository.
 *
 *     danxi_result *result = danxi_github_delete_subscription(session, "campus-tools/timetable",
 *         NULL);
 *
 * Request: DELETE https://api.github.com/repos/{repository}/subscription, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_subscription(danxi_session *session, const char *repository,
                                               const char *options);

/**
 * Lists the repositories that a user has starred.
 *
 *     danxi_result *result = danxi_github_list_starred(session, "lin-chen", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/starred
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the repositories are sorted: `created` (the time at
 *     which they were starred) or `updated`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRepository objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_starred(danxi_session *session, const char *username,
                                        const char *options);

/**
 * Lists the repositories that the account has starred.
 *
 *     danxi_result *result = danxi_github_list_own_starred(session, NULL);
 *
 * Request: GET https://api.github.com/user/starred
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the repositories are sorted: `created` (the time at
 *     which they were starred) or `updated`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRepository objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_starred(danxi_session *session, const char *options);

/**
 * Returns whether the account has starred a repository.
 *
 *     danxi_result *result = danxi_github_check_starred(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/user/starred/{repository}
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A bool.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_starred(danxi_session *session, const char *repository,
                                         const char *options);

/**
 * Stars a repository.
 *
 *     danxi_result *result = danxi_github_star_repository(session, "campus-tools/timetable",
 *         NULL);
 *
 * Request: PUT https://api.github.com/user/starred/{repository}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_star_repository(danxi_session *session, const char *repository,
                                           const char *options);

/**
 * Removes the star of a repository.
 *
 *     danxi_result *result = danxi_github_unstar_repository(session, "campus-tools/timetable",
 *         NULL);
 *
 * Request: DELETE https://api.github.com/user/starred/{repository}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_unstar_repository(danxi_session *session, const char *repository,
                                             const char *options);

/**
 * Lists public events, newest first. GitHub delays them by some minutes.
 *
 *     danxi_result *result = danxi_github_list_events(session, NULL);
 *
 * Request: GET https://api.github.com/events
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_events(danxi_session *session, const char *options);

/**
 * Lists the events of a repository, newest first.
 *
 *     danxi_result *result = danxi_github_list_repository_events(session,
 *         "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/events
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_repository_events(danxi_session *session, const char *repository,
                                                  const char *options);

/**
 * Lists the public events of a repository and its forks, newest first.
 *
 *     danxi_result *result = danxi_github_list_network_events(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/networks/{repository}/events
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_network_events(danxi_session *session, const char *repository,
                                               const char *options);

/**
 * Lists the public events of an organization, newest first.
 *
 *     danxi_result *result = danxi_github_list_organization_events(session, "campus-tools", NULL);
 *
 * Request: GET https://api.github.com/orgs/{organization}/events
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param organization  Login of the organization. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organization_events(danxi_session *session,
                                                    const char *organization, const char *options);

/**
 * Lists the events that a user causes, newest first. Private events are listed only for the account
 * itself.
 *
 *     danxi_result *result = danxi_github_list_user_events(session, "lin-chen", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/events
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_user_events(danxi_session *session, const char *username,
                                            const char *options);

/**
 * Lists the public events that a user causes, newest first.
 *
 *     danxi_result *result = danxi_github_list_public_user_events(session, "lin-chen", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/events/public
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_public_user_events(danxi_session *session, const char *username,
                                                   const char *options);

/**
 * Lists the events that a user sees, because the user watches repositories and follows users.
 *
 *     danxi_result *result = danxi_github_list_received_events(session, "danxi-bot", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/received_events
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_received_events(danxi_session *session, const char *username,
                                                const char *options);

/**
 * Lists the public events that a user sees.
 *
 *     danxi_result *result = danxi_github_list_public_received_events(session, "danxi-bot", NULL);
 *
 * Request: GET https://api.github.com/users/{username}/received_events/public
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param username  Login of the user. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_public_received_events(danxi_session *session, const char *username,
                                                       const char *options);

/**
 * Returns the URLs of GitHub's Atom feeds.
 *
 *     danxi_result *result = danxi_github_get_feeds(session, NULL);
 *
 * Request: GET https://api.github.com/feeds
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubFeeds object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_feeds(danxi_session *session, const char *options);

/**
 * Lists the issues of all repositories that concern the account, as `filter` chooses.
 *
 *     danxi_result *result = danxi_github_list_assigned_issues(session, NULL);
 *
 * Request: GET https://api.github.com/issues
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `filter` (string, not empty): Relation of the account to the issues: `assigned` (the default),
 *     `created`, `mentioned`, `subscribed`, `repos` or `all`.
 *   - `state` (GitHubState): State of the items to list. The default is "open". One of "open",
 *     "closed", "all".
 *   - `labels` (string, not empty): Names of labels, separated by commas. Only issues that have all
 *     of them are listed.
 *   - `sort` (string, not empty): Value by which the issues are sorted: `created`, `updated` or
 *     `comments`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubIssue objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_assigned_issues(danxi_session *session, const char *options);

/**
 * Lists the issues of the account's own repositories and of repositories of which it is a member.
 *
 *     danxi_result *result = danxi_github_list_own_issues(session, NULL);
 *
 * Request: GET https://api.github.com/user/issues
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `filter` (string, not empty): Relation of the account to the issues: `assigned` (the default),
 *     `created`, `mentioned`, `subscribed`, `repos` or `all`.
 *   - `state` (GitHubState): State of the items to list. The default is "open". One of "open",
 *     "closed", "all".
 *   - `labels` (string, not empty): Names of labels, separated by commas. Only issues that have all
 *     of them are listed.
 *   - `sort` (string, not empty): Value by which the issues are sorted: `created`, `updated` or
 *     `comments`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubIssue objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_own_issues(danxi_session *session, const char *options);

/**
 * Lists the issues of an organization that concern the account.
 *
 *     danxi_result *result = danxi_github_list_organization_issues(session, "campus-tools",
 *         "{\"filter\": \"all\"}");
 *
 * Request: GET https://api.github.com/orgs/{organization}/issues
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param organization  Login of the organization. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `filter` (string, not empty): Relation of the account to the issues: `assigned` (the default),
 *     `created`, `mentioned`, `subscribed`, `repos` or `all`.
 *   - `state` (GitHubState): State of the items to list. The default is "open". One of "open",
 *     "closed", "all".
 *   - `labels` (string, not empty): Names of labels, separated by commas. Only issues that have all
 *     of them are listed.
 *   - `type` (string, not empty): Name of an issue type.
 *   - `sort` (string, not empty): Value by which the issues are sorted: `created`, `updated` or
 *     `comments`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubIssue objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_organization_issues(danxi_session *session,
                                                    const char *organization, const char *options);

/**
 * Lists the issues and pull requests of a repository.
 *
 *     danxi_result *result = danxi_github_list_issues(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/issues
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `milestone` (string, not empty): Number of a milestone, `*` for any milestone, or `none`.
 *   - `state` (GitHubState): State of the items to list. The default is "open". One of "open",
 *     "closed", "all".
 *   - `assignee` (string, not empty): Login of an assigned account, `*` for any account, or `none`.
 *   - `type` (string, not empty): Name of an issue type, `*` for any type, or `none`.
 *   - `creator` (string, not empty): Login of the author.
 *   - `mentioned` (string, not empty): Login of a mentioned user.
 *   - `labels` (string, not empty): Names of labels, separated by commas. Only issues that have all
 *     of them are listed.
 *   - `sort` (string, not empty): Value by which the issues are sorted: `created`, `updated` or
 *     `comments`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubIssue objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issues(danxi_session *session, const char *repository,
                                       const char *options);

/**
 * Returns an issue or pull request.
 *
 *     danxi_result *result = danxi_github_get_issue(session, "danxi-bot/campus-notes", 1, NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/issues/{number}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubIssue object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No issue has this number, or it was deleted (410).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_issue(danxi_session *session, const char *repository, int64_t number,
                                     const char *options);

/**
 * Creates an issue.
 *
 *     danxi_result *result = danxi_github_create_issue(session, "danxi-bot/campus-notes",
 *         "The library opens later", NULL);
 *
 * Request: POST https://api.github.com/repos/{repository}/issues, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param title  Title of the issue. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `body` (string): Text in Markdown.
 *   - `assignees` (array of strings): Logins of the assigned accounts.
 *   - `labels` (array of strings): Names of the labels of the issue.
 *   - `milestone` (int): Number of the issue's milestone.
 *   - `type` (string, not empty): Name of the issue's type. GitHub ignores it without push access to
 *     the repository.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubIssue object: the new issue. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No repository has this name, or its issues are turned off (410).
 *   - DANXI_ERROR_REJECTED: A label, milestone or account does not exist (422). `detail.fields` names
 *     it.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_issue(danxi_session *session, const char *repository,
                                        const char *title, const char *options);

/**
 * Changes an issue.
 *
 *     danxi_result *result = danxi_github_modify_issue(session, "danxi-bot/campus-notes", 1,
 *         "{\"state\": \"closed\"}");
 *
 * Request: PATCH https://api.github.com/repos/{repository}/issues/{number}, sent at most once
 * Needed: at least one of `title`, `body`, `state`, `state_reason`, `assignees`, `labels`,
 *   `milestone`, `type`.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `title` (string, not empty): New title of the issue.
 *   - `body` (string): Text in Markdown.
 *   - `state` (string, not empty): New state: `open` or `closed`.
 *   - `state_reason` (string, not empty): Reason for the new state: `completed`, `not_planned`,
 *     `duplicate` or `reopened`.
 *   - `assignees` (array of strings): Logins of all assigned accounts, in place of the old ones.
 *   - `labels` (array of strings): Names of all labels, in place of the old ones.
 *   - `milestone` (int): Number of the issue's milestone.
 *   - `type` (string, not empty): Name of the issue's type. GitHub ignores it without push access to
 *     the repository.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubIssue object: the changed issue.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_issue(danxi_session *session, const char *repository,
                                        int64_t number, const char *options);

/**
 * Lists the comments on an issue or pull request, oldest first.
 *
 *     danxi_result *result = danxi_github_list_comments(session, "danxi-bot/campus-notes", 1,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/issues/{number}/comments
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubComment objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_comments(danxi_session *session, const char *repository,
                                         int64_t number, const char *options);

/**
 * Returns a comment on an issue or pull request.
 *
 *     danxi_result *result = danxi_github_get_comment(session, "danxi-bot/campus-notes", 1, NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/issues/comments/{id}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the comment. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubComment object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_comment(danxi_session *session, const char *repository, int64_t id,
                                       const char *options);

/**
 * Comments on an issue or pull request.
 *
 *     danxi_result *result = danxi_github_create_comment(session, "danxi-bot/campus-notes", 1,
 *         "I see it, too.", NULL);
 *
 * Request: POST https://api.github.com/repos/{repository}/issues/{number}/comments, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param body  Text of the comment, in Markdown. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubComment object: the new comment.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_comment(danxi_session *session, const char *repository,
                                          int64_t number, const char *body, const char *options);

/**
 * Changes a comment.
 *
 *     danxi_result *result = danxi_github_modify_comment(session, "danxi-bot/campus-notes", 1,
 *         "I see it, too, on the east side.", NULL);
 *
 * Request: PATCH https://api.github.com/repos/{repository}/issues/comments/{id}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the comment. At least 1.
 * @param body  New text in Markdown. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubComment object: the changed comment.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_comment(danxi_session *session, const char *repository,
                                          int64_t id, const char *body, const char *options);

/**
 * Deletes a comment.
 *
 *     danxi_result *result = danxi_github_delete_comment(session, "danxi-bot/campus-notes", 1,
 *         NULL);
 *
 * Request: DELETE https://api.github.com/repos/{repository}/issues/comments/{id}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the comment. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_comment(danxi_session *session, const char *repository,
                                          int64_t id, const char *options);

/**
 * Lists the changes of an issue or pull request, oldest first.
 *
 *     danxi_result *result = danxi_github_list_issue_events(session, "danxi-bot/campus-notes", 1,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/issues/{number}/events
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubIssueEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issue_events(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);

/**
 * Lists the history of an issue or pull request, oldest first: changes, comments, commits, reviews
 * and mentions.
 *
 *     danxi_result *result = danxi_github_list_issue_timeline(session, "danxi-bot/campus-notes",
 *         1, NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/issues/{number}/timeline
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubTimelineEvent objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issue_timeline(danxi_session *session, const char *repository,
                                               int64_t number, const char *options);

/**
 * Lists the labels of a repository.
 *
 *     danxi_result *result = danxi_github_list_labels(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/labels
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubLabel objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_labels(danxi_session *session, const char *repository,
                                       const char *options);

/**
 * Lists the labels of an issue or pull request.
 *
 *     danxi_result *result = danxi_github_list_issue_labels(session, "danxi-bot/campus-notes", 1,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/issues/{number}/labels
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubLabel objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_issue_labels(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);

/**
 * Adds labels to an issue or pull request.
 *
 *     danxi_result *result = danxi_github_add_issue_labels(session, "danxi-bot/campus-notes", 1,
 *         "[\"question\"]", NULL);
 *
 * Request: POST https://api.github.com/repos/{repository}/issues/{number}/labels, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param labels  Names of labels. A JSON array of strings. At least 1 item.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of GitHubLabel objects: all labels after the change.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_add_issue_labels(danxi_session *session, const char *repository,
                                            int64_t number, const char *labels,
                                            const char *options);

/**
 * Replaces the labels of an issue or pull request.
 *
 *     danxi_result *result = danxi_github_set_issue_labels(session, "danxi-bot/campus-notes", 1,
 *         "[\"bug\"]", NULL);
 *
 * Request: PUT https://api.github.com/repos/{repository}/issues/{number}/labels, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param labels  Names of labels. An empty list removes all. A JSON array of strings.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of GitHubLabel objects: all labels after the change.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_issue_labels(danxi_session *session, const char *repository,
                                            int64_t number, const char *labels,
                                            const char *options);

/**
 * Removes a label from an issue or pull request.
 *
 *     danxi_result *result = danxi_github_remove_issue_label(session, "danxi-bot/campus-notes", 2,
 *         "bug", NULL);
 *
 * Request: DELETE https://api.github.com/repos/{repository}/issues/{number}/labels/{label}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the issue or pull request. At least 1.
 * @param label  Name of the label. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of GitHubLabel objects: the labels after the change.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_remove_issue_label(danxi_session *session, const char *repository,
                                              int64_t number, const char *label,
                                              const char *options);

/**
 * Lists the milestones of a repository.
 *
 *     danxi_result *result = danxi_github_list_milestones(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/milestones
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `state` (GitHubState): State of the items to list. The default is "open". One of "open",
 *     "closed", "all".
 *   - `sort` (string, not empty): Value by which the milestones are sorted: `due_on` or
 *     `completeness`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubMilestone objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_milestones(danxi_session *session, const char *repository,
                                           const char *options);

/**
 * Lists the accounts that can be assigned to issues of a repository.
 *
 *     danxi_result *result = danxi_github_list_assignees(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/assignees
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubUser objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_assignees(danxi_session *session, const char *repository,
                                          const char *options);

/**
 * Lists the pull requests of a repository.
 *
 *     danxi_result *result = danxi_github_list_pulls(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `state` (GitHubState): State of the items to list. The default is "open". One of "open",
 *     "closed", "all".
 *   - `head` (string, not empty): Branch with the changes of the listed pull requests:
 *     `owner:branch`.
 *   - `base` (string, not empty): Branch that the listed pull requests are for.
 *   - `sort` (string, not empty): Value by which the pull requests are sorted: `created`, `updated`,
 *     `popularity` or `long-running`.
 *   - `direction` (GitHubDirection): Order of the list. The default is GitHub's. One of "asc",
 *     "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubPull objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pulls(danxi_session *session, const char *repository,
                                      const char *options);

/**
 * Returns a pull request.
 *
 *     danxi_result *result = danxi_github_get_pull(session, "danxi-bot/campus-notes", 3, NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls/{number}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubPull object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_pull(danxi_session *session, const char *repository, int64_t number,
                                    const char *options);

/**
 * Returns the changes of a pull request as `git diff` shows them.
 *
 *     danxi_result *result = danxi_github_get_pull_diff(session, "danxi-bot/campus-notes", 3,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls/{number}
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A string. Errors:
 *   - DANXI_ERROR_REJECTED: The diff is too large (406).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_pull_diff(danxi_session *session, const char *repository,
                                         int64_t number, const char *options);

/**
 * Creates a pull request.
 *
 *     danxi_result *result = danxi_github_create_pull(session, "danxi-bot/campus-notes",
 *         "Correct the opening times", "times", "main", NULL);
 *
 * Request: POST https://api.github.com/repos/{repository}/pulls, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param title  Title of the pull request. Not empty.
 * @param head  Branch with the changes. A branch of a fork is written as `owner:branch`. Not empty.
 * @param base  Branch that gets the changes. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `head_repo` (string, not empty): Name of the repository of `head`. Required if both
 *     repositories belong to one organization.
 *   - `body` (string): Text in Markdown.
 *   - `draft` (bool): Whether the pull request or release is a draft.
 *   - `maintainer_can_modify` (bool): Whether maintainers of the repository may change the branch.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubPull object: the new pull request. Errors:
 *   - DANXI_ERROR_REJECTED: The branches do not differ, or have a pull request already (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_pull(danxi_session *session, const char *repository,
                                       const char *title, const char *head, const char *base,
                                       const char *options);

/**
 * Changes a pull request.
 *
 *     danxi_result *result = danxi_github_modify_pull(session, "danxi-bot/campus-notes", 3,
 *         "{\"body\": \"See #1.\"}");
 *
 * Request: PATCH https://api.github.com/repos/{repository}/pulls/{number}, sent at most once
 * Needed: at least one of `title`, `body`, `state`, `base`, `maintainer_can_modify`.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `title` (string, not empty): New title of the pull request.
 *   - `body` (string): Text in Markdown.
 *   - `state` (string, not empty): New state: `open` or `closed`.
 *   - `base` (string, not empty): Branch that the changes are for.
 *   - `maintainer_can_modify` (bool): Whether maintainers of the repository may change the branch.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubPull object: the changed pull request.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_pull(danxi_session *session, const char *repository,
                                       int64_t number, const char *options);

/**
 * Lists the commits of a pull request, at most 250.
 *
 *     danxi_result *result = danxi_github_list_pull_commits(session, "danxi-bot/campus-notes", 3,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls/{number}/commits
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubCommit objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_commits(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);

/**
 * Lists the files that a pull request changes, at most 3,000.
 *
 *     danxi_result *result = danxi_github_list_pull_files(session, "danxi-bot/campus-notes", 3,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls/{number}/files
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubFile objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_files(danxi_session *session, const char *repository,
                                           int64_t number, const char *options);

/**
 * Lists the reviews of a pull request, oldest first.
 *
 *     danxi_result *result = danxi_github_list_pull_reviews(session, "danxi-bot/campus-notes", 3,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls/{number}/reviews
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubReview objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_reviews(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);

/**
 * Lists the comments on lines of a pull request.
 *
 *     danxi_result *result = danxi_github_list_pull_comments(session, "danxi-bot/campus-notes", 3,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls/{number}/comments
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the comments are sorted: `created` or `updated`.
 *   - `direction` (GitHubDirection): Order of the list. Requires `sort`. One of "asc", "desc".
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubReviewComment objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_pull_comments(danxi_session *session, const char *repository,
                                              int64_t number, const char *options);

/**
 * Returns whether a pull request was merged.
 *
 * The field `mergeable` of GitHubPull states whether the pull request can be merged.
 *
 *     danxi_result *result = danxi_github_check_pull_merged(session, "danxi-bot/campus-notes", 3,
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/pulls/{number}/merge
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A bool.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_check_pull_merged(danxi_session *session, const char *repository,
                                             int64_t number, const char *options);

/**
 * Merges a pull request.
 *
 *     danxi_result *result = danxi_github_merge_pull(session, "danxi-bot/campus-notes", 4, NULL);
 *
 * Request: PUT https://api.github.com/repos/{repository}/pulls/{number}/merge, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param number  Number of the pull request. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `commit_title` (string, not empty): Title of the commit.
 *   - `commit_message` (string): Further text of the commit.
 *   - `sha` (string, not empty): Hash that the last commit of the branch must have.
 *   - `merge_method` (GitHubMergeMethod): Way to merge the commits. One of "merge", "squash",
 *     "rebase".
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubMerge object. Errors:
 *   - DANXI_ERROR_REJECTED: The pull request cannot be merged (405), or the branch has moved since
 *     `sha` (409).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_merge_pull(danxi_session *session, const char *repository,
                                      int64_t number, const char *options);

/**
 * Lists the releases of a repository, newest first.
 *
 *     danxi_result *result = danxi_github_list_releases(session, "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/releases
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubRelease objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_releases(danxi_session *session, const char *repository,
                                         const char *options);

/**
 * Returns the latest release that is neither a draft nor preliminary.
 *
 *     danxi_result *result = danxi_github_get_latest_release(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/releases/latest
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubRelease object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: The repository has no such release.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_latest_release(danxi_session *session, const char *repository,
                                              const char *options);

/**
 * Returns the release of a tag.
 *
 *     danxi_result *result = danxi_github_get_release_by_tag(session, "danxi-bot/campus-notes",
 *         "v1.0", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/releases/tags/{tag}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param tag  Name of the tag. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubRelease object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_release_by_tag(danxi_session *session, const char *repository,
                                              const char *tag, const char *options);

/**
 * Returns a release.
 *
 *     danxi_result *result = danxi_github_get_release(session, "danxi-bot/campus-notes", 1, NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/releases/{id}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the release. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubRelease object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_release(danxi_session *session, const char *repository, int64_t id,
                                       const char *options);

/**
 * Creates a release.
 *
 *     danxi_result *result = danxi_github_create_release(session, "danxi-bot/campus-notes",
 *         "v1.1", "{\"draft\": true}");
 *
 * Request: POST https://api.github.com/repos/{repository}/releases, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param tag_name  Name of the tag. The tag is created if it does not exist. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `target_commitish` (string, not empty): Branch or commit of a new tag. The default is the
 *     default branch.
 *   - `name` (string): Name of the release.
 *   - `body` (string): Text in Markdown.
 *   - `draft` (bool): Whether the pull request or release is a draft.
 *   - `prerelease` (bool): Whether the release is a preliminary version.
 *   - `make_latest` (string, not empty): Whether the release becomes the latest one: `true`, `false`
 *     or `legacy`.
 *   - `generate_release_notes` (bool): Whether GitHub writes the name and the text.
 *   - `discussion_category_name` (string, not empty): Category of the repository's discussions in
 *     which a discussion of the release is created.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubRelease object: the new release. Errors:
 *   - DANXI_ERROR_REJECTED: The tag has a release already (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_create_release(danxi_session *session, const char *repository,
                                          const char *tag_name, const char *options);

/**
 * Changes a release.
 *
 *     danxi_result *result = danxi_github_modify_release(session, "danxi-bot/campus-notes", 1,
 *         "{\"name\": \"Autumn\"}");
 *
 * Request: PATCH https://api.github.com/repos/{repository}/releases/{id}, sent at most once
 * Needed: at least one of `tag_name`, `target_commitish`, `name`, `body`, `draft`, `prerelease`,
 *   `make_latest`, `discussion_category_name`.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the release. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `tag_name` (string, not empty): New tag of the release.
 *   - `target_commitish` (string, not empty): Branch or commit of a new tag. The default is the
 *     default branch.
 *   - `name` (string): New name of the release.
 *   - `body` (string): Text in Markdown.
 *   - `draft` (bool): Whether the pull request or release is a draft.
 *   - `prerelease` (bool): Whether the release is a preliminary version.
 *   - `make_latest` (string, not empty): Whether the release becomes the latest one: `true`, `false`
 *     or `legacy`.
 *   - `discussion_category_name` (string, not empty): Category of the repository's discussions in
 *     which a discussion of the release is created.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubRelease object: the changed release.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_modify_release(danxi_session *session, const char *repository,
                                          int64_t id, const char *options);

/**
 * Deletes a release. The tag stays.
 *
 *     danxi_result *result = danxi_github_delete_release(session, "danxi-bot/campus-notes", 1,
 *         NULL);
 *
 * Request: DELETE https://api.github.com/repos/{repository}/releases/{id}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the release. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_release(danxi_session *session, const char *repository,
                                          int64_t id, const char *options);

/**
 * Lists the files of a release.
 *
 *     danxi_result *result = danxi_github_list_assets(session, "danxi-bot/campus-notes", 1, NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/releases/{id}/assets
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the release. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubAsset objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_assets(danxi_session *session, const char *repository, int64_t id,
                                       const char *options);

/**
 * Returns the data of a file of a release, without its content.
 *
 *     danxi_result *result = danxi_github_get_asset(session, "danxi-bot/campus-notes", 1, NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/releases/assets/{id}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the file. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubAsset object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_asset(danxi_session *session, const char *repository, int64_t id,
                                     const char *options);

/**
 * Downloads a file of a release.
 *
 * The call first asks for the checksum of the file (`digest` of GitHubAsset), and compares the
 * checksum at the end. GitHub redirects to another host, which does not get the token. The download
 * works like danxi_http_download().
 *
 *     danxi_result *result = danxi_github_download_asset(session, "danxi-bot/campus-notes", 1,
 *         "notes.zip", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/releases/assets/{id}
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the file of the release. At least 1.
 * @param file  Path of the file to write. An existing regular file, or the one that a link leads
 *   to, is replaced when the download is complete, and keeps its permissions. Anything else there,
 *   such as a FIFO, is refused. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A DownloadedFile object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No file has this identifier, or the token may not see it.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The checksum differs.
 *   - DANXI_ERROR_STORAGE: The file cannot be written to its end, or another call downloads to the
 *     same file.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_download_asset(danxi_session *session, const char *repository,
                                          int64_t id, const char *file, const char *options);

/**
 * Adds a file to a release.
 *
 * A file is sent piece by piece, at most once. If GitHub fails during the upload, it may keep an
 * incomplete file whose `state` is `starter`: danxi_github_delete_asset() removes it.
 *
 *     danxi_result *result = danxi_github_upload_asset(session, "danxi-bot/campus-notes", 1,
 *         "notes.txt", "{\"base64\": \"aGVsbG8=\", \"content_type\": \"text/plain\"}");
 *
 * Request: POST https://uploads.github.com/repos/{repository}/releases/{release_id}/assets, sent at most once
 * Needed: at least one of `file`, `base64`.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param release_id  Identifier of the release. At least 1.
 * @param name  Name of the file in the release. 1 to 255 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `file` (string, not empty): Path of the file. By default, `base64` is uploaded.
 *   - `base64` (string, not empty): Bytes in base64 (RFC 4648, section 4). By default, `file` is
 *     uploaded.
 *   - `label` (string, not empty): Name for people.
 *   - `content_type` (string, not empty, default "application/octet-stream"): Media type of the file.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubAsset object: the new file. Errors:
 *   - DANXI_ERROR_REJECTED: The release already has a file with this name.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_upload_asset(danxi_session *session, const char *repository,
                                        int64_t release_id, const char *name, const char *options);

/**
 * Deletes a file of a release.
 *
 *     danxi_result *result = danxi_github_delete_asset(session, "danxi-bot/campus-notes", 1,
 *         NULL);
 *
 * Request: DELETE https://api.github.com/repos/{repository}/releases/assets/{id}, sent at most once
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param id  Identifier of the file. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_asset(danxi_session *session, const char *repository, int64_t id,
                                        const char *options);

/**
 * Searches repositories.
 *
 *     danxi_result *result = danxi_github_search_repositories(session, "notes user:danxi-bot",
 *         NULL);
 *
 * Request: GET https://api.github.com/search/repositories
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param q  Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most
 *   256 characters. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the results are sorted: `stars`, `forks`,
 *     `help-wanted-issues` or `updated`. The default is the best match.
 *   - `order` (GitHubDirection): Order of the results. Requires `sort`. One of "asc", "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubRepositorySearch object. Errors:
 *   - DANXI_ERROR_REJECTED: The query is invalid, or the page is after the first 1,000 results (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_repositories(danxi_session *session, const char *q,
                                               const char *options);

/**
 * Searches users and organizations.
 *
 *     danxi_result *result = danxi_github_search_users(session, "chen", NULL);
 *
 * Request: GET https://api.github.com/search/users
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param q  Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most
 *   256 characters. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the results are sorted: `followers`, `repositories`
 *     or `joined`. The default is the best match.
 *   - `order` (GitHubDirection): Order of the results. Requires `sort`. One of "asc", "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubUserSearch object. Errors:
 *   - DANXI_ERROR_REJECTED: The query is invalid, or the page is after the first 1,000 results (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_users(danxi_session *session, const char *q, const char *options);

/**
 * Searches issues and pull requests.
 *
 *     danxi_result *result = danxi_github_search_issues(session,
 *         "library repo:danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/search/issues
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param q  Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most
 *   256 characters. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the results are sorted: `comments`, `reactions`,
 *     `interactions`, `created` or `updated`. The default is the best match.
 *   - `order` (GitHubDirection): Order of the results. Requires `sort`. One of "asc", "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubIssueSearch object. Errors:
 *   - DANXI_ERROR_REJECTED: The query is invalid, or the page is after the first 1,000 results (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_issues(danxi_session *session, const char *q,
                                         const char *options);

/**
 * Searches commits.
 *
 *     danxi_result *result = danxi_github_search_commits(session,
 *         "add repo:danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/search/commits
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param q  Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most
 *   256 characters. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the results are sorted: `author-date` or
 *     `committer-date`. The default is the best match.
 *   - `order` (GitHubDirection): Order of the results. Requires `sort`. One of "asc", "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubCommitSearch object. Errors:
 *   - DANXI_ERROR_REJECTED: The query is invalid, or the page is after the first 1,000 results (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_commits(danxi_session *session, const char *q,
                                          const char *options);

/**
 * Searches files on default branches. The search requires a token.
 *
 *     danxi_result *result = danxi_github_search_code(session, "plan repo:danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/search/code
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param q  Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most
 *   256 characters. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubCodeSearch object. Errors:
 *   - DANXI_ERROR_NOT_SIGNED_IN: The token is missing or invalid.
 *   - DANXI_ERROR_REJECTED: The query is invalid, or the page is after the first 1,000 results (422).
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_code(danxi_session *session, const char *q, const char *options);

/**
 * Searches topics.
 *
 *     danxi_result *result = danxi_github_search_topics(session, "fudan", NULL);
 *
 * Request: GET https://api.github.com/search/topics
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param q  Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most
 *   256 characters. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubTopicSearch object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_topics(danxi_session *session, const char *q,
                                         const char *options);

/**
 * Searches the labels of a repository.
 *
 *     danxi_result *result = danxi_github_search_labels(session, 1, "bug", NULL);
 *
 * Request: GET https://api.github.com/search/labels
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository_id  Identifier of the repository.
 * @param q  Query with GitHub's qualifiers, such as `bug repo:DanXi-Dev/DanXi is:open`, in at most
 *   256 characters. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `sort` (string, not empty): Value by which the results are sorted: `created` or `updated`. The
 *     default is the best match.
 *   - `order` (GitHubDirection): Order of the results. Requires `sort`. One of "asc", "desc".
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return A GitHubLabelSearch object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_search_labels(danxi_session *session, int64_t repository_id,
                                         const char *q, const char *options);

/**
 * Lists the notifications of the account, newest first.
 *
 *     danxi_result *result = danxi_github_list_notifications(session, NULL);
 *
 * Request: GET https://api.github.com/notifications
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `all` (bool): Whether to list read notifications too.
 *   - `participating` (bool): Whether to list only notifications of threads in which the account
 *     takes part.
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `before` (time, RFC 3339): Time before which the listed notifications were changed.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubNotification objects. Errors:
 *   - DANXI_ERROR_FORBIDDEN: Notifications need a classic token.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_notifications(danxi_session *session, const char *options);

/**
 * Lists the notifications of the account about a repository, newest first.
 *
 *     danxi_result *result = danxi_github_list_repository_notifications(session,
 *         "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/notifications
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `all` (bool): Whether to list read notifications too.
 *   - `participating` (bool): Whether to list only notifications of threads in which the account
 *     takes part.
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `before` (time, RFC 3339): Time before which the listed notifications were changed.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubNotification objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_repository_notifications(danxi_session *session,
                                                         const char *repository,
                                                         const char *options);

/**
 * Returns a notification.
 *
 *     danxi_result *result = danxi_github_get_notification(session, "1", NULL);
 *
 * Request: GET https://api.github.com/notifications/threads/{id}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param id  Identifier of the thread, from danxi_github_list_notifications(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubNotification object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_notification(danxi_session *session, const char *id,
                                            const char *options);

/**
 * Marks a notification as read.
 *
 *     danxi_result *result = danxi_github_mark_notification_read(session, "1", NULL);
 *
 * Request: PATCH https://api.github.com/notifications/threads/{id}, sent at most once
 *
 * @param session  A session.
 * @param id  Identifier of the thread, from danxi_github_list_notifications(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_mark_notification_read(danxi_session *session, const char *id,
                                                  const char *options);

/**
 * Marks a notification as done, so that it is no longer listed.
 *
 *     danxi_result *result = danxi_github_mark_notification_done(session, "2", NULL);
 *
 * Request: DELETE https://api.github.com/notifications/threads/{id}, sent at most once
 *
 * @param session  A session.
 * @param id  Identifier of the thread, from danxi_github_list_notifications(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_mark_notification_done(danxi_session *session, const char *id,
                                                  const char *options);

/**
 * Marks all notifications as read. GitHub may mark them in the background.
 *
 *     danxi_result *result = danxi_github_mark_notifications_read(session, NULL);
 *
 * Request: PUT https://api.github.com/notifications, sent at most once
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `last_read_at` (time, RFC 3339): Time before which the marked notifications were changed. The
 *     default is now.
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_mark_notifications_read(danxi_session *session, const char *options);

/**
 * Returns how the account watches a thread.
 *
 *     danxi_result *result = danxi_github_get_thread_subscription(session, "1", NULL);
 *
 * Request: GET https://api.github.com/notifications/threads/{id}/subscription
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param id  Identifier of the thread, from danxi_github_list_notifications(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubSubscription object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_thread_subscription(danxi_session *session, const char *id,
                                                   const char *options);

/**
 * Watches or ignores a thread.
 *
 *     danxi_result *result = danxi_github_set_thread_subscription(session, "1", NULL);
 *
 * Request: PUT https://api.github.com/notifications/threads/{id}/subscription, sent at most once
 *
 * @param session  A session.
 * @param id  Identifier of the thread, from danxi_github_list_notifications(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `ignored` (bool, default false): Whether to get no notifications.
 *   - `timeout_ms`: see danxi_call().
 * @return A GitHubSubscription object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_set_thread_subscription(danxi_session *session, const char *id,
                                                   const char *options);

/**
 * Stops watching a thread until the account takes part in it again.
 *
 *     danxi_result *result = danxi_github_delete_thread_subscription(session, "1", NULL);
 *
 * Request: DELETE https://api.github.com/notifications/threads/{id}/subscription, sent at most once
 *
 * @param session  A session.
 * @param id  Identifier of the thread, from danxi_github_list_notifications(). Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_delete_thread_subscription(danxi_session *session, const char *id,
                                                      const char *options);

/**
 * Lists the commits of each contributor by week.
 *
 * GitHub computes the statistics after the first request. The call waits for them until its
 * deadline.
 *
 *     danxi_result *result = danxi_github_list_contributor_statistics(session,
 *         "danxi-bot/campus-notes", NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/stats/contributors
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubContributorStatistics objects. Errors:
 *   - DANXI_ERROR_TIMEOUT: GitHub has not finished computing the statistics.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_contributor_statistics(danxi_session *session,
                                                       const char *repository, const char *options);

/**
 * Lists the commits of the last year by week and day.
 *
 * GitHub computes the statistics after the first request. The call waits for them until its
 * deadline.
 *
 *     danxi_result *result = danxi_github_list_commit_activity(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/stats/commit_activity
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubCommitActivity objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_commit_activity(danxi_session *session, const char *repository,
                                                const char *options);

/**
 * Returns the numbers of commits in the last 52 weeks, of the owner and of all contributors.
 *
 * GitHub computes the statistics after the first request. The call waits for them until its
 * deadline.
 *
 *     danxi_result *result = danxi_github_get_participation(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/stats/participation
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubParticipation object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_participation(danxi_session *session, const char *repository,
                                             const char *options);

/**
 * Lists the added and deleted lines by week, each as an array: the week's start in Unix seconds,
 * additions and deletions, which are negative.
 *
 * GitHub computes the statistics after the first request. The call waits for them until its
 * deadline.
 *
 *     danxi_result *result = danxi_github_list_code_frequency(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/stats/code_frequency
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of any values. Errors:
 *   - DANXI_ERROR_REJECTED: The repository has more than 10,000 commits.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_code_frequency(danxi_session *session, const char *repository,
                                               const char *options);

/**
 * Lists the commits by hour of the week, each as an array: the day (0 is Sunday), the hour and the
 * number of commits.
 *
 * GitHub computes the statistics after the first request. The call waits for them until its
 * deadline.
 *
 *     danxi_result *result = danxi_github_list_punch_card(session, "danxi-bot/campus-notes",
 *         NULL);
 *
 * Request: GET https://api.github.com/repos/{repository}/stats/punch_card
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param repository  Owner and name of the repository: `owner/name`. At least 3 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of any values.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_punch_card(danxi_session *session, const char *repository,
                                           const char *options);

/**
 * Returns the rate limits of the account. The call does not count against them.
 *
 *     danxi_result *result = danxi_github_get_rate_limit(session, NULL);
 *
 * Request: GET https://api.github.com/rate_limit
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubRateLimits object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_rate_limit(danxi_session *session, const char *options);

/**
 * Returns GitHub's addresses and other facts about its service.
 *
 *     danxi_result *result = danxi_github_get_meta(session, NULL);
 *
 * Request: GET https://api.github.com/meta
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An any JSON value: an object. Its members are described in GitHub's documentation.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_meta(danxi_session *session, const char *options);

/**
 * Lists the versions of the REST API, of which github.api_version chooses one.
 *
 *     danxi_result *result = danxi_github_list_api_versions(session, NULL);
 *
 * Request: GET https://api.github.com/versions
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return An array of strings.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_api_versions(danxi_session *session, const char *options);

/**
 * Renders Markdown as GitHub does.
 *
 *     danxi_result *result = danxi_github_render_markdown(session, "**bold**", NULL);
 *
 * Request: POST https://api.github.com/markdown
 *
 * @param session  A session.
 * @param text  Text in Markdown.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `mode` (string, not empty): Mode: `markdown` (the default), or `gfm`, which links issues and
 *     users.
 *   - `context` (string, not empty): Repository of the links, with `gfm`: `owner/name`.
 *   - `timeout_ms`: see danxi_call().
 * @return A string: the rendered HTML.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_render_markdown(danxi_session *session, const char *text,
                                           const char *options);

/**
 * Lists the gists of the account.
 *
 *     danxi_result *result = danxi_github_list_gists(session, NULL);
 *
 * Request: GET https://api.github.com/gists
 * Cache: until GitHub reports a change.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `since` (time, RFC 3339): Earliest time of the last change of the listed items.
 *   - `page` (int, at least 1): Number of the first page. The default is 1.
 *   - `size` (int, 1 to 100, default 30): Number of items on a page.
 *   - `cache`, `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of GitHubGist objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_list_gists(danxi_session *session, const char *options);

/**
 * Returns a gist with its files.
 *
 *     danxi_result *result = danxi_github_get_gist(session, "1", NULL);
 *
 * Request: GET https://api.github.com/gists/{id}
 * Cache: until GitHub reports a change.
 *
 * @param session  A session.
 * @param id  Identifier of the gist. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A GitHubGist object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_get_gist(danxi_session *session, const char *id, const char *options);

/**
 * Sends a query or mutation to GitHub's GraphQL API.
 *
 * The method works like danxi_graphql_execute(), with the token and the limits of this service. It
 * requires a token.
 *
 *     danxi_result *result = danxi_github_graphql(session,
 *         "{ viewer { login } rateLimit { limit remaining } }", NULL);
 *
 * Request: POST https://api.github.com/graphql, sent at most once
 *
 * @param session  A session.
 * @param query  The GraphQL document. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `variables` (object of any values): Values of the operation's variables.
 *   - `operation_name` (string, not empty): Name of the operation to execute. Required if the
 *     document has several.
 *   - `timeout_ms`: see danxi_call().
 * @return A GraphQLResult object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The document is not valid GraphQL, or is a subscription. Nothing
 *     was sent.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The token is missing or invalid.
 *   - DANXI_ERROR_REJECTED: GitHub executed nothing, or the data is null because of an error. The
 *     message has the first of `detail.errors`.
 *   - DANXI_ERROR_RATE_LIMITED: The points of an hour are used up, or a secondary limit applies.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_graphql(danxi_session *session, const char *query, const char *options);

/**
 * Deletes the cached responses, in memory and on disk.
 *
 *     danxi_result *result = danxi_github_clear_cache(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_github_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28". DownloadedFile
 * is described in danxi/http.h. GraphQLResult is described in danxi/graphql.h.
 */

/*
 * GitHubUser: an object.
 *
 * A user or an organization as an account.
 *
 * - `login` (string): Login: the name of the account.
 * - `id` (int): Identifier of the account. Methods take its `login`.
 * - `node_id` (string, optional): Identifier in GitHub's GraphQL API.
 * - `type` (string, optional): Kind of account: `User`, `Organization` or `Bot`.
 * - `name` (string, optional): Full name for people. Unlike the login, it does not identify the
 *   account.
 * - `bio` (string, optional): Text about the user in the profile.
 * - `avatar_url` (string, optional): URL of the avatar image.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `company` (string, optional): Company that the profile names.
 * - `blog` (string, optional): URL of the website that the profile names.
 * - `location` (string, optional): Place that the profile names.
 * - `email` (string, optional): Public e-mail address.
 * - `twitter_username` (string, optional): Name on Twitter.
 * - `hireable` (bool, optional): Whether the user looks for work.
 * - `followers` (int, optional): Number of followers. Lists do not have this number.
 * - `following` (int, optional): Number of accounts that the user follows.
 * - `public_repos` (int, optional): Number of public repositories.
 * - `public_gists` (int, optional): Number of public gists.
 * - `created_at` (time, optional): Time of registration.
 * - `updated_at` (time, optional): Time of the last change.
 */

/*
 * GitHubOrganization: an object.
 *
 * An organization on GitHub.
 *
 * - `login` (string): Login: the name of the account.
 * - `id` (int): Identifier of the organization. Methods take its `login`.
 * - `name` (string, optional): Full name for people. Unlike the login, it does not identify the
 *   account.
 * - `description` (string, optional): Description of the organization.
 * - `avatar_url` (string, optional): URL of the avatar image.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `blog` (string, optional): URL of the website that the profile names.
 * - `location` (string, optional): Place that the profile names.
 * - `email` (string, optional): Public e-mail address.
 * - `public_repos` (int, optional): Number of public repositories.
 * - `followers` (int, optional): Number of followers.
 * - `created_at` (time, optional): Time of creation.
 */

/*
 * GitHubLicense: an object.
 *
 * The license of a repository.
 *
 * - `key` (string, optional): Identifier of the license in lower case.
 * - `name` (string, optional): Name of the license.
 * - `spdx_id` (string, optional): SPDX identifier of the license, such as `MIT`.
 */

/*
 * GitHubParent: an object.
 *
 * The repository that a fork was made from.
 *
 * - `id` (int): Identifier of the repository. Methods take its `full_name`.
 * - `full_name` (string): Owner and name: `owner/name`.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 */

/*
 * GitHubRepository: an object.
 *
 * A repository on GitHub.
 *
 * - `id` (int): Identifier, which stays when the repository is renamed.
 * - `node_id` (string, optional): Identifier in GitHub's GraphQL API.
 * - `name` (string): Name without the owner.
 * - `full_name` (string): Owner and name, `owner/name`, which methods take.
 * - `owner` (GitHubUser, optional): Account that owns the repository.
 * - `private` (bool): Whether only some accounts can see the repository.
 * - `visibility` (string, optional): Visibility of the repository: `public`, `private` or
 *   `internal`.
 * - `description` (string, optional): Description of the repository.
 * - `fork` (bool, optional): Whether the repository is a fork.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `clone_url` (string, optional): URL for `git clone`.
 * - `homepage` (string, optional): URL of the website that the repository names.
 * - `language` (string, optional): Main programming language.
 * - `topics` (array of strings, optional): Topics of the repository.
 * - `license` (GitHubLicense, optional): License of the repository.
 * - `default_branch` (string, optional): Name of the default branch.
 * - `size` (int, in kB, optional): Size of the repository.
 * - `stargazers_count` (int, optional): Number of stars.
 * - `subscribers_count` (int, optional): Number of accounts that watch the repository. Lists do not
 *   have this number.
 * - `forks_count` (int, optional): Number of forks.
 * - `open_issues_count` (int, optional): Number of open issues, including pull requests.
 * - `archived` (bool, optional): Whether the repository is read-only.
 * - `disabled` (bool, optional): Whether GitHub has disabled the repository.
 * - `is_template` (bool, optional): Whether the repository is a template.
 * - `has_issues` (bool, optional): Whether issues are enabled.
 * - `permissions` (object of bools, optional): Permissions of the token's account: `admin`, `push`,
 *   `pull` and others.
 * - `parent` (GitHubParent, optional): Repository from which the fork was made. null in lists, and
 *   for a repository that is not a fork.
 * - `source` (GitHubParent, optional): Original repository of all forks. null in lists, and for a
 *   repository that is not a fork.
 * - `created_at` (time, optional): Time of creation.
 * - `updated_at` (time, optional): Time of the last change of the repository's settings.
 * - `pushed_at` (time, optional): Time of the last push.
 */

/*
 * GitHubContributor: an object.
 *
 * Someone who has contributed to a repository.
 *
 * - `login` (string, optional): Name of the account. null for an e-mail address without an account.
 * - `id` (int, optional): Identifier of the account.
 * - `type` (string, optional): Kind of contributor: `User`, `Bot` or `Anonymous`.
 * - `name` (string, optional): Name, for an e-mail address without an account.
 * - `email` (string, optional): E-mail address without an account.
 * - `avatar_url` (string, optional): URL of the avatar image.
 * - `contributions` (int): Number of commits.
 */

/*
 * GitHubTopics: an object.
 *
 * The topics of a repository.
 *
 * - `names` (array of strings): Names of the topics.
 */

/*
 * GitHubCommitReference: an object.
 *
 * A reference to a commit.
 *
 * - `sha` (string): Hash of the commit.
 */

/*
 * GitHubBranch: an object.
 *
 * A branch of a repository.
 *
 * - `name` (string): Name of the branch.
 * - `commit` (GitHubCommitReference): Last commit of the branch.
 * - `protected` (bool, optional): Whether the branch is protected.
 */

/*
 * GitHubTag: an object.
 *
 * A git tag of a repository.
 *
 * - `name` (string): Name of the tag.
 * - `commit` (GitHubCommitReference): Commit that the tag points to.
 * - `zipball_url` (string, optional): URL of the files as a ZIP archive.
 * - `tarball_url` (string, optional): URL of the files as a tar archive.
 */

/*
 * GitHubSignature: an object.
 *
 * The author or committer that a commit names.
 *
 * - `name` (string, optional): Name of the person.
 * - `email` (string, optional): E-mail address of the person.
 * - `date` (time, optional): Time at which the person wrote or committed the changes.
 */

/*
 * GitHubCommitDetail: an object.
 *
 * A commit as git stores it.
 *
 * - `message` (string): Message of the commit.
 * - `author` (GitHubSignature, optional): Person who wrote the changes.
 * - `committer` (GitHubSignature, optional): Person who made the commit.
 * - `comment_count` (int, optional): Number of comments.
 */

/*
 * GitHubCommitStatistics: an object.
 *
 * The number of lines that a commit changes.
 *
 * - `total` (int): Number of added and deleted lines.
 * - `additions` (int): Number of added lines.
 * - `deletions` (int): Number of deleted lines.
 */

/*
 * GitHubFile: an object.
 *
 * A file that a commit or pull request changes.
 *
 * - `filename` (string): Path of the file in the repository.
 * - `status` (string): Kind of change: `added`, `modified`, `removed`, `renamed` or another value
 *   of GitHub's.
 * - `additions` (int): Number of added lines.
 * - `deletions` (int): Number of deleted lines.
 * - `changes` (int): Number of added and deleted lines.
 * - `sha` (string, optional): Hash of the content.
 * - `previous_filename` (string, optional): Earlier path of a renamed file.
 * - `patch` (string, optional): Changes in the form of `diff -u`. null if they are too long, or for
 *   binary files.
 * - `blob_url` (string, optional): URL of the file's page.
 */

/*
 * GitHubCommit: an object.
 *
 * A commit of a repository.
 *
 * - `sha` (string): Hash of the commit.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `commit` (GitHubCommitDetail): The commit as git stores it.
 * - `author` (GitHubUser, optional): Account of the author.
 * - `committer` (GitHubUser, optional): Account of the committer.
 * - `parents` (array of GitHubCommitReference, optional): Parent commits: none, one, or several for
 *   a merge.
 * - `stats` (GitHubCommitStatistics, optional): Numbers of changed lines. Lists do not have these
 *   numbers.
 * - `files` (array of GitHubFile, optional): A page of the changed files, of which GitHub lists at
 *   most 3,000. Lists do not have them.
 */

/*
 * GitHubComparison: an object.
 *
 * The difference of two commits.
 *
 * - `status` (string): Relation of the head to the base: `ahead`, `behind`, `diverged` or
 *   `identical`.
 * - `ahead_by` (int): Number of commits that only the head has.
 * - `behind_by` (int): Number of commits that only the base has.
 * - `total_commits` (int): Number of all commits.
 * - `merge_base_commit` (GitHubCommitReference, optional): Last common commit of the base and the
 *   head.
 * - `commits` (array of GitHubCommit): A page of the commits that only the head has.
 * - `files` (array of GitHubFile, optional): Changed files, at most 300. Only the first page has
 *   them.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 */

/*
 * GitHubEntry: an object.
 *
 * An entry of a directory.
 *
 * - `type` (string): Kind of entry: `file`, `dir`, `symlink` or `submodule`.
 * - `name` (string): Name of the entry, without its directory.
 * - `path` (string): Path of the entry in the repository.
 * - `sha` (string, optional): Hash of the content.
 * - `size` (int, in bytes, optional): Size of the file.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `download_url` (string, optional): URL of the content. The URL expires.
 */

/*
 * GitHubContent: an object.
 *
 * A file or a directory.
 *
 * - `type` (string): Kind of content: `file`, `dir`, `symlink` or `submodule`.
 * - `name` (string, optional): Name of the file, without its directory.
 * - `path` (string, optional): Path of the file in the repository.
 * - `sha` (string, optional): Hash of the content, for danxi_github_set_contents().
 * - `size` (int, in bytes, optional): Size of the file.
 * - `encoding` (string, optional): Encoding of `content`: `base64`, or `none` if the file is larger
 *   than 1 MB, and `content` is empty.
 * - `content` (string, optional): Content of the file in base64, with line breaks.
 * - `target` (string, optional): Path that a symbolic link points to.
 * - `submodule_git_url` (string, optional): URL of the repository of a submodule.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `download_url` (string, optional): URL of the content. The URL expires.
 * - `entries` (array of GitHubEntry, optional): Entries of a directory, at most 1,000.
 */

/*
 * GitHubTreeEntry: an object.
 *
 * An entry of a git tree.
 *
 * - `path` (string): Path below the tree.
 * - `mode` (string, optional): Mode of the file, such as `100644`.
 * - `type` (string): Kind of entry: `blob` (a file), `tree` (a directory) or `commit` (a
 *   submodule).
 * - `sha` (string, optional): Hash of the entry.
 * - `size` (int, in bytes, optional): Size of a blob.
 */

/*
 * GitHubTree: an object.
 *
 * A git tree: the entries of a directory.
 *
 * - `sha` (string): Hash of the tree.
 * - `tree` (array of GitHubTreeEntry): Entries of the tree.
 * - `truncated` (bool): Whether there are more entries than GitHub returns.
 */

/*
 * GitHubBlob: an object.
 *
 * A git blob: the content of a file.
 *
 * - `sha` (string): Hash of the blob.
 * - `size` (int, in bytes, optional): Size of the content.
 * - `encoding` (string): Encoding of `content`: `base64` or `utf-8`.
 * - `content` (string): Content in this encoding.
 */

/*
 * GitHubActor: an object.
 *
 * The account that caused an event.
 *
 * - `id` (int): Identifier of the account.
 * - `login` (string): Login: the name of the account.
 * - `avatar_url` (string, optional): URL of the avatar image.
 */

/*
 * GitHubEventRepository: an object.
 *
 * The repository of an event.
 *
 * - `id` (int): Identifier of the repository.
 * - `name` (string): Owner and name: `owner/name`.
 */

/*
 * GitHubEvent: an object.
 *
 * An event: an action of an account.
 *
 * - `id` (string): Identifier of the event.
 * - `type` (string): Kind of event, such as `PushEvent`.
 * - `actor` (GitHubActor, optional): Account that caused the event.
 * - `repo` (GitHubEventRepository, optional): Repository in which the event happened.
 * - `payload` (any JSON value, optional): Details of the event. Their members depend on `type`.
 * - `public` (bool, optional): Whether everybody can see the event.
 * - `created_at` (time, optional): Time of the event.
 */

/*
 * GitHubSubscription: an object.
 *
 * The way in which the account watches a repository or a thread.
 *
 * - `subscribed` (bool): Whether the account gets notifications.
 * - `ignored` (bool): Whether the account gets no notifications at all.
 * - `reason` (string, optional): Reason for the subscription, as GitHub names it.
 * - `created_at` (time, optional): Time at which the account subscribed.
 */

/*
 * GitHubLabel: an object.
 *
 * A label of issues and pull requests.
 *
 * - `id` (int, optional): Identifier of the label. Methods take its `name`.
 * - `name` (string): Name of the label.
 * - `color` (string, optional): Color in hexadecimal digits without `#`.
 * - `description` (string, optional): Description of the label.
 */

/*
 * GitHubMilestone: an object.
 *
 * A milestone: a goal of a repository, which groups issues and pull requests.
 *
 * - `id` (int): Identifier of the milestone. Methods take its `number`.
 * - `number` (int): Number within its repository, which methods take.
 * - `title` (string): Title of the milestone.
 * - `description` (string, optional): Description of the milestone.
 * - `state` (string, optional): State of the milestone: `open` or `closed`.
 * - `open_issues` (int, optional): Number of open issues.
 * - `closed_issues` (int, optional): Number of closed issues.
 * - `due_on` (time, optional): Time at which the milestone is due.
 * - `created_at` (time, optional): Time of creation.
 * - `closed_at` (time, optional): Time of closing.
 */

/*
 * GitHubPullLink: an object.
 *
 * The part of an issue that only pull requests have.
 *
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `merged_at` (time, optional): Time of the merge.
 */

/*
 * GitHubIssue: an object.
 *
 * An issue. Every pull request is an issue too.
 *
 * - `id` (int): Identifier of the issue. Methods take its `number`.
 * - `number` (int): Number within its repository, which methods take.
 * - `title` (string): Title of the issue.
 * - `body` (string, optional): Text in Markdown.
 * - `state` (string): State of the issue: `open` or `closed`.
 * - `state_reason` (string, optional): Reason of the state, such as `completed`.
 * - `user` (GitHubUser, optional): Account of the author.
 * - `labels` (array of GitHubLabel, optional): Labels of the issue.
 * - `assignees` (array of GitHubUser, optional): Accounts that are assigned to the issue.
 * - `milestone` (GitHubMilestone, optional): Milestone to which the issue belongs.
 * - `comments` (int, optional): Number of comments.
 * - `locked` (bool, optional): Whether only collaborators may comment.
 * - `draft` (bool, optional): Whether a pull request is a draft.
 * - `pull_request` (GitHubPullLink, optional): Data of the pull request. null if the issue is not
 *   one.
 * - `author_association` (string, optional): Relation of the author to the repository, such as
 *   `OWNER`.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `repository_url` (string, optional): URL of the repository in the API.
 * - `created_at` (time, optional): Time of creation.
 * - `updated_at` (time, optional): Time of the last change.
 * - `closed_at` (time, optional): Time of closing.
 */

/*
 * GitHubComment: an object.
 *
 * A comment on an issue or pull request.
 *
 * - `id` (int): Identifier of the comment, for danxi_github_get_comment().
 * - `body` (string, optional): Text in Markdown.
 * - `user` (GitHubUser, optional): Account of the author.
 * - `author_association` (string, optional): Relation of the author to the repository.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `created_at` (time, optional): Time of creation.
 * - `updated_at` (time, optional): Time of the last change.
 */

/*
 * GitHubIssueEvent: an object.
 *
 * A change of an issue.
 *
 * - `id` (int): Identifier of the change.
 * - `event` (string): Kind of change, such as `labeled` or `closed`.
 * - `actor` (GitHubUser, optional): Account that made the change.
 * - `commit_id` (string, optional): Hash of the commit that caused the change.
 * - `label` (GitHubLabel, optional): Label that was added or removed.
 * - `created_at` (time, optional): Time of the event.
 */

/*
 * GitHubTimelineEvent: an object.
 *
 * An event in the history of an issue. The kind of the event determines its fields.
 *
 * - `event` (string): Kind of event, such as `commented`, `labeled`, `committed`, `reviewed` or
 *   `cross-referenced`.
 * - `id` (int, optional): Identifier of the event.
 * - `actor` (GitHubUser, optional): Account that caused the event.
 * - `user` (GitHubUser, optional): Author of a comment or review.
 * - `body` (string, optional): Text of a comment or review in Markdown.
 * - `state` (string, optional): State of a review, such as `approved`.
 * - `commit_id` (string, optional): Hash of the commit that caused the event.
 * - `sha` (string, optional): Hash of a commit.
 * - `message` (string, optional): Message of a commit.
 * - `label` (any JSON value, optional): Label that was added or removed: an object with `name` and
 *   `color`.
 * - `source` (any JSON value, optional): Source of a mention of the issue: an object with `type`
 *   and `issue`.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `created_at` (time, optional): Time of the event.
 * - `submitted_at` (time, optional): Time of a review.
 */

/*
 * GitHubPullBranch: an object.
 *
 * A branch of a pull request.
 *
 * - `label` (string, optional): Owner and name of the branch: `owner:branch`.
 * - `ref` (string): Name of the branch.
 * - `sha` (string): Hash of its last commit.
 * - `repo` (GitHubRepository, optional): Repository of the branch. null if the repository was
 *   deleted.
 */

/*
 * GitHubPull: an object.
 *
 * A pull request: a request to merge the changes of one branch into another branch.
 *
 * - `id` (int): Identifier of the pull request. Methods take its `number`.
 * - `number` (int): Number within its repository, which methods take.
 * - `title` (string): Title of the pull request.
 * - `body` (string, optional): Text in Markdown.
 * - `state` (string): State of the pull request: `open` or `closed`.
 * - `draft` (bool, optional): Whether the pull request or release is a draft.
 * - `user` (GitHubUser, optional): Account of the author.
 * - `head` (GitHubPullBranch): Branch that has the changes.
 * - `base` (GitHubPullBranch): Branch that the changes are for.
 * - `merged` (bool, optional): Whether the pull request was merged. Lists do not have this field.
 * - `mergeable` (bool, optional): Whether the pull request can be merged. null while GitHub
 *   computes the value: call again.
 * - `mergeable_state` (string, optional): GitHub's reason for `mergeable`, such as `clean` or
 *   `dirty`.
 * - `merged_at` (time, optional): Time of the merge.
 * - `merged_by` (GitHubUser, optional): Account that merged the pull request.
 * - `commits` (int, optional): Number of commits.
 * - `additions` (int, optional): Number of added lines.
 * - `deletions` (int, optional): Number of deleted lines.
 * - `changed_files` (int, optional): Number of changed files.
 * - `comments` (int, optional): Number of comments.
 * - `labels` (array of GitHubLabel, optional): Labels of the pull request.
 * - `assignees` (array of GitHubUser, optional): Accounts that are assigned to the pull request.
 * - `requested_reviewers` (array of GitHubUser, optional): Accounts that were asked for a review.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `created_at` (time, optional): Time of creation.
 * - `updated_at` (time, optional): Time of the last change.
 * - `closed_at` (time, optional): Time of closing.
 */

/*
 * GitHubMerge: an object.
 *
 * The result of a merge.
 *
 * - `sha` (string, optional): Hash of the new commit.
 * - `merged` (bool): Whether the pull request was merged.
 * - `message` (string, optional): Message of GitHub about the outcome.
 */

/*
 * GitHubReview: an object.
 *
 * A review of a pull request.
 *
 * - `id` (int): Identifier of the review.
 * - `user` (GitHubUser, optional): Account of the reviewer.
 * - `body` (string, optional): Text in Markdown.
 * - `state` (string): Verdict of the review: `APPROVED`, `CHANGES_REQUESTED`, `COMMENTED`,
 *   `DISMISSED` or `PENDING`.
 * - `commit_id` (string, optional): Hash of the reviewed commit.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `submitted_at` (time, optional): Time at which the reviewer submitted the review.
 */

/*
 * GitHubReviewComment: an object.
 *
 * A comment on a line of a pull request.
 *
 * - `id` (int): Identifier of the comment.
 * - `user` (GitHubUser, optional): Account of the author.
 * - `body` (string): Text in Markdown.
 * - `path` (string, optional): Path of the file.
 * - `line` (int, optional): Number of the line.
 * - `diff_hunk` (string, optional): The changed lines around the line, as `diff -u` shows them.
 * - `commit_id` (string, optional): Hash of the commit.
 * - `in_reply_to_id` (int, optional): Identifier of the comment to which this comment replies.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `created_at` (time, optional): Time of creation.
 */

/*
 * GitHubAsset: an object.
 *
 * A file of a release.
 *
 * - `id` (int): Identifier of the file, for danxi_github_download_asset().
 * - `name` (string): Name of the file.
 * - `label` (string, optional): Name of the file for people.
 * - `content_type` (string, optional): Media type of the file.
 * - `size` (int, in bytes, optional): Size of the file.
 * - `digest` (string, optional): Checksum, such as `sha256:…`.
 * - `download_count` (int, optional): Number of downloads.
 * - `state` (string, optional): State of the upload: `uploaded`, or `starter` after a failure.
 * - `browser_download_url` (string, optional): URL of the content.
 * - `created_at` (time, optional): Time of the upload.
 */

/*
 * GitHubRelease: an object.
 *
 * A release of a repository: a tag with a text and files.
 *
 * - `id` (int): Identifier of the release, for danxi_github_get_release().
 * - `tag_name` (string): Name of the tag.
 * - `target_commitish` (string, optional): Branch or commit of the tag.
 * - `name` (string, optional): Name of the release.
 * - `body` (string, optional): Text in Markdown.
 * - `draft` (bool): Whether only writers of the repository can see the release.
 * - `prerelease` (bool): Whether the release is a preliminary version.
 * - `author` (GitHubUser, optional): Account that made the release.
 * - `assets` (array of GitHubAsset, optional): Files of the release.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `tarball_url` (string, optional): URL of a tar archive.
 * - `zipball_url` (string, optional): URL of a ZIP archive.
 * - `created_at` (time, optional): Time of the commit.
 * - `published_at` (time, optional): Time of publication.
 */

/*
 * GitHubRepositorySearch: an object.
 *
 * A page of repositories that a search found.
 *
 * - `total_count` (int): Number of all results. GitHub returns only the first 1,000.
 * - `incomplete_results` (bool): Whether results are missing, because the search took too long.
 * - `items` (array of GitHubRepository): Repositories of this page.
 */

/*
 * GitHubUserSearch: an object.
 *
 * A page of accounts that a search found.
 *
 * - `total_count` (int): Number of all results. GitHub returns only the first 1,000.
 * - `incomplete_results` (bool): Whether results are missing, because the search took too long.
 * - `items` (array of GitHubUser): Accounts of this page.
 */

/*
 * GitHubIssueSearch: an object.
 *
 * A page of issues and pull requests that a search found.
 *
 * - `total_count` (int): Number of all results. GitHub returns only the first 1,000.
 * - `incomplete_results` (bool): Whether results are missing, because the search took too long.
 * - `items` (array of GitHubIssue): Issues and pull requests of this page.
 */

/*
 * GitHubCode: an object.
 *
 * A file that a search found.
 *
 * - `name` (string): Name of the file, without its directory.
 * - `path` (string): Path of the file in the repository.
 * - `sha` (string): Hash of the content.
 * - `html_url` (string): URL of the page on the site, for a browser.
 * - `repository` (GitHubParent, optional): Repository that has the file.
 */

/*
 * GitHubCodeSearch: an object.
 *
 * A page of files that a search found.
 *
 * - `total_count` (int): Number of all results. GitHub returns only the first 1,000.
 * - `incomplete_results` (bool): Whether results are missing, because the search took too long.
 * - `items` (array of GitHubCode): Files of this page.
 */

/*
 * GitHubCommitSearch: an object.
 *
 * A page of commits that a search found.
 *
 * - `total_count` (int): Number of all results. GitHub returns only the first 1,000.
 * - `incomplete_results` (bool): Whether results are missing, because the search took too long.
 * - `items` (array of GitHubCommit): Commits of this page.
 */

/*
 * GitHubTopic: an object.
 *
 * A topic with which repositories are labeled.
 *
 * - `name` (string): Name of the topic.
 * - `display_name` (string, optional): Name for people.
 * - `short_description` (string, optional): Description in one sentence.
 * - `description` (string, optional): Description of the topic.
 * - `created_at` (time, optional): Time of creation.
 */

/*
 * GitHubTopicSearch: an object.
 *
 * A page of topics that a search found.
 *
 * - `total_count` (int): Number of all results. GitHub returns only the first 1,000.
 * - `incomplete_results` (bool): Whether results are missing, because the search took too long.
 * - `items` (array of GitHubTopic): Topics of this page.
 */

/*
 * GitHubLabelSearch: an object.
 *
 * A page of labels that a search found.
 *
 * - `total_count` (int): Number of all results. GitHub returns only the first 1,000.
 * - `incomplete_results` (bool): Whether results are missing, because the search took too long.
 * - `items` (array of GitHubLabel): Labels of this page.
 */

/*
 * GitHubSubject: an object.
 *
 * The subject of a notification.
 *
 * - `title` (string): Title of the issue, pull request or other subject.
 * - `type` (string): Kind of subject, such as `Issue` or `PullRequest`.
 * - `url` (string, optional): URL in the API.
 * - `latest_comment_url` (string, optional): URL of the last comment in the API.
 */

/*
 * GitHubNotification: an object.
 *
 * A notification: a thread of comments or changes that is new to the account.
 *
 * - `id` (string): Identifier of the thread, for danxi_github_mark_notification_read().
 * - `reason` (string): Reason for the notification, such as `mention` or `review_requested`.
 * - `unread` (bool): Whether the notification is unread.
 * - `subject` (GitHubSubject): Subject of the thread.
 * - `repository` (GitHubRepository, optional): Repository of the thread.
 * - `updated_at` (time, optional): Time of the last change.
 * - `last_read_at` (time, optional): Time at which the account last read the thread.
 */

/*
 * GitHubFeeds: an object.
 *
 * The URLs of Atom feeds, for danxi_feeds_fetch().
 *
 * - `timeline_url` (string): Feed of all public events.
 * - `user_url` (string): Feed of the public events of a user: a URI template.
 * - `current_user_public_url` (string, optional): Feed of the public events of the account.
 * - `current_user_url` (string, optional): Feed of the events that the account sees. Only for
 *   tokens that GitHub accepts for feeds.
 * - `current_user_actor_url` (string, optional): Feed of the events that the account causes.
 * - `security_advisories_url` (string, optional): Feed of the security advisories.
 */

/*
 * GitHubRateLimit: an object.
 *
 * The rate limit of a resource.
 *
 * - `limit` (int): Number of requests that a period allows.
 * - `remaining` (int): Number of requests that are left in the period.
 * - `used` (int, optional): Number of requests that were sent in the period.
 * - `reset` (int, in s): End of the period, since 1970-01-01T00:00:00Z.
 */

/*
 * GitHubRateLimits: an object.
 *
 * The rate limits of the account.
 *
 * - `resources` (object of GitHubRateLimit): Limits by resource: `core`, `search`, `code_search`,
 *   `graphql` and others.
 */

/*
 * GitHubGistFile: an object.
 *
 * A file of a gist.
 *
 * - `filename` (string, optional): Name of the file.
 * - `type` (string, optional): Media type of the file.
 * - `language` (string, optional): Programming language of the file.
 * - `size` (int, in bytes, optional): Size of the file.
 * - `raw_url` (string, optional): URL of the content.
 * - `truncated` (bool, optional): Whether `content` is only the first megabyte.
 * - `content` (string, optional): Content of the file. Lists do not have the content.
 */

/*
 * GitHubGist: an object.
 *
 * A gist: one or more files that are shared without a repository.
 *
 * - `id` (string): Identifier of the gist, for danxi_github_get_gist().
 * - `description` (string, optional): Description of the gist.
 * - `public` (bool, optional): Whether the gist is listed publicly.
 * - `owner` (GitHubUser, optional): Account that owns the gist.
 * - `files` (object of GitHubGistFile): Files by their names, at most 300.
 * - `truncated` (bool, optional): Whether the gist has more files. Lists do not have this field.
 * - `comments` (int, optional): Number of comments.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 * - `created_at` (time, optional): Time of creation.
 * - `updated_at` (time, optional): Time of the last change.
 */

/*
 * GitHubNewCommit: an object.
 *
 * A commit that a change of a file made.
 *
 * - `sha` (string): Hash of the commit.
 * - `message` (string, optional): Message of the commit.
 * - `html_url` (string, optional): URL of the page on the site, for a browser.
 */

/*
 * GitHubFileChange: an object.
 *
 * The result of a change of a file.
 *
 * - `content` (GitHubContent, optional): The new file without its content. null if the file was
 *   deleted.
 * - `commit` (GitHubNewCommit): Commit that made the change.
 */

/*
 * GitHubWeek: an object.
 *
 * The changes of a contributor in a week.
 *
 * - `w` (int, in s): Start of the week, since 1970-01-01T00:00:00Z.
 * - `a` (int): Number of added lines.
 * - `d` (int): Number of deleted lines.
 * - `c` (int): Number of commits.
 */

/*
 * GitHubContributorStatistics: an object.
 *
 * The changes of a contributor, in total and by week.
 *
 * - `author` (GitHubUser, optional): Account of the contributor.
 * - `total` (int): Number of commits.
 * - `weeks` (array of GitHubWeek): Changes in each week.
 */

/*
 * GitHubCommitActivity: an object.
 *
 * The commits of a week.
 *
 * - `week` (int, in s): Start of the week, since 1970-01-01T00:00:00Z.
 * - `total` (int): Number of commits.
 * - `days` (array of ints): Number of commits on each day, from Sunday.
 */

/*
 * GitHubParticipation: an object.
 *
 * The numbers of commits in the last 52 weeks, oldest week first.
 *
 * - `all` (array of ints): Number of commits of all contributors in each week.
 * - `owner` (array of ints): Number of commits of the owner in each week.
 */

/*
 * GitHubDirection: a string.
 *
 * The order of a list.
 *
 * - "asc": Smallest or oldest items first.
 * - "desc": Largest or newest items first.
 */

/*
 * GitHubState: a string.
 *
 * The state of the issues, pull requests or milestones to list.
 *
 * - "open": Only open items.
 * - "closed": Only closed items.
 * - "all": Open and closed items.
 */

/*
 * GitHubArchiveFormat: a string.
 *
 * The format of an archive.
 *
 * - "tarball": A compressed tar archive.
 * - "zipball": A ZIP archive.
 */

/*
 * GitHubMergeMethod: a string.
 *
 * A way to merge a pull request.
 *
 * - "merge": With a merge commit.
 * - "squash": As one commit with all changes.
 * - "rebase": As the commits of the pull request, on top of the base branch.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_GITHUB_H */
