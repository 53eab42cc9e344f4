import Calls
import Errors
import HTTP
import JSON
import Networking
import Storage

/// The client for the requests to one host.
final class HostClient: Sendable {
    let settings: HostSettings
    private let api: APIService
    /// The API service for downloads. It does not retry, because ``Download`` itself requests the missing bytes after a failure.
    private let downloads: APIService
    /// The cookies of the host. Nil if the settings of the host disable cookies.
    private let jar: CookieJar?

    init(
        settings: HostSettings, client transport: any APIClient, allowsPlainHTTP: Bool, pauses: SharedPauses, log: @escaping LogHandler
    ) {
        self.settings = settings
        var client: any APIClient = PoliteClient(client: transport, politeness: settings.politeness, pauses: pauses, key: settings.identity)
        let jar = settings.keepsCookies ? CookieJar() : nil
        if let jar { client = CookieClient(client: client, allowsPlainHTTP: allowsPlainHTTP, jar: jar) }
        self.jar = jar
        let plugins = [LogPlugin(log: log)]
        api = APIService(client: client, retryPolicy: RetryPolicy(attempts: settings.retries + 1), plugins: plugins)
        downloads = APIService(client: client, retryPolicy: RetryPolicy(attempts: 1), plugins: plugins)
    }

    func response(to request: RestRequest) async throws -> RestResponse {
        try await rest(try await masking { try await send(request) }, request)
    }

    func send(_ request: RestRequest) async throws -> HTTPResponse { try await api.send(request) }

    /// Converts a response to the value that the method returns.
    func rest(_ response: HTTPResponse, _ request: RestRequest) async throws -> RestResponse {
        await CallContext.willCompute()
        return try await masking { try RestResponse(response, envelope: request.envelope, form: request.bodyForm) }
    }

    /// Returns the header Cookie that a request to a URL would have, or nil if it would have no cookies.
    func cookies(for url: String) -> String? { jar?.field(for: url) }

    func download(_ request: RestRequest) async throws -> HTTPResponse { try await downloads.send(request) }

    /// Runs `work`. If `work` throws an error, removes the secrets of the host from the error.
    func masking<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch let error as DanXiError {
            throw masked(error)
        }
    }

    /// Returns an error without the secrets of the host.
    func masked(_ error: DanXiError) -> DanXiError { error.without(settings.secrets) }
}

extension HostSettings {
    /// The identity of the host and of the account whose credentials its headers contain.
    fileprivate var identity: String {
        (["host", baseURL] + headers.fields.map { "\($0.name): \($0.value)" }.sorted()).joined(separator: "\n")
    }
}
