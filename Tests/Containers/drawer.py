#!/usr/bin/env python3
"""A drawer: a content controller, and a menu that comes over it from the side. The menu decides the bar while it is open.

It is right. A word behind it plants a mistake, or several with commas between them; further words are promises that it
does not make then:

    drawer.py forgets-to-ask          opening asks nobody, so the bar stays the content's
    drawer.py forgets-after-cancel    a canceled gesture leaves the menu's bar
    drawer.py wrong-child             the content decides while the menu is open
    drawer.py appears-twice           the menu's viewWillAppear is called by hand, and by UIKit
    drawer.py never-disappears        closing leaves the menu without viewDidDisappear
    drawer.py ends-before-it-begins   ends a transition that was not begun
    drawer.py cancel-stays-open       a canceled gesture leaves the menu, and all say that it is open
    drawer.py unfinished-stays-open   a close whose animation is not finished leaves the menu
"""
import json
import sys

# The first words of the lines above.
KNOWN = [line.split()[1] for line in __doc__.splitlines() if line.startswith("    drawer.py ")]
MISTAKES = [word for word in "".join(sys.argv[1:2]).split(",") if word]
for word in MISTAKES:
    if word not in KNOWN:
        sys.exit(f"no mistake '{word}': expected {', '.join(KNOWN)}")
CONTENT, MENU = "A", "B"


class Drawer:
    def __init__(self):
        self.is_open = False
        self.is_closing = False
        self.number = 0
        self.done = []

    # What UIKit is called with.
    def do(self, *calls):
        self.done += calls

    def decider(self):
        return MENU if self.is_open else CONTENT

    def answer(self):
        child = CONTENT if "wrong-child" in MISTAKES else self.decider()
        self.do({"childForStatusBarStyle": child, "childForStatusBarHidden": child})

    def now(self):
        # Once it closes, only the content is promised.
        is_open = self.is_open and not self.is_closing
        decider = MENU if is_open else CONTENT
        return {"style": decider, "hidden": decider, "shown": [CONTENT, MENU] if is_open else [CONTENT]}

    def update(self):
        if "forgets-to-ask" not in MISTAKES:
            self.do(["update"])

    # What happens to it.
    def view_did_load(self):
        self.do(["addChild", CONTENT], ["addSubview", CONTENT], ["didMove", CONTENT])
        self.answer()

    def show_menu(self):
        self.is_open = True
        self.do(["addChild", MENU], ["addSubview", MENU], ["didMove", MENU])
        if "appears-twice" in MISTAKES:
            self.do(["begin", MENU, True], ["end", MENU])
        if "ends-before-it-begins" in MISTAKES:
            self.do(["end", MENU])

    def hide_menu(self):
        self.is_open = self.is_closing = False
        if "never-disappears" not in MISTAKES:
            self.do(["willMove", MENU], ["removeFromSuperview", MENU], ["removeFromParent", MENU])

    def open(self):
        self.is_closing = False
        if self.is_open:
            return
        self.show_menu()
        self.answer()
        self.update()
        self.animate()

    def close(self):
        if not self.is_open or self.is_closing:
            return
        self.is_closing = True
        self.animate()

    def animate(self):
        self.number += 1
        self.do(["animate", self.number])

    def gesture(self, state):
        if state == "began":
            self.was_open = self.is_open
            if not self.is_open:
                self.show_menu()
                self.answer()
                self.update()
        elif state == "cancelled":
            if self.is_open and not self.was_open and "cancel-stays-open" not in MISTAKES:
                self.hide_menu()
                self.answer()
                if "forgets-after-cancel" not in MISTAKES:
                    self.update()
        else:
            self.answer()
            self.update()

    def ended(self, finished):
        if self.is_closing and (finished or "unfinished-stays-open" not in MISTAKES):
            self.hide_menu()
            self.answer()
            self.update()


def main():
    print(
        json.dumps(
            {
                "protocol": "statusquo",
                "version": 1,
                "container": {
                    "children": 2,
                    "commands": ["open", "close"],
                    "gestures": ["pan"],
                    "undoes": {"close": "open"},
                    "notPromised": {promise: "as typed" for promise in sys.argv[2:]},
                },
            }
        ),
        flush=True,
    )
    sys.stdin.readline()
    drawer = Drawer()
    for line in sys.stdin:
        event = json.loads(line)
        if "launch" in event:
            drawer = Drawer()
        elif event.get("called") == "viewDidLoad":
            drawer.view_did_load()
        elif event.get("command") == "open":
            drawer.open()
        elif event.get("command") == "close":
            drawer.close()
        elif "gesture" in event:
            drawer.gesture(event["state"])
        elif "ended" in event:
            drawer.ended(event["finished"])
        print(json.dumps({"do": drawer.done, "now": drawer.now()}), flush=True)
        drawer.done = []


main()
