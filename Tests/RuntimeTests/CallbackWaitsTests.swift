import Synchronization
import Testing
import Threads

@testable import Runtime

/// Tests of the waits for callbacks in several worlds.
@Suite("Waits for callbacks")
struct CallbackWaitsTests {
    /// An object that counts how often it was asked for its threads.
    private final class Runner: CallbackRunner {
        private let questions = Atomic(0)

        var count: Int { questions.load(ordering: .relaxed) }

        var callbackThreads: [ThreadID] {
            questions.add(1, ordering: .relaxed)
            return []
        }
    }

    @Test("A wait asks the objects for which threads of its own world wait, and no others", arguments: [true, false])
    func worlds(isSame: Bool) {
        let (outer, inner) = (Runner(), Runner())
        let first = world()
        let second = isSame ? first : world()
        first.run {
            CallbackWaits.current.wait(for: outer) { _ in
                // Another thread, because a thread waits for one object at a time.
                second.run { SystemThread.start { CallbackWaits.current.wait(for: inner) { _ in } }?.join() }
            }
        }
        #expect(outer.count == (isSame ? 2 : 1))
        #expect(inner.count == 1)
    }

    private func world() -> World {
        World(clocks: World.current.clocks, threads: World.current.threads, randomness: World.current.randomness)
    }
}
