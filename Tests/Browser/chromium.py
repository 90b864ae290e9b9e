"""Drives a headless Chromium over two pipes with its DevTools protocol. Needs nothing but Python."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]


CUT = """[...document.querySelectorAll("body *:not(svg, svg *, .away, .menu select, textarea, [data-scrolls] *)")].filter(one => {
  const box = one.getBoundingClientRect();
  if (!box.width || !one.checkVisibility()) return false;
  let right = innerWidth;
  for (let above = one.parentElement; above; above = above.parentElement) {
    if (getComputedStyle(above).overflowX !== "visible") {
      right = Math.min(right, above.getBoundingClientRect().right);
    }
  }
  if (one.tagName === "SELECT" && one.selectedIndex >= 0) {
    const pen = document.createElement("canvas").getContext("2d");
    pen.font = getComputedStyle(one).font;
    if (pen.measureText(one.options[one.selectedIndex].textContent).width > one.clientWidth) return true;
  }
  const hidesText = getComputedStyle(one).overflowX !== "visible" && !one.children.length;
  return box.left < -1 || box.right > right + 1 || hidesText && one.scrollWidth > one.clientWidth + 1;
}).map(one => `${one.tagName} ${one.className} ${one.textContent.slice(0, 60)}`)"""


def find():
    """The path of a Chromium, or None."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return wanted
    return next((path for path in map(shutil.which, NAMES) if path), None)


