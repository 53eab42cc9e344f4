/* SQLite, which CLibraries loads, for saved threads, the subscriptions of feeds and archives. */
#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

/* Binds a copy of the text. Swift cannot import SQLITE_TRANSIENT, which is a cast. */
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 length) {
    return sqlite3_bind_text64(statement, index, text, length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/* Binds a copy of the bytes. Bytes without an address are empty. */
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length) {
    return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", length, SQLITE_TRANSIENT);
}

/* Returns a copy of the text as the result of an SQL function. A text without an address is empty. */
static inline void csqlite_return_text(sqlite3_context *context, const char *text, sqlite3_uint64 length) {
    sqlite3_result_text64(context, text ? text : "", length, SQLITE_TRANSIENT, SQLITE_UTF8);
}

#endif
