import Calls
import Testing
import Threads

@Suite("The context of a call")
struct CallContextTests {
    private final class Mark: CallAttachment {}

    @Test("The context of work that several calls share has the accounts and the attachment of the call that started the work")
    func sharing() {
        let mark = Mark()
        let call = CallContext(deadline: .now, accounts: CallAccounts(community: "1"), attachment: mark)
        let shared = call.sharing(SharedDeadline(), CallProgress(), OpenWrites())
        #expect(shared.attachment === mark && shared.accounts == call.accounts)
    }

    @Test("If a call has begun a request, the next request of its shared work counts as a follow-up")
    func requests() {
        let call = CallContext()
        #expect(!call.beginsRequest())
        #expect(call.beginsRequest())
        #expect(call.sharing(SharedDeadline(), CallProgress(), OpenWrites()).beginsRequest())
    }
}
