import Boxes
import Devices
import Dialogs
import Geometry
import Guidelines
import Timeline
import Wire

/// What an answer promises those who use it: that modal is modal, that what is to be touched can be, that nothing is
/// cut off or changed in silence, and that nothing is drawn more than opaque.
extension Invariants {
    /// No touch outside a modal dialog reaches anything that is live: there, only what the dialog itself has is.
    mutating func checkModality() {
        guard dialog.accessibility.isModal else { return }
        guard dialog.hitRegions.contains(where: { $0.effect == .passThrough }) else { return }
        let regions = dialog.hitRegions.map { Touchable($0) }
        let keyboard = dialog.stage.keyboard
        let count = 23
        for row in 0..<count {
            for column in 0..<count {
                let point = Point(
                    x: window.width * (Double(column) + 0.5) / Double(count),
                    y: window.height * (Double(row) + 0.5) / Double(count))
                guard !frame.contains(point), keyboard?.contains(point) != true else { continue }
                guard let region = regions.first(where: { $0.contains(point) })?.region, region.effect == .passThrough
                else { continue }
                flag("A modal dialog that lets a touch through", "\(point.x),\(point.y) to \(region.target)")
                return
            }
        }
    }

    /// Actions have a height, unless they are scrolled out of sight.
    mutating func checkActionHeights() {
        for layer in dialog.layers where layer.role == .action && layer.scrolledFrame == nil {
            if layer.frame.height < 1 || layer.frame.width < 1 {
                flag("An action without an extent", "\(layer.id) \(layer.frame.short)")
            }
        }
    }

    /// A text that ends in an ellipsis, or has no room at all, is told by a finding.
    mutating func checkCutTexts(of request: SpecRequest) {
        let cut = dialog.layers.filter { $0.text?.isTruncated == true && $0.role != .textField }
        guard !cut.isEmpty else { return }
        let findings = RuleBook.check(Subject(request: request.dialog, device: request.device, resolved: dialog))
        let told = Set(findings.map(\.rule))
        for layer in cut {
            let isTold = told.contains(layer.role == .action ? "buttonTitleCut" : "textCut")
            if !isTold { flag("A title that is cut in silence", "\(layer.id) \(layer.frame.short)") }
        }
    }

    /// What is touched has room for a finger, as far as it is seen; where there is none, that rows are lower is told.
    mutating func checkTargets() {
        guard !says(.buttonsShrink), !says(.contentDoesNotFit) else { return }
        let least = dialog.accessibility.minimumTarget - 2 * half
        for region in dialog.hitRegions where region.effect == .action {
            guard let layer = byID[region.target], layer.scrolledFrame == nil, case .rectangle(let area) = region.area
            else { continue }
            if area.width < least || area.height < least {
                flag("An area too small to touch", "\(layer.id) \(area.short) for \(layer.frame.short)")
            }
        }
    }

    /// What is told as changed has changed.
    mutating func checkAdaptations() {
        for adaptation in dialog.adaptations where adaptation.from == adaptation.to {
            flag("An adaptation that changes nothing", "\(adaptation.reason.rawValue) \(adaptation.from)")
        }
    }

    /// At sixty frames a second no opacity leaves 0…1.
    mutating func checkOpacities() {
        let transitions = dialog.transitions
        var motions = [("present", transitions.present), ("dismiss", transitions.dismiss)]
        motions += transitions.rotate.map { ("rotate", $0.motion) }
        motions += transitions.detents.map { ("detents", $0.motion) }
        if let keyboard = transitions.keyboard { motions.append(("keyboard", keyboard)) }
        for (name, motion) in motions {
            for track in motion.tracks where track.property == .opacity {
                let frames = Int(min(600, motion.duration * 60))
                for index in 0...frames {
                    guard case .scalar(let opacity) = track.value(at: Double(index) / 60),
                        opacity < 0 || opacity > 1
                    else { continue }
                    flag("An opacity on its way outside 0…1", "\(name) \(track.layer) \(opacity)")
                    break
                }
            }
        }
    }
}
