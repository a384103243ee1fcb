package import Devices
package import Dialogs
package import JSONText
package import Preview
private import Synchronization

/// A request for a picture or an export: the body of an endpoint that also answers JSON, and the options beside it.
package struct DepictionRequest: Sendable {
    package enum Subject: Sendable {
        case spec(SpecRequest)
        case scene(SceneRequest)
        case schedule(ScheduleRequest)
        case retarget(RetargetRequest, of: Interrupted)
        case release(ReleaseBody)
        case change(ChangeRequest)
    }

    /// A scene whose motion is interrupted.
    package enum Interrupted: Sendable {
        case stack(DialogStack)
        case schedule(ScheduleRequest)
    }

    package var subject: Subject
    package var options: PictureOptions

    package init(subject: Subject, options: PictureOptions) {
        (self.subject, self.options) = (subject, options)
    }

    /// Reads a body, and the options in it or in the URL. Reports every fault to `context`; returns `nil` if there is
    /// one.
    ///
    /// - Parameters:
    ///   - options: The members of the URL that are options; `nil` if it has none.
    ///   - members: The options that the format takes.
    package static func read(
        _ node: JSONNode, options: JSONNode?, as kind: Kind, _ members: DepictionMembers, catalog: Catalog,
        limits: RequestLimits, context: DecodingContext
    ) -> DepictionRequest? {
        let reader = SchemaReader(limits: limits, catalog: catalog)
        guard let root = ValueReader(node, context: context).object(members.ofBody) else { return nil }
        let subject = kind.read(root, reader)
        var beside: ObjectReader?
        if let options {
            guard let object = ValueReader(options, context: context).object(members.ofURL) else { return nil }
            beside = object
        }
        let picture = reader.pictureOptions(PictureMembers(inBody: root, inURL: beside, names: members.names))
        guard root.isSound, let subject else { return nil }
        return DepictionRequest(subject: subject, options: picture)
    }
}

/// The members of a request for one format: those of the body for JSON, and the options.
package struct DepictionMembers: Sendable {
    /// The available options, in the order in which they are read.
    package let names: [PictureOptions.Name]
    /// The members of the body: its own, and the options. In a body, `device` is the device.
    let ofBody: NameTable
    let ofURL: NameTable

    private struct Subject: Hashable {
        var names: [PictureOptions.Name]
        var kind: String
    }

    /// The tables made so far. Name tables are never freed, so each is made only once.
    private static let made = Mutex<[Subject: DepictionMembers]>([:])

    /// Returns the options of a format that apply to a kind of request.
    package static func of(_ names: [PictureOptions.Name], for kind: DepictionRequest.Kind) -> DepictionMembers {
        made.withLock { made in
            let subject = Subject(names: names, kind: kind.name)
            if let known = made[subject] { return known }
            let members = DepictionMembers(names, of: kind)
            made[subject] = members
            return members
        }
    }

    private init(_ names: [PictureOptions.Name], of kind: DepictionRequest.Kind) {
        // Requests with only one timeline have no names for timelines.
        self.names = PictureOptions.Name.allCases.filter { names.contains($0) && (kind.hasPhases || $0 != .phase) }
        let own = kind.members.names
        ofBody = NameTable(names: own + self.names.map(\.rawValue).filter { !own.contains($0) })
        ofURL = NameTable(names: self.names.map(\.rawValue))
    }

    /// Whether a member of a URL is an option rather than a part of the request. `device` is part of the request,
    /// unless its value is `true`, `false` or `only`.
    package func areOption(_ name: String, value: String) -> Bool {
        let first = name.prefix { $0 != "." }
        guard let option = names.first(where: { $0.rawValue == first }) else { return false }
        return option != .device || (name == first && ["false", "true", "only"].contains(value))
    }
}

extension DepictionRequest {
    /// A kind of request that can be depicted.
    package struct Kind: Sendable {
        package let name: String
        let members: NameTable
        /// Whether it has timelines for several phases.
        let hasPhases: Bool
        let read: @Sendable (ObjectReader, SchemaReader) -> Subject?

        private init<Request: BodyRequest>(
            _ name: String, hasPhases: Bool = false,
            _ subject: @escaping @Sendable (Request, ObjectReader) -> Subject?
        ) {
            self.name = name
            self.hasPhases = hasPhases
            members = Request.members
            read = { root, reader in Request.read(root, by: reader).flatMap { subject($0, root) } }
        }

        package static let spec = Kind("spec", hasPhases: true) { request, _ in .spec(request) }
        package static let scene = Kind("scene", hasPhases: true) { request, _ in .scene(request) }
        package static let schedule = Kind("schedule") { request, _ in .schedule(request) }
        package static let release = Kind("release") { request, _ in .release(request) }
        package static let change = Kind("change") { request, _ in .change(request) }
        package static let retarget = Kind("retarget") { (request: RetargetRequest, root) in
            switch request.timeline {
            case .stack(let stack, _): return .retarget(request, of: .stack(stack))
            case .schedule(let schedule): return .retarget(request, of: .schedule(schedule))
            case .alone:
                root.reportMissing("device")
                root.reportMissing("dialog")
                return nil
            }
        }
    }
}
