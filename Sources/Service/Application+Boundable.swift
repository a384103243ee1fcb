extension Application {
    /// The paths of the endpoints whose concurrent computations `--max-concurrent` may limit.
    package static var boundable: [String] { EndpointTable.boundable }

    /// The path of the endpoint with this path, or with this last part of its path; `nil` if there is none.
    package static func boundable(_ name: String) -> String? {
        boundable.first { $0 == name } ?? boundable.first { $0.hasSuffix("/" + name) }
    }
}
