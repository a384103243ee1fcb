import JSONText
private import Synchronization

/// The answers that requests wait for, by their canonical keys: those of one meaning that wait for a worker at the same
/// time share one answer, so that it is computed once, without another look at the cache.
final class AwaitedAnswers: Sendable {
    /// An answer, once it is computed.
    fileprivate final class Answer: Sendable {
        let representation = Mutex<Representation?>(nil)
    }

    private let entries = Mutex<[CanonicalKey: (answer: Answer, waiting: Int)]>([:])

    /// Returns the answer that a request waits for from now on.
    fileprivate func begin(_ key: CanonicalKey) -> Answer {
        entries.withLock { entries in
            let (answer, waiting) = entries[key] ?? (Answer(), 0)
            entries[key] = (answer, waiting + 1)
            return answer
        }
    }

    /// Forgets the answer with the last request that waits for it.
    fileprivate func end(_ key: CanonicalKey) {
        entries.withLock { entries in
            guard let (answer, waiting) = entries[key] else { return }
            entries[key] = waiting > 1 ? (answer, waiting - 1) : nil
        }
    }
}

/// A request that waits for its answer, for as long as this object lives.
final class AwaitedAnswer: Sendable {
    private let key: CanonicalKey
    private let answers: AwaitedAnswers?
    private let answer: AwaitedAnswers.Answer

    /// - Parameter answers: Those that the answer is shared by; `nil` if it is for this request alone.
    init(_ key: CanonicalKey, among answers: AwaitedAnswers?) {
        (self.key, self.answers) = (key, answers)
        answer = answers?.begin(key) ?? AwaitedAnswers.Answer()
    }

    deinit { answers?.end(key) }

    /// `nil` until it is computed.
    var representation: Representation? {
        get { answer.representation.withLock(\.self) }
        set { answer.representation.withLock { $0 = newValue } }
    }
}
