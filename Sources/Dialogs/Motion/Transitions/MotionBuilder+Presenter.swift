import Boxes
import Geometry
import Timeline

// What presents a dialog: it goes back behind it, or turns over with it.
extension MotionBuilder {
    func addPresenterTracks(_ writer: TrackWriter, to tracks: inout [Track]) {
        guard let index = rest.layers.index(of: .presenter) else { return }
        let (frame, scale) = (rest.layers[index].frame, rest.layers[index].scale)
        let (opacity, radius) = (rest.layers[index].opacity, rest.layers[index].cornerRadius)
        if let alone = presenterCenterAlone {
            let center = projection.point(frame.center)
            if center != alone {
                tracks.append(writer.track(LayerID.presenter, .position, .points(alone, center)))
            }
        }
        if scale != 1 { tracks.append(writer.track(LayerID.presenter, .scale, .scalars(1, scale))) }
        if opacity != 1 { tracks.append(writer.fade(LayerID.presenter, away: 1, rest: opacity)) }
        if radius != 0, radius != presenterRadiusAlone {
            tracks.append(writer.track(LayerID.presenter, .cornerRadius, .scalars(presenterRadiusAlone, radius)))
        }
    }

    /// Adds the presenter's turn if presenting turned it over: back the same way if dismissing flips too, else at once.
    func addFlipTracks(_ writer: TrackWriter, style: TransitionStyle, to tracks: inout [Track]) {
        guard flipsPresenter else { return }
        var writer = writer
        if style != .flipHorizontal { writer.timing.curve = ChangeTiming.jump }
        let rotation = flipOfPresenter
        tracks.append(writer.track(LayerID.presenter, rotation.property, .scalars(0, rotation.degrees)))
    }

    /// The presenter's corner radius without the dialog, in points.
    var presenterRadiusAlone: Double { rest.stage.cornerRadiusOfPresenter(in: request) }

    /// The presenter's centre without the dialog, in the space of the answer; `nil` if presenting does not move it.
    ///
    /// The system moves the presenter's own frame, if given, or the window.
    var presenterCenterAlone: Point? {
        guard let pushBack = request.pushBack ?? rest.pushBack, pushBack.offset != 0 || pushBack.sideways != 0 else {
            return nil
        }
        return projection.point((request.presenter.frame ?? rest.stage.window).center)
    }

    /// The presenter's pose after it has flipped over: its right edge moved towards the viewer.
    static let presenterFlip = Pose(rotationY: -180)

    /// The presenter's flip, about its axis in the space of the answer, with the angle in degrees.
    var flipOfPresenter: (property: Property, degrees: Double) {
        let rotations = projection.rotation(of: Self.presenterFlip)
        return rotations.x == 0 ? (.rotationY, rotations.y) : (.rotationX, rotations.x)
    }

    /// Whether presenting turns the presenter over together with the dialog, which is on its back.
    var flipsPresenter: Bool { rest.flipsPresenter(request) }
}
