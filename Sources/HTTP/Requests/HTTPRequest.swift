import Calls

/// An HTTP request with an absolute URL and an encoded body.
///
/// The fields are in one object that is copied on write. A request passes through many suspended functions, and each of them would
/// otherwise hold a copy of all fields.
package struct HTTPRequest: Sendable {
    private var storage: Storage

    private final class Storage: @unchecked Sendable {
        // Unchecked: the fields change only while a single request refers to this object.
        @exclusivity(unchecked) var fields: Fields
        init(_ fields: Fields) { self.fields = fields }
    }

    private var fields: Fields {
        _read { yield storage.fields }
        _modify {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
            yield &storage.fields
        }
    }

    private struct Fields: Sendable {
        var method: HTTPMethod
        var url: String {
            didSet {
                url = HTTPRequest.ascii(url)
                origin = Origin(url)
            }
        }
        var origin: Origin?
        var headers: HTTPHeaders
        var body: SecretBytes?
        var stream: StreamedBody?
        var effect: Effect
        var confidentiality: Confidentiality
        var urlSource = URLSource.library
        var hasPrivatePath = false
        var refusesLocalAddresses = false
        var timeLimit: Duration?
        var turnedFrom: TurnedRequest?
        var write: SentWrite?
        var ownCredentialHeaders: [String] = []
        var sentCookies: String?
        var sink: (any ByteSink)?
    }

    package var method: HTTPMethod {
        get { fields.method }
        set { fields.method = newValue }
    }
    /// The absolute, percent-encoded URL. An internationalized host, for example that of a redirect, is converted to ASCII.
    package var url: String {
        get { fields.url }
        set { fields.url = newValue }
    }
    /// The origin of `url`. Nil if libcurl cannot parse the URL.
    package var origin: Origin? { fields.origin }
    package var headers: HTTPHeaders {
        get { fields.headers }
        _modify { yield &fields.headers }
    }
    package var body: SecretBytes? {
        get { fields.body }
        set { fields.body = newValue }
    }
    /// A body that is read piece by piece, and is sent instead of `body`. Nil if the request has no such body.
    package var stream: StreamedBody? {
        get { fields.stream }
        set { fields.stream = newValue }
    }
    package var hasBody: Bool { fields.body != nil || fields.stream != nil }
    package var effect: Effect {
        get { fields.effect }
        set { fields.effect = newValue }
    }
    package var confidentiality: Confidentiality {
        get { fields.confidentiality }
        set { fields.confidentiality = newValue }
    }
    /// The source of the URL's host, which decides to which hosts and addresses the request may be sent.
    package var urlSource: URLSource {
        get { fields.urlSource }
        set { fields.urlSource = newValue }
    }
    /// Whether the path of the URL may contain a secret, such as a ticket, because the program, a sign-in or a redirect has named the URL.
    package var hasPrivatePath: Bool {
        get { fields.hasPrivatePath }
        set { fields.hasPrivatePath = newValue }
    }
    /// Whether the request fails with `host_denied` instead of being sent to an address of this computer or its local network.
    package var refusesLocalAddresses: Bool {
        get { fields.refusesLocalAddresses }
        set { fields.refusesLocalAddresses = newValue }
    }
    /// The time limit of this request from its start, in addition to the deadline of the call. Nil if there is no such limit.
    package var timeLimit: Duration? {
        get { fields.timeLimit }
        set { fields.timeLimit = newValue }
    }
    /// The method and effect of the request that was redirected to this request. Nil unless the redirect changed the method.
    package var turnedFrom: TurnedRequest? {
        get { fields.turnedFrom }
        set { fields.turnedFrom = newValue }
    }
    /// The record of a write, in which the transport notes that it sends the request. Nil for reads, and outside of calls.
    package var write: SentWrite? {
        get { fields.write }
        set { fields.write = newValue }
    }

    /// The receiver of the response body. A body with a receiver is neither limited in size nor decompressed.
    package var sink: (any ByteSink)? {
        get { fields.sink }
        set { fields.sink = newValue }
    }
    /// Names of further headers with credentials. Like the other ``credentialHeaders``, these headers are not sent to another origin after
    /// a redirect.
    package var ownCredentialHeaders: [String] {
        get { fields.ownCredentialHeaders }
        set { fields.ownCredentialHeaders = newValue }
    }

    /// The header Cookie with which the request was sent, for removing cookies from errors. Nil before the request is sent.
    package var sentCookies: String? {
        get { fields.sentCookies }
        set { fields.sentCookies = newValue }
    }

    /// - Parameter effect: nil for the default of the method.
    package init(
        method: HTTPMethod = .get, url: String, headers: HTTPHeaders = [:], body: SecretBytes? = nil, effect: Effect? = nil,
        confidentiality: Confidentiality = .open
    ) {
        let url = Self.ascii(url)
        storage = Storage(
            Fields(
                method: method, url: url, origin: Origin(url), headers: headers, body: body, effect: effect ?? method.defaultEffect,
                confidentiality: confidentiality))
    }

    /// Returns a URL with its host in ASCII. A URL with an invalid host stays the same, and has no origin.
    private static func ascii(_ url: String) -> String { InternationalHost.ascii(url) ?? url }

    /// The method and the URL without query and fragment, which may contain personal data: `GET https://forum.fduhole.com/api/divisions`.
    package var place: String { "\(method.rawValue) \(url.prefix { $0 != "?" && $0 != "#" })" }
}

extension HTTPRequest {
    /// The source of the host in a URL.
    package enum URLSource: Sendable {
        /// The library or the configuration names the host, such as that of a university's site. Redirects of the host may lead to any other
        /// host.
        case library
        /// A parameter of a call contains the URL.
        case caller
        /// The URL comes from a redirect of a public server, or from a document such as an imported list of feeds.
        case stranger
    }

    /// The effect of a request on the server, which decides how the request may be sent.
    package enum Effect: Sendable {
        /// The request changes nothing. It may be sent again after a failure.
        case safe
        /// The request has the same effect when it is sent twice. It may be sent again after a failure.
        case idempotent
        /// The request has an effect each time. After a failure, it is sent again only if the server has certainly not received it, or has
        /// refused it for lack of a valid sign-in.
        case once
        /// The request carries a password or a single-use ticket. In addition to the rules of `once`, a redirect that keeps the body is
        /// not followed, and the request is not sent again after WebVPN asked for a sign-in.
        case singleUse

        /// Whether the request may be sent again although the server may have received it.
        package var isRepeatable: Bool { self == .safe || self == .idempotent }
    }
}
