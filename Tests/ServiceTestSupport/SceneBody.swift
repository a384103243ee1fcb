/// A request for several dialogs on one device, each above the one before it, as text.
package struct SceneBody: Sendable {
    package let json: String

    /// - Parameters:
    ///   - dialogs: Objects in JSON, from the lowest to the uppermost.
    ///   - device: As of a `DialogBody`.
    ///   - state: What else the device has.
    ///   - options: The options' members.
    package init(_ dialogs: [String], on device: String = "iphone-17", state: String = "", options: String = "") {
        let list = dialogs.joined(separator: ",")
        let options = options.isEmpty ? "" : #","options":{\#(options)}"#
        json = #"{"device":\#(DialogBody(on: device, state: state).device),"dialogs":[\#(list)]\#(options)}"#
    }
}

/// The scene that the shared server answers to such a request, which has to be a good one.
package func scene(
    of dialogs: [String], on device: String = "iphone-17", state: String = "", options: String = ""
) throws -> JSON {
    try scene(SceneBody(dialogs, on: device, state: state, options: options).json)
}
