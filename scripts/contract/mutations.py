"""Requests made from the schema by changing one thing: what a server must refuse, and what it must not."""

import collections

KINDS = {
    dict: "object", list: "array", str: "string", bool: "boolean", int: "number", float: "number", type(None): "null",
}
SAMPLES = {"object": {}, "array": [], "string": "zz", "boolean": True, "number": 7, "null": None}

# A value put at a pointer: `kind` names the change, `enclosing` the array around it, if any.
Mutation = collections.namedtuple("Mutation", "kind pointer enclosing body")


class Mutations:
    def __init__(self, contract):
        self.contract = contract

    def of(self, place):
        """Every mutation of the schema at a JSON pointer; each body is complete otherwise."""
        yield from self._value({"$ref": "#" + place}, "", None, lambda value: value)

    # Schemas

    def branches(self, schema):
        """The alternatives of a schema, itself where there is one."""
        schema = self.contract.resolve(schema)
        if "oneOf" not in schema:
            return [schema]
        return [branch for part in schema["oneOf"] for branch in self.branches(part)]

    def kinds(self, schema):
        kinds = set()
        for branch in self.branches(schema):
            if "const" in branch:
                kinds.add(KINDS[type(branch["const"])])
            elif "enum" in branch:
                kinds |= {KINDS[type(name)] for name in branch["enum"]}
            elif "type" not in branch:
                # Any value is allowed.
                kinds |= set(SAMPLES)
            else:
                types = branch["type"] if isinstance(branch["type"], list) else [branch["type"]]
                kinds |= {"number" if name == "integer" else name for name in types}
        return kinds

    def least(self, schema):
        """A small value that the schema allows."""
        schema = self.branches(schema)[0]
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return schema["enum"][0]
        if schema.get("examples"):
            return schema["examples"][0]
        if "type" not in schema:
            return "a"
        kind = schema["type"]
        if kind == "object":
            names = list(schema.get("required", []))
            for name in schema["properties"]:
                if len(names) < schema.get("minProperties", 0) and name not in names:
                    names.append(name)
            return {name: self.least(schema["properties"][name]) for name in names}
        if kind == "array":
            items = schema.get("prefixItems") or [schema["items"]] * schema.get("minItems", 0)
            return [self.least(item) for item in items]
        if kind in ("number", "integer"):
            return min(max(1, schema.get("minimum", 1)), schema.get("maximum", 1))
        return {"string": "a", "boolean": True, "null": None}[kind]

    # Changes

    def _value(self, schema, pointer, enclosing, build):
        """Changes of the value at `pointer` and of everything inside it; `build` puts a value there."""
        allowed = self.kinds(schema)
        if pointer:
            for kind, sample in SAMPLES.items():
                if kind not in allowed:
                    yield Mutation("wrong type", pointer, enclosing, build(sample))
        for branch in self.branches(schema):
            yield from self._edges(branch, pointer, enclosing, build)
            if branch.get("type") == "object" and "properties" in branch:
                objects = [b for b in self.branches(schema) if b.get("type") == "object"]
                yield from self._members(branch, len(objects) == 1, pointer, build)
            elif branch.get("type") == "array":
                yield from self._items(branch, pointer, build)

    def _edges(self, schema, pointer, enclosing, build):
        """Values at and beyond the edges of what the schema allows; whichever it is, the schema tells."""
        kind = schema.get("type")
        if kind in ("number", "integer"):
            bounds = [schema[name] for name in ("minimum", "maximum", "exclusiveMinimum") if name in schema]
            step = 1 if kind == "integer" else 0.001
            for bound in bounds:
                for value in (bound, bound + max(step, abs(bound) / 1000), bound - max(step, abs(bound) / 1000)):
                    yield Mutation("edge", pointer, enclosing, build(value))
            if kind == "integer":
                yield Mutation("edge", pointer, enclosing, build(1.5))
                yield Mutation("edge", pointer, enclosing, build(2.0))
        elif kind == "string":
            for name in schema.get("enum", []):
                yield Mutation("name", pointer, enclosing, build(name))
                yield Mutation("name", pointer, enclosing, build(name.upper()))
            for text in schema.get("examples", []):
                yield Mutation("example", pointer, enclosing, build(text))
            yield Mutation("name", pointer, enclosing, build("zz"))
            yield Mutation("name", pointer, enclosing, build(""))
            if "maxLength" in schema:
                yield Mutation("edge", pointer, enclosing, build("é" * schema["maxLength"]))
                yield Mutation("edge", pointer, enclosing, build("é" * (schema["maxLength"] + 1)))
        elif kind == "boolean":
            yield Mutation("edge", pointer, enclosing, build(True))
            yield Mutation("edge", pointer, enclosing, build(False))

    def _members(self, schema, is_only, pointer, build):
        base = self.least(schema)
        yield Mutation("least", pointer, None, build(base))
        yield Mutation("unknown member", pointer + "/zzUnknown", None, build({**base, "zzUnknown": 1}))
        for name, member in schema["properties"].items():
            if is_only and name in schema.get("required", []):
                yield Mutation(
                    "missing member", f"{pointer}/{name}", None,
                    build({key: value for key, value in base.items() if key != name}))
            yield from self._value(
                member, f"{pointer}/{name}", None,
                lambda value, name=name: build({**base, name: value}))

    def _items(self, schema, pointer, build):
        items = schema.get("prefixItems")
        least, most = schema.get("minItems", 0), schema.get("maxItems")
        base = self.least(schema)
        filler = self.least(items[-1] if items else schema["items"])
        if most is not None:
            full = base + [filler] * (most - len(base))
            # The least items again and again may repeat an id; strangers to it are the reader's own affair.
            yield Mutation("full", pointer, None, build(full))
            yield Mutation("too many", pointer, None, build(full + [filler]))
        if least:
            yield Mutation("too few", pointer, None, build(base[:-1]))
        for index, item in enumerate(items or [schema["items"]]):
            yield from self._value(
                item, f"{pointer}/{index}", pointer,
                lambda value, index=index: build(base[:index] + [value] + base[index + 1:]))
