import Devices
import Typography

/// The contents that the rests of one answer show, each with the plans made of it.
///
/// A dialog is measured, fitted and laid out in up to four rests, mostly with the same content in the same width: each
/// content is set once, and each plan is made once. Good for one device, whose text size, direction and pixels content
/// follows too.
final class ContentPlans {
    private var newest: ContentStack?

    /// What `request` shows, by those metrics.
    func stack(
        of request: DialogRequest, by metrics: Shared<ContentMetrics>, on stage: Stage, _ typesetter: Typesetter
    ) -> ContentStack {
        var known = newest
        while let stack = known {
            if stack.shows(request, by: metrics) { return stack }
            known = stack.earlier
        }
        let stack = ContentStack(request, metrics, on: stage, typesetter, earlier: newest)
        newest = stack
        return stack
    }
}
