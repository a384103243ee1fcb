/// The way from one rest to another.
package struct Change: Sendable {
    /// The timeline, with the window's own turn where the device is turned.
    package var timeline: TimelineWithEffects
    /// In the order in which one gives way to the other; empty where nothing changes.
    package var causes: [ChangeCause]
    package var adaptations: [Adaptation]
    /// The decisions about time and curve, when the request asked to have them explained.
    package var trace: [Decision]?
}
