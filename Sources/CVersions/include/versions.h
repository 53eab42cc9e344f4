/* The versions of the compiler and of the libraries that are loaded. */
#ifndef VERSIONS_H
#define VERSIONS_H

#ifdef __cplusplus
extern "C" {
#endif

/* A library that this library uses. */
typedef struct {
    const char *name;
    const char *version; /* as the loaded library states it, or else as its headers did; NULL if unknown */
    const char *file;    /* the path from which it was loaded; NULL if unknown */
} versions_library;

/* The number of libraries. */
enum { VERSIONS_COUNT = 14 };

/* Gets the libraries, and loads those that were not needed yet. Their strings are never freed. */
void versions_get_libraries(versions_library libraries[VERSIONS_COUNT]);

/* The path from which this library was loaded. */
const char *versions_own_file(void);

/* The version of the Swift compiler, such as "6.3.1", or NULL if the build did not state it. */
const char *versions_swift(void);

/* The version of the C compiler. */
const char *versions_clang(void);

#ifdef __cplusplus
}
#endif

#endif
