#include "status.h"

#include <stdarg.h>
#include <stdio.h>

void complain(const char *format, ...) {
    char message[4096];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, sizeof message, format, arguments);
    va_end(arguments);
    fprintf(stderr, "danxi-rpc: %s\n", message);
}

int exit_status(danxi_status status) {
    switch (status) {
    case DANXI_ERROR_INVALID_ARGUMENT:
    case DANXI_ERROR_INVALID_JSON:
        return STATUS_USAGE;
    case DANXI_ERROR_STORAGE:
    case DANXI_ERROR_OUT_OF_MEMORY:
        return STATUS_MACHINE;
    default:
        return STATUS_UNEXPECTED;
    }
}
