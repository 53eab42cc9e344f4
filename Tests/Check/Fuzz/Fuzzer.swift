import Dispatch
import Errors
import Glibc

/// A function that passes any bytes to the library, and stops the program if the library breaks a promise.
typealias Target = @Sendable ([UInt8]) -> Void

let targets: [String: Target] = [parserTargets, generalTargets, pipelineTargets, answerTargets, boundaryTargets].reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
}

/// The target that the environment variable FUZZ_TARGET names.
let target: Target = {
    guard let name = getenv("FUZZ_TARGET").map({ String(cString: $0) }), let target = targets[name] else {
        fatalError("FUZZ_TARGET must be one of \(targets.keys.sorted().joined(separator: " ")).")
    }
    return target
}()

/// Runs the target with an input of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    target(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
}

func string(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

/// Stops the program if a condition is false, so that libFuzzer keeps the input.
func require(_ condition: Bool, _ promise: @autoclosure () -> String) {
    if !condition { fatalError("A promise is broken: \(promise())") }
}

/// Runs an asynchronous function, and waits until the function returns. Stops the program if it throws `internal`, a defect of the library.
func wait(_ work: @escaping @Sendable () async throws -> Void) {
    let done = DispatchSemaphore(value: 0)
    Task {
        do {
            try await work()
        } catch {
            let error = DanXiError(error)
            require(error.code != .internal, "\(error.message)")
        }
        done.signal()
    }
    done.wait()
}
