import JSONText
import Wire

/// Advice on members that do not exist in the place where they were written.
enum MemberAdvice {
    /// The most places that one sentence lists.
    private static let mostPaths = 3

    static func add(to fault: inout JSONFault, _ site: FaultSite) {
        guard let name = site.name, name.utf8.count <= 120 else { return }
        if FaultLocation(pointer: parent(of: fault.pointer)).path.parent.pointer == "/dialog/theme" {
            fault.message = RoleWords.unknown
            fault.guess(RoleWords.nearest(to: name, among: fault.allowed))
            return
        }
        if addOfParts(name, to: &fault, site) || addOfRules(name, to: &fault) { return }
        if let dots = Self.dots(name) {
            fault.nearest = dots
            let above = RequestAdvice.dotted(parent(of: fault.pointer))
            fault.add(
                site.node.isInURL
                    ? """
                    Names are joined by dots: write \
                    \(Sketch(site.node).query(above.isEmpty ? dots : above + "." + dots)).
                    """
                    : "Write objects inside each other: \(nested(dots, Sketch(site.node)).json).")
            return
        }
        if site.node.isInURL, fault.allowed.contains("device"), documentNames.contains(name.foldedName) {
            fault.nearest = "request"
            fault.add("A body in JSON goes into request=, encoded as base64url.")
            return
        }
        if let same = sibling(of: name, among: fault.allowed), !isOneElsewhere(name, same, site.node) {
            fault.guess(same)
            addValue(SchemaPath([same]), "/" + same, to: &fault, site, isMoved: false)
            return
        }
        let object = FaultLocation(pointer: parent(of: fault.pointer))
        if let sentence = AbsentMembers.sentence(
            for: name, in: object.path, Sketch(site.node), isInURL: site.node.isInURL)
        {
            fault.add(sentence)
            return
        }
        let meant = paths(of: name, with: site.node, from: object.path)
        if !meant.isEmpty {
            addPaths(meant, to: &fault, object, site)
            return
        }
        if let near = NearestName.of(name, among: fault.allowed)
            ?? NearestName.of(name.foldedName, among: fault.allowed)
        {
            fault.guess(near)
            return
        }
        // A typing error changes one or two letters, and the member is still in the right part of the request.
        let slip = name.utf8.count < 9 ? 1 : 2
        guard name.utf8.count <= 32,
            let near = NearestName.all(of: name, among: SchemaIndex.names, atMost: slip).first
        else { return }
        let slips = SchemaIndex.paths(named: near).filter {
            object.path.tokens.isEmpty || $0.tokens.first == object.path.tokens.first
        }
        let likely = nearest(slips.map { Candidate(path: $0, from: object.path) })
        if !likely.isEmpty { addPaths(likely, to: &fault, object, site) }
    }

    /// Adds advice on a member of a theme or a backdrop, for which many names are in use. Returns whether there is any.
    private static func addOfParts(_ name: String, to fault: inout JSONFault, _ site: FaultSite) -> Bool {
        let location = FaultLocation(pointer: parent(of: fault.pointer))
        switch location.path.pointer {
        case "/dialog/theme": return ThemeAdvice.add(to: &fault, location, site)
        case "/dialog/backdrop":
            guard let isTrue = FittingValue.truth(Sketch(site.node)),
                let ours = ForeignMembers.backdropMember(named: name, isTrue)
            else { return false }
            fault.nearest = ours.name
            fault.add("It is called \"\(ours.name)\" here.")
            guard let value = ours.value else {
                fault.add("There is none without it: leave it out.")
                return true
            }
            let query = RequestAdvice.dotted(parent(of: fault.pointer) + "/" + ours.name)
            fault.add("Write \(site.node.isInURL ? value.query(query) : value.json).")
            return true
        default: return false
        }
    }

    /// Tells the place of a rule of a release, which stands in an object of its own beside the dialog.
    private static func addOfRules(_ name: String, to fault: inout JSONFault) -> Bool {
        guard parent(of: fault.pointer).isEmpty, fault.allowed.contains("rules"), RuleMembers.all.names.contains(name)
        else { return false }
        fault.nearest = "/rules/" + name
        fault.add("It belongs under /rules.")
        return true
    }

    /// Names that are often used for a URL parameter that contains a whole body.
    private static let documentNames: Set<String> = [
        "json", "body", "data", "payload", "q", "query", "req", "spec", "input",
    ]

