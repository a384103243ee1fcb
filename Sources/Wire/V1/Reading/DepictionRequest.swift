package import Devices
package import Dialogs
package import JSONText
package import Preview
private import Synchronization

/// What a picture, or an export, is asked of: the body of an endpoint that answers JSON, too, and the options beside
/// it.
package struct DepictionRequest: Sendable {
    /// Whose answers can be had in another form.
    package enum Kind: String, Sendable, CaseIterable { case spec, scene, schedule, retarget, release, change }

    package enum Subject: Sendable {
        case spec(SpecRequest)
        case scene(SceneRequest)
        case schedule(ScheduleRequest)
        case retarget(RetargetRequest, of: Interrupted)
        case release(ReleaseBody)
        case change(ChangeRequest)
    }

    /// What is on the screen while its motion is interrupted.
    package enum Interrupted: Sendable {
        case stack(DialogStack)
        case schedule(ScheduleRequest)
    }

    package var subject: Subject
    package var options: PictureOptions

    package init(subject: Subject, options: PictureOptions) {
        (self.subject, self.options) = (subject, options)
    }

    /// Reads a body, and the options that stand beside it in the URL or in it. Every fault goes to `context`; the
    /// result is nil where there is one.
    ///
    /// - Parameters:
    ///   - options: The members of the URL that are options; nil where it has none.
    ///   - members: The options that the format goes by.
    package static func read(
        _ node: JSONNode, options: JSONNode?, as kind: Kind, _ members: DepictionMembers, catalog: Catalog,
        limits: RequestLimits, context: DecodingContext
    ) -> DepictionRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members.ofBody) else { return nil }
        let subject = reader.subject(kind, root, of: node, context: context)
        var beside: ObjectReader?
        if let options {
            guard let object = ValueReader(options, context: context).object(members.ofURL) else { return nil }
            beside = object
        }
        let picture = reader.pictureOptions(PictureMembers(inBody: root, inURL: beside, names: members.names))
        guard context.faults.isEmpty, let subject else { return nil }
        return DepictionRequest(subject: subject, options: picture)
    }
}

/// The members of a request for one format: those of the body as ever, and the options.
package struct DepictionMembers: Sendable {
    /// The options that there are, in the order in which they are read.
    package let names: [PictureOptions.Name]
    /// In the body: its own members, and the options. There `device` is the device.
    let ofBody: NameTable
    let ofURL: NameTable

    private struct Subject: Hashable {
        var names: [PictureOptions.Name]
        var kind: DepictionRequest.Kind
    }

    /// The members that there are: tables of names are never freed, so they are made once however many ask.
    private static let made = Mutex<[Subject: DepictionMembers]>([:])

    /// The options of a format, as far as they have a meaning for what is asked.
    package static func of(_ names: [PictureOptions.Name], for kind: DepictionRequest.Kind) -> DepictionMembers {
        made.withLock { made in
            let subject = Subject(names: names, kind: kind)
            if let known = made[subject] { return known }
            let members = DepictionMembers(names, of: kind)
            made[subject] = members
            return members
        }
    }

    private init(_ names: [PictureOptions.Name], of kind: DepictionRequest.Kind) {
        // What has one timeline alone has no name for it.
        let hasPhases = kind == .spec || kind == .scene
        self.names = PictureOptions.Name.allCases.filter { names.contains($0) && (hasPhases || $0 != .phase) }
        let own = kind.members.names
        ofBody = NameTable(
            names: own + self.names.map(\.rawValue).filter { !own.contains($0) })
        ofURL = NameTable(names: self.names.map(\.rawValue))
    }

    /// Whether a member of a URL is one of the options rather than of the request. `device` is the request's own, save
    /// where it is `true`, `false` or `only`.
    package func areOption(_ name: String, value: String) -> Bool {
        let first = name.prefix { $0 != "." }
        guard let option = names.first(where: { $0.rawValue == first }) else { return false }
        return option != .device || (name == first && ["false", "true", "only"].contains(value))
    }
}

extension DepictionRequest.Kind {
    /// The members of the body where it is answered in JSON.
    fileprivate var members: NameTable {
        switch self {
        case .spec: SpecRequest.members
        case .scene: SceneRequest.members
        case .schedule: ScheduleRequest.members
        case .retarget: RetargetRequest.members
        case .release: ReleaseBody.members
        case .change: ChangeRequest.members
        }
    }
}

extension SchemaReader {
    fileprivate func subject(
        _ kind: DepictionRequest.Kind, _ root: ObjectReader, of node: JSONNode, context: DecodingContext
    ) -> DepictionRequest.Subject? {
        switch kind {
        case .spec: return specRequest(root, context: context).map { .spec($0) }
        case .scene: return sceneRequest(root, context: context).map { .scene($0) }
        case .schedule: return scheduleRequest(root, context: context).map { .schedule($0) }
        case .retarget:
            guard let request = retargetRequest(root, of: node, context: context) else { return nil }
            switch request.timeline {
            case .stack(let stack, _): return .retarget(request, of: .stack(stack))
            case .schedule(let schedule): return .retarget(request, of: .schedule(schedule))
            case .alone:
                root.reportMissing("device")
                root.reportMissing("dialog")
                return nil
            }
        case .release: return releaseBody(root, context: context).map { .release($0) }
        case .change: return changeRequest(root, context: context).map { .change($0) }
        }
    }
}
