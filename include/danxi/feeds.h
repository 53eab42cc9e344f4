/* Generated from interface/feeds.toml by `make generate`; do not edit. */
#ifndef DANXI_FEEDS_H
#define DANXI_FEEDS_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Feeds of any site: RSS 0.9x, 1.0 and 2.0, Atom 0.3 and 1.0, JSON Feed 1 and 1.1.
 *
 * All formats become the same entities. Elements are recognized by their namespace, with any
 * prefix; those of Dublin Core, Media RSS, the content module and podcasts are read too. A feed
 * that breaks the rules of its format is read as far as possible, and marked as `bozo`.
 *
 * No cookie and no token of the session is sent to a feed's server.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_feeds_parse() is the method "feeds.parse". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Parses a feed that the program provides.
 *
 * Entities that the document declares are replaced if their value is plain text. External entities
 * are never loaded. The time is proportional to the size of the feed.
 *
 *     danxi_result *result = danxi_feeds_parse(session,
 *         "{\"text\": \"<rss version='2.0'><channel><title>Notices</title><item><title>Holiday</title><pubDate>Sun, 22 Nov 2026 08:00:00 +0800</pubDate></item></channel></rss>\"}");
 *
 * Requests: none.
 * Needed: at least one of `text`, `base64`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `text` (string): The feed as a string. An encoding that the feed declares is ignored. Exactly
 *     one of `text` and `base64` is required.
 *   - `base64` (string): The bytes of the feed in base64 (RFC 4648, section 4). The encoding is that
 *     of the byte order mark, of `content_type`, or of the XML declaration, in this order.
 *   - `content_type` (string): Header Content-Type of the response, such as `text/xml; charset=gbk`.
 *   - `url` (url): URL of the feed, against which relative links are resolved.
 *   - `timeout_ms`: see danxi_call().
 * @return A Feed object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The string is not a feed, or the base64 is invalid. The message
 *     names what was found instead.
 *   - DANXI_ERROR_TOO_LARGE: The feed is larger than 64 MiB, has more than 100,000 entries or a
 *     million elements and attributes, is nested more than 200 levels deep, or declares entities that
 *     could expand or load files.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_parse(danxi_session *session, const char *options);

