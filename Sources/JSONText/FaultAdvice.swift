/// Where a fault was found, for advice on it.
package struct FaultSite {
    /// The value at fault; for a member that is missing, the object that lacks it.
    package let node: JSONNode
    /// The name of a member that is not known or not there; nil where the fault is of the value itself.
    package var name: String?
    /// A name or value that is none of those that are allowed, as it was written; nil for any other fault.
    package var unknown: String?
    /// The kinds that the value may have, where another was found; none otherwise.
    package var wanted: JSONKinds = []
    /// What the number may be, where it is another; nil otherwise.
    package var range: ClosedRange<Double>?

    init(node: JSONNode) { self.node = node }

    init(node: JSONNode, name: String? = nil, unknown: String? = nil) {
        self.node = node
        self.name = name
        self.unknown = unknown
    }

    init(node: JSONNode, wanted: JSONKinds) {
        self.node = node
        self.wanted = wanted
    }

    init(node: JSONNode, range: ClosedRange<Double>?) {
        self.node = node
        self.range = range
    }
}

/// Adds to a fault what its author probably meant, and what to write instead. Asked for each fault that is listed, and
/// for nothing else: a body without faults pays nothing for it.
package typealias FaultAdvice = @Sendable (_ fault: inout JSONFault, _ site: FaultSite) -> Void

extension NearestName {
    /// The advice of those who know nothing but names: the allowed one that is nearest to one that is not.
    @Sendable package static func advise(_ fault: inout JSONFault, _ site: FaultSite) {
        if let unknown = site.unknown { fault.guess(of(unknown, among: fault.allowed)) }
    }
}
