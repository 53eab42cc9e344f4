// swift-tools-version: 6.2
import PackageDescription

/// Optimizes for size. These modules mostly wait for servers, so memory matters more than speed.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

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
        .systemLibrary(name: "CEventFD"),
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .target(name: "CSimdJSON", linkerSettings: [.linkedLibrary("simdjson")]),

        // The modules, from the lowest layer to the highest. Each depends only on modules that are listed before it.
        .target(name: "JSON", dependencies: ["CJansson", "CSimdJSON"]),
        .target(name: "Text", dependencies: ["JSON"]),
        .target(name: "Calendar", dependencies: ["JSON", "Text"]),
        .target(name: "Errors", dependencies: ["JSON"]),
        .target(name: "Networking", dependencies: ["JSON", "Errors", "CCurl", "CCrypto"]),
        .target(name: "Markup", dependencies: ["CLibXML2", "JSON", "Text", "Errors", "Networking"]),
        .target(name: "Storage", dependencies: ["JSON", "Calendar", "Errors", "Networking"]),
        .target(name: "DanXiKit", dependencies: ["JSON", "Text", "Calendar", "Errors", "Networking", "Storage"]),
        .target(
            name: "FudanKit", dependencies: ["CCrypto", "JSON", "Text", "Calendar", "Errors", "Networking", "Markup", "Storage"],
            swiftSettings: small),
        .target(
            name: "Runtime",
            dependencies: [
                "CEventFD", "CJansson", "JSON", "Calendar", "Errors", "Networking", "Storage", "Markup", "DanXiKit", "FudanKit",
            ],
            swiftSettings: small),
        .target(
            name: "CInterface",
            dependencies: ["CDanXi", "CJansson", "JSON", "Errors", "Networking", "Runtime"],
            exclude: ["exports.map"],
            swiftSettings: [.unsafeFlags(["-Xcc", "-I\(Context.packageDirectory)/include"])],
            linkerSettings: [
                .unsafeFlags([
                    "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/CInterface/exports.map",
                    "-Xlinker", "-soname=libdanxi.so.0",
                    "-Xlinker", "-z", "-Xlinker", "nodelete",
                    "-Xlinker", "--gc-sections",
                    "-Xlinker", "--icf=safe",
                ])
            ]),

        // A target names every module that it imports. Otherwise, an incremental build does not compile it again when such a module changes.
        .target(name: "TestSupport", dependencies: ["JSON", "Errors", "Networking", "Storage"], path: "Tests/Support"),
        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(name: "TextTests", dependencies: ["JSON", "Text"]),
        .testTarget(name: "CalendarTests", dependencies: ["JSON", "Calendar"]),
        .testTarget(name: "NetworkingTests", dependencies: ["JSON", "Errors", "Networking", "TestSupport"]),
        .testTarget(name: "MarkupTests", dependencies: ["JSON", "Errors", "Networking", "Markup"]),
        .testTarget(name: "StorageTests", dependencies: ["Errors", "Networking", "Storage", "TestSupport"]),
        .testTarget(
            name: "DanXiKitTests",
            dependencies: ["JSON", "Text", "Calendar", "Errors", "Networking", "Storage", "DanXiKit", "TestSupport"]),
        .testTarget(
            name: "FudanKitTests",
            dependencies: [
                "CCrypto", "JSON", "Text", "Calendar", "Errors", "Networking", "Markup", "Storage", "FudanKit", "TestSupport",
            ]),
        .testTarget(name: "RuntimeTests", dependencies: ["JSON", "Errors", "Networking", "Runtime"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
