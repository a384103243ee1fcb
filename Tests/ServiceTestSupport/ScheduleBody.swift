/// A request for dialogs one after the other, and for what else happens meanwhile, as text.
package struct ScheduleBody: Sendable {
    package let json: String

    /// - Parameters:
    ///   - events: Objects in JSON; `showing` makes those that show a dialog.
    ///   - device: As of a `DialogBody`.
    ///   - state: What else the device has.
    ///   - request: What else the request has.
    package init(
        _ events: [String], policy: String = "queue", on device: String = "iphone-17", system: String = "",
        state: String = "", request: String = ""
    ) {
        let device = DialogBody(on: device, system: system, state: state).device
        let more = request.isEmpty ? "" : "," + request
        json = #"{"device":\#(device),"policy":"\#(policy)","events":[\#(events.joined(separator: ","))]\#(more)}"#
    }
}

/// The event that shows a dialog.
///
/// - Parameters:
///   - dialog: An object, or its members without the braces.
///   - wishes: What else the event has, such as a priority.
package func showing(_ dialog: String, at time: Double, _ wishes: String = "") -> String {
    let dialog = dialog.first == "{" ? dialog : "{\(dialog)}"
    return #"{"at":\#(time),"show":\#(dialog)\#(wishes.isEmpty ? "" : "," + wishes)}"#
}

/// The schedule that the shared server answers to such a request, which has to be a good one.
package func schedule(
    _ events: [String], policy: String = "queue", on device: String = "iphone-17", system: String = "",
    state: String = "", request: String = ""
) throws -> JSON {
    try answer(
        ScheduleBody(events, policy: policy, on: device, system: system, state: state, request: request).json,
        at: "/v1/schedules")
}
