/* Campus accounts of the stand-in. */
#ifndef PEOPLE_H
#define PEOPLE_H

#include "check.h"

struct person {
    const char *number;
    const char *password;
    const char *type; /* the StudentType */
};

static const struct person undergraduate = {"23307110001", "Guanghua+1905", "undergraduate"};
static const struct person graduate = {"24210240002", "复旦&Danyuan=9", "graduate"};

static UNUSED const struct person *person_of_type(const char *type) {
    return strcmp(type, graduate.type) == 0 ? &graduate : &undergraduate;
}

static UNUSED danxi_session *on_campus(const struct person *person) {
    /* The server for the course selection of graduate students has no TLS. */
    danxi_session *session = open_session("{\"network\": {\"webvpn\": \"never\", \"allow_plain_http\": true}}");
    ENDS(danxi_campus_login(session, person->number, person->password, person->type, NULL), DANXI_OK);
    return session;
}

#endif /* PEOPLE_H */
