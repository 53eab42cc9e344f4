/* The list that danxi_list.c and curl_list.c read page by page: 10,000 floors of one hole, which documents.py generates. */
#ifndef LIST_BENCH_H
#define LIST_BENCH_H

#include <stdbool.h>

#define LIST_HOLE 2
#define LIST_LENGTH 10000
#define LIST_PAGE 50

#endif
