extension ImageType {
    /// Number of bytes at the beginning of a file that tell its type.
    static let headerSize = 18

    /// Returns the type of an image by its first bytes, or nil if they are not those of an image that the image server accepts.
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

    /// Two letters begin many files, so the reserved bytes and the size of the second header are compared too.
    private static func isBitmapHeader(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= headerSize, bytes[6..<10].allSatisfy({ $0 == 0 }), bytes[15..<18].allSatisfy({ $0 == 0 }) else { return false }
        return [12, 40, 52, 56, 64, 108, 124].contains(bytes[14])
    }

    /// The media type, such as `image/png`.
    var mediaType: String { "image/\(rawValue)" }

    /// The extension of file names: the image server accepts no others, and checks only them.
    var fileExtension: String { self == .jpeg ? "jpg" : rawValue }
}
