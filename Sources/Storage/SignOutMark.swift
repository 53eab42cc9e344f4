import JSON

/// The mark that a sign-out leaves in a store in place of the sign-in. The mark shows the other sessions with the account that the sign-in
/// was removed on purpose. If both the sign-in and the mark are missing, the store has lost its data, for example because a server was
/// restarted, and the sessions store their sign-ins again.
package struct SignOutMark: JSONCodable, Equatable {
    /// The fingerprints of the accounts that were signed out, so that the store does not name them.
    private let accounts: [String]

    /// - Parameter accounts: names of accounts, unique in the store.
    package init(_ accounts: some Sequence<String>) {
        self.accounts = accounts.map(Self.fingerprint).sorted()
    }

    package func covers(_ account: String) -> Bool { accounts.contains(Self.fingerprint(account)) }

    private static func fingerprint(_ account: String) -> String { Fingerprint("sign-out", account).text }

    package init(json: JSONElement) throws(JSONError) {
        accounts = try json.value("signed_out")
    }

    package func write(to json: inout JSONWriter) {
        json.object { $0.set("signed_out", accounts) }
    }
}

/// The value of a sign-in file: a sign-in, or the mark of a sign-out.
package enum RememberedValue<SignIn: JSONCodable>: JSONCodable {
    case signIn(SignIn)
    case signedOut(SignOutMark)

    /// The sign-in. Nil after a sign-out.
    package var signIn: SignIn? {
        if case .signIn(let signIn) = self { signIn } else { nil }
    }

    package init(json: JSONElement) throws(JSONError) {
        self =
            if (try json.optional("signed_out") as [String]?) != nil { .signedOut(try SignOutMark(json: json)) } else {
                .signIn(try SignIn(json: json))
            }
    }

    package func write(to json: inout JSONWriter) {
        switch self {
        case .signIn(let signIn): signIn.write(to: &json)
        case .signedOut(let mark): mark.write(to: &json)
        }
    }
}
