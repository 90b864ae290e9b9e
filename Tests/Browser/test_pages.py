"""Opens the pages that statusquo writes, in a browser, from disk, and looks at what is shown."""

import json
import os
import subprocess
import tempfile
import unittest

from chromium import Chromium, find

STATUSQUO = os.environ["STATUSQUO"]
SCENARIOS = int(os.environ.get("SCENARIOS", "200"))
AXE = os.environ.get("AXE", "")
REPOSITORY = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WIDTHS = [360, 390, 1440, 1600]

# A command for each kind of page.
PAGES = {
    "run": ["fuzz", "--seed", "1", "--scenarios", "2000"],
    "finding": ["fuzz", "--seed", "1", "--scenarios", "400", "--bug",
                "reads-second-request-is-coalesced"],
    "crash": ["fuzz", "--seed", "1", "--scenarios", "300", "--bug", "lifecycle-presenting-traps"],
    "enumeration": ["enumerate", "--controllers", "2", "--steps", "1"],
    "properties": ["properties", "--seed", "1", "--scenarios", "100"],
    "replay": ["replay", "Tests/Conformance/rules"],
    "benchmark": ["bench", "--quick"],
    "flow": ["check", "--steps", "2", "--want", "always: bar light",
             "Tests/Conformance/situations/01-style-getter-not-called.json"],
    "failed expectations": ["replay", "Tests/Browser/wrong-expectation.json"],
}
# Those that have no findings.
CLEAN = ["explained", "rule", "run", "enumeration", "properties", "replay", "benchmark"]

# What a page shows of the moment that is chosen. Texts of drawings are read as a reader would.
SHOWN = """(() => {
  const panel = document.querySelector("details.step[open]");
  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const phone = panel.querySelector("svg.phone");
  const rows = all(panel.querySelector(".who svg"), "[role=listitem]").map(row => ({
    name: (row.querySelector(".name") || {}).textContent,
    isOn: !!row.querySelector("circle.on"),
    isDark: !!row.querySelector(".swatch.sd"),
    isLight: !!row.querySelector(".swatch.sl"),
    notes: all(row, ".note, .small").map(note => note.textContent.trim())}));
  const terms = {};
  all(panel, ".changes dt").forEach(term => {
    terms[term.textContent] = term.nextElementSibling.textContent});
  return {
    caption: panel.querySelector(".phones figcaption").textContent,
    isLight: !!phone.querySelector(".barlight"), isDark: !!phone.querySelector(".bardark"),
    visible: all(document, "details.step").filter(one => one.checkVisibility()).length,
    current: document.querySelector(".chips [aria-current=step] .number").textContent,
    slider: document.querySelector(".slider input").value,
    rows, terms}})()"""


