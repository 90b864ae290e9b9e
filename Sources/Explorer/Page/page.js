"use strict";
// The page: what is shown follows from `state`; each edit makes a new document and asks the worker.

const byId = id => document.getElementById(id);
const element = (tag, properties = {}, ...children) => {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name.includes("-") || name === "role") made.setAttribute(name, value);
    else made[name] = value;
  }
  made.append(...children.filter(child => child !== null));
  return made;
};
const copyOf = value => JSON.parse(JSON.stringify(value));

// A name too long for the narrowest line breaks before a capital and after a period, not anywhere.
const longName = /[A-Za-z_][\w.]{23,}/g;
const breakable = text => text.split(longName).flatMap((between, place) => {
  const name = text.match(longName)?.[place] ?? "";
  return [between, ...name.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=\.)/).flatMap(part => [element("wbr"), part]).slice(1)];
});
const makeNamesBreakable = part => {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) if (!walker.currentNode.parentElement.closest("svg")) texts.push(walker.currentNode);
  for (const text of texts) if (text.data.search(longName) >= 0) text.replaceWith(...breakable(text.data));
};

// What the page itself refuses. Errors of another kind have the browser's words, which are not shown.
class Refusal extends Error {}
// An error of the models without the file and the options of the command that it names.
const plainly = error => error.replace(/^pasted text:(\d+):\d+: /, "line $1: ").replace(/^document:\d+:\d+: /, "")
  .split("; '--")[0];

// MARK: The worker

const inflate = async (bytes, most) => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts = [];
  for (let count = 0; ;) {
    const { done, value } = await reader.read();
    if (done) break;
    count += value.length;
    if (count > most) throw new Refusal("it holds more than a megabyte");
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
};
const bytesOf = base64 => {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let place = 0; place < bytes.length; place++) bytes[place] = binary.charCodeAt(place);
  return bytes;
};

