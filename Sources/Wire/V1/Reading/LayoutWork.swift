package import Boxes
import Devices
package import Dialogs
import Guidelines

// Estimates of the work of answering a request, made before its layout. The unit is one layer of one timeline, of which
// a core computes and writes some two thousand in a millisecond.

extension Content {
    /// The number of a dialog's layers with this content: its own, and all others.
    fileprivate var layerCount: Int {
        var actions = actions.count
        if let bar = navigationBar { actions += bar.leading.count + bar.trailing.count }
        return 8 + 2 * actions + textFields.count + blocks.count
    }
}

extension DialogRequest {
    /// The number of the dialog's layers: those of its content and all others.
    package var layerCount: Int { value.content.layerCount }

    /// Returns the work of all its timelines, including the resting layouts in which they end where the options have
    /// them, and of its rules.
    package func layerWork(_ options: ResolveOptions) -> Int {
        // Each timeline includes all layers. There are eight timelines; in addition, one for each detent, which takes
        // three times as long.
        let layers = layerCount * (8 + 3 * (self.placement.sheet.detents?.count ?? 0))
        return (options.rests ? layers * Self.restWork : layers)
            + (options.parts.contains(.diagnostics) ? contrastWork : 0)
    }

    /// The work of the rules for contrasts: what a request with colours of its own may be told is tried in as many as
    /// twenty layouts at rest, and usually in half of them.
    fileprivate var contrastWork: Int { isPlain ? 0 : layerCount * 60 }

    /// The factor by which writing the resting layout in which a timeline ends increases the work.
    fileprivate static let restWork = 3

    /// The work of one of its timelines at most, which is mainly layout.
    package var layoutWork: Int { layerCount * 8 }

    /// The work of subtracting the dialog's outline from the regions below it, and the outlines above from it.
    fileprivate var outlineWork: Int { self.content.shape == nil ? 0 : Self.curvedOutline }

    /// Intersecting curves takes one or two milliseconds.
    private static let curvedOutline = 2_000
}

extension SpecRequest {
    package var layerWork: Int { dialog.layerWork(options) + dialog.cutoutWork }
}

extension BreakpointsRequest {
    /// The work of each of its layouts. The compared members are not only computed, but written, parsed and split,
    /// which takes twice as long again. The layout is computed in any case, at twice its work.
    package var layerWork: Int {
        let (dialog, options) = (spec.dialog, spec.options)
        let each: [AnswerParts] =
            [.present, .dismiss, .refuse, .back, .keyboard, .keyboardHide]
            + Orientation.allCases.map { AnswerParts.rotation(to: $0) }
        var timelines = each.count { parts.contains($0) }
        if parts.contains(.detents) { timelines += 3 * (dialog.placement.sheet.detents?.count ?? 0) }
        let work = dialog.layerCount * timelines * (options.rests ? DialogRequest.restWork : 1)
        // Whether a member of the request has an effect is determined by two complete answers, which are not parsed
        // again.
        let tried = parts.contains(.diagnostics) ? 2 * dialog.layerWork(options) : 0
        return 3 * work + tried + 2 * dialog.layoutWork
    }

    /// Whether the work includes the resting layouts in which timelines end.
    package var hasRests: Bool {
        spec.options.rests && parts.wantsAny(of: [.rotate, .keyboard, .keyboardHide, .detents, .diagnostics])
    }
}

extension SceneRequest {
    /// The work of a scene. Each dialog takes more work than alone, because it is also written relative to those below
    /// it.
    package var layerWork: Int {
        guard dialogs.count > 1 else { return dialogs.first?.layerWork(options) ?? 0 }
        return dialogs.reduce(0) { $0 + 2 * $1.layerWork(options) + $1.outlineWork }
    }
}

extension ScheduleRequest {
    /// The work of a schedule. Each event may affect all layers on screen, at about twenty times the work of one
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
        case .stack(let stack, _, end: _, at: _): stack.layoutWork
        case .schedule(let schedule, at: _): schedule.layerWork
        case .drawn: 0
        }
    }
}

extension ChangeRequest {
    package var layoutWork: Int { from.dialog.layoutWork + to.dialog.layoutWork }
}

extension LintRequest {
    package var layoutWork: Int {
        entries.reduce(0) { $0 + ($1.request.map { $0.dialog.layoutWork + $0.dialog.contrastWork } ?? 0) }
    }
}
