package import Boxes
package import Dialogs

// What it takes to answer a request, reckoned before it is laid out: in layers of one timeline, of which a core works
// out and writes some two thousand in a millisecond.

extension DialogRequest {
    /// Layers of the dialog: those of its content, and those beside it.
    package var layerCount: Int {
        let (content, bar) = (self.content, self.content.navigationBar)
        let actions = content.actions.count + (bar?.leading.count ?? 0) + (bar?.trailing.count ?? 0)
        return 8 + 2 * actions + content.textFields.count + content.blocks.count
    }

    /// All its timelines with their layers, and with the rests that they lead to where those are wanted.
    package func layerWork(rests: Bool) -> Int {
        // Each timeline speaks of all layers; beside those to other detents, which take three times as long, there are
        // eight.
        let layers = layerCount * (8 + 3 * (self.placement.sheet.detents?.count ?? 0))
        return rests ? layers * Self.restWork : layers
    }

    /// How much more it is to tell the rest that a timeline leads to than the timeline.
    private static let restWork = 3

    /// One of its timelines, or none: the layout is the most of it.
    package var layoutWork: Int { layerCount * 8 }

    /// The work of cutting the dialog's outline out of what lies below, and what lies above out of the outline.
    fileprivate var outlineWork: Int { self.content.shape == nil ? 0 : Self.curvedOutline }

    /// Curves that cut one another take a millisecond or two.
    private static let curvedOutline = 2_000
}

extension SpecRequest {
    package var layerWork: Int { dialog.layerWork(rests: options.rests) }
}

extension SceneRequest {
    /// Dialogs of a scene take more than those that are alone: each is told beside those below it.
    package var layerWork: Int {
        guard dialogs.count > 1 else { return dialogs.first?.layerWork(rests: options.rests) ?? 0 }
        return dialogs.reduce(0) { $0 + 2 * $1.layerWork(rests: options.rests) + $1.outlineWork }
    }
}

extension ScheduleRequest {
    /// Every event may concern all layers on the screen, at some twenty times what one timeline takes.
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
    /// One of its timelines.
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
