/// A compiled CSS selector.
///
/// The supported selectors are those of Selectors 4 that apply to documents without interaction:
///
/// - type selectors, `.class`, `#id`, and `[attribute]` with `= ~= |= ^= $= *= !=` and the flags `i` and `s`
/// - selector lists, and the combinators space, `>`, `+` and `~`
/// - `:not`, `:has`, `:is` and `:where`, of which the last two leave out invalid selectors
/// - `:nth-child(an+b of S)`, `:nth-last-child`, `:nth-of-type`, `:nth-last-of-type`, and `:first-`, `:last-` and `:only-` with `child` and
///   `of-type`
/// - `:root`, `:scope`, `:empty`, `:lang`, `:dir`, `:link` and `:any-link`
/// - the states of forms: `:checked`, `:disabled`, `:enabled`, `:required`, `:optional`, `:read-only`, `:read-write`, `:in-range`,
///   `:out-of-range`, `:default`, `:indeterminate` and `:placeholder-shown`; `:open`, `:muted` and `:defined`
///
/// As in SwiftSoup and BeautifulSoup, `:contains("text")`, `:containsOwn("text")`, `:has` within `:has`, and a leading combinator (`> td`)
/// are supported too. A leading combinator is relative to the start of the selection. Pseudo-classes of interaction, such as `:hover`,
/// match no element. Pseudo-elements are refused.
///
/// Selectors in source code are literals: `static let rows: Selector = "#statusTable_0 tr"`. Strings from a user are compiled with the
/// throwing `init(_:)`.
package struct Selector: Sendable, CustomStringConvertible {
    let program: SelectorProgram

    /// The source text of the selector.
    package let description: String

    /// Compiles a selector that is known only at run time.
    package init(_ text: String) throws(SelectorError) {
        program = try SelectorParser.parse(text)
        description = text
    }
}

extension Selector: ExpressibleByStringLiteral {
    /// Compiles a literal. In a debug build, an invalid literal stops the program, so that a test finds the literal. In a release build, an
    /// invalid literal matches nothing.
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

/// A syntax error in a selector, or a selector that exceeds a limit.
package struct SelectorError: Error, Sendable, Equatable, CustomStringConvertible {
    package let selector: String
    /// Position of the error in the selector: the number of Unicode scalars before it.
    package let position: Int
    /// Description of the error, such as `expected ], got the end`.
    package let problem: String
    /// Whether the selector exceeds a limit. False for a malformed selector.
    var isLimit = false

    /// A message such as `the selector "a[href" is invalid at character 7: expected ], got the end`.
    package var description: String {
        let shown = selector.count > 200 ? "\(selector.prefix(200))…" : selector
        return "the selector \"\(shown)\" is invalid at character \(position + 1): \(problem)"
    }
}
