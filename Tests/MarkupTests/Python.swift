import Foundation
import JSON

/// Runs Python scripts, to compare results with other implementations. DANXI_TEST_PYTHON names the interpreter. The default is python3.
enum Python {
    static func has(_ module: String) -> Bool {
        (try? run("import sys, json, \(module); json.dump(['there'], sys.stdout)", input: [])) == ["there"]
    }

    /// Runs a script that reads a JSON array and writes an array of strings. Returns its output.
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
