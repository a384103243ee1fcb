import Devices
import Timeline

/// The events of dialogs' timelines. The raw values are their names in requests and answers.
///
/// A schedule also announces actions, under the ids that the request gives them.
package enum EventName: String {
    case willPresent, didPresent
    case dismissRequested, dismissRefused, willDismiss, didDismiss
    /// All layers of the dialog have been removed.
    case removed
    case willRotate, didRotate
    case willResize, didResize
    case willChangePosture, didChangePosture
    case willChangeTraits, didChangeTraits
    case keyboardWillShow, keyboardDidShow
    case keyboardWillHide, keyboardDidHide
    case keyboardWillChangeFrame, keyboardDidChangeFrame
    case willChangeDetent, didChangeDetent
    case willChangeContent, didChangeContent
    /// The status bar's text changes its colour, or the bar appears or disappears.
    case statusBarDidChange
    /// The focus of a screen reader or a keyboard moves.
    case focusMoved
    /// Haptic feedback is played.
    case haptic
}

/// The events at the start and the end of one change.
struct EventPair {
    let will: EventName
    let did: EventName

    static let rotation = EventPair(will: .willRotate, did: .didRotate)
    /// The window changes its size.
    static let resize = EventPair(will: .willResize, did: .didResize)
    /// A fold opens or closes.
    static let posture = EventPair(will: .willChangePosture, did: .didChangePosture)
    /// Anything else about the device changes.
    static let traits = EventPair(will: .willChangeTraits, did: .didChangeTraits)
    static let detent = EventPair(will: .willChangeDetent, did: .didChangeDetent)
    static let content = EventPair(will: .willChangeContent, did: .didChangeContent)
}

enum KeyboardChange {
    case show, hide, resize

    /// The change from the keyboard `old` to `new`; `nil` is no keyboard.
    init(from old: Keyboard?, to new: Keyboard?) { self = new == nil ? .hide : old == nil ? .show : .resize }

    var events: EventPair {
        switch self {
        case .show: EventPair(will: .keyboardWillShow, did: .keyboardDidShow)
        case .hide: EventPair(will: .keyboardWillHide, did: .keyboardDidHide)
        case .resize: EventPair(will: .keyboardWillChangeFrame, did: .keyboardDidChangeFrame)
        }
    }
}

extension Motion.Event {
    /// An event `name` at `time` seconds.
    init(time: Double, _ name: EventName, haptic: Haptic? = nil) {
        self.init(time: time, name: name.rawValue, haptic: haptic?.rawValue)
    }

    /// An event of haptic feedback at `time` seconds.
    init(time: Double, felt kind: HapticKind, label: String? = nil) {
        self.init(time: time, name: EventName.haptic.rawValue, label: label, kind: kind.rawValue)
    }

    /// An event by which the status bar changes to `style`, at `time` seconds.
    init(time: Double, statusBar style: StatusBar.Style) {
        self.init(time: time, name: EventName.statusBarDidChange.rawValue, style: style.rawValue)
    }
}

extension Motion.Events {
    /// Whether an event `name` occurs at `seconds` or before.
    func announce(_ name: EventName, by seconds: Double = .infinity) -> Bool {
        contains { $0.time <= seconds && $0.name == name.rawValue }
    }
}
