"""Drives `scrim serve` and a bare libmicrohttpd server in turn, and tells how they compare. Run by scripts/bench.

The bare server answers a constant as long as the load's mean answer, with the same status. Both are driven with the
same requests by the same wrk, over loopback, round after round; a ratio is the median of the rounds' ratios, so that
what slows the machine for a while slows both.
"""

import argparse
import contextlib
import datetime
import http.client
import json
import os
import pathlib
import platform
import resource
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
TICK = os.sysconf("SC_CLK_TCK")
PLACES = 10_000_000  # numbers that `@n` can hold


class Failure(Exception):
    """Why there is no figure."""


def setting(name, default):
    text = os.environ.get(name, str(default))
    if not text.isdecimal() or int(text) == 0:
        raise Failure(f"{name} needs a number above 0, and got \"{text}\"")
    return int(text)


# MARK: Servers


class Server:
    """A server on a port of its own, ended with this program."""

    def __init__(self, command, port):
        self.port = port
        self.log = tempfile.TemporaryFile()
        # Bare ends when its standard input does.
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", *map(str, command)],
            stdin=subprocess.PIPE, stdout=self.log, stderr=self.log)

    @property
    def pid(self):
        return self.process.pid  # setpriv becomes what it starts

    def wait(self, seconds=20):
        """Returns once something listens."""
        end = time.monotonic() + seconds
        while time.monotonic() < end and self.process.poll() is None:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=5).close()
                return self
            except OSError:
                time.sleep(0.0005)
        self.log.seek(0)
        raise Failure("a server does not listen: " + self.log.read().decode(errors="replace"))

    def processor_seconds(self):
        fields = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def resident_mb(self):
        status = pathlib.Path(f"/proc/{self.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS:")) / 1024

    def stop(self):
        self.process.stdin.close()
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.log.close()

    def __enter__(self):
        return self.wait()

    def __exit__(self, *_):
        self.stop()


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Binaries:
    def __init__(self, scrim, bare, parts, threads):
        self.scrim_path, self.bare_path, self.parts_path, self.threads = scrim, bare, parts, threads

    def scrim(self):
        port = free_port()
        return Server(
            [self.scrim_path, "serve", "--host", "127.0.0.1", "--port", port, "--threads", self.threads], port)

    def bare(self, size, status=200):
        port = free_port()
        return Server([self.bare_path, port, self.threads, size, status], port)


# MARK: Requests


def head(method="POST", target="/v1/specs", **fields):
    fields = {"Host": "127.0.0.1:8080", **{name.replace("_", "-"): value for name, value in fields.items()}}
    return f"{method} {target} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in fields.items())


JSON = {"Content_Type": "application/json"}


class Template:
    """A request as Benchmarks/load.lua takes it: a head, an empty line, and a body that may have places."""

    def __init__(self, head, body=""):
        self.text = head + "\r\n" + body

    def filled(self, number, words):
        head, _, body = self.text.partition("\r\n\r\n")
        title = f"{words[number % len(words)]} {words[number * 3 % len(words)]} {number:07}"
        body = body.replace("@t", title).replace("@s", f"{number * 37 % 100:02}").replace("@n", f"{number:07}")
        length = f"\r\nContent-Length: {len(body.encode())}" if body else ""
        return f"{head}{length}\r\n\r\n{body}".encode()


