import Calls
import Errors
import HTTP
import HTTPKit
import JSON

extension HostSettings {
    /// - Throws: `invalid_argument` if the name is empty, or if a header is invalid or set twice.
    init(name: String, _ host: Settings.Host, baseURL: String) throws(DanXiError) {
        let place = "hosts.\(name.shortened(toBytes: 100))"
        guard !name.isEmpty else { throw DanXiError(.invalidArgument, "hosts: the name of a host must not be empty.") }
        var headers: HTTPHeaders = [:]
        for (name, value) in (host.headers ?? [:]).sorted(by: { $0.key < $1.key }) { headers[name] = value }
        if let token = host.token {
            guard headers["Authorization"] == nil else {
                throw DanXiError(
                    .invalidArgument, "\(place).token: must not be set together with the header Authorization. Leave out one of them.")
            }
            headers["Authorization"] = host.tokenScheme.isEmpty ? token : "\(host.tokenScheme) \(token)"
        }
        for (name, value) in headers.fields {
            if let problem = HeaderRule.rest.problem(withName: name, value: value) {
                throw DanXiError(.invalidArgument, "\(place).headers: \(problem).")
            }
        }
        self.init(
            name: name, baseURL: baseURL, headers: headers, secrets: Secrets(headers.fields.map(\.value) + [host.token].compactMap { $0 }),
            envelope: Envelope(host), keepsCookies: host.cookies,
            politeness: Politeness(maxRequests: host.maxRequests, pause: .milliseconds(host.pauseMs)), retries: host.retries,
            cache: CacheSettings(
                medium: host.cacheIn, rule: host.cacheRule == .http ? .http : .fixed(seconds: host.cacheSeconds, until: nil)))
    }
}

extension Envelope {
    /// Creates the envelope that the settings of a host describe. Returns nil if they describe none.
    fileprivate init?(_ host: Settings.Host) {
        guard host.envelopeCode != nil || host.envelopeData != nil else { return nil }
        self.init(
            code: host.envelopeCode, message: host.envelopeMessage, data: host.envelopeData, success: host.envelopeSuccess,
            errors: host.envelopeErrors ?? [:])
    }
}
