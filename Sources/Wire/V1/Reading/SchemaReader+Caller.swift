import Boxes
import Devices
import Dialogs
import JSONText

// What a dialog says of its own life in the app.
extension SchemaReader {
    /// Most bytes of what a caller adds to a dialog, or to one of its actions.
    private static let mostData = 4096

    /// The caller's own JSON.
    func data(_ object: ObjectReader) -> Boxed<JSONLiteral>? {
        object.value("data").flatMap { $0.literal(maxBytes: Self.mostData) }.map { Boxed($0) }
    }

    /// The orientations that a dialog allows, at least one.
    func orientations(_ object: ObjectReader) -> [Orientation]? {
        guard let items = object.value("orientations")?.array(counts: 1...Orientation.allCases.count) else {
            return nil
        }
        let orientations = items.map { $0.oneOf(Orientation.self) }.compactMap(\.self)
        return orientations.isEmpty ? nil : orientations
    }
}
