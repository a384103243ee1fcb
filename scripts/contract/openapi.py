"""openapi.yaml and the JSON made from it.

    openapi.py write                   writes Sources/CEmbedded/openapi.json and Web/playground/request.json, once the ids of
                                       rules in openapi.yaml are those that have a page in docs/rules
    openapi.py check [--server URL]    fails where the document, an example in it, that JSON, or a server is not as it should be
"""

import argparse
import base64
import json
import pathlib
import re
import sys

import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

from contract import Contract, Report, pointer

SOURCE = pathlib.Path("openapi.yaml")
EMBEDDED = pathlib.Path("Sources/CEmbedded/openapi.json")
# What the playground makes its form of: a quarter of the document's weight.
REQUEST = pathlib.Path("Web/playground/request.json")
RULES = pathlib.Path("docs/rules")
RULE_IDS = re.compile(r"(?<=\n    DiagnosticRule:\n      type: string\n      enum:\n)(?:        - \w+\n)+")


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2's core schema, as OpenAPI asks: `on`, `off`, `yes`, `no` and dates are plain strings."""


CoreLoader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in resolvers if not tag.endswith((":bool", ":timestamp", ":int", ":merge"))]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(?:true|false)$"), list("tf"))
# No octal and no base 60, in which 1.1 would read 010 and 1:30.
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:int", re.compile("^[-+]?(?:0|[1-9][0-9]*)$"), list("-+0123456789"))


def no_duplicates(loader, node, deep=False):
    """A mapping in which a key stands once: the later of two would win in silence."""
    seen = set()
    for key_node, _ in node.value:
        key = loader.construct_object(key_node, deep=True)
        if key in seen:
            raise yaml.MarkedYAMLError(problem=f"the key {key!r} stands twice", problem_mark=key_node.start_mark)
        seen.add(key)
    return yaml.SafeLoader.construct_mapping(loader, node, deep=True)


CoreLoader.add_constructor(yaml.resolver.BaseResolver.DEFAULT_MAPPING_TAG, no_duplicates)


def as_json(document):
    """Compact, in the YAML's own order, so the same document always gives the same bytes."""
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"), allow_nan=False) + "\n"


def request_alone(document):
    """What a request is made of: its schema and those that it refers to, and the formats, at their places in the document."""
    components = document["components"]
    formats = {"AnswerFormat": components["parameters"]["AnswerFormat"]}
    wanted, ahead = set(), ["SpecRequest", *schema_names(formats)]
    while ahead:
        name = ahead.pop()
        if name not in wanted:
            wanted.add(name)
            ahead += schema_names(components["schemas"][name])
    schemas = {name: schema for name, schema in components["schemas"].items() if name in wanted}
    return {"components": {"parameters": formats, "schemas": schemas}}


def schema_names(node):
    """Those that a part of the document refers to."""
    return re.findall(r'"#/components/schemas/(\w+)"', json.dumps(node))


def with_rules(text):
    """The document's text with a rule for each page of one, those that were there before in their order."""
    pages = sorted(page.stem for page in RULES.glob("*.md") if page.stem != "README")
    listed = re.findall(r"- (\w+)", RULE_IDS.search(text)[0])
    ids = [rule for rule in listed if rule in pages] + [page for page in pages if page not in listed]
    return RULE_IDS.sub("".join(f"        - {rule}\n" for rule in ids), text)


def made_of(document):
    """The files that are made of the document, with their texts."""
    return {EMBEDDED: as_json(document), REQUEST: as_json(request_alone(document))}


def dangling(node, document, path=()):
    """Every reference that leads nowhere."""
    if isinstance(node, dict):
        target = node.get("$ref")
        if isinstance(target, str):
            place = document
            for part in target.removeprefix("#/").split("/"):
                part = part.replace("~1", "/").replace("~0", "~")
                place = place.get(part) if isinstance(place, dict) else None
            if place is None:
                yield f"{pointer(*path)}: {target} leads nowhere"
        for key, value in node.items():
            if key not in ("example", "examples"):
                yield from dangling(value, document, path + (key,))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from dangling(value, document, path + (index,))


def unused(document):
    """Every component that nothing refers to."""
    text = as_json(document)
    for kind, components in document["components"].items():
        for name in components:
            if f'"#/components/{kind}/{name}"' not in text:
                yield f"#/components/{kind}/{name} is not used"