/**
 * Writes entries as a feed for feed readers: Atom 1.0 (RFC 4287).
 *
 * Equal parameters give equal bytes, so a hash of the feed is a good ETag. Characters that XML does
 * not allow are left out. No request is sent.
 *
 *     danxi_result *result = danxi_feeds_write(session, "Notices", "urn:example:notices",
 *         "[{\"id\": \"urn:example:notices:1\", \"title\": \"Holiday\", \"updated\": \"2026-11-22T08:00:00+08:00\", \"text\": \"No lessons on Monday.\"}]",
 *         NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param title  Title of the feed. Not empty.
 * @param id  Identifier of the feed, which never changes: a URI, such as `urn:uuid:…`. Not empty.
 * @param entries  The entries, in the order in which the feed has them. A JSON array of
 *   WrittenEntry. At most 10000 items.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `link` (string): URL of the site that the feed belongs to.
 *   - `self_link` (string): URL at which the feed can be requested.
 *   - `subtitle` (string): Description of the feed as plain text.
 *   - `updated` (time, RFC 3339): Time of the last change. The default is the latest `updated` of the
 *     entries.
 *   - `timeout_ms`: see danxi_call().
 * @return A string: the feed, as an XML document in UTF-8. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: There are no entries and `updated` is missing, or two entries
 *     have the same identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_write(danxi_session *session, const char *title, const char *id,
                                const char *entries, const char *options);

/**
 * Downloads and parses a feed.
 *
 * Pass `etag` and `last_modified` of the last response: a server whose feed has not changed then
 * sends only the status 304. Redirects are followed. A redirect from https to plain http is refused
 * with DANXI_ERROR_TLS, unless network.allow_plain_http is set or the target is this computer. Any
 * host is allowed.
 *
 *     danxi_result *result = danxi_feeds_fetch(session, "https://feeds.example.net/notices.atom",
 *         NULL);
 *
 * Request: GET https://{host}/{path}
 *
 * @param session  A session.
 * @param url  URL of the feed: http or https.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `etag` (string, not empty): ETag of the last response, unchanged.
 *   - `last_modified` (string, not empty): Last-Modified of the last response, unchanged.
 *   - `timeout_ms`: see danxi_call().
 * @return A FeedResponse object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The URL contains a user name, or a validator has characters that
 *     a header cannot have.
 *   - DANXI_ERROR_TOO_LARGE: The body is larger than network.max_response_bytes, or the feed exceeds
 *     a limit of danxi_feeds_parse().
 *   - DANXI_ERROR_NOT_FOUND: The feed does not exist. With the status 410, the feed is gone
 *     permanently.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response is not a feed. If it is a page,
 *     danxi_feeds_discover() finds the feeds to which the page links.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_fetch(danxi_session *session, const char *url, const char *options);

/**
 * Lists the feeds to which a page links with `<link rel=alternate>`, in the order of the page.
 *
 * If the URL is a feed itself, the list has only that feed. No URLs are guessed.
 *
 *     danxi_result *result = danxi_feeds_discover(session, "https://feeds.example.net/", NULL);
 *
 * Request: GET https://{host}/{path}
 *
 * @param session  A session.
 * @param url  URL of the page: http or https.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of FeedReference objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The URL contains a user name.
 *   - DANXI_ERROR_NOT_FOUND: The page does not exist.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The page is nested more than 256 levels deep, or has more than
 *     a million elements and attributes.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_discover(danxi_session *session, const char *url, const char *options);

/**
 * Subscribes to a feed, and saves its entries in the store directory.
 *
 * If the feed already has a subscription, no request is sent, and only the given title and folder
 * are changed. If the server has moved the feed permanently, the subscription has the new URL.
 *
 * The subscriptions of a store.path belong to no account. All sessions and processes that use this
 * directory share them.
 *
 *     danxi_result *result = danxi_feeds_subscribe(session,
 *         "https://feeds.example.net/notices.atom", "{\"folder\": [\"Fudan\"]}");
 *
 * Request: GET https://{host}/{path}
 *
 * @param session  A session.
 * @param url  URL of the feed: http or https. danxi_feeds_discover() finds the feeds of a page.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `title` (string, at most 300 characters): Title in place of the feed's. An empty string removes
 *     the title.
 *   - `folder` (array of strings, at most 8 items, each 1 to 300 characters): Names of the folders
 *     that contain the subscription, from the outermost. The default is no folder.
 *   - `timeout_ms`: see danxi_call().
 * @return A FeedSubscription object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The URL contains a user name, or the session has no store.path.
 *   - DANXI_ERROR_TOO_LARGE: The feed exceeds a limit of danxi_feeds_parse(), or the directory
 *     already has 100,000 subscriptions.
 *   - DANXI_ERROR_NOT_FOUND: The feed does not exist.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response is not a feed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_subscribe(danxi_session *session, const char *url, const char *options);

/**
 * Lists the subscriptions, page by page, oldest first.
 *
 *     danxi_result *result = danxi_feeds_list_subscriptions(session, "{\"size\": 3}");
 *
 * Requests: none.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `offset` (int, at least 0, default 0): Number of subscriptions to skip at the beginning of the
 *     list.
 *   - `size` (int, 1 to 1000, default 100): Maximum number of subscriptions.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of FeedSubscription objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_list_subscriptions(danxi_session *session, const char *options);

/**
 * Subscribes to the feeds of an OPML document, without requesting them.
 *
 * danxi_feeds_refresh_all() then reads the feeds. Outlines without a feed are folders: the first
 * eight levels, each with the first 300 bytes of its name. A document that is not well-formed is
 * read as far as possible. A feed with an invalid URL is left out, and counted.
 *
 *     danxi_result *result = danxi_feeds_import_opml(session,
 *         "<opml version='2.0'><body><outline text='Fudan'><outline type='rss' text='Notices' xmlUrl='https://feeds.example.net/notices.rss'/></outline></body></opml>",
 *         NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param text  The document: OPML 1.0 or 2.0. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An OPMLReport object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The document is not OPML, or the session has no store.path.
 *   - DANXI_ERROR_TOO_LARGE: The document is larger than 16 MiB, has more than 100,000 outlines or a
 *     million elements and attributes, or is nested more than 200 levels deep; or the directory
 *     already has 100,000 subscriptions.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_import_opml(danxi_session *session, const char *text,
                                      const char *options);

/**
 * Returns all subscriptions as an OPML 2.0 document, with their folders.
 *
 *     danxi_result *result = danxi_feeds_export_opml(session, "{\"title\": \"Feeds\"}");
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `title` (string, at most 300 characters, default "Subscriptions"): Title of the document.
 *   - `timeout_ms`: see danxi_call().
 * @return A string. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_export_opml(danxi_session *session, const char *options);

/**
 * Lists saved entries, page by page, last saved first.
 *
 * Entries that were saved together are listed newest first. Entries that are saved or marked while
 * a program reads the list do not shift its pages.
 *
 *     danxi_result *result = danxi_feeds_list_entries(session,
 *         "{\"is_read\": false, \"size\": 3}");
 *
 * Requests: none.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `subscription_id` (int, at least 1): Identifier of the only subscription to list. The default
 *     is to list the entries of all subscriptions.
 *   - `is_read` (bool): Whether to list only read entries (true) or only unread ones (false). The
 *     default is to list both.
 *   - `is_starred` (bool): Whether to list only entries with a star (true) or only those without one
 *     (false). The default is to list both.
 *   - `before_id` (int, at least 1): Identifier of a saved entry: only entries with smaller
 *     identifiers are listed.
 *   - `size` (int, 1 to 500, default 50): Maximum number of entries.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of SavedEntry objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: No subscription has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_list_entries(danxi_session *session, const char *options);

/**
 * Searches the titles and texts of saved entries for words, and lists the entries found, page by
 * page.
 *
 * An entry is found if its title and text contain all words. Words are separated by white space; a
 * word can be any part of a text, such as 图书, and has no operators or wildcards. Upper and lower
 * case, full-width and ordinary letters, and letters with and without accents, are the same. Only
 * the first 256 KiB of a text are searched, and markup is not searched.
 *
 * Entries in which the words are more prominent come first. If a word is in more than 1,000
 * entries, the last saved entries come first.
 *
 *     danxi_result *result = danxi_feeds_search_entries(session, "通知", "{\"size\": 3}");
 *
 * Requests: none.
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param query  Words to search for. 1 to 200 characters, not only spaces.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `subscription_id` (int, at least 1): Identifier of the only subscription to search. The default
 *     is to search all.
 *   - `offset` (int, at least 0, default 0): Number of entries to skip at the beginning of the list.
 *   - `size` (int, 1 to 50, default 10): Maximum number of entries.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of EntryMatch objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path, or a parameter is out of range.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_search_entries(danxi_session *session, const char *query,
                                         const char *options);

/**
 * Marks the saved entries that meet all given conditions as read.
 *
 *     danxi_result *result = danxi_feeds_mark_read(session, "{\"entry_ids\": [1]}");
 *
 * Requests: none.
 * Needed: at least one of `entry_ids`, `subscription_id`, `before`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `entry_ids` (array of ints, 1 to 1000 items, at least 1): Identifiers of saved entries. Those
 *     that do not exist are left out.
 *   - `subscription_id` (int, at least 1): Identifier of the subscription whose entries are marked.
 *   - `before` (time, RFC 3339): Time before which the entries were saved, such as the time at which
 *     they were listed.
 *   - `timeout_ms`: see danxi_call().
 * @return An int: number of entries that were unread before. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: No condition is given, or the session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: No subscription has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_read(danxi_session *session, const char *options);

/**
 * Marks the saved entries that meet all given conditions as unread.
 *
 *     danxi_result *result = danxi_feeds_mark_unread(session, "{\"entry_ids\": [1]}");
 *
 * Requests: none.
 * Needed: at least one of `entry_ids`, `subscription_id`, `before`.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `entry_ids` (array of ints, 1 to 1000 items, at least 1): Identifiers of saved entries. Those
 *     that do not exist are left out.
 *   - `subscription_id` (int, at least 1): Identifier of the subscription whose entries are marked.
 *   - `before` (time, RFC 3339): Time before which the entries were saved, such as the time at which
 *     they were listed.
 *   - `timeout_ms`: see danxi_call().
 * @return An int: number of entries that were read before. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: No condition is given, or the session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: No subscription has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_unread(danxi_session *session, const char *options);

/**
 * Gives saved entries a star.
 *
 * Entries with a star are kept when the oldest entries of a subscription are deleted.
 *
 *     danxi_result *result = danxi_feeds_mark_starred(session, "[1]", NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param entry_ids  Identifiers of saved entries. Those that do not exist are left out. A JSON
 *   array of ints. 1 to 1000 items, at least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An int: number of entries that had no star before. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_starred(danxi_session *session, const char *entry_ids,
                                       const char *options);

/**
 * Removes the stars of saved entries.
 *
 *     danxi_result *result = danxi_feeds_mark_unstarred(session, "[1]", NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param entry_ids  Identifiers of saved entries. Those that do not exist are left out. A JSON
 *   array of ints. 1 to 1000 items, at least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An int: number of entries that had a star before. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_mark_unstarred(danxi_session *session, const char *entry_ids,
                                         const char *options);

/**
 * Requests the feed of a subscription, and saves new and changed entries.
 *
 * The server is asked whether the feed has changed since the last time. An entry that has changed
 * is replaced, and keeps its mark as read or unread and its star. A subscription keeps up to
 * 100,000 entries, also those that the feed no longer has; then the oldest entries without a star
 * are deleted. An entry that is larger than 1 MiB as JSON is left out.
 *
 * The feed is requested even if it is not due, or is gone permanently (HTTP 410). If the server has
 * asked for a pause with Retry-After, the call fails with DANXI_ERROR_RATE_LIMITED until the pause
 * ends.
 *
 *     danxi_result *result = danxi_feeds_refresh(session, 1, NULL);
 *
 * Request: GET https://{host}/{path}
 *
 * @param session  A session.
 * @param subscription_id  Identifier of the subscription. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A FeedRefresh object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 *   - DANXI_ERROR_TOO_LARGE: The feed exceeds a limit of danxi_feeds_parse().
 *   - DANXI_ERROR_NOT_FOUND: No subscription has this identifier, or the feed does not exist any
 *     more.
 *   - DANXI_ERROR_RATE_LIMITED: The server has asked for a pause, now or in an earlier response.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response is not a feed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_refresh(danxi_session *session, int64_t subscription_id,
                                  const char *options);

/**
 * Requests the feeds of all subscriptions that are due, and saves new and changed entries.
 *
 * A feed is due again after the longest of these times, but not before five minutes and not after a
 * day: the `ttl` of the feed, its `update_interval`, and the time for which its server allows
 * caching (`max-age` of the header Cache-Control, otherwise Expires). The hours and days that the
 * feed names in `skip_hours` and `skip_days` are passed over. After a failure, it is due after five
 * minutes, and after twice as long with each further failure, up to a day. A feed that is gone
 * permanently (HTTP 410) is not requested again, except with `force` or by danxi_feeds_refresh().
 * If a server asks for a pause with Retry-After, the feed is not requested before its end, at most
 * a week. The other feeds of this host pause too.
 *
 * If several calls, sessions or processes with the same store.path refresh at the same time, each
 * feed is requested by one of them, and the others count it as skipped.
 *
 * Each request is sent once and may take 20 seconds. A feed that fails does not fail the call. The
 * progress of the call counts feeds. If the call ends early, the entries that were already saved
 * stay saved, and the next call continues. If the directory has many subscriptions, pass a longer
 * `timeout_ms`.
 *
 *     danxi_result *result = danxi_feeds_refresh_all(session, NULL);
 *
 * Request: GET https://{host}/{path}
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `force` (bool, default false): Whether to also request feeds that are not due, and feeds that
 *     are gone. Pauses that servers ask for still apply.
 *   - `concurrency` (int, 1 to 64, default 16): Maximum number of requests at the same time.
 *   - `per_host` (int, 1 to 64, default 2): Maximum number of requests to one host at the same time.
 *   - `timeout_ms`: see danxi_call().
 * @return A FeedRefreshReport object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_refresh_all(danxi_session *session, const char *options);

/**
 * Removes a subscription with its saved entries.
 *
 *     danxi_result *result = danxi_feeds_unsubscribe(session, 1, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param subscription_id  Identifier of the subscription. At least 1.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The session has no store.path.
 *   - DANXI_ERROR_NOT_FOUND: No subscription has this identifier.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_feeds_unsubscribe(danxi_session *session, int64_t subscription_id,
                                      const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Feed: an object.
 *
 * A feed with its entries, in one form for all formats.
 *
 * A link is absolute if the feed has a base URL (`xml:base`, or the feed's own URL); otherwise the
 * link is unchanged.
 *
 * - `format` (FeedFormat): Format of the feed.
 * - `title` (string): Title as plain text. Empty if the feed has no title.
 * - `subtitle` (string, optional): Description or subtitle as plain text.
 * - `id` (string, optional): Identifier: Atom's `id`, or `rdf:about` of RSS 1.0.
 * - `link` (string, optional): Link to the feed's site.
 * - `links` (array of FeedLink): All links of the feed, in order.
 * - `updated` (time, optional): Time of the last change.
 * - `published` (time, optional): Time of publication.
 * - `language` (string, optional): Language tag, such as `zh-CN`.
 * - `authors` (array of FeedAuthor): Authors of the feed.
 * - `categories` (array of FeedCategory): Categories of the feed.
 * - `image` (string, optional): URL of the feed's image or logo.
 * - `icon` (string, optional): URL of a small square image.
 * - `rights` (string, optional): Copyright as plain text.
 * - `generator` (string, optional): Program that made the feed.
 * - `ttl` (int, in min, optional): Time for which the feed may be cached, as RSS states it.
 * - `update_interval` (int, in s, optional): Time between two updates, from `sy:updatePeriod` and
 *   `sy:updateFrequency` of the syndication module.
 * - `skip_hours` (array of ints): Hours of the day in UTC in which the feed does not change (RSS),
 *   from 0 to 23.
 * - `skip_days` (array of strings): Days of the week in UTC on which the feed does not change
 *   (RSS), such as `Sunday`.
 * - `entries` (array of FeedEntry): Entries in the order of the document.
 * - `bozo` (bool): Whether the feed breaks the rules of its format. The part that could be read is
 *   returned.
 * - `bozo_reason` (string, optional): The first broken rule, with its line. null unless `bozo` is
 *   true.
 */

