import Boxes
import Devices
import Geometry
import Typography

extension FitContent {
    /// Reports what had to change for the content to fit, and the arrangement of its buttons.
    func report(into diagnostics: inout Diagnostics) {
        if let fullRowHeight {
            diagnostics.adapt(
                from: TraceText.points(fullRowHeight), to: TraceText.points(plan.rowHeight), reason: .buttonsShrink,
                field: [.dialog, .content, .actions])
        }
        if stack.content.actionAxis == .horizontal, stack.content.actions.count > 1, !plan.hasRow,
            stack.metrics.buttons.arrangement != .icons
        {
            diagnostics.adapt(
                from: ActionAxis.horizontal.rawValue, to: ActionAxis.vertical.rawValue, reason: .actionsStack,
                field: [.dialog, .content, .actionAxis])
        }
        if stack.metrics.messageRow != nil || plan.title?.isTruncated == true { reportCut(into: &diagnostics) }
        if let image = stack.content.image, let shown = plan.shownImage, shown.width < image.width {
            diagnostics.adapt(
                from: TraceText.size(image.size), to: TraceText.size(shown), reason: .limitedToContainer,
                field: [.dialog, .content, .image])
        }
        if bodyScrolls {
            diagnostics.adapt(
                from: TraceText.points(plan.body.height - (pinned?.end ?? 0)), to: TraceText.points(body.height),
                reason: .contentScrolls, field: [.dialog, .content])
        }
        if buttonsScroll {
            diagnostics.adapt(
                from: TraceText.points(plan.buttons.height + overhang), to: TraceText.points(buttons.height),
                reason: .contentScrolls, field: [.dialog, .content, .actions])
        }
        if isTooLow {
            diagnostics.adapt(
                from: TraceText.points(plan.height), to: TraceText.points(room.height), reason: .contentDoesNotFit,
                field: [.dialog, .content])
        }
        if diagnostics.explains { trace(&diagnostics) }
    }

    /// Reports texts that were truncated to their greatest number of lines, and an image that was reduced in a row of
    /// text and buttons.
    private func reportCut(into diagnostics: inout Diagnostics) {
        for item in plan.items {
            let whole: (text: String?, set: MeasuredText?, style: TextStyle, member: FieldPath.Member)
            switch item.part {
            case .title:
                let style = stack.titleSetting(isWrapped: plan.isTitleWrapped).style
                whole = (stack.content.title, plan.title, style, .title)
            case .message: whole = (stack.content.message, plan.message, stack.fonts.message.style, .message)
            case .image:
                guard let image = stack.content.image, stack.metrics.messageRow != nil else { continue }
                diagnostics.adapt(
                    from: TraceText.size(image.size), to: TraceText.size(item.frame.size), reason: .limitedToAvailable,
                    field: [.dialog, .content, .image])
                continue
            default: continue
            }
            guard let text = whole.text, let set = whole.set, set.isTruncated else { continue }
            let lines = stack.typesetter.set(text, whole.style, width: item.frame.width).lines.count
            diagnostics.adapt(
                from: TraceText.lines(lines), to: TraceText.lines(set.lines.count), reason: .linesLimited,
                field: [.dialog, .content, whole.member])
        }
    }

    @inline(never)
    private func trace(_ diagnostics: inout Diagnostics) {
        if stack.content.actions.count > 1 {
            diagnostics.trace(
                .buttonAxis, after: plan.hasRow ? "row" : "column",
                reason: .because(stack.axisReason(isRow: plan.hasRow)), field: [.dialog, .content, .actions])
        }
        guard bodyScrolls || buttonsScroll else { return }
        let pinned = [
            (barHeight > 0, "navigationBar"), (!bodyScrolls && plan.hasBody, "body"),
            (!buttonsScroll && plan.buttons.height > 0, "actions"), (plan.cancel.height > 0, "cancel"),
        ]
        let names = pinned.filter(\.0).map(\.1)
        diagnostics.trace(
            .pinned, after: names.isEmpty ? "none" : names.joined(separator: ", "),
            reason: .adaptation(.contentScrolls), field: [.dialog, .content])
    }
}
