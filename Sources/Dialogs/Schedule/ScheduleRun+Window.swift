import Boxes
import Geometry

// The layers that exist without any dialog: the window, the app's own view, and what the system draws over everything.
extension ScheduleRun {
    /// The app's own view without any dialog: in the frame of the earliest show that gives the presenter one, else over
    /// the whole window.
    func presenter(in state: Int = 0) throws(ScheduleError) -> Layer {
        let framed = state == 0 ? machine.dialogs.filter { $0.show.dialog.presenter.frame != nil } : []
        // Of two at the same time, the first in the list, as everywhere.
        let earliest = framed.min { request.events[$0.event].time < request.events[$1.event].time }
        let given = earliest?.show.dialog.presenter.frame
        let frame = try projected(given, in: state, snapping: request.options.snap == .pixel)
        var presenter = Layer.resting(LayerID.presenter, .presenter, in: nil, at: frame)
        presenter.cornerRadius = given == nil ? windowRadius : 0
        let setting = LookSetting.of(try stage(in: state))
        presenter.look = OwnLooks.parts(in: setting)[.presenter].map { SharedLook($0) }
        return presenter
    }

    /// The layers that the system draws over everything, back to front, each as in the first state that has it.
    func systemLayers() throws(ScheduleError) -> [Layer] {
        var found: [String: Layer] = [:]
        for state in devices.states.indices {
            for layer in try systemLayers(in: state) where found[layer.id] == nil { found[layer.id] = layer }
        }
        return [LayerID.statusBar, LayerID.keyboard, LayerID.homeIndicator].compactMap { found[$0] }
    }

    func systemLayers(in state: Int) throws(ScheduleError) -> [Layer] {
        let stage = try stage(in: state)
        let projection = Projection(of: stage, into: request.options.coordinateSpace)
        return stage.systemLayers(snapping: request.options.snap == .pixel).map { layer in
            var layer = layer
            layer.frame = projection.rect(layer.frame)
            layer.changeDetails { $0.away = $0.away.map { projection.direction($0) } }
            return layer
        }
    }

    private func stage(in state: Int) throws(ScheduleError) -> Stage {
        do throws(ResolveError) { return try Stage(devices.states[state]) } catch {
            throw ScheduleError(event: nil, cause: .impossible(error, keyboardEvent: keyboardEvent))
        }
    }

    /// The window in a state of the device, in the space of the answer.
    func window(in state: Int) throws(ScheduleError) -> Rect { try projected(nil, in: state) }

    /// A rectangle of the window, by default all of it, in the space of the answer.
    private func projected(_ rect: Rect?, in state: Int, snapping: Bool = false) throws(ScheduleError) -> Rect {
        let stage = try stage(in: state)
        let frame = rect ?? stage.window
        return Projection(of: stage, into: request.options.coordinateSpace)
            .rect(snapping ? stage.grid.snap(frame) : frame)
    }
}