/*
 * FeedEntry: an object.
 *
 * An entry of a feed.
 *
 * - `id` (string): Identifier within the feed: the entry's own, otherwise its link, otherwise
 *   `urn:entry:` and a hash of its title, date and content.
 * - `title` (string): Title as plain text. Empty if the entry has no title.
 * - `link` (string, optional): Link to the entry's page: the alternate link, or a guid that is a
 *   permalink.
 * - `links` (array of FeedLink): All links of the entry, in order.
 * - `published` (time, optional): Time of publication. A date without a zone is UTC; one that is
 *   written in Chinese is in Asia/Shanghai. null if a part of the date is unknown, such as the zone
 *   `ET`.
 * - `published_text` (string, optional): The date as the feed writes it, if the library cannot
 *   parse it, such as `31 Jun 2026` or `22 Nov 2026 08:00 ET`.
 * - `updated` (time, optional): Time of the last change.
 * - `updated_text` (string, optional): The date as the feed writes it, if the library cannot parse
 *   it.
 * - `authors` (array of FeedAuthor): Authors. An Atom entry without authors has those of its source
 *   or feed.
 * - `summary` (FeedContent, optional): Summary or description.
 * - `content` (array of FeedContent): Contents, such as `content:encoded`. Empty if the entry has
 *   only a summary.
 * - `categories` (array of FeedCategory): Categories of the entry.
 * - `enclosures` (array of FeedEnclosure): Attached files, such as episodes.
 * - `image` (string, optional): URL of an image of the entry.
 * - `comments` (string, optional): URL of the page with comments.
 * - `source` (FeedSource, optional): The feed that the entry was copied from.
 */

