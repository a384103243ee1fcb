import Boxes

extension ScheduleRequest {
    /// The dialogs that are shown, in the order of their events, with the names that the prefixes of their layers' ids
    /// are.
    ///
    /// A dialog without a name is named by its number, starting with `entry1`.
    package var namedDialogs: [(event: Int, show: Show, name: String)] {
        let given = Set(
            events.compactMap { event in
                if case .show(let show) = event.kind { show.dialog.id } else { nil }
            })
        var dialogs: [(event: Int, show: Show, name: String)] = []
        for (index, event) in events.enumerated() {
            guard case .show(let show) = event.kind else { continue }
            var name = show.dialog.id ?? "entry\(dialogs.count + 1)"
            // A generated name is never one that the request itself uses.
            while show.dialog.id == nil, given.contains(name) { name += "'" }
            dialogs.append((index, show, name))
        }
        return dialogs
    }
}
