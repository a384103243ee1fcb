import Boxes
import Devices
import Dialogs
import Geometry

/// A member that the request gives and that the resolved style ignores: reported, so that nothing is ignored silently.
/// A member that gives only the default value is not reported.
struct MemberHasNoEffect: Rule {
    static let name = "memberHasNoEffect"
    var id: String { Self.name }
    var guideline: String {
        "Ask a style only for what it can do; what it cannot is left out of the layout."
    }

    func check(_ subject: Subject) -> [Finding] {
        var fields = absent(subject)
        fields.add(resting(subject))
        if subject.request.placement.surface == .screen, !subject.request.backdrop.passThroughRects.isEmpty {
            fields.append([.dialog, .backdrop, .passThroughRects])
        }
        fields.add(arrangement(subject))
        fields.add(focus(subject))
        fields.add(preference(subject))
        fields.add(choosing(subject.request))
        fields.add(moving(subject))
        fields.add(still(subject))
        var findings: [Finding] = []
        let style = subject.resolved.presentation.resolved
        for field in fields where subject.request.says(field) {
            findings.append(
                finding(
                    .note, "This member has no effect on a dialog of style \(style.rawValue).", at: field,
                    fix: "\("Leave it out", by: removing(field, from: subject)), or choose a style that uses it."))
        }
        findings.add(unheard(subject))
        findings.add(undrawnRoles(subject))
        findings.add(unheardSize(subject))
        return findings
    }

    /// Members of popovers in a dialog that is not one, and members of sheets with detents in one without them.
    private func absent(_ subject: Subject) -> [FieldPath] {
        let (request, presentation) = (subject.request, subject.resolved.presentation)
        var fields: [FieldPath] = []
        if presentation.popover == nil {
            for member in request.placement.popover.givenMembers
            where !request.placement.popover.value.isDefault(member) {
                fields.append([.dialog, .placement, member])
            }
        }
        if presentation.detents.isEmpty {
            for member in request.placement.sheet.givenMembers where !request.placement.sheet.isDefault(member) {
                // A sheet without detents may have a grabber, too.
                if member == .grabber, request.placement.sheet.showsGrabber == true,
                    subject.resolved.frame(of: .grabber) != nil
                {
                    continue
                }
                fields.append([.dialog, .placement, member])
            }
        }
        // A platform without such requests dismisses no dialog by them; an empty list means the same on every platform.
        let closing = subject.resolved.lifecycle.closeRequests
        if let requested = request.dismissal.closeRequests, !requested.isEmpty, closing.isEmpty {
            fields.append([.dialog, .dismissal, .closeRequests])
        }
        if !presentation.detents.isEmpty, request.placement.sheet.dragFrom == .handle,
            subject.resolved.frame(of: .grabber) == nil
        {
            fields.append([.dialog, .placement, .dragFrom])
        }
        return fields
    }

    /// Members that position a dialog whose style decides the position itself.
    private func resting(_ subject: Subject) -> [FieldPath] {
        let (request, presentation) = (subject.request, subject.resolved.presentation)
        var fields: [FieldPath] = []
        if presentation.detents.isEmpty, request.placement.keyboard == .extend {
            fields.append([.dialog, .placement, .keyboard])
        }
        if !presentation.isResizable { fields += framing(subject) }
        // A popover is beside its anchor: it rests against no edge, and has `padding` instead of margins.
        guard !presentation.isResizable || presentation.popover != nil else { return fields }
        if let margins = request.placement.margins, margins.physical(in: .leftToRight) != .zero {
            fields.append([.dialog, .placement, .margins])
        }
        // Whether the layer is part of the dialog's content, rather than a surface that contains it.
        let slides =
            presentation.presentStyle == .slide && request.present.edge == nil
            || presentation.dismissStyle == .slide && request.dismiss.edge == nil
        // A sheet with detents rests against any edge; in compact height, an edge prevents it from filling the screen.
        let attaches = presentation.resolved == .sheet && request.placement.edge != .center
        if let edge = request.placement.edge, edge != presentation.ownEdge, !slides, !attaches {
            let isByAspect = request.placement.byAspect?.hasEdges == true
            fields.append([.dialog, .placement, isByAspect ? .edges : .edge])
        }
        return fields
    }

    /// A dialog that lets touches reach the presenter does not take the focus, and so does not return it. An element
    /// that it covers is reported by `FocusObscured`.
    private func focus(_ subject: Subject) -> [FieldPath] {
        guard let focus = subject.request.presenter.focus, !subject.resolved.accessibility.isModal,
            !subject.resolved.presentation.overlaps.contains(where: { $0.element?.id == focus })
        else { return [] }
        return [[.dialog, .presenter, .focus]]
    }

    /// Members that choose among parts of a screen, or set dialogs apart: without a divided screen, or without others
    /// at the same edge, the answer is the same without them.
    private func choosing(_ request: DialogRequest) -> [FieldPath] {
        var fields: [FieldPath] = []
        if request.placement.anchorPoint != nil { fields.append([.dialog, .placement, .anchorPoint]) }
        if request.placement.stack != nil { fields.append([.dialog, .placement, .stack]) }
        return fields
    }

    /// The system's own lists of actions emphasise no action; those of iOS 26 are drawn as alerts.
    private func preference(_ subject: Subject) -> [FieldPath] {
        let (style, stage) = (subject.resolved.presentation.resolved, subject.resolved.stage)
        let isList = style == .activityView || style == .actionSheet && stage.appleRelease != .glass
        let actions = subject.request.content.actions
        guard isList, actions.contains(where: \.isPreferred) else { return [] }
        return actions.indices.filter { actions[$0].isPreferred }.map {
            ActionLocation.content($0).field(.preferred)
        }
    }

