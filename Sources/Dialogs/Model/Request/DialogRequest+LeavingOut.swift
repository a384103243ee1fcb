import Boxes

extension DialogRequest {
    /// This request without one of its members, to determine the member's effect.
    ///
    /// - Parameter field: A member of `placement`, or `content.size`, `content.actionAxis`, `content.alignment`,
    ///   `preferred` of an action in `content.actions`, `dismissal.closeRequests`, `presenter.focus`, or the edge or
    ///   the travel of the transition or of one of its directions.
    /// - Returns: `nil` if the field is none of these.
    package func leavingOut(_ field: FieldPath) -> DialogRequest? {
        var dialog = value
        let components = field.components
        switch field {
        case [.dialog, .content, .size]:
            (dialog.content.width, dialog.content.height, dialog.content.sizeLimits) = (nil, nil, nil)
        case [.dialog, .content, .actionAxis]: dialog.content.actionAxis = .automatic
        case [.dialog, .content, .alignment]: dialog.content.alignment = .automatic
        case [.dialog, .dismissal, .closeRequests]: dialog.dismissal.closeRequests = nil
        case [.dialog, .presenter, .focus]: dialog.presenter.focus = nil
        case _ where components.count == 3 && components[1] == .member(.placement):
            guard case .member(let member) = components[2], dialog.placement.leaveOut(member) else { return nil }
        case _ where components.count == 5 && components[2] == .member(.actions):
            guard case .index(let index) = components[3], components[4] == .member(.preferred),
                dialog.content.actions.indices.contains(index)
            else { return nil }
            dialog.content.actions[index].isPreferred = false
        case _ where components.count == 3 && components[1] == .member(.transition):
            guard let present = dialog.present.value.leavingOut(components[2]),
                let dismiss = dialog.dismiss.value.leavingOut(components[2])
            else { return nil }
            (dialog.present, dialog.dismiss) = (Boxed<TransitionRequest>(present), Boxed<TransitionRequest>(dismiss))
        case _ where components.count == 4 && components[2] == .member(.present):
            guard let present = dialog.present.value.leavingOut(components[3]) else { return nil }
            dialog.present = Boxed<TransitionRequest>(present)
        case _ where components.count == 4 && components[2] == .member(.dismiss):
            guard let dismiss = dialog.dismiss.value.leavingOut(components[3]) else { return nil }
            dialog.dismiss = Boxed<TransitionRequest>(dismiss)
        default: return nil
        }
        return DialogRequest(dialog)
    }
}

extension TransitionRequest {
    /// This direction without a member; nil if it is no member whose absence can be told.
    fileprivate func leavingOut(_ component: FieldPath.Component) -> TransitionRequest? {
        var other = self
        switch component {
        case .member(.edge): other.edge = nil
        case .member(.travel): other.travel = nil
        default: return nil
        }
        return other
    }
}

extension Placement {
    /// Resets a member as if it had not been given, together with those that have no meaning without it.
    ///
    /// - Returns: `false` if the request cannot show whether the member was given.
    fileprivate mutating func leaveOut(_ member: FieldPath.Member) -> Bool {
        switch member {
        case .frame: frame = nil
        case .frames: (portraitFrame, landscapeFrame) = (nil, nil)
        case .margins: margins = nil
        case .edge: edge = nil
        case .edges:
            edge = nil
            changeChoices { $0.hasEdges = false }
        case .keyboard: keyboard = .avoid
        case .anchorPoint: anchorPoint = nil
        case .stack: stack = nil
        default: return leaveOutOfPopover(member) || leaveOutOfSheet(member)
        }
        return true
    }

    private mutating func leaveOutOfSheet(_ member: FieldPath.Member) -> Bool {
        switch member {
        case .detents, .detentsByOrientation:
            // The other members name one of the detents.
            (sheet.detents, sheet.selected, sheet.largestUndimmed) = (nil, nil, nil)
            changeChoices { $0.hasDetents = false }
        case .selectedDetent:
            sheet.selected = nil
            changeChoices { $0.selected = nil }
        case .largestUndimmedDetent:
            sheet.largestUndimmed = nil
            changeChoices { $0.largestUndimmed = nil }
        case .grabber: sheet.showsGrabber = nil
        case .dragFrom: sheet.dragFrom = nil
        case .scroll: sheet.scroll = nil
        default: return false
        }
        return true
    }

    private mutating func leaveOutOfPopover(_ member: FieldPath.Member) -> Bool {
        var rest = popover.value
        guard rest.leaveOut(member) else { return false }
        popover = Boxed(rest)
        return true
    }

    private mutating func changeChoices(_ change: (inout PlacementByAspect) -> Void) {
        guard var choices = byAspect?.value else { return }
        change(&choices)
        byAspect = Boxed(choices)
    }
}

extension PopoverRequest {
    fileprivate mutating func leaveOut(_ member: FieldPath.Member) -> Bool {
        switch member {
        case .anchor: (anchor, anchorElement, lines) = (nil, nil, nil)
        case .pointer: lines = lines.map { Boxed(AnchorLines(pieces: $0.pieces)) }
        case .side: side = nil
        case .align: alignment = nil
        case .offset: (mainAxisOffset, crossAxisOffset) = (nil, nil)
        case .flip: flips = nil
        case .shift: shifts = nil
        case .padding: padding = nil
        case .arrow: arrow = .byStyle
        case .arrowDirections: allowedSides = nil
        default: return false
        }
        return true
    }
}