// What make-explorer has packed into a part of the page: gzip, as base64.
const unpacked = id => {
  const packed = new Blob([bytesOf(byId(id).textContent)]).stream();
  return new Response(packed.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
};

const mostSeconds = 10;
const workers = {
  module: null,
  worker: null,
  waiting: new Map(),
  number: 0,
  start() {
    const source = byId("host").textContent;
    const address = URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker.onmessage = ({ data }) => {
      const waiting = this.waiting.get(data.id);
      if (!waiting) return;
      clearTimeout(waiting.timer);
      this.waiting.delete(data.id);
      if (data.isBroken) this.restart();
      waiting.resolve(data.answer);
    };
    if (this.module) this.worker.postMessage({ module: this.module });
  },
  load(module) {
    this.module = module;
    this.worker.postMessage({ module });
  },
  restart() {
    this.worker.terminate();
    for (const { resolve, timer } of this.waiting.values()) {
      clearTimeout(timer);
      resolve({ error: "stopped" });
    }
    this.waiting.clear();
    this.start();
  },
  ask(question, seconds = mostSeconds) {
    return new Promise(resolve => {
      const id = ++this.number;
      const timer = setTimeout(() => {
        this.waiting.delete(id);
        this.restart();
        resolve({ error: `it takes longer than ${seconds} seconds` });
      }, seconds * 1000);
      this.waiting.set(id, { resolve, timer });
      // As text: a browser hands no deeply nested value to a worker.
      this.worker.postMessage({ id, question: JSON.stringify(question) });
    });
  },
};

// MARK: State

const state = { document: null, imported: false, unread: [], step: 0, selected: null, past: [], future: [] };
let start, gallery;

const trees = scenario => [
  ...scenario.windows.flatMap(window => (window.root ? [window.root] : [])),
  ...(scenario.controllers ?? []),
];
const everyController = scenario => {
  const list = [];
  const waiting = [...trees(scenario)].reverse();
  while (waiting.length) {
    const next = waiting.pop();
    list.push(next);
    if (next.presented) waiting.push(next.presented);
    waiting.push(...[...(next.children ?? [])].reverse());
  }
  return list;
};
const named = (scenario, name) =>
  scenario.windows.find(window => window.name === name)
  ?? everyController(scenario).find(controller => controller.name === name);
const isWindow = (scenario, name) => scenario.windows.some(window => window.name === name);

const open = (scenario, step, { note = "", assumptions = [], imported = false, unread = [] } = {}) => {
  state.document = scenario;
  state.imported = imported;
  state.unread = unread;
  const last = scenario.steps?.length ?? 0;
  state.step = Math.min(Math.max(step ?? last, 0), last);
  state.selected = everyController(scenario)[0]?.name ?? scenario.windows[0]?.name ?? null;
  state.past = [];
  state.future = [];
  byId("note").textContent = assumptions.length ? "" : note;
  byId("problem").textContent = "";
  byId("assumptions").hidden = !assumptions.length;
  byId("assumptions").querySelector("summary").textContent =
    `${note} Assumptions: ${assumptions.length}`;
  byId("assumptions").querySelector("ul")
    .replaceChildren(...assumptions.map(textContent => element("li", { textContent })));
  return show();
};

const change = edit => {
  const next = copyOf(state.document);
  next.steps ??= [];
  next.controllers ??= [];
  const selected = edit(next);
  state.past.push({ document: state.document, step: state.step });
  state.future = [];
  state.document = next;
  if (typeof selected === "string") state.selected = selected;
  state.step = Math.min(state.step, next.steps.length);
  return show();
};

const travel = (from, to) => {
  const moment = state[from].pop();
  if (!moment) return undefined;
  state[to].push({ document: state.document, step: state.step });
  Object.assign(state, moment);
  return show();
};

// MARK: Showing

// What is drawn anew keeps the focus where it was.
const keepingFocus = draw => {
  const focused = document.activeElement;
  const part = focused?.closest("#tree,#palette,#settings,#environment");
  const keyOf = one => one.dataset.node ?? one.dataset.add ?? one.getAttribute("aria-label") ?? one.textContent;
  draw();
  if (!part || focused.isConnected) return;
  [...part.querySelectorAll("button,select,input,summary")].find(one => keyOf(one) === keyOf(focused))?.focus();
};

let latest = 0;
let answering = null;
const show = () => {
  latest += 1;
  if (!named(state.document, state.selected)) {
    state.selected = everyController(state.document)[0]?.name ?? null;
  }
  byId("situation").textContent = byId("gallery").selectedOptions[0]?.textContent ?? "";
  keepingFocus(() => {
    showTree();
    showPalette();
    showSettings();
    showEnvironment();
  });
  byId("stage").setAttribute("aria-busy", "true");
  return answering ??= answerLatest();
};
// One question at a time: whatever changed meanwhile is asked once, as it is then.
const answerLatest = async () => {
  let number, answer, stage;
  try {
    do {
      number = latest;
      const scenario = state.document;
      answer = await workers.ask({ ask: "show", document: bare(scenario), step: state.step,
        about: state.selected ?? undefined, imported: state.imported,
        unread: state.unread });
      stage = answer.stage;
      if (number !== latest || answer.error || !byId("now").checked) continue;
      stage = (await workers.ask({ ask: "show", document: asking(scenario) })).stage ?? stage;
    } while (number !== latest);
  } catch (error) {
    answer = { error: error.message };
  }
  answering = null;
  byId("stage").removeAttribute("aria-busy");
  byId("undo").disabled = !state.past.length;
  byId("redo").disabled = !state.future.length;
  if (answer.error) {
    for (const id of ["stage", "reasons", "bar"]) byId(id).replaceChildren();
    byId("why").replaceChildren(element("h2", { textContent: "This can't be explained" }),
      element("p", { textContent: plainly(answer.error) }));
    return;
  }
  // Both are markup that the models' side has escaped.
  byId("stage").innerHTML = stage;
  byId("why").innerHTML = answer.why;
  byId("reasons").replaceChildren(...byId("why").querySelectorAll(".cols"));
  for (const id of ["stage", "why", "reasons"]) makeNamesBreakable(byId(id));
  for (const id of ["why", "reasons"]) linkRules(byId(id));
  byId("bar").textContent = byId("stage").querySelector("figcaption")?.textContent ?? "";
  byId("world").textContent = answer.world;
  showFixes(answer.fixes ?? []);
  document.body.dataset.bar = answer.bar;
  showTimeline(answer.calls);
  showNext(answer.next);
};

// A site with a page for each rule says where they are. A file alone has no such pages: the rule's text is in it.
const linkRules = part => {
  const pages = document.body.dataset.rulePages;
  if (!pages) return;
  for (const rule of part.querySelectorAll("details.rule")) {
    const id = rule.querySelector("summary").textContent;
    rule.querySelector("small").append(" ",
      element("a", { href: pages + id.toLowerCase(), textContent: `Page of ${id}` }));
  }
};

// Each piece of code among the causes is a fix: it can be applied to the tree.
const showFixes = fixes => {
  [...byId("why").querySelectorAll("pre")].slice(0, fixes.length).forEach((code, place) => {
    if (!fixes[place]) return;
    code.after(element("button", { type: "button", textContent: "Apply this fix", className: "apply",
      onclick: () => change(next => { Object.assign(next, checked(fixes[place])); }) }));
  });
};

// Only what is played: without expectations, which a changed scenario need not meet.
const bare = scenario => {
  const { expect, note, source, name, finding, ...rest } = scenario;
  return { version: 1, controllers: [], steps: [], ...rest };
};
const asking = scenario => {
  const next = copyOf(bare(scenario));
  next.steps.length = state.step;
  const root = next.windows.find(window => window.root)?.root;
  if (root) next.steps.push({ do: "setNeedsStatusBarAppearanceUpdate", on: root.name });
  return next;
};

const nodeButton = (name, kind, extra) => element("button",
  {
    type: "button", "aria-pressed": String(name === state.selected), "data-node": name,
    onclick: () => { state.selected = name; show(); },
  }, ...breakable(name), " ", element("small", { textContent: kind + (extra ? ", " + extra : "") }));
const branch = (controller, extra) => element("li", {},
  nodeButton(controller.name, controller.kind ?? "plain", extra),
  controller.children?.length || controller.presented
    ? element("ul", {}, ...(controller.children ?? []).map(child => branch(child)),
      controller.presented ? branch(controller.presented, "presented") : null)
    : null);
const showTree = () => {
  byId("tree").replaceChildren(element("ul", {},
    ...state.document.windows.map(window => element("li", {},
      nodeButton(window.name, "window", ""),
      window.root ? element("ul", {}, branch(window.root)) : null)),
    ...(state.document.controllers ?? []).map(controller => branch(controller, "in no window"))));
};

const newName = (scenario, kind) => {
  const stem = { plain: "Screen", navigation: "Navigation", tab: "Tabs", split: "Split",
    page: "Pages", alert: "Alert", window: "Window" }[kind] ?? kind;
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : stem + number;
    if (!named(scenario, name)) return name;
  }
};
const adders = [
  ["as child", (scenario, owner, made) => { (owner.children ??= []).push(made); },
    (scenario, owner) => owner && !isWindow(scenario, owner.name)],
  ["as root", (scenario, owner, made) => { owner.root = made; },
    (scenario, owner) => owner && isWindow(scenario, owner.name) && !owner.root],
  ["presented", (scenario, owner, made) => { owner.presented = made; },
    (scenario, owner) => owner && !isWindow(scenario, owner.name) && !owner.presented],
  ["in no window yet", (scenario, owner, made) => { scenario.controllers.push(made); }, () => true],
];
let adder = 0;
const showPalette = () => {
  const scenario = state.document;
  const owner = named(scenario, state.selected);
  if (!adders[adder][2](scenario, owner)) adder = adders.findIndex(one => one[2](scenario, owner));
  const add = kind => change(next => {
    const name = newName(next, kind);
    adders[adder][1](next, named(next, state.selected), { name, kind });
    return name;
  });
  byId("palette").replaceChildren(
    element("p", {}, ...adders.map(([where, , fits], place) => element("label", { className: "check" },
      element("input", { type: "radio", name: "adder", checked: place === adder, "aria-label": where,
        disabled: !fits(scenario, owner), onchange: () => { adder = place; } }),
      element("span", {}, ...breakable(place < 3 && owner ? `${where} of ${owner.name}` : where))))),
    ...start.vocabulary.kinds.map(kind => element("button",
      { type: "button", textContent: kind, "data-add": kind, onclick: () => add(kind) })),
    element("button", { type: "button", textContent: "window", "data-add": "window",
      onclick: () => change(next => {
        const name = newName(next, "window");
        next.windows.push({ name, root: null });
        return name;
      }) }));
};

