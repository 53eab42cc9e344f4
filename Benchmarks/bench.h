/* Common parts of the benchmark programs: clock, memory figures, and the protocol between run.py and the programs. */
#ifndef BENCH_H
#define BENCH_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

/* Maximum run time of a program, so that none is left behind if run.py is killed. */
#define BENCH_LIFETIME_SECONDS 120

static inline void bench_fail(const char *what, const char *why) {
    fprintf(stderr, "%s: %s\n", what, why ? why : "unknown error");
    exit(1);
}

static inline double bench_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

/* Returns a field of /proc/self/status in kilobytes, such as "VmRSS:", or -1 if the field is missing. */
static inline long bench_memory(const char *field) {
    FILE *status = fopen("/proc/self/status", "r");
    char line[256];
    long kilobytes = -1;
    if (!status) bench_fail("/proc/self/status", "cannot be read");
    while (fgets(line, sizeof line, status))
        if (!strncmp(line, field, strlen(field))) kilobytes = strtol(line + strlen(field), NULL, 10);
    fclose(status);
    return kilobytes;
}

/* Resets the peak memory, VmHWM. */
static inline void bench_reset_peak(void) {
    FILE *file = fopen("/proc/self/clear_refs", "w");
    if (!file) bench_fail("/proc/self/clear_refs", "cannot be written");
    fputs("5", file);
    fclose(file);
}

/* Returns how often threads of the process have waited. */
static inline long bench_switches(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return usage.ru_nvcsw;
}

typedef void (*bench_batch)(long total, long window);

/* Seconds that are subtracted from the time of the current batch. The batch function adds to this variable. */
static double bench_excluded;

/* Runs a batch for each line "TOTAL WINDOW" of stdin and prints its figures, until stdin ends. */
static inline void bench_serve(bench_batch batch) {
    char line[64];
    alarm(BENCH_LIFETIME_SECONDS);
    puts("ready");
    fflush(stdout);
    while (fgets(line, sizeof line, stdin)) {
        long total = 0, window = 0;
        if (sscanf(line, "%ld %ld", &total, &window) != 2 || total < 1 || window < 1)
            bench_fail("malformed line in stdin", line);
        long before = bench_memory("VmRSS:");
        bench_reset_peak();
        bench_excluded = 0;
        long switches = bench_switches();
        double start = bench_seconds();
        batch(total, window);
        double seconds = bench_seconds() - start - bench_excluded;
        long peak = bench_memory("VmHWM:"), after = bench_memory("VmRSS:");
        printf("{\"seconds\": %.9f, \"before_kb\": %ld, \"peak_kb\": %ld, \"after_kb\": %ld, \"switches\": %ld}\n",
               seconds, before, peak, after, bench_switches() - switches);
        fflush(stdout);
    }
}

#endif
