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
 * @file The current occupancy of the libraries, and their catalog: books and copies.
 *
 * No account is needed. Nothing is cached.
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
 * Next page: add 1 to `page`, until the list is empty.
 *
 * @param session  A session.
 * @param title  String to search for in the titles. 1 to 200 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `catalog` (BookCatalog, default "general"): Catalog to search. One of "general", "ancient".
 *   - `page` (int, 1 to 10000, default 1): Number of the page. Page 1 has the best matches.
 *   - `size` (int, 1 to 100, default 10): Maximum number of books on a page.
 *   - `timeout_ms`: see danxi_call().
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
 * Next page: add 1 to `page`, until the list is empty.
 *
 * @param session  A session.
 * @param book_id  Identifier of the book, from danxi_library_search_books(). 1 to 100 characters.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `page` (int, 1 to 10000, default 1): Number of the page.
 *   - `size` (int, 1 to 100, default 10): Maximum number of copies on a page.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of BookCopy objects. Errors:
 *   - DANXI_ERROR_REJECTED: The catalog refused the request. `detail.server_message` contains its
 *     reason.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_library_list_book_copies(danxi_session *session, const char *book_id,
                                             const char *options);

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
 * - `id` (int): Identifier.
 * - `name` (string): Name, such as 文科馆.
 * - `current` (int, optional): Number of people in it now. null if the library does not report it.
 * - `capacity` (int, optional): Maximum number of people in it. null if the library does not report
 *   it.
 * - `open_time` (string): Opening hours as the library writes them, such as 8:00~22:00. Empty if
 *   the library does not report them.
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
 * - `id` (string): Identifier, for danxi_library_get_book() and danxi_library_list_book_copies().
 * - `title` (string): Title, as plain text without HTML tags.
 * - `authors` (array of strings): Authors and other contributors as the catalog writes them, such
 *   as 鲁迅著.
 * - `publisher` (string, optional): Publisher. null if the catalog has none.
 * - `year` (int, optional): Year of publication. null if it is unknown or not a number.
 * - `published` (string, optional): Date of publication as the catalog writes it, such as `2019` or
 *   `不详#明萬曆間`. null if the catalog has none.
 * - `isbns` (array of strings): International standard book numbers as the catalog writes them.
 *   Empty for books without one.
 * - `summary` (string, optional): Summary of the content, as plain text. null without one.
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
 * - `library` (string): Name of the library that has the copy. Empty if the catalog has none.
 * - `location` (string): Place in the library, such as a reading room. Empty if the catalog has
 *   none.
 * - `status` (string): Status as the catalog writes it, such as 在馆 (in the library) or 借出 (on
 *   loan). Empty if the catalog has none.
 * - `volume` (string, optional): Volume of a book in several volumes. null otherwise.
 */

/*
 * BookCatalog: a string.
 *
 * A catalog of the libraries.
 *
 * - "general": Books 图书.
 * - "ancient": Ancient books 古籍: thread-bound books, most of them printed before 1912.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_LIBRARY_H */
