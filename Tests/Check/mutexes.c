/* An LD_PRELOAD library with which ThreadSanitizer recognizes waits for Swift's Mutex and for continuations.
 *
 * The code that waits is in libswiftSynchronization and libswift_Concurrency, which are not instrumented. Without this library,
 * ThreadSanitizer would report accesses after a wait as data races. The library misses one case: a continuation
 * that is resumed before its task waits, which happens when the thread of the task has to wait for a processor. */
#include <dlfcn.h>

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

/* Synchronization._MutexHandle._lockSlow(Swift.UInt32) -> () */
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
/* Synchronization._MutexHandle._unlockSlow() -> () */
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock_slow(unsigned thread, SELF) __asm__(LOCK);
SWIFT void lock_slow(unsigned thread, SELF) {
    SWIFT void (*real)(unsigned, SELF) = dlsym(RTLD_NEXT, LOCK);
    real(thread, self);
    __tsan_acquire(self);
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
    SWIFT void (*real)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
    __tsan_release(self);
    real(self);
}

#define ASYNC __attribute__((swiftasynccall))

SWIFT void *swift_task_getCurrent(void);

SWIFT void continuation_resume(void *task) __asm__("swift_continuation_throwingResume");
SWIFT void continuation_resume(void *task) {
    SWIFT void (*real)(void *) = dlsym(RTLD_NEXT, "swift_continuation_throwingResume");
    __tsan_release(task);
    real(task);
}

ASYNC void continuation_await(void *context) __asm__("swift_continuation_await");
ASYNC void continuation_await(void *context) {
    ASYNC void (*real)(void *) = dlsym(RTLD_NEXT, "swift_continuation_await");
    void *task = swift_task_getCurrent();
    if (task) __tsan_acquire(task);
    __attribute__((musttail)) return real(context);
}
