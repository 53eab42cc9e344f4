/// The watch token of `forum.watch_hole`, as a string `hole:ID:COUNT:IDENTIFIERS`.
struct HoleToken: Equatable {
    let hole: Int
    /// Number of floors in the server's list, which includes deleted floors.
    let count: Int
    let newest: NewestIdentifiers

    init(hole: Int, count: Int, newest: NewestIdentifiers) {
        self.hole = hole
        self.count = count
        self.newest = newest
    }

    init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "hole", let hole = Int(parts[1]), let count = Int32(parts[2]), count >= 0,
            let newest = NewestIdentifiers(parts[3])
        else { return nil }
        self.init(hole: hole, count: Int(count), newest: newest)
    }

    var text: String { "hole:\(hole):\(count):\(newest.text)" }
}
