import Boxes
import Dialogs
import Geometry

extension Moment {
    /// Returns the visible colour at a point below the system's bars: each layer with the colour that replaces its
    /// material, over black, the colour of an unlit panel. `nil` outside the window.
    func ground(at point: Point) -> Color? {
        let indexes = Dictionary(layers.indices.map { (layers[$0].layer.id, $0) }, uniquingKeysWith: { $1 })
        let start = appGround ?? .black
        var ground = (red: Double(start.red), green: Double(start.green), blue: Double(start.blue))
        var isInside = false
        for index in layers.indices where layers[index].isThere && layers[index].layer.role.isGround {
            let (transform, opacity) = seen(index, indexes)
            guard transform.bounds(of: layers[index].state.frame)?.contains(point) == true else { continue }
            isInside = true
            if let color = layers[index].layer.look?.look.background?.flat {
                let share = Double(color.alpha) / 255 * opacity
                func mix(_ below: Double, _ above: UInt8) -> Double { below + (Double(above) - below) * share }
                ground = (mix(ground.red, color.red), mix(ground.green, color.green), mix(ground.blue, color.blue))
            }
            guard let image = layers[index].layer.details?.image?.value,
                let own = transform.inverse?.applied(to: point),
                let mean = images.mean(of: image, in: layers[index].state.frame, at: own.y)
            else { continue }
            let share = mean.alpha / 255 * opacity
            ground = (
                ground.red * (1 - share) + mean.red * opacity, ground.green * (1 - share) + mean.green * opacity,
                ground.blue * (1 - share) + mean.blue * opacity
            )
        }
        guard isInside else { return nil }
        func part(_ value: Double) -> UInt8 { UInt8(min(255, max(0, value.rounded()))) }
        return Color(red: part(ground.red), green: part(ground.green), blue: part(ground.blue))
    }

    /// The transform and the opacity of a layer, combined with those of its ancestors.
    private func seen(_ index: Int, _ indexes: [String: Int]) -> (transform: PlaneTransform, opacity: Double) {
        var (transform, opacity, next) = (PlaneTransform.identity, 1.0, index)
        for _ in layers.indices {
            transform = transform.followed(by: layers[next].state.transform)
            opacity *= layers[next].state.opacity
            guard let parent = layers[next].layer.parent, let index = indexes[parent] else { break }
            next = index
        }
        return (transform, opacity)
    }
}

extension Layer.Role {
    /// Whether the layer is below the system's bars.
    fileprivate var isGround: Bool { self != .statusBar && self != .homeIndicator }
}
