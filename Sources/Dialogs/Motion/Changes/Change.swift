/// The change from one rest to another.
package struct Change: Sendable {
    /// The timeline, with the window's own rotation where the device turns.
    package var timeline: TimelineWithEffects
    /// The causes in order of precedence; empty where nothing changes.
    package var causes: [ChangeCause]
    package var adaptations: [Adaptation]
    /// The decisions about time and curve, if the request asked to have them explained.
    package var trace: [Decision]?
}
