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
 * @file CSS selectors on HTML pages, for pages that no service covers.
 *
 * It sends no requests.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the elements of an HTML page that match a CSS selector, in document order.
 *
 * The selector can use the parts of Selectors Level 4 that apply to a document without user interaction:
 * types, classes, ids, attributes, combinators, selector lists, and pseudo-classes such as `:is`, `:not`,
 * `:has`, `:empty` and `:nth-child(an+b of S)`. `:contains("text")` matches elements whose text contains a
 * string. Each element is listed once. The list is empty if no element matches. Broken HTML is repaired as in
 * a browser.
 *
 * @param session An open session.
 * @param html The page, or a part of a page.
 * @param selector The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
 * @param options A JSON object, or NULL:
 *   - `limit` (int): Maximum number of elements. By default there is no limit.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Element. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_markup_select(danxi_session *session, const char *html, const char *selector, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_MARKUP_H */
