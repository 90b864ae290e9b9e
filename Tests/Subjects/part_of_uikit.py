#!/usr/bin/env python3
"""A framework that knows a part of UIKit, for 'statusquo fuzz --subject': plain controllers and
stacks in one window, presentations, and which lifecycle methods are called.

Each argument plants a bug that a framework had; without arguments it is right. '--list' lists them.
"""
import json
import sys

BUGS = {
    "dismiss-of-nothing": "dismiss calls what was never presented, if it is a plain root",
    "present-from-no-window": "what is presented from no window appears",
    "presents-itself": "a controller that presents itself appears again",
    "dismisses-the-presenter": "dismiss of a presenter ends the presenter's own presentation",
    "ends-the-topmost-only": "of several presentations dismiss ends the last one only",
    "stack-does-not-present": "a stack presents nothing, as its top counts as presented",
    "popped-stays": "what is popped in a root stack never disappears",
    "covered-stays": "what a push covers never disappears",
    "pushed-never-appears": "what is pushed never did appear",
    "child-first": "a child did appear before its stack did load",
    "pop-in-no-window": "pop in no window lets the top disappear",
    "dismiss-of-a-stack": "dismiss of a stack that was never presented lets it disappear",
    "pop-dismisses": "pop in a presented stack dismisses the stack",
    "stack-again-is-silent": "a stack that is presented again does not tell its child",
    "present-goes-to-the-topmost": "present while presenting goes to the topmost",
    "dismissed-stack-is-silent": "a stack that is dismissed does not tell its child",
    "dismiss-from-a-child": "dismiss from a child of a presented stack does nothing",
    "child-presents": "a child presents, not its topmost parent",
    "presented-is-gone-first": "what is dismissed did disappear before the presenter did appear",
    "presenter-stays": "under full screen the presenter stays on screen",
    "stays-in-two-stacks": "what is pushed from another stack stays in that one, too",
    "root-pops": "pop of the last controller of a stack lets it disappear",
}

FIRST_LINE = {
    "protocol": "statusquo", "version": 1, "name": "a part of UIKit", "answers": ["calls"],
    "capabilities": {
        "versions": ["13.0", "16.4"], "linkedSDK": "same", "devices": ["iPhone 15"],
        "infoPlist": [], "windows": 1, "windowProperties": [], "kinds": ["plain", "navigation"],
        "parents": ["navigation"], "emptyContainers": False, "presentedAtLaunch": False,
        "steps": ["push", "pop", "popToRoot", "present", "dismiss"],
        "properties": ["modalPresentationStyle"],
        "values": {"modalPresentationStyle": ["fullScreen", "pageSheet"]}, "actions": [],
    },
}


class Refused(Exception):
    """UIKit does nothing, or raises: no method is called either way."""


class Controller:
    """A controller, and where it is."""

    def __init__(self, document, parent=None):
        self.name = document["name"]
        self.is_stack = document["kind"] == "navigation"
        self.is_full_screen = document.get("modalPresentationStyle") == "fullScreen"
        self.stays_attached = document.get("prefersEdgeAttachedInCompactHeight", False)
        self.parent = parent
        self.children = [Controller(child, self) for child in document.get("children", [])]
        self.presented = None
        self.presenter = None
        self.is_loaded = False
        self.was_dismissed = False

    @property
    def top(self):
        return self.children[-1] if self.children else None

    def parents(self):
        """The controller, its parent, that one's parent …"""
        controller = self
        while controller:
            yield controller
            controller = controller.parent

    def topmost(self):
        return list(self.parents())[-1]


