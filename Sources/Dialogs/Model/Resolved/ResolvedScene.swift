import Geometry

/// A stack of dialogs on one device, laid out as a whole: what is drawn, what is dark, what a touch does, how it moves.
///
/// Ids of layers carry the dialog's id in front (`settings/dialog`); `presenter`, the app's own view at the bottom, and
/// `keyboard` belong to none and stand alone. Frames are in the coordinate space that the request asked for.
package struct ResolvedScene: Sendable {
    package var stage: StageReport
    /// The dialogs in painting order, the lowest first.
    package var dialogs: [SceneDialog]
    /// Back to front, ids unique, frames at rest.
    ///
    /// A layer that is pushed back tells the centre and the size that it has before its `scale`, about that centre;
    /// what it carries is told likewise, moved with it and not scaled.
    package var layers: [Layer]
    package var dimmingRegions: [DimmingRegion]
    /// The first region that holds a touch wins; together they cover the window.
    package var hitRegions: [HitRegion]
    package var transitions: Transitions
    package var lifecycle: Lifecycle
    package var accessibility: Accessibility
    /// What became something else, the dialogs' own included; fields are those of the scene.
    package var adaptations: [Adaptation]
    package var trace: [Decision]?
    /// How a finger draws the uppermost dialog.
    package var gestures: [Gesture] = []
}

/// One dialog of a scene.
package struct SceneDialog: Sendable {
    /// Its place in the request, from 0.
    package var index: Int
    /// Its name in the scene: as given, or by its place.
    package var id: String
    /// The layer that shows it: the dialog below, or the app's own view.
    package var presenter: String
    /// As laid out: presented by the dialog below.
    package var request: DialogRequest
    /// By itself, over that presenter.
    package var resolved: ResolvedDialog
    /// What of this dialog became something else, in the fields of the scene.
    package var adaptations: [Adaptation]
}

/// Why a scene cannot be laid out: what makes each of its dialogs impossible, in the fields of the scene.
package struct SceneError: Error, Sendable {
    package var errors: [ResolveError]

    package init(errors: [ResolveError]) { self.errors = errors }
}

extension FieldPath {
    /// This field in the body of a scene, where the dialog is the one of that index.
    package func inScene(at index: Int) -> FieldPath {
        guard components.first == .member(.dialog) else { return self }
        return FieldPath(components: [.member(.dialogs), .index(index)] + components.dropFirst())
    }
}
