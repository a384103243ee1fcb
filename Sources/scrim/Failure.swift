import ArgumentParser

extension ExitCode {
    /// The exit code if there is something wrong with the input: the answer is a problem, a finding is an error, a
    /// check fails, or a setting cannot be used.
    static let problem = ExitCode.failure
    /// The exit code if a file cannot be read; or, if many are read, if one of them contains nothing usable.
    static let unreadable = ExitCode(2)
}

/// The reason for which the program ends. It is printed.
struct Failure: Error, CustomStringConvertible {
    var description: String
    var code: ExitCode

    init(_ description: String, _ code: ExitCode = .problem) {
        self.description = description
        self.code = code
    }
}
