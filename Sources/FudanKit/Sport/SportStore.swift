import CampusSignIn
import Storage

/// Caches exercise counts and fitness tests, in memory.
package struct SportStore: Sendable {
    private let stores: StoreGroup
    private let exercise: Store<ExerciseRecord>
    private let exam: Store<SportExam>

    init(client: CampusClient, stores: StoreGroup) {
        self.stores = stores
        exercise = stores.store("exercise", validity: Validity.Sport.getExercise, in: .memory) { try await ExerciseAPI.getExercise(client) }
        exam = stores.store("exam", validity: Validity.Sport.getExam, in: .memory) { try await FitnessTestAPI.getExam(client) }
    }

    package func getExercise(cache: CachePolicy) async throws -> Cached<ExerciseRecord> {
        try await exercise.value(cache)
    }

    package func getExam(cache: CachePolicy) async throws -> Cached<SportExam> {
        try await exam.value(cache)
    }

    package func clearCache() async throws { try await stores.clear() }
}
