/// The plans of content made for one answer so far.
///
/// A dialog is measured, fitted and laid out in up to four rests, and its content has the same width in most of them:
/// each plan is made once. Good for one device, whose text size, direction and pixels a plan follows too.
final class ContentPlans {
    private struct Known {
        let content: Content
        let metrics: ContentMetrics
        let width: Double
        let separatesCancel: Bool
        let rowHeight: Double?
        let plan: ContentPlan
    }

    private var known: [Known] = []

    /// The plan of `stack` at a width, as `ContentPlan` makes it.
    func plan(
        _ stack: ContentStack, width: Double, separatesCancel: Bool = true, rowHeight: Double? = nil
    ) -> ContentPlan {
        for plan in known
        where plan.width == width && plan.separatesCancel == separatesCancel && plan.rowHeight == rowHeight
            && plan.metrics == stack.metrics && plan.content == stack.content
        {
            return plan.plan
        }
        let plan = ContentPlan(stack, width: width, separatesCancel: separatesCancel, rowHeight: rowHeight)
        known.append(
            Known(
                content: stack.content, metrics: stack.metrics, width: width, separatesCancel: separatesCancel,
                rowHeight: rowHeight, plan: plan))
        return plan
    }
}
