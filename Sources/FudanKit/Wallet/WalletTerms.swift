import Errors
import Markup

/// The terms of use that the campus card's site shows instead of a page until the account has agreed to them.
enum WalletTerms {
    private static let agreement: Selector = "#btn-agree-ok"

    /// Throws an error if a page shows the terms.
    /// - Parameter url: the URL of the page, for the error message.
    static func check(_ document: HTMLDocument, url: String) throws(DanXiError) {
        guard document.first(agreement) != nil else { return }
        throw DanXiError(
            .forbidden,
            "The account has not agreed to the terms of use of the campus card's site. Open \(url) in a browser, agree to them, and try again.",
            detail: .object(["reason": .string("terms_not_agreed"), "url": .string(url)]))
    }
}
