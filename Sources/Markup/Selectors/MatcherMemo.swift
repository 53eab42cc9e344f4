extension Matcher {
    /// The results of `hasFollower` for the groups of siblings that were walked, by their parent.
    struct Followers {
        var rows: Set<Memo.Key> = []
        var followed: Set<Memo.Key> = []
    }

    /// Memoized results for elements with many siblings, so that a selection takes time proportional to the size of the document.
    struct Memo {
        struct Key: Hashable {
            let node: Node
            let index: Int
        }

        /// Siblings at a smaller distance are walked; memoizing them would be slower.
        static let distance = 16

        /// Whether a preceding sibling matches a compound and those to its left.
        var following: [Key: Bool] = [:]
        var positions: [Key: Int] = [:]

        static func index(like: Likeness, backwards: Bool) -> Int {
            let kind =
                switch like {
                case .any: 0
                case .sameName: 1
                case .list(let index): 2 + Int(index)
                }
            return kind * 2 + (backwards ? 1 : 0)
        }
    }
}