def exchange(port, request):
    """The status, header fields and body that one request gets on a connection of its own."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        connection.sendall(request)
        response = http.client.HTTPResponse(connection)
        response.begin()
        return response.status, response.headers, response.read()


def compact(path):
    """A JSON document without its line breaks; one with places is no JSON yet."""
    return "".join(line.strip() for line in path.read_text().splitlines())


class Load:
    """Requests that wrk sends in turn, and what the bare server answers in their stead."""

    def __init__(self, name, templates, why="", status=200, specs=1, connections=32):
        self.name, self.templates, self.why = name, templates, why
        self.status, self.specs, self.connections = status, specs, connections

    def files(self, folder):
        paths = []
        for index, template in enumerate(self.templates):
            path = folder / f"{self.name.replace('/', '-').replace(' ', '-')}-{index}.http"
            path.write_bytes(template.text.encode())
            paths.append(path)
        return paths

    def mean_answer(self, port, words):
        """Bytes of a body, the mean over the templates; each must be answered as it should be."""
        sizes = []
        for index, template in enumerate(self.templates):
            status, _, body = exchange(port, template.filled(PLACES - 1 - index, words))
            if status != self.status or (self.specs > 1 and b'"problems":0' not in body[-80:]):
                raise Failure(f"{self.name}: answered with {status}: {body[-300:].decode(errors='replace')}")
            sizes.append(len(body))
        return round(statistics.mean(sizes))


def loads():
    """Every load. Those whose requests vary change the layout itself, so that no cache of any step knows it."""
    mix = [compact(path) for path in sorted((HERE / "mix").glob("*.json"))]
    unique = [compact(path) for path in sorted((HERE / "unique").glob("[0-9]*.json"))]
    text = compact(HERE / "unique" / "text.json")

    def posts(bodies, **fields):
        return [Template(head(**JSON, **fields), body) for body in bodies]

    # The places of one request share their number; another digit or two tells its items apart.
    devices = ["iphone-4", "iphone-15", "iphone-16-pro", "ipad-pro-11"]
    dialogs = [body[body.index('"dialog":') + len('"dialog":'):-1] for body in unique]
    semi_modals = [dialogs[0].replace("@n", f"@n{index}") for index in range(16)]
    mixed = [dialogs[index % len(dialogs)].replace("@n", f"@n{index:02}") for index in range(16)]
    lines = [unique[index % len(unique)].replace("@n", f"@n{index:03}") for index in range(256)]

    def matrix(dialogs, **fields):
        body = f'{{"devices":{json.dumps(devices)},"dialogs":[{",".join(dialogs)}]}}'
        return [Template(head(target="/v1/specs/batch", **JSON, **fields), body)]

    ndjson = "application/x-ndjson"
    # Few connections: one request keeps a core busy for a while.
    batch = {"specs": 64, "connections": 4}
    return [
        Load("cached", posts(mix), "the mix, over and over"),
        Load("cached, gzip", posts(mix, Accept_Encoding="gzip"), "the same, compressed"),
        Load("cached, zstd", posts(mix, Accept_Encoding="gzip, deflate, br, zstd"), "the same, as browsers ask for it"),
        Load("unique", posts(unique), "the same kinds; sizes, offsets, insets, keyboards, springs and ids vary"),
        Load("unique, semi-modals", posts(unique[:1]), "the first of them alone"),
        Load("unique, gzip", posts(unique, Accept_Encoding="gzip"), "the same, compressed"),
        Load("unique, zstd", posts(unique, Accept_Encoding="gzip, deflate, br, zstd"), "the same, as browsers ask for it"),
        Load("unique text", posts([text]), "an alert; its title is three words and a number, never seen"),
        Load("batch, semi-modals", matrix(semi_modals), "a matrix of 16 new dialogs on 4 devices", **batch),
        Load("batch, json", matrix(mixed), "the same with all kinds of dialogs", **batch),
        Load("batch, ndjson", matrix(mixed, Accept=ndjson), "the same, a line each", **batch),
        Load("batch of lines", [Template(head(target="/v1/specs/batch", Content_Type=ndjson), "\n".join(lines) + "\n")],
             "256 new requests, streamed on a connection of their own", **batch | {"specs": 256}),
    ]


# MARK: Measuring


class Bench:
    def __init__(self, binaries, folder, rounds, seconds):
        self.binaries, self.folder, self.rounds, self.seconds = binaries, folder, rounds, seconds
        self.words_path = HERE / "words.txt"
        self.words = self.words_path.read_text().split()
        self.next = 1

    def wrk(self, server, files, connections=32, seconds=None):
        """One run of wrk, and the processor time that it took the server."""
        seconds = seconds or self.seconds
        before, mine = server.processor_seconds(), resource.getrusage(resource.RUSAGE_CHILDREN)
        run = subprocess.run(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "10s", "-s", HERE / "load.lua",
             f"http://127.0.0.1:{server.port}/", "--", str(self.next), self.words_path, *files],
            capture_output=True, text=True)
        result = [line for line in run.stdout.splitlines() if line.startswith("RESULT ")]
        if run.returncode != 0 or not result:
            raise Failure(f"wrk failed: {run.stdout}{run.stderr}")
        count, duration, size, p50, p99, most, *errors = map(int, result[0].split()[1:])
        if not count:
            raise Failure(f"no answer within {seconds} s")
        used = server.processor_seconds() - before
        now = resource.getrusage(resource.RUSAGE_CHILDREN)
        driver = now.ru_utime + now.ru_stime - mine.ru_utime - mine.ru_stime
        self.next = (self.next + count + connections) % PLACES
        return {
            "requests": count, "per_second": count / duration * 1e6, "p50_us": p50, "p99_us": p99, "max_us": most,
            "processor_us": used / count * 1e6, "driver_us": driver / count * 1e6,
            "errors": dict(zip(("connect", "transfer", "status", "timeout"), errors)),
        }

    def compare(self, load, scrim, bare, connections=None, rounds=None, may_fail=False):
        """Rounds of both servers in turn; the medians."""
        files, connections = load.files(self.folder), connections or load.connections
        runs = {"scrim": [], "bare": []}
        seconds = self.seconds
        if connections > 1_000:
            seconds = max(seconds, 10)  # connecting alone takes some
        else:
            self.wrk(scrim, files, connections, seconds=1)
        for index in range(rounds or self.rounds):
            turns = [("scrim", scrim), ("bare", bare)]
            for name, server in turns if index % 2 == 0 else reversed(turns):
                run = self.wrk(server, files, connections, seconds)
                if any(run["errors"].values()) and not may_fail:
                    raise Failure(f"{load.name}: {name} went wrong: {run['errors']}")
                runs[name].append(run)

        def ratio(of):
            return statistics.median(
                ours[of] / theirs[of] for ours, theirs in zip(runs["scrim"], runs["bare"]) if theirs[of])

        def medians(runs):
            figures = {
                figure: statistics.median(run[figure] for run in runs)
                for figure in ("per_second", "p50_us", "p99_us", "max_us", "processor_us", "driver_us")
            }
            figures["requests"] = sum(run["requests"] for run in runs)
            figures["errors"] = {kind: sum(run["errors"][kind] for run in runs) for kind in runs[0]["errors"]}
            return figures

        return {
            "ratio": ratio("per_second"), "p99_ratio": ratio("p99_us"), "processor_ratio": ratio("processor_us"),
            "connections": connections, "scrim": medians(runs["scrim"]), "bare": medians(runs["bare"]),
        }


def shown(result):
    ours, theirs = result["scrim"], result["bare"]
    line = (
        f"{ours['per_second']:>10.0f} {theirs['per_second']:>10.0f} {result['ratio']:>6.2f}"
        f" {ours['p50_us']:>9.0f} {theirs['p50_us']:>9.0f} {ours['p99_us']:>9.0f} {theirs['p99_us']:>9.0f}"
        f" {ours['processor_us']:>8.1f} {theirs['processor_us']:>8.1f}")
    for name, figures in (("", ours), ("bare ", theirs)):
        refused = figures["errors"]["status"] / figures["requests"]
        broken = sum(figures["errors"].values()) - figures["errors"]["status"]
        line += (f"  {name}{refused:.1%} refused" if refused else "") + (f"  {name}{broken} broken" if broken else "")
    return line


HEADING = (
    f"{'':<20} {'requests/s':>10} {'bare':>10} {'ratio':>6} {'p50 us':>9} {'bare':>9} {'p99 us':>9} {'bare':>9}"
    f" {'CPU us':>8} {'bare':>8}")


def measure_loads(bench, is_wanted):
    results = {}
    with bench.binaries.scrim() as scrim:
        for load in loads():
            if not is_wanted(load.name):
                continue
            if not results:
                print(f"\nA request, by load, 32 connections (batches: 4); CPU: the server's processor time\n{HEADING}")
            size = load.mean_answer(scrim.port, bench.words)
            with bench.binaries.bare(size, load.status) as bare:
                result = bench.compare(load, scrim, bare)
            result["answer_bytes"] = size
            line = f"{load.name:<20} {shown(result)}"
            if load.specs > 1:
                result["specs_per_core_second"] = load.specs / result["scrim"]["processor_us"] * 1e6
                line += f"  {result['specs_per_core_second']:.0f} specs/s a core"
            results[load.name] = result
            print(line, flush=True)
    return results


def measure_connections(bench):
    """The cache's answers, and those that it cannot have, over few connections and many."""
    results = {}
    most = allow_files(10_200)
    for name in ("cached", "unique"):
        print(f"\n{f'{name}, by connections':<20}{HEADING[20:]}")
        results[name] = {}
        for connections in (1, 32, 1_000, 10_000):
            if connections + 200 > most:
                print(f"{connections:<20} skipped: the system allows {most} open files (ulimit -n)")
                results[name][connections] = None
                continue
            # Servers of their own, which have not seen the connections before.
            with bench.binaries.scrim() as scrim:
                load = next(load for load in loads() if load.name == name)
                with bench.binaries.bare(load.mean_answer(scrim.port, bench.words)) as bare:
                    result = bench.compare(load, scrim, bare, connections, rounds=min(3, bench.rounds), may_fail=True)
                    result["scrim"]["resident_mb"] = scrim.resident_mb()
            results[name][connections] = result
            print(f"{connections:<20} {shown(result)}", flush=True)
    return results