/*
 * FeedLink: an object.
 *
 * A link of a feed or entry.
 *
 * - `href` (string): URL that the link leads to.
 * - `rel` (string): Relation, such as `alternate`, `self`, `next` or `hub`.
 * - `type` (string, optional): Media type of the target.
 * - `title` (string, optional): Title of the target.
 */

/*
 * FeedAuthor: an object.
 *
 * A person or organization.
 *
 * - `name` (string, optional): Name of the person or organization.
 * - `email` (string, optional): E-mail address of the author.
 * - `url` (string, optional): URL of a page about the author.
 */

/*
 * FeedContent: an object.
 *
 * A text of an entry with its type.
 *
 * HTML is unchanged. Sanitize the HTML before you show it, because it can contain scripts.
 *
 * - `type` (string): Media type: `text/plain`, `text/html`, `application/xhtml+xml`, or that of
 *   Atom content of another type.
 * - `value` (string): The text. Base64 for a media type that is neither text nor XML. Empty if the
 *   content is at `url`.
 * - `language` (string, optional): Language tag, if the content states one.
 * - `base` (string, optional): URL against which relative links in `value` are resolved.
 * - `url` (string, optional): URL of content outside of the feed (Atom's `src`).
 */

/*
 * FeedCategory: an object.
 *
 * A category of a feed or entry.
 *
 * - `term` (string): Name of the category.
 * - `scheme` (string, optional): Identifier of the set of categories.
 * - `label` (string, optional): Name for people.
 */

