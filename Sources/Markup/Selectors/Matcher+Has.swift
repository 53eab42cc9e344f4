import CLibXML2

extension Matcher {
    /// Returns whether a relative selector, such as `> td a`, matches an element relative to `node`.
    mutating func has(_ complex: SelectorProgram.Complex, _ node: Node) -> Bool {
        let leftmost = complex.first + complex.count - 1
        return exists(complex.leading, leftmost, complex, node)
    }

    /// Returns whether an element with the given relation to `node` matches a compound, and its relatives match the compounds to the right.
    private mutating func exists(
        _ combinator: SelectorProgram.Combinator, _ index: Int, _ complex: SelectorProgram.Complex, _ node: Node
    ) -> Bool {
        switch combinator {
        case .none: return false
        case .next: return node.nextElement.map { continues(index, complex, $0) } ?? false
        case .child:
            var child = node.firstElement
            while let current = child {
                if continues(index, complex, current) { return true }
                child = current.nextElement
            }
            return false
        case .following: return hasFollower(index, complex, node)
        case .descendant: return hasDescendant(index, complex, node)
        }
    }

    private mutating func continues(_ index: Int, _ complex: SelectorProgram.Complex, _ node: Node) -> Bool {
        guard compoundMatches(index, node) else { return false }
        return index == complex.first || exists(program.compounds[index - 1].left, index - 1, complex, node)
    }

    private mutating func hasFollower(_ index: Int, _ complex: SelectorProgram.Complex, _ node: Node) -> Bool {
        let answers = memo.answers(.following, index)
        if let known = answers[node] { return known }
        var isFound = false
        var end = node.nextElement
        while let current = end {
            if continues(index, complex, current) {
                isFound = true
                break
            }
            if let known = answers[current] {
                isFound = known
                break
            }
            end = current.nextElement
        }
        var passed: Node? = node
        while let current = passed, current != end {
            answers[current] = isFound
            passed = current.nextElement
        }
        return isFound
    }

    private mutating func hasDescendant(_ index: Int, _ complex: SelectorProgram.Complex, _ node: Node) -> Bool {
        let answers = memo.answers(.descendant, index)
        if let known = answers[node] { return known }
        var next = node.firstChild
        while let current = next {
            guard current.isElement else {
                next = current.nextSkippingChildren(within: node)
                continue
            }
            let known = answers[current]
            if known == true || continues(index, complex, current) {
                var ancestor = current.pointee.parent
                while let marked = ancestor {
                    answers[marked] = true
                    if marked == node { break }
                    ancestor = marked.pointee.parent
                }
                return true
            }
            if known == false {
                next = current.nextSkippingChildren(within: node)
            } else {
                // If a descendant of `current` matches later, the answers for all ancestors of the descendant up to `node` become true.
                answers[current] = false
                next = current.next(within: node)
            }
        }
        answers[node] = false
        return false
    }
}
