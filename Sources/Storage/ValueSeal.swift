import CCrypto
import Crypto
import JSON
import Threads

/// The format of the values in a shared store: a mark, 12 random bytes, and the content. With a key, the content is encrypted with
/// AES-256-GCM and followed by the authentication tag. The encryption also protects the name of the value, so that nobody without the key
/// can change or swap values unnoticed.
package struct ValueSeal: Sendable {
    /// The number of bytes before the content: the mark and the random bytes. These bytes differ for each write.
    static let headCount = 16
    private static let nonceCount = 12
    private static let tagCount = 16
    private static let plainMark = Array("DXP1".utf8)
    private static let encryptedMark = Array("DXE1".utf8)

    /// The key, 32 bytes. Nil if values are not encrypted.
    private let key: [UInt8]?

    package init(key: [UInt8]?) {
        self.key = key
    }

    /// Whether values are encrypted, so that nobody without the key can have written them.
    var isEncrypting: Bool { key != nil }

    private var mark: [UInt8] { key == nil ? Self.plainMark : Self.encryptedMark }

    /// Packs a value. Returns nil if memory runs out, or if the process is exiting.
    func seal(_ bytes: [UInt8], name: String) -> [UInt8]? {
        let head = mark + (0..<Self.nonceCount).map { _ in World.current.random(in: UInt8.min ... .max) }
        guard let key else { return head + bytes }
        return OpenSSL.use {
            guard let cipher = Cipher(key, nonce: head.suffix(Self.nonceCount), isEncryption: true),
                let encrypted = cipher.update(bytes, name: name), let tag = cipher.finish(tagCount: Self.tagCount)
            else { return nil }
            return head + encrypted + tag
        }
    }

    /// Unpacks a value. Returns nil if the value was not packed with the same key and name or is damaged, if memory runs out, or if the
    /// process is exiting.
    func open(_ sealed: [UInt8], name: String) -> PaddedBytes? {
        guard sealed.count >= Self.headCount, sealed.starts(with: mark) else { return nil }
        let content = sealed.dropFirst(Self.headCount)
        guard let key else { return PaddedBytes(content) }
        return OpenSSL.use {
            guard content.count >= Self.tagCount,
                let cipher = Cipher(key, nonce: sealed.prefix(Self.headCount).suffix(Self.nonceCount), isEncryption: false),
                var bytes = cipher.update(Array(content.dropLast(Self.tagCount)), name: name)
            else { return nil }
            defer { bytes.wipe() }
            return cipher.verify(Array(content.suffix(Self.tagCount))) ? PaddedBytes(bytes) : nil
        }
    }
}

/// One encryption or decryption with AES-256-GCM. Use it only within `OpenSSL.use`, so that OpenSSL is not shut down during the operation.
private final class Cipher {
    private let context: OpaquePointer
    private let isEncryption: Bool

    /// Creates the context of one operation. Returns nil if the key does not have 32 bytes, or if memory runs out.
    init?(_ key: [UInt8], nonce: ArraySlice<UInt8>, isEncryption: Bool) {
        guard key.count == 32, let context = EVP_CIPHER_CTX_new() else { return nil }
        self.context = context
        self.isEncryption = isEncryption
        guard EVP_CipherInit_ex(context, EVP_aes_256_gcm(), nil, key, Array(nonce), isEncryption ? 1 : 0) == 1 else { return nil }
    }

    deinit { EVP_CIPHER_CTX_free(context) }

    func update(_ bytes: [UInt8], name: String) -> [UInt8]? {
        let name = Array(name.utf8)
        guard let length = Int32(exactly: bytes.count), let nameLength = Int32(exactly: name.count) else { return nil }
        var output = [UInt8](repeating: 0, count: bytes.count + 16)
        var count: Int32 = 0
        guard EVP_CipherUpdate(context, nil, &count, name, nameLength) == 1,
            EVP_CipherUpdate(context, &output, &count, bytes, length) == 1
        else { return nil }
        output.removeLast(output.count - Int(count))
        return output
    }

    func finish(tagCount: Int) -> [UInt8]? {
        var tag = [UInt8](repeating: 0, count: tagCount)
        var count: Int32 = 0
        var rest = [UInt8](repeating: 0, count: 16)
        guard EVP_CipherFinal_ex(context, &rest, &count) == 1,
            EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_GET_TAG, Int32(tagCount), &tag) == 1
        else { return nil }
        return tag
    }

    func verify(_ tag: [UInt8]) -> Bool {
        var tag = tag
        var count: Int32 = 0
        var rest = [UInt8](repeating: 0, count: 16)
        return EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_GCM_SET_TAG, Int32(tag.count), &tag) == 1
            && EVP_CipherFinal_ex(context, &rest, &count) == 1
    }
}
