import Boxes
import Devices
import Dialogs
import JSONText

// Reads what a dialog says about its use in the app.
extension SchemaReader {
    /// The most bytes of an app's own data in a dialog or an action.
    private static let mostData = 4096

    /// Reads the members that few dialogs have; `nil` if there are none.
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

    /// Reads the app's own JSON.
    func data(_ object: ObjectReader) -> JSONLiteral? {
        object.value("data").flatMap { $0.literal(maxBytes: Self.mostData) }
    }

    /// Reads the orientations that a dialog allows, at least one.
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
