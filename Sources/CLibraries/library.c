#include "library.h"

#include <dlfcn.h>
#include <errno.h>

const char *load_library(struct library *library) {
    if (atomic_load_explicit(&library->is_loaded, memory_order_acquire)) return NULL;
    errno = 0;
    void *handle = dlopen(library->soname, RTLD_NOW | RTLD_LOCAL);
    if (!handle) return dlerror();
    for (const struct symbol *symbol = library->symbols; symbol->name; symbol++) {
        void *address = dlsym(handle, symbol->name);
        /* The library stays loaded, because dlclose() would free the reason. */
        if (!address) return dlerror();
        /* Another thread may store the same address at the same time. */
        __atomic_store_n(symbol->address, address, __ATOMIC_RELAXED);
    }
    atomic_store_explicit(&library->is_loaded, true, memory_order_release);
    return NULL;
}
