/// The members of a query that are about the answer, each with its `=`.
enum AnswerChoice {
    static let format: StaticString = "format="
    static let release: StaticString = "release="
}
