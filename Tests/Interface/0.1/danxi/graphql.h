#ifndef DANXI_GRAPHQL_H
#define DANXI_GRAPHQL_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_graphql_execute(danxi_session *session, const char *endpoint, const char *query,
                                    const char *options);
#ifdef __cplusplus
}
#endif
#endif
