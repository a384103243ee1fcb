/// The members of a URL that are about the answer, as they begin in it.
enum AnswerChoice {
    static let format: StaticString = "format="
    static let release: StaticString = "release="
}
