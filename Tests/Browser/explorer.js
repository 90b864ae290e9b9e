// Plays documents through the explorer's WebAssembly and compares with what the command observes.
// Usage: node explorer.js EXPLORER.wasm STATUSQUO FOLDER…
"use strict";
const { readFileSync, readdirSync, statSync } = require("node:fs");
const { execFileSync } = require("node:child_process");
const { join } = require("node:path");
const { makeExplorer } = require("../../Sources/Explorer/Page/host.js");

const [wasm, statusquo, ...folders] = process.argv.slice(2);
const documentsIn = folder => readdirSync(folder).flatMap(name => {
  const path = join(folder, name);
  if (statSync(path).isDirectory()) return documentsIn(path);
  return path.endsWith(".json") ? [path] : [];
});

// What the command observes of each document.
const observed = paths => {
  const text = execFileSync(statusquo, ["observe", ...paths],
    { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] }).toString();
  const documents = [];
  for (const line of text.split("\n").filter(line => line.startsWith("{"))) {
    const moment = JSON.parse(line);
    if (moment.step === 0) documents.push([]);
    documents.at(-1).push(JSON.stringify(moment));
  }
  return documents;
};

// What the page says of a document that is too large to draw.
const isRefused = answer => /^found \d+ [a-z ]+, expected at most \d+$/.test(answer.error ?? "");

(async () => {
  const ask = await makeExplorer(await WebAssembly.compile(readFileSync(wasm)));
  // What another choice of readings observes is not the page's matter.
  const paths = folders.flatMap(documentsIn)
    .filter(path => !JSON.parse(readFileSync(path, "utf8")).readings);
  let [moments, refused] = [0, 0];
  for (let first = 0; first < paths.length; first += 200) {
    const part = paths.slice(first, first + 200);
    const expected = observed(part);
    part.forEach((path, place) => {
      const answer = ask({ ask: "observe", document: JSON.parse(readFileSync(path, "utf8")) });
      if (isRefused(answer)) return void refused++;
      const actual = (answer.observations ?? []).map(one => JSON.stringify(one));
      if (answer.error || answer.difference !== undefined
        || expected[place].join() !== actual.join()) {
        throw new Error(`${path}: the explorer does not observe what the command observes: `
          + (answer.error ?? answer.difference ?? "another value"));
      }
      moments += actual.length;
    });
  }
  if (!paths.length) throw new Error("no documents");
  if (refused > paths.length / 50) throw new Error(`the explorer refuses ${refused} of ${paths.length}`);
  console.log(`the explorer observes ${paths.length - refused} documents, ${moments} moments,`
    + ` as the command does; ${refused} are too large for it`);
})().catch(error => {
  console.error(error);
  process.exit(1);
});
