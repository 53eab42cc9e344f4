/* Generated from interface/graphql.toml by `make generate`; do not edit. */
#ifndef DANXI_GRAPHQL_H
#define DANXI_GRAPHQL_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file Queries and mutations of any GraphQL server.
 *
 * Requests follow the draft of GraphQL over HTTP, and work with servers that are older than this
 * draft. Subscriptions, batches and incremental delivery (`@defer`, `@stream`) are not supported.
 * No cookie and no token of the session's accounts is sent.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_graphql_execute() is the method "graphql.execute". danxi/core.h explains sessions, results
 * and errors.
 */

/**
 * Sends a query or mutation to a GraphQL server, and returns its data.
 *
 * The operation is found in the document before anything is sent. A query is sent again after a
 * temporary failure; a mutation is sent once, and an error states whether the mutation may have
 * been executed.
 *
 * A response with data is a result, even if some of its fields have errors: check `errors`. Without
 * data, the call fails. `detail.errors` of the error has the server's list.
 *
 * If the endpoint is below hosts.base_url of a host in the configuration, that host's token and
 * headers are sent too. Redirects to another host are not followed. A token and headers are never
 * sent over plain http, except to this computer itself and with network.allow_plain_http.
 *
 *     danxi_result *result = danxi_graphql_execute(session, "https://graphql.example.net/graphql",
 *         "query Notices($first: Int!) { notices(first: $first) { title day } }",
 *         "{\"variables\": {\"first\": 2}}");
 *
 * Requests, sent at most once:
 * - POST https://{host}/{path}
 * - GET https://{host}/{path}
 *
 * @param session  A session.
 * @param endpoint  URL of the GraphQL server: http or https, without a fragment.
 * @param query  The GraphQL document: one or more operations, and their fragments. Not empty.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `variables` (object of any values): Values of the operation's variables. A missing variable has
 *     its default; null is a value.
 *   - `operation_name` (string, not empty): Name of the operation to execute. Required if the
 *     document has several.
 *   - `extensions` (object of any values): Additions to the request that the server defines.
 *   - `token` (string, not empty): Access token, sent as `Authorization: Bearer …`. By default, no
 *     token is sent.
 *   - `headers` (object of strings): Further headers, such as `X-Api-Key`. Their values are treated
 *     as secrets.
 *   - `prefer_get` (bool, default false): Whether a query is sent with GET, so that caches can keep
 *     the response. A URL of more than 8,000 bytes, and any mutation, is sent with POST.
 *   - `persisted` (bool, default false): Whether a query is sent as its SHA-256 hash first (automatic
 *     persisted queries), and as text only if the server does not know the hash. A server that does
 *     not support this gets the text from then on.
 *   - `timeout_ms`: see danxi_call().
 * @return A GraphQLResult object. Errors:
 *   - DANXI_ERROR_INVALID_ARGUMENT: The document is not valid GraphQL, has no operation of this name,
 *     or is a subscription, or a header is not allowed. Nothing was sent.
 *   - DANXI_ERROR_TOO_LARGE: The response is larger than network.max_response_bytes.
 *   - DANXI_ERROR_NOT_SIGNED_IN: The token is missing or has expired.
 *   - DANXI_ERROR_FORBIDDEN: The token does not allow the operation.
 *   - DANXI_ERROR_NOT_FOUND: The endpoint does not exist.
 *   - DANXI_ERROR_REJECTED: The server executed nothing, or the data is null because of an error. The
 *     message has the first of `detail.errors`.
 *   - DANXI_ERROR_UNEXPECTED_RESPONSE: The response is not GraphQL, redirects to another host, is
 *     nested more than 64 levels deep, or has more than a million values.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_graphql_execute(danxi_session *session, const char *endpoint, const char *query,
                                    const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * GraphQLResult: an object.
 *
 * The response of a GraphQL server that has data.
 *
 * - `data` (any JSON value): The data: an object with the selected fields. A field with an error is
 *   null, or missing with the object that contains it.
 * - `errors` (array of GraphQLFieldError): The errors of single fields. Empty if `data` is
 *   complete.
 * - `extensions` (any JSON value, optional): The server's own additions: an object.
 * - `status` (int): HTTP status: usually 200. Some servers send 294 with errors.
 */

/*
 * GraphQLFieldError: an object.
 *
 * An error of one field. The rest of the data is valid.
 *
 * - `message` (string): Message of the server.
 * - `path` (array of any values, optional): Path of the field in the data: keys, and indexes of
 *   lists.
 * - `locations` (array of GraphQLLocation): Positions of the error in the document. Empty if the
 *   server states none.
 * - `type` (string, optional): Kind of error, such as `NOT_FOUND`, if the server states it here.
 *   Other servers have `code` in `extensions`.
 * - `extensions` (any JSON value, optional): The server's own additions: an object, often with a
 *   `code`.
 */

/*
 * GraphQLLocation: an object.
 *
 * A position in a GraphQL document.
 *
 * - `line` (int): Line, from 1.
 * - `column` (int): Column, from 1.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_GRAPHQL_H */