    /// Members that arrange parts that are absent, or parts that the style arranges itself.
    private func arrangement(_ subject: Subject) -> [FieldPath] {
        let (request, style) = (subject.request, subject.resolved.presentation.resolved)
        var fields: [FieldPath] = []
        if request.content.actionAxis != .automatic, request.content.actions.count < 2 || style == .activityView {
            fields.append([.dialog, .content, .actionAxis])
        }
        if request.content.alignment != .automatic, request.content.title == nil, request.content.message == nil,
            request.content.blocks.isEmpty
        {
            fields.append([.dialog, .content, .alignment])
        }
        return fields
    }

    /// Returns the changes that remove a member, and with it those that have no meaning without it.
    private func removing(_ field: FieldPath, from subject: Subject) -> [RequestChange] {
        switch field {
        // A popover needs an anchor, even if its frame is given.
        case [.dialog, .placement, .anchor] where subject.resolved.presentation.resolved == .popover: []
        // The pointer selects one of the anchor's lines.
        case [.dialog, .placement, .anchor] where subject.request.placement.popover.givenMembers.contains(.pointer):
            [.remove(field), .remove([.dialog, .placement, .pointer])]
        // Other members refer to the detents.
        case [.dialog, .placement, .detents]:
            subject.request.placement.sheet.givenMembers.filter { ![.grabber, .dragFrom, .scroll].contains($0) }
                .map { .remove([.dialog, .placement, $0]) }
        default: [.remove(field)]
        }
    }

    /// Whether limits of the height apply to a sheet that is as high as its content.
    private func limitsHeight(_ subject: Subject) -> Bool {
        guard let limits = subject.request.content.sizeLimits else { return false }
        return (limits.minHeight != nil || limits.maxHeight != nil)
            && subject.resolved.presentation.detents.contains { $0.detent == .fit }
    }

    /// Reports a size that the file of a named style gives, where the built-in style that it extends has a size of its
    /// own. Where another style or a part of the platform is shown in its place, an adaptation says so.
    private func unheardSize(_ subject: Subject) -> [Finding] {
        let (request, presentation) = (subject.request, subject.resolved.presentation)
        guard let named = request.named, presentation.resolved == named.base, !presentation.isResizable,
            !subject.resolved.adaptations.contains(where: { $0.field == [.dialog, .style] })
        else { return [] }
        let frame = subject.resolved.frame(of: .dialog) ?? .zero
        let container = subject.resolved.stage.container
        func isLost(_ side: FieldPath.Member, _ given: Dimension?, _ length: Double, of whole: Double) -> Bool {
            request.takesFromStyle([.dialog, .content, .size] + side) && !given.gives(length, of: whole)
        }
        var sides: [String] = []
        if isLost(.width, request.content.width, frame.width, of: container.width) { sides.append("width") }
        if isLost(.height, request.content.height, frame.height, of: container.height) { sides.append("height") }
        guard !sides.isEmpty else { return [] }
        return found(
            .note,
            "The \(sides.joined(separator: " and ")) that \(named.name) gives has no effect here: the system sizes a "
                + "dialog of style \(named.base.rawValue) itself.",
            at: [.dialog, .style], fix: "Expect the system's size, or choose a style that takes one.")
    }

    /// Members that would size or place a dialog whose style does so itself, unless they give the same frame.
    private func framing(_ subject: Subject) -> [FieldPath] {
        let request = subject.request
        var fields: [FieldPath] = []
        let frame = subject.resolved.frame(of: .dialog) ?? .zero
        let container = subject.resolved.stage.container
        if !request.content.width.gives(frame.width, of: container.width)
            || !request.content.height.gives(frame.height, of: container.height)
            || request.content.sizeLimits != nil && !limitsHeight(subject)
        {
            fields.append([.dialog, .content, .size])
        }
        if let fixed = request.placement.frame, !fixed.isClose(to: frame, within: slack) {
            fields.append([.dialog, .placement, .frame])
        }
        if request.placement.portraitFrame != nil || request.placement.landscapeFrame != nil {
            fields.append([.dialog, .placement, .frames])
        }
        if request.placement.keyboard == .resize { fields.append([.dialog, .placement, .keyboard]) }
        return fields
    }
}

/// Half a point: the greatest distance by which rounding to pixels moves an edge.
private let slack = 0.5

extension Optional<Dimension> {
    /// Whether this dimension gives `length`, in a container whose side is `container`.
    fileprivate func gives(_ length: Double, of container: Double) -> Bool {
        switch self {
        case nil: true
        case .points(let points): abs(points - length) <= slack
        case .fraction(let share): abs(share * container - length) <= slack
        case .fit: false
        }
    }
}

extension PopoverRequest {
    /// Whether a member has its default value, in a dialog that is not a popover.
    fileprivate func isDefault(_ member: FieldPath.Member) -> Bool {
        switch member {
        case .align: alignment == .center
        case .flip: flips == true
        case .shift: shifts == true
        // The system's own padding is 10, and 19 from iOS 26 on.
        case .padding:
            padding.map { [EdgeInsets(all: 10), EdgeInsets(all: 19)].contains($0.physical(in: .leftToRight)) } ?? true
        case .arrowDirections: allowedSides == nil || Set(allowedSides ?? []).count == Edge.allCases.count
        default: false
        }
    }
}

extension SheetRequest {
    /// Whether a member has its default value, in a dialog without detents.
    fileprivate func isDefault(_ member: FieldPath.Member) -> Bool {
        switch member {
        case .detents: detents == [.large]
        case .selectedDetent: selected == .large
        case .dragFrom: dragFrom == .dialog
        case .scroll: scroll == .expandsFirst
        default: false
        }
    }
}
