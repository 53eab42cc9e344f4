import CCrypto
import Errors

/// A SHA-2 hash that is computed piece by piece. Use an instance on one thread at a time.
package final class SHA2: @unchecked Sendable {
    package enum Size: Int, Sendable {
        case bits256 = 32
        case bits512 = 64
    }

    // Unchecked: the owner of the hash uses the context on one thread at a time.
    private let context: OpaquePointer

    package init(_ size: Size) throws(DanXiError) {
        let started = OpenSSL.use { () -> OpaquePointer? in
            guard let context = EVP_MD_CTX_new() else { return nil }
            guard EVP_DigestInit_ex(context, size == .bits512 ? EVP_sha512() : EVP_sha256(), nil) == 1 else {
                EVP_MD_CTX_free(context)
                return nil
            }
            return context
        }
        guard let started else { throw Self.outOfMemory }
        context = started
    }

    deinit { OpenSSL.use { EVP_MD_CTX_free(context) } }

    package func update(_ bytes: [UInt8]) throws(DanXiError) {
        guard OpenSSL.use({ EVP_DigestUpdate(context, bytes, bytes.count) }) == 1 else { throw Self.outOfMemory }
    }

    /// Returns the hash of all bytes. Call this function once, after the last ``update(_:)``.
    package func finish() throws(DanXiError) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        guard OpenSSL.use({ EVP_DigestFinal_ex(context, &bytes, &count) }) == 1 else { throw Self.outOfMemory }
        return Array(bytes.prefix(Int(count)))
    }

    /// Returns the SHA-256 hash of the UTF-8 bytes of `text`.
    package static func hash256(of text: String) throws(DanXiError) -> [UInt8] {
        let hash = try SHA2(.bits256)
        try hash.update(Array(text.utf8))
        return try hash.finish()
    }

    private static var outOfMemory: DanXiError { .outOfMemory("for a hash") }
}
