/* Libraries that few programs need. They are not linked: each is loaded by its soname when a call first needs it. Their functions have their
   usual names and the declarations of their own headers. */
#ifndef LIBRARIES_H
#define LIBRARIES_H

#ifdef __cplusplus
extern "C" {
#endif

/* Each loads a library, unless it is loaded. No function of the library may be called before. Returns NULL on success, or else the reason
   as a string that is valid until the thread's next call; errno then is that of a failed system call, or 0. A later call tries again. Several
   threads may call these functions at the same time. */
const char *libraries_load_libxml2(void);
const char *libraries_load_sqlite(void);
const char *libraries_load_hiredis(void);

/* The addresses in the loaded libraries, or NULL. */
extern void *loaded___xmlParserVersion;
extern void *loaded_sqlite3_libversion;
extern void *loaded_redisReaderCreate;

#ifdef __cplusplus
}
#endif

#endif
