// A part in its states, each as the part is at rest but for what is given.
extension PartLook {
    func pressed(
        _ background: Background? = nil, border: Border? = nil, text: Paint? = nil, opacity: Double? = nil
    ) -> PartLook {
        with(\.pressed, background, border, text, opacity)
    }

    func focused(_ background: Background? = nil, border: Border? = nil) -> PartLook {
        with(\.focused, background, border, nil, nil)
    }

    func disabled(
        _ background: Background? = nil, border: Border? = nil, text: Paint? = nil, opacity: Double? = nil
    ) -> PartLook {
        with(\.disabled, background, border, text, opacity)
    }

    private func with(
        _ state: WritableKeyPath<PartStates, StateLook?>, _ background: Background?, _ border: Border?, _ text: Paint?,
        _ opacity: Double?
    ) -> PartLook {
        var look = self
        var states = states ?? PartStates()
        states[keyPath: state] = StateLook(
            background: background ?? self.background, border: border ?? self.border, text: text ?? self.text,
            opacity: opacity)
        look.states = states
        return look
    }
}
