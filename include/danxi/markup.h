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
 * @file CSS selectors on HTML pages, to read pages that no service covers.
 *
 * The program passes the page: no request is sent.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_markup_select() is the method "markup.select". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Lists the elements of an HTML page that match a CSS selector, in document order.
 *
 * The selector can use the parts of Selectors Level 4 that apply to a document without user
 * interaction: element names, classes, ids, attributes, combinators, selector lists, and
 * pseudo-classes such as `:is`, `:not`, `:has`, `:empty`, `:nth-child(an+b of S)`, `:lang`, `:dir`
 * and those of forms, such as `:checked` and `:required`, which users of Beautiful Soup know from
 * soupsieve. `:contains("text")` matches elements whose text contains a string. Each element is
 * listed once. The list is empty if no element matches. Broken HTML is repaired as in a browser.
 * The time is proportional to the size of the page and to the length of the selector.
 *
 *     danxi_result *result = danxi_markup_select(session, "<ul><li>one<li>two</ul>", "li", NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param html  HTML of the page, or of a part of it.
 * @param selector  CSS selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `limit` (int, at least 1): Maximum number of elements. By default there is no limit.
 *   - `timeout_ms`: see danxi_call().
 * @return An array of Element objects. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The selector is invalid. The message names the position.
 *   - DANXI_ERROR_TOO_LARGE: The HTML of all matching elements together is larger than 64 MiB.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The page is nested more than 256 levels deep, or has more than
 *     a million elements and attributes.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_markup_select(danxi_session *session, const char *html, const char *selector,
                                  const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * Element: an object.
 *
 * An element of an HTML page.
 *
 * - `tag` (string): Name in lower case, such as `td`.
 * - `text` (string): Visible text: white space is collapsed, each block and each line break starts
 *   a new line, and the cells of a row are separated by tabs. Scripts and hidden elements are left
 *   out.
 * - `html` (string): HTML of the element, with its own start and end tags.
 * - `attributes` (object of strings): Values of the attributes, by their names in lower case. The
 *   value is an empty string for attributes such as `disabled`.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_MARKUP_H */
