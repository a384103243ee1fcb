import Geometry

/// A stack of dialogs on one device, laid out as a whole: its layers, its dimming, the effect of touches, and all
/// motion.
///
/// Layer ids are prefixed with the dialog's id (`settings/dialog`). `presenter`, the app's own view at the bottom, and
/// `keyboard` belong to no dialog and have no prefix. Frames are in the requested coordinate space.
package struct ResolvedScene: Sendable {
    package var stage: StageReport
    /// The dialogs in painting order, lowest first.
    package var dialogs: [SceneDialog]
    /// The layers from back to front, with unique ids and resting frames.
    ///
    /// The frame of a layer that is pushed back is that before its `scale`, which applies about the frame's centre. The
    /// frames of its descendants are moved with it, but not scaled either.
    package var layers: [Layer]
    package var dimmingRegions: [DimmingRegion]
    /// The hit regions, of which the first that contains a touch decides; together they cover the window.
    package var hitRegions: [HitRegion]
    package var transitions: Transitions
    package var lifecycle: Lifecycle
    package var accessibility: Accessibility
    /// The adaptations, including those of the dialogs; their fields are paths in the scene's request.
    package var adaptations: [Adaptation]
    package var trace: [Decision]?
    /// How a finger can drag the uppermost dialog.
    package var gestures: [Gesture] = []
}

package struct SceneDialog: Sendable {
    /// The dialog's index in the request, from 0.
    package var index: Int
    /// The dialog's name in the scene: as given, or derived from its index.
    package var id: String
    /// The layer that presents the dialog: the dialog below, or the app's own view.
    package var presenter: String
    /// The request as it was laid out: presented by the dialog below.
    package var request: DialogRequest
    /// The dialog resolved by itself, over that presenter.
    package var resolved: ResolvedDialog
    /// The dialog's adaptations, with paths in the scene's request.
    package var adaptations: [Adaptation]
}

/// Why a scene cannot be laid out: the errors of all its dialogs, with paths in the scene's request.
package struct SceneError: Error, Sendable {
    package var errors: [ResolveError]

    package init(errors: [ResolveError]) { self.errors = errors }

    /// Returns the result of `body`, whose error becomes that of the scene.
    package static func of<Result>(_ body: () throws(ResolveError) -> Result) throws(SceneError) -> Result {
        do throws(ResolveError) { return try body() } catch { throw SceneError(errors: [error]) }
    }
}

extension FieldPath {
    /// This field in the body of a scene, for the dialog at that index.
    package func inScene(at index: Int) -> FieldPath {
        guard components.first == .member(.dialog) else { return self }
        return FieldPath(components: [.member(.dialogs), .index(index)] + components.dropFirst())
    }
}
