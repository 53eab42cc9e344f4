/* A module without functions. thread_id.c acts by itself when the library is loaded. */
