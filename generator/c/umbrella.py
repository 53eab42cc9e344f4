"""danxi/danxi.h, which includes the other headers and shows a first program."""

from __future__ import annotations

from model import Interface

from .layout import code, comment, guarded, paragraphs

ABOUT = """\
@file libdanxi: the campus services of Fudan University and the DanXi community.

This header includes all others except danxi/jansson.h, which is for programs that use jansson. Start with danxi/core.h: it explains
sessions, results and calls. danxi/config.h describes the configuration, and danxi/status.h the errors. Each service has its own
header with a function for each method. With danxi/extensions.h, a program can intercept the requests of a session, send them itself,
and store the data of the session.

This program signs in and prints three threads of the forum. It checks every result:"""

# A test in Tests/C compiles and runs this program.
SAMPLE = r"""
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>

// Prints a value or an error, frees the result, and returns its status.
static danxi_status finish(danxi_result *result) {
    danxi_status status = danxi_result_status(result);
    const char *json = danxi_result_json(result, NULL);
    fprintf(status == DANXI_OK ? stdout : stderr, "%s\n", json ? json : danxi_status_name(status));
    danxi_result_free(result);
    return status;
}

int main(void) {
    const char *email = getenv("DANXI_EMAIL"), *password = getenv("DANXI_PASSWORD");
    danxi_session *session;
    danxi_status status = finish(danxi_session_open(getenv("DANXI_CONFIG"), &session));
    if (status == DANXI_OK) status = finish(danxi_account_login(session, email, password, NULL));
    if (status == DANXI_OK)
        status = finish(danxi_forum_list_holes_in_division(session, 1, "{\"size\": 3}"));
    danxi_session_close(session);
    return status == DANXI_OK ? 0 : 1;
}
"""


def header(interface: Interface) -> str:
    names = sorted(["config", "core", "extensions", *(service.name for service in interface.services)])
    includes = "\n".join(f"#include <danxi/{name}.h>" for name in names)
    about = comment([*paragraphs(ABOUT), "", *code(SAMPLE.strip().splitlines())])
    return guarded("danxi", "interface/interface.toml", f"{about}\n\n{includes}")
