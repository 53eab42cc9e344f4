// swift-tools-version: 6.2
import PackageDescription

/// The setting that optimizes for size. Modules with it mostly wait for servers, so memory matters more than speed.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// Returns the compiler flags from environment variables such as `CFLAGS`, for example the hardening flags of a distribution.
func flags(_ variables: String...) -> [String] {
    variables.flatMap { Context.environment[$0]?.split(separator: " ").map(String.init) ?? [] }
}

/// The setting that leaves out the regular expressions of Swift's library. Nothing uses them, and they add a megabyte to the shared
/// library.
let lean: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// The setting that puts each function in a section of its own, so that the linker can place the functions in the order of functions.order.
let placeable: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-function-sections"], .when(configuration: .release))]

/// The setting with which code that needs the metadata of a generic type passes the conformances of its arguments. Without it, the runtime
/// decodes the mangled name of the type, and searches all conformances of the library for each argument.
let direct: [SwiftSetting] = [
    .unsafeFlags(["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
]

/// The folder of libxml2's headers on Linux, below the root of the system for which the library is built. To use another folder, pass its
/// flag to `swift build` after `-Xcc`.
let headersOfLibXML2 = "-I\(Context.environment["PKG_CONFIG_SYSROOT_DIR"] ?? "")/usr/include/libxml2"

let package = Package(
    name: "libdanxi",
    products: [
        .library(name: "danxi", type: .dynamic, targets: ["CInterface"])
    ],
    targets: [
        // The C headers, and the system libraries.
        .systemLibrary(name: "CDanXi", path: "include"),
        .systemLibrary(name: "CJansson", pkgConfig: "jansson", providers: [.apt(["libjansson-dev"])]),
        .systemLibrary(name: "CCurl", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CPSL", pkgConfig: "libpsl", providers: [.apt(["libpsl-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CEventFD"),
        // The libraries that CLibraries loads when they are needed. They have no `pkgConfig`, because SwiftPM would link them.
        .systemLibrary(name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CHiredis", providers: [.apt(["libhiredis-dev"])]),
        .systemLibrary(name: "CLibXML2", providers: [.apt(["libxml2-dev"])]),
        .target(name: "CLibraries", cSettings: [.unsafeFlags([headersOfLibXML2] + flags("CPPFLAGS", "CFLAGS"))]),
        // A release build contains the Swift runtime, so this module can reach the runtime's variables. Tests load the runtime as a shared
        // library, which hides its variables.
        .target(
            name: "CSwiftRuntime",
            cSettings: [.define("RUNTIME_IS_STATIC", .when(configuration: .release)), .unsafeFlags(flags("CPPFLAGS", "CFLAGS"))]),
        .target(
            name: "CVersions",
            dependencies: ["CJansson", "CCurl", "CCrypto", "CPSL", "CLibraries"],
            cxxSettings: [
                .unsafeFlags([headersOfLibXML2] + flags("CPPFLAGS", "CXXFLAGS") + flags("SWIFT_COMPILER").map { "-DSWIFT_COMPILER=\($0)" })
            ],
            linkerSettings: [.linkedLibrary("simdjson")]),
        .target(
            name: "CSimdJSON", cxxSettings: [.unsafeFlags(flags("CPPFLAGS", "CXXFLAGS"))], linkerSettings: [.linkedLibrary("simdjson")]),

        // The modules, from the lowest layer to the highest. Each module depends only on modules that are listed before it.
        .target(name: "Threads", dependencies: ["CEventFD"]),
        .target(name: "Connections", dependencies: ["Threads"]),
        .target(name: "JSON", dependencies: ["CJansson", "CSimdJSON"]),
        .target(name: "Text", dependencies: ["JSON"]),
        .target(name: "Calendar", dependencies: ["Threads", "JSON", "Text"]),
        .target(name: "Errors", dependencies: ["JSON"]),
        .target(name: "Crypto", dependencies: ["CCrypto", "Threads", "Errors"]),
        .target(name: "Calls", dependencies: ["Threads", "JSON", "Text", "Errors"]),
        .target(name: "HTTP", dependencies: ["CCurl", "Threads", "JSON", "Text", "Errors", "Calls"]),
        .target(name: "Markup", dependencies: ["CLibXML2", "CLibraries", "JSON", "Text", "Errors", "Calls", "HTTP"]),
        .target(name: "Storage", dependencies: ["CCrypto", "Threads", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls", "HTTP"]),
        .target(
            name: "SQLite", dependencies: ["CSQLite", "CLibraries", "CZlib", "Threads", "JSON", "Text", "Calendar", "Errors", "Storage"]),
        .target(
            name: "Redis",
            dependencies: ["CHiredis", "CLibraries", "Threads", "Connections", "JSON", "Text", "Errors", "Calls", "HTTP", "Storage"]),
        .target(
            name: "Networking",
            dependencies: [
                "CCurl", "CCrypto", "CPSL", "CEventFD", "Threads", "Connections", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls",
                "HTTP",
            ]),
        .target(name: "GraphQL", dependencies: ["JSON", "Text", "Errors", "Crypto", "Calls", "HTTP", "Networking"]),
        .target(
            name: "HTTPKit",
            dependencies: ["Threads", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls", "HTTP", "Markup", "Storage", "Networking"]),
        .target(name: "Moments", dependencies: ["JSON", "Calendar", "Errors", "Calls", "Storage", "Networking", "GraphQL"]),
        .target(
            name: "Feeds",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Markup", "Storage", "SQLite", "Networking",
            ]),
        .target(
            name: "GitHubKit",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Storage", "Networking", "GraphQL", "HTTPKit",
            ],
            swiftSettings: small),
        .target(
            name: "DanXiKit",
            dependencies: ["Threads", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls", "HTTP", "Storage", "SQLite", "Networking"]),
        .target(
            name: "WebVPN",
            dependencies: ["CCrypto", "Threads", "JSON", "Text", "Errors", "Crypto", "Calls", "HTTP", "Storage", "Networking"],
            swiftSettings: small),
        .target(
            name: "CampusSignIn",
            dependencies: [
                "CCrypto", "Threads", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls", "HTTP", "Markup", "Storage", "Networking",
                "WebVPN",
            ],
            swiftSettings: small),
        .target(
            name: "FudanKit",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Markup", "Storage", "Networking", "HTTPKit",
                "CampusSignIn",
            ],
            swiftSettings: small),
        .target(
            name: "Archive",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls", "Storage", "SQLite", "Networking", "DanXiKit",
                "FudanKit",
            ],
            swiftSettings: small),
        .target(
            name: "Runtime",
            dependencies: [
                "CJansson", "CEventFD", "CSwiftRuntime", "Threads", "Connections", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls",
                "HTTP",
                "Markup", "Storage", "Networking", "GraphQL", "Redis", "HTTPKit", "Moments", "Feeds", "GitHubKit", "DanXiKit", "WebVPN",
                "CampusSignIn", "FudanKit", "Archive",
            ],
            swiftSettings: small,
            plugins: ["GenerateSchema"]),
        .plugin(name: "GenerateSchema", capability: .buildTool()),
        .target(
            name: "CInterface",
            dependencies: ["CDanXi", "CJansson", "CVersions", "JSON", "Errors", "Calls", "HTTP", "Runtime"],
            exclude: ["exports.map", "functions.order"],
            swiftSettings: [.unsafeFlags(["-Xcc", "-I\(Context.packageDirectory)/include"])],
            linkerSettings: [
                .unsafeFlags([
                    // lld packs relative relocations, which saves a megabyte of memory when the library is loaded. Packed relocations need
                    // glibc 2.36.
                    "-use-ld=lld",
                    "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
                    "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/CInterface/exports.map",
                    "-Xlinker", "-soname=libdanxi.so.0",
                    "-Xlinker", "-z", "-Xlinker", "nodelete",
                    "-Xlinker", "-z", "-Xlinker", "relro",
                    "-Xlinker", "-z", "-Xlinker", "now",
                    "-Xlinker", "-z", "-Xlinker", "noexecstack",
                    "-Xlinker", "--gc-sections",
                    "-Xlinker", "--icf=safe",
                    // Places the functions that most programs need next to each other, which saves 4 MB of memory. `make function-order`
                    // writes the list. Names of functions that no longer exist are ignored.
                    "-Xlinker", "--symbol-ordering-file=\(Context.packageDirectory)/Sources/CInterface/functions.order",
                    "-Xlinker", "--no-warn-symbol-ordering",
                ])
            ]),

        // Each target names every module that it imports. Otherwise, an incremental build does not recompile the target when one of these
        // modules changes.
        // Tests in virtual time run on the scheduler of the simulation.
        .target(name: "Scheduling", dependencies: ["Threads"], path: "Tests/Simulation/Scheduling"),
        .target(
            name: "TestSupport", dependencies: ["Threads", "Scheduling", "JSON", "Text", "Errors", "HTTP", "Storage", "Networking"],
            path: "Tests/Support"),
        .testTarget(name: "ThreadsTests", dependencies: ["Threads", "TestSupport"]),
        .testTarget(name: "JSONTests", dependencies: ["CJansson", "JSON", "TestSupport"]),
        .testTarget(name: "TextTests", dependencies: ["JSON", "Text", "TestSupport"]),
        .testTarget(name: "CalendarTests", dependencies: ["Threads", "JSON", "Calendar", "TestSupport"]),
        .testTarget(name: "CallsTests", dependencies: ["Threads", "JSON", "Errors", "Calls", "TestSupport"]),
        .testTarget(name: "HTTPTests", dependencies: ["JSON", "Errors", "HTTP", "TestSupport"]),
        .testTarget(
            name: "NetworkingTests",
            dependencies: ["CCurl", "Threads", "Connections", "JSON", "Text", "Errors", "Calls", "HTTP", "Networking", "TestSupport"]),
        .testTarget(
            name: "MarkupTests", dependencies: ["CLibXML2", "Threads", "JSON", "Errors", "Calls", "HTTP", "Markup", "TestSupport"]),
        .testTarget(
            name: "FeedsTests",
            dependencies: [
                "Threads", "JSON", "Calendar", "Errors", "Calls", "HTTP", "Markup", "Storage", "SQLite", "Networking", "Feeds",
                "TestSupport",
            ],
            exclude: ["Rules"]),
        .testTarget(
            name: "GitHubKitTests",
            dependencies: [
                "Threads", "JSON", "Calendar", "Errors", "Calls", "HTTP", "Storage", "Networking", "HTTPKit", "GitHubKit", "TestSupport",
            ]),
        .testTarget(
            name: "GraphQLTests", dependencies: ["Threads", "JSON", "Errors", "Calls", "HTTP", "Networking", "GraphQL", "TestSupport"]),
        .testTarget(
            name: "HTTPKitTests",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Storage", "Networking", "HTTPKit", "TestSupport",
            ]),
        .testTarget(
            name: "StorageTests",
            dependencies: ["Threads", "JSON", "Calendar", "Errors", "Calls", "HTTP", "Storage", "Networking", "TestSupport"]),
        .testTarget(
            name: "RedisTests",
            dependencies: ["Threads", "Connections", "JSON", "Errors", "Networking", "Storage", "Redis", "TestSupport", "Simulation"]),
        .testTarget(
            name: "MomentsTests",
            dependencies: ["JSON", "Calendar", "Errors", "HTTP", "Storage", "GraphQL", "Moments", "TestSupport"]),
        .testTarget(name: "SQLiteTests", dependencies: ["Threads", "Errors", "Storage", "SQLite", "TestSupport"]),
        .testTarget(
            name: "DanXiKitTests",
            dependencies: [
                "CSQLite", "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Storage", "SQLite", "Networking", "DanXiKit",
                "TestSupport",
            ],
            linkerSettings: [.linkedLibrary("sqlite3")]),
        // The university's servers and a signed-in account, for the tests of the modules that need them.
        .target(
            name: "CampusSupport",
            dependencies: [
                "CCrypto", "JSON", "Text", "Errors", "Calls", "HTTP", "Storage", "Networking", "WebVPN", "CampusSignIn", "TestSupport",
            ],
            path: "Tests/CampusSupport"),
        .testTarget(
            name: "WebVPNTests",
            dependencies: [
                "Threads", "JSON", "Errors", "Calls", "HTTP", "Networking", "WebVPN", "CampusSignIn", "CampusSupport", "TestSupport",
            ]),
        .testTarget(
            name: "CampusSignInTests",
            dependencies: [
                "CCrypto", "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Storage", "Networking", "WebVPN",
                "CampusSignIn",
                "CampusSupport", "TestSupport",
            ]),
        .testTarget(
            name: "FudanKitTests",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Markup", "Storage", "Networking", "CampusSignIn",
                "FudanKit",
                "CampusSupport", "TestSupport",
            ]),
        .testTarget(
            name: "ArchiveTests",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Crypto", "Calls", "HTTP", "SQLite", "Networking", "DanXiKit",
                "CampusSignIn",
                "FudanKit", "Archive", "CampusSupport", "TestSupport",
            ],
            exclude: ["Exported"]),
        .testTarget(
            name: "RuntimeTests",
            dependencies: [
                "CJansson", "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Storage", "Networking", "FudanKit",
                "Runtime",
                "TestSupport",
            ]),
        // The simulated world: see docs/internals/simulation.md.
        .target(
            name: "Simulation",
            dependencies: [
                "CCurl", "CCrypto", "CSQLite", "Scheduling", "Threads", "Connections", "JSON", "Text", "Calendar", "Errors", "Crypto",
                "Calls", "HTTP", "Storage", "SQLite", "Networking", "WebVPN", "Feeds", "Runtime",
            ],
            path: "Tests/Simulation",
            exclude: ["Kept", "Scheduling"],
            // Its file system for SQLite registers itself with the loaded library.
            linkerSettings: [.linkedLibrary("sqlite3")]),
        .executableTarget(name: "simulate", dependencies: ["Simulation"], path: "Tests/Simulate"),
        .testTarget(
            name: "SimulationTests",
            dependencies: [
                "Threads", "JSON", "Text", "Calendar", "Errors", "Calls", "HTTP", "Storage", "SQLite", "Networking", "WebVPN",
                "CampusSignIn", "FudanKit", "Archive", "CampusSupport", "TestSupport", "Simulation",
            ]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

/// The modules that debug builds optimize too. They parse and count bytes, or run in every call, so without it they would take a third of
/// the time of all tests and of the histories of the simulated world. Thousands of histories run in each `make test`.
let optimized: Set = [
    "Threads", "JSON", "Text", "Calendar", "Calls", "HTTP", "Storage", "Redis", "Networking", "Scheduling", "Simulation",
]

/// How a module below Tests is compiled. With the environment variable WHOLE_MODULES=1, one process compiles all its files and writes its
/// interface. This takes less processor time for everything, but more after a change, which compiles the whole module again. The modules of
/// Sources are always compiled file by file, because `make lint` reads from the objects what each file uses.
let ofTests: [String] =
    Context.environment["WHOLE_MODULES"] == "1" ? ["-wmo", "-num-threads", "1", "-no-emit-module-separately-wmo"] : []

for target in package.targets where [.regular, .executable, .test].contains(target.type) {
    let isBelowTests = target.type == .test || target.path?.hasPrefix("Tests") == true
    let optimization = optimized.contains(target.name) ? ["-O"] : []
    target.swiftSettings =
        (target.swiftSettings ?? []) + (isBelowTests ? [] : lean + placeable + direct)
        + [.unsafeFlags((isBelowTests ? ofTests : []) + optimization, .when(configuration: .debug))]
}

// Each module that imports CLibXML2, also through another module, needs libxml2's headers.
var importers: Set = ["CLibXML2"]

for target in package.targets {
    let isImporter = target.dependencies.contains { if case .byNameItem(let name, _) = $0 { importers.contains(name) } else { false } }
    guard isImporter else { continue }
    importers.insert(target.name)
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xcc", headersOfLibXML2])]
}
