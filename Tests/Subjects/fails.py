#!/usr/bin/env python3
"""A program that leaves out everything and fails at some steps: `fails.py HOW=STEP ...`.

HOW is signal, abort, exit, raise, trap, other-trap, error, or hang. It flushes once a scenario, as most programs do, so that only another
play of a part of the scenario shows at which step it fails.
"""
import json
import os
import signal
import sys
import time

FAULTS = dict(reversed(argument.split("=")) for argument in sys.argv[1:])


def fail(how, step):
    if how == "signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    if how == "abort":
        os.kill(os.getpid(), signal.SIGABRT)
    if how.endswith("trap"):
        file = "Other" if how == "other-trap" else "Bar"
        print(f"/checkout/{id(step)}/{file}.swift:{id(step) % 100}: Fatal error: no value", file=sys.stderr, flush=True)
        os.kill(os.getpid(), signal.SIGILL)
    if how == "exit":
        os._exit(1)
    if how == "raise":
        raise ValueError(f"no {step} at {id(step)}")
    if how == "hang":
        time.sleep(1_000)
    print(json.dumps({"error": f"{step} is not implemented"}))


def main():
    sys.stdin.readline()
    greeting = {"protocol": "statusquo", "version": 1, "name": "fails", "answers": ["bar"]}
    print(json.dumps(greeting), flush=True)
    for line in sys.stdin:
        steps = [step["do"] for step in json.loads(line)["steps"]]
        failing = [step for step in steps if step in FAULTS]
        if failing:
            fail(FAULTS[failing[0]], failing[0])
        else:
            print("{}\n" * (len(steps) + 1), end="")
        sys.stdout.flush()


main()
