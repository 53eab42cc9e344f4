#ifndef DANXI_RESERVATION_H
#define DANXI_RESERVATION_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_reservation_get_playgrounds(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_reservation_get_reservations(danxi_session *session, const char *playground_id,
                                                 const char *date, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_reservation_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
