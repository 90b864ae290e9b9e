#!/usr/bin/env python3
"""A resolver for 'statusquo fuzz --subject' that knows a small part of the law: what becomes of the
steps that the user and the system do (rotate, light and dark, background). All else it leaves out.
"""
import json
import sys


class SystemSteps:
    """What a phone is at, as far as these steps go."""

    def __init__(self, scenario):
        environment = scenario.get("environment", {})
        self.ios = int(environment.get("iOS", "18.0").split(".")[0])
        self.orientation = environment.get("orientation", "portrait")
        self.style = environment.get("systemStyle", "light")
        self.in_background = False

    def apply(self, step):
        """The outcome of a step, or None when nothing is known about it."""
        kind = step["do"]
        if kind == "rotate":
            return self.change("orientation", step["to"])
        if kind == "setSystemStyle":
            if self.ios < 13:
                return ignored("noSuchProperty")
            return self.change("style", step["style"])
        if kind in ("enterBackground", "enterForeground"):
            return self.change("in_background", kind == "enterBackground")
        return None

    def change(self, name, value):
        if getattr(self, name) == value:
            return ignored("noChange")
        setattr(self, name, value)
        return {"result": "applied"}


def ignored(reason):
    return {"result": "ignored", "reason": reason}


def write(answer):
    print(json.dumps(answer))


def main():
    hello = json.loads(sys.stdin.readline())
    if hello.get("protocol") != "statusquo" or hello.get("version") != 1:
        sys.exit("this is for version 1 of the protocol of 'statusquo fuzz --subject'")
    write({"protocol": "statusquo", "version": 1, "name": "system steps", "answers": ["outcome"]})
    sys.stdout.flush()
    for line in sys.stdin:
        scenario = json.loads(line)
        model = SystemSteps(scenario)
        write({})  # the launch
        for step in scenario.get("steps", []):
            outcome = model.apply(step)
            write({"outcome": outcome} if outcome else {})
        sys.stdout.flush()


main()
