/// The members of a query that determine the form of the answer, each with its `=`.
enum AnswerChoice {
    static let format: StaticString = "format="
    static let release: StaticString = "release="
}
