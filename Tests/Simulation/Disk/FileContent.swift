/// The bytes of a file, and what of them a crash preserves.
struct FileContent {
    /// What processes read.
    private(set) var bytes: [UInt8] = []
    /// The content at the last flush.
    private var synced: [UInt8] = []
    /// The changes since then, in their order.
    private var changes: [Change] = []

    private enum Change {
        case write([UInt8], position: Int)
        case truncate(size: Int)
    }

    init(_ bytes: [UInt8] = []) { (self.bytes, synced) = (bytes, bytes) }

    mutating func write(_ new: [UInt8], at position: Int) {
        let change = Change.write(new, position: position)
        Self.apply(change, to: &bytes)
        changes.append(change)
    }

    mutating func truncate(to size: Int) {
        guard size != bytes.count else { return }
        let change = Change.truncate(size: size)
        Self.apply(change, to: &bytes)
        changes.append(change)
    }

    mutating func sync() {
        synced = bytes
        changes = []
    }

    /// Returns the content after a crash. All changes since the last flush are lost or kept, or the first of them are kept, and the last
    /// one of these in part.
    func afterCrash(_ seed: Seed) -> FileContent {
        guard !changes.isEmpty else { return self }
        var kept = synced
        switch seed.int(in: 0...2) {
        case 0: break
        case 1: kept = bytes
        default:
            let count = seed.int(in: 0...(changes.count - 1))
            for change in changes[..<count] { Self.apply(change, to: &kept) }
            if case .write(let new, let position) = changes[count] {
                Self.apply(.write(Array(new.prefix(seed.int(in: 0...new.count))), position: position), to: &kept)
            }
        }
        return FileContent(kept)
    }

    private static func apply(_ change: Change, to bytes: inout [UInt8]) {
        switch change {
        case .write(let new, let position):
            guard !new.isEmpty else { return }
            if bytes.count < position { bytes += [UInt8](repeating: 0, count: position - bytes.count) }
            bytes.replaceSubrange(position..<min(position + new.count, bytes.count), with: new)
        case .truncate(let size) where size < bytes.count:
            bytes.removeLast(bytes.count - size)
        case .truncate(let size):
            bytes += [UInt8](repeating: 0, count: size - bytes.count)
        }
    }
}
