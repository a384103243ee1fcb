import Boxes

extension DialogRequest {
    /// This request where it is shown as a style: without the size and the transition of its named style if another
    /// style has replaced the one that the named style extends, for which they are meant. What the request gives of
    /// them itself stays, member by member.
    package func shown(as resolved: StyleName) -> DialogRequest {
        guard let named = self.named, resolved != named.base else { return self }
        var dialog = value
        if takes([.content, .size, .width]) { dialog.content.width = nil }
        if takes([.content, .size, .height]) { dialog.content.height = nil }
        dialog.content.sizeLimits = self.content.sizeLimits.flatMap { limits($0.value) }.map { Boxed<SizeLimits>($0) }
        if takes([.transition]) {
            (dialog.present, dialog.dismiss) = (TransitionRequest.silent, TransitionRequest.silent)
            dialog.isTransitionSplit = false
        } else {
            dialog.present = Boxed<TransitionRequest>(own(self.present.value, .present))
            dialog.dismiss = Boxed<TransitionRequest>(own(self.dismiss.value, .dismiss))
        }
        return DialogRequest(dialog)
    }

    /// Whether a field of the dialog comes from the file of its style alone.
    private func takes(_ field: FieldPath) -> Bool { takesFromStyle([.dialog] + field) }

    /// The limits of the size that the request gives itself; `nil` if it gives none.
    private func limits(_ all: SizeLimits) -> SizeLimits? {
        var limits = all
        if takes([.content, .size, .minWidth]) { limits.minWidth = nil }
        if takes([.content, .size, .maxWidth]) { limits.maxWidth = nil }
        if takes([.content, .size, .minHeight]) { limits.minHeight = nil }
        if takes([.content, .size, .maxHeight]) { limits.maxHeight = nil }
        return limits == SizeLimits() ? nil : limits
    }

    /// What the request itself gives of the transition in one direction: `present` or `dismiss`.
    private func own(_ all: TransitionRequest, _ direction: FieldPath.Member) -> TransitionRequest {
        let field: FieldPath = self.isTransitionSplit ? [.transition] + direction : [.transition]
        func takes(_ member: FieldPath.Member) -> Bool { self.takes(field + member) }
        var own = all
        if takes(.style) { own.style = nil }
        if takes(.edge) { own.edge = nil }
        if takes(.travel) { own.travel = nil }
        if takes(.duration) { own.duration = nil }
        if takes(.delay) { own.delay = nil }
        if takes(.easing) { own.curve = nil }
        if takes(.easings) { own.steps.easings = [:] }
        if takes(.keyframes) { own.steps.keyframes = [:] }
        own.away = pose(all.away, at: field + (direction == .present ? FieldPath.Member.from : .to))
        return own
    }

    /// What the request itself gives of a pose.
    private func pose(_ all: PoseRequest, at field: FieldPath) -> PoseRequest {
        func takes(_ member: String) -> Bool { self.takes(field + .key(member)) }
        var own = all
        if takes("scale") { own.scale = nil }
        if takes("opacity") { own.opacity = nil }
        if takes("translation") { own.translation = nil }
        if takes("rotationX") { own.rotationX = nil }
        if takes("rotationY") { own.rotationY = nil }
        if takes("rotationZ") { own.rotationZ = nil }
        return own
    }
}
