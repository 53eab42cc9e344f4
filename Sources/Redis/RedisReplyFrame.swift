import Connections

/// Checks the lines of a reply before hiredis reads them. A line is an error, a number, the length of the string that follows, or the
/// number of elements of an array.
struct RedisReplyFrame {
    /// The maximum size of a line in bytes, including CR and LF. hiredis searches a line from its beginning each time bytes arrive, which
    /// takes quadratic time.
    private static let lineLimit = 64 << 10

    /// The maximum depth of arrays. hiredis parses and frees an array in each array by recursion.
    private static let depthLimit = 7

    /// The number of elements that arrays may still have. hiredis allocates memory for as many elements as a server announces.
    private var elements: Int
    /// Whether the reply may have arrays. An array without elements may follow the last element.
    private let hasArrays: Bool
    /// For each array that has begun, the number of its elements that have not ended.
    private var open: [Int] = []
    /// The number of bytes of a string, and of its end, that have not arrived.
    private var rest = 0
    private var size = 0
    private var type: UInt8 = 0
    private var number = 0
    private var last: UInt8 = 0

    init(elements: Int) { (self.elements, hasArrays) = (elements, elements > 0) }

    mutating func read(_ bytes: UnsafeRawBufferPointer) throws(ConnectionFailure) {
        var index = 0
        while index < bytes.count {
            guard rest == 0 else {
                let count = min(rest, bytes.count - index)
                rest -= count
                index += count
                continue
            }
            try read(bytes[index])
            index += 1
        }
    }

    private mutating func read(_ byte: UInt8) throws(ConnectionFailure) {
        if size == 0 {
            guard "+-:$".utf8.contains(byte) || byte == UInt8(ascii: "*") && hasArrays else {
                throw ConnectionFailure(reason: "it does not speak the Redis protocol, or sent a reply of an unexpected type")
            }
            (type, number) = (byte, 0)
        } else if UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
            // Lines have other digits too, and numbers may be too large. hiredis refuses such lengths.
            number = number &* 10 &+ Int(byte - UInt8(ascii: "0"))
        } else if byte == UInt8(ascii: "-") {
            // -1 is the length of null.
            type = UInt8(ascii: "+")
        }
        size += 1
        guard size <= Self.lineLimit else {
            throw ConnectionFailure(reason: "it sent a line of more than \(Self.lineLimit >> 10) KiB")
        }
        defer { last = byte }
        guard last == UInt8(ascii: "\r"), byte == UInt8(ascii: "\n"), size > 1 else { return }
        size = 0
        switch type {
        case UInt8(ascii: "$"): rest = min(max(0, number), 1 << 40) + 2
        case UInt8(ascii: "*"):
            guard 0...elements ~= number else { throw ConnectionFailure(reason: "it sent a longer list than expected") }
            elements -= number
            if number > 0 {
                guard open.count < Self.depthLimit else { throw ConnectionFailure(reason: "it sent lists that are nested too deeply") }
                open.append(number)
                return
            }
        default: break
        }
        while let count = open.popLast() {
            guard count == 1 else { return open.append(count - 1) }
        }
    }
}
