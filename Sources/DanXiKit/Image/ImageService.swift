import Calls
import Errors
import JSON
import Storage
import Text

/// The service `image`, which uploads images, and caches the images that it downloads. An image never changes, and is the same for all
/// accounts.
package struct ImageService: Sendable {
    private let client: CommunityClient
    private let caches: CacheGroup
    private let images: KeyedCache<ImageKey, ImageContent>

    /// Maximum size of an image, in bytes. The image server refuses larger files.
    private static let sizeLimit = 10 << 20

    package init(client: CommunityClient, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        images = caches.keyedCache(
            "download", validity: Validity.Image.download, in: .disk, limits: CacheLimits(values: 8, diskBytes: 256 << 20)
        ) { key in try await ImageAPI.download(client, key) }
    }

    package func upload(path: String?, data: String?) async throws -> UploadedImage {
        switch (path, data) {
        case (let path?, nil): try await upload(file: path)
        case (nil, let data?): try await upload(base64: data)
        default:
            throw DanXiError(.invalidArgument, "image.upload: pass either `path` or `data`.")
        }
    }

    private func upload(file path: String) async throws -> UploadedImage {
        let file = try await UserFile.open(path, atMost: Self.sizeLimit)
        guard let type = ImageType(header: try await file.prefix(ImageType.headerSize)) else { throw Self.noImage("path", path) }
        return try await ImageAPI.upload(client, .source(file), type: type)
    }

    private func upload(base64 data: String) async throws -> UploadedImage {
        await CallContext.willCompute()
        guard let bytes = Base64.decode(data) else {
            throw DanXiError(.invalidArgument, "image.upload: `data`: expected base64 (RFC 4648).")
        }
        guard bytes.count <= Self.sizeLimit else {
            throw DanXiError(
                .invalidArgument,
                "image.upload: `data`: has \(bytes.count) bytes, and at most \(Self.sizeLimit) are allowed. Make the image smaller."
            )
        }
        guard let type = ImageType(header: bytes) else { throw Self.noImage("data", "the data") }
        return try await ImageAPI.upload(client, .bytes(bytes), type: type)
    }

    private static func noImage(_ parameter: String, _ thing: String) -> DanXiError {
        DanXiError(
            .invalidArgument,
            "image.upload: `\(parameter)`: \(thing) is not an image that the server accepts. Convert it to PNG, JPEG, GIF, WebP or BMP."
        )
    }

    package func download(url: String, path: String?, cache: CachePolicy) async throws -> Cached<DownloadedImage> {
        let key = try ImageKey(url, server: client.hosts.image)
        let image = try await images.value(key, cache)
        await CallContext.willCompute()
        if let path { try await UserFile.write(path, try image.value.bytes) }
        return try image.map {
            DownloadedImage(
                url: url, type: $0.type, size: $0.bytes.count, data: path == nil ? Base64.encode($0.bytes) : nil, path: path)
        }
    }

    /// Returns whether a URL is that of an image on the community's image server.
    package func has(_ url: String) -> Bool { (try? ImageKey(url, server: client.hosts.image)) != nil }

    /// Downloads an image of the image server, without the cache.
    package func content(of url: String) async throws -> ImageContent {
        try await ImageAPI.download(client, try ImageKey(url, server: client.hosts.image))
    }

    /// Deletes the cached images, in memory and on disk.
    package func clearCache() async throws { try await caches.clear() }
}
