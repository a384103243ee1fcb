"""What scripts/check-action does: check.py SCRIM, in the repository's root."""

import hashlib
import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile

import PIL.Image
import pydantic_sarif.model
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
RUN = ROOT / "scripts/action/run"
SARIF = pydantic_sarif.model.StaticAnalysisResultsFormatSarifVersion210JsonSchema
ALERT = {"style": "alert", "content": {
    "title": "Delete photo?", "message": "It cannot be had back.",
    "actions": [{"title": "Delete", "role": "destructive"}, {"title": "Cancel", "role": "cancel"}]}}
# No way out of it: the rule exitRequired.
SHEET = {"style": "formSheet", "content": {"title": "New Account"}}
PANEL = {"style": "semiModal"}
SETTINGS = {"files": ["dialogs"], "checks": ["checks"], "rules": {"off": ["assumedFigure", "modalityOverused", "textContrast"]}}


def check(holds, what):
    if not holds:
        sys.exit(f"check-action: {what}")


class Repository:
    """A git repository in a folder."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True)
        self.git("init", "--quiet", "--initial-branch=main")

    def git(self, *arguments):
        own = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        return subprocess.run(
            ["git", *own, *arguments], cwd=self.folder, check=True, capture_output=True, text=True).stdout.strip()

    def commit(self, files):
        """Writes files, those of None away, and commits; the commit."""
        for name, content in files.items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if content is None:
                path.unlink()
            else:
                path.write_text(content if isinstance(content, str) else json.dumps(content, indent=2, ensure_ascii=False))
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message=a")
        return self.git("rev-parse", "HEAD")


def dialog(dialog, device="iphone-17"):
    return {"device": device, "dialog": dialog}


def titled(title):
    return {**ALERT, "content": {**ALERT["content"], "title": title}}


def run(folder, *arguments, variables={}, path=""):
    """Runs the script in a folder, with nothing of this machine's workflow about it."""
    environment = {"PATH": path + os.environ["PATH"], "HOME": str(folder), "LANG": "C.UTF-8", **variables}
    return subprocess.run(
        [sys.executable, RUN, *arguments], cwd=folder, env=environment, capture_output=True, text=True)


# What is published


