import Calendar
import Calls
import Errors
import HTTP
import JSON
import Storage
import Text

/// The methods of the service `http`: requests with a cache, downloads and uploads.
package struct HTTPService: Sendable {
    let services: HTTPDependencies

    /// Maximum length of a base64 body that is decoded on the thread that waits for the call. Longer bodies are decoded on another thread.
    private static let smallBody = 65_536

    /// Sends a request, or returns a cached response.
    package func request(
        host: String?, path: String?, url: String?, method: RestMethod, query: [String: JSONValue]?, headers: [String: String]?,
        body: JSONValue?, form: [String: JSONValue]?, text: String?, base64: String?, contentType: String?, idempotent: Bool,
        readAs: BodyForm, acceptStatuses: [Int]?, cacheIn: CacheMedium?, cacheRule: CacheRule?, cacheSeconds: Int?, cacheUntil: Timestamp?,
        cacheIgnore: [String]?, cacheKey: String?, cache policy: CachePolicy
    ) async throws -> Cached<RestResponse> {
        let refusal = Refusal(method: "http.request")
        let client = try services.client(of: host, refusal.method)
        if let base64, base64.utf8.count > Self.smallBody { await CallContext.willCompute() }
        let content = try RestContent.of(body: body, form: form, text: text, base64: base64, contentType: contentType, refusal)
        if content != nil, [.get, .head, .options].contains(method) {
            throw refusal("method", "a \(method.rawValue) request cannot have a body")
        }
        let request = RestRequest(
            baseURL: try RestTarget.url(host: host == nil ? nil : client.settings, path: path, url: url, refusal), method: method.http,
            headers: try client.settings.headers(adding: headers, refusal), query: try Self.items(query, refusal), content: content,
            effect: idempotent && method.http.defaultEffect == .once ? .idempotent : method.http.defaultEffect,
            acceptedStatuses: Set(acceptStatuses ?? []), envelope: client.settings.envelope, bodyForm: readAs)
        var settings = client.settings.cache
        settings.medium = cacheIn ?? settings.medium
        settings.rule = CacheSettings.Rule(cacheRule, seconds: cacheSeconds, until: cacheUntil) ?? settings.rule
        settings.ignoredParameters = Set(cacheIgnore ?? [])
        settings.extraKey = cacheKey ?? ""
        let caching = CachingClient(host: client, cache: services.cache, flights: services.flights, settings: settings, now: services.now)
        return try await caching.response(to: request, policy)
    }

    /// Deletes the cached responses of all hosts from memory and disk.
    package func clearCache() async throws {
        services.flights.retire(nil)
        try await services.cache.clear()
    }

    static func items(_ query: [String: JSONValue]?, _ refusal: Refusal) throws -> [QueryItem] {
        do { return try [QueryItem](members: query ?? [:]) } catch { throw refusal("query", "\(error)") }
    }
}

extension CacheSettings.Rule {
    /// Creates the rule that the parameters of a call set. Returns nil if they set none.
    package init?(_ rule: CacheRule?, seconds: Int?, until: Timestamp?) {
        switch rule {
        case .http: self = .http
        case .fixed: self = .fixed(seconds: seconds, until: until)
        case nil:
            guard seconds != nil || until != nil else { return nil }
            self = .fixed(seconds: seconds, until: until)
        }
    }
}
