import CLibXML2

extension Matcher {
    mutating func has(_ list: Range<Int>, _ node: Node) -> Bool {
        let outer = anchor
        // The memo's results depend on the anchor.
        let outerMemo = memo
        memo = Memo()
        defer {
            anchor = outer
            memo = outerMemo
        }
        anchor = node
        for index in list where hasMatch(program.complexes[index], node) { return true }
        return false
    }

    mutating func hasMatch(_ complex: SelectorProgram.Complex, _ node: Node) -> Bool {
        let isSimple = complex.count == 2
        switch complex.leading {
        case .child where isSimple:
            var child = node.firstElement
            while let current = child {
                if match(complex.first, current) == .matches { return true }
                child = current.nextElement
            }
            return false
        case .following where isSimple:
            return hasFollower(node, complex.first)
        case .next, .following:
            var sibling = node.nextElement
            while let current = sibling {
                if match(complex.first, current) == .matches { return true }
                if !isSimple, hasMatchBelow(current, complex.first) { return true }
                if complex.leading == .next || isCancelled() { return false }
                sibling = current.nextElement
            }
            return false
        default:
            return hasMatchBelow(node, complex.first)
        }
    }

    /// Returns whether a following sibling matches a compound. A long row of siblings is walked only once, from its end.
    mutating func hasFollower(_ node: Node, _ index: Int) -> Bool {
        let row = Memo.Key(node: node.pointee.parent ?? node, index: index)
        if followers.rows.contains(row) { return followers.followed.contains(Memo.Key(node: node, index: index)) }
        var steps = 0
        var sibling = node.nextElement
        while let current = sibling, steps < Memo.distance {
            if compoundMatches(index, current) { return true }
            steps += 1
            sibling = current.nextElement
        }
        guard let far = sibling else { return false }
        var last = far
        while let next = last.nextElement { last = next }
        var isFollowed = false
        var current: Node? = last
        while let element = current, !isCancelled() {
            if isFollowed { followers.followed.insert(Memo.Key(node: element, index: index)) }
            if !isFollowed, compoundMatches(index, element) { isFollowed = true }
            current = element.previousElement
        }
        followers.rows.insert(row)
        return followers.followed.contains(Memo.Key(node: node, index: index))
    }

    mutating func compoundMatches(_ index: Int, _ node: Node) -> Bool {
        for test in program.compounds[index].tests where !matches(program.tests[test], node) { return false }
        return true
    }

    /// Returns whether the task was cancelled. It is checked every 1,024 steps, because a selector may take long on a large page.
    mutating func isCancelled() -> Bool {
        steps &+= 1
        if steps & 0x3FF == 0, Task.isCancelled { wasCancelled = true }
        return wasCancelled
    }

    mutating func hasMatchBelow(_ node: Node, _ first: Int) -> Bool {
        var descendant = node.firstChild
        while let current = descendant {
            if current.isElement, match(first, current) == .matches { return true }
            if isCancelled() { return false }
            descendant = current.next(within: node)
        }
        return false
    }
}
