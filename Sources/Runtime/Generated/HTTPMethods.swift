// Generated from interface/http.toml by `make generate`; do not edit.

import HTTPKit

extension Method {
    static let http: [Method] = [
        Method(
            "http.request",
            parameters: [
                Parameter("host", .string(length: 1...Int.max)),
                Parameter("path", .string()),
                Parameter("url", .url),
                Parameter("method", .choice(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]), default: .string("GET")),
                Parameter("query", .object),
                Parameter("headers", .map(of: .string()), isSecret: true),
                Parameter("body", .any),
                Parameter("form", .object),
                Parameter("text", .string()),
                Parameter("base64", .string()),
                Parameter("content_type", .string(length: 1...Int.max)),
                Parameter("idempotent", .bool, default: .bool(false)),
                Parameter("read_as", .choice(["auto", "json", "text", "base64"]), default: .string("auto")),
                Parameter("accept_statuses", .list(of: .integer(100...599))),
                Parameter("cache_in", .choice(["none", "memory", "disk", "both"])),
                Parameter("cache_rule", .choice(["http", "fixed"])),
                Parameter("cache_seconds", .integer(0...2_147_483_647)),
                Parameter("cache_until", .time),
                Parameter("cache_ignore", .list(of: .string())),
                Parameter("cache_key", .string()),
                .cache,
                .timeoutMs,
            ],
            atLeastOne: ["host", "url"]
        ) { services, arguments in
            Outcome(
                cached: try await services.http.httpService.request(
                    host: arguments.optional("host"),
                    path: arguments.optional("path"),
                    url: arguments.optional("url"),
                    method: arguments.value("method"),
                    query: arguments.optional("query"),
                    headers: arguments.optional("headers"),
                    body: arguments.optional("body"),
                    form: arguments.optional("form"),
                    text: arguments.optional("text"),
                    base64: arguments.optional("base64"),
                    contentType: arguments.optional("content_type"),
                    idempotent: arguments.value("idempotent"),
                    readAs: arguments.value("read_as"),
                    acceptStatuses: arguments.optional("accept_statuses"),
                    cacheIn: arguments.optional("cache_in"),
                    cacheRule: arguments.optional("cache_rule"),
                    cacheSeconds: arguments.optional("cache_seconds"),
                    cacheUntil: arguments.optional("cache_until"),
                    cacheIgnore: arguments.optional("cache_ignore"),
                    cacheKey: arguments.optional("cache_key"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "http.download",
            parameters: [
                Parameter("file", .string(length: 1...Int.max), isRequired: true),
                Parameter("host", .string(length: 1...Int.max)),
                Parameter("path", .string()),
                Parameter("url", .url),
                Parameter("query", .object),
                Parameter("headers", .map(of: .string()), isSecret: true),
                Parameter("sha256", .string(length: 64...71)),
                Parameter("resume", .bool, default: .bool(true)),
                .timeoutMs,
            ],
            atLeastOne: ["host", "url"]
        ) { services, arguments in
            Outcome(
                try await services.http.httpService.download(
                    file: arguments.value("file"),
                    host: arguments.optional("host"),
                    path: arguments.optional("path"),
                    url: arguments.optional("url"),
                    query: arguments.optional("query"),
                    headers: arguments.optional("headers"),
                    sha256: arguments.optional("sha256"),
                    resume: arguments.value("resume")
                ))
        },
        Method(
            "http.upload",
            parameters: [
                Parameter("file", .string(length: 1...Int.max)),
                Parameter("base64", .string(length: 1...Int.max)),
                Parameter("host", .string(length: 1...Int.max)),
                Parameter("path", .string()),
                Parameter("url", .url),
                Parameter("method", .choice(["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"]), default: .string("POST")),
                Parameter("query", .object),
                Parameter("headers", .map(of: .string()), isSecret: true),
                Parameter("field", .string(length: 1...Int.max)),
                Parameter("file_name", .string(length: 1...Int.max), default: .string("file")),
                Parameter("form", .map(of: .string())),
                Parameter("content_type", .string(length: 1...Int.max), default: .string("application/octet-stream")),
                Parameter("idempotent", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            atLeastOne: ["file", "base64"]
        ) { services, arguments in
            Outcome(
                try await services.http.httpService.upload(
                    file: arguments.optional("file"),
                    base64: arguments.optional("base64"),
                    host: arguments.optional("host"),
                    path: arguments.optional("path"),
                    url: arguments.optional("url"),
                    method: arguments.value("method"),
                    query: arguments.optional("query"),
                    headers: arguments.optional("headers"),
                    field: arguments.optional("field"),
                    fileName: arguments.value("file_name"),
                    form: arguments.optional("form"),
                    contentType: arguments.value("content_type"),
                    idempotent: arguments.value("idempotent")
                ))
        },
        Method("http.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.http.httpService.clearCache()
            return Outcome()
        },
    ]
}
