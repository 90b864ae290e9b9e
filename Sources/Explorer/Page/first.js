"use strict";
// Writes what the page shows before its models have started: the answer of the same models to one document.
// Usage: node first.js EXPLORER.wasm DOCUMENT.json FOLDER
const { readFileSync, writeFileSync } = require("node:fs");
const { join } = require("node:path");
const { makeExplorer } = require("./host.js");

const escaped = text => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const [wasm, path, folder] = process.argv.slice(2);
const document = JSON.parse(readFileSync(path, "utf8"));
WebAssembly.compile(readFileSync(wasm)).then(makeExplorer).then(ask => {
  const { expect, note, source, ...scenario } = document;
  const { stage, why, world, fixes, error } = ask({ ask: "show", document: scenario });
  if (error) throw new Error(`${path}: ${error}`);
  // The page puts the same button there.
  let place = 0;
  const apply = '<button type="button" class="apply" disabled>Apply this fix</button>';
  const [answer, reasons] = why.split('<div class="cols">');
  const parts = {
    name: escaped(document.name), world: escaped(world), stage,
    why: answer.replaceAll("</pre>", end => end + (fixes[place++] ? apply : "")),
    reasons: '<div class="cols">' + reasons,
  };
  for (const [name, text] of Object.entries(parts)) writeFileSync(join(folder, `first-${name}.html`), text);
}).catch(error => {
  console.error(error);
  process.exit(1);
});