def run(*arguments, **options):
    result = subprocess.run(
        [STATUSQUO, *arguments], capture_output=True, text=True, cwd=REPOSITORY, **options)
    if result.returncode not in (0, 1, 3):
        raise RuntimeError(f"statusquo {' '.join(arguments)}: {result.stderr}")
    return result.stdout


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="statusquo-pages-")
        cls.browser = Chromium(find())

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.folder.cleanup()

    def page(self, **options):
        page = self.browser.page(**options)
        self.addCleanup(page.close)
        return page

    def file(self, name, text):
        path = os.path.join(self.folder.name, name)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
        return path

    def explained(self, name, document):
        return self.file(name + ".html", run("explain", document, "--format", "html"))

    def situation(self, number):
        folder = os.path.join(REPOSITORY, "Tests/Conformance/situations")
        name = next(
            name for name in sorted(os.listdir(folder))
            if name.startswith(number) and "fixed" not in name)
        return os.path.join(folder, name)

    def assert_nothing_happened(self, page, what=""):
        self.assertEqual(page.problems(), [], what)

    # What is shown is what the model says

    def test_each_step_of_many_scenarios_is_shown_as_observed(self):
        documents = os.path.join(self.folder.name, "generated")
        run("generate", "--seed", "17", "--count", str(SCENARIOS), "--profile", "app-like",
            "--into", documents)
        page = self.page(width=1280)
        moments = 0
        for name in sorted(os.listdir(documents)):
            document = os.path.join(documents, name)
            observed = [json.loads(line) for line in run("observe", document).splitlines()]
            page.open(self.explained("generated", document))
            drawn = page.evaluate(
                "[...document.querySelectorAll('.chips .number')].map(e => +e.textContent)")
            page.key("Home")
            for index, number in enumerate(drawn):
                if index > 0:
                    page.key("ArrowRight")
                shown = page.evaluate(SHOWN)
                self.compare(shown, observed[number], index, f"{name}, step {number}")
                moments += 1
            self.assert_nothing_happened(page, name)
        self.assertGreater(moments, 5 * SCENARIOS)
        print(f"{moments} moments of {SCENARIOS} scenarios", end=" ", flush=True)

    def compare(self, shown, observed, index, where):
        bar = observed["bar"]
        self.assertEqual(shown["visible"], 1, where)
        self.assertEqual(shown["current"], str(observed["step"]), where)
        self.assertEqual(shown["slider"], str(index), where)
        words = "hidden" if bar["hidden"] else "visible with " + {
            "light": "light text", "dark": "dark text",
            "contentDependent": "text that follows the content"}[bar["content"]]
        self.assertEqual(shown["caption"], "status bar " + words, where)
        # A phone with a notch has no bar in landscape, and the model says that it is hidden.
        both = bar["content"] == "contentDependent"
        self.assertEqual(
            shown["isLight"], not bar["hidden"] and (both or bar["content"] == "light"), where)
        self.assertEqual(
            shown["isDark"], not bar["hidden"] and (both or bar["content"] == "dark"), where)
        self.compare_rows(shown["rows"], observed, where)
        calls = [f"{call['controller']}.{call['method']}" for call in observed["calls"]]
        listed = shown["terms"].get("calls", "")
        self.assertEqual(
            listed.split(" and ")[0], ", ".join(calls[:8]), where)
        if observed["outcome"]["result"] != "applied":
            self.assertIn(observed["outcome"]["reason"], shown["terms"]["outcome"], where)

    def compare_rows(self, rows, observed, where):
        styles = {style["node"]: style["style"] for style in observed["styles"]}
        rows_by_name = {row["name"]: row for row in rows}
        if any(row["isDark"] for row in rows):
            for row in rows:
                style = styles.get(f"{row['name']}.view", styles.get(row["name"]))
                if style and (row["isDark"] or row["isLight"]):
                    self.assertEqual(row["isDark"], style == "dark", f"{where}, {row['name']}")
        provenance = observed.get("provenance") or {}
        for question in ["style", "hidden"]:
            answer = provenance.get(question)
            if not answer or answer["answeredBy"] not in rows_by_name:
                continue
            notes = rows_by_name[answer["answeredBy"]]["notes"]
            self.assertTrue(
                "decides" in notes or f"decides {question}" in notes, f"{where}: {notes}")

    # Scripts, keys, copying

    def test_steps_can_be_chosen_by_slider_buttons_keys_and_links(self):
        page = self.page()
        path = self.explained("steps", self.situation("38"))
        page.open(path)
        current = lambda: page.evaluate(SHOWN)["current"]
        last = current()
        self.assertEqual(last, "2")
        page.key("ArrowLeft")
        self.assertEqual(current(), "1")
        page.key("Home")
        self.assertEqual(current(), "0")
        page.key("ArrowLeft")
        self.assertEqual(current(), "0")
        page.click(".next")
        self.assertEqual(current(), "1")
        page.click(".prev")
        self.assertEqual(current(), "0")
        page.click(".chips li:nth-child(2) a")
        self.assertEqual(current(), "1")
        page.evaluate(
            "(i => {i.value = 2; i.dispatchEvent(new Event('input'))})"
            "(document.querySelector('.slider input'))")
        self.assertEqual(current(), "2")
        self.assertIn("2", page.evaluate(
            "document.querySelector('.slider input').getAttribute('aria-valuetext')"))
        page.open(path, "#moment-1-step-1")
        self.assertEqual(current(), "1")
        self.assert_nothing_happened(page)

    def test_a_document_is_copied_as_it_is(self):
        page = self.page()
        self.browser.send("Browser.grantPermissions", {
            "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"],
            "browserContextId": page.context})
        page.open(self.explained("copy", self.situation("01")))
        page.evaluate("""[...document.querySelectorAll('details.copy')].find(one =>
          one.querySelector('summary').textContent === 'scenario document').open = true""")
        page.click("details.copy[open] button[data-copy]")
        wanted = page.evaluate(
            "document.getElementById(document.querySelector('details.copy[open] button[data-copy]')"
            ".dataset.copy).textContent")
        self.assertEqual(json.loads(wanted)["version"], 1)
        copied = page.evaluate("navigator.clipboard.readText()")
        self.assertEqual(copied, wanted)
        self.assertEqual(page.evaluate("document.querySelector('.status').textContent"), "Copied")
        self.assert_nothing_happened(page)

    def test_a_finding_shows_what_is_wrong_and_how_to_see_it_again(self):
        page = self.page()
        page.open(self.reported("finding", *PAGES["finding"]))
        self.assertEqual(
            page.evaluate("document.querySelector('.finding .headline').textContent"),
            "After step 3, A.setNeedsStatusBarAppearanceUpdate(), the status bar is visible; "
            "it should be hidden")
        panel = "details.step[open] "
        self.assertEqual(
            page.evaluate(f"[...document.querySelectorAll('{panel}figcaption')].slice(0, 2)"
                          ".map(one => one.textContent)"),
            ["expected hidden", "actual visible with dark text"])
        bars = page.evaluate(f"""[...document.querySelectorAll('{panel}svg.phone')].map(one =>
          !!one.querySelector('.bardark, .barlight'))""")
        self.assertEqual(bars, [False, True])
        command = page.evaluate("document.querySelector('.copy pre').textContent")
        self.assertIn(" replay --bug reads-second-request-is-coalesced", command)
        again = subprocess.run(
            ["bash", "-c", command],
            capture_output=True, text=True, check=False)
        self.assertEqual(again.returncode, 1, again.stderr)
        self.assertIn("the status bar is visible; it should be hidden", again.stdout)
        reasons = page.evaluate("""[...document.querySelectorAll('.finding h2')].find(one =>
          one.textContent === 'Nothing here can go').nextElementSibling.querySelectorAll('tr').length""")
        self.assertGreaterEqual(reasons, 4)
        page.key("Home")
        self.assertEqual(
            page.evaluate("document.querySelectorAll('details.step[open] svg.phone').length"), 1)
        self.assert_nothing_happened(page)

    def test_without_scripts_every_step_can_be_unfolded_and_read(self):
        page = self.page(scripts=False)
        page.open(self.explained("quiet", self.situation("38")))
        state = page.evaluate("""({
          steps: document.querySelectorAll('details.step').length,
          phones: document.querySelectorAll('details.step svg.phone').length,
          summaries: [...document.querySelectorAll('details.step > summary')]
            .filter(one => one.checkVisibility()).length,
          controls: [...document.querySelectorAll('.slider, button')]
            .filter(one => one.checkVisibility()).length})""")
        self.assertEqual(state, {"steps": 3, "phones": 3, "summaries": 3, "controls": 0})
        page.click("details.step > summary")
        self.assertTrue(page.evaluate(
            "document.querySelector('details.step svg.phone').checkVisibility()"))
        self.assert_nothing_happened(page)

    def test_everything_is_printed(self):
        page = self.page()
        page.open(self.explained("print", self.situation("38")))
        page.media(kind="print")
        self.assertEqual(page.evaluate("""[...document.querySelectorAll('details.step svg.phone')]
          .filter(one => !one.checkVisibility({contentVisibilityAuto: true})).length"""), 0)
        self.assertFalse(page.evaluate("document.querySelector('.slider').checkVisibility()"))

    # Hostile names

    def test_names_stay_text(self):
        name = "</svg></script><img src=x onerror=alert(1)>\"'&{{7*7}}\u202e"
        document = {
            "version": 1, "name": name,
            "windows": [{"name": "W" + name, "root": {
                "name": name, "kind": "navigation",
                "children": [{"name": "A" + name, "kind": "plain"},
                             {"name": "B" + name, "kind": "plain"}]}}],
            "steps": [{"do": "pop", "on": name},
                      {"do": "set", "on": name, "property": name, "value": name}]}
        path = self.explained("hostile", self.file("hostile.json", json.dumps(document)))
        for scripts in [True, False]:
            page = self.page(scripts=scripts)
            page.open(path)
            self.assertEqual(page.evaluate("document.querySelectorAll('img').length"), 0)
            self.assertEqual(page.evaluate("document.querySelectorAll('script').length"), 1)
            self.assertIn("</svg></script><img", page.evaluate("document.body.textContent"))
            self.assert_nothing_happened(page)

    # Every size, light and dark

    def every_page(self):
        """The pages of all kinds, with what they are."""
        yield "explained", self.explained("explained", self.situation("12"))
        yield "rule", self.explained("rule", "SB-21")
        for name, arguments in PAGES.items():
            yield name, self.reported(name, *arguments)
        yield "a hundred findings", self.hundred_findings()
        yield "a thousand controllers", self.explained("wide", self.large(1_000, 3))
        yield "a thousand steps", self.explained("long", self.large(3, 1_000))

    def reported(self, name, *arguments):
        """The page that a command writes; each is made once."""
        path = os.path.join(self.folder.name, name + ".html")
        if not os.path.exists(path):
            run(*arguments, "--report", "html=" + path)
        return path

    def hundred_findings(self):
        documents = os.path.join(self.folder.name, "hundred")
        if not os.path.exists(documents):
            run("generate", "--seed", "3", "--count", "100", "--into", documents)
        return self.reported("hundred", "replay", documents, "--bug", "reads-canary")

    def large(self, controllers, steps):
        """A tab bar controller with many children, and a selection for each step."""
        names = [f"C{number}" for number in range(controllers - 1)]
        return self.file(f"large-{controllers}-{steps}.json", json.dumps({
            "version": 1,
            "windows": [{"name": "W", "root": {"name": "T", "kind": "tab", "children": [
                {"name": name, "kind": "plain"} for name in names]}}],
            "steps": [{"do": "select", "on": "T", "controller": names[number % len(names)]}
                      for number in range(steps)]}))

    def test_every_page_fits_every_width_in_light_and_dark(self):
        for name, path in self.every_page():
            page = self.page()
            page.open(path)
            for width in WIDTHS:
                page.resize(width, 1000)
                for dark in [False, True]:
                    page.media(dark=dark)
                    where = f"{name}, {width} pixels, {'dark' if dark else 'light'}"
                    self.assertLessEqual(
                        page.evaluate("document.documentElement.scrollWidth"), width, where)
                    if width in (390, 1440):
                        self.assertEqual(page.cut(), [], where)
                    colors = page.evaluate(
                        "(s => [s.color, s.backgroundColor])(getComputedStyle(document.body))")
                    light = [sum(map(int, color[4:-1].split(", "))) for color in colors]
                    self.assertEqual(light[0] > light[1], dark, where)
            self.assert_nothing_happened(page, name)
            page.close()

    @unittest.skipUnless(AXE and os.path.exists(AXE), "axe-core is not there")
    def test_every_page_is_accessible(self):
        with open(AXE, encoding="utf-8") as file:
            axe = file.read()
        for name, path in self.every_page():
            # The largest consist of the same parts, and would take minutes.
            if os.path.getsize(path) > 150_000:
                continue
            for width, dark in [(360, True), (1600, False)]:
                page = self.page(width=width, dark=dark)
                page.open(path)
                page.evaluate(axe + ";0")
                violations = page.evaluate("""axe.run(document, {runOnly: [
                  "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
                  .then(result => result.violations.map(one =>
                    one.id + ": " + one.nodes.slice(0, 3).map(node =>
                      node.html.slice(0, 160) + " " + node.failureSummary).join(" | ")))""")
                where = f"{name}, {width} pixels, {'dark' if dark else 'light'}"
                self.assertEqual(violations, [], where)
                page.close()

    def test_sizes_and_first_paint(self):
        for name, path in self.every_page():
            page = self.page()
            page.open(path)
            paint = page.evaluate("""new Promise(done => requestAnimationFrame(() =>
              setTimeout(() => done(performance.getEntriesByName(
                "first-contentful-paint")[0]?.startTime ?? -1), 50)))""")
            size = os.path.getsize(path)
            # A time depends on the machine: it is printed, and no test.
            took = f"{paint:.0f} ms" if paint >= 0 else "a time that Chromium did not say"
            print(f"{name}: {size:,} bytes, first paint after {took};", end=" ", flush=True)
            self.assert_nothing_happened(page, name)
            page.close()
            self.assertLess(size, 300_000 if name in CLEAN else 2_000_000, name)


if __name__ == "__main__":
    unittest.main()
