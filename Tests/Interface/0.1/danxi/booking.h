#ifndef DANXI_BOOKING_H
#define DANXI_BOOKING_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_list_venues(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_get_venue(danxi_session *session, int64_t id, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_list_slots(danxi_session *session, int64_t venue_id,
                                       const char *start_date, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_list_bookings(danxi_session *session, const char *options);
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_booking_clear_cache(danxi_session *session, const char *options);
#ifdef __cplusplus
}
#endif
#endif
