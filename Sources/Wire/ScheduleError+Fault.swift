package import Dialogs
package import JSONText

extension ScheduleError {
    /// The error as faults of the body, with messages. They point into the event that shows the dialog, or into the
    /// one that set the keyboard.
    package var faults: [JSONFault] {
        let prefix = event.map { "/events/\($0)" } ?? ""
        switch cause {
        case .impossible(let error, let keyboardEvent):
            return error.faults.map { located($0, below: prefix, keyboardEvent: keyboardEvent) }
        case .windowRotates: return [JSONFault(.windowRotates, at: prefix + "/orientation")]
        case .tooManyEventLayers(let limit): return [tooMany(.tooManyEventLayers, limit, Setting.eventLayers)]
        case .tooManyPointSegments(let limit): return [tooMany(.tooManyTappedSegments, limit, Setting.pointSegments)]
        case .tooManyKeyframes(let limit): return [tooMany(.tooManyKeyframes, limit, Setting.keyframes)]
        }
    }

    private func located(_ fault: JSONFault, below prefix: String, keyboardEvent: Int?) -> JSONFault {
        var located = fault
        if event != nil, fault.pointer.hasPrefix("/dialog") {
            located.pointer = prefix + "/show" + fault.pointer.dropFirst("/dialog".count)
        } else if let keyboardEvent, fault.pointer.hasPrefix("/device/keyboard") {
            located.pointer = "/events/\(keyboardEvent)" + fault.pointer.dropFirst("/device".count)
        } else if !fault.pointer.hasPrefix("/device") {
            located.pointer = prefix + fault.pointer
        }
        return located
    }

    private func tooMany(_ text: FaultText, _ limit: Int, _ setting: String) -> JSONFault {
        JSONFault(text, at: "/events", ["\(limit)", setting])
    }
}
