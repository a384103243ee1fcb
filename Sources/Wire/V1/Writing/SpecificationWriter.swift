import Boxes
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

    /// - Parameter proofs: Nil where nobody asked for any.
    package static func write(
        _ dialog: ResolvedDialog, findings: [Finding], proofs: [Proof]? = nil, to json: inout JSONWriter
    ) {
        let parts = dialog.stage.options.parts
        json.beginObject()
        json.member("schemaVersion", schemaVersion)
        json.member("id", orNull: dialog.id)
        if parts.contains(.stage) {
            json.key("stage")
            json.write(dialog.stage)
        }
        if parts.contains(.presentation) {
            json.key("presentation")
            json.write(dialog.presentation)
        }
        json.writeRegions(parts, layers: dialog.layers, dimming: dialog.dimmingRegions, hits: dialog.hitRegions)
        json.writeBehaviour(
            parts, dialog.transitions, dialog.lifecycle, dialog.gestures, dialog.accessibility)
        json.writeRemarks(parts, adaptations: dialog.adaptations, findings: findings, trace: dialog.trace)
        if let proofs { json.write(proofs) }
        json.endObject()
    }
}

// What a specification and a scene have in common, from `layers` to `trace`, as far as it is wanted.
extension JSONWriter {
    /// What is painted, what is dimmed and what takes touches, each as a member.
    mutating func writeRegions(
        _ parts: AnswerParts, layers: [Layer], dimming: [DimmingRegion], hits: [HitRegion]
    ) {
        if parts.contains(.layers) { write(layers) }
        if parts.contains(.dimmingRegions) {
            beginArray("dimmingRegions")
            let dimming = dimming.span
            for index in dimming.indices { write(dimming, at: index) }
            endArray()
        }
        if parts.contains(.hitRegions) {
            beginArray("hitRegions")
            let hits = hits.span
            for index in hits.indices { write(hits, at: index) }
            endArray()
        }
    }

    /// What is painted, as the member `layers`.
    private mutating func write(_ layers: [Layer]) {
        beginArray("layers")
        // All of these are large, and read where they lie.
        let layers = layers.span
        for index in layers.indices { write(layers, at: index) }
        endArray()
    }

    /// Another rest: what is painted, dimmed and touched there, as the member `rest`; nothing where there is none.
    mutating func write(rest: Boxed<DrawnRest>?) {
        guard let rest else { return }
        beginObject("rest")
        writeRegions(
            DrawnRest.parts, layers: rest.layers, dimming: rest.dimmingRegions, hits: rest.hitRegions)
        endObject()
    }

    /// How it comes and goes, how long it stays and how it is read out, each as a member.
    mutating func writeBehaviour(
        _ parts: AnswerParts, _ transitions: Transitions, labels: TimelineLabels = .moments, _ lifecycle: Lifecycle,
        _ gestures: [Gesture], _ accessibility: Accessibility
    ) {
        if parts.wantsAny(of: .transitions) {
            key("transitions")
            write(transitions, parts, labels: labels)
        }
        if parts.contains(.lifecycle) {
            key("lifecycle")
            write(lifecycle)
        }
        if parts.contains(.gestures) { write(gestures) }
        if parts.contains(.accessibility) {
            key("accessibility")
            write(accessibility)
        }
    }

    /// What is to be said about it, each as a member; the trace where one was asked for.
    mutating func writeRemarks(
        _ parts: AnswerParts, adaptations: [Adaptation], findings: [Finding], trace: [Decision]?
    ) {
        if parts.contains(.adaptations) { write(adaptations) }
        if parts.contains(.diagnostics) {
            beginArray("diagnostics")
            for finding in findings { write(finding) }
            endArray()
        }
        if let trace, parts.contains(.trace) { write(trace) }
    }

    // MARK: Stage