    /// Returns the name in the same object that differs only in case, hyphens, or singular and plural, or that has the
    /// meaning of another library's word.
    private static func sibling(of name: String, among allowed: [String]) -> String? {
        let folded = name.foldedName
        if let same = allowed.first(where: { $0.foldedName == folded }) { return same }
        if let ours = ForeignMembers.siblings(of: name).first(where: { allowed.contains($0) }) { return ours }
        return allowed.first(where: { $0 == folded + "s" || $0 + "s" == folded })
    }

    /// Whether the name belongs to a member elsewhere, although its plural exists here. This is so if the value is not
    /// a list: `orientation` in a dialog means the device's.
    private static func isOneElsewhere(_ name: String, _ plural: String, _ value: JSONNode) -> Bool {
        plural == name + "s" && value.kind != .array && !SchemaIndex.paths(named: name).isEmpty
    }

    /// Returns our name for a member of the object at a place; if there is none, the given name.
    static func name(of name: String, in object: SchemaPath, _ allowed: [String]) -> String {
        if allowed.contains(name) { return name }
        if let same = sibling(of: name, among: allowed) { return same }
        return SchemaIndex.paths(named: name).first { $0.parent == object }?.name
            ?? ForeignMembers.name(of: name, in: object) ?? name
    }

    /// A place that may be meant, with a cost that is greater the less likely it is.
    private struct Candidate {
        let path: SchemaPath
        let cost: Int
        var isForeign = false

        /// The counterpart of another library's word costs slightly less, because it was determined by hand.
        init(path: SchemaPath, from object: SchemaPath, isForeign: Bool = false) {
            self.path = path
            self.isForeign = isForeign
            cost = object.distance(to: path.parent) * 2 - (isForeign ? 3 : 0)
        }
    }

    /// Returns the places that a name may mean: those that are nearest to an object.
    private static func paths(of name: String, with value: JSONNode, from object: SchemaPath) -> [SchemaPath] {
        let foreign = ForeignMembers.paths(of: name, with: kind(of: value))
        if let own = OwnMember.path(of: name, with: value, from: object), !foreign.contains(own) { return [own] }
        var own = SchemaIndex.paths(named: name).filter { !foreign.contains($0) }
        // Everything in an event of a schedule, apart from its time, belongs to its dialog.
        if object.tokens.first == "events", own.contains(where: { $0.tokens.first == "dialog" }) {
            own.removeAll { $0.tokens.first != "dialog" }
        }
        return nearest(
            foreign.map { Candidate(path: $0, from: object, isForeign: true) }
                + own.map { Candidate(path: $0, from: object) })
    }

    /// The kind of a value; for a list in the axes of a matrix, the kind of its first element.
    private static func kind(of value: JSONNode) -> JSONKind {
        if value.kind == .array, FaultLocation(pointer: value.pointer).isInAxes {
            for first in value.elements { return first.kind }
        }
        return value.kind == .text ? .string : value.kind
    }

    /// Returns the candidates with the lowest cost. For other libraries' words, those one level deeper are included,
    /// too, in their own order.
    private static func nearest(_ candidates: [Candidate]) -> [SchemaPath] {
        guard let least = candidates.map(\.cost).min() else { return [] }
        let isForeign = candidates.contains { $0.cost == least && $0.isForeign }
        return candidates.filter { isForeign ? $0.isForeign && $0.cost <= least + 2 : $0.cost == least }
            .prefix(mostPaths).map(\.path)
    }

