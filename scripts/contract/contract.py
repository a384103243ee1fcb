"""The contract as the checks use it: its schemas, its examples, what it says about an answer."""

import re

import jsonschema
import referencing
import referencing.jsonschema

BASE = "urn:scrim:openapi"
# What every message of HTTP may have, and OpenAPI has no headers for: how it was sent, and what stands under `content`.
FRAMING = {"connection", "content-length", "content-type", "date", "keep-alive", "transfer-encoding"}


def pointer(*parts):
    return "".join("/" + str(part).replace("~", "~0").replace("/", "~1") for part in parts)


class Report:
    """Counts what passed and prints what did not."""

    def __init__(self, is_verbose=False):
        self.passed = 0
        self.failed = 0
        self.is_verbose = is_verbose

    def check(self, name, faults):
        """A check that passes where there are no `faults`."""
        if faults:
            self.failed += 1
            print(f"FAIL {name}")
            for fault in faults[:8]:
                print(f"     {fault}")
            if len(faults) > 8:
                print(f"     and {len(faults) - 8} more")
        else:
            self.passed += 1
            if self.is_verbose:
                print(f"ok   {name}")
        return not faults

    def fail(self, name, fault):
        self.check(name, [fault])


class Contract:
    def __init__(self, document):
        self.document = document
        resource = referencing.Resource(contents=document, specification=referencing.jsonschema.DRAFT202012)
        self.registry = referencing.Registry().with_resource(BASE, resource)
        self.validators = {}

    def resolve(self, node):
        """The node that a reference leads to, other members beside the reference winning."""
        while isinstance(node, dict) and "$ref" in node:
            place = self.document
            for part in node["$ref"].removeprefix("#/").split("/"):
                place = place[part.replace("~1", "/").replace("~0", "~")]
            node = {**place, **{key: value for key, value in node.items() if key != "$ref"}}
        return node

    # Schemas

    def validator(self, place):
        """A validator of the schema at the JSON pointer `place`; its references find their way from there."""
        if place not in self.validators:
            self.validators[place] = jsonschema.Draft202012Validator(
                {"$ref": f"{BASE}#{place}"}, registry=self.registry)
        return self.validators[place]

    def is_valid(self, place, value):
        return self.validator(place).is_valid(value)

    def faults_at(self, place, value):
        """What is wrong with `value`, a line each, the innermost cause first."""
        faults = []
        for error in self.validator(place).iter_errors(value):
            cause = jsonschema.exceptions.best_match([error])
            faults.append(f"{cause.json_path}: {cause.message[:300]}")
        return faults

    def fault_pointers(self, place, value):
        """The JSON pointers of all that the schema finds wrong, in every alternative that it tries."""
        pointers, open_errors = set(), list(self.validator(place).iter_errors(value))
        while open_errors:
            error = open_errors.pop()
            pointers.add(pointer(*error.absolute_path))
            open_errors += error.context
        return pointers

    # Examples

    def examples(self):
        """Every (pointer of schema, pointer of example, example) of media types, parameters and headers."""
        yield from self._examples(self.document, ())

    def _examples(self, node, path):
        if isinstance(node, dict):
            if "schema" in node and path[:2] != ("components", "schemas"):
                if "example" in node:
                    yield pointer(*path, "schema"), pointer(*path, "example"), node["example"]
                named = node.get("examples")
                for name, example in named.items() if isinstance(named, dict) else ():
                    if "value" in example:
                        yield pointer(*path, "schema"), pointer(*path, "examples", name), example["value"]
            for key, value in node.items():
                # Inside an example anything may be called "schema".
                if key not in ("example", "examples"):
                    yield from self._examples(value, path + (key,))
        elif isinstance(node, list):
            for index, value in enumerate(node):
                yield from self._examples(value, path + (index,))

    def request_examples(self, path):
        """(name, body) of every example of a POST."""
        media = self.document["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        return [(name, example["value"]) for name, example in media["examples"].items()]

    def parameter_examples(self, name):
        return list(self.document["components"]["parameters"][name]["examples"].items())

    def problem_examples(self):
        """(name, example) of every example of a problem that says how to cause it."""
        for response in self.document["components"]["responses"].values():
            media = response.get("content", {}).get("application/problem+json", {})
            for name, example in media.get("examples", {}).items():
                if "x-request" in example or "x-target" in example:
                    yield name, example

    # Answers

    def response(self, method, template, status):
        """(pointer, response) that the contract has for a status; None where it has none. HEAD is answered as GET is."""
        name = "get" if method == "HEAD" else method.lower()
        operation = self.document["paths"][template].get(name, {})
        found = operation.get("responses", {}).get(str(status))
        if found is None:
            return None
        if "$ref" in found:
            return found["$ref"].removeprefix("#"), self.resolve(found)
        return pointer("paths", template, name, "responses", status), found

    def header_faults(self, response, headers):
        """What is wrong with the header fields; `headers` maps names in lower case."""
        known = {name.lower() for name in response.get("headers", {})} | FRAMING
        for name in sorted(headers.keys() - known):
            yield f"the field {name} is none of those that the contract has there"
        for name, header in response.get("headers", {}).items():
            header = self.resolve(header)
            value = headers.get(name.lower())
            if value is None:
                if header.get("required"):
                    yield f"the field {name} is missing"
                continue
            schema = self.resolve(header["schema"])
            if "const" in schema and value != schema["const"]:
                yield f"the field {name} is {value!r}, not {schema['const']!r}"
            if "enum" in schema and value not in schema["enum"]:
                yield f"the field {name} is {value!r}, none of {schema['enum']}"
            if "pattern" in schema and not re.search(schema["pattern"], value):
                yield f"the field {name} is {value!r}, not of the form {schema['pattern']}"