/*
 * FeedEnclosure: an object.
 *
 * A file that belongs to an entry.
 *
 * - `url` (string): URL of the file.
 * - `type` (string, optional): Media type of the file.
 * - `length` (int, in bytes, optional): Size that the feed states. null if it states none, or no
 *   valid number.
 */

/*
 * FeedSource: an object.
 *
 * The feed that an entry was copied from.
 *
 * - `title` (string, optional): Title as plain text.
 * - `link` (string, optional): Link to the feed or to its site.
 * - `id` (string, optional): Identifier of that feed.
 */

/*
 * FeedResponse: an object.
 *
 * The response of a feed's server.
 *
 * - `url` (string): URL of the feed after redirects.
 * - `status` (int): HTTP status: 304 if the feed has not changed.
 * - `etag` (string, optional): Header ETag. Pass it to the next danxi_feeds_fetch().
 * - `last_modified` (string, optional): Header Last-Modified, unchanged. Pass it to the next
 *   danxi_feeds_fetch().
 * - `feed` (Feed, optional): The feed. null if the feed has not changed.
 */

/*
 * FeedReference: an object.
 *
 * A feed to which a page links.
 *
 * - `url` (string): URL of the feed.
 * - `title` (string, optional): Title that the page gives the feed.
 * - `type` (string, optional): Media type that the page states, such as `application/atom+xml`.
 */

