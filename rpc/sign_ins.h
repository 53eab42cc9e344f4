/* When the program may sign in with an account of the environment. */
#ifndef RPC_SIGN_INS_H
#define RPC_SIGN_INS_H

#include "client.h"

/* Sets the file whose time changes when an account is signed in or out, and the directory that is deleted after a sign-out. Either may
 * be NULL. If another program changes the file later, this program never signs in again. `time` is that of the file in nanoseconds when
 * the passwords were read, 0 if it did not exist, or -1 for its present time. */
void follow_accounts(const char *file, long long time, const char *directory);

/* Notes that a client begins a call. If the method signs in or out, the program never signs in with this kind of account again, on this
 * connection or, if sessions share a store, on any. */
void note_call(struct client *client, const char *method);

/* Notes that a call of a client has succeeded. If the client has signed in or out with it, sets the time of the file. */
void note_success(const struct client *client, const char *method);

/* Returns whether the program may sign in for a client. */
bool may_sign_in(const struct client *client, enum account account);

/* Notes the error of a sign-in. The server's refusal of a password is kept for an hour, and that of a locked account for half an hour, as
 * the library does. An error without a request is not kept. `error` is the error object. */
void note_refusal(enum account account, danxi_status status, const json_t *error);

/* Returns the text of the error object of the refusal that is kept, or NULL. */
const char *find_refusal(enum account account, danxi_status *status);

#endif
