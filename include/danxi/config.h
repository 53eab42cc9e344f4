/* Generated from interface/configuration.toml by `make generate`; do not edit. */
#ifndef DANXI_CONFIG_H
#define DANXI_CONFIG_H

/**
 * @file The configuration of a session: the JSON object that danxi_session_open() takes.
 *
 * The object has a member for each section, and each section is an object of keys. All sections and
 * keys are optional, and null stands for the default. Unknown keys and invalid values fail with
 * DANXI_ERROR_INVALID_ARGUMENT. These are the defaults:
 *
 *     {
 *       "network": {
 *         "connect_to": null,
 *         "ca_file": null,
 *         "proxy": null,
 *         "timeout_ms": 30000,
 *         "connect_timeout_ms": 10000,
 *         "user_agent": null,
 *         "webvpn": "auto",
 *         "max_response_bytes": 33554432
 *       },
 *       "store": {"path": null},
 *       "forum": {"base_url": "https://forum.fduhole.com/api"},
 *       "curriculum": {"base_url": "https://danke.fduhole.com/api"},
 *       "auth": {"base_url": "https://auth.fduhole.com/api"},
 *       "image": {"base_url": "https://image.fduhole.com"}
 *     }
 *
 * network: Connections to servers.
 *
 * - `network.connect_to` (array of strings, default null): Addresses to connect to instead of
 *   hosts, in the form of libcurl's CURLOPT_CONNECT_TO: `HOST:PORT:ADDRESS:PORT`.
 *   `::127.0.0.1:8443` redirects every host. A malformed entry is refused.
 * - `network.ca_file` (string, not empty, default null): Path of a PEM file with the certificate
 *   authorities to trust instead of the system's. The file must be readable and contain a
 *   certificate. Without it, the environment variables SSL_CERT_FILE and SSL_CERT_DIR apply, and
 *   without them the system's authorities.
 * - `network.proxy` (string, not empty, default null): URL of a proxy, such as
 *   `socks5h://127.0.0.1:1080`: http, https, socks4, socks4a, socks5 or socks5h. The default port
 *   is 443 for https and 1080 otherwise. Without it, libcurl's environment variables apply
 *   (`https_proxy`, `no_proxy`, …).
 * - `network.timeout_ms` (int, 1 to 3600000 ms, default 30000): How long a call may take. The
 *   option `timeout_ms` of a call overrides it.
 * - `network.connect_timeout_ms` (int, 1 to 3600000 ms, default 10000): How long it may take to
 *   connect to a server.
 * - `network.user_agent` (string, not empty, default null): The User-Agent header. The default is
 *   `libdanxi/` followed by the version. For the university's sites, the default begins with a
 *   browser's, because public clients report that some of them refuse other programs. It must not
 *   contain control characters.
 * - `network.webvpn` (WebVPNMode, default "auto"): When to use WebVPN for hosts that can be reached
 *   only from the campus network.
 *   - "auto": Only if the host cannot be reached directly, and the session is signed in with
 *     danxi_campus_login().
 *   - "always": Always, even on the campus network.
 *   - "never": Never. Outside the campus network, calls that need these hosts fail.
 * - `network.max_response_bytes` (int, 1 to 2147483647 bytes, default 33554432): Largest response
 *   body to accept, after decompression.
 *
 * store: Files that keep data after the process ends.
 *
 * - `store.path` (string, not empty, default null): Directory for cached values and, with
 *   `remember` of danxi_account_login() and danxi_campus_login(), sign-ins. It is created with mode
 *   0700 if it does not exist. Without it, all data stays in memory.
 *
 * forum: The forum's server.
 *
 * - `forum.base_url` (url, default "https://forum.fduhole.com/api"): Base URL of requests: http or
 *   https, without a query.
 *
 * curriculum: The server of the course reviews.
 *
 * - `curriculum.base_url` (url, default "https://danke.fduhole.com/api"): Base URL of requests:
 *   http or https, without a query.
 *
 * auth: The server of the community's accounts.
 *
 * - `auth.base_url` (url, default "https://auth.fduhole.com/api"): Base URL of requests: http or
 *   https, without a query.
 *
 * image: The server of the forum's images.
 *
 * - `image.base_url` (url, default "https://image.fduhole.com"): Base URL of requests: http or
 *   https, without a query.
 */

#include <danxi/core.h>

#endif /* DANXI_CONFIG_H */
