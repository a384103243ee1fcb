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
        return replacing {
            turn.rotate($0.measurable, on: surface)
        } arcs: { radii, rotation in
            (turn.swapsAxes ? radii.measurable.transposed : radii.measurable, rotation.isFinite ? rotation : 0)
        }
    }
}
