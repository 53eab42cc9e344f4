/* When the program may sign in with an account of the environment. */
#ifndef RPC_SIGN_INS_H
#define RPC_SIGN_INS_H

#include "client.h"

/* Sets the file whose time changes when an account is signed in or out, and the directory that is deleted after a sign-out. Either may
 * be NULL. If another program changes the file later, this program never signs in again. */
void follow_accounts(const char *file, const char *directory);

/* Notes that a client begins a call. If the method signs in or out, the program never signs in with this kind of account again, on this
 * connection or, if sessions share a store, on any. */
void note_call(struct client *client, const char *method);

/* Notes that a call of a client has succeeded. If the method signs in or out, sets the time of the file. */
void note_success(const char *method);

/* Returns whether the program may sign in for a client. */
bool may_sign_in(const struct client *client, enum account account);

/* Notes the error of a sign-in. The server's refusal of a password is kept for an hour. `data` is the error object. */
void note_refusal(enum account account, danxi_status status, const char *data);

/* Returns the error object of the refusal that is kept, or NULL. */
const char *find_refusal(enum account account, danxi_status *status);

#endif