def undescribed(document):
    """Every format of an answer whose media type `x-formats` does not give, or gives as one that no answer has."""
    parameters = document["components"]["parameters"]
    media = set(re.findall(r'"([\w.+-]+/[\w.+-]+)":\{"schema"', as_json(document)))
    for name, parameter in parameters.items():
        formats = parameter["schema"].get("enum", []) if parameter["name"] == "format" else []
        if "json" not in formats or len(formats) == 1:
            continue
        described = parameter.get("x-formats", {})
        if set(described) != set(formats) - {"json"}:
            yield f"{name}: x-formats has {', '.join(described)}"
        yield from (f"{name}: no answer is {each['mediaType']}" for each in described.values() if each["mediaType"] not in media)


def loose(node, path=()):
    """Every object schema that lets members through that it does not name."""
    if isinstance(node, dict):
        is_part = path[-1:] and path[-1] in ("TimelineMembers", "PassageMembers", "DeviceIdentity", "StyleSummary")
        named = "properties" in node and node.get("type") == "object"
        if named and not is_part and not {"additionalProperties", "unevaluatedProperties"} & set(node):
            yield f"{pointer(*path)}: lets unknown members through"
        for key, value in node.items():
            if key not in ("example", "examples"):
                yield from loose(value, path + (key,))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from loose(value, path + (index,))


def check_document(document, text, report):
    """Whether the document is sound in itself. False where nothing more can be told."""
    if not str(document.get("openapi", "")).startswith("3.1."):
        report.fail("openapi.yaml", f"openapi is {document.get('openapi')!r}, not 3.1")
        return False
    wrong = [f"{pointer(*e.absolute_path) or '/'}: {e.message}" for e in OpenAPIV31SpecValidator(document).iter_errors()]
    report.check("openapi.yaml is valid OpenAPI 3.1", wrong)
    if wrong:
        return False
    report.check("every reference leads somewhere", list(dangling(document, document)))
    report.check("every component is used", list(unused(document)))
    report.check("every format has its media type", list(undescribed(document)))
    report.check("every rule with a page is listed", [] if with_rules(text) == text else ["run scripts/openapi"])
    report.check("every object is closed", list(loose(document["components"]["schemas"])))
    for file, made in made_of(document).items():
        is_made = file.exists() and file.read_text(encoding="utf-8") == made
        report.check(f"{file} is what openapi.yaml says", [] if is_made else ["run scripts/openapi"])
    wide = [f"line {n} has {len(line)} characters" for n, line in enumerate(text.splitlines(), 1) if len(line) > 140]
    report.check("lines have at most 140 characters", wide)
    return True


def check_examples(contract, report):
    """Whether every example fits its schema."""
    for schema, place, example in contract.examples():
        report.check(f"example {place}", contract.faults_at(schema, example))
    for name, example in contract.parameter_examples("Request"):
        body = json.loads(base64.urlsafe_b64decode(example["value"] + "=" * (-len(example["value"]) % 4)))
        report.check(f"example request={name}, decoded", contract.faults_at("/components/schemas/SpecRequest", body))
        said = json.loads(example["summary"])
        report.check(f"example request={name} is its summary", [] if said == body else [f"it is {body}"])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("verb", choices=["write", "check"])
    parser.add_argument("--server", metavar="URL", help="a running server to check, http://127.0.0.1:8080")
    parser.add_argument("--verbose", action="store_true", help="print what passed, too")
    arguments = parser.parse_args()

    if not SOURCE.exists():
        sys.exit("check-openapi: there is no openapi.yaml")
    text = SOURCE.read_text(encoding="utf-8")
    document = yaml.load(text, Loader=CoreLoader)
    if arguments.verb == "write":
        SOURCE.write_text(with_rules(text), encoding="utf-8")
        document = yaml.load(with_rules(text), Loader=CoreLoader)
        for file, made in made_of(document).items():
            file.write_text(made, encoding="utf-8")
            print(f"wrote {file}")
        return

    report = Report(arguments.verbose)
    if check_document(document, text, report):
        contract = Contract(document)
        check_examples(contract, report)
        if arguments.server:
            import server

            server.check(contract, arguments.server, report, SOURCE.read_bytes(), EMBEDDED.read_bytes())
    print(f"{report.passed} passed, {report.failed} failed")
    sys.exit(1 if report.failed else 0)


main()
