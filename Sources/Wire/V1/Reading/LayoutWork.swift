package import Boxes
import Devices
package import Dialogs

// Estimates of the work of answering a request, made before its layout. The unit is one layer of one timeline, of which
// a core computes and writes some two thousand in a millisecond.

extension DialogRequest {
    /// The number of the dialog's layers: those of its content, and those beside it.
    package var layerCount: Int {
        let (content, bar) = (self.content, self.content.navigationBar)
        let actions = content.actions.count + (bar?.leading.count ?? 0) + (bar?.trailing.count ?? 0)
        return 8 + 2 * actions + content.textFields.count + content.blocks.count
    }

    /// Returns the work of all its timelines, and of the rests that they lead to if `rests` is true.
    package func layerWork(rests: Bool) -> Int {
        // Each timeline covers all layers. There are eight, and those to other detents, which take three times as long.
        let layers = layerCount * (8 + 3 * (self.placement.sheet.detents?.count ?? 0))
        return rests ? layers * Self.restWork : layers
    }

    /// How many times as much work it is to write the rest that a timeline leads to as well.
    fileprivate static let restWork = 3

    /// The work of at most one of its timelines, most of which is layout.
    package var layoutWork: Int { layerCount * 8 }

    /// The work of cutting the dialog's outline out of what lies below it, and out of it what lies above.
    fileprivate var outlineWork: Int { self.content.shape == nil ? 0 : Self.curvedOutline }

    /// Intersecting curves takes a millisecond or two.
    private static let curvedOutline = 2_000
}

extension SpecRequest {
    package var layerWork: Int { dialog.layerWork(rests: options.rests) }
}

extension BreakpointsRequest {
    /// The work of each of its layouts. What is compared is not only worked out, but written, read again and taken
    /// apart, which takes twice as long again. The layout is there whatever is compared, at twice its work.
    package var layerWork: Int {
        let (dialog, options) = (spec.dialog, spec.options)
        let each: [AnswerParts] =
            [.present, .dismiss, .refuse, .back, .keyboard, .keyboardHide]
            + Orientation.allCases.map { AnswerParts.rotation(to: $0) }
        var timelines = each.count { parts.contains($0) }
        if parts.contains(.detents) { timelines += 3 * (dialog.placement.sheet.detents?.count ?? 0) }
        let work = dialog.layerCount * timelines * (options.rests ? DialogRequest.restWork : 1)
        // Whether a member of the request has an effect is found by two whole answers, which are not read again.
        let tried = parts.contains(.diagnostics) ? 2 * dialog.layerWork(rests: options.rests) : 0
        return 3 * work + tried + 2 * dialog.layoutWork
    }

    /// Whether the rests that timelines lead to are part of that work.
    package var hasRests: Bool {
        spec.options.rests && parts.wantsAny(of: [.rotate, .keyboard, .keyboardHide, .detents, .diagnostics])
    }
}

extension SceneRequest {
    /// The work of a scene. Each dialog takes more than alone, as it is written beside those below it.
    package var layerWork: Int {
        guard dialogs.count > 1 else { return dialogs.first?.layerWork(rests: options.rests) ?? 0 }
        return dialogs.reduce(0) { $0 + 2 * $1.layerWork(rests: options.rests) + $1.outlineWork }
    }
}

extension ScheduleRequest {
    /// The work of a schedule. Each event may concern all layers on screen, at some twenty times the work of one
    /// timeline.
    package var layerWork: Int {
        let layers = events.reduce(0) { sum, event in
            if case .show(let show) = event.kind { sum + show.dialog.layerCount } else { sum }
        }
        return layers * events.count * 20
    }
}

extension RequestedTimeline {
    package var layoutWork: Int {
        switch self {
        case .stack(let stack, _): stack.layoutWork
        case .schedule(let schedule): schedule.layerWork
        case .alone: 0
        }
    }
}

extension DialogStack {
    /// The work of one of its timelines.
    package var layoutWork: Int {
        guard dialogs.count > 1 else { return dialogs.first?.layoutWork ?? 0 }
        return dialogs.reduce(0) { $0 + 2 * $1.layoutWork + $1.outlineWork }
    }
}

extension HitTestRequest {
    package var layoutWork: Int {
        switch target {
        case .stack(let stack, _, at: _): stack.layoutWork
        case .schedule(let schedule, at: _): schedule.layerWork
        case .drawn: 0
        }
    }
}

extension ChangeRequest {
    package var layoutWork: Int { from.dialog.layoutWork + to.dialog.layoutWork }
}

extension LintRequest {
    package var layoutWork: Int { entries.reduce(0) { $0 + ($1.request?.dialog.layoutWork ?? 0) } }
}
