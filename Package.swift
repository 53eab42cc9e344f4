// swift-tools-version: 6.2
import PackageDescription

/// Optimizes for size. These modules mostly wait for servers, and smaller code uses less memory of the host.
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

        // The layers, lowest first. Each depends only on layers above it in this list.
        .target(name: "JSON", dependencies: ["CJansson", "CSimdJSON"]),
        .target(name: "Errors", dependencies: ["JSON"]),
        .target(name: "Networking", dependencies: ["JSON", "Errors", "CCurl"]),
        .target(name: "Markup", dependencies: ["CLibXML2", "JSON", "Errors", "Networking"]),
        .target(name: "Storage", dependencies: ["JSON", "Errors", "Networking"]),
        .target(name: "DanXiKit", dependencies: ["JSON", "Errors", "Networking", "Storage"]),
        .target(
            name: "FudanKit", dependencies: ["CCrypto", "JSON", "Errors", "Networking", "Markup", "Storage"], swiftSettings: small),
        .target(
            name: "Runtime", dependencies: ["CEventFD", "JSON", "Errors", "Networking", "Storage", "Markup", "DanXiKit", "FudanKit"],
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

        .testTarget(name: "JSONTests", dependencies: ["JSON"]),
        .testTarget(name: "NetworkingTests", dependencies: ["Networking"]),
        .testTarget(name: "MarkupTests", dependencies: ["Markup"]),
        .testTarget(name: "StorageTests", dependencies: ["Storage"]),
        .testTarget(name: "DanXiKitTests", dependencies: ["DanXiKit"]),
        .testTarget(name: "FudanKitTests", dependencies: ["FudanKit", "CCrypto"]),
        .testTarget(name: "RuntimeTests", dependencies: ["Runtime"]),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)
