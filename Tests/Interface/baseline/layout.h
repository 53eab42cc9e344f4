/* The values of enums and the layout of structures that programs were compiled with. `make interface-baseline` writes this file. */
#include <stddef.h>

#include <danxi/danxi.h>

#ifdef __cplusplus
#define KEPT(condition) static_assert(condition, #condition)
#else
#define KEPT(condition) _Static_assert(condition, #condition)
#endif

KEPT(DANXI_LOG_ERROR == 1);
KEPT(DANXI_LOG_WARNING == 2);
KEPT(DANXI_LOG_INFO == 3);
KEPT(DANXI_LOG_DEBUG == 4);
KEPT(DANXI_SOURCE_NETWORK == 0);
KEPT(DANXI_SOURCE_MEMORY == 1);
KEPT(DANXI_SOURCE_DISK == 2);
KEPT(DANXI_OK == 0);
KEPT(DANXI_ERROR_INVALID_ARGUMENT == 1);
KEPT(DANXI_ERROR_INVALID_HANDLE == 2);
KEPT(DANXI_ERROR_INVALID_JSON == 3);
KEPT(DANXI_ERROR_UNKNOWN_METHOD == 4);
KEPT(DANXI_ERROR_CLOSED == 5);
KEPT(DANXI_ERROR_FORKED == 6);
KEPT(DANXI_ERROR_CANCELLED == 7);
KEPT(DANXI_ERROR_TIMEOUT == 8);
KEPT(DANXI_ERROR_NETWORK == 9);
KEPT(DANXI_ERROR_TLS == 10);
KEPT(DANXI_ERROR_TOO_LARGE == 11);
KEPT(DANXI_ERROR_NOT_SIGNED_IN == 12);
KEPT(DANXI_ERROR_WRONG_PASSWORD == 13);
KEPT(DANXI_ERROR_NOT_REGISTERED == 14);
KEPT(DANXI_ERROR_FORBIDDEN == 15);
KEPT(DANXI_ERROR_NOT_FOUND == 16);
KEPT(DANXI_ERROR_REJECTED == 17);
KEPT(DANXI_ERROR_RATE_LIMITED == 18);
KEPT(DANXI_ERROR_SERVER_FAILURE == 19);
KEPT(DANXI_ERROR_UNEXPECTED_RESPONSE == 20);
KEPT(DANXI_ERROR_NOT_CACHED == 21);
KEPT(DANXI_ERROR_STORAGE == 22);
KEPT(DANXI_ERROR_OUT_OF_MEMORY == 23);
KEPT(DANXI_ERROR_INTERNAL == 24);
KEPT(DANXI_ERROR_PAGE_CHANGED == 25);
KEPT(DANXI_ERROR_CAPTCHA_REQUIRED == 26);
KEPT(DANXI_ERROR_SECOND_FACTOR_REQUIRED == 27);
KEPT(DANXI_ERROR_ACCOUNT_SETUP_REQUIRED == 28);
KEPT(DANXI_ERROR_WEAK_PASSWORD == 29);
KEPT(DANXI_ERROR_MAINTENANCE == 30);
KEPT(DANXI_ERROR_ACCOUNT_LOCKED == 31);
KEPT(DANXI_ERROR_ACCOUNT_CHANGED == 32);
KEPT(DANXI_ERROR_BROWSER_REQUIRED == 33);
KEPT(DANXI_ERROR_VETOED == 34);
KEPT(DANXI_ERROR_HOST_DENIED == 35);
KEPT(sizeof(danxi_client) == 40);
KEPT(offsetof(danxi_client, size) == 0);
KEPT(offsetof(danxi_client, user_data) == 8);
KEPT(offsetof(danxi_client, send) == 16);
KEPT(offsetof(danxi_client, cancel) == 24);
KEPT(offsetof(danxi_client, release) == 32);
KEPT(sizeof(danxi_extensions) == 40);
KEPT(offsetof(danxi_extensions, size) == 0);
KEPT(offsetof(danxi_extensions, interceptors) == 8);
KEPT(offsetof(danxi_extensions, interceptor_count) == 16);
KEPT(offsetof(danxi_extensions, client) == 24);
KEPT(offsetof(danxi_extensions, store) == 32);
KEPT(sizeof(danxi_interceptor) == 72);
KEPT(offsetof(danxi_interceptor, size) == 0);
KEPT(offsetof(danxi_interceptor, user_data) == 8);
KEPT(offsetof(danxi_interceptor, prepare) == 16);
KEPT(offsetof(danxi_interceptor, will_send) == 24);
KEPT(offsetof(danxi_interceptor, will_receive) == 32);
KEPT(offsetof(danxi_interceptor, intercept) == 40);
KEPT(offsetof(danxi_interceptor, did_receive) == 48);
KEPT(offsetof(danxi_interceptor, release) == 56);
KEPT(offsetof(danxi_interceptor, with_secrets) == 64);
KEPT(sizeof(danxi_store) == 72);
KEPT(offsetof(danxi_store, size) == 0);
KEPT(offsetof(danxi_store, user_data) == 8);
KEPT(offsetof(danxi_store, get) == 16);
KEPT(offsetof(danxi_store, put) == 24);
KEPT(offsetof(danxi_store, remove) == 32);
KEPT(offsetof(danxi_store, remove_all) == 40);
KEPT(offsetof(danxi_store, lock) == 48);
KEPT(offsetof(danxi_store, unlock) == 56);
KEPT(offsetof(danxi_store, release) == 64);
