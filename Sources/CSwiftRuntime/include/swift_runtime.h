/* This module has no functions. The constructor in thread_id.c runs when the library is loaded. */
