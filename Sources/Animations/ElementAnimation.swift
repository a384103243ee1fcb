package import Dialogs
import Geometry
import Jobs
import Timeline

/// One animation of one element, as CSS describes it: the arguments of `Element.animate`, or a rule of `@keyframes`.
package struct ElementAnimation: Sendable {
    /// The id of the layer that the element represents, and its index among the layers.
    package var layer: String
    package var index: Int
    /// The times of the keyframes, in seconds from the start of the timeline.
    package var times: [Double]
    /// The easing after each keyframe, in the syntax of CSS. The last one is ignored.
    package var easings: [String]
    /// The animated properties, each with a value for each keyframe.
    package var declarations: [Declaration]
    /// Whether the values are added to those of the preceding animations: translations are summed, and transforms are
    /// appended (`add` of CSS Animations 2).
    package var isAdded: Bool

    package init(
        layer: String, index: Int, times: [Double], easings: [String], declarations: [Declaration], isAdded: Bool
    ) {
        (self.layer, self.index, self.times) = (layer, index, times)
        (self.easings, self.declarations, self.isAdded) = (easings, declarations, isAdded)
    }

    /// The least number of bytes that the animation takes in the answer.
    fileprivate var leastBytes: Int {
        declarations.reduce(easings.reduce(0) { $0 + $1.utf8.count }) { bytes, declaration in
            bytes + declaration.values.reduce(0) { $0 + $1.utf8.count }
        }
    }

    package struct Declaration: Sendable {
        package var property: CSSProperty
        package var values: [String]

        package init(property: CSSProperty, values: [String]) { (self.property, self.values) = (property, values) }
    }
}

/// Converts the motions of layers to animations of their elements. Together, and in their order, the animations of an
/// element show exactly what the timeline describes, except that springs may differ by the tolerance.
///
/// Positions, rotations in the plane and scale factors each have a CSS property (`translate`, `rotate`, `scale`), so
/// each can have its own pace. Rotations out of the plane need a perspective, which only `transform` can express.
/// There, functions with different paces become separate animations, each appended to the preceding ones. Properties
/// with the same pace share an animation.
package struct ElementAnimations {
    private let tolerance: MotionTolerance

    /// - Parameter tolerance: How far springs may be from the exact motion.
    package init(tolerance: MotionTolerance = .standard) { self.tolerance = tolerance }

    /// Returns the animations of all elements in one timeline, in the order of the layers.
    package func animations(of motion: RelativeMotion, _ layers: [Layer]) -> [ElementAnimation] {
        var animations: [ElementAnimation] = []
        for moving in motion.layers where !JobBudget.isOver(after: 20) {
            let first = animations.count
            append(moving, layers[moving.index], to: &animations)
            // Each value and easing is written at least once. So an answer that would be too long is detected before it
            // is written.
            JobBudget.count(.bytes, animations[first...].reduce(0) { $0 + $1.leastBytes })
        }
        return animations
    }

    /// Channels that share an animation, because they have the same pace.
    private struct Bundle {
        var channels: [MotionChannel]
        var isAdded = false
        /// Rotations and scale factors as functions of `transform`, with their values at rest.
        var functions: [TransformFunction] = []

        var pace: ChannelPace { channels[0].pace }
    }

    private func append(_ moving: LayerMotion, _ layer: Layer, to animations: inout [ElementAnimation]) {
        var bundles: [Bundle] = []
        let inTransform = moving.isRotatedInSpace ? MotionChannel.Property.inTransform : []
        for channel in moving.channels where !inTransform.contains(channel.property) {
            let index = bundles.firstIndex { $0.isAdded == channel.isAdded && $0.pace == channel.pace }
            if let index {
                bundles[index].channels.append(channel)
            } else {
                bundles.append(Bundle(channels: [channel], isAdded: channel.isAdded))
            }
        }
        if moving.isRotatedInSpace { bundles += Self.transforms(of: moving, layer) }
        for bundle in bundles { animations.append(animation(of: bundle, moving, layer)) }
    }

    /// Returns the functions of `transform`, grouped by pace. A function that does not change belongs to the group
    /// before it.
    private static func transforms(of moving: LayerMotion, _ layer: Layer) -> [Bundle] {
        var runs: [Bundle] = []
        var ahead: [TransformFunction] = []
        for property in MotionChannel.Property.inTransform {
            let channel = moving.channel(property)
            let function = TransformFunction(property, channel, rest: layer)
            guard let channel else {
                guard !function.isIdentity else { continue }
                if let last = runs.indices.last {
                    runs[last].functions.append(function)
                } else {
                    ahead.append(function)
                }
                continue
            }
            if let last = runs.indices.last, runs[last].pace == channel.pace {
                runs[last].channels.append(channel)
                runs[last].functions.append(function)
            } else {
                runs.append(
                    Bundle(
                        channels: [channel], isAdded: !runs.isEmpty, functions: (runs.isEmpty ? ahead : []) + [function]
                    ))
            }
        }
        return runs
    }

    private func animation(of bundle: Bundle, _ moving: LayerMotion, _ layer: Layer) -> ElementAnimation {
        let pace = bundle.pace
        let easings = pace.times.indices.map { index in
            index + 1 < pace.times.count ? easing(index, of: bundle, in: layer.frame.size) : ""
        }
        return ElementAnimation(
            layer: moving.layer, index: moving.index, times: pace.times, easings: easings,
            declarations: bundle.functions.isEmpty
                ? bundle.channels.flatMap(\.declarations)
                : [Self.declaration(bundle.functions, count: pace.times.count, isFirst: !bundle.isAdded)],
            isAdded: bundle.isAdded)
    }

    private static func declaration(
        _ functions: [TransformFunction], count: Int, isFirst: Bool
    ) -> ElementAnimation.Declaration {
        ElementAnimation.Declaration(
            property: .transform,
            values: (0..<count).map { index in
                let texts = functions.map { $0.text(at: index) }
                let all = isFirst ? [CSSText.perspective(SystemMotion.perspective.value)] + texts : texts
                return all.joined(separator: " ")
            })
    }

    /// Returns the easing after a keyframe, with the strictest tolerance that any of the properties needs.
    private func easing(_ index: Int, of bundle: Bundle, in size: Size) -> String {
        let pace = bundle.pace
        guard let easing = pace.easings[index] else { return "steps(1, end)" }
        let duration = pace.times[index + 1] - pace.times[index]
        let progress = bundle.channels.reduce(tolerance.share) { least, channel in
            min(
                least,
                tolerance.progress(
                    channel.property, from: channel.values[index], to: channel.values[index + 1], in: size))
        }
        return EasingTexts.shared.text(of: easing, over: duration, tolerance: progress)
    }
}

