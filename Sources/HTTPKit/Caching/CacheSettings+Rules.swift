import Calendar
import HTTP

extension CacheSettings {
    func mayStore(_ response: HTTPResponse, sent: HTTPHeaders) -> Bool {
        switch rule {
        case .http: CachedResponse.mayStore(response.status, response.headers, sent: sent)
        // Partial content (206) must not replace the whole response.
        case .fixed: response.isSuccess && response.status != 206
        }
    }

    func use(_ stored: CachedResponse, for sent: HTTPHeaders, at now: Int) -> CachedResponse.Use {
        switch rule {
        case .http: return stored.use(for: sent, at: now)
        case .fixed(let seconds, let until):
            let isExpired = seconds.map { now - stored.received >= $0 } ?? false || until?.unixSeconds.map { now >= $0 } ?? false
            return isExpired ? .afterValidation : .fresh
        }
    }

    /// Returns a stored response as it is returned without validation.
    func reused(_ stored: CachedResponse, at now: Int) -> CachedResponse {
        switch rule {
        case .http: stored.reused(at: now)
        case .fixed: stored
        }
    }
}
