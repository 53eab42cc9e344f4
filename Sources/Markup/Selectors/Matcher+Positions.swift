import CLibXML2

extension Matcher {
    enum Likeness: Equatable {
        case any, sameName
        /// Siblings that a selector list matches.
        case list(Int32)
    }

    mutating func matchesNth(_ test: SelectorProgram.Test, _ node: Node) -> Bool {
        let backwards = test.kind == .nthLastChild || test.kind == .nthLastOfType
        let like: Likeness = test.list >= 0 ? .list(test.list) : test.kind == .nthOfType || test.kind == .nthLastOfType ? .sameName : .any
        if test.list >= 0, !matches(list: list(test), node) { return false }
        // If a <= 0, positions beyond b cannot match, so that counting can stop there.
        let most = test.a <= 0 ? max(0, Int(test.b)) : Int.max
        if most == 0 { return false }
        let position = position(of: node, like: like, backwards: backwards, atMost: most)
        if position > most { return false }
        let distance = position - Int(test.b)
        if test.a == 0 { return distance == 0 }
        return distance % Int(test.a) == 0 && distance / Int(test.a) >= 0
    }

    /// Returns the position of an element among its like siblings, from 1, or any number above `limit` if the position is above it.
    mutating func position(of node: Node, like: Likeness, backwards: Bool, atMost limit: Int) -> Int {
        let key = Memo.Key(node: node, index: Memo.index(like: like, backwards: backwards))
        var position = 1
        var steps = 0
        var sibling = backwards ? node.nextElement : node.previousElement
        while let current = sibling {
            // A long row is numbered to its end, so that the result can be memoized.
            if position > limit, steps < Memo.distance { return position }
            if isLike(current, node, like) {
                position += 1
                // The position of the sibling may be memoized.
                if steps >= Memo.distance / 2, let known = memo.positions[Memo.Key(node: current, index: key.index)] {
                    position += known - 1
                    break
                }
            }
            steps += 1
            // Following siblings have no memoized position yet, because matching runs in document order: number the whole row from its end.
            if steps == Memo.distance, backwards { return numberFromEnd(node, like, key.index) }
            sibling = backwards ? current.nextElement : current.previousElement
        }
        if steps >= Memo.distance { memo.positions[key] = position }
        return position
    }

    mutating func numberFromEnd(_ node: Node, _ like: Likeness, _ index: Int) -> Int {
        if let known = memo.positions[Memo.Key(node: node, index: index)] { return known }
        var last = node
        while let next = last.nextElement { last = next }
        var counts: [String: Int] = [:]
        var sibling: Node? = last
        while let current = sibling {
            if like == .any || like == .sameName || isLike(current, node, like) {
                let name = like == .sameName ? current.qualifiedName : ""
                let number = counts[name, default: 0] + 1
                counts[name] = number
                memo.positions[Memo.Key(node: current, index: index)] = number
            }
            sibling = current.previousElement
        }
        return memo.positions[Memo.Key(node: node, index: index)] ?? 1
    }

    mutating func isLike(_ candidate: Node, _ node: Node, _ like: Likeness) -> Bool {
        switch like {
        case .any: return true
        case .sameName:
            return xmlStrEqual(candidate.pointee.name, node.pointee.name) != 0
                && candidate.pointee.ns?.pointee.href == node.pointee.ns?.pointee.href
        case .list(let index):
            return program.lists.indices.contains(Int(index)) && matches(list: program.lists[Int(index)], candidate)
        }
    }
}

extension UnsafeMutablePointer where Pointee == xmlNode {
    var qualifiedName: String {
        let name = String(xml: pointee.name)
        guard let namespace = pointee.ns?.pointee.href else { return name }
        return String(xml: namespace) + " " + name
    }
}
