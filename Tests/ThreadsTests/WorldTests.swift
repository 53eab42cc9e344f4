import Synchronization
import TestSupport
import Testing

@testable import Threads

@Suite("Worlds", .virtualTime, .timeLimit(.minutes(5)))
struct WorldTests {
    private final class Thing: Sendable {}

    private enum Key: WorldKey {
        static func makeValue() -> Thing { Thing() }
    }

    private enum OtherKey: WorldKey {
        static func makeValue() -> Thing { Thing() }
    }

    private enum Local {
        @TaskLocal static var value = 0
    }

    @Test("A world makes one object for each key, or takes the one that it was created with")
    func objects() {
        let (one, other) = (FewThreads().world(), FewThreads().world())
        let first = one[Key.self]
        #expect(first === one[Key.self])
        #expect(first !== one[OtherKey.self] && first !== other[Key.self])
        let given = Thing()
        let threads = World.current.threads
        let world = World(
            clocks: World.current.clocks, threads: threads, randomness: World.current.randomness,
            members: [ObjectIdentifier(Key.self): given])
        #expect(world[Key.self] === given && world[Key.self] === given && world[OtherKey.self] !== given)
    }

    @Test("The numbers of a world begin with 1, and none comes twice")
    func numbers() {
        let world = FewThreads().world()
        #expect((0..<4).map { _ in world.nextNumber() } == [1, 2, 3, 4])
        #expect(FewThreads().world().nextNumber() == 1)
    }

    @Test("A detached task has the world of the task that starts it, and nothing else from it")
    func detached() async {
        let world = FewThreads().world()
        let (hasWorld, value) = (Monitor(false), Monitor(7))
        let task = Local.$value.withValue(5) {
            world.run {
                World.detached {
                    hasWorld.withLock { $0 = World.current === world }
                    value.withLock { $0 = Local.value }
                }
            }
        }
        await task.value
        #expect(hasWorld.withLock { $0 } && value.withLock { $0 } == 0)
    }

    @Test("An immediate task runs on the thread that starts it until it waits, and then on a worker, with the values of its starter")
    func immediate() async {
        let own = ThreadID.current
        let steps = Monitor<[String]>([])
        let task = Local.$value.withValue(5) {
            World.immediate {
                steps.withLock { $0.append("here: \(ThreadID.current == own), \(Local.value)") }
                try? await Timers.sleep(for: .milliseconds(1))
                steps.withLock { $0.append("later: \(Local.value)") }
            }
        }
        #expect(steps.withLock { $0 } == ["here: true, 5"])
        await task.value
        #expect(steps.withLock { $0 } == ["here: true, 5", "later: 5"])
    }

    private struct Fixed: Randomness {
        let bits: UInt64
        func next() -> UInt64 { bits }
    }

    @Test("Random numbers come from the world, and are within their range")
    func random() {
        func world(_ bits: UInt64) -> World {
            World(clocks: World.current.clocks, threads: World.current.threads, randomness: Fixed(bits: bits))
        }
        #expect(world(1).random(in: 5...10) == 5 && world(.max).random(in: 5...10) == 10)
        #expect(world(1).random(in: 0.5...1) == 0.5 && world(.max).random(in: 0.5...1) > 0.99)
        #expect(SystemRandomness().next() != SystemRandomness().next())
    }
}
