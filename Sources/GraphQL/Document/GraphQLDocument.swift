import JSON

/// The operations of a GraphQL document. The kind of an operation determines whether its request may be sent again, because only the
/// requests of queries may be sent twice.
package struct GraphQLDocument: Sendable {
    package enum Kind: String, Sendable {
        case query
        case mutation
        case subscription
    }

    package struct Operation: Sendable, Equatable {
        package let kind: Kind
        /// Name of the operation. Nil for an anonymous operation.
        package let name: String?
    }

    /// The operations in the order of the document.
    package let operations: [Operation]

    init(_ text: String) throws(GraphQLSyntaxError) {
        var reader = DefinitionReader(text)
        var operations: [Operation] = []
        var names: Set<String> = []
        while let definition = try reader.next() {
            guard let operation = definition.operation else { continue }
            if let name = operation.name, !names.insert(name).inserted {
                throw definition.error("two operations are named \(name.shortened(toBytes: 100))")
            }
            operations.append(operation)
        }
        self.operations = operations
    }
}

/// A reader that returns the definitions of a document one after another.
private struct DefinitionReader {
    private var lexer: GraphQLLexer

    struct Definition {
        /// The operation that is defined. Nil for a fragment.
        let operation: GraphQLDocument.Operation?
        /// The lexer at the definition's first token, for error messages.
        fileprivate let place: GraphQLLexer

        func error(_ problem: String) -> GraphQLSyntaxError { place.error(problem) }
    }

    init(_ text: String) {
        lexer = GraphQLLexer(text)
    }

    /// Returns the next definition, or nil at the end.
    mutating func next() throws(GraphQLSyntaxError) -> Definition? {
        var first = try lexer.next()
        // Since the specification of 2025, a definition may begin with a description.
        if first == .string {
            let description = lexer
            first = try lexer.next()
            if first == nil { throw description.error("the description has no definition") }
        }
        let place = lexer
        switch first {
        case nil: return nil
        case .punctuator(UInt8(ascii: "{")):
            try skipToMatch()
            return Definition(operation: GraphQLDocument.Operation(kind: .query, name: nil), place: place)
        case .name("fragment"):
            _ = try skipToSelection()
            return Definition(operation: nil, place: place)
        case .name(let keyword):
            guard let kind = GraphQLDocument.Kind(rawValue: keyword) else { throw unexpected() }
            let name = try skipToSelection()
            return Definition(operation: GraphQLDocument.Operation(kind: kind, name: name), place: place)
        default: throw unexpected()
        }
    }

    private func unexpected() -> GraphQLSyntaxError {
        lexer.error("expected query, mutation, fragment or {")
    }

    /// Skips to the end of the definition's selection set. Variables and directives before the set may contain braces in parentheses.
    /// - Returns: the name right after the keyword. Nil for an anonymous operation.
    private mutating func skipToSelection() throws(GraphQLSyntaxError) -> String? {
        let keyword = lexer
        var name: String?
        var isFirst = true
        while let token = try lexer.next() {
            switch token {
            case .name(let text) where isFirst: name = text
            case .punctuator(UInt8(ascii: "(")), .punctuator(UInt8(ascii: "[")): try skipToMatch()
            case .punctuator(UInt8(ascii: "{")):
                try skipToMatch()
                return name
            case .punctuator(UInt8(ascii: ")")), .punctuator(UInt8(ascii: "]")), .punctuator(UInt8(ascii: "}")):
                throw lexer.error("unexpected closing bracket")
            default: break
            }
            isFirst = false
        }
        throw keyword.error("the definition has no selection in braces")
    }

    /// Skips past the bracket that closes the bracket that was read last.
    private mutating func skipToMatch() throws(GraphQLSyntaxError) {
        let opening = lexer
        var depth = 1
        while let token = try lexer.next() {
            switch token {
            case .punctuator(UInt8(ascii: "(")), .punctuator(UInt8(ascii: "[")), .punctuator(UInt8(ascii: "{")): depth += 1
            case .punctuator(UInt8(ascii: ")")), .punctuator(UInt8(ascii: "]")), .punctuator(UInt8(ascii: "}")): depth -= 1
            default: break
            }
            if depth == 0 { return }
        }
        throw opening.error("the bracket is not closed")
    }
}
