import Animations
import Dialogs
import Geometry
import Jobs
import Preview
import Timeline

/// Makes the animations of the elements whose fill changes in a timeline from one rest to another: what both fills
/// together look like at closely spaced moments.
///
/// A gradient has no animation in CSS, and keeps its fill.
struct FillAnimations {
    private let depiction: Depiction
    private let named: Depiction.NamedTimeline

    private static let moments = 40

    init(_ depiction: Depiction, in named: Depiction.NamedTimeline) {
        (self.depiction, self.named) = (depiction, named)
    }

    /// The animations, in the order of the layers.
    var animations: [ElementAnimation] {
        let duration = named.timeline.motion.duration
        let layers = depiction.rest.layers
        guard let end = named.end, duration > 0 else { return [] }
        let ends = Dictionary(end.layers.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let changing = layers.indices.filter { index in
            guard let fill = layers[index].background, let goal = ends[layers[index].id]?.background else {
                return false
            }
            return fill != goal && fill.gradient.isEmpty && goal.gradient.isEmpty && !layers[index].hasOutlinedGround
        }
        guard !changing.isEmpty, JobBudget.count(.stops, (Self.moments + 1) * layers.count) else { return [] }
        let times = (0...Self.moments).map { duration * Double($0) / Double(Self.moments) }
        let blends = times.dropLast().map { Moment(of: depiction, in: named, at: $0).blends }
        return changing.compactMap { index in
            guard let goal = ends[layers[index].id]?.background else { return nil }
            let own = blends.compactMap { $0[layers[index].id] }
            guard own.count == blends.count else { return nil }
            return animation(of: index, own, to: goal, at: times)
        }
    }

    private func animation(
        of index: Int, _ blends: [LookBlend], to goal: Background, at times: [Double]
    ) -> ElementAnimation {
        let colors = blends.map(\.color) + [CSSText.color(goal.seen.color, opacity: goal.seen.opacity)]
        var declarations = [ElementAnimation.Declaration(property: .backgroundColor, values: colors)]
        if goal.material != nil || blends.contains(where: { $0.below.background?.material != nil }) {
            let filters = blends.map { Self.filter($0.below.background) } + [Self.filter(goal)]
            declarations.append(ElementAnimation.Declaration(property: .backdropFilter, values: filters))
        }
        return ElementAnimation(
            layer: depiction.rest.layers[index].id, index: index, times: times, easings: times.map { _ in "linear" },
            declarations: declarations, isAdded: false)
    }

    private static func filter(_ background: Background?) -> String {
        background?.material.map(ElementStyle.filter) ?? "none"
    }
}

extension Background {
    /// What is painted: a material's tint, else the colour.
    fileprivate var seen: Paint { material?.tint ?? Paint(color, opacity: opacity) }
}

extension LookBlend {
    /// The colour of the one fill over the other.
    fileprivate var color: String {
        guard let below = below.background?.seen, let above = above.background?.seen else { return "transparent" }
        let upper = Double(above.color.alpha) / 255 * above.opacity * share
        let lower = Double(below.color.alpha) / 255 * below.opacity * (1 - upper)
        let whole = upper + lower
        guard whole > 0 else { return "transparent" }
        func mixed(_ part: KeyPath<Color, UInt8>) -> UInt8 {
            let sum = Double(above.color[keyPath: part]) * upper + Double(below.color[keyPath: part]) * lower
            return UInt8(clamping: Int((sum / whole).rounded()))
        }
        return CSSText.color(Color(red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue)), opacity: whole)
    }
}
