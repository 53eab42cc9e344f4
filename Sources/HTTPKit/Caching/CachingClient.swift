import Calendar
import Crypto
import Errors
import HTTP
import JSON
import Storage
import Text

/// A client that returns a stored response if the rules of the cache allow it, and otherwise sends the request.
struct CachingClient: Sendable {
    let host: HostClient
    let cache: ResponseCache
    let flights: RequestFlights
    let settings: CacheSettings
    /// Returns the current Unix time in seconds.
    let now: @Sendable () -> Int

    typealias Found = (response: CachedResponse, source: CacheSource)

    /// Sends a request, or returns a stored response.
    func response(to request: RestRequest, _ policy: CachePolicy) async throws -> Cached<RestResponse> {
        guard request.method == .get, settings.medium != .none else {
            if policy == .only { throw Self.notCached(request) }
            let response = try await host.response(to: request)
            await invalidate(after: response, to: request)
            return Cached(value: response, source: .network, fetchedAt: .now)
        }
        let key = key(of: request)
        let sender = try sender(of: request)
        let found = policy == .refresh ? nil : await cache.response(key, in: settings.medium, for: request.headers, of: sender)
        if policy == .only || CacheControl(request.headers).has("only-if-cached") {
            guard let found else { throw Self.notCached(request) }
            return try value(found, request)
        }
        let fetch = { @Sendable in try await shared(request, key, sender, found) }
        guard let found else { return try await fetch() }
        switch policy == .revalidate ? .whileRevalidating : settings.use(found.response, for: request.headers, at: now()) {
        case .fresh: return try value(found, request)
        case .whileRevalidating:
            SingleFlight<Void>().start { _ = try await fetch() }
            return try value(found, request)
        case .afterValidation: return try await fetch()
        }
    }

    /// Sends a request, once for all concurrent calls that make the same request.
    private func shared(_ request: RestRequest, _ key: String, _ sender: String, _ found: Found?) async throws -> Cached<RestResponse> {
        let flight = RequestFlights.Key(
            key: key, sender: sender, headers: request.headers.fields.map { "\($0.name.lowercased()): \($0.value)" },
            acceptedStatuses: request.acceptedStatuses, bodyForm: request.bodyForm, settings: settings, isConditional: found != nil)
        return try await flights.value(flight) { isCurrent in try await fetch(request, key, sender, found, isCurrent) }
    }

    /// Sends a request, with the validators of `found` if there is such a response, and stores the response if the rules of the cache
    /// allow it.
    /// - Parameter isCurrent: returns whether the response may be stored.
    private func fetch(
        _ request: RestRequest, _ key: String, _ sender: String, _ found: Found?, _ isCurrent: @escaping @Sendable () -> Bool
    ) async throws -> Cached<RestResponse> {
        var sent = request
        // The status 304 after the program's own conditions says nothing about the stored response.
        let validators = request.isConditional ? nil : found?.response.validators
        for (name, value) in validators?.fields ?? [] { sent.ownHeaders[name] = value }
        if validators != nil { sent.acceptedStatuses.insert(304) }
        let requested = now()
        let response: HTTPResponse
        do {
            response = try await host.masking { try await host.send(sent) }
        } catch let error as DanXiError {
            guard let found, error.code == .network || [500, 502, 503, 504].contains(error.httpStatus),
                found.response.mayReplaceFailure(for: request.headers, at: now())
            else { throw error }
            return try value(found, request)
        }
        if response.status == 304, let found, validators != nil {
            guard let fresh = found.response.freshened(by: response.headers, requested: requested, received: now()) else {
                return try await fetch(request, key, sender, nil, isCurrent)
            }
            await cache.store(fresh, key, in: settings.medium, if: isCurrent)
            return Cached(value: try rest(fresh, request), source: .network, fetchedAt: .now)
        }
        // The response is converted first, because only a response that can be converted is stored.
        let value = try await host.rest(response, request)
        if settings.mayStore(response, sent: request.headers) {
            let stored = CachedResponse(
                response, sent: request.headers, sender: sender, requested: requested, received: now())
            await cache.store(stored, key, in: settings.medium, if: isCurrent)
        } else if found != nil {
            await cache.remove(key)
        }
        return Cached(value: value, source: .network, fetchedAt: .now)
    }

    /// Removes the cached responses that a write may have made invalid (RFC 9111, section 4.4): responses from the URL of the write, and
    /// from the URLs in Location and Content-Location if they have the same origin.
    private func invalidate(after response: RestResponse, to request: RestRequest) async {
        guard ![.get, .head, .options].contains(request.method), response.status < 400 else { return }
        var urls = [request.url]
        for name in ["location", "content-location"] {
            guard let text = response.headers[name], let url = RestTarget.resolve(text, against: request.baseURL),
                Origin(url) == Origin(request.baseURL)
            else { continue }
            urls.append(url)
        }
        for url in urls {
            flights.retire(key(ofURL: url))
            await cache.remove(key(ofURL: url))
        }
    }

    // MARK: Values

    private func value(_ found: Found, _ request: RestRequest) throws -> Cached<RestResponse> {
        let response = settings.reused(found.response, at: now())
        return Cached(value: try rest(response, request), source: found.source, fetchedAt: response.receivedAt)
    }

    private func rest(_ stored: CachedResponse, _ request: RestRequest) throws -> RestResponse {
        do {
            return try RestResponse(stored.response, envelope: request.envelope, form: request.bodyForm)
        } catch let error as DanXiError {
            throw host.masked(error)
        }
    }

    private static func notCached(_ request: RestRequest) -> DanXiError {
        DanXiError(
            .notCached,
            "The response to \(request.method.rawValue) \(request.baseURL.prefix { $0 != "?" }) is not cached. Call without `cache`, or with `prefer`, while the server can be reached."
        )
    }

    // MARK: Keys

    /// Returns a hash of the values of the host's headers, of Authorization and of the cookies, or an empty string if the request has none
    /// of them. The hash identifies the account, so that a cached response is returned only to the account for which it was requested.
    private func sender(of request: RestRequest) throws(DanXiError) -> String {
        let names = Set(host.settings.headers.fields.map { $0.name.lowercased() } + ["authorization"])
        var lines = request.headers.fields.filter { names.contains($0.name.lowercased()) }.map { "\($0.name.lowercased()): \($0.value)" }
        if let cookies = host.cookies(for: request.url) { lines.append("cookie: \(cookies)") }
        return lines.isEmpty ? "" : Hex.encode(try SHA2.hash256(of: lines.sorted().joined(separator: "\n")))
    }

    /// Returns the key of a cached response: the host, the extra key, and the URL without the ignored parameters.
    private func key(of request: RestRequest) -> String {
        let query = request.query.filter { !settings.ignoredParameters.contains($0.name) }
        return key(ofURL: request.baseURL.appending(query))
    }

    private func key(ofURL url: String) -> String { "\(host.settings.name) \(settings.extraKey) \(url)" }
}
