import Boxes
import Devices
import Dialogs
import JSONText

// What a dialog says of its own life in the app.
extension SchemaReader {
    /// Most bytes of what a caller adds to a dialog, or to one of its actions.
    private static let mostData = 4096

    /// What few dialogs have; nil where that is nothing.
    func details(_ object: ObjectReader) -> Boxed<DialogDetails>? {
        guard object.hasAny(of: ["orientations", "data", "statusBar"]) else { return nil }
        let orientations = orientations(object)
        let data = data(object)
        let statusBar = object.oneOf("statusBar", StatusBarRequest.self)?.style
        guard orientations != nil || data != nil || statusBar != nil else { return nil }
        var details = DialogDetails()
        (details.orientations, details.data, details.statusBar) = (orientations, data, statusBar)
        return Boxed(details)
    }

    /// The caller's own JSON.
    func data(_ object: ObjectReader) -> JSONLiteral? {
        object.value("data").flatMap { $0.literal(maxBytes: Self.mostData) }
    }

    /// The orientations that a dialog allows, at least one.
    private func orientations(_ object: ObjectReader) -> [Orientation]? {
        if isScheduled, object.value("orientations") != nil {
            object.report(
                "orientations", code: "conflictingMember",
                message: "A schedule turns the device by its own events. Leave this out, or turn the device by an "
                    + "event with orientation.")
            return nil
        }
        guard let items = object.value("orientations")?.array(counts: 1...Orientation.allCases.count) else {
            return nil
        }
        let orientations = items.map { $0.oneOf(Orientation.self) }.compactMap(\.self)
        return orientations.isEmpty ? nil : orientations
    }
}
