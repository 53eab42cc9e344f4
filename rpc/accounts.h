/* The accounts whose passwords are in the environment. */
#ifndef RPC_ACCOUNTS_H
#define RPC_ACCOUNTS_H

#include <stdbool.h>

#include <jansson.h>

enum account { COMMUNITY, CAMPUS, ACCOUNTS };

/* Return the names of the methods that sign in with a kind of account, and that return the state of the sign-in. */
const char *account_login(enum account account);
const char *account_status(enum account account);

/* Returns the kind of account whose sign-in a method changes, or ACCOUNTS. */
enum account changed_account(const char *method);

/* Returns whether a method signs an account out. */
bool is_sign_out(const char *method);

/* Returns the parameters of the login, or NULL if the environment has no password. The caller frees them with json_decref(). */
json_t *account_parameters(enum account account);

#endif