class App:
    """An app after its launch."""

    def __init__(self, scenario, bugs):
        self.bugs = bugs
        self.calls = []
        environment = scenario.get("environment", {})
        # There is no room for a card, unless it stays attached, from iOS 15 on.
        self.is_flat = environment.get("orientation") == "landscape"
        self.attaches = float(environment.get("iOS", "18.0")) >= 15
        self.roots = [Controller(window["root"]) for window in scenario["windows"]
                      if window.get("root")]
        others = [Controller(document) for document in scenario.get("controllers", [])]
        self.controllers = {}
        for controller in self.roots + others:
            self.add(controller)
        self.transition(lambda: None, old=[])

    def add(self, controller):
        self.controllers[controller.name] = controller
        for child in controller.children:
            self.add(child)

    # What is where

    def on_screen(self):
        """The controllers on screen: outermost first, each with its top and what it presents."""
        shown = []

        def visit(controller):
            if not self.is_left(controller):
                shown.append(controller)
                if controller.top:
                    visit(controller.top)
            if controller.presented:
                visit(controller.presented)

        for root in self.roots:
            visit(root)
        return shown

    def is_left(self, controller):
        """True for a presenter that what it presents made leave."""
        presented = controller.presented
        if not presented or "presenter-stays" in self.bugs:
            return False
        stays = presented.stays_attached and self.attaches
        return presented.is_full_screen or self.is_flat and not stays

    def is_in_window(self, controller):
        top = controller.topmost()
        while top.presenter:
            top = top.presenter.topmost()
        return top in self.roots

    def hanging_on(self, controller):
        """All that is presented from it or from what is below it, outermost first."""
        found = []
        for child in controller.children:
            found += self.hanging_on(child)
        if controller.presented:
            found += [controller.presented] + self.hanging_on(controller.presented)
        return found

    # Changes

    def transition(self, change, is_presentation=False, old=None):
        old = self.on_screen() if old is None else old
        change()
        new = self.on_screen()
        outgoing = [each for each in old if each not in new]
        incoming = [each for each in new if each not in old]
        self.appear(self.told(outgoing, is_gone=True), self.told(incoming), is_presentation)

    def told(self, controllers, is_gone=False):
        """Those that are called, but for what some bugs keep from children."""
        def is_silent(controller):
            parent = controller.parent
            if parent is None or parent not in controllers:
                return False
            if is_gone:
                return "dismissed-stack-is-silent" in self.bugs and parent.was_dismissed
            return "stack-again-is-silent" in self.bugs and parent.was_dismissed
        return [each for each in controllers if not is_silent(each)]

    def appear(self, outgoing, incoming, is_presentation):
        if "child-first" in self.bugs:
            for child in [each for each in incoming if each.parent in incoming]:
                self.load(child)
                self.call("viewWillAppear", [child])
                self.call("viewDidAppear", [child])
                incoming.remove(child)
        for controller in incoming:
            if self.stack_around(controller, incoming) is None:
                self.load(controller)
        self.call("viewWillDisappear", outgoing)
        for controller in incoming:
            self.call("viewWillAppear", [controller])
            for waiting in incoming:
                if self.stack_around(waiting, incoming) is controller:
                    self.load(waiting)
        if is_presentation and "presented-is-gone-first" not in self.bugs:
            self.call("viewDidAppear", incoming)
            self.call("viewDidDisappear", outgoing)
        else:
            self.call("viewDidDisappear", outgoing)
            self.call("viewDidAppear", incoming)

    def stack_around(self, controller, incoming):
        """The navigation controller that comes, too, and loads it."""
        above = controller.parent
        while above is not None and not (above.is_stack and above in incoming):
            above = above.parent
        return above

    def load(self, controller):
        if not controller.is_loaded:
            controller.is_loaded = True
            self.call("viewDidLoad", [controller])

    def call(self, method, controllers):
        for controller in controllers:
            self.calls.append({"controller": controller.name, "method": method})

    def end(self, presented):
        presented.presenter.presented = None
        presented.presenter = None
        presented.was_dismissed = True

    def take_out(self, controller):
        """Out of its parent, its window or its presentation."""
        for presented in reversed(self.hanging_on(controller)):
            self.end(presented)
        if controller.parent:
            if "stays-in-two-stacks" not in self.bugs:
                controller.parent.children.remove(controller)
            controller.parent = None
        if controller in self.roots:
            self.roots.remove(controller)

    # Steps

    def apply(self, step):
        self.calls = []
        try:
            getattr(self, step["do"])(*[self.find(step[key]) for key in ("controller", "on", "from")
                                        if key in step])
        except Refused:
            pass

    def find(self, name):
        if name not in self.controllers:
            raise Refused
        return self.controllers[name]

    def push(self, pushed, stack):
        if not stack.is_stack or pushed.is_stack or pushed.parent is stack:
            raise Refused
        if pushed in stack.parents() or pushed.presenter:
            raise Refused
        covered = stack.top

        def change():
            self.take_out(pushed)
            pushed.parent = stack
            stack.children.append(pushed)

        self.transition(change)
        if "covered-stays" in self.bugs and covered:
            self.calls = [call for call in self.calls
                          if call["controller"] != covered.name
                          or not call["method"].endswith("Disappear")]
        if "pushed-never-appears" in self.bugs:
            self.calls = [call for call in self.calls
                          if call["controller"] != pushed.name
                          or call["method"] != "viewDidAppear"]

    def pop(self, stack):
        if not stack.is_stack:
            raise Refused
        if len(stack.children) < 2:
            if "root-pops" in self.bugs and stack.top in self.on_screen():
                self.call("viewWillDisappear", [stack.top])
                self.call("viewDidDisappear", [stack.top])
            raise Refused
        if "pop-dismisses" in self.bugs and stack.presenter:
            return self.dismiss(stack)
        self.pop_to(stack, stack.children[-2])

    def popToRoot(self, stack):
        if not stack.is_stack or len(stack.children) < 2:
            raise Refused
        self.pop_to(stack, stack.children[0])

    def pop_to(self, stack, target):
        popped = stack.top
        is_shown = popped in self.on_screen()

        def change():
            while stack.top is not target:
                top = stack.top
                self.take_out(top)
                if top in stack.children:
                    stack.children.remove(top)

        self.transition(change)
        if "popped-stays" in self.bugs and stack in self.roots:
            self.calls = [call for call in self.calls
                          if call["controller"] != popped.name
                          or not call["method"].endswith("Disappear")]
        if "pop-in-no-window" in self.bugs and not is_shown and not self.is_in_window(stack):
            self.call("viewWillDisappear", [popped])
            self.call("viewDidDisappear", [popped])

    def present(self, presented, source):
        if presented is source:
            if "presents-itself" in self.bugs:
                self.appear([], [presented], True)
            raise Refused
        if presented.parent or presented in self.roots or presented.presenter:
            raise Refused
        if not self.is_in_window(source):
            if "present-from-no-window" in self.bugs:
                self.appear([], [presented], True)
            raise Refused
        if "stack-does-not-present" in self.bugs and source.is_stack:
            raise Refused
        presenter = source if "child-presents" in self.bugs else source.topmost()
        if presenter.presented:
            if "present-goes-to-the-topmost" not in self.bugs:
                raise Refused
            while presenter.presented:
                presenter = presenter.presented

        def change():
            presenter.presented = presented
            presented.presenter = presenter

        self.transition(change, is_presentation=True)
        presented.was_dismissed = False

    def dismiss(self, source):
        target = next((each.presented for each in source.parents() if each.presented), None)
        top = source.topmost()
        if "dismisses-the-presenter" in self.bugs and top.presenter:
            target = top
        elif target is None and top.presenter:
            if "dismiss-from-a-child" in self.bugs and source.parent:
                raise Refused
            target = top
        if target is None:
            bug = "dismiss-of-a-stack" if source.is_stack else "dismiss-of-nothing"
            if bug in self.bugs and source.parent is None and source in self.on_screen():
                self.call("viewWillDisappear", [source])
                self.call("viewDidDisappear", [source])
            raise Refused
        ended = [target] + self.hanging_on(target)
        if "ends-the-topmost-only" in self.bugs:
            ended = ended[-1:]
        for presented in ended:
            presented.was_dismissed = True

        def change():
            for presented in reversed(ended):
                self.end(presented)

        self.transition(change, is_presentation=True)


def write(answer):
    print(json.dumps(answer))


def main():
    bugs = set(sys.argv[1:])
    if bugs == {"--list"}:
        for bug, words in BUGS.items():
            print(f"{bug}: {words}")
        return
    if bugs - set(BUGS):
        sys.exit(f"no such bug: {', '.join(sorted(bugs - set(BUGS)))}; '--list' lists them")
    hello = json.loads(sys.stdin.readline())
    if hello.get("protocol") != "statusquo" or hello.get("version") != 1:
        sys.exit("this is for version 1 of the protocol of 'statusquo fuzz --subject'")
    write(FIRST_LINE)
    sys.stdout.flush()
    for line in sys.stdin:
        scenario = json.loads(line)
        app = App(scenario, bugs)
        write({"calls": app.calls})
        for step in scenario.get("steps", []):
            app.apply(step)
            write({"calls": app.calls})
        sys.stdout.flush()


main()
