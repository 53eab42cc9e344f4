extension ImageType {
    /// Number of bytes at the start of a file from which its type is detected.
    static let headerSize = 18

    /// Detects the type of an image from its first bytes. Nil for a file of a type that the image server does not accept.
    init?(header: some Collection<UInt8>) {
        let bytes = Array(header.prefix(Self.headerSize))
        func has(_ text: StaticString, at offset: Int = 0) -> Bool {
            bytes.dropFirst(offset).starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a") {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webp
        } else if has("BM"), Self.isBitmapHeader(bytes) {
            self = .bmp
        } else {
            return nil
        }
    }

    /// Returns whether the header is that of a BMP file. A text may also start with `BM`, so the reserved bytes and the size of the second
    /// header are checked too.
    private static func isBitmapHeader(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= headerSize, bytes[6..<10].allSatisfy({ $0 == 0 }), bytes[15..<18].allSatisfy({ $0 == 0 }) else { return false }
        return [12, 40, 52, 56, 64, 108, 124].contains(bytes[14])
    }

    /// The media type, such as `image/png`.
    var mediaType: String { "image/\(rawValue)" }

    /// The extension of the file name. The image server checks only the extension of an uploaded file, and accepts only these extensions.
    package var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
