import Boxes
import Devices
import Dialogs

/// A member that was given, and that the style at hand has no use for: said, so that nothing is dropped in silence.
package final class MemberHasNoEffect: Rule {
    package init() {}

    package var id: String { "memberHasNoEffect" }
    package var guideline: String {
        "Ask a style only for what it can do; what it cannot is left out of the layout."
    }

    package func check(_ subject: Subject) -> [Finding] {
        let request = subject.request
        let presentation = subject.resolved.presentation
        let style = presentation.resolved
        var fields: [FieldPath] = []
        // Members of popovers on a dialog that is none, and likewise for sheets with detents.
        if presentation.popover == nil {
            for member in request.placement.popover.givenMembers { fields.append(["dialog", "placement", member]) }
        }
        if presentation.detents.isEmpty {
            for member in request.placement.sheet.givenMembers { fields.append(["dialog", "placement", member]) }
        }
        if !presentation.isResizable {
            if request.content.width != nil || request.content.height != nil || request.content.sizeLimits != nil {
                fields.append(["dialog", "content", "size"])
            }
            if request.placement.frame != nil { fields.append(["dialog", "placement", "frame"]) }
            if request.placement.portraitFrame != nil || request.placement.landscapeFrame != nil {
                fields.append(["dialog", "placement", "frames"])
            }
            if request.placement.keyboard == .resize { fields.append(["dialog", "placement", "keyboard"]) }
        }
        // What stands beside its anchor rests against no edge and keeps `padding` instead of margins.
        if !presentation.isResizable || presentation.popover != nil {
            if request.placement.margins != nil { fields.append(["dialog", "placement", "margins"]) }
            // A slide goes through the edge that the dialog would rest against.
            let slides =
                presentation.presentStyle == .slide && request.present.edge == nil
                || presentation.dismissStyle == .slide && request.dismiss.edge == nil
            // In compact height it says that a sheet is attached to the bottom rather than full screen.
            let attaches = style == .sheet && request.placement.edge == .bottom
            if request.placement.edge != nil, !slides, !attaches { fields.append(["dialog", "placement", "edge"]) }
        }
        if request.placement.surface == .screen, !request.backdrop.passThroughRects.isEmpty {
            fields.append(["dialog", "backdrop", "passThroughRects"])
        }
        return fields.map { field in
            finding(
                .note, "This member has no effect on a dialog of style \(style.rawValue).", at: field,
                fix: "Leave it out, or choose a style that uses it.")
        }
    }
}