class Chromium:
    """A browser process. Use it with `with`."""

    def __init__(self, path, timeout=60):
        self.timeout = timeout
        self.profile = tempfile.mkdtemp(prefix="statusquo-browser-")
        here_read, there_write = os.pipe()
        there_read, here_write = os.pipe()
        self.read, self.write = here_read, here_write
        arguments = [
            path, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
            "--disable-dev-shm-usage", "--no-first-run", "--remote-debugging-pipe",
            "--disable-background-networking", "--disable-component-update", "--disable-sync",
            "--disable-default-apps", "--disable-extensions", "--mute-audio",
            "--force-color-profile=srgb", "--font-render-hinting=none",
            f"--user-data-dir={self.profile}", "about:blank",
        ]

        def give_pipes():
            # The browser reads commands from 3 and writes answers to 4.
            high_read, high_write = os.dup(there_read), os.dup(there_write)
            os.dup2(high_read, 3)
            os.dup2(high_write, 4)

        self.process = subprocess.Popen(
            arguments, preexec_fn=give_pipes, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(there_read)
        os.close(there_write)
        self.buffer = b""
        self.number = 0
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.send("Browser.close")
            self.process.wait(10)
        except Exception:
            self.process.kill()
            self.process.wait()
        os.close(self.read)
        os.close(self.write)
        shutil.rmtree(self.profile, ignore_errors=True)

    def send(self, method, parameters=None, session=None):
        """Sends a command and returns its result; events that come meanwhile are kept."""
        self.number += 1
        number = self.number
        message = {"id": number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        os.write(self.write, json.dumps(message).encode() + b"\0") if len(
            json.dumps(message)) < 60_000 else self._write_all(json.dumps(message).encode() + b"\0")
        end = time.monotonic() + self.timeout
        while True:
            message = self._receive(end)
            if message.get("id") == number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']['message']}")
                return message["result"]
            self.events.append(message)

    def _write_all(self, data):
        while data:
            data = data[os.write(self.write, data):]

    def _receive(self, end):
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.read], [], [], left)[0]:
                raise TimeoutError("the browser does not answer")
            data = os.read(self.read, 1 << 20)
            if not data:
                raise RuntimeError("the browser has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def wait(self, method, session):
        """Returns the parameters of the next event of a session, taking it from those kept."""
        end = time.monotonic() + self.timeout
        while True:
            for index, event in enumerate(self.events):
                if event.get("method") == method and event.get("sessionId") == session:
                    del self.events[index]
                    return event["params"]
            self.events.append(self._receive(end))

    def page(self, **options):
        return Page(self, **options)


class Page:
    """A tab. It notes every error, every request, and every violation of the page's policy."""

    def __init__(self, browser, width=1600, height=1000, dark=False, scripts=True, scale=1):
        self.browser = browser
        context = browser.send("Target.createBrowserContext")["browserContextId"]
        self.context = context
        target = browser.send(
            "Target.createTarget", {"url": "about:blank", "browserContextId": context})
        self.target = target["targetId"]
        self.session = browser.send(
            "Target.attachToTarget", {"targetId": self.target, "flatten": True})["sessionId"]
        for domain in ["Page", "Runtime", "Network", "Log", "DOM", "Accessibility"]:
            self.send(f"{domain}.enable")
        self.send("Emulation.setFocusEmulationEnabled", {"enabled": True})
        self.resize(width, height, scale)
        self.media(dark=dark)
        self.send("Emulation.setScriptExecutionDisabled", {"value": not scripts})

    def send(self, method, parameters=None):
        return self.browser.send(method, parameters, self.session)

    def resize(self, width, height, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})

    def media(self, dark=False, kind=""):
        self.send("Emulation.setEmulatedMedia", {
            "media": kind,
            "features": [
                {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
                {"name": "prefers-reduced-motion", "value": "reduce"}]})

    def open(self, path, fragment=""):
        """Opens a file from disk and waits until it is loaded."""
        self.send("Page.navigate", {"url": "about:blank"})
        self.browser.wait("Page.loadEventFired", self.session)
        self.browser.events.clear()
        self.send("Page.navigate", {"url": "file://" + os.path.abspath(path) + fragment})
        self.browser.wait("Page.loadEventFired", self.session)

    def problems(self):
        """Errors, failed policies and requests beyond the file, since it was opened."""
        self.send("Runtime.evaluate", {"expression": "0"})
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            parameters = event.get("params", {})
            method = event["method"]
            if method == "Runtime.exceptionThrown":
                found.append("exception: " + json.dumps(parameters["exceptionDetails"]))
            elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "assert"):
                found.append("console: " + json.dumps(parameters["args"]))
            elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                found.append("log: " + parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                if not parameters["request"]["url"].startswith("file://") or (
                        parameters.get("type") != "Document"):
                    found.append("request: " + parameters["request"]["url"][:200])
        return found

    def evaluate(self, expression):
        """The value of an expression, also of a promise."""
        result = self.send("Runtime.evaluate", {
            "expression": expression, "returnByValue": True, "awaitPromise": True,
            "userGesture": True})
        if "exceptionDetails" in result:
            raise RuntimeError(json.dumps(result["exceptionDetails"])[:2000])
        return result["result"].get("value")

    def cut(self):
        """The elements that stick out of the window, or of a box that hides a part of them. Drawings may be wide, and
        what scrolls by design says so."""
        return self.evaluate(CUT)

    def key(self, name):
        code = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "Tab": 9,
                "Enter": 13, " ": 32}.get(name, 0)
        for kind in ["rawKeyDown", "keyUp"]:
            self.send("Input.dispatchKeyEvent", {
                "type": kind, "key": name, "code": name, "windowsVirtualKeyCode": code})

    def click(self, selector):
        """Presses the mouse in the middle of an element."""
        box = self.evaluate(
            f"(e=>{{e.scrollIntoView({{block:'center'}});const b=e.getBoundingClientRect();"
            f"return[b.x+b.width/2,b.y+b.height/2]}})(document.querySelector({json.dumps(selector)}))")
        for kind in ["mousePressed", "mouseReleased"]:
            self.send("Input.dispatchMouseEvent", {
                "type": kind, "x": box[0], "y": box[1], "button": "left", "clickCount": 1})

    def screenshot(self, path, whole=True):
        shot = self.send("Page.captureScreenshot", {"captureBeyondViewport": whole, **(
            {"clip": {"x": 0, "y": 0, "scale": 1, **self._size()}} if whole else {})})
        with open(path, "wb") as file:
            file.write(base64.b64decode(shot["data"]))

    def _size(self):
        size = self.send("Page.getLayoutMetrics")["cssContentSize"]
        return {"width": size["width"], "height": min(size["height"], 16_000)}

    def close(self):
        if self.context is None:
            return
        self.browser.send("Target.disposeBrowserContext", {"browserContextId": self.context})
        self.context = None
