import Calls
import Errors
import Testing

@Suite("The accounts of a call")
struct CallAccountsTests {
    private let both = CallAccounts(community: "1", campus: "2")

    @Test(
        "A call acts for the account that it was started for, and fails if the session has another one or none by then",
        arguments: [
            (.community, "1", false), (.community, "3", true), (.community, nil, true), (.campus, "2", false), (.campus, "1", true),
            (.campus, nil, true),
        ] as [(CallAccounts.Kind, String?, Bool)])
    func changes(kind: CallAccounts.Kind, present: String?, hasChanged: Bool) throws {
        try CallContext.$current.withValue(CallContext(accounts: both)) {
            if hasChanged {
                #expect(throws: DanXiError.accountChanged(kind)) { try CallContext.account(kind, present: present) }
            } else {
                let account = try CallContext.account(kind, present: present)
                #expect(account == present)
            }
        }
        let outside = try CallContext.account(kind, present: present)
        #expect(outside == present)
    }

    @Test("A call that was started without an account fails if the session has one by then")
    func signedIn() throws {
        try CallContext.$current.withValue(CallContext(accounts: CallAccounts())) {
            let none = try CallContext.account(.community, present: nil)
            #expect(none == nil)
            #expect(throws: DanXiError.accountChanged(.community)) { try CallContext.account(.community, present: "1") }
        }
    }

    @Test("The error names the account and the method that tells which one is signed in")
    func messages() {
        for (kind, name, method) in [
            (CallAccounts.Kind.community, "community", "account.get_status"), (.campus, "campus", "campus.status"),
        ] {
            let error = DanXiError.accountChanged(kind)
            let start = "The session's \(name) account changed during the call, because another call signed in or out. "
            let end =
                "Nothing was sent in the new account's name. Call \(method) to check which account is signed in, and repeat the call if it is still needed."
            #expect(error == DanXiError(.accountChanged, start + end))
        }
        #expect(both[.community] == "1" && both[.campus] == "2" && CallAccounts()[.campus] == nil)
    }
}
