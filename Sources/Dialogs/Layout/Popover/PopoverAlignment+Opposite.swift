extension PopoverAlignment {
    /// The alignment at the other end; the middle is its own opposite.
    var opposite: PopoverAlignment {
        switch self {
        case .start: .end
        case .center: .center
        case .end: .start
        }
    }
}
