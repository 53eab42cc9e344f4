/* Generated from interface/library.toml by `make generate`; do not edit. */
#ifndef DANXI_LIBRARY_H
#define DANXI_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The current occupancy of the libraries, their catalog, and the reader's loans and holds.
 *
 * Occupancy and catalog need no account. Loans and holds need a campus account: the library system
 * has a sign-in of its own, which the session completes with the campus sign-in. Its access token
 * is kept in memory only.
 *
 * The requests for loans and holds are known from a single public client only, so these methods are
 * less reliable than others. Placing a hold is not supported, because the request for the pickup
 * locations is not known: use https://opac.fudan.edu.cn in a browser.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_library_get_library() is the method "library.get_library". danxi/core.h explains sessions,
 * results and errors.
 */

/**
 * Lists the libraries, with the current number of people in each.
 *
 *     danxi_result *result = danxi_library_get_library(session, NULL);
 *
 * Request: POST https://mlibrary.fudan.edu.cn/api/common/h5/getspaceseat
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Library objects.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_get_library(danxi_session *session, const char *options);

/**
 * Searches the catalog for books whose title contains a string, page by page, best match first.
 *
 *     danxi_result *result = danxi_library_search_books(session, "文学", "{\"size\": 3}");
 *
 * Request: POST https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/advanced
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param title  String to search for in the titles. 1 to 200 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `catalog` (BookCatalog, default "general"): Catalog to search. One of "general", "ancient".
 *   - `page` (int, 1 to 10000, default 1): Number of the page. Page 1 has the best matches.
 *   - `size` (int, 1 to 100, default 10): Maximum number of books on a page.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of Book objects. Errors:
 *   - DANXI_ERROR_REJECTED: The catalog refused the search. `detail.server_message` contains its
 *     reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_search_books(danxi_session *session, const char *title,
                                         const char *options);

/**
 * Returns a book of the catalog.
 *
 *     danxi_result *result = danxi_library_get_book(session, "30100042", NULL);
 *
 * Request: GET https://fdulspgw.fudan.edu.cn/urdh/open-api/opac/search/smjlh/{id}
 *
 * @param session  A session.
 * @param id  Identifier of the book, from danxi_library_search_books(). 1 to 100 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A Book object. Errors:
 *   - DANXI_ERROR_NOT_FOUND: No book has this identifier.
 *   - DANXI_ERROR_REJECTED: The catalog refused the request. `detail.server_message` contains its
 *     reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_get_book(danxi_session *session, const char *id, const char *options);

/**
 * Lists the copies of a book, page by page.
 *
 *     danxi_result *result = danxi_library_list_book_copies(session, "30100042", NULL);
 *
 * Request: GET https://fdulspgw.fudan.edu.cn/alsp/open-api/opac/v2/holdings?catalogueId={book_id}&pageNo={page}&pageSize={size}
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param book_id  Identifier of the book, from danxi_library_search_books(). 1 to 100 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, 1 to 10000, default 1): Number of the page, from 1.
 *   - `size` (int, 1 to 100, default 10): Maximum number of copies on a page.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return An array of BookCopy objects. Errors:
 *   - DANXI_ERROR_REJECTED: The catalog refused the request. `detail.server_message` contains its
 *     reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_book_copies(danxi_session *session, const char *book_id,
                                             const char *options);

/**
 * Returns the library account of the signed-in person.
 *
 *     danxi_result *result = danxi_library_get_reader(session, NULL);
 *
 * Request: GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderInfo
 * Sign-in: campus, danxi_campus_login().
 * Cache: the value is valid for 5 minutes.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `cache`, `timeout_ms`: see danxi_call().
 * @return A LibraryReader object. Errors:
 *   - DANXI_ERROR_REJECTED: The library system refused the request or the sign-in.
 *     `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_get_reader(danxi_session *session, const char *options);

/**
 * Lists the copies that the person has on loan, page by page.
 *
 *     danxi_result *result = danxi_library_list_loans(session, NULL);
 *
 * Request: GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderCurrentLoan?pageSize={size}&pageNo={page}
 * Sign-in: campus, danxi_campus_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, 1 to 10000, default 1): Number of the page, from 1.
 *   - `size` (int, 1 to 100, default 10): Maximum number of loans on a page.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A LoanPage object. Errors:
 *   - DANXI_ERROR_REJECTED: The library system refused the request or the sign-in.
 *     `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_loans(danxi_session *session, const char *options);

/**
 * Lists the copies that the person has returned, page by page.
 *
 *     danxi_result *result = danxi_library_list_past_loans(session, NULL);
 *
 * Request: GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/v2/getReaderHistoryLoan?pageSize={size}&pageNo={page}
 * Sign-in: campus, danxi_campus_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, 1 to 10000, default 1): Number of the page, from 1.
 *   - `size` (int, 1 to 100, default 10): Maximum number of loans on a page.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A LoanPage object. Errors:
 *   - DANXI_ERROR_REJECTED: The library system refused the request or the sign-in.
 *     `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_past_loans(danxi_session *session, const char *options);

/**
 * Renews a loan, so that the copy may be kept longer.
 *
 * The server does not return the new date. Call danxi_library_list_loans() to see it.
 *
 *     danxi_result *result = danxi_library_renew_loan(session, "100042003", NULL);
 *
 * Requests, sent at most once:
 * - GET https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/getReaderInfo
 * - POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/renewLoan
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param barcode  Barcode of the copy, from danxi_library_list_loans(). 1 to 100 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_REJECTED: The library system does not renew the loan, for example because it was
 *     renewed too often. `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_renew_loan(danxi_session *session, const char *barcode,
                                       const char *options);

/**
 * Lists the person's holds, page by page.
 *
 *     danxi_result *result = danxi_library_list_holds(session, NULL);
 *
 * Request: POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/searchReaderRequest
 * Sign-in: campus, danxi_campus_login().
 * Next page: danxi_next_page().
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `range` (HoldRange, default "current"): Holds to list. One of "current", "past".
 *   - `page` (int, 1 to 10000, default 1): Number of the page, from 1.
 *   - `size` (int, 1 to 100, default 10): Maximum number of holds on a page.
 *   - `continue_from`, `timeout_ms`: see danxi_call().
 * @return A HoldPage object. Errors:
 *   - DANXI_ERROR_REJECTED: The library system refused the request or the sign-in.
 *     `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_holds(danxi_session *session, const char *options);

/**
 * Cancels a hold.
 *
 *     danxi_result *result = danxi_library_cancel_hold(session, 5001, NULL);
 *
 * Request: POST https://fdulspgw.fudan.edu.cn/alsp/open-api/elib5/cancelRequest, sent at most once
 * Sign-in: campus, danxi_campus_login().
 *
 * @param session  A session.
 * @param id  Identifier of the hold, from danxi_library_list_holds().
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return null. Errors:
 *   - DANXI_ERROR_REJECTED: The library system does not cancel the hold, for example because it is
 *     not open. `detail.server_message` contains its reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_cancel_hold(danxi_session *session, int64_t id, const char *options);

/**
 * Deletes the cached data of the reader and the access token from memory.
 *
 *     danxi_result *result = danxi_library_clear_cache(session, NULL);
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
danxi_result *danxi_library_clear_cache(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Library: an object.
 *
 * A library, with the number of people in it.
 *
 * - `id` (int, optional): Identifier of the library in the server's list. null if the server does
 *   not send it.
 * - `name` (string): Name, such as 文科馆.
 * - `current` (int, optional): Number of people in it now. null if the library does not report it.
 * - `capacity` (int, optional): Maximum number of people in it. null if the library does not report
 *   it.
 * - `open_time` (string, optional): Opening hours as the library writes them, such as 8:00~22:00.
 *   null if the library does not report them.
 * - `place_num` (int, optional): The member `placeNum` of the response. The server does not
 *   document its meaning. null if the server does not send it.
 * - `notice` (string, optional): Notice to visitors, as plain text without HTML tags. null without
 *   a notice.
 */

