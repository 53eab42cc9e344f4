import JSON
import Text

/// The image server of the community. It checks no token, and keeps each uploaded file once.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class ImageServer: SimulatedServer, @unchecked Sendable {
    package struct Image: Equatable, Sendable {
        /// The identifier in the URL.
        package let identifier: String
        package let fileName: String
        package let mediaType: String
        package let content: [UInt8]
    }

    package let origins: [String]
    /// The images that were uploaded, without repetitions, in order.
    package private(set) var images: [Image] = []
    /// How often an upload was accepted, including repetitions.
    package private(set) var uploads = 0
    private let seed: Seed

    private static let extensions = ["jpg", "jpeg", "png", "gif", "webp", "bmp"]
    private static let sizeLimit = 10 << 20

    /// - Parameter seed: chooses the identifiers.
    package init(seed: Seed, origin: String = "https://image.fduhole.com") {
        (self.seed, origins) = (seed, [origin])
    }

    package func answer(_ request: ServerRequest) -> ServerResponse {
        do throws(ServerRefusal) {
            switch (request.method, request.path) {
            case ("POST", "/json"), ("POST", "/api/json"), ("POST", "/api/uploadImage"): return try upload(request)
            case ("GET", let path) where path.hasPrefix("/i/"): return try download(path)
            default: throw .community(404, "Cannot \(request.method) \(request.path)")
            }
        } catch {
            return error.response
        }
    }

    private func upload(_ request: ServerRequest) throws(ServerRefusal) -> ServerResponse {
        guard let part = MultipartBody(request)?.parts.first(where: { $0.name == "source" }), let name = part.fileName else {
            throw .community(400, "No file uploaded")
        }
        guard let ending = name.split(separator: ".").last, Self.extensions.contains(String(ending)) else {
            throw .community(400, "File type not allowed.")
        }
        guard part.content.count <= Self.sizeLimit else { throw .community(400, "File size is too large") }
        uploads += 1
        let type = part.contentType ?? "application/octet-stream"
        let known = images.first { $0.fileName == name && $0.content == part.content && $0.mediaType == type }
        let image =
            known
            ?? Image(
                identifier: String(seed.next() >> 8, radix: 16), fileName: name, mediaType: type, content: part.content)
        if known == nil { images.append(image) }
        let file = "\(image.identifier).\(ending)"
        let date = CivilTime(seconds: request.time / 1000 + 8 * 3600).date.split(separator: "-").joined(separator: "/")
        let url = JSONValue.string("\(origins[0])/i/\(date)/\(file)")
        return .json(
            200,
            [
                "status_code": 200, "status_txt": known == nil ? "Upload Success" : "The image has been uploaded before",
                "image": [
                    "name": .string(image.identifier), "extension": .string(String(ending)), "filename": .string(file),
                    "mime": .string(type), "url": url, "display_url": url,
                ],
            ])
    }

    /// Sends an image. As on the real server, the date in the path does not matter, and the media type is text/plain.
    private func download(_ path: String) throws(ServerRefusal) -> ServerResponse {
        let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
        guard let image = images.first(where: { $0.identifier == name }) else { throw .community(400, "Cannot find the image") }
        return ServerResponse(200, headers: [("Content-Type", "text/plain; charset=utf-8")], body: image.content)
    }
}
