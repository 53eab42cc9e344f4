import Errors
import Glibc
import HTTP
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Text

@testable import DanXiKit

@Suite("Uploads and downloads of images", .timeLimit(.minutes(5)))
struct ImageTests {
    static let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 1, 2, 0xFF]
    static let address = "https://image.fduhole.com/i/2026/11/21/6b01a292d84dd9.png"
    static let uploaded =
        #"{"status_code":200,"status_txt":"Upload Success","image":{"name":"6b01","url":"\#(address)","display_url":"\#(address)"}}"#

    /// Returns the image service of a session that is not signed in, and its server.
    func service(
        directory: StoreDirectory? = nil, _ answer: @escaping @Sendable (HTTPRequest) -> HTTPResponse
    ) -> (ImageService, FakeServer) {
        let server = FakeServer { answer($0) }
        return (
            Community(hosts: CommunityScript.hosts, client: server, store: directory, directory: directory, log: { _, _ in }).imageService,
            server
        )
    }

    static func image(_ request: HTTPRequest, _ bytes: [UInt8] = png) -> HTTPResponse {
        HTTPResponse(request: request, status: 200, headers: ["Content-Type": "text/plain; charset=utf-8"], body: PaddedBytes(bytes))
    }

    /// Returns all bytes of a streamed body.
    func content(_ body: StreamedBody?) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        for part in try #require(body).parts {
            switch part {
            case .bytes(let more): bytes += more
            case .source(let source):
                bytes += try await withCheckedThrowingContinuation { continuation in
                    source.read(0..<source.count) { continuation.resume(with: $0) }
                }
            }
        }
        return bytes
    }

    @Test(
        "The type of an image is detected from its content",
        arguments: [
            (png, ImageType.png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), (Array("GIF89a..".utf8), .gif), (Array("GIF87a".utf8), .gif),
            (Array("RIFF\0\0\0\0WEBPVP8 ".utf8), .webp), ([0x42, 0x4D, 9, 9, 0, 0, 0, 0, 0, 0, 54, 0, 0, 0, 40, 0, 0, 0], .bmp),
        ])
    func types(bytes: [UInt8], type: ImageType) {
        #expect(ImageType(header: bytes) == type)
        #expect(ImageType(header: bytes.dropLast(bytes.count - 2)) == nil, "the first two bytes alone are not an image")
    }

    @Test("A bitmap has a header of a known size, and zeros in its reserved bytes and in the upper bytes of that size")
    func bitmaps() {
        let bitmap: [UInt8] = [0x42, 0x4D, 9, 9, 9, 9, 0, 0, 0, 0, 54, 9, 9, 9, 40, 0, 0, 0]
        func isBitmap(_ index: Int, _ value: UInt8) -> Bool {
            var bytes = bitmap
            bytes[index] = value
            return ImageType(header: bytes) == .bmp
        }
        #expect((0...255).filter { isBitmap(14, UInt8($0)) } == [12, 40, 52, 56, 64, 108, 124])
        #expect((0..<18).filter { !isBitmap($0, 1) } == [0, 1, 6, 7, 8, 9, 14, 15, 16, 17])
        #expect(ImageType(header: bitmap.dropLast()) == nil && ImageType(header: bitmap + [1]) == .bmp)
    }

    @Test("Images have the media types and the extensions that the server accepts")
    func names() {
        let types: [ImageType] = [.png, .jpeg, .gif, .webp, .bmp]
        #expect(types.map(\.mediaType) == ["image/png", "image/jpeg", "image/gif", "image/webp", "image/bmp"])
        #expect(types.map(\.fileExtension) == ["png", "jpg", "gif", "webp", "bmp"])
    }

    @Test(
        "Files that are not images have no image type",
        arguments: ["", "BM is a text that starts like a bitmap", "<html></html>", "RIFF....WAVE", "%PDF-1.7"])
    func noTypes(text: String) { #expect(ImageType(header: text.utf8) == nil) }

    @Test("Images with long addresses are cached in separate files with short names")
    func longAddress() async throws {
        let directory = try TemporaryDirectory()
        let (service, server) = service(directory: try directory.store()) { Self.image($0) }
        let urls = ["a", "b"].map { "https://image.fduhole.com/" + String(repeating: "长", count: 300) + "/\($0).png" }
        for url in urls { _ = try await service.download(url: url, path: nil, cache: .prefer) }
        #expect(directory.files.count == 2 && directory.files.allSatisfy { $0.utf8.count < 200 })
        for url in urls {
            let source = try await service.download(url: url, path: nil, cache: .only).source
            #expect(source == .memory)
        }
        #expect(server.requests.count == 2)
    }

    @Test("An image in memory is uploaded once, as a multipart form and without a token")
    func memory() async throws {
        let (service, server) = service { $0.respond(Self.uploaded) }
        let image = try await service.upload(path: nil, data: Base64.encode(Self.png))
        #expect(image.url == Self.address && image.markdown == "![](\(Self.address))" && image.type == .png)
        #expect(image.displayUrl == Self.address && image.message == "Upload Success")
        let request = try #require(server.requests.first)
        #expect(server.requests.count == 1 && request.url == "https://image.fduhole.com/json" && request.method == .post)
        #expect(request.effect == .once && request.bearerToken == nil && request.neededConfidentiality == .host("image.fduhole.com"))
        let text = String(decoding: try await content(request.stream), as: UTF8.self)
        #expect(text.contains("name=\"type\"\r\n\r\nfile\r\n") && text.contains("name=\"action\"\r\n\r\nupload\r\n"))
        #expect(text.contains("name=\"source\"; filename=\"image.png\"\r\nContent-Type: image/png\r\n\r\n"))
        let bytes = try await content(request.stream)
        #expect(bytes.contains(Self.png))
    }

    @Test("An upload of a file does not contain the name of the file")
    func file() async throws {
        let directory = try TemporaryDirectory()
        _ = try directory.store()
        try await UserFile.write("\(directory.path)/store/my holiday.PNG", Self.png)
        let (service, server) = service { $0.respond(Self.uploaded) }
        _ = try await service.upload(path: "\(directory.path)/store/my holiday.PNG", data: nil)
        let stream = try #require(server.requests.first?.stream)
        let sources = stream.parts.compactMap { if case .source(let source) = $0 { source.count } else { nil } }
        #expect(sources == [Self.png.count])
        let bytes = try await content(stream)
        #expect(bytes.contains(Self.png) && !bytes.contains(Array("holiday".utf8)))
    }

    @Test("An image of exactly 10 MiB is uploaded")
    func largest() async throws {
        let (service, server) = service { $0.respond(Self.uploaded) }
        let image = Self.png + [UInt8](repeating: 0, count: 10 << 20 - Self.png.count)
        _ = try await service.upload(path: nil, data: Base64.encode(image))
        #expect(server.requests.count == 1)
    }

    @Test("An upload is refused before it is sent if the image is missing, invalid or too large, or if `path` and `data` are both passed")
    func refused() async throws {
        let directory = try TemporaryDirectory()
        _ = try directory.store()
        try directory.overwrite("text.png", with: "not an image")
        let (service, server) = service { $0.respond(Self.uploaded) }
        let large = Base64.encode(Self.png + [UInt8](repeating: 0, count: 10 << 20))
        for (path, data) in [
            (nil, "no base64!"), (nil, Base64.encode(Array("text".utf8))), (nil, large), ("\(directory.path)/store/text.png", nil),
            ("\(directory.path)/store/missing.png", nil), ("\(directory.path)/store", nil), ("x", "eA=="), (nil, nil),
        ] as [(String?, String?)] {
            let error = await failure { try await service.upload(path: path, data: data) }
            #expect(error?.code == .invalidArgument, "\(error?.message ?? "")")
        }
        #expect(server.requests.isEmpty)
    }

    @Test(
        "If the response to an upload has no usable address, the outcome of the upload is unknown",
        arguments: ["{}", #"{"image":{"url":"javascript:1"}}"#, #"{"image":{"url":"https://a/b) x"}}"#])
    func badAnswers(body: String) async throws {
        let (service, _) = service { $0.respond(body) }
        let error = await failure { try await service.upload(path: nil, data: Base64.encode(Self.png)) }
        #expect(error?.code == .unexpectedResponse && error?.isOutcomeUnknown == true)
    }

    @Test(
        "The address of an uploaded image may have any printable ASCII but spaces and parentheses",
        arguments: [
            ("http://a/!~", true), ("https://a/[b]", true), ("https://a/(", false), ("https://a/)", false), ("https://a/ b", false),
            ("https://a/\u{7F}", false), ("https://a/复", false), ("ftp://a/b", false), ("a/b", false),
        ])
    func addresses(url: String, isAccepted: Bool) async throws {
        let (service, _) = service { $0.respond(#"{"image":{"url":"\#(url)"}}"#) }
        let image = try? await service.upload(path: nil, data: Base64.encode(Self.png))
        #expect(
            image == (isAccepted ? UploadedImage(url: url, displayUrl: nil, markdown: "![](\(url))", type: .png, message: nil) : nil))
    }

    @Test("The error of a refused image says what is wrong with it")
    func messages() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("text.png", "not an image")
        let (service, _) = service { $0.respond(Self.uploaded) }
        let large = Base64.encode(Self.png + [UInt8](repeating: 0, count: 10 << 20 - Self.png.count + 1))
        let convert = "is not an image that the server accepts. Convert it to PNG, JPEG, GIF, WebP or BMP."
        for (path, data, message) in [
            (nil, nil, "pass either `path` or `data`."), (nil, "%", "`data`: expected base64 (RFC 4648)."),
            (nil, large, "`data`: has 10485761 bytes, and at most 10485760 are allowed. Make the image smaller."),
            (nil, "eA==", "`data`: the data \(convert)"), (path, nil, "`path`: \(path) \(convert)"),
        ] as [(String?, String?, String)] {
            let error = await failure { try await service.upload(path: path, data: data) }
            #expect(error == DanXiError(.invalidArgument, "image.upload: \(message)"))
        }
        for url in ["https://image.fduhole.com/1.png#x", "https://image.fduhole.com\\1.png", "https://x.example/1.png"] {
            let error = await failure { try await service.download(url: url, path: nil, cache: .prefer) }
            #expect(
                error
                    == DanXiError(
                        .invalidArgument,
                        "image.download: `url`: must be the address of an image on https://image.fduhole.com, without query and fragment. Download images of other hosts with another program."
                    ))
            #expect(!service.has(url))
        }
        #expect(service.has(Self.address))
    }

    @Test("The error for a refused upload has the server's message")
    func serverRefusal() async throws {
        let (service, _) = service { $0.respond(400, #"{"code":400,"message":"File type not allowed."}"#) }
        let error = await failure { try await service.upload(path: nil, data: Base64.encode(Self.png)) }
        #expect(error?.code == .rejected && error?.message.contains("File type not allowed.") == true)
    }

    @Test("An image is downloaded without a token, and cached in memory and on disk")
    func download() async throws {
        let directory = try TemporaryDirectory()
        let (service, server) = service(directory: try directory.store()) { Self.image($0) }
        let first = try await service.download(url: Self.address, path: nil, cache: .prefer)
        #expect(try first.source == .network && first.value.type == .png && first.value.size == 12)
        #expect(try first.value.data.flatMap { Base64.decode($0) } == Self.png && first.value.path == nil)
        let source = try await service.download(url: Self.address, path: nil, cache: .only).source
        #expect(source == .memory)
        #expect(server.requests.map(\.url) == [Self.address] && server.requests.first?.bearerToken == nil)
        let (later, unused) = self.service(directory: try directory.store()) { Self.image($0) }
        let file = "\(directory.path)/store/copy.png"
        let second = try await later.download(url: Self.address, path: file, cache: .prefer)
        #expect(try second.source == .disk && second.value.path == file && second.value.data == nil && unused.requests.isEmpty)
        let bytes = try await UserFile.open(file, atMost: 100).prefix(100)
        #expect(bytes == Self.png)
        try await later.clearCache()
        #expect(directory.files == ["copy.png"])
        await expectFailure(.notCached) { try await later.download(url: Self.address, path: nil, cache: .only) }
    }

    @Test(
        "A download is refused before it is sent if its URL is not on the image server, or has a user name or a query",
        arguments: [
            "https://evil.example/i/1.png", "http://image.fduhole.com/i/1.png", "https://image.fduhole.com@evil.example/1.png",
            "https://image.fduhole.com:444/1.png", "https://user@image.fduhole.com/1.png", "https://image.fduhole.com/1.png?x=1", "",
        ])
    func otherHosts(url: String) async throws {
        let (service, server) = service { Self.image($0) }
        await expectFailure(.invalidArgument) { try await service.download(url: url, path: nil, cache: .prefer) }
        #expect(server.requests.isEmpty)
    }

    @Test("A downloaded body that is not an image is neither returned nor cached")
    func noImages() async throws {
        let (page, _) = service { $0.respond("<html>sign in</html>") }
        await expectFailure(.unexpectedResponse) { try await page.download(url: Self.address, path: nil, cache: .prefer) }
        await expectFailure(.notCached) { try await page.download(url: Self.address, path: nil, cache: .only) }
        let (missing, _) = service { $0.respond(400, #"{"code":400,"message":"Cannot find the image"}"#) }
        await expectFailure(.notFound) { try await missing.download(url: Self.address, path: nil, cache: .prefer) }
        let (redirected, server) = service {
            $0.url == Self.address ? $0.respond(302, "", redirect: "https://portal.example/logo.png") : Self.image($0)
        }
        let error = await failure { try await redirected.download(url: Self.address, path: nil, cache: .prefer) }
        let message =
            "GET \(Self.address) was redirected to another server (GET https://portal.example/logo.png). A proxy or captive portal may be the cause. Open the URL in a browser to check."
        #expect(error?.code == .unexpectedResponse && error?.message == message && error?.httpStatus == 200)
        #expect(server.requests.first?.headers["Accept"] == "image/*" && server.requests.first?.hasPrivatePath == true)
    }

    @Test("An image can be downloaded without the cache")
    func uncached() async throws {
        let (service, server) = service { Self.image($0) }
        for _ in 0..<2 {
            let content = try await service.content(of: Self.address)
            #expect(content.bytes == Self.png && content.type == .png)
        }
        #expect(server.requests.count == 2 && server.requests.first?.confidentiality == .host("image.fduhole.com"))
    }

    @Test("A keyed cache keeps a limited number of values in memory and of bytes on disk, and evicts the oldest files")
    func limits() async throws {
        let directory = try TemporaryDirectory()
        let counter = Mutex(0)
        let images = CacheGroup(store: try directory.store(), log: { _, _ in }, account: { nil }).keyedCache(
            "i", validity: .seconds(100), in: .disk, limits: CacheLimits(values: 2, diskBytes: 400)
        ) { (key: Int) in
            counter.withLock { $0 += 1 }
            return [Int](repeating: key, count: 40)
        }
        for key in 1...5 { _ = try await images.value(key, .prefer) }
        #expect(
            directory.files == ["i.4.json", "i.5.json"] || directory.files == ["i.3.json", "i.4.json", "i.5.json"], "\(directory.files)")
        for key in 4...5 {
            let source = try await images.value(key, .only).source
            #expect(source == .memory)
        }
        await expectFailure(.notCached) { try await images.value(1, .only) }
        #expect(counter.withLock { $0 } == 5)
    }
}
