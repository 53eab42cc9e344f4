/* Generated from interface/configuration.toml by `make generate`; do not edit. */
#ifndef DANXI_CONFIG_H
#define DANXI_CONFIG_H

/**
 * @file The configuration of a session: the JSON object that danxi_session_open() takes.
 *
 * The object has a member for each section, and each section is an object of keys. All sections and
 * keys are optional, and null stands for the default, except where a key is required. Unknown keys
 * and invalid values fail with DANXI_ERROR_INVALID_ARGUMENT. These are the defaults:
 *
 *     {
 *       "network": {
 *         "connect_to": null,
 *         "ca_file": null,
 *         "tls_max": null,
 *         "proxy": null,
 *         "timeout_ms": 30000,
 *         "connect_timeout_ms": 10000,
 *         "max_requests_per_server": 400,
 *         "max_requests_per_second": null,
 *         "user_agent": null,
 *         "webvpn": "auto",
 *         "allow_plain_http": false,
 *         "local_addresses": "auto",
 *         "url_hosts": null,
 *         "max_response_bytes": 33554432
 *       },
 *       "store": {
 *         "path": null,
 *         "url": null,
 *         "namespace": "default",
 *         "key": null,
 *         "allow_plain": false,
 *         "tls_ca_file": null,
 *         "tls_cert_file": null,
 *         "tls_key_file": null,
 *         "require": false,
 *         "timeout_ms": 2000
 *       },
 *       "forum": {"base_url": "https://forum.fduhole.com/api"},
 *       "curriculum": {"base_url": "https://danke.fduhole.com/api"},
 *       "auth": {"base_url": "https://auth.fduhole.com/api"},
 *       "image": {"base_url": "https://image.fduhole.com"},
 *       "campus": {"day_changes_file": null},
 *       "elearning": {"token": null},
 *       "github": {
 *         "base_url": "https://api.github.com",
 *         "token": null,
 *         "api_version": "2022-11-28",
 *         "write_interval_ms": 1000
 *       },
 *       "hosts": {},
 *       "moments": {
 *         "base_url": "https://momentsapi.herokuapp.com",
 *         "like_button": false,
 *         "rounded_avatar": false
 *       }
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
 * - `network.tls_max` (array of strings, default null): The highest version of TLS for single
 *   hosts, for servers or middleboxes that fail with a newer one: `HOST:1.2` or `HOST:1.3`. The
 *   host is a name such as `example.org`, `*.example.org` for all names below it, or `*`; the first
 *   entry that matches counts. Without it, the newest version that the server and the system's
 *   OpenSSL have. The library never lowers the version itself. The lowest version is always TLS
 *   1.2.
 * - `network.proxy` (string, not empty, default null): URL of a proxy, such as
 *   `socks5h://127.0.0.1:1080`: http, https, socks4, socks4a, socks5 or socks5h. The default port
 *   is 443 for https and 1080 otherwise. Without it, libcurl's environment variables apply
 *   (`https_proxy`, `no_proxy`, …).
 * - `network.timeout_ms` (int, 1 to 3600000 ms, default 30000): Maximum duration of a call. The
 *   option `timeout_ms` of a call overrides it.
 * - `network.connect_timeout_ms` (int, 1 to 3600000 ms, default 10000): Maximum time for connecting
 *   to a server.
 * - `network.max_requests_per_server` (int, 1 to 100000, default 400): Maximum number of requests
 *   that the session sends to one server (scheme, host and port) at the same time. It is limited to
 *   half the number of files that the process may open. Further requests wait, and fail with
 *   `timeout` if the deadline of their call passes first.
 * - `network.max_requests_per_second` (array of strings, default null): Maximum number of requests
 *   per second to single servers (scheme, host and port), for all sessions and, with a store.url or
 *   store.path that they share, for all processes and machines together: `HOST:N` or
 *   `HOST:N/BURST`. The host is a name such as `example.org`, `*.example.org` for all names below
 *   it, or `*`; the first entry that matches counts. N is a number from 0.01 to 1000. BURST is the
 *   number of requests that may be sent at once after a time without requests, by default those of
 *   a second. In any time of T seconds, at most N × T + BURST requests are sent. Further requests
 *   wait for their turn, and fail with `rate_limited` if it would come after the deadline of their
 *   call. Without it, only the pauses that servers ask for limit the requests.
 * - `network.user_agent` (string, not empty, default null): The User-Agent header. The default is
 *   `libdanxi/` followed by the version. For the university's sites, the default begins with a
 *   browser's, because public clients report that some of them refuse other programs. It must not
 *   contain control characters.
 * - `network.webvpn` (WebVPNMode, default "auto"): The rule for using WebVPN for hosts that can be
 *   reached only from the campus network.
 *   - "auto": If the session is signed in to the campus, requests use WebVPN if the host cannot be
 *     reached directly. Unless network.allow_plain_http is set, requests with passwords, tokens or
 *     tickets to hosts without TLS use WebVPN too, because WebVPN encrypts them.
 *   - "always": All requests to these hosts use WebVPN, even on the campus network.
 *   - "never": No request uses WebVPN. Outside the campus network, calls that need these hosts
 *     fail.
 * - `network.allow_plain_http` (bool, default false): Whether requests with passwords, tokens or
 *   tickets may be sent over plain http, where others on the network can read and change them. By
 *   default, such requests are refused, except those to this computer itself. Set this key only in
 *   networks that you trust: for a server of your own without TLS as a `base_url`, and for sites of
 *   the university without TLS if network.webvpn cannot encrypt the requests. The campus password
 *   is never sent over plain http.
 * - `network.local_addresses` (LocalAddresses, default "auto"): Which requests of `http`, `graphql`
 *   and `feeds` may be sent to addresses of this computer and its local network. The address is
 *   checked when the connection is made, also after each redirect. Hosts that the library or a
 *   `base_url` names, network.connect_to and proxies are not concerned. Through a proxy or a client
 *   of the program, only an address in the URL itself can be checked.
 *   - "auto": Requests whose URL the program passes. URLs that others have written must not lead
 *     there: a redirect of a public server, and a feed of an imported OPML document.
 *   - "allow": All requests.
 *   - "deny": None. It is for programs that pass on URLs of others, such as those for agents.
 * - `network.url_hosts` (array of strings, default null): The only hosts to which requests with
 *   URLs from parameters, servers and documents may be sent: names such as `example.org`,
 *   `*.example.org` for all names below it, or `*`. Without it, all hosts. Hosts that the library
 *   or a `base_url` names are not concerned. It keeps programs that pass on the words of others,
 *   such as agents, from sending data away in a URL.
 * - `network.max_response_bytes` (int, 1 to 2147483647 bytes, default 33554432): Largest response
 *   body to accept, after decompression.
 *
 * store: Where data is kept after the session ends: in files, or on a server that many machines
 * share.
 *
 * - `store.path` (string, not empty, default null): Directory for cached values and, with
 *   `remember` of danxi_account_login() and danxi_campus_login(), sign-ins. It is created with mode
 *   0700 if it does not exist. An existing directory must belong to the user of the process, and
 *   only that user may write it. Without it and store.url, all data stays in memory.
 * - `store.url` (string, not empty, default null): Address of a Redis or Valkey server that keeps
 *   cached values, sign-ins and locks in place of files:
 *   `redis://[user:password@]host[:6379][/database]`, `unix:///path?db=number`,
 *   `redis+sentinel://[user:password@]host[:26379],host/service[/database]`, or
 *   `redis+cluster://[user:password@]host[:6379],host`. `rediss` in place of `redis` is for TLS;
 *   `valkey` and `valkeys` mean the same. The query of a URL with sentinels can have their own
 *   `sentinel_username` and `sentinel_password`. The user name and the password are
 *   percent-encoded. Sessions of many machines can share it. Data that needs a database, such as
 *   saved threads, stays in store.path.
 * - `store.namespace` (string, 1 to 200 characters, default "default"): Name that separates the
 *   sign-ins that share store.url or a store of the program: one namespace holds one community
 *   account and one campus account. The keys of stored values contain only the hash of the
 *   namespace.
 * - `store.key` (string, default null): Key that encrypts the values in store.url or in a store of
 *   the program (AES-256-GCM): 64 hexadecimal digits, as `openssl rand -hex 32` writes them. All
 *   programs with the same namespace need the same key. Without it, everybody who can read the
 *   server's values can read the tokens. Files are not encrypted.
 * - `store.allow_plain` (bool, default false): Whether a `redis://` URL may name another computer.
 *   Others on the network can then read the password and, without store.key, the tokens. Set this
 *   key only in networks that you trust.
 * - `store.tls_ca_file` (string, not empty, default null): Path of a PEM file with the certificate
 *   authorities to trust for store.url with TLS, instead of those of network.ca_file or the system.
 *   The versions of TLS follow network.tls_max.
 * - `store.tls_cert_file` (string, not empty, default null): Path of a PEM file with the
 *   certificate that a store.url with TLS requires of its clients, followed by those of
 *   intermediate authorities if there are any. store.tls_key_file must be set too.
 * - `store.tls_key_file` (string, not empty, default null): Path of a PEM file with the private key
 *   of store.tls_cert_file, without a password. Both files are read for each connection, so they
 *   can be renewed.
 * - `store.require` (bool, default false): Whether danxi_session_open() fails with
 *   DANXI_ERROR_STORAGE if no value can be written to the store, for example because a password is
 *   wrong or a server cannot be reached. By default, such a session works without the store.
 *   danxi_store_check() tells more.
 * - `store.timeout_ms` (int, 1 to 60000 ms, default 2000): Maximum duration of one command to
 *   store.url, or of one operation of a store of the program. After that, the call continues
 *   without the store.
 *
 * forum: The forum's server.
 *
 * - `forum.base_url` (url, default "https://forum.fduhole.com/api"): Base URL of requests: https,
 *   or http for this computer itself, without user name, query and fragment. For http elsewhere,
 *   see network.allow_plain_http.
 *
 * curriculum: The server of the course reviews.
 *
 * - `curriculum.base_url` (url, default "https://danke.fduhole.com/api"): Base URL of requests:
 *   https, or http for this computer itself, without user name, query and fragment. For http
 *   elsewhere, see network.allow_plain_http.
 *
 * auth: The server of the community's accounts.
 *
 * - `auth.base_url` (url, default "https://auth.fduhole.com/api"): Base URL of requests: https, or
 *   http for this computer itself, without user name, query and fragment. For http elsewhere, see
 *   network.allow_plain_http.
 *
 * image: The server of the forum's images.
 *
 * - `image.base_url` (url, default "https://image.fduhole.com"): Base URL of requests: https, or
 *   http for this computer itself, without user name, query and fragment. For http elsewhere, see
 *   network.allow_plain_http.
 *
 * campus: The services of the university.
 *
 * - `campus.day_changes_file` (string, not empty, default null): Path of a JSON file with days off
 *   and make-up days 调休, for example from a notice of the university: `{"years": {"2026":
 *   {"notices": ["https://…"], "days": [{"date": "2026-10-10", "is_off": false, "courses_of":
 *   "2026-10-08", "name": "国庆节"}]}}}`. Its days replace those of the list in the library, and its
 *   years count as announced. The members of a day are those of DayChange. The file is read for
 *   each call that uses it, has at most 1 MiB, and an invalid file is refused with
 *   DANXI_ERROR_INVALID_ARGUMENT.
 *
 * elearning: Access to eLearning without a sign-in to the campus.
 *
 * - `elearning.token` (string, not empty, default null): Personal token of eLearning, which the
 *   account makes on the page `https://elearning.fudan.edu.cn/profile/settings`. With it, the
 *   service `elearning` acts for the token's account and needs no danxi_campus_login(). It is sent
 *   to elearning.fudan.edu.cn only. The library makes no tokens.
 *
 * github: GitHub's server and the account.
 *
 * - `github.base_url` (url, default "https://api.github.com"): Base URL of requests: https, or http
 *   for this computer itself, without user name, query and fragment. `https://HOST/api/v3` for
 *   GitHub Enterprise Server. For http elsewhere, see network.allow_plain_http.
 * - `github.token` (string, not empty, default null): Token of the account: a personal access
 *   token, or one of an app. It is sent to the host of github.base_url only. Without it, only
 *   public data can be read, at a lower rate.
 * - `github.api_version` (string, not empty, default "2022-11-28"): Version of GitHub's REST API: a
 *   date.
 * - `github.write_interval_ms` (int, 0 to 60000 ms, default 1000): Minimum time between two
 *   changes, as GitHub asks for. The first 20 changes are sent at once. Set 0 only for a server of
 *   your own without limits.
 *
 * hosts: REST services of your own, by names that you choose, for danxi_http_request(),
 * danxi_http_download() and danxi_http_upload(). A name is the parameter `host` of the methods. A
 * member for each host, with these keys:
 *
 * - `hosts.NAME.base_url` (url, required): Start of the URLs of requests: https, or http for this
 *   computer itself, without user name, query and fragment. For http elsewhere, see
 *   network.allow_plain_http.
 * - `hosts.NAME.headers` (object of strings, default null): Headers of each request, by their
 *   names. Like the token, they are sent to no other host, and neither errors nor the log contain
 *   their values.
 * - `hosts.NAME.token` (string, not empty, default null): Token of each request: the header
 *   `Authorization` with hosts.token_scheme and the token. For a token in another header, use
 *   hosts.headers.
 * - `hosts.NAME.token_scheme` (string, default "Bearer"): The word in front of the token.
 * - `hosts.NAME.envelope_code` (string, not empty, default null): Name of the member with the
 *   service's own code, if responses have an envelope such as `{code, msg, data}`. A response with
 *   a code that is not in hosts.envelope_success is an error, even with the status 200.
 * - `hosts.NAME.envelope_message` (string, not empty, default "msg"): Name of the envelope's member
 *   with the message for people.
 * - `hosts.NAME.envelope_data` (string, not empty, default null): Name of the envelope's member
 *   with the value: `json` of the result is this value instead of the whole response.
 * - `hosts.NAME.envelope_success` (array of any values, default [0]): The codes that mean success:
 *   numbers or strings.
 * - `hosts.NAME.envelope_errors` (object of EnvelopeErrorName, default null): Names of the errors
 *   for codes of the service, such as `{"1001": "not_signed_in"}`. Other codes become
 *   DANXI_ERROR_REJECTED.
 *   - "not_signed_in": The token is missing, invalid or expired.
 *   - "forbidden": The account does not have permission for the request.
 *   - "not_found": The requested object does not exist.
 *   - "rejected": The request was refused for another reason.
 *   - "rate_limited": The server received too many requests.
 *   - "server_failure": The server failed.
 *   - "maintenance": The server is under maintenance.
 * - `hosts.NAME.cookies` (bool, default true): Whether to keep the host's cookies until the session
 *   is closed. Each host has cookies of its own. They are never mixed with those of the campus
 *   services or of another host.
 * - `hosts.NAME.max_requests` (int, 1 to 64, default 6): Maximum number of requests at the same
 *   time. Further requests wait.
 * - `hosts.NAME.pause_ms` (int, 0 to 3600000 ms, default 0): Shortest time between the starts of
 *   two requests. Sessions of one process, and processes that use one store, share it if their
 *   headers for the host are equal.
 * - `hosts.NAME.retries` (int, 0 to 10, default 2): Maximum number of times that a request is
 *   repeated after a failure that may be temporary, if the request may be sent twice: no
 *   connection, or the status 429, 502, 503 or 504.
 * - `hosts.NAME.cache_in` (CacheMedium, default "none"): Storage for the responses to `GET`
 *   requests.
 *   - "none": No storage: each call sends a request.
 *   - "memory": Memory, at most 16 MiB, until the session is closed.
 *   - "disk": The session's store: files below store.path, at most 256 MiB, or the store of
 *     store.url or of the program, which has limits of its own. Without a store, responses are not
 *     kept.
 *   - "both": Both the memory and the session's store.
 * - `hosts.NAME.cache_rule` (CacheRule, default "http"): The rule for how long a kept response is
 *   valid.
 *   - "http": The headers of the response decide (RFC 9111 and RFC 5861): Cache-Control, Expires,
 *     Age and Vary. Without them, the response is valid for a tenth of the time since its last
 *     change. An expired response is validated with its ETag or Last-Modified.
 *   - "fixed": A response is valid for a number of seconds, until a time, or without a limit. The
 *     headers of the response are ignored. Only successful responses are kept.
 * - `hosts.NAME.cache_seconds` (int, 0 to 2147483647 seconds, default null): Time for which a kept
 *   response is valid with the rule `fixed`. By default, the response does not expire.
 *
 * moments: The server of Moments, and the toggles.
 *
 * - `moments.base_url` (url, default "https://momentsapi.herokuapp.com"): Base URL of requests, to
 *   which `/graphql` is appended: https, or http for this computer itself, without user name, query
 *   and fragment. For http elsewhere, see network.allow_plain_http.
 * - `moments.like_button` (bool, default false): Whether the toggle `like_button` is on until
 *   danxi_moments_set_toggle() changes it. If the toggle is on, the likes of each moment are
 *   requested.
 * - `moments.rounded_avatar` (bool, default false): The state of the remote toggle
 *   `rounded_avatar`, which your program got from its own server. The library only passes it on.
 */

#include <danxi/core.h>

#endif /* DANXI_CONFIG_H */
