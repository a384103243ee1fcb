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
        // All of these are large, and read where they lie.
        let layers = layers.span
        for index in layers.indices { write(layers, at: index) }
        endArray()
        key("dimmingRegions")
        beginArray()
        let dimmingRegions = dimmingRegions.span
        for index in dimmingRegions.indices { write(dimmingRegions, at: index) }
        endArray()
        key("hitRegions")
        beginArray()
        let hitRegions = hitRegions.span
        for index in hitRegions.indices { write(hitRegions, at: index) }
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
        name("orientation", stage.orientation)
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
        number("scale", stage.scale)
        key("sizeClass")
        beginObject()
        name("horizontal", stage.sizeClass.horizontal)
        name("vertical", stage.sizeClass.vertical)
        endObject()
        name("platform", stage.state.platform)
        writeEra(stage.era, on: stage.state.platform)
        key("keyboard")
        if let keyboard = stage.keyboard { write(keyboard) } else { null() }
        if let rotation = stage.rotation {
            number("rotation", rotation)
        }
        writeSettings(of: stage)
        endObject()
    }

    /// What the user set and what the request chose about the answer, whether it was said or is the default.
    private mutating func writeSettings(of stage: StageReport) {
        name("layoutDirection", stage.state.layoutDirection)
        name("appearance", stage.state.appearance)
        name("textSize", stage.state.textSize)
        name("notifications", stage.state.notifications)
        bool("reduceMotion", stage.state.reduceMotion)
        bool("reduceTransparency", stage.state.reduceTransparency)
        name("input", stage.state.input)
        name("snap", stage.options.snap)
        name("coordinateSpace", stage.options.coordinateSpace)
    }

    /// The era of Apple's systems, as the member `era`; null on others.
    mutating func writeEra(_ era: Era, on platform: Platform) {
        switch platform {
        case .apple: name("era", era)
        default:
            key("era")
            null()
        }
    }

    // MARK: Regions

    fileprivate mutating func write(_ regions: Span<DimmingRegion>, at index: Int) {
        beginObject("layer", inPlace: regions[index].layer)
        key("color")
        write(regions[index].color)
        number("opacity", regions[index].opacity)
        key("rects")
        beginArray()
        for place in regions[index].rects.indices { write(regions[index].rects[place]) }
        endArray()
        key("path")
        write(regions[index].path)
        name("interaction", regions[index].interaction)
        endObject()
    }

    fileprivate mutating func write(_ regions: Span<HitRegion>, at index: Int) {
        beginObject("target", inPlace: regions[index].target)
        key("path")
        switch regions[index].area {
        case .rectangle(let rectangle): write(outlineOf: rectangle)
        case .path(let path): write(path)
        }
        name("effect", regions[index].effect)
        if let dismisses = regions[index].dismisses {
            name("dismisses", dismisses)
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
        for edge in lifecycle.swipe { name(edge) }
        endArray()
        name("approval", lifecycle.approval)
        endObject()
    }

    mutating func write(_ accessibility: Accessibility) {
        beginObject()
        bool("modal", accessibility.isModal)
        key("focusOrder")
        strings(accessibility.focusOrder)
        key("initialFocus")
        string(orNull: accessibility.initialFocus)
        key("inert")
        strings(accessibility.inert)
        number("minimumTarget", accessibility.minimumTarget)
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
        string("from", adaptation.from)
        string("to", adaptation.to)
        string("reason", adaptation.reason.rawValue)
        string("pointer", adaptation.field.pointer)
        endObject()
    }

    fileprivate mutating func write(_ decision: Decision) {
        beginObject()
        string("rule", decision.rule.name)
        string("before", decision.before)
        string("after", decision.after)
        string("reason", decision.reason.name)
        string("pointer", decision.field.pointer)
        endObject()
    }

    /// - Parameter pointer: Where the request that the finding is about stands in the body.
    mutating func write(_ finding: Finding, below pointer: String = "") {
        beginObject()
        string("rule", finding.rule)
        name("severity", finding.severity)
        string("message", finding.message)
        string("pointer", pointer + finding.field.pointer)
        string("guideline", finding.guideline)
        string("fix", finding.fix)
        endObject()
    }
}