def schemas():
    judge = [ROOT / ".build-venv/bin/check-jsonschema", "--quiet"]
    subprocess.run([*judge, "--builtin-schema", "vendor.github-actions", "action.yml"], check=True)
    kinds = {"jobs:": "vendor.github-workflows", "scrim:\n  image": "vendor.gitlab-ci"}
    page = (ROOT / "docs/guide/ci.md").read_text()
    blocks = re.findall(r"^```yaml\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    inputs = set(yaml.safe_load((ROOT / "action.yml").read_text())["inputs"])
    hooks = {hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    seen = set()
    with tempfile.TemporaryDirectory() as folder:
        for block in blocks:
            file = pathlib.Path(folder, "example.yaml")
            file.write_text(block)
            for start, schema in kinds.items():
                if start in block:
                    subprocess.run([*judge, "--builtin-schema", schema, file], check=True)
                    seen.add(schema)
            if block.startswith("repos:"):
                precommit("validate-config", str(file), folder=folder)
                used = {hook["id"] for repository in yaml.safe_load(block)["repos"] for hook in repository["hooks"]}
                check(used <= hooks, f"the page names hooks that are not there: {used - hooks}")
                seen.add("pre-commit")
            for step in (step for job in yaml.safe_load(block).get("jobs", {}).values() for step in job["steps"]):
                if "/scrim@" in step.get("uses", ""):
                    check(set(step["with"]) <= inputs, f"the page names inputs that are not there: {set(step['with']) - inputs}")
    check(seen == {*kinds.values(), "pre-commit"}, f"the page has examples for {seen} alone")


def precommit(*arguments, folder, path=""):
    environment = {**os.environ, "PATH": path + os.environ["PATH"], "PRE_COMMIT_HOME": str(pathlib.Path(folder, "home"))}
    return subprocess.run(
        [ROOT / ".build-venv/bin/pre-commit", *arguments], cwd=folder, env=environment, capture_output=True, text=True)


# The script


def changes(folder, scrim):
    """A push that changes dialogs: what is said of it, in every form."""
    app = Repository(folder / "app")
    before = app.commit({
        "scrim.json": SETTINGS, "dialogs/photo.json": dialog(ALERT), "dialogs/old.json": dialog(titled("Old?")),
        "dialogs/set.json": {"requests": [dialog(titled("One?")), dialog(titled("Two?"))]}, "package.json": {"name": "app"},
        "checks/panel.json": {"name": "half", **dialog(PANEL, "iphone-4"),
                              "expect": {"layers": {"dialog": {"frame": {"height": 240}}}}}})
    app.commit({
        "dialogs/photo.json": dialog(titled("Delete this photo?")), "dialogs/old.json": None,
        "dialogs/new & <b>.json": dialog(SHEET, "ipad-1"), "package.json": {"name": "app", "private": True},
        "dialogs/set.json": {"requests": [dialog(titled("One?")), dialog(titled("Three?"))]},
        "checks/panel.json": {"name": "half", **dialog(PANEL, "iphone-4"),
                              "expect": {"layers": {"dialog": {"frame": {"height": 160}}}}}})
    event = folder / "event.json"
    event.write_text(json.dumps({"before": before}))
    variables = {"GITHUB_EVENT_PATH": str(event), "GITHUB_STEP_SUMMARY": str(folder / "summary"),
                 "GITHUB_OUTPUT": str(folder / "output"), "RUNNER_TEMP": str(folder), "INPUT_ARTIFACT": str(scrim)}
    done = run(app.folder, variables=variables)
    check(done.returncode == 1, f"a push with an error ends with {done.returncode}: {done.stdout}{done.stderr}")
    check("::error file=dialogs/new & <b>.json,line=3,col=3,endColumn=11,title=exitRequired::/dialog: " in done.stdout,
          f"the finding is no annotation: {done.stdout}")
    check("::error file=checks/panel.json,line=11,col=11,endColumn=24,title=expectation::/expect/layers/dialog/frame/height: "
          in done.stdout, f"the check is no annotation: {done.stdout}")
    reports = app.folder / "scrim-reports"
    for name, rule in (("lint", "exitRequired"), ("check", "expectation")):
        log = SARIF.model_validate_json((reports / f"{name}.sarif").read_text())
        check([result.ruleId for result in log.runs[0].results] == [rule], f"{name}.sarif does not tell {rule} alone")
    summary = (reports / "summary.md").read_text()
    check(summary == (folder / "summary").read_text(), "the workflow has another summary than the folder")
    for part in ("### scrim lint: 1 error in 3 files\n", "### scrim check: 1 of 1 check does not hold\n",
                 "### 4 dialogs look different\n", "| <code>dialogs/set.json /requests/1</code> | changed |",
                 "| <code>dialogs/new &amp; &lt;b&gt;.json</code> | new |", "| <code>dialogs/old.json</code> | gone |"):
        check(part in summary, f"the summary lacks {part!r}: {summary}")
    check((folder / "output").read_text() == "reports=scrim-reports\npictures=scrim-reports/pictures\n",
          "the workflow is told other folders")
    shown(reports / "pictures")
    again = run(app.folder, "--base", "HEAD", "--fail-on", "never", "--annotations", "none", "--files", "dialogs/photo.json",
                variables={"INPUT_ARTIFACT": str(scrim)})
    check(again.returncode == 1 and not again.stdout, "what is to be printed by nobody is printed")
    check("look" not in (reports / "summary.md").read_text() and not (reports / "pictures").exists(),
          "where nothing changed there are pictures")
    return app


def shown(folder):
    """The pictures: those of what changed, as they were and as they are."""
    names = sorted(path.name for path in folder.glob("*.png"))
    check(len(names) == 6 and sum(".before." in name for name in names) == 3, f"there are other pictures: {names}")
    page = (folder / "index.html").read_text()
    check(all(f'src="{name}"' in page for name in names), "the page does not show all pictures")
    check("<b>.json" not in page, "a file's name is read as HTML")
    for before in folder.glob("*.before.png"):
        after = before.with_name(before.name.replace(".before.", ".after."))
        if after.exists():
            pair = [PIL.Image.open(path) for path in (before, after)]
            check(pair[0].size == pair[1].size and pair[0].tobytes() != pair[1].tobytes(),
                  f"{before.name} and {after.name} look the same")


def shallow(folder, app, scrim):
    """What is checked out is one commit deep, as in a workflow: the other is fetched."""
    base = app.git("rev-parse", "HEAD^")
    clone = folder / "clone"
    subprocess.run(["git", "clone", "--quiet", "--depth=1", f"file://{app.folder}", clone], check=True)
    done = run(clone, "--base", base, "--artifact", str(scrim))
    check(done.returncode == 1 and (clone / "scrim-reports/pictures/index.html").is_file(),
          f"a clone of one commit gets no pictures: {done.stderr}")
    done = run(clone, "--base", "0123456789012345678901234567890123456789", "--artifact", str(scrim))
    check("is not to be had" in (clone / "scrim-reports/summary.md").read_text(), "an unknown commit is not told")


def artifacts(folder, app, scrim):
    """The program out of what a release has."""
    slim = folder / "scrim"
    subprocess.run(["strip", "-o", slim, scrim], check=True)
    machine = {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
    release = folder / "project/releases/download/v9.8.7"
    release.mkdir(parents=True)
    tarball = release / f"scrim-9.8.7-linux-{machine}.tar.gz"
    with tarfile.open(tarball, "w:gz", compresslevel=1) as archive:
        archive.add(slim, "scrim-9.8.7/bin/scrim")
    digest = hashlib.sha256(tarball.read_bytes()).hexdigest()
    (release / "SHA256SUMS").write_text(f"{digest}  {tarball.name}\n")
    wheel = folder / "scrim-9.8.7-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        program = zipfile.ZipInfo("scrim-9.8.7.data/scripts/scrim")
        program.external_attr = 0o100755 << 16
        archive.writestr(program, slim.read_bytes())
        archive.writestr("scrim-9.8.7.dist-info/METADATA", "Metadata-Version: 2.1\nName: scrim\nVersion: 9.8.7\n")
        archive.writestr("scrim-9.8.7.dist-info/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        archive.writestr("scrim-9.8.7.dist-info/RECORD", "")
    ways = {
        "a tarball": ["--artifact", str(tarball), "--sha256", digest.upper()], "a wheel": ["--artifact", str(wheel)],
        "a URL": ["--artifact", tarball.as_uri()], "a version": ["--version", "9.8.7", "--repository", (folder / "project").as_uri()],
    }
    for index, (what, arguments) in enumerate(ways.items()):
        done = run(app.folder, "--files", "dialogs/photo.json", "--checks", "checks", *arguments,
                   variables={"RUNNER_TEMP": str(folder / f"tools-{index}")})
        check(done.returncode == 1 and "title=expectation::" in done.stdout,
              f"{what} does not run: {done.stdout}{done.stderr}")
    done = run(app.folder, path=f"{slim.parent}:")
    check(done.returncode == 1 and "title=exitRequired::" in done.stdout, "the program on PATH does not run")
    for what, arguments, words in (
            ("another checksum", ["--artifact", str(tarball), "--sha256", "0" * 64], "checksum"),
            ("no artifact", ["--artifact", "/nowhere.tar.gz"], "/nowhere.tar.gz"),
            ("no release", ["--version", "9.8.7"], "--repository")):
        done = run(app.folder, *arguments)
        check(done.returncode == 1 and words in done.stderr, f"{what} is not refused: {done.stderr}")
    bare = Repository(folder / "bare")
    done = run(bare.folder, "--artifact", str(slim))
    check(done.returncode == 1 and "nothing to do" in done.stderr, "nothing to do is not told")


# The hooks


def hooks(folder, scrim):
    published = Repository(folder / "hooks")
    revision = published.commit({".pre-commit-hooks.yaml": (ROOT / ".pre-commit-hooks.yaml").read_text()})
    names = [hook["id"] for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())]
    app = Repository(folder / "hooked")
    configuration = {"repos": [{"repo": str(published.folder), "rev": revision, "hooks": [{"id": name} for name in names]}]}
    app.commit({
        ".pre-commit-config.yaml": yaml.safe_dump(configuration), "scrim.json": {"files": ["dialogs"], "checks": ["checks"]},
        "dialogs/a.json": dialog(ALERT), "checks/a.json": {**dialog(PANEL, "iphone-4"), "expect": {"schemaVersion": 1}}})
    path = f"{scrim.parent}:"
    done = precommit("run", "--all-files", folder=app.folder, path=path)
    check(done.returncode == 0 and done.stdout.count("Passed") == 2, f"the hooks do not pass: {done.stdout}{done.stderr}")
    (app.folder / "dialogs/b.json").write_text(json.dumps(dialog(SHEET, "ipad-1")))
    app.git("add", "--all")
    done = precommit("run", folder=app.folder, path=path)
    check(done.returncode == 1 and "dialogs/b.json:1:22: error: exitRequired at /dialog: " in done.stdout,
          f"the hook lets an error pass: {done.stdout}{done.stderr}")


def main():
    scrim = pathlib.Path(sys.argv[1]).resolve()
    subprocess.run([ROOT / ".build-venv/bin/pre-commit", "validate-manifest", ROOT / ".pre-commit-hooks.yaml"], check=True)
    schemas()
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        app = changes(folder, scrim)
        shallow(folder, app, scrim)
        artifacts(folder, app, scrim)
        hooks(folder, scrim)
    print("check-action: annotations, SARIF, summary, pictures, artifacts and hooks are as they should be")


if __name__ == "__main__":
    main()
