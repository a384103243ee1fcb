package import MicroHTTP
package import Service

extension Engine: Answering {
    package func answer(to question: Question, _ cancellation: Cancellation) -> Answer? {
        let fields = question.body.isEmpty ? [] : [(name: "Content-Type", value: "application/json")]
        return ask(question.request, fields: fields, body: question.body, cancellation: cancellation).map { answer in
            Answer(status: answer.status, mediaType: answer["Content-Type"] ?? "", bytes: answer.bytes)
        }
    }
}
