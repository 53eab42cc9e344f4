/* Generated from interface/markup.toml by `make generate`; do not edit. */
#ifndef DANXI_MARKUP_H
#define DANXI_MARKUP_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file HTML pages and CSS selectors: the means by which the library reads the campus's pages, for
 * pages that it has no service for.
 *
 * Nothing here asks a server or needs a signed-in account.
 *
 * All functions block until the result is there and may be called from any thread. Free each result
 * with danxi_result_free(). Besides the errors listed here, a call can fail with the general errors
 * of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_markup_select() is the method "markup.select". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Lists the elements of a page that a CSS selector matches, in the order of the page, each once;
 * none is an empty list.
 *
 * The selector may hold whatever Selectors 4 defines for a document that is not shown (types,
 * classes, ids, attributes, combinators, `:is`, `:not`, `:has`, `:nth-child(an+b of S)` and its
 * kin, `:empty`, lists), and `:contains("text")`. A selector that cannot be read is
 * DANXI_ERROR_INVALID_ARGUMENT, whose message says where it is wrong. Broken HTML is read as a
 * browser would; a page nested more than 256 deep, or with a million elements, is
 * DANXI_ERROR_UNEXPECTED_RESPONSE.
 *
 *     danxi_result *result = danxi_markup_select(session, "<ul><li>one<li>two</ul>", "li", NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param html  The page, or a part of one.
 * @param selector  The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `limit` (int, at least 1): The largest number of elements to list. Default: all.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Element objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: A parameter, option or configuration value is missing, unknown,
 *     of the wrong type or out of range. The message names it.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response does not have the documented form: other JSON,
 *     HTML, or nothing. The message names the place. A proxy or captive portal may have answered
 *     instead of the server, or the server has changed.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_markup_select(danxi_session *session, const char *html, const char *selector,
                                  const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. Optional fields may be missing. A time is a
 * string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00". A date is a string such as
 * "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Element: an object.
 *
 * An element of an HTML page.
 *
 * - `tag` (string): Its name in lower case, such as `td`.
 * - `text` (string): Its text as a browser would show it: white space collapsed, one line a block
 *   or line break, cells of a row parted by tabs, without scripts and what is hidden.
 * - `html` (string): The element as HTML, itself included.
 * - `attributes` (object of strings): The values of its attributes by their names in lower case;
 *   empty where an attribute has none.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_MARKUP_H */
