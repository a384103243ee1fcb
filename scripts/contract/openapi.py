"""openapi.yaml and the JSON made from it.

    openapi.py write    writes Sources/CEmbedded/openapi.json
    openapi.py check    fails where the document, an example in it, or that JSON is not as it should be
"""

import json
import pathlib
import re
import sys

import jsonschema
import referencing
import referencing.jsonschema
import yaml
from openapi_spec_validator import OpenAPIV31SpecValidator

SOURCE = pathlib.Path("openapi.yaml")
EMBEDDED = pathlib.Path("Sources/CEmbedded/openapi.json")
METHODS = {"get", "put", "post", "delete", "options", "head", "patch", "trace"}


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


def pointer(*parts):
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


def examples_with_schemas(node, path=()):
    """Every (pointer of schema, pointer of example, example) of the media types and parameters below `node`."""
    if isinstance(node, dict):
        if "schema" in node:
            if "example" in node:
                yield pointer(*path, "schema"), pointer(*path, "example"), node["example"]
            named = node.get("examples")
            for name, example in named.items() if isinstance(named, dict) else ():
                if "value" in example:
                    yield pointer(*path, "schema"), pointer(*path, "examples", name, "value"), example["value"]
        for key, value in node.items():
            # Inside an example anything may be called "schema".
            if key not in ("example", "examples"):
                yield from examples_with_schemas(value, path + (key,))
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from examples_with_schemas(value, path + (index,))


def faults(document):
    """What is wrong with the document, a sentence each."""
    if not str(document.get("openapi", "")).startswith("3.1."):
        yield f"openapi.yaml: openapi is {document.get('openapi')!r}, not 3.1"
        return
    broken = False
    for error in OpenAPIV31SpecValidator(document).iter_errors():
        broken = True
        yield f"openapi.yaml: {pointer(*error.absolute_path) or '/'}: {error.message}"
    if broken:
        return

    base = "urn:scrim:openapi"
    resource = referencing.Resource(contents=document, specification=referencing.jsonschema.DRAFT202012)
    registry = referencing.Registry().with_resource(base, resource)
    count = 0
    for schema, place, example in examples_with_schemas(document):
        count += 1
        # Its base stays the document, so that "#/components/…" inside the schema finds its way.
        validator = jsonschema.Draft202012Validator({"$ref": f"{base}#{schema}"}, registry=registry)
        for error in validator.iter_errors(example):
            yield f"openapi.yaml: {place}{pointer(*error.absolute_path)}: {error.message}"
    operations = [f"{m} {p}" for p, item in document.get("paths", {}).items() for m in item if m in METHODS]
    print(f"openapi.yaml: {len(operations)} operations, {count} examples checked")


def main(verb):
    if not SOURCE.exists():
        sys.exit("check-openapi: there is no openapi.yaml")
    document = yaml.load(SOURCE.read_text(encoding="utf-8"), Loader=CoreLoader)
    made = as_json(document)
    if verb == "write":
        EMBEDDED.write_text(made, encoding="utf-8")
        print(f"wrote {EMBEDDED}")
        return
    found = list(faults(document))
    if not EMBEDDED.exists() or EMBEDDED.read_text(encoding="utf-8") != made:
        found.append(f"{EMBEDDED}: not what openapi.yaml says; run scripts/openapi")
    if found:
        sys.exit("\n".join(found))


main(sys.argv[1])
