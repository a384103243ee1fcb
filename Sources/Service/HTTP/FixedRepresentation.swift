import Boxes
import JSONText

/// A representation that is made at the first request, and kept for as long as the server runs.
final class FixedRepresentation: Sendable {
    private let made = Once<Representation>()
    private let make: @Sendable () -> Representation

    init(_ make: @escaping @Sendable () -> Representation) { self.make = make }

    var value: Representation { made.value(or: make) }

    /// Creates a representation of a JSON document.
    static func json(
        _ kind: Representation.Kind = .fixed, _ write: @escaping @Sendable (inout JSONWriter) -> Void
    ) -> FixedRepresentation {
        FixedRepresentation {
            var json = JSONWriter()
            write(&json)
            return json.withBytes { Representation($0, mediaType: "application/json", kind) }
        }
    }

    /// Creates `{"status":"…"}`, about the server's state.
    static func status(_ word: String) -> FixedRepresentation {
        .json(.operation) { $0.write(["status": .string(word)]) }
    }
}
