/// `GET /healthz`: the server lives.
struct HealthEndpoint: FixedEndpoint {
    private let status = FixedRepresentation.status("ok")

    func representation(of id: String) -> Representation { status.value }
}
