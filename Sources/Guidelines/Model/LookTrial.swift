import Boxes
import Dialogs
import Jobs

/// Tries changes of a dialog's colours by laying it out with them: a colour in a theme is seen in more than one place,
/// and is part of others.
final class LookTrial {
    private let subject: Subject
    private let before: [LookPlace: LookContrast]
    /// How many times the dialog may still be laid out.
    private var rest = 20

    init(_ subject: Subject) {
        self.subject = subject
        before = LookInspection.of(subject).contrasts()
    }

    /// Whether changes mend what falls short at some places, and spoil nothing: what stood out does so still, and what
    /// did not stands out no less, and is not the request's doing where it was the platform's.
    ///
    /// - Parameters:
    ///   - others: Places that further changes will mend.
    ///   - margin: What the contrast at the places has to be above the least.
    func mends(
        _ places: Set<LookPlace>, by changes: [RequestChange], leaving others: Set<LookPlace> = [], margin: Double = 0
    ) -> Bool {
        guard !changes.isEmpty, rest > 0, !JobBudget.isOver(after: 200) else { return false }
        rest -= 1
        guard let changed = subject.recolored(by: changes) else { return false }
        let after = LookInspection.of(changed).contrasts()
        return after.allSatisfy { place, found in
            if places.contains(place) { return found.contrast >= found.least + margin }
            guard !found.isMet, !others.contains(place) else { return true }
            guard let own = before[place], !own.isMet else { return false }
            return found.contrast >= own.contrast && (own.isGiven || !found.isGiven)
        }
    }

    /// Returns the change of one member to the nearest lighter or darker shade that mends the places; `nil` if none
    /// does.
    func shade(
        of dial: ColorDial, mending places: Set<LookPlace>, after changes: [RequestChange] = [],
        leaving others: Set<LookPlace> = []
    ) -> RequestChange? {
        func change(_ end: Color, _ share: Int) -> RequestChange? {
            let color = dial.start.mixed(with: end, share: Double(share) / 256)
            let change = RequestChange.set(dial.field, to: .color(color))
            // A margin for what rounding on the way to a screen may cost.
            return mends(places, by: changes + [change], leaving: others, margin: 0.02) ? change : nil
        }
        for step in stride(from: 16, through: 256, by: 16) {
            for end in [Color.black, .white] {
                guard var found = change(end, step) else { continue }
                var (low, high) = (step - 16, step)
                while high - low > 1 {
                    let middle = (low + high) / 2
                    if let nearer = change(end, middle) { (found, high) = (nearer, middle) } else { low = middle }
                }
                return found
            }
        }
        return nil
    }

    /// A shortfall with the places where it is.
    typealias Located = (short: LookVerdict.Shortfall, places: Set<LookPlace>)

    /// Returns what mends several shortfalls at once, or those of them that can be mended, and whether it is all.
    func remedy(for shorts: [Located]) -> (changes: [RequestChange], isWhole: Bool) {
        let whole = changes(mending: shorts)
        guard whole.isEmpty, shorts.count > 1 else { return (whole, true) }
        let all = shorts.reduce(into: Set<LookPlace>()) { $0.formUnion($1.places) }
        var changes: [RequestChange] = []
        var mended: Set<LookPlace> = []
        for short in shorts {
            guard let more = inTurn([short], all, after: changes, beside: mended) else { continue }
            changes = more
            mended.formUnion(short.places)
        }
        return (mends(mended, by: changes) ? changes : [], false)
    }

    /// Returns changes that together mend several shortfalls, each at its places: those that were worked out for each
    /// by itself, one colour for all, or one after the other. Empty if none of these does.
    func changes(mending shorts: [Located]) -> [RequestChange] {
        let all = shorts.reduce(into: Set<LookPlace>()) { $0.formUnion($1.places) }
        let worked = shorts.flatMap(\.short.fix.changes).uniqued
        if !shorts.contains(where: { $0.short.fix.changes.isEmpty }), worked.isApart, mends(all, by: worked) {
            return worked
        }
        let dials = shorts.flatMap(\.short.dials).uniqued
        for dial in dials { if let change = shade(of: dial, mending: all) { return [change] } }
        guard shorts.count > 1 else { return [] }
        for order in [shorts, shorts.reversed()] {
            if let changes = inTurn(order, all), mends(all, by: changes) { return changes }
        }
        return []
    }

    /// Mends shortfalls one after the other, each beside the changes for those before it; `nil` if one cannot be.
    ///
    /// - Parameters:
    ///   - all: The places of all shortfalls, also of those that are mended later.
    ///   - changes: Changes that are made already, and mend the places `mended`.
    private func inTurn(
        _ shorts: [Located], _ all: Set<LookPlace>, after changes: [RequestChange] = [],
        beside mended: Set<LookPlace> = []
    ) -> [RequestChange]? {
        var (changes, mended) = (changes, mended)
        for (short, places) in shorts {
            mended.formUnion(places)
            if !changes.isEmpty, mends(mended, by: changes, leaving: all) { continue }
            var found: RequestChange?
            for dial in short.dials where found == nil && !changes.contains(where: { $0.field == dial.field }) {
                found = shade(of: dial, mending: mended, after: changes, leaving: all)
            }
            guard let found else { return nil }
            changes.append(found)
        }
        return changes
    }
}

extension Array where Element: Hashable {
    /// Each element once, where it is first.
    fileprivate var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

extension [RequestChange] {
    /// Whether no member is changed twice.
    fileprivate var isApart: Bool { Set(map(\.field)).count == count }
}
