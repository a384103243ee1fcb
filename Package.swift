// swift-tools-version: 6.2
import PackageDescription

/// The settings of every Swift target: the language mode, and the upcoming features that keep imports and existentials
/// explicit. Unsafe code is marked `unsafe`, and belongs in the rooms that use C.
let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .strictMemorySafety(),
]

/// A room of Swift sources under `Sources/`.
func room(_ name: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// The tests of one room, under `Tests/<room>Tests`.
func tests(of name: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, exclude: exclude,
        swiftSettings: strict)
}

let package = Package(
    name: "scrim",
    products: [
        .executable(name: "scrim", targets: ["scrim"]),
        .library(name: "Geometry", targets: ["Geometry"]),
        .library(name: "Timeline", targets: ["Timeline"]),
        // scripts/build makes libscrim of this product.
        .library(name: "scrim-c", type: .static, targets: ["Library"]),
    ],
    // Exact versions, so that one commit is always the same program; scripts/packages/swift-packages.tsv lists the
    // packages that these depend on.
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    ],
    targets: [
        // Foundations: no room here knows about dialogs.
        room("Geometry"),
        .target(name: "CJobs"),
        room("Jobs", uses: ["CJobs"]),
        room("Timeline", uses: ["Geometry"]),
        room("Cache"),
        room("Boxes"),
        room("Base64"),
        .target(name: "CMetrics"),
        room("Metrics", uses: ["CMetrics"]),
        room("Workers"),
        room("Descriptors"),

        // C libraries: headers, module maps and shims, nothing more.
        .systemLibrary(name: "CMicroHTTP", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
        .systemLibrary(name: "CXXHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
        .systemLibrary(name: "CZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),
        .systemLibrary(
            name: "CCommonMark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSimdjsonLibrary", providers: [.apt(["libsimdjson-dev"])]),
        .target(
            name: "CSimdjson", dependencies: ["CSimdjsonLibrary"], linkerSettings: [.linkedLibrary("simdjson")]),
        .target(name: "CEmbedded"),
        room("Embedded", uses: ["CEmbedded"]),
        .target(name: "CEpollBatch"),
        .target(name: "CImages", linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("jpeg")]),
        .target(name: "CMemory"),
        .target(name: "CPixels"),
        .target(name: "CReceive"),

        // JSON and HTTP.
        room("JSONText", uses: ["CSimdjson"]),
        room("MicroHTTP", uses: ["CMicroHTTP", "CEpollBatch", "CReceive", "Workers"]),

        // Who may send requests, and how many.
        room(
            "Access", uses: ["Base64", "Descriptors", "MicroHTTP", .product(name: "Crypto", package: "swift-crypto")]),

        // Images in requests: what their headers say, and their pixels.
        room("Images", uses: ["Base64", "CImages", "Geometry"]),

        // Devices, text and dialogs: the subject of Scrim.
        room("Devices", uses: ["Boxes", "Descriptors", "Embedded", "Geometry", "JSONText"], exclude: ["Catalog"]),
        room(
            "Typography", uses: ["Boxes", "CEmbedded", "CPango", "Descriptors", "Embedded", "Geometry"],
            exclude: ["Advances", "Coverage", "Fonts"]),
        room(
            "Dialogs",
            uses: [
                "Boxes", "Embedded", "Geometry", "Images", "Jobs", "JSONText", "Timeline", "Devices", "Typography",
            ],
            exclude: ["Behaviours", "Figures", "Toolkits"]),
        room(
            "Guidelines",
            uses: ["Boxes", "Geometry", "Timeline", "Devices", "Typography", "Dialogs", "Embedded", "Jobs"],
            exclude: ["Words"]),

        // Dialogs as pictures and animations, and in the formats of other tools.
        room("Animations", uses: ["Dialogs", "Geometry", "Jobs", "JSONText", "Timeline", "Typography"]),
        room(
            "Preview",
            uses: [
                "Animations", "Boxes", "Geometry", "Images", "Jobs", "Timeline", "Devices", "Typography", "Dialogs",
                "JSONText", "Embedded", "CPango", "CPixels", "CZlib",
            ], exclude: ["System"]),
        room(
            "Exports",
            uses: [
                "Animations", "Base64", "Boxes", "Dialogs", "Geometry", "Images", "Jobs", "JSONText", "Preview",
                "Timeline", "Typography", "Embedded",
            ], exclude: ["Code/Programs"]),

        // Reading requests, writing answers, and the service.
        room(
            "Wire",
            uses: [
                "Animations", "Boxes", "Descriptors", "Embedded", "Geometry", "Images", "Jobs", "Timeline", "Devices",
                "Typography", "Dialogs", "Guidelines", "JSONText", "Preview",
            ],
            exclude: ["V1/Styles/Web", "Words"]),
        room("Advice", uses: ["Embedded", "JSONText", "Wire"], exclude: ["Words"]),
        room("Reports", uses: ["Boxes", "Dialogs", "Guidelines", "JSONText", "Wire"]),
        room(
            "Service",
            uses: [
                "Access", "Advice", "Animations", "Base64", "Boxes", "Cache", "CCommonMark", "CDeflate", "CMemory",
                "CXXHash", "CZlib", "CZstd", "Devices", "Dialogs", "Embedded", "Exports", "Geometry",
                "Guidelines", "Jobs", "JSONText", "Metrics", "MicroHTTP", "Preview", "Reports", "Typography", "Wire",
                "Workers",
                .product(name: "Logging", package: "swift-log"),
            ],
            exclude: ["HTTP/Words"]),
        room(
            "Checking",
            uses: [
                "Advice", "Dialogs", "Guidelines", "JSONText", "MicroHTTP", "Reports", "Service", "Wire",
            ]),
        room(
            "ModelContext",
            uses: ["Base64", "Descriptors", "Devices", "Dialogs", "JSONText", "MicroHTTP", "Service", "Workers"]),
        .target(name: "CScrim"),
        room("Library", uses: ["Boxes", "CScrim", "MicroHTTP", "Service", "Typography"]),
        .executableTarget(
            name: "scrim",
            dependencies: [
                "Access", "Checking", "Descriptors", "Devices", "Dialogs", "Geometry", "Guidelines", "MicroHTTP",
                "ModelContext", "Reports", "Service", "Typography", "Wire", "Workers",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            swiftSettings: strict),

        // Measures the cost of the parts of a request's path: run by scripts/bench-parts, part of no product.
        .target(name: "CMeasuring", path: "Benchmarks/measuring"),
        .executableTarget(
            name: "parts",
            dependencies: [
                "Animations", "Boxes", "CMeasuring", "Devices", "Dialogs", "Exports", "Guidelines", "JSONText",
                "MicroHTTP", "Preview", "Service", "Typography", "Wire",
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Benchmarks/parts", exclude: ["requests", "thresholds.tsv"], swiftSettings: strict),

        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
        .target(
            name: "ServiceTestSupport",
            dependencies: [
                "Service", "Devices", "MicroHTTP", "TestSupport", "Typography",
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/ServiceTestSupport", swiftSettings: strict),
        // What tests need to read answers: boxes, touches, displayed colours, layers at rest.
        .target(
            name: "AnswerTestSupport", dependencies: ["ServiceTestSupport", "TestSupport"],
            path: "Tests/AnswerTestSupport", swiftSettings: strict),
        .target(
            name: "BrowserTestSupport", dependencies: ["ServiceTestSupport"],
            path: "Tests/BrowserTestSupport", swiftSettings: strict),
        // The inputs of fuzzers, and the corpus that every test run goes through: scripts/fuzz.
        .target(
            name: "Fuzzing",
            dependencies: [
                "Base64", "Devices", "Geometry", "JSONText", "MicroHTTP", "ModelContext", "Service",
                "ServiceTestSupport", "TestSupport", "Typography", "Wire",
                .product(name: "Logging", package: "swift-log"),
            ],
            path: "Tests/Fuzzing", exclude: ["Corpus"], swiftSettings: strict),
        .executableTarget(name: "fuzz", dependencies: ["Fuzzing"], path: "Tests/fuzz", swiftSettings: strict),
        .testTarget(
            name: "FuzzingTests", dependencies: ["Fuzzing", "ServiceTestSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "BrowserTests",
            dependencies: ["BrowserTestSupport", "PictureTestSupport", "ServiceTestSupport", "TestSupport"],
            exclude: ["Scripts"], swiftSettings: strict),
        .target(
            name: "PictureTestSupport", dependencies: ["CPango", "CZlib"], path: "Tests/PictureTestSupport",
            swiftSettings: strict),
        .testTarget(
            name: "LedgerTests", dependencies: ["AnswerTestSupport", "ServiceTestSupport", "TestSupport"],
            swiftSettings: strict),
        .testTarget(
            name: "PlatformTests", dependencies: ["AnswerTestSupport", "ServiceTestSupport", "TestSupport"],
            exclude: ["WebStyles"], swiftSettings: strict),
        .testTarget(
            name: "DialogSceneTests",
            dependencies: ["AnswerTestSupport", "Service", "ServiceTestSupport", "TestSupport", "Wire"],
            swiftSettings: strict),
        .testTarget(
            name: "ContractTests",
            dependencies: [
                "AnswerTestSupport", "CZlib", "CZstd", "Devices", "Dialogs", "Jobs", "MicroHTTP", "PictureTestSupport",
                "Service", "ServiceTestSupport", "TestSupport", "Typography", "Wire",
            ],
            swiftSettings: strict),
        .testTarget(
            name: "MatrixTests",
            dependencies: [
                "Boxes", "Devices", "Dialogs", "Geometry", "Guidelines", "Jobs", "JSONText", "ServiceTestSupport",
                "TestSupport",
                "Timeline", "Typography", "Wire",
            ],
            swiftSettings: strict),
        tests(of: "Geometry", uses: ["TestSupport"]),
        tests(of: "Timeline", uses: ["Geometry", "TestSupport"], exclude: ["References"]),
        tests(of: "Devices", uses: ["Boxes", "Geometry"]),
        tests(of: "Typography", uses: ["Geometry", "TestSupport"]),
        .testTarget(
            name: "DialogLayoutTests",
            dependencies: [
                "AnswerTestSupport", "Boxes", "Devices", "Dialogs", "Geometry", "PictureTestSupport",
                "ServiceTestSupport", "TestSupport", "Typography",
            ],
            exclude: ["AnchorPositioning", "Floating"], swiftSettings: strict),
        .testTarget(
            name: "DialogMotionTests",
            dependencies: [
                "AnswerTestSupport", "Boxes", "Devices", "Dialogs", "Geometry", "ServiceTestSupport", "TestSupport",
                "Timeline", "Typography",
            ],
            swiftSettings: strict),
        tests(of: "Images", uses: ["Geometry", "TestSupport"]),
        tests(of: "JSONText", uses: ["TestSupport"]),
        tests(
            of: "Preview",
            uses: [
                "AnswerTestSupport", "Dialogs", "Geometry", "PictureTestSupport", "ServiceTestSupport", "TestSupport",
                "Timeline", "Typography",
            ]),
        tests(
            of: "Wire",
            uses: [
                "Boxes", "Devices", "Dialogs", "Geometry", "Guidelines", "JSONText", "ServiceTestSupport", "Timeline",
                "Typography",
            ]),
        tests(of: "Animations", uses: ["Geometry", "TestSupport", "Timeline"]),
        tests(of: "Exports", uses: ["ServiceTestSupport", "TestSupport"]),
        tests(of: "Access", uses: ["MicroHTTP", "TestSupport"]),
        tests(of: "Base64", uses: ["TestSupport"]),
        tests(of: "Embedded"),
        tests(of: "Boxes", uses: ["TestSupport"]),
        tests(of: "Cache", uses: ["TestSupport"]),
        tests(of: "Guidelines", uses: ["AnswerTestSupport", "Dialogs", "ServiceTestSupport", "TestSupport"]),
        tests(
            of: "Service",
            uses: ["Base64", "CZlib", "CZstd", "Dialogs", "Jobs", "MicroHTTP", "TestSupport", "Typography", "Workers"]),
        tests(of: "ModelContext", uses: ["Devices", "MicroHTTP", "ServiceTestSupport", "TestSupport"]),
        tests(of: "MicroHTTP", uses: ["TestSupport", "Workers"]),
        tests(of: "Metrics", uses: ["TestSupport"]),
        tests(of: "Workers"),
        tests(of: "Descriptors", uses: ["TestSupport"]),
        tests(of: "Checking", uses: ["Dialogs", "Guidelines", "Reports", "TestSupport"]),
        tests(of: "Reports", uses: ["Dialogs", "Guidelines", "ServiceTestSupport", "TestSupport"]),
        tests(of: "Advice", uses: ["ServiceTestSupport", "TestSupport", "Wire"]),
        tests(of: "Jobs"),
    ],
    cxxLanguageStandard: .cxx17
)
