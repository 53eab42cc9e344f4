#include "sign_ins.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "status.h"
#include "text.h"

static const char *accounts_file, *sign_out_directory;
static struct stat accounts_seen; /* all 0 if the file did not exist */
static bool others_changed;       /* whether another program has changed the file */
static bool left_to_clients[ACCOUNTS];
static struct {
    danxi_status status;
    char *data; /* NULL if the password was not refused */
    time_t until;
} refusals[ACCOUNTS];

static struct stat read_state(void) {
    struct stat found;
    return stat(accounts_file, &found) == 0 ? found : (struct stat){0};
}

void follow_accounts(const char *file, long long time, const char *directory) {
    accounts_file = file;
    sign_out_directory = directory;
    if (!file) return;
    accounts_seen = read_state();
    others_changed = time >= 0 && time != accounts_seen.st_mtim.tv_sec * 1000000000ll + accounts_seen.st_mtim.tv_nsec;
}

/* Returns whether another program has signed in or out since the start. */
static bool have_others_changed(void) {
    if (!accounts_file || others_changed) return others_changed;
    struct stat now = read_state();
    others_changed = now.st_ino != accounts_seen.st_ino || now.st_mtim.tv_sec != accounts_seen.st_mtim.tv_sec ||
                     now.st_mtim.tv_nsec != accounts_seen.st_mtim.tv_nsec;
    return others_changed;
}

bool may_sign_in(const struct client *client, enum account account) {
    return !have_others_changed() && !left_to_clients[account] && !client->signs_in[account];
}

void note_call(struct client *client, const char *method) {
    enum account account = changed_account(method);
    if (account == ACCOUNTS) return;
    client->signs_in[account] = true;
    if (client->has_store) left_to_clients[account] = true;
}

/* Sets the time of the file to the present, without taking this for a change by another program. If another program replaces the file
 * meanwhile, this file is not the one at the path any more, which have_others_changed() notices later. */
static void touch_accounts(void) {
    int file = open(accounts_file, O_WRONLY | O_CLOEXEC), problem = errno;
    have_others_changed();
    errno = problem;
    if (file < 0 && errno == ENOENT) file = open(accounts_file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (file < 0 || futimens(file, NULL) != 0 || fstat(file, &accounts_seen) != 0)
        complain("the time of %s cannot be set: %s", accounts_file, strerror(errno));
    if (file >= 0) close(file);
}

/* Deletes a directory and the files in it, but no directories in it. */
static void delete_files(const char *path) {
    DIR *directory = opendir(path);
    if (directory) {
        for (struct dirent *each; (each = readdir(directory));) unlinkat(dirfd(directory), each->d_name, 0);
        closedir(directory);
    }
    if (rmdir(path) != 0 && errno != ENOENT) complain("%s cannot be deleted: %s", path, strerror(errno));
}

/* Returns whether a client has signed in or out by a call that has succeeded. The answer to a challenge may complete a sign-in. */
static bool has_changed_account(const struct client *client, const char *method) {
    if (strcmp(method, "campus.answer_challenge") == 0) return client->signs_in[CAMPUS];
    return changed_account(method) != ACCOUNTS;
}

void note_success(const struct client *client, const char *method) {
    if (!has_changed_account(client, method)) return;
    if (accounts_file) touch_accounts();
    if (sign_out_directory && is_sign_out(method)) delete_files(sign_out_directory);
}

/* Returns the seconds since the computer was started. */
static time_t clock_seconds(void) {
    struct timespec now = {0};
    clock_gettime(CLOCK_BOOTTIME, &now);
    return now.tv_sec;
}

/* Returns the seconds for which no password is sent after an error of a sign-in. 0 if the error is no refusal. */
static time_t seconds_after(danxi_status status) {
    switch (status) {
    case DANXI_ERROR_WRONG_PASSWORD:
        return 3600;
    case DANXI_ERROR_ACCOUNT_LOCKED:
        return 1800;
    default:
        return 0;
    }
}

void note_refusal(enum account account, danxi_status status, const json_t *error) {
    time_t seconds = seconds_after(status);
    /* If the library knew of a refusal and sent nothing, it also knows when that time ends. */
    if (seconds == 0 || json_object_get(json_object_get(error, "detail"), "paused_until")) return;
    free(refusals[account].data);
    refusals[account].status = status;
    refusals[account].data = json_dumps(error, JSON_COMPACT);
    if (!refusals[account].data) out_of_memory();
    refusals[account].until = clock_seconds() + seconds;
}

const char *find_refusal(enum account account, danxi_status *status) {
    if (!refusals[account].data || clock_seconds() >= refusals[account].until) return NULL;
    *status = refusals[account].status;
    return refusals[account].data;
}
