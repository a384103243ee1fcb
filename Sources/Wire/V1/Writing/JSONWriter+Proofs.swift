package import Guidelines
package import JSONText

extension Proof.Invariant: NamedChoice { package static let names = ChoiceNames<Proof.Invariant>() }

extension JSONWriter {
    /// Writes the invariants and whether this dialog satisfies them, as the member `proofs`.
    mutating func write(_ proofs: [Proof]) {
        beginArray("proofs")
        for proof in proofs {
            beginObject()
            member("invariant", proof.invariant)
            member("holds", proof.holds)
            member("about", proof.about)
            endObject()
        }
        endArray()
    }
}