    private static func addPaths(
        _ paths: [SchemaPath], to fault: inout JSONFault, _ object: FaultLocation, _ site: FaultSite
    ) {
        guard let first = paths.first, let name = site.name else { return }
        let roots = object.path.tokens.isEmpty || !object.isInPart ? fault.allowed : site.node.root.members.map(\.name)
        let pointers = paths.map { object.pointer(of: $0, roots: roots) }
        // The member's own place is no useful advice, since the member is not allowed there.
        guard pointers[0] != fault.pointer, !object.isInAxes || fault.allowed.contains(first.name) else { return }
        if fault.allowed.contains(first.name), first.parent == object.path {
            fault.nearest = first.name
            fault.add("It is called \"\(first.name)\" here.")
        } else {
            fault.nearest = pointers[0]
            let isAlike = paths.allSatisfy { $0.name == first.name }
            let shown = isAlike ? pointers.map { parent(of: $0) } : pointers
            let list =
                shown.dropLast().joined(separator: ", ") + (shown.count > 1 ? " or " : "") + shown[shown.count - 1]
            // A schedule shows its dialogs through events.
            let own = pointers[0].split(separator: "/").last.map(String.init) ?? first.name
            let called = isAlike && own != name && !own.isIndex ? ", as \"\(own)\"" : ""
            fault.add(
                list.isEmpty
                    ? "\"\(first.name)\" stands at the top of the body."
                    : "It belongs \(isAlike ? "under" : "at") \(list)\(called).")
        }
        if first.tokens.first == "device", first.tokens.count > 1, !site.node.isInURL, !object.isInAxes,
            let id = site.node.root.member("device")?.stringValue,
            id.utf8.count < 80
        {
            let below = first.tokens.dropFirst(2).reversed().reduce(Sketch.string("…")) { value, token in
                token == "*" ? .list([value]) : .object([(token, value)])
            }
            let device: [(name: String, value: Sketch)] = [("profile", .string(id)), (first.tokens[1], below)]
            fault.add("A device that says more than its id is an object: \(Sketch.object(device).json).")
        }
        if first.pointer == "/dialog/theme", let theme = ThemeAdvice.theme(Sketch(site.node)) {
            fault.add("Write \(site.node.isInURL ? theme.query(RequestAdvice.dotted(pointers[0])) : theme.json).")
        } else if let note = ForeignMembers.note(on: name, at: first) {
            fault.add(note)
        } else if pointers[0].hasSuffix("/show") {
            let given = Sketch(site.node)
            let shown: Sketch = if case .list(let items) = given { items.first ?? .null } else { given }
            let event = Sketch.object([("at", .number(0)), ("show", FittingValue.moved(shown, to: first))])
            fault.add("A schedule is a list of events: write \"events\":\(Sketch.list([event]).json).")
        } else {
            addValue(first, pointers[0], to: &fault, site, isMoved: true)
        }
    }

    /// Adds which value to write at the new place, if it is known.
    private static func addValue(
        _ path: SchemaPath, _ pointer: String, to fault: inout JSONFault, _ site: FaultSite, isMoved: Bool
    ) {
        let given = Sketch(site.node)
        var value = FittingValue.moved(given, to: path)
        if FaultLocation(pointer: pointer).isInAxes {
            let items: [Sketch] = if case .list(let items) = given { items } else { [given] }
            value = .list(items.map { FittingValue.moved($0, to: path) })
        } else if case .string = value, site.node.isInURL {
            // A string in a URL gets its type where it is read.
        } else if !value.isAccepted(at: path) {
            guard !site.node.isInURL else { return }
            value = given
        }
        if site.node.isInURL, isMoved {
            fault.add("Write \(value.query(RequestAdvice.dotted(pointer))).")
        } else if let unit = Unit(of: path), case .seconds = unit {
            fault.add(value.json == given.json ? "It is in seconds." : "It is in seconds: write \(value.json).")
        } else if value.json != given.json {
            fault.add("Write \(value.json).")
        } else if case .string(let text) = value, let names = SchemaIndex.choice(at: path), !names.contains(text) {
            fault.add("It is one of \(names.joined(separator: ", ")).")
        }
        // A language does not always determine a direction.
        if path.name == "language", case .string(let tag) = value,
            FittingValue.direction(ofLanguage: tag) == "rightToLeft"
        {
            fault.add("The direction is a member of its own, \"layoutDirection\": \"rightToLeft\" for this language.")
        }
    }

    private static func parent(of pointer: String) -> String {
        pointer.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    }

    /// Returns a name with dots in place of brackets and slashes: `dialog.style` for `dialog[style]`; `nil` for a name
    /// that has only one part.
    private static func dots(_ name: String) -> String? {
        guard name.contains(where: { "[]./".contains($0) }) else { return nil }
        let parts = name.split(omittingEmptySubsequences: false) { "[./".contains($0) }.map { $0.filter { $0 != "]" } }
        // Empty brackets mean that an element is appended.
        let names = parts.drop { $0.isEmpty }.map { $0.isEmpty ? "0" : $0 }
        return names.count > 1 ? names.joined(separator: ".") : nil
    }

    private static func nested(_ dots: String, _ value: Sketch) -> Sketch {
        dots.split(separator: ".").reversed().reduce(value) { .object([(String($1), $0)]) }
    }
}

extension String {
    /// Whether the text is the index of an element of a list.
    fileprivate var isIndex: Bool { utf8.allSatisfy { (48...57).contains($0) } }
}
