/// The place where a fault was found, for giving advice.
package struct FaultSite {
    /// The faulty value; for a missing member, the object that should have it.
    package let node: JSONNode
    /// The name of an unknown or missing member; `nil` if the value itself is faulty.
    package var name: String?
    /// An unknown name or value, as it was written; `nil` for any other fault.
    package var unknown: String?
    /// The kinds that are allowed, if the value has another kind; otherwise empty.
    package var wanted: JSONKinds = []
    /// The range that is allowed, if the number is outside of it; otherwise `nil`.
    package var range: ClosedRange<Double>?
}

/// Extends a fault by what was probably meant, and what to write instead. It is called only for faults that are listed,
/// so a body without faults costs nothing.
package typealias FaultAdvice = @Sendable (_ fault: inout JSONFault, _ site: FaultSite) -> Void

extension NearestName {
    /// Advice that depends on the names only: the allowed name that is most similar to an unknown one.
    @Sendable package static func advise(_ fault: inout JSONFault, _ site: FaultSite) {
        if let unknown = site.unknown { fault.guess(of(unknown, among: fault.allowed)) }
    }
}