/*
 * FeedSubscription: an object.
 *
 * A feed that the program has subscribed to.
 *
 * - `id` (int): Identifier of the subscription.
 * - `url` (string): URL of the feed. The URL changes when the server moves the feed permanently.
 * - `title` (string): Title that the program passed, otherwise that of the feed. Empty if neither
 *   is known yet.
 * - `folder` (array of strings): Names of the folders that contain the subscription, from the
 *   outermost.
 * - `link` (string, optional): Link to the site.
 * - `added_at` (time): Time of the subscription.
 * - `checked_at` (time, optional): Time of the last request to the server. null before the first
 *   one.
 * - `due_at` (time, optional): Time from which danxi_feeds_refresh_all() requests the feed again.
 *   null if the feed is gone.
 * - `is_gone` (bool): Whether the server has responded that the feed is gone permanently (HTTP
 *   410). Such a feed is requested again only by danxi_feeds_refresh(), or by
 *   danxi_feeds_refresh_all() with `force`.
 * - `failure_count` (int): Number of failures since the last success.
 * - `error_name` (string, optional): Name of the last error, such as `not_found`. null after a
 *   success.
 * - `error_message` (string, optional): Message of the last error.
 * - `entry_count` (int): Number of saved entries.
 * - `unread_count` (int): Number of saved entries that are not marked as read.
 */

