import Geometry

// The corners at which a dialog's outline holds its content.
extension ContentStack {
    /// The largest radius of equal corners, in points, at which everything in a dialog of that size is inside its
    /// outline; infinite without content.
    ///
    /// A box with corners of radius `r`, `x` and `y` from two edges, is inside a larger corner of radius `R` as long as
    /// (R − r − x)² + (R − r − y)² ≤ (R − r)², so up to R = r + x + y + √(2xy).
    func largestRadius(in size: Size) -> Double {
        let plan = plan(width: size.width)
        var most = Double.infinity
        func hold(_ box: Rect, radius: Double) {
            let x = max(0, min(box.minX, size.width - box.maxX))
            let y = max(0, min(box.minY, size.height - box.maxY))
            let own = min(radius, min(box.width, box.height) / 2)
            most = min(most, own + x + y + (2 * x * y).squareRoot())
        }
        func hold(_ section: ContentPlan.Section, from top: Double) {
            for item in plan.items[section.items] {
                hold(item.frame.offset(x: 0, y: top), radius: radius(of: item.part))
            }
        }
        hold(plan.body, from: plan.barHeight)
        hold(plan.buttons, from: size.height - plan.cancel.height - plan.cancelGap - plan.buttons.height)
        hold(plan.cancel, from: size.height - plan.cancel.height)
        if let box = closeBox(in: Rect(origin: .zero, size: size)) {
            hold(box, radius: cross?.isRound == true ? box.width / 2 : 0)
        }
        return most
    }

    private func radius(of part: ContentPlan.Part) -> Double {
        switch part {
        case .button: metrics.buttons.cornerRadius
        case .field: metrics.fieldCornerRadius
        case .image, .title, .message, .icon, .block, .separator, .titleRule: 0
        }
    }
}
