/* The definition of a library that is loaded when it is first needed:

     #define SYMBOLS(FUNCTION, VARIABLE) FUNCTION(xmlFreeDoc) VARIABLE(xmlMalloc)
     LIBRARY(libxml2, "libxml2.so.2", "HTML and XML")

   For each symbol, `loaded_<name>` is its address in the loaded library. For each function, a function with the same name jumps there, so that
   callers need only the header of the library. These functions are hidden, and other libraries of the process do not find them. */
#ifndef LIBRARY_H
#define LIBRARY_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#if defined(__x86_64__)
#define JUMP(address) "endbr64\n jmp *" address "(%rip)\n"
#elif defined(__aarch64__)
#define JUMP(address) "hint #34\n adrp x16, " address "\n ldr x16, [x16, :lo12:" address "]\n br x16\n"
#else
#error "Write the jump to the address in a variable for this architecture."
#endif

#define DEFINE_VARIABLE(name) __attribute__((visibility("hidden"))) void *loaded_##name;
#define DEFINE_FUNCTION(name) \
    DEFINE_VARIABLE(name) \
    __asm__(".pushsection .text." #name ", \"ax\", %progbits\n" \
            ".globl " #name "\n .hidden " #name "\n .type " #name ", %function\n .balign 16\n" #name \
            ":\n" JUMP("loaded_" #name) ".size " #name ", . - " #name "\n .popsection\n");
#define LIST_SYMBOL(name) {#name, &loaded_##name},

/* The note by which tools find the libraries that a program loads: https://uapi-group.org/specifications/specs/elf_dlopen_metadata */
#define NOTE(name, soname, purpose) \
    static const struct { \
        uint32_t owner_size, text_size, type; \
        char owner[4]; \
        _Alignas(4) char text[sizeof NOTE_TEXT(name, soname, purpose)]; \
    } note __attribute__((used, section(".note.dlopen"), aligned(4))) = { \
        sizeof "FDO", sizeof NOTE_TEXT(name, soname, purpose), 0x407c0c0a, "FDO", NOTE_TEXT(name, soname, purpose)};
#define NOTE_TEXT(name, soname, purpose) \
    "[{\"feature\":\"" #name "\",\"description\":\"" purpose "\",\"priority\":\"required\",\"soname\":[\"" soname \
    "\"]}]"

#define LIBRARY(name, soname_, purpose) \
    NOTE(name, soname_, purpose) \
    SYMBOLS(DEFINE_FUNCTION, DEFINE_VARIABLE) \
    static const struct symbol symbols[] = {SYMBOLS(LIST_SYMBOL, LIST_SYMBOL){NULL, NULL}}; \
    static const char soname[SONAME_SIZE] __attribute__((section(".sonames"))) = soname_; \
    static struct library library = {soname, symbols, false}; \
    const char *libraries_load_##name(void) { return load_library(&library); }

/* The wheel renames its libraries, so it writes the new names into the section .sonames: see tools/loaded_libraries.py. */
#define SONAME_SIZE 64

struct symbol {
    const char *name;
    void **address;
};

struct library {
    const char *soname;
    const struct symbol *symbols; /* ends with a symbol without a name */
    atomic_bool is_loaded;
};

const char *load_library(struct library *library);

#endif
