"""Writes an archive for `docker load` anew, so that it says nothing of the machine and the moment that made it.

    docker_archive.py RAW OUT NAME:TAG

buildah notes the container that it worked in, and its host's name; skopeo's name for an image begins with a registry.
"""

import hashlib
import io
import json
import sys
import tarfile


def main():
    raw, out, tag = sys.argv[1:]
    source = tarfile.open(raw)
    [manifest] = json.load(source.extractfile("manifest.json"))
    settings = json.load(source.extractfile(manifest["Config"]))
    settings.pop("container", None)
    for part in ("config", "container_config"):
        settings.get(part, {})["Hostname"] = ""
    body = json.dumps(settings, separators=(",", ":"), sort_keys=True).encode()
    manifest["Config"], manifest["RepoTags"] = f"{hashlib.sha256(body).hexdigest()}.json", [tag]
    with tarfile.open(out, "w", format=tarfile.USTAR_FORMAT) as archive:

        def add(name, size, file):
            entry = tarfile.TarInfo(name)
            entry.size = size
            archive.addfile(entry, file)

        for layer in dict.fromkeys(manifest["Layers"]):
            add(layer, source.getmember(layer).size, source.extractfile(layer))
        add(manifest["Config"], len(body), io.BytesIO(body))
        listed = json.dumps([manifest]).encode()
        add("manifest.json", len(listed), io.BytesIO(listed))


main()
