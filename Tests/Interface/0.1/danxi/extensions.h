#ifndef DANXI_EXTENSIONS_H
#define DANXI_EXTENSIONS_H
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
typedef struct danxi_decision danxi_decision;
typedef struct danxi_interceptor {
    size_t size;
    void *user_data;
    void (*prepare)(danxi_decision *decision, const char *exchange, void *user_data);
    void (*will_send)(danxi_decision *decision, const char *exchange, void *user_data);
    void (*will_receive)(const char *exchange, void *user_data);
    void (*intercept)(danxi_decision *decision, const char *exchange, void *user_data);
    void (*did_receive)(const char *exchange, void *user_data);
    void (*release)(void *user_data);
    int with_secrets;
} danxi_interceptor;
danxi_status danxi_decision_proceed(danxi_decision *decision);
danxi_status danxi_decision_replace(danxi_decision *decision, const char *members);
danxi_status danxi_decision_veto(danxi_decision *decision, const char *reason);
danxi_status danxi_decision_retry(danxi_decision *decision, int delay_ms);
typedef struct danxi_transfer danxi_transfer;
typedef struct danxi_client {
    size_t size;
    void *user_data;
    void (*send)(danxi_transfer *transfer, const char *request, const void *body, size_t length, void *user_data);
    void (*cancel)(danxi_transfer *transfer, void *user_data);
    void (*release)(void *user_data);
} danxi_client;
danxi_status danxi_transfer_respond(danxi_transfer *transfer, const char *head, const void *body, size_t length);
danxi_status danxi_transfer_fail(danxi_transfer *transfer, danxi_status code, const char *reason, int was_sent);
danxi_status danxi_transfer_progress(danxi_transfer *transfer, int64_t received, int64_t expected);
typedef struct danxi_operation danxi_operation;
typedef struct danxi_store {
    size_t size;
    void *user_data;
    void (*get)(danxi_operation *operation, const char *key, void *user_data);
    void (*put)(danxi_operation *operation, const char *key, const void *value, size_t length, int64_t lifetime_ms,
                void *user_data);
    void (*remove)(danxi_operation *operation, const char *key, void *user_data);
    void (*remove_all)(danxi_operation *operation, const char *prefix, void *user_data);
    void (*lock)(danxi_operation *operation, const char *key, const char *token, int64_t lease_ms, void *user_data);
    void (*unlock)(danxi_operation *operation, const char *key, const char *token, void *user_data);
    void (*release)(void *user_data);
} danxi_store;
danxi_status danxi_operation_succeed(danxi_operation *operation, const void *value, size_t length);
danxi_status danxi_operation_miss(danxi_operation *operation);
danxi_status danxi_operation_fail(danxi_operation *operation, const char *reason);
typedef struct danxi_extensions {
    size_t size;
    const danxi_interceptor *const *interceptors;
    size_t interceptor_count;
    const danxi_client *client;
    const danxi_store *store;
} danxi_extensions;
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_session_open_with(const char *config, const danxi_extensions *extensions, danxi_session **session);
#ifdef __cplusplus
}
#endif
#endif