// A value as a key path of the document: `stored.style`.
const valueAt = (owner, path) => path.split(".").reduce((value, key) => value?.[key], owner);
const setValueAt = (owner, path, value) => {
  const keys = path.split(".");
  const last = keys.pop();
  const target = keys.reduce((target, key) => (target[key] ??= {}), owner);
  if (value === null) delete target[last];
  else target[last] = value;
};
const chooser = (property, current, take, extra = []) => {
  const values = [...property.values, ...extra];
  if (current !== undefined && !values.some(value => value === current)) values.push(current);
  const text = value => (value === null ? "not set"
    : typeof value === "object" ? "controller " + value.controller : String(value));
  const select = element("select",
    { "aria-label": property.name, onchange: () => take(values[select.selectedIndex]) },
    ...values.map(value => element("option", { textContent: text(value) })));
  const shown = current === undefined ? 0
    : values.findIndex(value => JSON.stringify(value) === JSON.stringify(current));
  select.selectedIndex = Math.max(0, shown);
  if (select.selectedIndex > 0) select.className = "set";
  return select;
};

// The settings that most apps have. Others are folded until they are set.
const common = new Set(["preferredStatusBarStyle", "prefersStatusBarHidden", "childForStatusBarStyle",
  "childForStatusBarHidden", "modalPresentationStyle", "modalPresentationCapturesStatusBarAppearance",
  "overrideUserInterfaceStyle", "barStyle", "isNavigationBarHidden"]);
