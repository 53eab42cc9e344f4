import CHiredis
import CLibraries
import Connections

/// A reader of the reply to one command. hiredis parses the bytes that the server sends.
final class RedisReplyReader {
    /// The maximum size of a reply in bytes: a value of 64 MiB, and its frame.
    private static let sizeLimit = (64 << 20) + 4096

    private let reader: UnsafeMutablePointer<redisReader>
    private var total = 0
    private var line = FirstLine()

    init() throws(ConnectionFailure) {
        if let reason = libraries_load_hiredis() {
            throw ConnectionFailure(reason: "the library hiredis, which reads its replies, cannot be loaded (\(String(cString: reason)))")
        }
        guard let reader = redisReaderCreate() else { throw .outOfMemory }
        self.reader = reader
    }

    deinit { redisReaderFree(reader) }

    /// Parses the next bytes. Returns nil while the reply is not complete.
    func read(_ bytes: UnsafeRawBufferPointer) throws(ConnectionFailure) -> RedisReply? {
        // Arrays are refused before hiredis allocates memory for them, because a server could announce any number of elements.
        if total == 0, let first = bytes.first, !"+-:$".utf8.contains(first) {
            throw ConnectionFailure(reason: "it does not speak the Redis protocol, or sent a reply of an unexpected type")
        }
        try line.read(bytes)
        total += bytes.count
        guard total <= Self.sizeLimit else { throw ConnectionFailure(reason: "its reply is larger than \(Self.sizeLimit >> 20) MiB") }
        let status = redisReaderFeed(reader, bytes.bindMemory(to: CChar.self).baseAddress, bytes.count)
        var reply: UnsafeMutableRawPointer?
        guard status == REDIS_OK, redisReaderGetReply(reader, &reply) == REDIS_OK else {
            throw ConnectionFailure(reason: "its reply is malformed")
        }
        guard let reply else { return nil }
        defer { freeReplyObject(reply) }
        return try RedisReply(reply.assumingMemoryBound(to: redisReply.self).pointee)
    }
}

/// The first line of a reply: the complete reply, or the length of the string that follows. The size of the line is limited, because
/// hiredis searches the line from its beginning each time bytes arrive, which takes quadratic time.
private struct FirstLine {
    /// The maximum size of the line in bytes, including CR and LF.
    private static let sizeLimit = 64 << 10

    private var size = 0
    private var last: UInt8 = 0
    private var isComplete = false

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ConnectionFailure) {
        for byte in bytes {
            guard !isComplete else { return }
            size += 1
            guard size <= Self.sizeLimit else {
                throw ConnectionFailure(reason: "it sent a line of more than \(Self.sizeLimit >> 10) KiB")
            }
            isComplete = last == UInt8(ascii: "\r") && byte == UInt8(ascii: "\n")
            last = byte
        }
    }
}

extension RedisReply {
    fileprivate init(_ reply: redisReply) throws(ConnectionFailure) {
        var bytes: [UInt8] { Array(UnsafeRawBufferPointer(start: reply.str, count: reply.str == nil ? 0 : reply.len)) }
        var text: String { String(decoding: bytes, as: UTF8.self) }
        self =
            switch reply.type {
            case REDIS_REPLY_STRING: .bytes(bytes)
            case REDIS_REPLY_INTEGER: .integer(Int(reply.integer))
            case REDIS_REPLY_NIL: .null
            case REDIS_REPLY_STATUS: .status(text)
            case REDIS_REPLY_ERROR: .error(RedisError(text))
            default: throw ConnectionFailure(reason: "its reply has an unknown type")
            }
    }
}
