/* An LD_PRELOAD library with a `flock` that always succeeds and locks nothing. The suite `store` must notice that locks are missing. */
#include <sys/file.h>

int flock(int descriptor, int operation) {
    (void)descriptor;
    (void)operation;
    return 0;
}
