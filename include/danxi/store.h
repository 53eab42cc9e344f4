/* Generated from interface/store.toml by `make generate`; do not edit. */
#ifndef DANXI_STORE_H
#define DANXI_STORE_H

#include <stdbool.h>
#include <stdint.h>

#include <danxi/core.h>

#ifdef __cplusplus
extern "C" {
#endif

/**
 * @file The state of the store in which a session keeps cached values and sign-ins.
 *
 * The section `store` of the configuration chooses the store. The guide *Stores* describes it.
 *
 * All functions block until the call has completed, and may be called from any thread. Free each
 * result with danxi_result_free(). Besides the errors listed here, a call can fail with the general
 * errors of danxi/status.h. danxi_call_async() calls the same methods without blocking:
 * danxi_store_check() is the method "store.check". danxi/core.h explains sessions, results and
 * errors.
 */

/**
 * Checks whether the store of the session can be used.
 *
 * A value is written, read and removed, so the check finds a wrong password, a server that accepts
 * no writes, and a full disk. It does not wait for the pause that follows a failure. A store that
 * cannot be used is not an error of the call: `error` describes it. With store.require, such a
 * store is refused when the session is opened.
 *
 *     danxi_result *result = danxi_store_check(session, NULL);
 *
 * Requests: none.
 *
 * @param session  A session.
 * @param options  Optional parameters, a JSON object, or NULL:
 *   - `timeout_ms`: see danxi_call().
 * @return A StoreStatus object.
 * @since 0.1.0
 */
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_store_check(danxi_session *session, const char *options);

/*
 * ---- Entities and enums ----
 *
 * Values are JSON, as danxi_result_json() returns them. An optional field that is null is left out
 * of its object. A time is a string in the format of RFC 3339, such as "2026-11-21T16:28:16+08:00".
 * A date is a string such as "2026-11-21", a time_of_day a string such as "16:28".
 */

/*
 * StoreStatus: an object.
 *
 * The state of a store at the time of a check.
 *
 * - `kind` (StoreKind): Kind of the store.
 * - `place` (string, optional): Path or address of the store, without credentials. null for memory.
 * - `is_reachable` (bool): Whether the store responds, even if only with an error.
 * - `is_writable` (bool): Whether a value was written, read and removed.
 * - `round_trip_ms` (number, at least 0 ms, optional): Time of one read. null if the store cannot
 *   be read.
 * - `address` (string, optional): Address of the server that has the keys of the namespace. null if
 *   the store is not a server.
 * - `software` (string, optional): Software of the server, such as `redis` or `valkey`. null if the
 *   store is not a server, or if the user of store.url must not run `INFO`.
 * - `version` (string, optional): Version of `software`.
 * - `role` (StoreRole, optional): Role of the server. null if it is not known.
 * - `error` (string, optional): Reason why the store cannot be used, and advice. null if it can be
 *   used.
 */

/*
 * StoreKind: a string.
 *
 * A kind of store.
 *
 * - "memory": The memory of the session. It ends with the session.
 * - "directory": The files of store.path.
 * - "server": The Redis or Valkey server of store.url.
 * - "program": The functions that the program has passed.
 */

/*
 * StoreRole: a string.
 *
 * The role of a server among its replicas.
 *
 * - "primary": The server takes writes.
 * - "replica": The server copies another one, and refuses writes.
 */

#ifdef __cplusplus
}
#endif

#endif /* DANXI_STORE_H */