let isDuringRun = false;
let isUnfolded = false;
const showSettings = () => {
  const scenario = state.document;
  const owner = named(scenario, state.selected);
  if (!owner) {
    byId("settings").replaceChildren(element("p", { textContent: "Select a controller." }));
    return;
  }
  const ofWindow = isWindow(scenario, owner.name);
  const list = ofWindow ? start.vocabulary.window : start.vocabulary.controller;
  const fitting = list.filter(({ kinds }) => !kinds || kinds.includes(owner.kind ?? "plain"));
  const others = everyController(scenario).filter(other => other.name !== owner.name)
    .map(other => ({ controller: other.name }));
  const field = property => element("label", {}, element("code", {}, ...breakable(property.name)),
    chooser(property, valueAt(owner, property.name),
      value => change(next => {
        if (isDuringRun) {
          addStep(next, { do: "set", on: owner.name, property: property.name, value });
        } else setValueAt(named(next, owner.name), property.name, value);
      }), property.name.startsWith("childFor") ? others : []));
  const fields = list => element("div", { className: "fields" }, ...list.map(field));
  const isShown = ({ name }) => ofWindow || common.has(name) || valueAt(owner, name) !== undefined;
  const [shown, rest] = [fitting.filter(isShown), fitting.filter(one => !isShown(one))];
  const folded = element("details", { open: isUnfolded, ontoggle: () => { isUnfolded = folded.open; } },
    element("summary", { textContent: `${rest.length} more settings` }), fields(rest));
  const rename = element("input", { value: owner.name, "aria-label": "Name", maxLength: 60,
    onchange: () => change(next => renamed(next, owner.name, rename.value)) });
  byId("settings").replaceChildren(
    element("p", {}, rename, " ", element("button",
      { type: "button", textContent: "Remove", onclick: () => change(next => removed(next, owner.name)) })),
    element("label", { className: "check" }, element("input", { type: "checkbox", checked: isDuringRun,
      "aria-label": "as a step", onchange: event => { isDuringRun = event.target.checked; } }),
    "Set it as a step, after what has happened"),
    fields(shown), ...rest.length ? [folded] : []);
};
const addStep = (scenario, step) => {
  scenario.steps.length = Math.min(state.step, scenario.steps.length);
  scenario.steps.push(step);
  state.step = scenario.steps.length;
};

// Every text that is the name, but the keys and the words of the format.
const renamed = (scenario, old, name) => {
  if (!name || name === old || named(scenario, name)) return old;
  const namesIn = new Set(["name", "on", "controller", "from", "to", "window", "child", "selected",
    "superview", "sitsIn", "in"]);
  const walk = (value, key) => {
    if (typeof value === "string") {
      if (!namesIn.has(key) && key !== "controllers") return value;
      if (value === old) return name;
      return value.startsWith(old + ".") ? name + value.slice(old.length) : value;
    }
    if (Array.isArray(value)) return value.map(one => walk(one, key));
    if (value && typeof value === "object") {
      return Object.fromEntries(Object.entries(value).map(([inner, one]) =>
        [inner === old ? name : inner, walk(one, inner)]));
    }
    return value;
  };
  for (const key of ["windows", "controllers", "steps"]) scenario[key] = walk(scenario[key], key);
  return name;
};
const removed = (scenario, name) => {
  const drop = owner => {
    if (owner.presented?.name === name) delete owner.presented;
    if (owner.children) owner.children = owner.children.filter(child => child.name !== name);
  };
  scenario.windows = scenario.windows.filter(window => window.name !== name);
  for (const window of scenario.windows) if (window.root?.name === name) window.root = null;
  scenario.controllers = scenario.controllers.filter(controller => controller.name !== name);
  for (const controller of everyController(scenario)) drop(controller);
};