    mutating func write(_ stage: StageReport) {
        beginObject()
        member("device", orNull: stage.device)
        member("orientation", stage.orientation)
        member("bounds", stage.bounds)
        member("window", stage.window)
        member("container", stage.container)
        member("safeArea", stage.safeArea)
        member("visible", stage.visible)
        member("scale", stage.scale)
        member("perspective", SystemMotion.perspective.value)
        beginObject("sizeClass")
        member("horizontal", stage.sizeClass.horizontal)
        member("vertical", stage.sizeClass.vertical)
        endObject()
        member("platform", stage.state.platform)
        writeEra(of: stage.release, on: stage.state.platform)
        key("keyboard")
        if let keyboard = stage.keyboard { write(keyboard) } else { null() }
        if let rotation = stage.rotation {
            member("rotation", rotation)
        }
        write(stage.screen)
        write(stage.statusBar)
        writeSettings(of: stage)
        endObject()
    }

    /// The panel, as the member `screen`.
    private mutating func write(_ screen: ScreenReport) {
        beginObject("screen")
        member("cornerRadius", orNull: screen.cornerRadius)
        member("cornerCurve", screen.cornerCurve)
        beginArray("cutouts")
        for cutout in screen.cutouts { write(cutout) }
        endArray()
        key("homeIndicator")
        if let frame = screen.homeIndicator { write(frame) } else { null() }
        endObject()
    }

    /// A rectangle with corners, as path data.
    private mutating func write(_ area: RoundedArea) {
        // Nearly all are round at both ends, and say so in four numbers.
        let round = CornerRadii(all: min(area.frame.width, area.frame.height) / 2)
        guard area.radii == round else { return write(VectorPath(rounded: area.frame, radii: area.radii)) }
        let fragment = FragmentKey.capsule(area.frame)
        guard !writeFragment(fragment) else { return }
        let start = beginFragment()
        write(VectorPath(rounded: area.frame, radii: area.radii))
        endFragment(fragment, from: start)
    }

    /// The status bar, as the member `statusBar`; null where the window has none.
    private mutating func write(_ bar: StatusBar?) {
        guard let bar else { return nullMember("statusBar") }
        beginObject("statusBar")
        member("frame", bar.frame)
        member("style", bar.style)
        endObject()
    }

    /// What the user set and what the request chose about the answer, whether it was said or is the default.
    private mutating func writeSettings(of stage: StageReport) {
        member("layoutDirection", stage.state.layoutDirection)
        member("appearance", stage.state.appearance)
        member("contrast", stage.state.contrast)
        if let scale = stage.state.textScale {
            member("textSize", scale)
        } else {
            member("textSize", stage.state.textSize)
        }
        member("notifications", stage.state.notifications)
        member("reduceMotion", stage.state.reduceMotion)
        member("reduceTransparency", stage.state.reduceTransparency)
        if stage.state.screenReader { member("screenReader", true) }
        member("input", stage.state.input)
        member("snap", stage.options.snap)
        member("coordinateSpace", stage.options.coordinateSpace)
        member("language", ifAny: stage.state.language?.tag)
        if let viewports = stage.viewports { write(viewports) }
    }

    /// The sizes of a page, as the member `viewports`.
    private mutating func write(_ viewports: Viewports) {
        beginObject("viewports")
        writeSize("small", viewports.small)
        writeSize("large", viewports.large)
        writeSize("dynamic", viewports.dynamic)
        endObject()
    }

    private mutating func writeSize(_ name: StaticString, _ size: Size) {
        beginObject(name)
        member("width", size.width)
        member("height", size.height)
        endObject()
    }

    /// The era of Apple's systems, as the member `era`; null on others.
    mutating func writeEra(of release: AppleRelease, on platform: Platform) {
        switch platform {
        case .apple: member("era", EraName(release))
        default: nullMember("era")
        }
    }

    // MARK: Regions

    fileprivate mutating func write(_ regions: Span<DimmingRegion>, at index: Int) {
        beginObject()
        member("layer", inPlace: regions[index].layer)
        member("color", regions[index].color)
        member("opacity", regions[index].opacity)
        beginArray("rects")
        for rect in regions[index].rects.indices { write(regions[index].rects[rect]) }
        endArray()
        key("path")
        write(regions[index].path)
        member("interaction", regions[index].interaction)
        endObject()
    }

    fileprivate mutating func write(_ regions: Span<HitRegion>, at index: Int) {
        beginObject()
        member("target", inPlace: regions[index].target)
        key("path")
        switch regions[index].area {
        case .rectangle(let rectangle): write(outlineOf: rectangle)
        case .path(let path): write(path)
        }
        member("effect", regions[index].effect)
        if let dismisses = regions[index].dismisses {
            member("dismisses", dismisses)
        }
        endObject()
    }

