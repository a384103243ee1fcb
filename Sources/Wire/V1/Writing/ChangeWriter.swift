package import Dialogs
package import JSONText

/// Writes the change from one resting layout to another as the body of `POST /v1/specs/transitions`: a timeline, and
/// its causes.
package enum ChangeWriter {
    package static func write(_ change: Change, to json: inout JSONWriter) {
        json.beginObject()
        json.writeMembers(of: change.timeline)
        json.member("causes", change.causes.map(\.rawValue))
        json.write(change.adaptations)
        if let trace = change.trace { json.write(trace) }
        json.endObject()
    }
}
