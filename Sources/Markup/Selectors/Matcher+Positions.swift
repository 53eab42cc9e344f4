import CLibXML2

extension Matcher {
    /// The siblings that are counted for the position of an element.
    enum Likeness: Equatable {
        case any, sameName
        /// Siblings that a selector list matches.
        case list(Int)

        /// Index of the table in which ``Memo`` keeps the positions among these siblings.
        var index: Int {
            switch self {
            case .any: 0
            case .sameName: 1
            case .list(let index): 2 + index
            }
        }
    }

    /// The end from which positions are counted: the first or the last sibling.
    enum Direction {
        case fromFirst, fromLast

        func next(_ node: Node) -> Node? { self == .fromFirst ? node.nextElement : node.previousElement }
        func previous(_ node: Node) -> Node? { self == .fromFirst ? node.previousElement : node.nextElement }
    }

    /// Maximum number of siblings that are counted for each element. If more siblings precede an element, the positions of all siblings are
    /// computed once and stored, because counting the siblings for each element would take quadratic time.
    private static let distance = 16

    mutating func matchesNth(_ test: SelectorProgram.Test, _ node: Node) -> Bool {
        let direction: Direction = test.kind == .nthLastChild || test.kind == .nthLastOfType ? .fromLast : .fromFirst
        let like: Likeness =
            test.list >= 0 ? .list(Int(test.list)) : test.kind == .nthOfType || test.kind == .nthLastOfType ? .sameName : .any
        // If a <= 0, positions beyond b cannot match, so counting stops there.
        let most = test.a <= 0 ? max(0, Int(test.b)) : Int.max
        if most == 0 { return false }
        let position = position(of: node, among: like, direction, atMost: most)
        if position < 1 || position > most { return false }
        let distance = position - Int(test.b)
        if test.a == 0 { return distance == 0 }
        return distance % Int(test.a) == 0 && distance / Int(test.a) >= 0
    }

    /// Returns the position of an element, from 1. If the position is above `limit`, the result is any number above `limit`. If `like` is a
    /// list that does not match the element, the result is negative.
    mutating func position(of node: Node, among like: Likeness, _ direction: Direction, atMost limit: Int) -> Int {
        // Matching a selector list may take long, so the positions among its matches are always computed once and stored.
        let distance = if case .list = like { 0 } else { Self.distance }
        var position = 1
        var sibling = direction.previous(node)
        for _ in 0..<distance {
            guard let current = sibling else { return position }
            if isLike(current, node, like) { position += 1 }
            if position > limit { return position }
            sibling = direction.previous(current)
        }
        let positions = memo.positions(direction, like.index)
        if positions[node.number] == 0 { number(rowOf: node, among: like, direction, positions) }
        return Int(positions[node.number])
    }

    /// Stores the positions of an element and all its siblings. The position of a sibling that is not counted is -1.
    private mutating func number(rowOf node: Node, among like: Likeness, _ direction: Direction, _ positions: Memo.Table<Int32>) {
        var first = node
        while let previous = direction.previous(first) { first = previous }
        var counts: [String: Int32] = [:]
        var count: Int32 = 0
        var sibling: Node? = first
        while let current = sibling {
            if like == .sameName {
                let name = current.qualifiedName
                count = counts[name, default: 0] + 1
                counts[name] = count
                positions[current.number] = count
            } else if isLike(current, node, like) {
                count += 1
                positions[current.number] = count
            } else {
                positions[current.number] = -1
            }
            sibling = direction.next(current)
        }
    }

    private mutating func isLike(_ candidate: Node, _ node: Node, _ like: Likeness) -> Bool {
        switch like {
        case .any: return true
        case .sameName:
            return xmlStrEqual(candidate.pointee.name, node.pointee.name) != 0
                && candidate.pointee.ns?.pointee.href == node.pointee.ns?.pointee.href
        case .list(let index): return program.lists.indices.contains(index) && matches(list: program.lists[index], candidate)
        }
    }
}

extension UnsafeMutablePointer where Pointee == xmlNode {
    fileprivate var qualifiedName: String {
        let name = String(xml: pointee.name)
        guard let namespace = pointee.ns?.pointee.href else { return name }
        return String(xml: namespace) + " " + name
    }
}
