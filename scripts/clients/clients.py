"""Clients made by generators, held against a server: clients.py [LANGUAGE...] --server URL, in the repository's root.

The examples are those of Sources/CEmbedded/openapi.json, which is openapi.yaml as it is served. Each language has a driver
beside this file: a program in that language which reads the examples, sends each through the generated types, reads the
answer and writes it again, and prints what differs. Drivers in compiled languages have one call for each operation put into
them where they say `CALLS`.
"""

import argparse
import dataclasses
import json
import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).parent
DOCUMENT = pathlib.Path("Sources/CEmbedded/openapi.json")
OUTPUT = pathlib.Path(".build/clients")
EXAMPLES = OUTPUT / "examples.json"


@dataclasses.dataclass(frozen=True)
class Operation:
    """An operation that answers JSON, with the names of its schemas; `parameter` is the schema of the id in its path.

    A body that is any object (`is_free`) has no type of its own in most languages.
    """

    id: str
    tag: str
    path: str
    request: str | None
    response: str
    parameter: str | None
    is_free: bool

    @property
    def method(self):
        return self.id[0].upper() + self.id[1:]

    @property
    def api(self):
        return self.tag[0].upper() + self.tag[1:]

    @property
    def body(self):
        return "requestBody" if self.is_free else self.request[0].lower() + self.request[1:]


def operations_and_examples(document):
    """What can be called, and with what."""

    def resolve(node):
        while "$ref" in node:
            place = document
            for part in node["$ref"].removeprefix("#/").split("/"):
                place = place[part.replace("~1", "/").replace("~0", "~")]
            node = place
        return node

    def name(schema):
        return schema["$ref"].rsplit("/", 1)[1] if "$ref" in schema else None

    def json_schema(node):
        return resolve(node).get("content", {}).get("application/json", {}).get("schema", {})

    operations, examples = [], []
    for path, item in document["paths"].items():
        for method in ("get", "post"):
            operation = item.get(method)
            response = operation and name(json_schema(operation["responses"].get("200", {})))
            if not response:
                continue
            parameters = [resolve(node) for node in item.get("parameters", []) + operation.get("parameters", [])]
            ids = [parameter for parameter in parameters if parameter["in"] == "path"]
            request = name(json_schema(operation["requestBody"])) if "requestBody" in operation else None
            of_body = resolve(operation["requestBody"])["content"]["application/json"].get("examples", {}) if request else {}
            if method == "get" and not ids and any(parameter["name"] == "request" for parameter in parameters):
                continue  # The same as the POST, which has the types.
            entry = Operation(
                operation["operationId"], operation["tags"][0], path, request, response,
                name(ids[0]["schema"]) or "string" if ids else None,
                bool(request) and "properties" not in document["components"]["schemas"][request])
            operations.append(entry)
            common = {"op": entry.id, "path": path, "tag": entry.tag, "request": request, "response": response}
            for key, example in of_body.items():
                examples.append({**common, "name": key, "body": resolve(example)["value"]})
            for key, example in (ids[0].get("examples", {}) if ids else {}).items():
                examples.append({**common, "name": key, "id": resolve(example)["value"]})
            if not request and not ids:
                examples.append({**common, "name": ""})
    return operations, examples


