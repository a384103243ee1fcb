// swift-tools-version:6.0

import PackageDescription

let package = Package(
    name: "Driver",
    targets: [
        .target(name: "OpenAPIClient"),
        .executableTarget(name: "Driver", dependencies: ["OpenAPIClient"]),
    ])