/// A function of `transform`, with its value at each keyframe, or at rest if it does not change.
package struct TransformFunction {
    private let property: MotionChannel.Property
    private let values: [SIMD4<Double>]

    package init(_ property: MotionChannel.Property, _ channel: MotionChannel?, rest layer: Layer) {
        self.property = property
        values = channel?.values ?? [property.rest(of: layer)]
    }

    package var isIdentity: Bool {
        let none: SIMD4<Double> = property == .scale ? SIMD4(repeating: 1) : .zero
        return values.allSatisfy { $0 == none }
    }

    package func text(at index: Int) -> String {
        let value = values[min(index, values.count - 1)]
        return switch property {
        case .rotationX: "rotateX(" + CSSText.angle(value.x) + ")"
        case .rotationY: "rotateY(" + CSSText.angle(value.x) + ")"
        case .rotationZ: "rotateZ(" + CSSText.angle(value.x) + ")"
        default: "scale(" + CSSText.factors(value.x, value.y, separator: ", ") + ")"
        }
    }
}

extension MotionChannel.Property {
    /// The functions of `transform` of a layer that is rotated out of the plane, in the order in which they are
    /// written.
    package static let inTransform: [Self] = [.rotationX, .rotationY, .rotationZ, .scale]

    /// The value of a rotation or a scale factor at rest.
    package func rest(of layer: Layer) -> SIMD4<Double> {
        switch self {
        case .rotationX: SIMD4(repeating: layer.rotationX)
        case .rotationY: SIMD4(repeating: layer.rotationY)
        case .scale: SIMD4(repeating: layer.scale)
        default: .zero
        }
    }
}

extension MotionChannel {
    /// The CSS properties that express the channel, for a layer that stays in the plane.
    fileprivate var declarations: [ElementAnimation.Declaration] {
        func all(_ property: CSSProperty, _ text: (SIMD4<Double>) -> String) -> ElementAnimation.Declaration {
            ElementAnimation.Declaration(property: property, values: values.map(text))
        }
        return switch property {
        case .translation: [all(.translate) { CSSText.lengths($0.x, $0.y) }]
        case .rotationX, .rotationY, .rotationZ: [all(.rotate) { CSSText.angle($0.x) }]
        case .scale: [all(.scale) { CSSText.factors($0.x, $0.y) }]
        case .size: [all(.width) { CSSText.length($0.x) }, all(.height) { CSSText.length($0.y) }]
        case .opacity: [all(.opacity) { CSSText.number($0.x, decimals: 6) }]
        case .cornerRadii: [all(.borderRadius) { CSSText.radii($0) }]
        }
    }
}
