#ifndef DANXI_CORE_H
#define DANXI_CORE_H
#include <stddef.h>
#include <stdint.h>
#include <danxi/status.h>
#include <danxi/version.h>
#if defined(__GNUC__) || defined(__clang__)
#define DANXI_WARN_UNUSED_RESULT __attribute__((__warn_unused_result__))
#else
#define DANXI_WARN_UNUSED_RESULT
#endif
#ifdef __cplusplus
extern "C" {
#endif
typedef struct danxi_session danxi_session;
typedef struct danxi_result danxi_result;
typedef struct danxi_task danxi_task;
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_open(const char *config, danxi_session **session);
void danxi_session_close(danxi_session *session);
typedef enum danxi_log_level {
    DANXI_LOG_ERROR = 1,
    DANXI_LOG_WARNING = 2,
    DANXI_LOG_INFO = 3,
    DANXI_LOG_DEBUG = 4
} danxi_log_level;
typedef void (*danxi_log_callback)(danxi_log_level level, const char *message, void *user_data);
DANXI_WARN_UNUSED_RESULT
danxi_status danxi_session_set_log(danxi_session *session, danxi_log_level level, danxi_log_callback callback,
                                   void *user_data);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_call(danxi_session *session, const char *method, const char *params);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_next_page(danxi_session *session, const danxi_result *page, const char *options);
typedef void (*danxi_callback)(danxi_result *result, void *user_data);
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_call_async(danxi_session *session, const char *method, const char *params, danxi_callback callback,
                             void *user_data);
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_watch(danxi_session *session, const char *method, const char *params, danxi_callback callback,
                        void *user_data);
void danxi_task_cancel(danxi_task *task);
DANXI_WARN_UNUSED_RESULT
danxi_status danxi_task_progress(danxi_task *task, int64_t *received, int64_t *expected);
void danxi_task_free(danxi_task *task);
DANXI_WARN_UNUSED_RESULT
danxi_task *danxi_call_start(danxi_session *session, const char *method, const char *params);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_task_wait(danxi_task *task);
int danxi_session_fd(danxi_session *session);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_next(danxi_session *session, int timeout_ms);
danxi_status danxi_result_status(const danxi_result *result);
const char *danxi_result_json(const danxi_result *result, size_t *length);
void *danxi_result_user_data(const danxi_result *result);
typedef enum danxi_source {
    DANXI_SOURCE_NETWORK = 0,
    DANXI_SOURCE_MEMORY = 1,
    DANXI_SOURCE_DISK = 2
} danxi_source;
int danxi_result_source(const danxi_result *result);
int64_t danxi_result_age_ms(const danxi_result *result);
int64_t danxi_result_skipped_count(const danxi_result *result);
const char *danxi_result_skipped(const danxi_result *result, size_t *length);
const char *danxi_result_continuation(const danxi_result *result);
const char *danxi_result_continuation_after(const danxi_result *result, size_t count);
void danxi_result_free(danxi_result *result);
const char *danxi_status_name(danxi_status status);
const char *danxi_schema(void);
#ifdef __cplusplus
}
#endif
#endif
