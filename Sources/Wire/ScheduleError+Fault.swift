package import Dialogs
package import JSONText

extension ScheduleError {
    /// The error as a fault of the body, with a message. It points into the event that shows the dialog, or into the
    /// one that set the keyboard.
    package var fault: JSONFault {
        let prefix = event.map { "/events/\($0)" } ?? ""
        switch cause {
        case .impossible(let error, let keyboardEvent):
            var fault = error.fault
            fault.pointer = prefix + fault.pointer
            if let event, fault.pointer.hasPrefix("/events/\(event)/dialog") {
                fault.pointer = prefix + "/show" + error.fault.pointer.dropFirst("/dialog".count)
            } else if error.fault.pointer.hasPrefix("/device") {
                fault.pointer = error.fault.pointer
                if let keyboardEvent, fault.pointer.hasPrefix("/device/keyboard") {
                    fault.pointer = "/events/\(keyboardEvent)" + fault.pointer.dropFirst("/device".count)
                }
            }
            return fault
        case .windowRotates:
            return JSONFault(
                pointer: prefix + "/orientation", code: "unknownWindow",
                message: "Where the device's window lies on the turned screen is not known, and nothing is guessed. "
                    + "Leave out device.window, so that it is the whole screen and turns with it.")
        case .tooManyEventLayers(let limit):
            return JSONFault(
                pointer: "/events", code: "tooMany",
                message: "These events meet more than \(limit) layers of dialogs on the screen: a tap those of each "
                    + "dialog that it comes to, a change of the device those of all, twice. Send fewer events, or have "
                    + "fewer dialogs on the screen. The limit is the setting \(Setting.eventLayers).")
        case .tooManyPointSegments(let limit):
            return JSONFault(
                pointer: "/events", code: "tooMany",
                message:
                    "The taps would be held against more than \(limit) pieces of outlines, a curve counting as 16. "
                    + "Send fewer taps, or simpler paths. The limit is the setting \(Setting.pointSegments).")
        case .tooManyKeyframes(let limit):
            return JSONFault(
                pointer: "/events", code: "tooMany",
                message: "The motions of these events have more than \(limit) keyframes. Send fewer events. "
                    + "The limit is the setting \(Setting.keyframes).")
        }
    }
}