/*
 * SavedEntry: an object.
 *
 * A saved entry of a subscription.
 *
 * - `id` (int): Identifier of the saved entry. An entry that was saved later has a larger
 *   identifier.
 * - `subscription_id` (int): Identifier of the subscription.
 * - `entry` (FeedEntry): The entry as the feed last contained it.
 * - `is_read` (bool): Whether the entry is marked as read.
 * - `is_starred` (bool): Whether the entry has a star.
 * - `saved_at` (time): Time at which the entry was first saved.
 * - `changed_at` (time, optional): Time at which a changed version was last saved. null if the
 *   entry has not changed.
 */

/*
 * EntryMatch: an object.
 *
 * A saved entry that a search has found.
 *
 * - `id` (int): Identifier of the saved entry.
 * - `entry` (SavedEntry): Entry that was found.
 * - `excerpt` (array of EntryExcerptPart): The text around the first match, at most about 100
 *   characters.
 */

/*
 * EntryExcerptPart: an object.
 *
 * A part of an excerpt of an entry.
 *
 * - `text` (string): Text of the part. `…` marks a place where the excerpt is cut off.
 * - `is_match` (bool): Whether the part is one of the words that were searched for.
 */

/*
 * FeedRefresh: an object.
 *
 * The result of refreshing one subscription.
 *
 * - `subscription` (FeedSubscription): Subscription after the request.
 * - `new_entry_count` (int): Number of entries that were not saved before.
 * - `changed_entry_count` (int): Number of saved entries that have changed.
 */

/*
 * FeedRefreshReport: an object.
 *
 * The result of refreshing all subscriptions.
 *
 * - `changed_count` (int): Number of feeds that have changed.
 * - `unchanged_count` (int): Number of feeds that have not changed.
 * - `skipped_count` (int): Number of feeds that were not requested, because they are not due,
 *   because they are gone, because their host has asked for a pause, or because another call
 *   requests them.
 * - `failed_count` (int): Number of feeds that could not be read.
 * - `new_entry_count` (int): Number of entries that were not saved before.
 * - `changed_entry_count` (int): Number of saved entries that have changed.
 * - `failures` (array of FeedFailure): The first 1,000 failures.
 */

/*
 * FeedFailure: an object.
 *
 * A feed that could not be read.
 *
 * - `subscription_id` (int): Identifier of the subscription.
 * - `url` (string): URL of the feed.
 * - `error_name` (string): Name of the error, such as `not_found`.
 * - `error_message` (string): Message of the error.
 */

/*
 * OPMLReport: an object.
 *
 * The result of importing subscriptions.
 *
 * - `added_count` (int): Number of feeds that got a new subscription.
 * - `known_count` (int): Number of feeds that already had a subscription, or that the document
 *   repeats. The titles and folders of their subscriptions stay.
 * - `refused_count` (int): Number of outlines whose URL is neither http nor https, is too long, or
 *   contains a user name.
 */

/*
 * WrittenEntry: an object.
 *
 * An entry that danxi_feeds_write() writes.
 *
 * - `id` (string): Identifier of the entry, which stays when the entry changes: a URI, such as the
 *   entry's link or `urn:uuid:…`.
 * - `title` (string): Title as plain text.
 * - `updated` (time): Time of the last change. Readers show an entry as new if this time is later
 *   than before.
 * - `published` (time, optional): Time of publication.
 * - `link` (string, optional): URL of the entry's page.
 * - `author` (string, optional): Name of the author.
 * - `text` (string, optional): Content as plain text. Next to `html`, it is the summary.
 * - `html` (string, optional): Content as HTML. It is written unchanged, so text of other people
 *   must be escaped before.
 */

/*
 * FeedFormat: a string.
 *
 * The format of a feed.
 *
 * - "rss090": RSS version 0.90.
 * - "rss091": RSS version 0.91.
 * - "rss092": RSS version 0.92.
 * - "rss093": RSS version 0.93.
 * - "rss094": RSS version 0.94.
 * - "rss10": RSS version 1.0, which is RDF.
 * - "rss20": RSS version 2.0.
 * - "rss": RSS of an unknown version.
 * - "atom03": Atom version 0.3.
 * - "atom10": Atom version 1.0 (RFC 4287).
 * - "atom": Atom without the namespace of a version.
 * - "json1": JSON Feed version 1.
 * - "json11": JSON Feed version 1.1.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_FEEDS_H */
