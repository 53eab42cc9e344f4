#ifndef DANXI_CONFIG_H
#define DANXI_CONFIG_H
#include <danxi/core.h>
#endif
