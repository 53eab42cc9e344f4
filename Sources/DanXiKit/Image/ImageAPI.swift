import Errors
import HTTP
import JSON
import Networking

/// The requests to the image server.
enum ImageAPI {
    /// `POST /json`
    ///
    /// The name of the user's file is not sent, because the name may be personal.
    static func upload(_ client: CommunityClient, _ content: StreamedBody.Part, type: ImageType) async throws -> UploadedImage {
        let form = MultipartForm([
            .init("type", "file"), .init("action", "upload"),
            .init("source", fileName: "image.\(type.fileExtension)", contentType: type.mediaType, content: content),
        ])
        let response: UploadResponse = try await client.api.send(
            CommunityRequest(baseURL: client.hosts.image, path: "/json", method: .post, body: .multipart(form), ownEffect: .once))
        return UploadedImage(
            url: response.image.url, displayUrl: response.image.displayURL, markdown: "![](\(response.image.url))", type: type,
            message: response.message)
    }

    static func download(_ client: CommunityClient, _ key: ImageKey) async throws -> ImageContent {
        try await client.api.send(ImageRequest(baseURL: key.url))
    }
}

/// The response to an upload: `{status_code, status_txt, image: {url, display_url, …}}`.
private struct UploadResponse: JSONDecodable, APIParsable {
    let image: Image
    let message: String?

    struct Image: JSONDecodable {
        let url: String
        let displayURL: String?

        init(json: JSONElement) throws(JSONError) {
            url = try json.value("url")
            guard UploadResponse.isPlain(url) else {
                throw JSONError("expected an http or https URL in printable ASCII without spaces and parentheses").under(key: "url")
            }
            displayURL = try json.optional("display_url")
        }
    }

    init(json: JSONElement) throws(JSONError) {
        image = try json.value("image")
        message = try json.optional("status_txt")
    }

    /// Returns whether the URL is an http or https URL that can be used in Markdown without escapes.
    private static func isPlain(_ url: String) -> Bool {
        (url.hasPrefix("https://") || url.hasPrefix("http://"))
            && url.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ")") }
    }
}

/// A request for an image of the image server.
private struct ImageRequest: APIRequest {
    typealias Response = ImageContent

    let baseURL: String
    var path: String { "" }
    /// True, because the program names the image.
    var hasPrivatePath: Bool { true }
    var confidentiality: HTTPRequest.Confidentiality { .host(of: baseURL) }

    func intercept(request: HTTPRequest) -> HTTPRequest {
        var request = request
        request.headers["Accept"] = "image/*"
        return request
    }

    /// Throws for a refusal and for a redirect to another server. The image server responds with the status 400 for an image that it lacks.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) throws -> HTTPResponse {
        guard response.request.origin == Origin(baseURL) else {
            throw DanXiError(
                .unexpectedResponse,
                "GET \(baseURL) was redirected to another server (\(response.place)). A proxy or captive portal may be the cause. Open the URL in a browser to check.",
                httpStatus: response.status
            ).showing(response)
        }
        if response.isSuccess { return response }
        throw HTTPRefusal.communityError(response, codes: [400: .notFound])
    }
}

extension ImageContent: APIParsable {
    /// Parses an image. The type of the image is detected from its content, because the server sends images as `text/plain`.
    package static func parse(_ response: HTTPResponse) throws -> ImageContent {
        guard let content = ImageContent(Array(response.body.bytes)) else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place) returned no image, but \(response.body.count) bytes of the type \(response.mediaType ?? "unknown"). A proxy or captive portal may have answered instead of the server. Open the URL in a browser to check.",
                httpStatus: response.status
            ).showing(response)
        }
        return content
    }
}
