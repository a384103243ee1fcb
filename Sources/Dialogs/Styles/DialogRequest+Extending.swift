import Boxes

extension DialogRequest {
    /// Whether a keyboard makes a sheet go to its largest detent.
    func extends(on stage: Stage) -> Bool { self.placement.keyboard == .extend && stage.dockedKeyboard != nil }
}
