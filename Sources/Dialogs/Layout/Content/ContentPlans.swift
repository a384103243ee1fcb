import Boxes
import Devices
import Typography

/// The content stacks of all resting layouts of one answer, each with the plans made from it.
///
/// A dialog is measured, fitted and laid out in up to four rests, mostly with the same content at the same width, so
/// that each stack and each plan is made only once. Valid for one device only, since content also depends on its text
/// size, layout direction and pixel grid.
struct ContentPlans {
    private final class Stacks {
        var made = Chain<ContentStack>()
    }

    /// The stacks; `nil` if the answer's own dialog has no content, and so nothing to share.
    private let stacks: Stacks?

    init(for request: DialogRequest) { stacks = request.value.content.isShown ? Stacks() : nil }

    /// Returns the content of `request` with the given metrics; `nil` if it has none.
    ///
    /// - Parameter cornerRadius: The radius of the dialog's upper corners, in points.
    func stack(
        of request: DialogRequest, by metrics: Boxed<ContentMetrics>, cornerRadius: Double, on stage: Stage,
        _ measuring: TypesetterSource
    ) -> ContentStack? {
        guard request.value.content.isShown else { return nil }
        // The corner radius matters only to a bar: without one, rests with different corners share the stack.
        let hasBar = if case .some = request.value.content.navigationBar { true } else { false }
        let cornerRadius = hasBar ? cornerRadius : 0
        if let stack = stacks?.made.first(where: { $0.shows(request, by: metrics, cornerRadius: cornerRadius) }) {
            return stack
        }
        let typesetter = measuring.typesetter(on: stage)
        let stack = ContentStack(
            request, metrics, cornerRadius: cornerRadius, on: stage,
            metrics.value.keepsStandardSize ? typesetter.keepingStandardSize : typesetter,
            earlier: stacks?.made.newest)
        stacks?.made.newest = stack
        return stack
    }
}
