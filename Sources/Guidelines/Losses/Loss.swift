import Boxes
import Devices
package import Dialogs
import Timeline

/// Something of one dialog that a second one, made for the same purpose in another setting, cannot show.
package struct Loss: Sendable, Hashable {
    package enum Reason: String, Sendable, CaseIterable {
        /// The second dialog has no such layer.
        case layerMissing
        /// The text is truncated.
        case textCut
        /// The layer is only partly visible until it is scrolled.
        case scrolls
        /// What is behind the layer is not blurred.
        case materialMissing
        /// The layer casts no shadow.
        case shadowMissing
        /// The sheet cannot rest at this detent.
        case detentMissing
        /// The second dialog has no such timeline.
        case timelineMissing
        /// The request gives the member, but the resolved style ignores it.
        case memberHasNoEffect
    }

    /// JSON pointer into the first answer, with list elements by name; for a member of the request, into the body.
    package var pointer: String
    package var reason: Reason
}

extension Loss {
    /// Returns what the second dialog cannot show of the first, in the order of the answer.
    ///
    /// - Parameters:
    ///   - findings: The findings of each dialog.
    ///   - second: JSON pointer of the second request in the body.
    package static func losses(
        from first: ResolvedDialog, to second: ResolvedDialog, findings: (first: [Finding], second: [Finding]),
        second pointer: String
    ) -> [Loss] {
        layers(first.layers, second.layers) + detents(first, second) + timelines(first.transitions, second.transitions)
            + members(findings.first, findings.second, pointer)
    }

    private static func layers(_ first: [Layer], _ second: [Layer]) -> [Loss] {
        let others = Dictionary(second.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        return first.flatMap { layer -> [Loss] in
            let pointer = "/layers/" + layer.id.replacing("~", with: "~0").replacing("/", with: "~1")
            guard let other = others[layer.id] else {
                return layer.role.isOfSetting ? [] : [Loss(pointer: pointer, reason: .layerMissing)]
            }
            var losses: [Loss] = []
            func lose(_ member: String, _ reason: Reason, where isLost: Bool) {
                if isLost { losses.append(Loss(pointer: pointer + member, reason: reason)) }
            }
            lose("/text", .textCut, where: layer.text?.isTruncated == false && other.text?.isTruncated == true)
            lose("", .scrolls, where: layer.details?.scrolledFrame == nil && other.details?.scrolledFrame != nil)
            lose("/background/material", .materialMissing, where: layer.hasMaterial && !other.hasMaterial)
            lose("/shadows", .shadowMissing, where: layer.castsShadow && !other.castsShadow)
            return losses
        }
    }

    private static func detents(_ first: ResolvedDialog, _ second: ResolvedDialog) -> [Loss] {
        let offered = Set(second.presentation.detents.map(\.detent.name))
        return first.presentation.detents.map(\.detent.name).filter { !offered.contains($0) }.map {
            Loss(pointer: "/presentation/detents/" + $0, reason: .detentMissing)
        }
    }

    private static func timelines(_ first: Transitions, _ second: Transitions) -> [Loss] {
        let turns = Set(second.rotate.map(\.to))
        var lost: [String] = []
        if !first.present.tracks.isEmpty, second.present.tracks.isEmpty { lost.append("present") }
        if !first.dismiss.tracks.isEmpty, second.dismiss.tracks.isEmpty { lost.append("dismiss") }
        if first.refuse != nil, second.refuse == nil { lost.append("refuse") }
        lost += first.rotate.filter { !turns.contains($0.to) }.map { "rotate/" + $0.to.rawValue }
        return lost.map { Loss(pointer: "/transitions/" + $0, reason: .timelineMissing) }
    }

    private static func members(_ first: [Finding], _ second: [Finding], _ pointer: String) -> [Loss] {
        let known = Set(first.filter { $0.rule == MemberHasNoEffect.name }.map(\.field))
        return second.filter { $0.rule == MemberHasNoEffect.name && !known.contains($0.field) }.map {
            Loss(pointer: pointer + $0.field.pointer, reason: .memberHasNoEffect)
        }
    }
}

extension Layer {
    fileprivate var hasMaterial: Bool { look?.look.background?.material != nil }
    fileprivate var castsShadow: Bool { look?.look.shadows.isEmpty == false }
}

extension Layer.Role {
    /// Whether the layer belongs to the system or to the presenter, of which each device has its own.
    fileprivate var isOfSetting: Bool { isSystem || self == .presenter || self == .container }
}
