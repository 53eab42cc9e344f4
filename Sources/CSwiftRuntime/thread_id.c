/* Repairs the locks of the Swift runtime after a fork.
 *
 * The runtime remembers the id of each thread that has used a lock, and a locked futex contains the id of its owner. The runtime already
 * uses locks while the library is loaded. The surviving thread of a forked child has a new id. With the remembered id, this thread could
 * lock but not unlock, and all threads would wait forever. */
#ifdef RUNTIME_IS_STATIC

#include <pthread.h>
#include <stdint.h>

/* swift::threading_impl::linux::ulock_get_tid()::tid. If it is 0, the runtime asks the system for the id again. */
extern __thread uint32_t kept_thread_id __asm__("_ZZN5swift14threading_impl5linux13ulock_get_tidEvE3tid");

static void forget_thread_id(void) { kept_thread_id = 0; }

__attribute__((constructor)) static void repair_after_forks(void) { pthread_atfork(NULL, NULL, forget_thread_id); }

#endif
