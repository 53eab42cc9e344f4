import Foundation
import JSON

/// A Python interpreter, which computes the results of other implementations for comparison. The environment variable
/// DANXI_TEST_PYTHON names the interpreter. The default is python3.
enum Python {
    static func has(_ module: String) -> Bool {
        (try? run("import sys, json, \(module); json.dump(['there'], sys.stdout)", input: [])) == ["there"]
    }

    /// Runs a script that reads a JSON array from its standard input, and writes a JSON array of strings. Returns these strings.
    static func run(_ script: String, input: [JSONValue]) throws -> [String] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [ProcessInfo.processInfo.environment["DANXI_TEST_PYTHON"] ?? "python3", "-c", script]
        let stdin = Pipe()
        let stdout = Pipe()
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = FileHandle.nullDevice
        try process.run()
        try stdin.fileHandleForWriting.write(contentsOf: Data(JSONText.bytes(of: JSONValue.array(input)) ?? []))
        try stdin.fileHandleForWriting.close()
        let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard case .array(let values) = try JSONText.parse(String(decoding: output, as: UTF8.self)) else { return [] }
        return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
}
