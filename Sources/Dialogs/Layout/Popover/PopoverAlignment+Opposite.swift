extension PopoverAlignment {
    /// The alignment at the other end; the middle stays the middle.
    var opposite: PopoverAlignment {
        switch self {
        case .start: .end
        case .center: .center
        case .end: .start
        }
    }
}
