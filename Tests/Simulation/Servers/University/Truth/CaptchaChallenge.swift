import Text

/// A captcha that a sign-in server has shown.
package final class CaptchaChallenge: @unchecked Sendable {
    // Unchecked: one thread at a time uses the simulated world.

    package let id: Int
    package let host: String
    /// The account at id.fudan.edu.cn, and the cookie of the browser at uis.fudan.edu.cn. A newer captcha of the same key replaces it.
    package let key: String
    /// The characters of the image. No two captchas of a university have the same.
    package let answer: String
    package let issued: Int
    package var replaced: Int?
    package var answered: Int?

    init(id: Int, host: String, key: String, answer: String, issued: Int) {
        (self.id, self.host, self.key, self.answer, self.issued) = (id, host, key, answer, issued)
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// The body of the image: the signature of a PNG file, and the characters.
    var image: [UInt8] { Self.signature + Array(answer.utf8) }

    /// Returns the characters of the image in a data URL, as a user reads them.
    package static func characters(ofDataURL url: String) -> String? {
        url.split(separator: ",").last.flatMap { Base64.decode($0) }.flatMap { characters(of: $0) }
    }

    /// Returns the characters of an image, as a user reads them. Nil for any other bytes.
    package static func characters(of image: [UInt8]) -> String? {
        image.starts(with: signature) ? String(decoding: image.dropFirst(signature.count), as: UTF8.self) : nil
    }
}

/// An answer to a captcha.
package struct CaptchaAnswer: Sendable {
    package enum Outcome: String, Sendable {
        case right
        case wrong
        /// The captcha was too old.
        case expired
        /// No captcha waited for an answer.
        case unexpected
    }

    package let time: Int
    package let host: String
    package let account: String
    package let text: String
    package let outcome: Outcome
    /// The captcha that waited for the answer.
    package let expected: Int?
    /// The captcha with these characters. Nil if no captcha has them.
    package let belongsTo: Int?
}
