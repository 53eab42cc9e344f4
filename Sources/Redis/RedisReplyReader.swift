import CHiredis
import CLibraries
import Connections

#if canImport(Glibc)
    import Glibc
#endif

/// A reader of the reply to one command. hiredis parses the bytes that the server sends.
final class RedisReplyReader {
    /// The maximum size of a reply in bytes: a value of 64 MiB, and its frame.
    private static let sizeLimit = (64 << 20) + 4096

    private let reader: UnsafeMutablePointer<redisReader>
    private var total = 0
    private var frame: RedisReplyFrame

    /// - Parameter elements: the maximum number of elements of the arrays in the reply.
    init(elements: Int = 0) throws(ConnectionFailure) {
        if let reason = libraries_load_hiredis() {
            if [ENOMEM, EMFILE, ENFILE].contains(errno) { throw .outOfMemory }
            throw ConnectionFailure(
                reason:
                    "the library hiredis, which reads its replies, cannot be loaded (\(String(validatingCString: reason) ?? "")). Its package in Debian is libhiredis0.14"
            )
        }
        guard let reader = redisReaderCreate() else { throw .outOfMemory }
        self.reader = reader
        frame = RedisReplyFrame(elements: elements)
    }

    deinit { redisReaderFree(reader) }

    /// Parses the next bytes. Returns nil while the reply is not complete.
    func read(_ bytes: UnsafeRawBufferPointer) throws(ConnectionFailure) -> RedisReply? {
        try frame.read(bytes)
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
            case REDIS_REPLY_ARRAY: .array(try Self.elements(reply))
            default: throw ConnectionFailure(reason: "its reply has an unknown type")
            }
    }

    private static func elements(_ reply: redisReply) throws(ConnectionFailure) -> [RedisReply] {
        var elements: [RedisReply] = []
        for index in 0..<Int(reply.elements) {
            guard let element = reply.element[index] else { throw .outOfMemory }
            elements.append(try RedisReply(element.pointee))
        }
        return elements
    }
}