def run(*command, cwd=None, environment=None):
    """Runs a command; its output is shown only where it fails."""
    ran = subprocess.run(
        [str(part) for part in command], cwd=cwd, env={**os.environ, **(environment or {})}, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if ran.returncode:
        sys.exit(f"{ran.stdout}\ncheck-clients: {command[0]} failed with {ran.returncode}")
    return ran.stdout


def tool(name):
    """A program beside this Python, or on the path."""
    beside = pathlib.Path(sys.executable).parent / name
    found = str(beside) if beside.exists() else shutil.which(name)
    return found or sys.exit(f"check-clients: {name} is missing; scripts/setup clients installs it")


def fresh(language):
    folder = OUTPUT / language
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def openapi_generator(generator, folder, *options):
    """Generates with openapi-generator, whose faults in what it reads count as failures too."""
    said = run(tool("openapi-generator-cli"), "generate", "-i", DOCUMENT, "-g", generator, "-o", folder, *options)
    faults = [line for line in said.splitlines() if " ERROR " in line]
    if faults:
        sys.exit("\n".join(faults))


def driver(language, file, operations, call):
    """The driver's text with a call for each operation."""
    return (HERE / file).read_text(encoding="utf-8").replace("CALLS", "".join(map(call, operations)))


# Languages: each generates, compiles, and gives the command that drives the client.


def openapi_python_client(operations, server):
    folder = fresh("openapi-python-client")
    config = folder / "config.yaml"
    config.write_text("post_hooks: []\n")
    run(tool("openapi-python-client"), "generate", "--path", DOCUMENT, "--meta", "none", "--config", config,
        "--output-path", folder / "scrim_client")
    return [sys.executable, HERE / "openapi_python_client.py", folder]


def datamodel_code_generator(operations, server):
    # The command of docs/guide/clients.md.
    folder = fresh("datamodel-code-generator")
    run(tool("datamodel-codegen"), "--url", f"{server}/openapi.json", "--input-file-type", "openapi",
        "--output", folder / "scrim_models.py", "--output-model-type", "pydantic_v2.BaseModel", "--allow-private-network")
    return [sys.executable, HERE / "datamodel_code_generator.py", folder]


def typescript(operations, server):
    folder = fresh("typescript")
    openapi_generator("typescript-fetch", folder / "client")

    def call(operation):
        argument = (
            f"{{ {operation.body}: e.body }}" if operation.is_free
            else f"{{ {operation.body}: api.{operation.request}FromJSON(e.body) }}" if operation.request
            else "{ id: e.id }" if operation.parameter else "{}")
        return (
            f"calls.{operation.id} = async (e) => api.{operation.response}ToJSON("
            f"await new api.{operation.api}Api(configuration).{operation.id}({argument}));\n")

    (folder / "client/driver.ts").write_text(driver("typescript", "driver.ts", operations, call))
    run(tool("tsc"), "--outDir", folder / "compiled", "--target", "es2020", "--module", "commonjs",
        "--lib", "es2020,dom", "--skipLibCheck", folder / "client/driver.ts")
    return [tool("node"), folder / "compiled/driver.js"]


def swift(operations, server):
    # The package stays, so that only what changed is compiled again.
    folder = OUTPUT / "swift"
    generated = fresh("swift-generated")
    # The generated coder has a variable of that name of its own; a union with a device, which has an id, has none itself.
    openapi_generator(
        "swift6", generated, "--name-mappings", "container=containerFrame",
        "--additional-properties", "identifiableModels=false")
    shutil.rmtree(folder / "Sources", ignore_errors=True)
    shutil.copytree(generated / "Sources", folder / "Sources")
    (folder / "Package.swift").write_text((HERE / "driver.Package.swift").read_text(encoding="utf-8"))

    def call(operation):
        argument, before = "", ""
        if operation.request:
            kind = "[String: JSONValue]" if operation.is_free else operation.request
            before = f"let body = try example.body({kind}.self)\n            "
            argument = f"{operation.body}: body"
        elif operation.parameter:
            argument = "id: example.id" if operation.parameter == "string" else (
                f"id: example.id({operation.parameter}.self)")
        return (
            f'        case "{operation.id}":\n            {before}try example.compare(try await '
            f"{operation.api}API.{operation.id}WithRequestBuilder({argument}).execute())\n")

    (folder / "Sources/Driver").mkdir()
    (folder / "Sources/Driver/main.swift").write_text(driver("swift", "driver.swift", operations, call))
    run("swift", "build", "--package-path", folder)
    return [folder / ".build/debug/Driver"]


def go(operations, server):
    folder = fresh("go")
    # Without the prefix constants of two enumerations share a name.
    openapi_generator(
        "go", folder / "generated", "--additional-properties", "packageName=scrim,withGoMod=false,enumClassPrefix=true")
    package = folder / "path/src/scrim"
    package.mkdir(parents=True)
    for file in (folder / "generated").glob("*.go"):
        shutil.copy(file, package)

    def call(operation):
        argument = ", scrim." + operation.parameter + "(e.ID)" if operation.parameter not in (None, "string") else (
            ", e.ID" if operation.parameter else "")
        kind = "map[string]interface{}" if operation.is_free else f"scrim.{operation.request}"
        setter = "RequestBody" if operation.is_free else operation.request
        body = f".{setter}(body)" if operation.request else ""
        read = f"\t\t\tvar body {kind}\n\t\t\tif fault = json.Unmarshal(e.Body, &body); fault != nil {{\n\t\t\t\tbreak\n\t\t\t}}\n"
        return (
            f'\t\tcase "{operation.id}":\n{read if operation.request else ""}'
            f"\t\t\tanswer, _, called := client.{operation.api}API.{operation.method}(ctx{argument}){body}.Execute()\n"
            "\t\t\tif fault = called; fault == nil {\n\t\t\t\tback, fault = json.Marshal(answer)\n\t\t\t}\n")

    # Models without `validate` tags have nothing to be validated; the real package would have to come over the network.
    validator = folder / "path/src/gopkg.in/validator.v2"
    validator.mkdir(parents=True)
    (validator / "validator.go").write_text("package validator\n\nfunc Validate(v interface{}) error { return nil }\n")

    main = folder / "path/src/driver"
    main.mkdir()
    (main / "main.go").write_text(driver("go", "driver.go.txt", operations, call))
    environment = {"GO111MODULE": "off", "GOPATH": f"{(folder / 'path').absolute()}"}
    run(tool("go"), "build", "-o", (folder / "driver").absolute(), ".", cwd=main, environment=environment)
    return [folder / "driver"]


LANGUAGES = {
    "openapi-python-client": openapi_python_client,
    "datamodel-code-generator": datamodel_code_generator,
    "typescript": typescript,
    "swift": swift,
    "go": go,
}
GROUPS = {"python": list(LANGUAGES)[:2], "all": list(LANGUAGES)}


def main():
    parser = argparse.ArgumentParser(prog="check-clients")
    parser.add_argument("languages", nargs="*", default=["python"], help=", ".join([*LANGUAGES, *GROUPS]))
    parser.add_argument("--server", required=True, help="the URL of a server that runs")
    options = parser.parse_args()
    names = [name for group in options.languages for name in GROUPS.get(group, [group])]
    unknown = [name for name in names if name not in LANGUAGES]
    if unknown:
        parser.error(f"unknown: {', '.join(unknown)} (known: {', '.join([*LANGUAGES, *GROUPS])})")

    operations, examples = operations_and_examples(json.loads(DOCUMENT.read_text(encoding="utf-8")))
    OUTPUT.mkdir(parents=True, exist_ok=True)
    EXAMPLES.write_text(json.dumps(examples, ensure_ascii=False), encoding="utf-8")
    server, failed = options.server.rstrip("/"), False
    for name in names:
        command = LANGUAGES[name](operations, server)
        print(f"{name}: ", end="", flush=True)
        ran = subprocess.run([str(part) for part in [*command, server, EXAMPLES]])
        failed = failed or ran.returncode != 0
    sys.exit(1 if failed else 0)


main()
