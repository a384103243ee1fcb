package import Dialogs

extension DepictionRequest {
    package func on(_ change: (inout DeviceState) -> Void) -> DepictionRequest {
        var changed = self
        switch subject {
        case .spec(var spec):
            change(&spec.device)
            changed.subject = .spec(spec)
        case .scene(var scene):
            change(&scene.device)
            changed.subject = .scene(scene)
        case .schedule(var schedule):
            change(&schedule.device)
            changed.subject = .schedule(schedule)
        case .retarget(let retarget, .stack(var stack)):
            change(&stack.device)
            changed.subject = .retarget(retarget, of: .stack(stack))
        case .retarget(let retarget, .schedule(var schedule)):
            change(&schedule.device)
            changed.subject = .retarget(retarget, of: .schedule(schedule))
        case .release(var release):
            change(&release.spec.device)
            changed.subject = .release(release)
        case .change(var both):
            change(&both.from.device)
            change(&both.to.device)
            changed.subject = .change(both)
        }
        return changed
    }
}
