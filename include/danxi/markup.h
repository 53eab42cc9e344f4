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
 * @file HTML pages and CSS selectors: the means by which the library reads the campus's pages, for pages that
 * it has no service for.
 *
 * Nothing here asks a server or needs a signed-in account.
 *
 * Every function blocks until its result is there; the caller frees it with danxi_result_free(). `options` is
 * a JSON object of the optional parameters, or NULL. Texts are UTF-8 and are copied. All functions may be
 * called from any thread. Besides the errors named, each can end with those that any call can meet
 * (danxi/status.h).
 */

/**
 * Lists the elements of a page that a CSS selector matches, in the order of the page, each once; none is an
 * empty list.
 *
 * The selector may hold whatever Selectors 4 defines for a document that is not shown (types, classes, ids,
 * attributes, combinators, `:is`, `:not`, `:has`, `:nth-child(an+b of S)` and its kin, `:empty`, lists), and
 * `:contains("text")`. A selector that cannot be read is DANXI_ERROR_INVALID_ARGUMENT, whose message says
 * where it is wrong. Broken HTML is read as a browser would; a page nested more than 256 deep, or with a
 * million elements, is DANXI_ERROR_UNEXPECTED_RESPONSE.
 *
 * @param session An open session.
 * @param html The page, or a part of one.
 * @param selector The selector, such as `table.list > tbody > tr:nth-child(odd) a[href]`.
 * @param options A JSON object, or NULL:
 *   - `limit` (int): The largest number of elements to list. Default: all.
 *   - `timeout_ms`: as for every such call, see danxi_call().
 * @return An array of Element. danxi_schema() describes it.
 * @see nothing is sent
 */
danxi_result *danxi_markup_select(danxi_session *session, const char *html, const char *selector, const char *options);

#ifdef __cplusplus
}
#endif

#endif /* DANXI_MARKUP_H */
