import ArgumentParser

extension ExitCode {
    /// The input is at fault: an answer that is a problem, a finding that is an error, a check that fails, a setting
    /// that cannot be used.
    static let problem = ExitCode.failure
    /// A file cannot be read; or, if many are read, one of them holds nothing usable.
    static let unreadable = ExitCode(2)
}

/// The reason why the program ends with 1, as the text that it prints.
struct Failure: Error, CustomStringConvertible {
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
