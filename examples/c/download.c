/* Downloads a file, and resumes a download that an earlier run did not complete.
 *
 *     DANXI_CONFIG='{"hosts": {"notes": {...}}}' DANXI_FILE=example.bin ./download
 *
 * DANXI_CONFIG contains the session's configuration (JSON), in which `hosts` has an entry `notes`. */
#include <stdio.h>
#include <stdlib.h>

#include <danxi/danxi.h>

int main(void) {
    const char *config = getenv("DANXI_CONFIG"), *file = getenv("DANXI_FILE");
    danxi_session *session = NULL;
    danxi_result *result = danxi_session_open(config, &session);
    if (danxi_result_status(result) == DANXI_OK) {
        danxi_result_free(result);
        const char *options = "{\"host\": \"notes\", \"path\": \"/files/example.bin\", \"timeout_ms\": 600000}";
        result = danxi_http_download(session, file ? file : "example.bin", options);
    }
    int code = danxi_result_status(result) != DANXI_OK;
    fprintf(code ? stderr : stdout, "%s\n", danxi_result_json(result, NULL));
    danxi_result_free(result);
    danxi_session_close(session);
    return code;
}
