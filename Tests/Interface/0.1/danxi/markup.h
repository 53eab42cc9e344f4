#ifndef DANXI_MARKUP_H
#define DANXI_MARKUP_H
#include <stdbool.h>
#include <stdint.h>
#include <danxi/core.h>
#ifdef __cplusplus
extern "C" {
#endif
DANXI_WARN_UNUSED_RESULT
danxi_result *danxi_markup_select(danxi_session *session, const char *html, const char *selector,
                                  const char *options);
#ifdef __cplusplus
}
#endif
#endif