const shownInHeader = ["iOS", "device", "orientation", "systemStyle", "linkedSDK",
  "infoPlist.UIViewControllerBasedStatusBarAppearance", "infoPlist.UIStatusBarStyle",
  "infoPlist.UIStatusBarHidden", "infoPlist.UIUserInterfaceStyle"];
const showEnvironment = () => {
  const environment = state.document.environment ?? {};
  byId("environment").replaceChildren(...shownInHeader.flatMap(name => {
    const property = start.vocabulary.environment.find(one => one.name === "environment." + name);
    if (!property) return [];
    const select = chooser({ ...property, name }, valueAt(environment, name),
      value => change(next => { setValueAt(next.environment ??= {}, name, value); }));
    select.title = name;
    return [element("label", {}, element("code", {}, ...breakable(name.replace("infoPlist.", ""))), select)];
  }));
};

const showTimeline = calls => {
  const moments = [{ call: "launch" }, ...calls];
  byId("timeline").replaceChildren(...moments.map(({ call, refused }, step) => {
    const button = element("button", { type: "button", textContent: call,
      className: refused ? "refused" : "", title: refused ? "refused: " + refused : "",
      onclick: () => { state.step = step; show(); } });
    if (step === state.step) button.setAttribute("aria-current", "step");
    return element("li", {}, button);
  }));
  byId("timeline").querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
};

const showNext = next => {
  const isAbout = ({ step }) => Object.values(step).some(value =>
    value === state.selected || Array.isArray(value) && value.includes(state.selected));
  const isGeneral = ({ step }) => !Object.values(step).some(value => named(state.document, value));
  const button = one => {
    const made = element("button", { type: "button",
      "aria-disabled": String(Boolean(one.refused)),
      onclick: () => { if (!one.refused) change(scenario => addStep(scenario, one.step)); } }, ...breakable(one.call));
    return one.refused
      ? element("li", {}, made, " ", element("small", { textContent: one.why })) : made;
  };
  const buttons = list => {
    const refused = list.filter(one => one.refused);
    const others = refused.length
      ? [element("details", { className: "refused" },
        element("summary", { textContent: `${refused.length} impossible now` }),
        element("ul", {}, ...refused.slice(0, 40).map(button)))] : [];
    return [...list.filter(one => !one.refused).map(button), ...others];
  };
  const part = (title, list, isOpen) => {
    const possible = list.filter(one => !one.refused).length;
    const details = element("details", {},
      element("summary", { textContent: `${title} (${possible})` }), ...buttons(list));
    details.open = isOpen;
    return list.length ? [details] : [];
  };
  // With many controllers there are a thousand of these: they are asked for when they are wanted.
  const others = element("details", {}, element("summary", { textContent: "With others" }));
  others.addEventListener("toggle", async () => {
    const all = await workers.ask({ ask: "next", document: bare(state.document), step: state.step });
    others.append(...buttons((all.next ?? []).filter(one => !isAbout(one) && !isGeneral(one))));
  }, { once: true });
  byId("next").replaceChildren(
    ...part("With " + state.selected, next.filter(isAbout), true),
    ...part("Device and app", next.filter(isGeneral), false), others);
};

// MARK: Sharing