def allow_files(wanted):
    """Raises the limit on open files, which wrk inherits, and tells what it is."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        soft = min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return soft


def measure_memory(bench):
    """Resident memory after the start, and on the way to a million requests of which none comes twice."""
    total = setting("REQUESTS", 1_000_000)
    print(f"\nResident memory, MB; {total:,} requests of which none comes twice, one in nine an alert with new text")
    results = {"requests": total}
    with bench.binaries.scrim() as scrim:
        time.sleep(0.5)
        results["at_rest"] = scrim.resident_mb()
        print(f"{'at rest':<20} {results['at_rest']:>10.1f}", flush=True)
        bodies = [compact(path) for path in sorted((HERE / "unique").glob("*.json"))]
        files = Load("memory", [Template(head(**JSON), body) for body in bodies]).files(bench.folder)
        done, rate, after = 0, 1000, {}
        for quarter in (1, 2, 3, 4):
            while done < total * quarter // 4:
                missing = total * quarter // 4 - done
                run = bench.wrk(scrim, files, seconds=max(1, min(60, round(missing / rate))))
                done += run["requests"]
                rate = max(1, run["per_second"])
                if any(run["errors"].values()):
                    raise Failure(f"memory: went wrong: {run['errors']}")
            after[str(done)] = scrim.resident_mb()
            print(f"{f'after {done:,}':<20} {after[str(done)]:>10.1f}", flush=True)
    return results | {"after": after}


def measure_start(bench, starts=9):
    """Milliseconds from the start of the process to the last byte of its first answer, which has text in it."""
    request = Template(head(**JSON), compact(HERE / "mix" / "2-floating.json")).filled(0, bench.words)
    times = []
    for _ in range(starts):
        begin = time.monotonic()
        with bench.binaries.scrim() as scrim:
            status, _, _ = exchange(scrim.port, request)
            times.append((time.monotonic() - begin) * 1e3)
            if status != 200:
                raise Failure(f"the first answer is {status}")
    median = statistics.median(times)
    print(f"\n{'start':<20} {median:>10.1f} ms to the first answer, the median of {starts}", flush=True)
    return {"median_ms": median, "most_ms": max(times), "starts": starts}


def measure_pictures(bench):
    """What is cached, beside 32 clients that ask for pictures never seen as fast as they get them."""
    seconds = max(bench.seconds, 5)
    with bench.binaries.scrim() as scrim:
        cached = next(load for load in loads() if load.name == "cached").files(bench.folder)
        target = "/v1/specs?format=png&scale=3"
        wanted = Load("pictures", [Template(head(target=target, **JSON), compact(HERE / "unique" / "text.json"))])
        wanted.mean_answer(scrim.port, bench.words)
        bench.wrk(scrim, cached, seconds=1)
        quiet = bench.wrk(scrim, cached, seconds=seconds)
        beside = subprocess.Popen(
            ["wrk", "-t1", "-c32", f"-d{seconds + 2}s", "--timeout", "10s", "-s", HERE / "load.lua",
             f"http://127.0.0.1:{scrim.port}/", "--", "5000000", bench.words_path, *wanted.files(bench.folder)],
            stdout=subprocess.PIPE, text=True)
        busy = bench.wrk(scrim, cached, seconds=seconds)
        said = beside.communicate()[0]
    result = [line for line in said.splitlines() if line.startswith("RESULT ")]
    if not result:
        raise Failure(f"wrk failed: {said}")
    count, duration, _, _, _, _, _, _, refused, _ = map(int, result[0].split()[1:])
    drawn = (count - refused) / duration * 1e6
    print(
        f"\nCached beside 32 clients that ask for pictures: p99 {busy['p99_us']} us, quiet {quiet['p99_us']} us; "
        f"{drawn:.1f} pictures a second, {refused / max(1, count):.1%} refused")
    return {
        "quiet": quiet, "beside": busy, "p99_ratio": busy["p99_us"] / max(1, quiet["p99_us"]), "drawn_per_second": drawn,
        "refused": refused / max(1, count),
    }


def measure_parts(bench):
    names = [
        "resolve/semiModal", "write/semiModal", "resolve/alert", "write/alert", "svg", "waapi", "png", "hit", "unique",
        "uniqueText",
    ]
    run = subprocess.run(
        [bench.binaries.parts_path, *names], capture_output=True, text=True, check=True, cwd=HERE.parent,
        env=os.environ | {"SWIFT_DETERMINISTIC_HASHING": "1"})
    rows = (line.split("\t") for line in run.stdout.splitlines())
    return {name: {"ns": int(ns), "allocations": float(allocations)} for name, ns, allocations in rows}


def measure_sizes(bench, image):
    binary = pathlib.Path(bench.binaries.scrim_path)
    stripped = bench.folder / "stripped"
    subprocess.run(["strip", "-o", stripped, binary], check=True)
    sizes = {"binary_mb": binary.stat().st_size / 1e6, "binary_stripped_mb": stripped.stat().st_size / 1e6}
    if image:
        run = subprocess.run([HERE.parent / "scripts" / "image"], capture_output=True, text=True)
        if run.returncode != 0:
            raise Failure("scripts/image failed: " + run.stderr[-500:])
        sizes["image"] = run.stdout.rpartition(" is ")[2].partition(",")[0]
    else:
        store = os.environ.get("SCRIM_IMAGE_STORE", "/var/tmp/scrim-images")
        if shutil.which("buildah") and os.path.isdir(store):
            run = subprocess.run(
                ["buildah", "--storage-driver", "vfs", "--root", f"{store}/storage", "--runroot", f"{store}/run",
                 "images", "--format", "{{.Size}}", "scrim:latest"], capture_output=True, text=True)
            if run.returncode == 0:
                sizes["image"] = run.stdout.strip()
    for name, size in sizes.items():
        print(f"{name:<20} {size if isinstance(size, str) else format(size, '.1f'):>10}", flush=True)
    return sizes


def output(*command):
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.strip()
    except OSError:
        return ""


def machine():
    cpu = next(
        (line.split(":", 1)[1].strip() for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines()
         if line.startswith("model name")), platform.machine())
    memory = next(line for line in pathlib.Path("/proc/meminfo").read_text().splitlines() if "MemTotal" in line)
    return {
        "cpu": cpu, "cores": os.cpu_count(), "memory_gb": round(int(memory.split()[1]) / 1e6, 1),
        "kernel": platform.release(), "libmicrohttpd": output("pkg-config", "--modversion", "libmicrohttpd"),
        "swift": output("swift", "--version").partition("\n")[0],
        "cc": output("cc", "--version").partition("\n")[0],
        "wrk": output("wrk", "-v").partition("  ")[0].partition(" Copyright")[0],
    }


# MARK: Goals


def goals(report):
    """Each goal that the report has a figure for: what it is, the figure, the bound, and whether it is met."""
    found, loads, parts = [], report["loads"], report.get("parts", {})

    def least(name, figure, bound):
        found.append((name, figure, f">= {bound:,}", figure >= bound))

    def most(name, figure, bound):
        found.append((name, figure, f"<= {bound:,.6g}", figure <= bound))

    for name, bound in (("cached", 0.95), ("unique", 0.70), ("unique text", 0.45)):
        if name in loads:
            least(f"{name}, requests a second of bare's", loads[name]["ratio"], bound)
    if "cached" in loads:
        most("cached, processor time of bare's", loads["cached"]["processor_ratio"], 1.15)
        most("cached, slowest hundredth of bare's", loads["cached"]["p99_ratio"], 1.5)
    for name, bound in (
        ("unique", 22), ("unique, semi-modals", 11), ("unique text", 22), ("unique, gzip", 48), ("unique, zstd", 42)
    ):
        if name in loads:
            beyond = loads[name]["scrim"]["processor_us"] - loads[name]["bare"]["processor_us"]
            most(f"{name}, processor time beyond bare's, µs", beyond, bound)
    if "batch, semi-modals" in loads:
        least("batch, specifications a second of a core", loads["batch, semi-modals"]["specs_per_core_second"], 100_000)
    if parts:
        for kind, bound in (("semiModal", 6), ("alert", 12)):
            both = (parts[f"resolve/{kind}"]["ns"] + parts[f"write/{kind}"]["ns"]) / 1000
            most(f"{kind} laid out and written, µs", both, bound)
        most("heap allocations, cached", parts["hit"]["allocations"], 10)
        most("heap allocations, unique", parts["unique"]["allocations"], 60)
        for name, bound in (("svg", 1), ("waapi", 0.3)):
            for kind in ("alert", "formSheet"):
                most(f"{name} of {kind}, ms", parts[f"{name}/{kind}"]["ns"] / 1e6, bound)
        most("png of alert on a phone at 3x, ms", parts["png/alert"]["ns"] / 1e6, 10)
        most("png of formSheet on a pad at 3x, ms", parts["png/formSheet"]["ns"] / 1e6, 20)
    if "pictures" in report:
        most("slowest hundredth of cached beside pictures, of quiet", report["pictures"]["p99_ratio"], 3)
    if "start" in report:
        most("start to first answer, ms", report["start"]["median_ms"], 25)
    if "memory" in report:
        most("resident at rest, MB", report["memory"]["at_rest"], 60)
        most("resident after a million unique requests, MB", max(report["memory"]["after"].values()), 64 * 1.048576 + 60)
    return found


def main():
    parser = argparse.ArgumentParser(prog="scripts/bench")
    parser.add_argument("--scrim", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--bare", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--parts", required=True, help=argparse.SUPPRESS)
    parser.add_argument("--baseline", action="store_true")
    parser.add_argument("--image", action="store_true")
    parser.add_argument("--report", default=".build/bench/report.json")
    parser.add_argument("only", nargs="*", help="what is measured: all that begins so; everything without")
    options = parser.parse_args()

    def is_wanted(name):
        return not options.only or any(name.startswith(start) for start in options.only)

    threads, rounds, seconds = setting("THREADS", os.cpu_count()), setting("ROUNDS", 7), setting("SECONDS_EACH", 2)

    report = {
        "made": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds"),
        "revision": output("git", "-C", str(HERE.parent), "rev-parse", "--short", "HEAD"),
        "machine": machine(), "threads": threads, "rounds": rounds, "seconds": seconds,
    }
    print(", ".join(f"{name}: {value}" for name, value in report["machine"].items()))
    print(f"medians of {rounds} rounds of {seconds} s; server threads: {threads}; wrk: one thread on the same cores")
    with contextlib.ExitStack() as stack:
        folder = pathlib.Path(stack.enter_context(tempfile.TemporaryDirectory()))
        bench = Bench(Binaries(options.scrim, options.bare, options.parts, threads), folder, rounds, seconds)
        report["loads"] = measure_loads(bench, is_wanted)
        for name, measure in (
            ("connections", measure_connections), ("memory", measure_memory), ("start", measure_start),
            ("pictures", measure_pictures), ("sizes", lambda bench: measure_sizes(bench, options.image)), ("parts", measure_parts),
        ):
            if is_wanted(name):
                report[name] = measure(bench)

    if not any(report.get(name) for name in ("loads", "connections", "memory", "start", "pictures", "sizes", "parts")):
        raise Failure("nothing is called so; see Benchmarks/README.md")
    report["goals"] = [
        {"goal": name, "figure": figure, "bound": bound, "met": met} for name, figure, bound, met in goals(report)]
    print(f"\n{'goal':<54} {'figure':>10} {'bound':>12}")
    for goal in report["goals"]:
        print(f"{goal['goal']:<54} {goal['figure']:>10,.2f} {goal['bound']:>12} {'' if goal['met'] else '  missed'}")

    paths = [pathlib.Path(options.report)] + ([HERE / "baseline.json"] if options.baseline else [])
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(rounded(report), indent=2) + "\n")
    if options.baseline:
        subprocess.run([HERE.parent / "scripts" / "performance"], check=True)


def rounded(value):
    """The report with four digits that count, which is more than any two runs share."""
    if isinstance(value, float):
        return float(f"{value:.4g}")
    if isinstance(value, dict):
        return {name: rounded(item) for name, item in value.items()}
    if isinstance(value, list):
        return [rounded(item) for item in value]
    return value


if __name__ == "__main__":
    # The servers are ended by the ends of their blocks, so a signal has to come as an exception.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        main()
    except Failure as failure:
        sys.exit(f"bench: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