    // MARK: Life

    mutating func write(_ lifecycle: Lifecycle) {
        beginObject()
        member("dismissAt", orNull: lifecycle.dismissAt)
        member("removedAt", orNull: lifecycle.removedAt)
        member("recommendedAfter", orNull: lifecycle.recommendedAfter)
        beginArray("swipe")
        for edge in lifecycle.swipe { name(edge) }
        endArray()
        member("approval", lifecycle.approval)
        if lifecycle.areCloseRequestsGiven {
            beginArray("closeRequests")
            for request in CloseRequest.allCases where lifecycle.closeRequests.contains(request) { name(request) }
            endArray()
        }
        endObject()
    }

    /// How a finger draws the dialog, as the member `gestures`.
    private mutating func write(_ gestures: [Gesture]) {
        beginArray("gestures")
        for gesture in gestures {
            guard let fragment = FragmentKey.gesture(gesture) else {
                write(gesture)
                continue
            }
            guard !writeFragment(fragment) else { continue }
            let start = beginFragment()
            write(gesture)
            endFragment(fragment, from: start)
        }
        endArray()
    }

    private mutating func write(_ gesture: Gesture) {
        beginObject()
        member("layer", gesture.layer)
        member("axis", gesture.axis)
        beginArray("edges")
        for edge in gesture.edges { name(edge) }
        endArray()
        member("slop", gesture.slop)
        member("handsOffTo", ifAny: gesture.handsOffTo)
        endObject()
    }

    mutating func write(_ accessibility: Accessibility) {
        beginObject()
        member("modal", accessibility.isModal)
        member("focusOrder", accessibility.focusOrder)
        member("initialFocus", orNull: accessibility.initialFocus)
        member("inert", accessibility.inert)
        member("returnFocus", ifAny: accessibility.returnFocus)
        member("minimumTarget", accessibility.minimumTarget)
        endObject()
    }

    // MARK: Remarks

    /// What became something else, as the member `adaptations`.
    mutating func write(_ adaptations: [Adaptation]) {
        beginArray("adaptations")
        for adaptation in adaptations { write(adaptation) }
        endArray()
    }

    /// The decisions on the way, as the member `trace`.
    mutating func write(_ trace: [Decision]) {
        beginArray("trace")
        for decision in trace { write(decision) }
        endArray()
    }

    mutating func write(_ adaptation: Adaptation) {
        beginObject()
        member("from", adaptation.from)
        member("to", adaptation.to)
        member("reason", adaptation.reason.rawValue)
        member("pointer", adaptation.field)
        endObject()
    }

    fileprivate mutating func write(_ decision: Decision) {
        beginObject()
        member("rule", decision.rule.name)
        member("before", decision.before)
        member("after", decision.after)
        member("reason", decision.reason.name)
        member("pointer", decision.field)
        endObject()
    }

    /// - Parameter pointer: Where the request that the finding is about stands in the body.
    mutating func write(_ finding: Finding, below pointer: String = "") {
        beginObject()
        member("rule", finding.rule)
        member("severity", finding.severity)
        member("message", finding.message)
        member("pointer", finding.field, below: pointer)
        member("guideline", finding.guideline)
        member("fix", finding.fix)
        if !finding.changes.isEmpty { member("changes", finding.changes, below: pointer) }
        endObject()
    }
}

extension JSONWriter {
    /// A place in the request as a JSON pointer (RFC 6901).
    ///
    /// - Parameter pointer: Where the request itself stands.
    mutating func member(_ key: StaticString, _ path: FieldPath, below pointer: String = "") {
        self.key(key)
        beginString()
        piece(pointer)
        for component in path.components {
            piece(UInt8(ascii: "/"))
            switch component {
            case .member(let name): piece(name)
            case .index(let index): piece(String(index))
            }
        }
        endString()
    }
}

extension FragmentKey {
    /// The outline of a rectangle that is round at both ends, as path data.
    fileprivate static func capsule(_ frame: Rect) -> FragmentKey {
        FragmentKey(kind: 5, (frame.minX, frame.minY, frame.width, frame.height))
    }
}
