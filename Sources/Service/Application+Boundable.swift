extension Application {
    /// The endpoints of which `--max-concurrent` may bound what is worked out.
    package static let boundable = [
        "/v1/specs", "/v1/specs/batch", "/v1/specs/samples", "/v1/specs/retarget", "/v1/specs/hit-test",
        "/v1/specs/breakpoints", "/v1/specs/diff", "/v1/specs/release", "/v1/specs/drag", "/v1/specs/transitions",
        "/v1/lint", "/v1/check", "/v1/schedules", "/v1/scenes",
    ]

    /// The endpoint of that path, or of that last part of one; nil where there is none.
    package static func boundable(_ name: String) -> String? {
        boundable.first { $0 == name } ?? boundable.first { $0.hasSuffix("/" + name) }
    }
}
