#!/usr/bin/env python3
"""How much of what a subject's own loop allows is left under 'statusquo fuzz --subject'.

Usage: share.py STATUSQUO COMMAND [SCENARIOS [WORKERS [ROUNDS]]]

The loop alone reads the same scenarios from a file, one loop for each worker. The two
take turns; medians are printed. Each worker needs two processors: the program has one to itself.
"""
import glob
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time


def scenarios(statusquo, count, folder):
    """A file with what a subject reads: the greeting and a number of scenarios."""
    subprocess.run([statusquo, "generate", "--seed", "1", "--count", str(count), "--into", folder],
                   check=True, stdout=subprocess.DEVNULL)
    file = folder + "/lines"
    with open(file, "w") as lines:
        lines.write('{"protocol": "statusquo", "version": 1}\n')
        for name in sorted(glob.glob(folder + "/*.json")):
            lines.write(json.dumps(json.load(open(name)), separators=(",", ":")) + "\n")
    return file


class Measured:
    """How long something took, and how much processor time its processes used, in microseconds for
    each scenario."""

    def __init__(self, body, count):
        start, used = time.monotonic(), os.times()
        body()
        now = os.times()
        self.time = (time.monotonic() - start) / count * 1e6
        self.processor = sum(now[2:4]) - sum(used[2:4])
        self.processor *= 1e6 / count


def alone(command, file, workers):
    programs = [
        subprocess.Popen(["sh", "-c", "exec " + command], stdin=open(file), stdout=subprocess.DEVNULL)
        for _ in range(workers)
    ]
    if any([program.wait() for program in programs]):
        sys.exit("the program failed")


def fuzz(statusquo, command, count, workers):
    subprocess.run(
        [statusquo, "fuzz", "--subject", command, "--seed", "1", "--scenarios", str(count),
         "--workers", str(workers)], stdout=subprocess.DEVNULL)


def main():
    statusquo, command = sys.argv[1:3]
    count, workers, rounds = [int(text) for text in sys.argv[3:]] + [10000, 1, 5][len(sys.argv) - 3:]
    with tempfile.TemporaryDirectory() as folder:
        file = scenarios(statusquo, count, folder)
        pairs = []
        for _ in range(rounds):
            pairs.append((Measured(lambda: alone(command, file, workers), count * workers),
                          Measured(lambda: fuzz(statusquo, command, count * workers, workers),
                                   count * workers)))
    for name, number, whose in ("alone", 0, "of the program"), ("fuzz", 1, "beside it"):
        taken = statistics.median(pair[number].time for pair in pairs)
        used = statistics.median(pair[number].processor for pair in pairs)
        print(f"{name:6}{taken:8.1f} us a scenario, {used:6.1f} us of processor time {whose}")
    shares = [one.time / other.time for one, other in pairs]
    print(f"share {statistics.median(shares):8.0%} ({min(shares):.0%} to {max(shares):.0%})")


main()
