#ifndef DANXI_BUS_H
#define DANXI_BUS_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_bus_get_routes(danxi_session *session, const char *type, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_bus_next(danxi_session *session, const char *start, const char *end,
                             const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_bus_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
