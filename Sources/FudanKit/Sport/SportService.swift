import CampusSignIn
import Storage

/// The service `sport`. It caches exercise counts and fitness tests, in memory.
package struct SportService: Sendable {
    private let caches: CacheGroup
    private let exercise: ValueCache<ExerciseRecord>
    private let exam: ValueCache<SportExam>

    init(client: CampusClient, caches: CacheGroup) {
        self.caches = caches
        exercise = caches.cache("exercise", validity: Validity.Sport.getExercise, in: .memory) { try await ExerciseAPI.getExercise(client) }
        exam = caches.cache("exam", validity: Validity.Sport.getExam, in: .memory) { try await FitnessTestAPI.getExam(client) }
    }

    package func getExercise(cache: CachePolicy) async throws -> Cached<ExerciseRecord> {
        try await exercise.value(cache)
    }

    package func getExam(cache: CachePolicy) async throws -> Cached<SportExam> {
        try await exam.value(cache)
    }

    package func clearCache() async throws { try await caches.clear() }
}
