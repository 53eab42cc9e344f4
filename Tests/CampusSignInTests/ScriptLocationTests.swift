import TestSupport
import Testing

@testable import CampusSignIn

@Suite("Redirects in a script", .computing, .timeLimit(.minutes(5)))
struct ScriptLocationTests {
    @Test("The time to find the redirects of a script grows linearly with its length")
    func time() {
        let ratio = growth(from: 100) { size in
            let script = String(repeating: "location='location=\"", count: size)
            return {
                _ = ScriptLocation.targets(in: script)
                _ = ScriptLocation.value(of: "locationValue", in: script)
            }
        }
        #expect(ratio < linearGrowth)
    }
}