/*
 * Book: an object.
 *
 * A title of the catalog. The libraries may own several copies of it.
 *
 * - `id` (string): Identifier of the book, for danxi_library_get_book() and
 *   danxi_library_list_book_copies().
 * - `title` (string): Title, as plain text without HTML tags.
 * - `authors` (array of strings): Authors and other contributors as the catalog writes them, such
 *   as 鲁迅著.
 * - `publisher` (string, optional): Publisher. null if the catalog has none.
 * - `year` (int, optional): Year of publication. null if it is unknown or not a number.
 * - `published` (string, optional): Date of publication as the catalog writes it, such as `2019` or
 *   `不详#明萬曆間`. null if the catalog has none.
 * - `isbns` (array of strings): International standard book numbers as the catalog writes them.
 *   Empty for books without such a number.
 * - `summary` (string, optional): Summary of the content, as plain text. null without a summary.
 */

/*
 * BookCopy: an object.
 *
 * A copy of a book in a library.
 *
 * - `id` (string): Identifier of the copy.
 * - `barcode` (string, optional): Barcode on the copy. null if the catalog has none.
 * - `call_number` (string, optional): Call number 索书号, by which the copy is shelved. null if the
 *   catalog has none.
 * - `library` (string, optional): Name of the library that has the copy. null if the catalog has
 *   none.
 * - `location` (string, optional): Place in the library, such as a reading room. null if the
 *   catalog has none.
 * - `status` (string, optional): Status as the catalog writes it, such as 在馆 (in the library) or 借出
 *   (on loan). null if the catalog has none.
 * - `volume` (string, optional): Volume of a book in several volumes. null otherwise.
 */

