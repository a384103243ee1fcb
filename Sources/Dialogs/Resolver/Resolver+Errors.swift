import Boxes
import Devices
import Geometry

/// All that makes a request impossible, rather than what was met first.
extension Resolver {
    /// The most errors that are reported of one request; each costs a layout.
    private static let mostErrors = 16

    /// Returns what `body` makes of a request, whose error becomes all errors.
    @inline(__always) func withAllErrors<Result>(
        of request: DialogRequest, on device: DeviceState, _ options: ResolveOptions,
        _ body: () throws(ResolveError) -> Result
    ) throws(ResolveError) -> Result {
        do throws(ResolveError) { return try body() } catch {
            throw withOthers(error, of: request, on: device, options: options)
        }
    }

    /// Lays a dialog out at rest, with all its errors if it is impossible.
    func soundRest(
        _ request: DialogRequest, on device: DeviceState, _ options: ResolveOptions
    ) throws(ResolveError) -> DialogLayout {
        try withAllErrors(of: request, on: device, options.computing([])) { () throws(ResolveError) in
            try rest(request, on: Stage(device), options: options)
        }
    }

    /// Returns an error with the others of its request: those that are met when the member at fault is left out, and
    /// then the next one.
    ///
    /// - Parameter options: With the parts that are computed; what is not computed has no errors.
    @inline(never) func withOthers(
        _ first: ResolveError, of request: DialogRequest, on device: DeviceState, options: ResolveOptions
    ) -> ResolveError {
        var all = first
        var latest = first
        var rest = ImpossibleRequest(dialog: request, device: device)
        while all.others.count + 1 < Self.mostErrors, rest.leaveOut(latest.field) {
            do throws(ResolveError) {
                _ = try resolvedOrFirstError(rest.dialog, on: rest.device, options: options)
                break
            } catch {
                // A job that is over has said so itself. A second error of a member may follow from the first one.
                guard error.reason != .workIsOver, error.field != first.field,
                    !all.others.contains(where: { $0.field == error.field })
                else { break }
                all.others.append(error)
                latest = error
            }
        }
        return all
    }
}

/// A request from which members at fault are left out one after the other.
private struct ImpossibleRequest {
    var dialog: DialogRequest
    var device: DeviceState

    /// Leaves out the member at fault, with those that mean nothing without it.
    ///
    /// - Returns: `false` if the request is not possible without it either, or not the same one.
    mutating func leaveOut(_ field: FieldPath) -> Bool {
        let field = field.outsidePatches
        if field.components.first == .member(.device) { return device.leaveOut(field) }
        if let other = dialog.leavingOut(field) {
            dialog = other
            // A popover needs an anchor, and any will do.
            if field == [.dialog, .placement, .anchor] {
                dialog.placement.popover.anchor = Rect(x: 0, y: 0, width: 1, height: 1)
            }
            return true
        }
        return dialog.leaveOutAreas(field) || dialog.leaveOutMotion(field) || dialog.leaveOutOfList(field)
    }
}

extension FieldPath {
    /// The member of the dialog as shown for one of a patch.
    fileprivate var outsidePatches: FieldPath {
        guard components.count > 3, components[1] == .member(.platforms) else { return self }
        return FieldPath(components: [components[0]] + components.dropFirst(3))
    }
}

extension DeviceState {
    fileprivate mutating func leaveOut(_ field: FieldPath) -> Bool {
        switch field {
        case [.device, .keyboard], [.device, .keyboard, .frame]: self.keyboard = nil
        case [.device, .keyboard, .easing]: self.keyboard?.easing = nil
        case [.device, .bars]: self.bars = Bars()
        case [.device, .safeAreaInsets]: self.safeAreaInsets = nil
        case [.device, .browserChrome]: self.browserChrome = nil
        case [.device, .window]: self.window = nil
        default: return false
        }
        return true
    }
}

extension DialogRequest {
    fileprivate mutating func leaveOutAreas(_ field: FieldPath) -> Bool {
        switch field {
        case [.dialog, .placement, .container]: self.placement.container = nil
        case [.dialog, .content, .shape, .path]: self.content.shape = nil
        case _ where field.isBelow([.dialog, .backdrop, .opacityByDetent]):
            self.changeBackdrop { $0.opacities.removeAll { .key($0.detent) == field.components.last } }
        default: return false
        }
        return true
    }

    private mutating func changeBackdrop(_ change: (inout BackdropDetails) -> Void) {
        guard var details = self.backdrop.details?.value else { return }
        change(&details)
        self.backdrop.details = Boxed<BackdropDetails>(details)
    }

    /// Leaves out what a transition says: its style, its easing, or that of one property.
    fileprivate mutating func leaveOutMotion(_ field: FieldPath) -> Bool {
        guard field.isBelow([.dialog, .transition]) else { return false }
        let (present, dismiss) = (self.transitionField(.present), self.transitionField(.dismiss))
        if field.isBelow(present) { self.present.leaveOut(field.components[present.components.count]) }
        if field.isBelow(dismiss) { self.dismiss.leaveOut(field.components[dismiss.components.count]) }
        return true
    }

    /// Replaces a detent, so that the others keep their places, and leaves out a cutout with a member at fault.
    fileprivate mutating func leaveOutOfList(_ field: FieldPath) -> Bool {
        guard case .index(let index)? = field.components.dropFirst(3).first else { return false }
        if field.isBelow(.detents), self.placement.sheet.detents?.indices.contains(index) == true {
            let detent = self.placement.sheet.detents?[index]
            self.placement.sheet.detents?[index] = .fit
            if self.placement.sheet.selected == detent { self.placement.sheet.selected = nil }
            if self.placement.sheet.largestUndimmed == detent { self.placement.sheet.largestUndimmed = nil }
            return true
        }
        guard field.isBelow([.dialog, .backdrop, .cutouts]),
            self.backdrop.details?.cutouts.indices.contains(index) == true
        else { return false }
        self.changeBackdrop {
            $0.cutouts[index] = BackdropCutout(at: .frame(.zero), cornerRadius: 0, passesTouches: false)
        }
        return true
    }
}

extension Boxed<TransitionRequest> {
    fileprivate mutating func leaveOut(_ component: FieldPath.Component) {
        switch component {
        case .member(.style): self.style = nil
        case .member(.easing): self.curve = nil
        default: self.steps.easings = [:]
        }
    }
}

extension FieldPath {
    fileprivate func isBelow(_ other: FieldPath) -> Bool {
        components.count > other.components.count && components.starts(with: other.components)
    }
}
