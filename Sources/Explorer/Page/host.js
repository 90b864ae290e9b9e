"use strict";
// Runs the explorer's WebAssembly: what it needs of a system, and questions as JSON. Used by the page's
// worker and by tests in node.

// The memory that the module allocates: blocks of powers of two with their class in the eight bytes
// before them; freed ones are used again.
const makeAllocator = (memory, mostBytes) => {
  const free = Array.from({ length: 32 }, () => []);
  let next = memory.buffer.byteLength;
  // A view of all memory: another one after memory has grown.
  let words = new Uint32Array(memory.buffer);
  const header = address => {
    if (words.buffer !== memory.buffer) words = new Uint32Array(memory.buffer);
    return (address - 8) >>> 2;
  };
  return {
    allocate(size, alignment) {
      const wanted = Math.max(16, size + Math.max(16, alignment));
      const kind = 32 - Math.clz32(wanted - 1);
      let block = free[kind].pop();
      if (block === undefined) {
        block = next;
        next += 2 ** kind;
        if (next > mostBytes) throw new RangeError("this takes more memory than the page allows");
        const missing = next - memory.buffer.byteLength;
        if (missing > 0) memory.grow(Math.ceil(missing / 65536 / 16) * 16);
      }
      const address = (block + 8 + alignment - 1) & -alignment;
      const place = header(address);
      words[place] = block;
      words[place + 1] = kind;
      return address;
    },
    free(address) {
      if (!address) return;
      const place = header(address);
      free[words[place + 1]].push(words[place]);
    },
  };
};

// A function from question to answer, both plain values.
const makeExplorer = async (module, mostBytes = 2 ** 29) => {
  let memory, allocator;
  let said = "";
  const text = new TextDecoder();
  const bytesAt = (address, count) => new Uint8Array(memory.buffer, address, count);
  let view;
  const viewed = () => (view?.buffer === memory.buffer ? view : view = new DataView(memory.buffer));
  const environment = {
    posix_memalign(result, alignment, size) {
      const address = allocator.allocate(size, alignment);
      viewed().setUint32(result, address, true);
      return 0;
    },
    free: address => allocator.free(address),
    memcmp(one, other, count) {
      const bytes = viewed();
      for (let place = 0; place < count; place++) {
        const difference = bytes.getUint8(one + place) - bytes.getUint8(other + place);
        if (difference) return difference;
      }
      return 0;
    },
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
  allocator = makeAllocator(memory, mostBytes);
  return question => {
    const bytes = new TextEncoder().encode(JSON.stringify(question));
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
