import CCrypto
import Errors
import Threads

/// A hash that takes a tenth of a second, so that short texts such as numbers of students cannot be found by trying (PBKDF2 with SHA-256, RFC
/// 8018).
package enum SlowHash {
    /// The number of iterations in a world. A simulated world, which has no time to lose, has few.
    package enum Iterations: WorldKey {
        package static func makeValue() -> Int32 { 200_000 }
    }

    private static let size = 32

    package static func hash(of text: String, salt: [UInt8]) throws(DanXiError) -> [UInt8] {
        let password = text.utf8.map { CChar(bitPattern: $0) }
        var bytes = [UInt8](repeating: 0, count: size)
        let isHashed = OpenSSL.use {
            PKCS5_PBKDF2_HMAC(
                password, Int32(clamping: password.count), salt, Int32(clamping: salt.count), World.current[Iterations.self], EVP_sha256(),
                Int32(size), &bytes)
        }
        guard isHashed == 1 else { throw .outOfMemory("for a hash") }
        return bytes
    }
}
