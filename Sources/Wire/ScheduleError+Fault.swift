package import Dialogs
package import JSONText

extension ScheduleError {
    /// The error as a fault of the body, in words: a dialog's members lie in its event, and the keyboard's in the event
    /// that set it.
    package var fault: JSONFault {
        let place = event.map { "/events/\($0)" } ?? ""
        switch cause {
        case .impossible(let error, let keyboardEvent):
            var fault = error.fault
            fault.pointer = place + fault.pointer
            if let event, fault.pointer.hasPrefix("/events/\(event)/dialog") {
                fault.pointer = place + "/show" + error.fault.pointer.dropFirst("/dialog".count)
            } else if error.fault.pointer.hasPrefix("/device") {
                fault.pointer = error.fault.pointer
                if let keyboardEvent, fault.pointer.hasPrefix("/device/keyboard") {
                    fault.pointer = "/events/\(keyboardEvent)" + fault.pointer.dropFirst("/device".count)
                }
            }
            return fault
        case .windowTurns:
            return JSONFault(
                pointer: place + "/orientation", code: "unknownWindow",
                message: "Where the device's window lies on the turned screen is not known, and nothing is guessed. "
                    + "Leave out device.window, so that it is the whole screen and turns with it.")
        case .tooManyKeyframes(let limit):
            return JSONFault(
                pointer: "/events", code: "tooMany",
                message: "The motions of these events have more than \(limit) keyframes. Send fewer events. "
                    + "The limit is the setting \(Setting.keyframes).")
        }
    }
}
