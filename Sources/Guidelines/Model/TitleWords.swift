import Dialogs
private import Embedded
import Typography

/// Button titles that mean one thing, in the languages that the bundled fonts cover: `Words/titles.tsv`, a line for
/// each meaning and language.
struct TitleWords: Sendable {
    /// The words in lower case, by language.
    private let byLanguage: [String: Set<String>]
    /// The words of all languages.
    private let all: Set<String>
    /// The lengths of the words in bytes: one bit for each length.
    private let lengths: UInt64
    /// The first two letters of the words that begin with three ASCII letters: one bit for each pair, independent of
    /// case.
    private let beginnings: [UInt64]

    /// - Precondition: No word has more than 63 bytes of UTF-8.
    private init(meaning: String) {
        var byLanguage: [String: Set<String>] = [:]
        var all: Set<String> = []
        var lengths: UInt64 = 0
        var beginnings = [UInt64](repeating: 0, count: 16)
        for row in EmbeddedFolder.titles.rows(of: "titles.tsv") where row.count == 3 && row[0] == meaning {
            for word in row[2].split(separator: ",") {
                // Capitals of some languages are not those of each letter: Greek ones have no accents.
                for written in [String(word), String(word).capitals(in: Language(String(row[1])))] {
                    let lowered = written.lowercased()
                    byLanguage[String(row[1]), default: []].insert(lowered)
                    all.insert(lowered)
                    if let index = Self.beginning(of: lowered) { beginnings[index >> 6] |= 1 &<< UInt64(index & 63) }
                    // A capital letter may take a different number of bytes than its small one.
                    for length in [lowered.utf8.count, written.utf8.count, written.uppercased().utf8.count] {
                        lengths |= 1 &<< UInt64(length & 63)
                    }
                }
            }
        }
        self.byLanguage = byLanguage
        self.all = all
        self.lengths = lengths
        self.beginnings = beginnings
    }

    /// The index of the first two letters, 0…1023; `nil` unless the first three bytes are ASCII. (A third byte that is
    /// not may be an accent on the second letter.)
    private static func beginning(of text: String) -> Int? {
        var bytes = text.utf8.makeIterator()
        guard let first = bytes.next(), let second = bytes.next(), first < 0x80, second < 0x80, bytes.next() ?? 0 < 0x80
        else { return nil }
        return Int(first & 31) << 5 | Int(second & 31)
    }

    /// Whether a title is one of the words, independent of case.
    ///
    /// - Parameter language: The language whose words count; those of every language if it is `nil` or has no words
    ///   here. A word may have different meanings in two languages.
    func contains(_ title: String, in language: Language?) -> Bool {
        let count = title.utf8.count
        // Most titles are ruled out by their length or their first letters.
        guard count < 64, lengths >> UInt64(count) & 1 != 0 else { return false }
        if let index = Self.beginning(of: title), beginnings[index >> 6] >> UInt64(index & 63) & 1 == 0 { return false }
        let words = language.flatMap { byLanguage[Self.written($0.primary)] } ?? all
        return words.contains(title.lowercased())
    }

    /// The code under which the words of a language are listed.
    private static func written(_ code: String) -> String {
        switch code {
        case "no", "nn": "nb"
        case "iw": "he"
        case "in": "id"
        default: code
        }
    }

    /// Words for completing a task.
    static let done = TitleWords(meaning: "done")

    /// Words for leaving a task without completing it.
    static let cancel = TitleWords(meaning: "cancel")
}
