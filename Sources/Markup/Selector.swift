/// A compiled CSS selector.
///
/// It understands Selectors 4 as far as a document that is not shown has it: types, `.class`, `#id`, `[attribute]` with
/// `= ~= |= ^= $= *= !=` and the flags `i` and `s`, the combinators (space, `>`, `+`, `~`), lists, `:is` `:where` `:not` `:has`,
/// `:nth-child(an+b of S)` and its kin, `:first-`, `:last-` and `:only-child` and `-of-type`, `:root`, `:scope`, `:empty`, `:checked`,
/// `:disabled`, `:enabled`, `:link`; and beyond it, as SwiftSoup and BeautifulSoup do, `:contains("text")`, `:containsOwn("text")`, and
/// a combinator at the beginning (`> td`), which is meant from where the selection starts. Pseudo-classes of interaction, such as
/// `:hover`, and pseudo-elements are errors.
///
/// In a program's text it is a literal: `static let rows: Selector = "#statusTable_0 tr"`. What the program is given at run time is
/// compiled with `init(_:)`, which throws.
package struct Selector: Sendable, CustomStringConvertible {
    let program: SelectorProgram

    /// The selector as it was written.
    package let description: String

    /// Compiles a selector.
    package init(_ text: String) throws(SelectorError) {
        program = try SelectorParser.parse(text)
        description = text
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// A selector that stands in a program. A wrong one stops a debug build, so that any test that reaches it shows it; a release
    /// build selects nothing with it.
    package init(stringLiteral text: StaticString) {
        description = "\(text)"
        do throws(SelectorError) {
            program = try SelectorParser.parse(description)
        } catch {
            assertionFailure("\(error)")
            program = .nothing
        }
    }

    /// Compiles a literal; see `init(stringLiteral:)`.
    package init(_ text: StaticString) {
        self.init(stringLiteral: text)
    }
}

/// What is wrong with a selector, and where.
package struct SelectorError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The selector.
    package let selector: String
    /// Where it is wrong: the number of characters before the place.
    package let position: Int
    /// What is wrong there.
    package let problem: String

    /// Such as `the selector "a[href" is wrong at character 7: expected ], got the end`.
    package var description: String {
        let shown = selector.count > 200 ? "\(selector.prefix(200))…" : selector
        return "the selector \"\(shown)\" is wrong at character \(position + 1): \(problem)"
    }
}
