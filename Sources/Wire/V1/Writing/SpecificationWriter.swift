package import Dialogs
package import Guidelines
package import JSONText
import Devices
import Geometry
import Timeline
import Typography

/// Writes a specification as the body of `POST /v1/specs`, in the order of the contract.
package struct SpecificationWriter {
    /// The version of the answer's shape. It grows by one when a member changes its meaning.
    package static let schemaVersion = 1

    package static func write(_ dialog: ResolvedDialog, findings: [Finding], to json: inout JSONWriter) {
        json.beginObject()
        json.key("schemaVersion")
        json.integer(schemaVersion)
        json.key("id")
        json.string(orNull: dialog.id)
        json.key("stage")
        json.write(dialog.stage)
        json.key("presentation")
        json.write(dialog.presentation)
        json.write(
            layers: dialog.layers, dimmingRegions: dialog.dimmingRegions, hitRegions: dialog.hitRegions,
            transitions: dialog.transitions, lifecycle: dialog.lifecycle, accessibility: dialog.accessibility,
            adaptations: dialog.adaptations, findings: findings, trace: dialog.trace)
        json.endObject()
    }
}

extension JSONWriter {
    /// What a specification and a scene have in common, from `layers` to `trace`.
    mutating func write(
        layers: [Layer], dimmingRegions: [DimmingRegion], hitRegions: [HitRegion], transitions: Transitions,
        lifecycle: Lifecycle, accessibility: Accessibility, adaptations: [Adaptation], findings: [Finding],
        trace: [Decision]?
    ) {
        key("layers")
        beginArray()
        // Layers are large: they are read where they lie.
        let layers = layers.span
        for index in layers.indices { write(layers[index]) }
        endArray()
        key("dimmingRegions")
        beginArray()
        let dimmingRegions = dimmingRegions.span
        for index in dimmingRegions.indices { write(dimmingRegions[index]) }
        endArray()
        key("hitRegions")
        beginArray()
        let hitRegions = hitRegions.span
        for index in hitRegions.indices { write(hitRegions[index]) }
        endArray()
        key("transitions")
        write(transitions)
        key("lifecycle")
        write(lifecycle)
        key("accessibility")
        write(accessibility)
        write(adaptations)
        key("diagnostics")
        beginArray()
        for finding in findings { write(finding) }
        endArray()
        if let trace { write(trace) }
    }

    // MARK: Stage

    mutating func write(_ stage: StageReport) {
        beginObject()
        key("device")
        string(orNull: stage.device)
        key("orientation")
        string(stage.orientation.rawValue)
        key("bounds")
        write(stage.bounds)
        key("window")
        write(stage.window)
        key("container")
        write(stage.container)
        key("safeArea")
        write(stage.safeArea)
        key("visible")
        write(stage.visible)
        key("scale")
        number(stage.scale)
        key("sizeClass")
        beginObject()
        key("horizontal")
        string(stage.sizeClass.horizontal.rawValue)
        key("vertical")
        string(stage.sizeClass.vertical.rawValue)
        endObject()
        key("platform")
        string(stage.state.platform.rawValue)
        key("era")
        string(orNull: stage.state.platform == .apple ? stage.era.rawValue : nil)
        key("keyboard")
        if let keyboard = stage.keyboard { write(keyboard) } else { null() }
        if let rotation = stage.rotation {
            key("rotation")
            number(rotation)
        }
        writeSettings(of: stage)
        endObject()
    }

    /// What the user set and what the request chose about the answer, whether it was said or is the default.
    private mutating func writeSettings(of stage: StageReport) {
        key("layoutDirection")
        string(stage.state.layoutDirection.rawValue)
        key("appearance")
        string(stage.state.appearance.rawValue)
        key("textSize")
        string(stage.state.textSize.rawValue)
        key("notifications")
        string(stage.state.notifications.rawValue)
        key("reduceMotion")
        bool(stage.state.reduceMotion)
        key("reduceTransparency")
        bool(stage.state.reduceTransparency)
        key("input")
        string(stage.state.input.rawValue)
        key("snap")
        string(stage.options.snap.rawValue)
        key("coordinateSpace")
        string(stage.options.coordinateSpace.rawValue)
    }

    // MARK: Regions

    fileprivate mutating func write(_ region: DimmingRegion) {
        beginObject()
        key("layer")
        string(region.layer)
        key("color")
        write(region.color)
        key("opacity")
        number(region.opacity)
        key("rects")
        beginArray()
        for rect in region.rects { write(rect) }
        endArray()
        key("path")
        write(region.path)
        key("interaction")
        string(region.interaction.rawValue)
        endObject()
    }

    fileprivate mutating func write(_ region: HitRegion) {
        beginObject()
        key("target")
        string(region.target)
        key("path")
        write(region.path)
        key("effect")
        string(region.effect.rawValue)
        if let dismisses = region.dismisses {
            key("dismisses")
            string(dismisses.rawValue)
        }
        endObject()
    }

    // MARK: Life

    mutating func write(_ lifecycle: Lifecycle) {
        beginObject()
        key("dismissAt")
        number(orNull: lifecycle.dismissAt)
        key("removedAt")
        number(orNull: lifecycle.removedAt)
        key("recommendedAfter")
        number(orNull: lifecycle.recommendedAfter)
        key("swipe")
        beginArray()
        for edge in lifecycle.swipe { string(edge.rawValue) }
        endArray()
        key("approval")
        string(lifecycle.approval.rawValue)
        endObject()
    }

    mutating func write(_ accessibility: Accessibility) {
        beginObject()
        key("modal")
        bool(accessibility.isModal)
        key("focusOrder")
        strings(accessibility.focusOrder)
        key("initialFocus")
        string(orNull: accessibility.initialFocus)
        key("inert")
        strings(accessibility.inert)
        key("minimumTarget")
        number(accessibility.minimumTarget)
        endObject()
    }

    // MARK: Remarks

    /// What became something else, as the member `adaptations`.
    mutating func write(_ adaptations: [Adaptation]) {
        key("adaptations")
        beginArray()
        for adaptation in adaptations { write(adaptation) }
        endArray()
    }

    /// The decisions on the way, as the member `trace`.
    mutating func write(_ trace: [Decision]) {
        key("trace")
        beginArray()
        for decision in trace { write(decision) }
        endArray()
    }

    mutating func write(_ adaptation: Adaptation) {
        beginObject()
        key("from")
        string(adaptation.from)
        key("to")
        string(adaptation.to)
        key("reason")
        string(adaptation.reason)
        key("pointer")
        string(adaptation.field.pointer)
        endObject()
    }

    fileprivate mutating func write(_ decision: Decision) {
        beginObject()
        key("rule")
        string(decision.rule)
        key("before")
        string(decision.before)
        key("after")
        string(decision.after)
        key("reason")
        string(decision.reason)
        key("pointer")
        string(decision.field.pointer)
        endObject()
    }

    /// - Parameter pointer: Where the request that the finding is about stands in the body.
    mutating func write(_ finding: Finding, below pointer: String = "") {
        beginObject()
        key("rule")
        string(finding.rule)
        key("severity")
        string(finding.severity.rawValue)
        key("message")
        string(finding.message)
        key("pointer")
        string(pointer + finding.field.pointer)
        key("guideline")
        string(finding.guideline)
        key("fix")
        string(finding.fix)
        endObject()
    }
}
