import Boxes
import Devices
import Geometry
import Timeline

extension Resolver {
    /// The dialogs of a scene, kept so that they can be laid out again on other stages.
    struct Stack {
        let resolver: Resolver
        let device: DeviceState
        let options: ResolveOptions
        /// The dialogs of the request, in its order.
        let dialogs: [DialogRequest]
        /// The dialogs as they were laid out, in painting order.
        let members: [SceneDialog]

        /// The resting layout of the whole stack: that of the topmost dialog, with the layers of all dialogs.
        func rest(
            in orientation: Orientation, keyboard: Stage.Keyboards = .asGiven
        ) throws(ResolveError) -> DialogLayout {
            var other = device.rotated(to: orientation)
            if case .away = keyboard { other.keyboard = nil }
            let stage = try Stage(device, in: orientation, keyboard: keyboard)
            guard orientation != device.orientation else { return try rest(of: dialogs, on: other, stage) }
            let start = try Stage(device)
            return try rest(of: dialogs.map { $0.rotated(from: start, to: stage) }, on: other, stage)
        }

        /// The resting layout of the whole stack with the topmost dialog at another of its detents, given that
        /// dialog's layout there.
        func rest(
            at detent: Detent, over rests: [DialogLayout],
            _ top: (DialogRequest) throws(ResolveError) -> DialogLayout
        ) throws(ResolveError) -> DialogLayout {
            guard let index = members.last?.index, var request = members.last?.request else { return whole(rests) }
            // Where dialogs stand apart, the height of the topmost one moves those below.
            if dialogs.contains(where: { $0.placement.stack != nil }) {
                var dialogs = dialogs
                dialogs[index].select(detent)
                return try rest(of: dialogs, on: device, Stage(device))
            }
            request.select(detent)
            return try whole(rests.dropLast() + [top(request)])
        }

        /// The resting layout of the whole stack with other requests for its dialogs, on a stage of another state of
        /// the device.
        private func rest(
            of dialogs: [DialogRequest], on other: DeviceState, _ stage: Stage
        ) throws(ResolveError) -> DialogLayout {
            let arranged = resolver.arranged(dialogs, in: members.map(\.index), on: other)
            var rests: [DialogLayout] = []
            for member in members {
                var request = arranged[member.index]
                request.id = member.id
                request.presenter = member.request.presenter
                if let below = rests.last {
                    request.presenter.frame = below.frame
                    request.presenter.statusBar = below.statusBar
                }
                rests.append(try resolver.rest(request, on: stage, options: options.computing([])))
            }
            return whole(rests)
        }

        /// A timeline of all dialogs together, where a label for each dialog's name replaces the label of a single
        /// dialog.
        func labelled(_ motion: Motion) -> Motion {
            let parts =
                motion.labels.contains { $0.name == LayerID.dialog }
                ? motion.labels : motion.labels + [Motion.Label(name: LayerID.dialog, start: 0, end: motion.duration)]
            return Motion(
                motion, tracks: motion.tracks,
                labels: parts.flatMap { part in
                    part.name != LayerID.dialog
                        ? [part]
                        : members.map {
                            Motion.Label(name: $0.id, start: part.start, end: part.end, labels: part.labels)
                        }
                })
        }

        /// The topmost dialog's layout with the layers of all dialogs, turned over as far as presenting did that.
        func whole(_ rests: [DialogLayout]) -> DialogLayout {
            let parts = zip(members, rests).map { member, rest in
                member.part(at: rest, flipping: rest.flipsPresenter(member.request.shown(as: rest.resolved)))
            }
            return DialogLayout(rests[rests.count - 1], with: SceneLayers(parts).layers)
        }
    }
}

// The resting layouts in which a scene's timelines end, for requests that include them.
extension Resolver.Stack {
    /// The stack at rest on the same device in another state.
    func drawn(on other: DeviceState) -> Boxed<DrawnRest>? {
        drawn(on: other) { () throws(ResolveError) in
            guard other.orientation != device.orientation else { return dialogs }
            let (start, end) = (try Stage(device), try Stage(other))
            return dialogs.map { $0.rotated(from: start, to: end) }
        }
    }

    /// The stack at rest with the dialog at that index at another of its detents.
    func drawn(at detent: Detent, of index: Int) -> Boxed<DrawnRest>? {
        drawn(on: device) { () throws(ResolveError) in
            var dialogs = dialogs
            dialogs[index].select(detent)
            return dialogs
        }
    }

    private func drawn(
        on device: DeviceState, _ dialogs: () throws(ResolveError) -> [DialogRequest]
    ) -> Boxed<DrawnRest>? {
        guard options.rests else { return nil }
        var options = options.computing(DrawnRest.parts)
        options.rests = false
        guard let dialogs = try? dialogs(),
            let scene = try? resolver.resolve(scene: dialogs, on: device, options: options)
        else { return nil }
        return Boxed(
            DrawnRest(
                layers: scene.layers, dimmingRegions: scene.dimmingRegions, hitRegions: scene.hitRegions))
    }
}

extension SceneDialog {
    /// The dialog as a part of the scene's layers at a resting layout.
    ///
    /// - Parameter flips: Whether the layer that represents the presenter is turned over, because presenting did that.
    func part(at rest: DialogLayout, flipping flips: Bool = false) -> SceneLayers.Part {
        var layers = rest.layers
        if flips, let presenter = layers.index(of: .presenter) {
            layers[presenter].rotationX = MotionBuilder.presenterFlip.rotationX
            layers[presenter].rotationY = MotionBuilder.presenterFlip.rotationY
        }
        return SceneLayers.Part(id: id, layers: layers, isModal: rest.isModal(request))
    }
}
