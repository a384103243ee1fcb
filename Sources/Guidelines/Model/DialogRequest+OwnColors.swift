import Boxes
import Dialogs

// The colours that a request gives single buttons.

extension Action {
    /// Whether the request gives the button a colour.
    var hasOwnColors: Bool {
        guard let own = details?.value else { return false }
        return own.color != nil || own.background != nil
    }
}

extension DialogRequest {
    /// The colours of the button whose layer it is; `nil` for other layers, and if the request gives the button none.
    func ownColors(of layer: Layer) -> Ground.OwnColors? {
        guard layer.role == .action, let id = layer.action?.id,
            let (action, location) = locatedActions.first(where: { $0.0.id == id }), action.hasOwnColors
        else { return nil }
        let own = action.details?.value
        return Ground.OwnColors(
            location: location, hasColor: own?.color != nil, hasBackground: own?.background != nil)
    }

    /// What the request gives the button at `location`; `nil` if there is nothing.
    func ownColors(at location: ActionLocation) -> ActionDetails? {
        locatedActions.first { $0.1 == location }?.0.details?.value
    }

    /// Gives a button another colour by the field of the request that has it.
    ///
    /// - Returns: Whether the field is a colour of a button.
    mutating func recolorAction(_ field: FieldPath, to color: Color) -> Bool {
        for (action, location) in locatedActions {
            for member in [FieldPath.Member.color, .background] where location.field(member) == field {
                var own = action.details?.value ?? ActionDetails()
                if member == .color { own.color = color } else { own.background = color }
                set(Boxed<ActionDetails>(own), at: location)
                return true
            }
        }
        return false
    }

    private mutating func set(_ own: Boxed<ActionDetails>, at location: ActionLocation) {
        switch location {
        case .content(let index): self.content.actions[index].details = own
        case .leading(let index): self.content.navigationBar?.leading[index].details = own
        case .trailing(let index): self.content.navigationBar?.trailing[index].details = own
        case .onlyLeading: self.content.navigationBar?.leading[0].details = own
        case .onlyTrailing: self.content.navigationBar?.trailing[0].details = own
        case .close: self.content.closeButton?.action.details = own
        }
    }
}
