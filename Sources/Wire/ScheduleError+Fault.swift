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
        case .windowRotates: return JSONFault(.windowRotates, at: prefix + "/orientation")
        case .tooManyEventLayers(let limit): return tooMany(.tooManyEventLayers, limit, Setting.eventLayers)
        case .tooManyPointSegments(let limit): return tooMany(.tooManyTappedSegments, limit, Setting.pointSegments)
        case .tooManyKeyframes(let limit): return tooMany(.tooManyKeyframes, limit, Setting.keyframes)
        }
    }

    private func tooMany(_ text: FaultText, _ limit: Int, _ setting: String) -> JSONFault {
        JSONFault(text, at: "/events", ["\(limit)", setting])
    }
}
