import JSONText
import Metrics

extension PhaseTimes {
    /// As the field `Server-Timing` has it: each phase that there was, in milliseconds.
    var serverTiming: String {
        var text = ""
        for phase in WorkPhase.allCases where self[phase] > 0 {
            if !text.isEmpty { text += ", " }
            text += phase.metric
            text += JSONNumber.text(Double(self[phase]) / 1e6)
        }
        return text
    }
}

extension WorkPhase {
    fileprivate var metric: String {
        switch self {
        case .wait: "wait;dur="
        case .read: "read;dur="
        case .resolve: "resolve;dur="
        case .check: "check;dur="
        case .write: "write;dur="
        case .draw: "draw;dur="
        case .compress: "compress;dur="
        }
    }
}
