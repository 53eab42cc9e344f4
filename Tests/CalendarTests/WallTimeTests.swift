import Calendar
import TestSupport
import Testing
import Threads

@Suite("Instants of the real-time clock", .virtualTime)
struct WallTimeTests {
    @Test(
        "The age of an instant is the time since then. An instant in the future counts as almost 25 days old",
        arguments: [(0, 0), (1, 1), (86_400_000, 86_400_000), (-1, 2_147_483_647), (-86_400_000, 2_147_483_647)])
    func age(past: Int, milliseconds: Int) {
        let instant = WallTime(milliseconds: WallTime.now.milliseconds - past)
        #expect(instant.age == .milliseconds(milliseconds))
    }

    @Test("An instant that is too far away for its age counts as almost 25 days old")
    func overflow() {
        #expect(WallTime(milliseconds: .min).age == .milliseconds(2_147_483_647))
    }

    @Test("The age grows with the clock")
    func sleep() async throws {
        let start = WallTime.now
        try await Timers.sleep(for: .milliseconds(1500))
        #expect(start.age == .milliseconds(1500) && WallTime.now.milliseconds == start.milliseconds + 1500)
    }
}
