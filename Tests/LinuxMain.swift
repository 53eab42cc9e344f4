import Glibc
import Testing

/// Runs the tests. Without this file, SwiftPM writes one after it has looked for tests of XCTest in an index of all sources.
@main
struct Runner {
    static func main() async {
        guard CommandLine.arguments.contains("swift-testing") else {
            print("There are no tests of XCTest: use `make test-swift`, or `swift test --disable-xctest --enable-swift-testing`.")
            exit(2)
        }
        await Testing.__swiftPMEntryPoint() as Never
    }
}
