#include "library.h"
#include "libraries.h"

/* clang-format off */
#define SYMBOLS(FUNCTION, VARIABLE) \
    FUNCTION(sqlite3_bind_blob64) FUNCTION(sqlite3_bind_int64) FUNCTION(sqlite3_bind_null) \
    FUNCTION(sqlite3_bind_text64) FUNCTION(sqlite3_busy_timeout) FUNCTION(sqlite3_changes64) \
    FUNCTION(sqlite3_clear_bindings) FUNCTION(sqlite3_close_v2) FUNCTION(sqlite3_column_blob) \
    FUNCTION(sqlite3_column_bytes) FUNCTION(sqlite3_column_int64) FUNCTION(sqlite3_column_text) \
    FUNCTION(sqlite3_column_type) FUNCTION(sqlite3_create_function_v2) FUNCTION(sqlite3_errmsg) \
    FUNCTION(sqlite3_errstr) FUNCTION(sqlite3_exec) FUNCTION(sqlite3_file_control) \
    FUNCTION(sqlite3_finalize) FUNCTION(sqlite3_get_autocommit) FUNCTION(sqlite3_libversion) \
    FUNCTION(sqlite3_open_v2) FUNCTION(sqlite3_prepare_v3) FUNCTION(sqlite3_reset) \
    FUNCTION(sqlite3_result_int) FUNCTION(sqlite3_result_text64) FUNCTION(sqlite3_step) \
    FUNCTION(sqlite3_value_bytes) FUNCTION(sqlite3_value_text)
/* clang-format on */

LIBRARY(sqlite, "libsqlite3.so.0", "saved threads, subscriptions and archives")
