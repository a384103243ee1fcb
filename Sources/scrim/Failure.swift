import ArgumentParser

extension ExitCode {
    /// What was asked for is at fault: an answer that is a problem, a finding that is an error, a check that does not
    /// hold, a setting that cannot be used.
    static let problem = ExitCode.failure
    /// A file cannot be read; or, where many are read, one of them holds nothing that can be worked with.
    static let unreadable = ExitCode(2)
}

/// Why the program ends with 1, in the words that it says.
struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
