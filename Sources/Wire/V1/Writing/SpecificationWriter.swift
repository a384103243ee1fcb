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
    /// The version of the answer's shape. It is incremented when a member changes its meaning.
    package static let schemaVersion = 1

    /// It promises to release nothing but what it makes itself, so that callers need not copy the dialog they pass.
    ///
    /// - Parameters:
    ///   - proofs: `nil` if no proofs were requested.
    ///   - parts: The parts to write; `nil` for all that were computed.
    @_effects(releasenone)
    package static func write(
        _ dialog: ResolvedDialog, findings: [Finding], proofs: [Proof]? = nil, parts: AnswerParts? = nil,
        to json: inout JSONWriter
    ) {
        let parts = parts ?? dialog.stage.options.parts
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
        json.writeBehaviour(parts, dialog.transitions, dialog.lifecycle, dialog.gestures, dialog.accessibility)
        json.writeRemarks(parts, adaptations: dialog.adaptations, findings: findings, trace: dialog.trace)
        if let proofs { json.write(proofs) }
        json.endObject()
    }
}

// Writes the wanted members that a specification and a scene have in common, from `layers` to `trace`.
extension JSONWriter {
    /// Writes the layers, the dimming and the hit regions, each as a member.
    mutating func writeRegions(_ parts: AnswerParts, layers: [Layer], dimming: [DimmingRegion], hits: [HitRegion]) {
        if parts.wantsLayers { write(layers, parts) }
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

    /// Writes the wanted parts of the layers, as the member `layers`.
    private mutating func write(_ layers: [Layer], _ parts: AnswerParts) {
        beginArray("layers")
        // Layers are large: a span reads them without copying.
        let layers = layers.span
        if parts.wantsWholeLayers {
            for index in layers.indices { write(layers, at: index) }
        } else {
            for index in layers.indices { write(parts, of: layers, at: index) }
        }
        endArray()
    }

    /// Writes the layers, dimming and hit regions of another resting layout, as the member `rest`; nothing if there is
    /// none.
    mutating func write(rest: Boxed<DrawnRest>?) {
        guard let rest else { return }
        beginObject("rest")
        writeRegions(DrawnRest.parts, layers: rest.layers, dimming: rest.dimmingRegions, hits: rest.hitRegions)
        endObject()
    }

    /// Writes how the dialog is presented and dismissed, its lifetime and its accessibility, each as a member.
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

    /// Writes adaptations and findings, each as a member, and the trace if one was requested.
    mutating func writeRemarks(
        _ parts: AnswerParts, adaptations: [Adaptation], findings: [Finding], trace: [Decision]?
    ) {
        if parts.contains(.adaptations) { write(adaptations) }
        if parts.contains(.diagnostics) { array("diagnostics", findings) { $0.write($1) } }
        if let trace, parts.contains(.trace) { write(trace) }
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
        if let dismisses = regions[index].dismisses { member("dismisses", dismisses) }
        endObject()
    }

    // MARK: Lifetime

    mutating func write(_ lifecycle: Lifecycle) {
        beginObject()
        member("dismissAt", orNull: lifecycle.dismissAt)
        member("removedAt", orNull: lifecycle.removedAt)
        member("recommendedAfter", orNull: lifecycle.recommendedAfter)
        array("swipe", lifecycle.swipe) { $0.name($1) }
        member("approval", lifecycle.approval)
        if lifecycle.areCloseRequestsGiven {
            beginArray("closeRequests")
            for request in CloseRequest.allCases where lifecycle.closeRequests.contains(request) { name(request) }
            endArray()
        }
        endObject()
    }

    /// Writes how layers follow a finger, as the member `gestures`.
    private mutating func write(_ gestures: [Gesture]) {
        beginArray("gestures")
        for index in gestures.indices {
            guard let fragment = FragmentKey.gesture(gestures[index]) else {
                write(gestures[index])
                continue
            }
            guard !writeFragment(fragment) else { continue }
            let start = beginFragment()
            write(gestures[index])
            endFragment(fragment, from: start)
        }
        endArray()
    }

    private mutating func write(_ gesture: Gesture) {
        beginObject()
        member("layer", gesture.layer)
        member("axis", gesture.axis)
        array("edges", gesture.edges) { $0.name($1) }
        member("slop", gesture.slop)
        member("handsOffTo", ifAny: gesture.handsOffTo)
        endObject()
    }

    mutating func write(_ accessibility: Accessibility) {
        beginObject()
        member("modal", accessibility.isModal && !accessibility.leavesPresenterLive)
        member("focusOrder", accessibility.focusOrder)
        member("initialFocus", orNull: accessibility.initialFocus)
        member("inert", accessibility.inert)
        member("returnFocus", ifAny: accessibility.returnFocus)
        member("minimumTarget", accessibility.minimumTarget)
        endObject()
    }

    // MARK: Remarks

    /// Writes where the layout deviates from the request, as the member `adaptations`.
    mutating func write(_ adaptations: [Adaptation]) { array("adaptations", adaptations) { $0.write($1) } }

    /// Writes the decisions of the layout, as the member `trace`.
    mutating func write(_ trace: [Decision]) { array("trace", trace) { $0.write($1) } }

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

    /// - Parameter pointer: The JSON pointer, in the body, of the finding's request.
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
    /// Writes a field of the request as a JSON pointer (RFC 6901).
    ///
    /// - Parameter pointer: The pointer of the request itself.
    mutating func member(_ key: StaticString, _ path: FieldPath, below pointer: String = "") {
        self.key(key)
        beginString()
        piece(pointer)
        let components = path.components.span
        for index in components.indices {
            piece(UInt8(ascii: "/"))
            piece(components[index].name)
        }
        endString()
    }
}
