import Synchronization

/// Everything that a process can observe or change outside of its own memory, and that may differ between two runs of the same program:
/// clocks, threads, random numbers and, through ``subscript(_:)``, the network, files and other objects that higher modules define.
///
/// Each thread and each task runs in a world, ``current``, which it inherits from the thread or task that started it. Nothing outside of the
/// doors (the types behind this class) reaches the system. So tests can run the library in a simulated world, where a seed chooses all that
/// may vary, and where several simulated processes live in one real one. `make lint` checks this with the symbols that the object files
/// use.
package final class World: Sendable {
    /// The world of the current task or thread. A task or thread that no other world has started runs in the real one.
    @TaskLocal package static var current = World(clocks: SystemClocks(), threads: SystemThreads(), randomness: SystemRandomness())

    package let clocks: any Clocks
    package let threads: any ThreadSystem
    package let randomness: any Randomness
    package let timers: Timers
    package let workers: Workers
    /// The same threads as another executor, for tasks that begin on the thread that starts them. Only a change of the executor moves such a
    /// task from this thread for certain.
    private let workersAfterStart: Workers
    private let doors: [ObjectIdentifier: any Sendable]
    private let members = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
    private let lastNumber = Atomic<Int>(0)

    /// - Parameter members: the doors of other modules, by the identifiers of their keys. A door that is missing is that of the system.
    package init(
        clocks: any Clocks, threads: any ThreadSystem, randomness: any Randomness, members doors: [ObjectIdentifier: any Sendable] = [:]
    ) {
        self.clocks = clocks
        self.threads = threads
        self.randomness = randomness
        timers = Timers(threads: threads)
        workers = Workers(threads: threads)
        workersAfterStart = Workers(sharing: workers)
        self.doors = doors
    }

    /// Returns a number that this function has not returned before. It identifies an object like its address, but does not differ between
    /// two runs of the same program.
    package func nextNumber() -> Int { lastNumber.add(1, ordering: .relaxed).newValue }

    /// Returns the object that the world has for a key. On first use, the world takes ``WorldKey/makeValue()``.
    package subscript<Key: WorldKey>(_: Key.Type) -> Key.Value {
        let key = ObjectIdentifier(Key.self)
        if let member = members.withLock({ $0[key] }) as? Member<Key.Value> { return member.value }
        // The value is made without the lock, because making it may use the world. Another thread may have made one in the meantime.
        let new = Member(value: doors[key] as? Key.Value ?? Key.makeValue())
        return members.withLock { members in
            if let member = members[key] as? Member<Key.Value> { return member.value }
            members[key] = new
            return new.value
        }
    }

    /// An object of the world. A cast to this class compares two pointers. A cast to a protocol, such as that of a door, searches all
    /// conformances of the library.
    private final class Member<Value: Sendable>: Sendable {
        let value: Value

        init(value: Value) { self.value = value }
    }

    /// Starts a task on the workers of the current world. Apart from the world, the task inherits nothing from the current task.
    package static func detached(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        let world = current
        return Task.detached(executorPreference: world.workers) { await $current.withValue(world) { await work() } }
    }

    /// Starts a task on the calling thread, which runs it until it waits for the first time. The workers of the current world run the rest.
    /// With the runtime of Swift 6.0, which cannot do so, the workers run all of it.
    package static func immediate(_ work: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        #if SWIFT_RUNTIME_6_0
            return detached(work)
        #else
            return Task.immediate(executorPreference: current.workersAfterStart, operation: work)
        #endif
    }

    /// Runs `body` in this world.
    package func run<Value>(_ body: () throws -> Value) rethrows -> Value { try Self.$current.withValue(self, operation: body) }
}

/// A key of an object that each process has once, such as a door to the system, or a pool of threads.
package protocol WorldKey {
    associatedtype Value: Sendable

    /// Returns the value of a world that was created without one.
    static func makeValue() -> Value
}
