/// A write that arrived with a valid sign-in.
package struct UniversityWrite: Sendable {
    package enum Kind: String, Sendable {
        case renewLoan
        case cancelHold
        /// A form of `https://forms.fudan.edu.cn/apply`.
        case apply
    }

    package let time: Int
    package let account: String
    package let kind: Kind
    /// The barcode of the loan, the number of the hold, or the text of the form.
    package let target: String
    /// Whether it changed something.
    package let isAccepted: Bool
}

/// A secret in a request to a host that must not receive it.
package struct StraySecret: Sendable {
    package let time: Int
    package let host: String
    package let path: String
    /// The kind of the secret, or `password`.
    package let kind: String
    package let owner: String
}

/// A request with secrets of more than one account.
package struct MixedRequest: Sendable {
    package let time: Int
    package let host: String
    package let path: String
    package let owners: [String]
}

/// A response with the data of an account.
package struct UniversityRead: Sendable {
    package let time: Int
    package let account: String
    package let host: String
    package let path: String
}
