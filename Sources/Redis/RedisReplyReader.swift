import Networking

/// Reads the reply to one command from the bytes that a server sends.
final class RedisReplyReader {
    typealias Failure = CurlStream.Failure

    /// The largest reply, in bytes: a value of 64 MiB, and its frame.
    private static let sizeLimit = (64 << 20) + 4096

    private let hiredis: Hiredis
    private let reader: UnsafeMutableRawPointer
    private var total = 0

    init(_ hiredis: Hiredis) throws(Failure) {
        guard let reader = hiredis.createReader() else { throw .outOfMemory }
        (self.hiredis, self.reader) = (hiredis, reader)
    }

    deinit { hiredis.freeReader(reader) }

    /// Takes the next bytes. Returns nil if more must follow.
    func read(_ bytes: UnsafeRawBufferPointer) throws(Failure) -> RedisReply? {
        // Arrays are refused before hiredis allocates them: a server could announce any number of elements.
        if total == 0, let first = bytes.first, !"+-:$".utf8.contains(first) {
            throw Failure(reason: "it does not speak the Redis protocol, or sent a reply that was not asked for")
        }
        total += bytes.count
        guard total <= Self.sizeLimit else { throw Failure(reason: "its reply is larger than \(Self.sizeLimit >> 20) MiB") }
        let status = hiredis.feed(reader, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
        var reply: UnsafeMutableRawPointer?
        guard status == 0, hiredis.getReply(reader, &reply) == 0 else { throw Failure(reason: "its reply is malformed") }
        guard let reply else { return nil }
        defer { hiredis.freeReply(reply) }
        guard let value = hiredis.reply(reply) else { throw Failure(reason: "its reply has an unknown type") }
        return value
    }
}

extension CurlStream.Failure {
    static let outOfMemory = CurlStream.Failure(reason: "there is not enough memory")
}