/*
 * LibraryReader: an object.
 *
 * The library account of a person.
 *
 * - `barcode` (string): Barcode of the reader's card.
 * - `name` (string, optional): Name of the reader. null if the server does not send it.
 * - `can_loan_total` (int, optional): The member `canLoanTotal` of the response: a number of copies
 *   that may be borrowed. The server does not document whether current loans count. null if the
 *   server does not send it.
 * - `hold_count` (int, optional): Number of current holds. null if the server does not send it.
 */

/*
 * Loan: an object.
 *
 * A loan: a copy that the reader has borrowed, now or earlier.
 *
 * - `barcode` (string): Barcode of the copy, for danxi_library_renew_loan().
 * - `book_id` (string, optional): Identifier of the book, for danxi_library_get_book(). null if the
 *   server does not send it.
 * - `title` (string, optional): Title of the book. null if the server does not send it.
 * - `author` (string, optional): Author of the book. null if the server does not send it.
 * - `library` (string, optional): Name of the library that owns the copy. null for past loans.
 * - `location` (string, optional): Place of the copy in the library. null for past loans.
 * - `loan_date` (date, optional): Day on which the copy was borrowed. null if the server does not
 *   send it.
 * - `due_date` (date, optional): Day by which the copy must be returned. null if the server does
 *   not send it.
 * - `return_date` (date, optional): Day on which the copy was returned. null for current loans.
 * - `renewal_count` (int, at least 0, optional): Number of times the loan was renewed. null if the
 *   server does not send it.
 * - `renewal_limit` (int, optional): Number of times the loan can be renewed. null if the server
 *   does not send it.
 */

/*
 * LoanPage: an object.
 *
 * A page of a list of loans.
 *
 * - `loans` (array of Loan): Loans in the server's order.
 * - `page` (int, at least 1): Number of this page.
 * - `page_count` (int, at least 0, optional): Number of pages of the list. null if the server does
 *   not send the number of loans.
 * - `total` (int, at least 0, optional): Number of loans in the list. null if the server does not
 *   send it.
 */

/*
 * Hold: an object.
 *
 * A hold 预约: a copy that the reader has asked the libraries to keep ready.
 *
 * - `id` (int): Identifier of the hold, for danxi_library_cancel_hold().
 * - `barcode` (string, optional): Barcode of the copy. null if the server does not send it.
 * - `book_id` (string, optional): Identifier of the book, for danxi_library_get_book(). null if the
 *   server does not send it.
 * - `title` (string, optional): Title of the book. null if the server does not send it.
 * - `author` (string, optional): Author of the book. null if the server does not send it.
 * - `status` (string, optional): Status as the server writes it. null if the server does not send
 *   it.
 * - `status_code` (string, optional): The server's code for the status. null if the server does not
 *   send it.
 * - `pickup_location` (string, optional): Name of the place where the copy can be picked up. null
 *   if the server does not send it.
 * - `pickup_location_code` (string, optional): The server's code for that place. null if the server
 *   does not send it.
 * - `expected_date` (date, optional): Day until which the reader expects to pick up the copy. null
 *   if the server does not send it.
 * - `created_date` (date, optional): Day on which the hold was placed. null if the server does not
 *   send it.
 * - `allows_other_copy` (bool, optional): Whether the libraries may provide another copy of the
 *   book instead. null if the server does not send it.
 * - `queue_position` (int, optional): Position in the queue of readers. null if the server does not
 *   send it.
 */

/*
 * HoldPage: an object.
 *
 * A page of a list of holds.
 *
 * - `holds` (array of Hold): Holds in the server's order.
 * - `page` (int, at least 1): Number of this page.
 * - `page_count` (int, at least 0, optional): Number of pages of the list. null if the server does
 *   not send the number of holds.
 * - `total` (int, at least 0, optional): Number of holds in the list. null if the server does not
 *   send it.
 */

/*
 * BookCatalog: a string.
 *
 * A catalog of the libraries.
 *
 * - "general": Books 图书.
 * - "ancient": Ancient books 古籍: thread-bound books, most of them printed before 1912.
 */

/*
 * HoldRange: a string.
 *
 * The holds to list.
 *
 * - "current": Holds that are open.
 * - "past": Holds that are completed, cancelled or expired.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_LIBRARY_H */
