import Boxes
import Devices
import Typography

/// The contents that the rests of one answer show, each with the plans made of it.
///
/// A dialog is measured, fitted and laid out in up to four rests, mostly with the same content in the same width: each
/// content is set once, and each plan is made once. Good for one device, whose text size, direction and pixels content
/// follows too.
struct ContentPlans {
    private final class Stacks {
        var made = Chain<ContentStack>()
    }

    /// Nil where the answer's own dialog has nothing in it, since there is nothing to keep then.
    private let stacks: Stacks?

    init(for request: DialogRequest) {
        stacks = request.value.content.isShown ? Stacks() : nil
    }

    /// What `request` shows, by those metrics; nil where it shows nothing.
    ///
    /// - Parameter cornerRadius: Of the dialog's upper corners, in points.
    func stack(
        of request: DialogRequest, by metrics: Boxed<ContentMetrics>, cornerRadius: Double, on stage: Stage,
        _ measuring: TypesetterSource
    ) -> ContentStack? {
        guard request.value.content.isShown else { return nil }
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
