/// Something that reads bytes which anybody may have chosen. `run` throws a `Find` where they lead to what none may
/// lead to.
package struct FuzzTarget: Sendable {
    package let name: String
    package let run: @Sendable ([UInt8]) throws(Find) -> Void

    /// Each in a file of its own.
    package static let all = [json, url, http, request, path, devices, answer, session]
}

/// What no bytes may lead to.
package struct Find: Error, CustomStringConvertible {
    package let description: String
}

func demand(_ holds: Bool, _ found: @autoclosure () -> String) throws(Find) {
    if !holds { throw Find(description: found()) }
}
