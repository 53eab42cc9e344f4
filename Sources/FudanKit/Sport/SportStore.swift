import Networking
import Storage

/// Exercise and fitness test, in memory.
package struct SportStore: Sendable {
    private let exercise: Store<ExerciseRecord>
    private let exam: Store<SportExam>

    init(service: CampusClient, log: @escaping LogHandler) {
        exercise = Store(name: "sport.exercise", validity: .seconds(3600), directory: nil, log: log) {
            try await SportAPI.getExercise(service)
        }
        exam = Store(name: "sport.exam", validity: .seconds(3600), directory: nil, log: log) { try await SportAPI.getExam(service) }
    }

    package func getExercise(cache: CachePolicy) async throws -> Cached<ExerciseRecord> {
        try await exercise.value(cache)
    }

    package func getExam(cache: CachePolicy) async throws -> Cached<SportExam> {
        try await exam.value(cache)
    }

    package func clearCache() async throws {
        try await exercise.clear()
        try await exam.clear()
    }
}
