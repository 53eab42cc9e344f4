/* Repairs the locks of the Swift runtime after a fork.
 *
 * The runtime keeps the id of each thread that has locked, and a futex is owned by that id. It already locks while the library is loaded. The
 * surviving thread of a forked child has a new id, so with the old one it could lock but not unlock, and all threads would wait for ever. */
#ifdef RUNTIME_IS_STATIC

#include <pthread.h>
#include <stdint.h>

/* swift::threading_impl::linux::ulock_get_tid()::tid, which the runtime asks for again when it is 0. */
extern __thread uint32_t kept_thread_id __asm__("_ZZN5swift14threading_impl5linux13ulock_get_tidEvE3tid");

static void forget_thread_id(void) { kept_thread_id = 0; }

__attribute__((constructor)) static void repair_after_forks(void) { pthread_atfork(NULL, NULL, forget_thread_id); }

#endif
