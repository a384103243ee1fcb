import Timeline

/// The occasions on which the timelines of dialogs run.
extension Motion.Occasion {
    static let presenting = occasion(0, [.willPresent], [.didPresent])
    static let dismissing = occasion(1, [.willDismiss], [.didDismiss, .removed])
    /// Dismissing, once the presenter was asked and agreed.
    static let dismissingOnRequest = occasion(2, [.dismissRequested, .willDismiss], [.didDismiss, .removed])
    /// The presenter was asked and said no.
    static let refusing = occasion(3, [.dismissRequested, .dismissRefused], [])
    static let rotating = occasion(4, EventPair.rotation)
    static let showingKeyboard = occasion(5, KeyboardChange.show.events)
    static let hidingKeyboard = occasion(6, KeyboardChange.hide.events)
    static let changingDetent = occasion(7, EventPair.detent)

    private static func occasion(_ number: Int, _ start: [EventName], _ end: [EventName]) -> Motion.Occasion {
        Motion.Occasion(number: number, atStart: start.map(\.rawValue), atEnd: end.map(\.rawValue))
    }

    private static func occasion(_ number: Int, _ pair: EventPair) -> Motion.Occasion {
        occasion(number, [pair.will], [pair.did])
    }
}
