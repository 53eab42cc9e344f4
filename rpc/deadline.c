#include "deadline.h"

#include <time.h>

#include "text.h"

#define LARGEST_MS 3600000 /* the largest `timeout_ms` that the library accepts */

long long now_ms(void) {
    struct timespec now = {0};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * 1000ll + now.tv_nsec / 1000000;
}

long long deadline_of(const json_t *params, int default_ms) {
    const json_t *given = json_object_get(params, "timeout_ms");
    long long limit = given && !json_is_null(given) ? json_integer_value(given) : default_ms;
    return limit >= 1 && limit <= LARGEST_MS ? now_ms() + limit : NO_DEADLINE;
}

json_t *remaining_params(const json_t *params, long long deadline) {
    json_t *remaining = made(json_copy((json_t *)params));
    if (deadline == NO_DEADLINE) return remaining;
    long long left = deadline - now_ms();
    json_object_set_new(remaining, "timeout_ms", made(json_integer(left > 1 ? left : 1)));
    return remaining;
}
