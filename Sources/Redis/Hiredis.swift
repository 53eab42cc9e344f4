import Errors

#if canImport(Glibc)
    import Glibc
#endif

/// The library hiredis, which writes commands and parses replies. It is loaded at first use. Connections are the library's own, because
/// Debian 12's hiredis has no TLS, and none checks the name of the host.
struct Hiredis: Sendable {
    typealias Format =
        @convention(c) (
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, Int32, UnsafeMutablePointer<UnsafePointer<CChar>?>, UnsafePointer<Int>
        ) -> Int32
    typealias Feed = @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>?, Int) -> Int32
    typealias GetReply = @convention(c) (UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> Int32
    typealias Create = @convention(c) () -> UnsafeMutableRawPointer?
    typealias Free = @convention(c) (UnsafeMutableRawPointer) -> Void

    let format: Format
    let freeCommand: Free
    let createReader: Create
    let freeReader: Free
    let feed: Feed
    let getReply: GetReply
    let freeReply: Free
    /// The offsets of `len` and `str` in a reply. Version 1.0 added a field before them.
    let stringOffsets: (length: Int, bytes: Int)

    /// The names of its versions: 0.14 is Debian 12's, 1.1.0 Debian 13's.
    private static let names = ["1.4.0", "1.3.0", "1.1.0", "1.0.0", "0.14"]

    static let loaded: Result<Hiredis, DanXiError> = {
        for name in names {
            guard let library = dlopen("libhiredis.so.\(name)", RTLD_NOW | RTLD_LOCAL) else { continue }
            if let functions = Hiredis(library, isOld: name.hasPrefix("0.")) { return .success(functions) }
        }
        return .failure(
            DanXiError(
                .storage,
                "store.url needs the library hiredis, which is not installed. Install the package libhiredis0.14 (Debian 12) or libhiredis1.1.0 (Debian 13)."
            ))
    }()

    private init?(_ library: UnsafeMutableRawPointer, isOld: Bool) {
        func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(library, name).map { unsafeBitCast($0, to: type) }
        }
        guard let format = function("redisFormatCommandArgv", Format.self), let freeCommand = function("redisFreeCommand", Free.self),
            let createReader = function("redisReaderCreate", Create.self), let freeReader = function("redisReaderFree", Free.self),
            let feed = function("redisReaderFeed", Feed.self), let getReply = function("redisReaderGetReply", GetReply.self),
            let freeReply = function("freeReplyObject", Free.self)
        else { return nil }
        self.format = format
        self.freeCommand = freeCommand
        self.createReader = createReader
        self.freeReader = freeReader
        self.feed = feed
        self.getReply = getReply
        self.freeReply = freeReply
        stringOffsets = isOld ? (16, 24) : (24, 32)
    }

    /// Returns a command as it is sent. Nil if memory ran out.
    func command(_ arguments: [[UInt8]]) -> [UInt8]? {
        let bytes: [UInt8] = Array(arguments.joined()) + [0]
        return bytes.withUnsafeBytes { bytes in
            var start = bytes.bindMemory(to: CChar.self).baseAddress
            var pointers: [UnsafePointer<CChar>?] = []
            for argument in arguments {
                pointers.append(start)
                start = start.map { $0 + argument.count }
            }
            let lengths = arguments.map(\.count)
            var target: UnsafeMutablePointer<CChar>?
            let count = format(&target, Int32(clamping: arguments.count), &pointers, lengths)
            guard count > 0, let target else { return nil }
            defer {
                UnsafeMutableRawBufferPointer(start: target, count: Int(count)).wipe()
                freeCommand(target)
            }
            return Array(UnsafeRawBufferPointer(start: target, count: Int(count)))
        }
    }

    /// Reads a reply that is no array.
    func reply(_ reply: UnsafeMutableRawPointer) -> RedisReply? {
        let type = reply.load(as: Int32.self)
        func bytes() -> [UInt8] {
            let count = reply.load(fromByteOffset: stringOffsets.length, as: Int.self)
            let start = reply.load(fromByteOffset: stringOffsets.bytes, as: UnsafeRawPointer?.self)
            return Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(0, count)))
        }
        // The numbers are those of REDIS_REPLY_STRING, INTEGER, NIL, STATUS and ERROR.
        return switch type {
        case 1: .bytes(bytes())
        case 3: .integer(reply.load(fromByteOffset: 8, as: Int.self))
        case 4: .null
        case 5: .status(String(decoding: bytes(), as: UTF8.self))
        case 6: .error(RedisError(String(decoding: bytes(), as: UTF8.self)))
        default: nil
        }
    }
}
