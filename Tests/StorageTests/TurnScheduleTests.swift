import Testing

@testable import Storage
import Threads

@Suite("Schedules of turns")
struct TurnScheduleTests {
    private let start = Instant(nanoseconds: 1_000_000_000_000)

    /// Takes turns at times, in milliseconds. Returns the waits until them, in milliseconds. Nil for those that are too far away.
    private func waits(_ schedule: TurnSchedule, at times: [Int], within limit: Duration = .seconds(100)) -> [Int?] {
        var next = Instant(nanoseconds: 0)
        return times.map { time in
            let wait = schedule.take(&next, at: start + .milliseconds(time), within: limit)
            return wait <= limit ? Int(wait / .milliseconds(1)) : nil
        }
    }

    @Test("Turns are separated by the interval, and none is earlier than now")
    func interval() {
        let schedule = TurnSchedule(interval: .milliseconds(100), reach: .seconds(100))
        #expect(waits(schedule, at: [0, 0, 0, 250, 1000, 1099]) == [0, 100, 200, 50, 0, 1])
    }

    @Test("Turns of the lead that nobody has taken can be taken at once")
    func burst() {
        let schedule = TurnSchedule(interval: .milliseconds(100), lead: .milliseconds(200), reach: .seconds(100))
        #expect(waits(schedule, at: [0, 0, 0, 0, 10_000, 10_000, 10_000, 10_000]) == [-200, -100, 0, 100, -200, -100, 0, 100])
    }

    @Test("A turn that is too far away is left to the next caller")
    func limit() {
        let schedule = TurnSchedule(interval: .milliseconds(100), reach: .seconds(100))
        #expect(waits(schedule, at: [0, 0, 0, 60, 110, 110], within: .milliseconds(50)) == [0, nil, nil, 40, nil, nil])
    }

    @Test("In any time T, no more turns begin than T / interval + lead / interval + 1", arguments: [0, 1, 7])
    func law(_ ahead: Int) {
        let (interval, lead) = (10, 10 * ahead)
        let schedule = TurnSchedule(interval: .milliseconds(interval), lead: .milliseconds(lead), reach: .seconds(100))
        // Some callers come together, some after pauses of up to 200 ms. The numbers of a linear congruential generator are always the same.
        var (next, number, time, begins) = (Instant(nanoseconds: 0), 1, 0, [Int]())
        for _ in 0..<2000 {
            number = (number * 1_103_515_245 + 12_345) % 2_147_483_648
            time += number >> 16 & 3 == 0 ? (number >> 18) % 200 : 0
            let limit = Duration.milliseconds((number >> 8) % 100)
            let wait = schedule.take(&next, at: start + .milliseconds(time), within: limit)
            if wait <= limit { begins.append(time + max(0, Int(wait / .milliseconds(1)))) }
        }
        #expect(begins.count > 100)
        begins.sort()
        for (first, begin) in begins.enumerated() {
            for last in first..<min(begins.count, first + 30) {
                #expect(last - first + 1 <= (begins[last] - begin) / interval + ahead + 1)
            }
        }
    }

    @Test("Durations are rounded to whole microseconds, toward the future")
    func microseconds() {
        #expect(Duration.nanoseconds(1).wholeMicroseconds == 1 && Duration.nanoseconds(-1999).wholeMicroseconds == -1)
        #expect(Duration.milliseconds(-1500).wholeMicroseconds == -1_500_000 && Duration.seconds(3600).wholeMicroseconds == 3_600_000_000)
    }
}
