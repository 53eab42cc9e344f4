import TestSupport
import Testing

@testable import CampusSignIn

@Suite("Locations of a script", .computing, .timeLimit(.minutes(5)))
struct ScriptLocationTests {
    @Test("Ten times as long a script takes about ten times as long")
    func time() {
        let ratio = growth(from: 100) { size in
            let script = String(repeating: "location='location=\"", count: size)
            return {
                _ = ScriptLocation.targets(in: script)
                _ = ScriptLocation.value(of: "locationValue", in: script)
            }
        }
        #expect(ratio < 15)
    }
}
