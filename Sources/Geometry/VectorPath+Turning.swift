extension VectorPath {
    /// This path of turned content mapped back on to the surface that shows it; see ``QuarterTurn``.
    public func turned(by turn: QuarterTurn, on surface: Size) -> VectorPath {
        guard turn != .none else { return self }
        return VectorPath(
            elements: elements.map { element in
                switch element {
                case .move(let point): .move(turn.place(point, on: surface))
                case .line(let point): .line(turn.place(point, on: surface))
                case .quadratic(let control, let end):
                    .quadratic(control: turn.place(control, on: surface), end: turn.place(end, on: surface))
                case .cubic(let control1, let control2, let end):
                    .cubic(
                        control1: turn.place(control1, on: surface), control2: turn.place(control2, on: surface),
                        end: turn.place(end, on: surface))
                case .arc(let radii, let rotation, let isLarge, let isClockwise, let end):
                    .arc(
                        radii: turn.swapsAxes ? radii.turned : radii, rotation: rotation, isLarge: isLarge,
                        isClockwise: isClockwise, end: turn.place(end, on: surface))
                case .close: .close
                }
            })
    }
}
