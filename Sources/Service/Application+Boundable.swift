extension Application {
    /// The endpoints of which `--max-concurrent` may bound what is worked out.
    package static var boundable: [String] { EndpointTable.boundable }

    /// The endpoint of that path, or of that last part of one; nil where there is none.
    package static func boundable(_ name: String) -> String? {
        boundable.first { $0 == name } ?? boundable.first { $0.hasSuffix("/" + name) }
    }
}
