"""Drives the models that datamodel-code-generator made: datamodel_code_generator.py FOLDER SERVER EXAMPLES."""

import importlib
import json
import sys
import urllib.error
import urllib.request

from driving import difference, drive

folder, server, examples = sys.argv[1:]
sys.path.insert(0, folder)
models = importlib.import_module("scrim_models")


def written(model):
    return model.model_dump_json(by_alias=True, exclude_unset=True).encode()


def faults(example):
    """What is wrong with one exchange."""
    body = None
    if example["request"]:
        body = written(getattr(models, example["request"]).model_validate(example["body"]))
        yield "sent", difference(json.loads(body), example["body"])
    request = urllib.request.Request(
        server + example["path"].replace("{id}", example.get("id", "")), data=body,
        headers={"Content-Type": "application/json"} if body else {})
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            raw = response.read()
    except urllib.error.HTTPError as error:
        yield "status", f"{error.code} {error.read()[:300]}"
        return
    answer = getattr(models, example["response"]).model_validate_json(raw)
    yield "read", difference(json.loads(written(answer)), json.loads(raw))


drive(examples, faults)
