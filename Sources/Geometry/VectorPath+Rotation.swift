extension VectorPath {
    /// This path, drawn in content turned by `turn`, in the coordinates of the surface that shows it, in points.
    ///
    /// Every point goes where ``QuarterTurn/rotate(_:on:)-(Point,_)`` puts it. A turn does not change the sense of
    /// arcs. An ellipse turned by 90° would have 90 more in its rotation; exchanging its radii gives exactly the same
    /// ellipse, so the rotation is kept. Coordinates of a turned path are limited as in ``bounds``, so the result is
    /// always finite; `.none` returns the path untouched.
    /// - Parameter surface: The surface's own size, in points, before any turn.
    /// - Complexity: O(elements).
    public func rotated(by turn: QuarterTurn, on surface: Size) -> VectorPath {
        guard turn != .none else { return self }
        let surface = surface.measurable
        func place(_ point: Point) -> Point { turn.rotate(point.measurable, on: surface) }
        return VectorPath(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(place(point))
                case .line(let end): .line(place(end))
                case .quadratic(let control, let end): .quadratic(control: place(control), end: place(end))
                case .cubic(let control1, let control2, let end):
                    .cubic(control1: place(control1), control2: place(control2), end: place(end))
                case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                    .arc(
                        radii: turn.swapsAxes ? radii.measurable.transposed : radii.measurable,
                        rotation: rotation.isFinite ? rotation : 0, isLarge: isLarge, isClockwise: isClockwise,
                        end: place(end))
                case .close: .close
                }
            })
    }
}
