"use strict";
// Runs the explorer's WebAssembly: what it needs of a system, and questions as JSON. Used by the page's
// worker and by tests in node.

// A function from question to answer, both plain values; the question may be JSON already.
const makeExplorer = async module => {
  let memory;
  let said = "";
  const text = new TextDecoder();
  const bytesAt = (address, count) => new Uint8Array(memory.buffer, address, count);
  const environment = {
    exhausted() { throw Object.assign(new Error("no more memory"), { isExhausted: true }); },
    // Seeds hashing. Always the same: an answer follows from its question alone.
    arc4random_buf: (address, count) => bytesAt(address, count).fill(7),
    // What Swift prints when it traps.
    putchar(character) {
      said += String.fromCharCode(character);
      return character;
    },
    round: number => (number < 0 ? -Math.floor(0.5 - number) : Math.floor(0.5 + number)),
    _swift_stdlib_strtod_clocale(string, result) {
      const end = bytesAt(string, memory.buffer.byteLength - string).indexOf(0);
      const written = text.decode(bytesAt(string, end));
      const number = Number(written);
      if (written.trim() === "" || Number.isNaN(number)) return 0;
      new DataView(memory.buffer).setFloat64(result, number, true);
      return string + end;
    },
    // The product of two numbers of 128 bits.
    __multi3(result, low, high, otherLow, otherHigh) {
      const whole = (low, high) => (BigInt.asUintN(64, high) << 64n) | BigInt.asUintN(64, low);
      const product = whole(low, high) * whole(otherLow, otherHigh);
      const view = new DataView(memory.buffer);
      view.setBigUint64(result, BigInt.asUintN(64, product), true);
      view.setBigUint64(result + 8, BigInt.asUintN(64, product >> 64n), true);
    },
  };
  const { exports } = await WebAssembly.instantiate(module, { env: environment });
  memory = exports.memory;
  return question => {
    const bytes = new TextEncoder().encode(typeof question === "string" ? question : JSON.stringify(question));
    const request = exports.allocate(bytes.length);
    bytesAt(request, bytes.length).set(bytes);
    let answer;
    try {
      answer = exports.ask(request, bytes.length);
    } catch (error) {
      throw said ? new Error(said) : error;
    }
    const length = new DataView(memory.buffer).getUint32(answer, true);
    const json = text.decode(bytesAt(answer + 4, length));
    exports.release(answer);
    return JSON.parse(json);
  };
};

if (typeof module === "object") module.exports = { makeExplorer };
