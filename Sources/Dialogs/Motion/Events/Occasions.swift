import Boxes
import Timeline

/// The occasions of dialogs' timelines: which events each of them has.
extension Motion.Occasion {
    static let presenting = of(.presenting)
    static let dismissing = of(.dismissing)
    static let dismissingOnRequest = of(.dismissingOnRequest)
    static let refusing = of(.refusing)
    static let rotating = of(.rotating)
    static let showingKeyboard = of(.showingKeyboard)
    static let hidingKeyboard = of(.hidingKeyboard)
    static let changingDetent = of(.changingDetent)

    /// An occasion with its status bar and its feedback.
    ///
    /// - Parameters:
    ///   - statusBar: The status bar's style from the timeline's start on; `nil` if it does not change.
    ///   - feedback: The feedback with the event that ``EventOccasion/felt`` names.
    static func of(
        _ occasion: EventOccasion, statusBar: StatusBar.Style? = nil, feedback: Feedback? = nil
    ) -> Motion.Occasion {
        all[number(occasion, statusBar, feedback)]
    }

    /// All kinds of feedback in their order, beginning with none.
    private static let feedbacks: [Feedback?] = {
        let all: [Feedback] = Haptic.allCases.map { .platform($0) } + HapticKind.allCases.map { .requested($0) }
        return [nil] + all.map { Optional($0) }
    }()

    /// Every occasion with every combination of status bar and feedback, each at the index of its number.
    private static let all: [Motion.Occasion] = EventOccasion.allCases.flatMap { occasion in
        ([nil] + StatusBar.Style.allCases).flatMap { style in
            feedbacks.map { Motion.Occasion(occasion, style, $0) }
        }
    }

    private static func number(_ occasion: EventOccasion, _ style: StatusBar.Style?, _ feedback: Feedback?) -> Int {
        let bar = style.map { caseIndex(of: $0) + 1 } ?? 0
        return (occasion.rawValue * (StatusBar.Style.allCases.count + 1) + bar) * feedbacks.count
            + (feedback?.order ?? 0)
    }

    private convenience init(_ occasion: EventOccasion, _ style: StatusBar.Style?, _ feedback: Feedback?) {
        let (start, end) = occasion.names
        let felt = feedback.map { [Motion.Announcement(EventName.haptic.rawValue, kind: $0.kind.rawValue)] } ?? []
        /// Haptic feedback comes next to the event that it accompanies, and is neither the first nor the last event.
        func announcements(_ names: [EventName], isStart: Bool) -> [Motion.Announcement] {
            names.flatMap { name in
                guard name == occasion.felt else { return [Motion.Announcement(name.rawValue)] }
                let own = Motion.Announcement(name.rawValue, haptic: feedback?.haptic?.rawValue)
                return isStart ? [own] + felt : felt + [own]
            }
        }
        let change = style.map {
            [Motion.Announcement(EventName.statusBarDidChange.rawValue, style: $0.rawValue)]
        }
        self.init(
            number: Self.number(occasion, style, feedback),
            atStart: announcements(start, isStart: true) + (change ?? []),
            atEnd: announcements(end, isStart: false))
    }
}

/// Why a timeline of a dialog runs.
enum EventOccasion: Int, CaseIterable {
    case presenting, dismissing
    /// The dialog is dismissed after the presenter was asked and allowed it.
    case dismissingOnRequest
    /// The presenter was asked and refused to dismiss the dialog.
    case refusing
    case rotating, showingKeyboard, hidingKeyboard, changingDetent

    /// The events at the start and at the end.
    fileprivate var names: (start: [EventName], end: [EventName]) {
        func pair(_ pair: EventPair) -> ([EventName], [EventName]) { ([pair.will], [pair.did]) }
        return switch self {
        case .presenting: ([.willPresent], [.didPresent])
        case .dismissing: ([.willDismiss], [.didDismiss, .removed])
        case .dismissingOnRequest: ([.dismissRequested, .willDismiss], [.didDismiss, .removed])
        case .refusing: ([.dismissRequested, .dismissRefused], [])
        case .rotating: pair(.rotation)
        case .showingKeyboard: pair(KeyboardChange.show.events)
        case .hidingKeyboard: pair(KeyboardChange.hide.events)
        case .changingDetent: pair(.detent)
        }
    }

    /// The event that feedback may accompany; `nil` if there is none.
    var felt: EventName? {
        switch self {
        case .presenting: .willPresent
        case .refusing: .dismissRefused
        case .changingDetent: .didChangeDetent
        case .dismissing, .dismissingOnRequest, .rotating, .showingKeyboard, .hidingKeyboard: nil
        }
    }
}

extension Feedback {
    private static let ofPlatforms = Haptic.allCases.count

    /// The feedback's number, from 1 on.
    fileprivate var order: Int {
        switch self {
        case .platform(let haptic): 1 + caseIndex(of: haptic)
        case .requested(let kind): Self.ofPlatforms + 1 + caseIndex(of: kind)
        }
    }
}
