/// The nodes of a cluster and their slots, as far as a client has learned them.
struct ClusterMap: Sendable {
    static let slotCount = 16_384

    private var ranges: [(slots: ClosedRange<Int>, host: String)] = []
    /// The nodes of slots that have moved since the ranges were learned.
    private var moved: [Int: String] = [:]
    /// Whether a node must be asked for the ranges.
    private(set) var isStale = true
    /// The nodes of the configuration.
    private let seeds: [String]
    /// The nodes that could not be used, which are asked last.
    private var lost: [String] = []
    /// The node whose reply gave the ranges.
    private var witness: String?

    init(seeds: [String]) { self.seeds = seeds }

    /// The nodes that can be asked for the ranges, in the order in which they are asked.
    var hosts: [String] {
        var hosts: [String] = []
        for host in ranges.map(\.host) + seeds where !hosts.contains(host) { hosts.append(host) }
        return hosts.filter { !lost.contains($0) } + hosts.filter { lost.contains($0) }
    }

    /// Returns the node of a slot. Nil if it is not known.
    func host(of slot: Int) -> String? { moved[slot] ?? ranges.first { $0.slots.contains(slot) }?.host }

    /// Records the ranges of a node's reply.
    mutating func learn(_ new: [(slots: ClosedRange<Int>, host: String)], from witness: String) {
        (ranges, moved, isStale, lost) = (new, [:], false, [])
        self.witness = witness
    }

    /// Records the ranges of a node that does not know all slots, if no others are known. The ranges are asked for again.
    mutating func learn(part: [(slots: ClosedRange<Int>, host: String)]) {
        if ranges.isEmpty { ranges = part }
    }

    /// Records that the ranges have changed.
    mutating func expire() { isStale = true }

    /// Records that a node has the slot now.
    mutating func move(_ slot: Int, to host: String) { moved[slot] = host }

    /// Records that a node cannot be used, so that another node is asked for the ranges. The node whose reply gave the ranges is asked last too,
    /// because it may be cut off from the others.
    mutating func lose(_ host: String) {
        isStale = true
        for host in [host, witness] {
            if let host, !lost.contains(host) { lost.append(host) }
        }
        witness = nil
    }

    /// Reads the reply to `CLUSTER SLOTS`: for each range, its first and last slot, the node that takes writes, and replicas.
    /// - Parameter host: returns the address of a node. The name is empty if the node is the one that has replied.
    /// - Returns: nil if the reply is malformed.
    static func ranges(
        _ reply: RedisReply, _ host: (_ name: String, _ port: String) throws(RedisFailure) -> String
    ) throws(RedisFailure) -> [(slots: ClosedRange<Int>, host: String)]? {
        guard case .array(let rows) = reply else { return nil }
        var ranges: [(slots: ClosedRange<Int>, host: String)] = []
        for row in rows {
            guard case .array(let parts) = row, parts.count >= 3, case .integer(let first) = parts[0], case .integer(let last) = parts[1],
                0 <= first, first <= last, last < slotCount, case .array(let node) = parts[2], node.count >= 2,
                case .integer(let port) = node[1]
            else { return nil }
            ranges.append((first...last, try host(Self.name(of: node), String(port))))
        }
        return ranges
    }

    /// Returns the name of a node, whose parts are its name, its port, its identifier and other addresses. Where nodes are named by host
    /// names, the name of a node without one is a question mark, and its IP address is among the other addresses.
    private static func name(of node: [RedisReply]) -> String {
        guard case .bytes(let bytes) = node[0] else { return "" }
        let name = String(decoding: bytes, as: UTF8.self)
        guard name == "?" else { return name }
        guard node.count >= 4, case .array(let others) = node[3], let index = others.firstIndex(of: .bytes(Array("ip".utf8))),
            index + 1 < others.count, case .bytes(let address) = others[index + 1]
        else { return "" }
        return String(decoding: address, as: UTF8.self)
    }

    /// Returns the slot of a key: CRC16 (XMODEM) of the key, or of the part between the first braces if it is not empty.
    static func slot(of key: String) -> Int {
        var bytes = Array(key.utf8)[...]
        if let open = bytes.firstIndex(of: UInt8(ascii: "{")), let close = bytes[open...].firstIndex(of: UInt8(ascii: "}")),
            close > open + 1
        {
            bytes = bytes[(open + 1)..<close]
        }
        var crc: UInt16 = 0
        for byte in bytes {
            crc ^= UInt16(byte) << 8
            for _ in 0..<8 { crc = crc & 0x8000 == 0 ? crc << 1 : crc << 1 ^ 0x1021 }
        }
        return Int(crc) % slotCount
    }
}
