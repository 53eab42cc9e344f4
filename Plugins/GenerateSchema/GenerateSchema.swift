import Foundation
import PackagePlugin

/// The plugin that generates `Schema.swift` from the contract. The generated file contains the text that `danxi_schema()` returns, and is
/// not in git because the text is one line of 800 kB. SwiftPM runs the generator again only after a change of a table in interface/ or of
/// a Python file directly in generator/.
@main
struct GenerateSchema: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        let generator = context.package.directoryURL.appending(path: "generator")
        let interface = context.package.directoryURL.appending(path: "interface")
        let output = context.pluginWorkDirectoryURL.appending(path: "Schema.swift")
        return [
            .buildCommand(
                displayName: "Generating the schema",
                executable: URL(filePath: "/usr/bin/env"),
                arguments: ["python3", "-B", generator.appending(path: "swift_schema.py").path, output.path],
                inputFiles: try files(in: generator, withExtension: "py") + files(in: interface, withExtension: "toml"),
                outputFiles: [output])
        ]
    }

    private func files(in folder: URL, withExtension pathExtension: String) throws -> [URL] {
        try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == pathExtension }
            .sorted { $0.path < $1.path }
    }
}
