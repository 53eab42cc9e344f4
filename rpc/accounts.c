#include "accounts.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *login, *status, *name, *name_variable, *password_variable;
} KINDS[ACCOUNTS] = {
    [COMMUNITY] = {"account.login", "account.get_status", "email", "DANXI_EMAIL", "DANXI_PASSWORD"},
    [CAMPUS] = {"campus.login", "campus.status", "username", "DANXI_CAMPUS_NUMBER", "DANXI_CAMPUS_PASSWORD"},
};

const char *account_login(enum account account) { return KINDS[account].login; }

const char *account_status(enum account account) { return KINDS[account].status; }

static const struct change {
    const char *method;
    enum account account;
    bool signs_out;
} CHANGES[] = {
    {"account.login", COMMUNITY, false},          {"account.register", COMMUNITY, false},
    {"account.reset_password", COMMUNITY, false}, {"account.logout", COMMUNITY, true},
    {"account.close_account", COMMUNITY, true},   {"campus.login", CAMPUS, false},
    {"campus.import_cookies", CAMPUS, false},     {"campus.logout", CAMPUS, true},
};

static const struct change *find_change(const char *method) {
    for (size_t each = 0; each < sizeof CHANGES / sizeof *CHANGES; each++)
        if (strcmp(CHANGES[each].method, method) == 0) return &CHANGES[each];
    return NULL;
}

enum account changed_account(const char *method) {
    const struct change *change = find_change(method);
    return change ? change->account : ACCOUNTS;
}

bool is_sign_out(const char *method) {
    const struct change *change = find_change(method);
    return change && change->signs_out;
}

static const char *variable(const char *name) {
    const char *value = getenv(name);
    return value && *value ? value : NULL;
}

/* Returns the kind of a campus account. A student's number has 11 digits, the third for the degree, and that of staff has five. */
static const char *student_type(const char *number) {
    const char *given = variable("DANXI_CAMPUS_TYPE");
    if (given) return given;
    static const char SPACES[] = " \t\r\n\f\v";
    number += strspn(number, SPACES);
    size_t digits = strspn(number, "0123456789");
    if (number[digits + strspn(number + digits, SPACES)] != 0) return "undergraduate";
    if (digits == 5) return "staff";
    return digits == 11 && (number[2] == '1' || number[2] == '2') ? "graduate" : "undergraduate";
}

json_t *account_parameters(enum account account) {
    const char *name = variable(KINDS[account].name_variable);
    const char *password = variable(KINDS[account].password_variable);
    if (!name || !password) return NULL;
    json_t *parameters = json_pack("{s: s, s: s}", KINDS[account].name, name, "password", password);
    if (account == CAMPUS && parameters) {
        const char *secret = variable("DANXI_CAMPUS_TOTP");
        json_object_set_new(parameters, "student_type", json_string(student_type(name)));
        if (secret) json_object_set_new(parameters, "totp_secret", json_string(secret));
    }
    return parameters; /* NULL also if a value is not UTF-8 */
}
