/// The change from one resting layout to another.
package struct Change: Sendable {
    /// The timeline, with the window's own rotation if the device rotates.
    package var timeline: TimelineWithEffects
    /// The causes in order of precedence; empty if nothing changes.
    package var causes: [ChangeCause]
    package var adaptations: [Adaptation]
    /// The decisions about duration and curve, if the request asks for explanations; else `nil`.
    package var trace: [Decision]?
}
