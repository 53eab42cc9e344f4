/* For LD_PRELOAD: a `flock` that always succeeds and locks nothing. The suite `store` must notice it. */
#include <sys/file.h>

int flock(int descriptor, int operation) {
    (void)descriptor;
    (void)operation;
    return 0;
}
