import JSON
import Networking

/// A connection to a server. It is used by one thread at a time. After an error it must not be used again.
final class RedisConnection {
    typealias Failure = CurlStream.Failure

    private let stream: CurlStream
    private let hiredis: Hiredis

    init(
        to address: CurlStream.Address, _ configuration: NetworkConfiguration, _ hiredis: Hiredis, until end: ContinuousClock.Instant
    ) throws(Failure) {
        stream = try CurlStream(to: address, configuration, until: end)
        self.hiredis = hiredis
    }

    var isUsable: Bool { stream.isUsable }

    func command(_ arguments: [[UInt8]], until end: ContinuousClock.Instant) throws(Failure) -> RedisReply {
        guard var command = hiredis.command(arguments) else { throw .outOfMemory }
        defer { command.wipe() }
        try stream.send(command, until: end)
        return try reply(until: end)
    }

    private func reply(until end: ContinuousClock.Instant) throws(Failure) -> RedisReply {
        // A new reader holds no rest of an earlier reply.
        let reader = try RedisReplyReader(hiredis)
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 1)
        defer {
            buffer.wipe()
            buffer.deallocate()
        }
        while true {
            let count = try stream.receive(into: buffer, until: end)
            if let reply = try reader.read(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return reply }
        }
    }
}