const base64url = bytes => {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};
const address = async () => {
  const content = JSON.stringify({ tool: start.tool, law: byId("law").dataset.law, step: state.step,
    bar: document.body.dataset.bar, imported: state.imported, document: bare(state.document) });
  const stream = new Blob([content]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return "#1." + base64url(new Uint8Array(await new Response(stream).arrayBuffer()));
};
const mostCharacters = 200_000;
// What the fragment of an address holds, read by the models: what they refuse is not drawn.
const linked = async fragment => {
  const [version, packed] = fragment.slice(1).split(".");
  if (version !== "1") throw new Refusal("a newer page made it");
  if (packed.length > mostCharacters) throw new Refusal("it is longer than 200,000 characters");
  const bytes = await inflate(bytesOf(packed.replaceAll("-", "+").replaceAll("_", "/")), 1 << 20);
  const content = JSON.parse(new TextDecoder().decode(bytes));
  if (!content?.document || typeof content.document !== "object") throw new Refusal("it holds no document");
  const answer = await workers.ask({ ask: "check", document: bare(content.document) });
  if (answer.error) throw new Refusal(plainly(answer.error));
  checked(content.document);
  return content;
};
const openAddress = async () => {
  if (!/^#\d+\./.test(location.hash)) return false;
  try {
    const content = await linked(location.hash);
    showInGallery("From a link");
    await open(content.document, Number.isInteger(content.step) ? content.step : undefined,
      { imported: content.imported === true });
    const notes = [];
    const law = content.law ?? content.tool;
    if (law === undefined) notes.push("This link does not say with which law it was made.");
    else if (law !== byId("law").dataset.law) {
      notes.push(`This link was made with another law: ${String(law).slice(0, 20)}.`);
    }
    if (typeof content.bar === "string" && content.bar !== document.body.dataset.bar) {
      notes.push(`There the bar was ${content.bar.slice(0, 20)}; now it is ${document.body.dataset.bar}.`);
    }
    byId("note").textContent = notes.join(" ");
    return true;
  } catch (error) {
    byId("problem").textContent = "This link can't be read: " + (error instanceof Refusal ? error.message
      : error instanceof RangeError ? "it is nested deeper than 128 levels"
        : "a part of it is missing or changed");
    return false;
  }
};
// The page reads a document itself before the models do; what it relies on has to be there.
const checked = scenario => {
  const isTree = one => one && typeof one === "object" && typeof one.name === "string"
    && (one.children === undefined || Array.isArray(one.children) && one.children.every(isTree))
    && (one.presented === undefined || one.presented === null || isTree(one.presented));
  if (!scenario || typeof scenario !== "object") throw new Refusal("it holds no document");
  scenario.windows ??= [];
  scenario.controllers ??= [];
  scenario.steps ??= [];
  if (![scenario.windows, scenario.controllers, scenario.steps].every(Array.isArray)
    || !scenario.controllers.every(isTree)
    || !scenario.windows.every(one => one && typeof one.name === "string"
      && (one.root === undefined || one.root === null || isTree(one.root)))) {
    throw new Refusal("it holds no scenario document");
  }
  return scenario;
};

// MARK: Dialogs

const dialog = (title, ...content) => {
  byId("dialog").querySelector("h2").textContent = title;
  byId("dialog").querySelector("div").replaceChildren(...content);
  if (!byId("dialog").open) byId("dialog").showModal();
};
const download = (text, name, type) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  element("a", { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};
const showText = (title, text, name, type) => {
  const area = element("textarea", { value: text, readOnly: true, "aria-label": title });
  dialog(title, area, element("p", {},
    element("button", { type: "button", textContent: "Copy",
      onclick: () => { area.select(); document.execCommand("copy"); } }), " ",
    element("button", { type: "button", textContent: "Save", onclick: () => download(text, name, type) })));
};
const exporting = async () => {
  const scenario = bare(state.document);
  const [test, picture] = [await workers.ask({ ask: "test", document: scenario }),
    await workers.ask({ ask: "picture", document: scenario, step: state.step })];
  dialog("Export",
    ...[["Document", JSON.stringify(scenario, null, 2) + "\n", "scenario.json", "application/json"],
      ["Swift test", test.test ?? test.error, "ScenarioTests.swift", "text/plain"],
      ["Picture", picture.svg ?? picture.error, "scenario.svg", "image/svg+xml"]]
      .map(([title, text, name, type]) => element("button", { type: "button", textContent: title,
        onclick: () => showText(title, text, name, type) })));
};
const pastedName = answer => `Pasted: ${String(answer.document.name ?? "a document").slice(0, 60)}`;
// The menu says what is open, also where it was not chosen there.
const showInGallery = words => {
  const menu = byId("gallery");
  menu.querySelector("[data-pasted]")?.remove();
  const option = element("option", { textContent: words, "data-pasted": "true" });
  menu.append(option);
  menu.selectedIndex = menu.options.length - 1;
};
// A menu whose words are all in sight, on several lines if need be: they lie below the menu of the browser.
const menu = select => {
  const words = element("span", { "aria-hidden": "true" });
  select.onchange = () => { words.textContent = select.selectedOptions[0].textContent; };
  select.onchange();
  return element("span", { className: "menu" }, words, select);
};
const mostBytes = 1 << 20;
const kinds = { document: "a scenario document", hierarchy: "a hierarchy", probe: "the probe's output",
  infoPlist: "Info.plist", buildSettings: "build settings", storyboard: "a storyboard", code: "code" };
const read = async text => {
  const problem = words => { byId("problem").textContent = words; };
  problem("");
  if (!text.trim()) return problem("Paste a hierarchy, an Info.plist or code into the box first.");
  if (text.length > mostBytes) return problem("This is larger than a megabyte, the most that the page takes.");
  const answer = await workers.ask({ ask: "import", text });
  if (answer.error) return problem("This can't be read: " + plainly(answer.error));
  const pasted = checked(bare(answer.document));
  // Keys of an app change the scenario that is open; all else is one of its own.
  if (answer.kind === "infoPlist") {
    const infoPlist = pasted.environment?.infoPlist ?? {};
    await change(next => { next.environment = { ...next.environment, infoPlist }; });
    byId("note").textContent = "The open app has the keys of this Info.plist now: "
      + (Object.keys(infoPlist).join(", ") || "none about the status bar or the style") + ".";
    return undefined;
  }
  showInGallery(answer.kind === "document" ? pastedName(answer) : `Pasted: ${answer.kind}`);
  // Without the options of the command line, and the line that introduces them.
  const notes = [answer.document.note ?? []].flat().flatMap(note => note.split("\n"))
    .map(line => line.split("; overrule:")[0]);
  const imported = answer.kind !== "document";
  return open(pasted, undefined, { note: `Read as ${kinds[answer.kind] ?? answer.kind}.`, imported, unread: answer.unread,
    assumptions: imported ? notes.filter(line => !line.startsWith("Imported.")) : [] });
};

// MARK: Watch it find a bug

const hunting = () => {
  const bugs = element("select", { "aria-label": "Seeded bug" },
    ...start.bugs.map(({ id, summary }) => element("option", { value: id, textContent: `${id}: ${summary}` })));
  bugs.selectedIndex = Math.max(0, start.bugs.findIndex(({ id }) => id === "structure-pop-keeps-bar"));
  const seed = element("input", { type: "number", value: 1, min: 0, max: 1e9, "aria-label": "Seed" });
  const log = element("div", { role: "status" });
  let isRunning = false;
  const run = element("button", { type: "button", textContent: "Run", onclick: async () => {
    if (isRunning) {
      isRunning = false;
      return workers.restart();
    }
    isRunning = true;
    run.textContent = "Stop";
    await hunt(bugs.value, Number(seed.value) || 0, log, () => isRunning);
    isRunning = false;
    run.textContent = "Run";
    return undefined;
  } });
  byId("dialog").addEventListener("close", () => { if (isRunning) run.click(); }, { once: true });
  dialog("Find a bug",
    element("p", { textContent: "The cached resolver gets a bug on purpose. Scenarios are generated and played "
      + "on it and on the reference until the two disagree; then the scenario is shrunk." }),
    element("p", {}, menu(bugs), " seed ", seed, " ", run), log);
};
const hunt = async (bug, seed, log, isRunning) => {
  const begin = performance.now();
  let played = 0, steps = 0, found = null;
  const line = element("p");
  log.replaceChildren(line);
  while (isRunning() && !found) {
    const answer = await workers.ask({ ask: "search", seed, bug, first: played, count: 200 }, 60);
    if (answer.error) { line.textContent = answer.error; return; }
    played += answer.scenarios;
    steps += answer.steps;
    found = answer.found;
    const rate = Math.round(played / (performance.now() - begin) * 1000);
    line.textContent = `scenarios: ${played}, steps: ${steps}, scenarios a second: ${rate}`
      + (found ? "; here the two disagree" : "");
  }
  if (!found) return;
  log.append(element("p", { textContent: "Shrinking …" }));
  const result = await workers.ask({ ask: "shrink", document: found, bug }, 120);
  log.lastChild.remove();
  if (result.error) { log.append(element("p", { textContent: result.error })); return; }
  const size = ({ controllers, steps }) => controllers + steps;
  const bar = element("div", { className: "bar" });
  const words = element("p");
  log.append(words, bar);
  for (const moment of result.history) {
    if (!isRunning()) break;
    words.textContent = `steps: ${moment.steps}, controllers: ${moment.controllers}, `
      + `evaluations: ${moment.evaluations}`;
    bar.style.width = `${100 * size(moment) / size(result.history[0])}%`;
    await new Promise(resolve => setTimeout(resolve, 1500 / result.history.length));
  }
  bar.remove();
  const card = element("div", { className: "finding" });
  card.innerHTML = result.page;
  linkRules(card);
  log.append(element("p", { textContent: result.certificate }),
    element("button", { type: "button", textContent: "Open in the explorer", onclick: () => {
      byId("dialog").close();
      open(checked(bare(result.document)));
    } }), card);
};

// MARK: Start

const main = async () => {
  // The page comes with a picture of the first situation. An address has another one.
  if (location.hash) for (const id of ["situation", "world", "stage", "why", "reasons"]) byId(id).replaceChildren();
  if (document.readyState === "loading") {
    await new Promise(resolve => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  }
  workers.start();
  workers.load(await WebAssembly.compile(await unpacked("wasm")));
  const starting = workers.ask({ ask: "start" });
  gallery = JSON.parse(new TextDecoder().decode(await unpacked("gallery-documents")));
  start = await starting;
  if (start.error) throw new Error(start.error);
  // What is wrong before what is right.
  const rank = ({ name }) => (/^\d+\. /.test(name) ? parseInt(name, 10) : 1000) * 2 + (/: fixed/.test(name) ? 1 : 0);
  gallery.sort((one, other) => rank(one) - rank(other));
  gallery.unshift({ name: "A new app", version: 1, windows: [{ name: "Window", root: null }] });
  byId("gallery").replaceChildren(...gallery.map(({ name }) => element("option", { textContent: name })));
  byId("gallery").onchange = () => {
    const chosen = gallery[byId("gallery").selectedIndex];
    if (chosen) open(copyOf(chosen));
  };
  byId("law").textContent = `Law ${byId("law").dataset.law}, StatusQuo ${start.tool}. `
    + "In a checkout, 'bash .ci/law Reports/Explorer/index.html' says whether the models have moved on.";
  byId("undo").onclick = () => travel("past", "future");
  byId("redo").onclick = () => travel("future", "past");
  byId("now").onchange = show;
  const text = byId("text");
  byId("read").onclick = () => read(text.value);
  // What is pasted is explained at once. The browser need not lay out what is too large.
  text.addEventListener("paste", event => {
    const pasted = event.clipboardData?.getData("text") ?? "";
    if (pasted.length > mostBytes) {
      event.preventDefault();
      read(pasted);
    } else setTimeout(() => read(text.value));
  });
  text.addEventListener("keydown", event => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) read(text.value);
  });
  byId("export").onclick = exporting;
  byId("hunt").onclick = hunting;
  byId("share").onclick = async () => {
    const fragment = await address();
    if (fragment.length > mostCharacters) {
      byId("note").textContent = "This app is too large for a link. Export the document and send that.";
      return;
    }
    history.replaceState(null, "", fragment);
    const isCopied = await navigator.clipboard.writeText(location.href).then(() => true, () => false);
    byId("note").textContent = (isCopied ? "Copied: the link holds all of this."
      : "The link holds all of this: copy it from the address bar.")
      + (location.protocol === "file:" ? " It opens this file; in a copy of the page, add the part from # on." : "");
  };
  addEventListener("hashchange", openAddress);
  document.addEventListener("keydown", event => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
    if (event.target.closest("input,textarea")) return;
    event.preventDefault();
    if (event.shiftKey) travel("future", "past"); else travel("past", "future");
  });
  if (!await openAddress()) {
    byId("gallery").selectedIndex = 1;
    const problem = byId("problem").textContent;
    await open(copyOf(gallery[1]));
    byId("problem").textContent = problem;
  }
  document.body.dataset.ready = String(Math.round(performance.now()));
};
main().catch(error => {
  console.warn(error);
  byId("problem").textContent = "The page did not start. Reload it; it needs a browser of 2023 or later.";
});
