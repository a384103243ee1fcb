/// The keyframes of a track, in order.
///
/// Nearly every track has two, where it starts and where it ends: those are kept in place, with no array of their own.
public struct Keyframes: Hashable, Sendable, RandomAccessCollection {
    private enum Storage: Hashable, Sendable {
        case pair(Keyframe, Keyframe)
        case list([Keyframe])
    }

    private let storage: Storage

    /// The same keyframes as in the array.
    public init(_ keyframes: [Keyframe]) {
        storage = keyframes.count == 2 ? .pair(keyframes[0], keyframes[1]) : .list(keyframes)
    }

    /// Two keyframes.
    init(_ first: Keyframe, _ last: Keyframe) { storage = .pair(first, last) }

    public var startIndex: Int { 0 }

    public var endIndex: Int {
        switch storage {
        case .pair: 2
        case .list(let keyframes): keyframes.count
        }
    }

    /// - Precondition: the index is one of the keyframes'.
    public subscript(position: Int) -> Keyframe {
        switch storage {
        case .pair(let first, let last):
            precondition(position == 0 || position == 1, "an index of two keyframes is 0 or 1")
            return position == 0 ? first : last
        case .list(let keyframes): return keyframes[position]
        }
    }
}
