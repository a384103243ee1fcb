/// `GET /healthz`: says that the server runs.
struct HealthEndpoint: FixedEndpoint {
    private let status = FixedRepresentation.status("ok")

    func representation(of id: String) -> Representation { status.value }
}
