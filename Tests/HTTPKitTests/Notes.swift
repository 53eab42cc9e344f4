import Calendar
import Calls
import Errors
import HTTP
import JSON
import Networking
import Storage
import TestSupport

@testable import HTTPKit

/// The service `http` with the hosts `notes` (https://notes.example/api) and `other`. A fake server responds to all requests.
struct Notes {
    let server: FakeServer
    let service: HTTPService

    init(
        _ server: FakeServer, headers: HTTPHeaders = ["Authorization": "Bearer hunter2"], envelope: Envelope? = nil,
        politeness: Politeness = Politeness(), retries: Int = 2, cookies: Bool = true, cache: CacheSettings = CacheSettings(),
        directory: StoreDirectory? = nil, pauses: SharedPauses = SharedPauses(),
        now: @escaping @Sendable () -> Int = { WallTime.now.milliseconds / 1000 }
    ) {
        self.server = server
        let host = HostSettings(
            name: "notes", baseURL: "https://notes.example/api", headers: headers,
            secrets: Secrets(headers.fields.map(\.value) + ["hunter2"]), envelope: envelope, keepsCookies: cookies, politeness: politeness,
            retries: retries, cache: cache)
        let other = HostSettings(name: "other", baseURL: "https://other.example")
        let client = ConfidentialityClient(client: server, allowsPlainHTTP: false)
        let services = HTTPDependencies(
            hosts: ["notes": host, "other": other], client: client, allowsPlainHTTP: false, store: directory, pauses: pauses,
            now: now, log: { _, _ in })
        service = services.httpService
    }

    func request(
        host: String? = "notes", path: String? = nil, url: String? = nil, method: RestMethod = .get, query: [String: JSONValue]? = nil,
        headers: [String: String]? = nil, body: JSONValue? = nil, form: [String: JSONValue]? = nil, text: String? = nil,
        base64: String? = nil, contentType: String? = nil, idempotent: Bool = false, readAs: BodyForm = .auto,
        acceptStatuses: [Int]? = nil
    ) async throws -> RestResponse {
        try await service.request(
            host: host, path: path, url: url, method: method, query: query, headers: headers, body: body, form: form, text: text,
            base64: base64, contentType: contentType, idempotent: idempotent, readAs: readAs, acceptStatuses: acceptStatuses, cacheIn: nil,
            cacheRule: nil,
            cacheSeconds: nil, cacheUntil: nil, cacheIgnore: nil, cacheKey: nil, cache: .prefer
        ).value
    }

    /// Sends a request whose response may be cached. Returns the body as text, and the source of the response: memory, disk or network.
    func cached(
        _ path: String = "/a", _ policy: CachePolicy = .prefer, query: [String: JSONValue]? = nil, headers: [String: String]? = nil,
        method: RestMethod = .get, in medium: CacheMedium? = nil, rule: CacheRule? = nil, seconds: Int? = nil, until: Timestamp? = nil,
        ignore: [String]? = nil, key: String? = nil, acceptStatuses: [Int]? = nil
    ) async throws -> (text: String?, source: CacheSource) {
        let cached = try await service.request(
            host: "notes", path: path, url: nil, method: method, query: query, headers: headers, body: nil, form: nil, text: nil,
            base64: nil, contentType: nil, idempotent: false, readAs: .auto, acceptStatuses: acceptStatuses, cacheIn: medium,
            cacheRule: rule, cacheSeconds: seconds,
            cacheUntil: until, cacheIgnore: ignore, cacheKey: key, cache: policy)
        return (try cached.value.text, cached.source)
    }
}
