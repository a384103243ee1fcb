import Boxes
import Dialogs
import Geometry
import Timeline

extension MemberHasNoEffect {
    /// The edge and the distance of a slide, where the dialog moves in another way: the resolved motion tells, since
    /// requests may give slides a pose of their own. Who asked for less motion has nothing to leave out.
    func moving(_ subject: Subject) -> [FieldPath] {
        let (request, presentation) = (subject.request, subject.resolved.presentation)
        func isGiven(_ requested: Boxed<TransitionRequest>) -> Bool { requested.edge != nil || requested.travel != nil }
        guard isGiven(request.present) || isGiven(request.dismiss), !subject.device.reduceMotion else { return [] }
        let transitions = subject.resolved.transitions
        let motions = [
            (request.present, presentation.presentStyle, transitions.present.vectorIn, FieldPath.Member.present),
            (request.dismiss, presentation.dismissStyle, transitions.dismiss.vectorOut, .dismiss),
        ]
        var fields: [FieldPath] = []
        func add(_ member: FieldPath.Member, _ direction: FieldPath.Member) {
            let field: FieldPath =
                request.isTransitionSplit ? [.dialog, .transition, direction, member] : [.dialog, .transition, member]
            if !fields.contains(field) { fields.append(field) }
        }
        let size = (subject.resolved.frame(of: .dialog) ?? .zero).size
        for (requested, style, vector, direction) in motions {
            let edge = requested.edge?.physical(in: subject.device.layoutDirection)
            if let edge, vector.x * edge.outward.x + vector.y * edge.outward.y <= 0 { add(.edge, direction) }
            guard let travel = requested.travel else { continue }
            // A distance of 0 is what a slide is told, and no answer from a dialog that does not slide.
            let slides = style == .slide || style == .coverVertical || vector != .zero
            if !slides || !vector.isLong(travel, of: size) { add(.travel, direction) }
        }
        return fields
    }
}

extension Motion {
    /// The way from the dialog's rest to where it comes from; zero where it comes in place.
    fileprivate var vectorIn: Point { ends.map { $0 - $1 } ?? .zero }
    /// The way from the dialog's rest to where it goes; zero where it goes in place.
    fileprivate var vectorOut: Point { ends.map { $1 - $0 } ?? .zero }

    /// The first and the last place of the dialog's centre.
    private var ends: (Point, Point)? {
        guard let track = tracks.first(where: { $0.layer == LayerID.dialog && $0.property == .position }),
            case (.point(let start), .point(let end)) = (track.keyframes.startValue, track.keyframes.endValue)
        else { return nil }
        return (start, end)
    }
}

extension Point {
    /// Whether a way leads along one axis by as many lengths of a size in its direction.
    fileprivate func isLong(_ lengths: Double, of size: Size) -> Bool {
        let (along, across) = abs(x) > abs(y) ? (abs(x), abs(y)) : (abs(y), abs(x))
        let length = lengths * (abs(x) > abs(y) ? size.width : size.height)
        return across < 0.01 && abs(along - length) < 0.01
    }
}
