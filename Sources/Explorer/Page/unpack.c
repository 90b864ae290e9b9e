// Unpacks what `xz --format=lzma` packs, after the LZMA specification of the LZMA SDK (public domain), as a
// WebAssembly module of its own: it reads the module with the models, which gzip would leave two fifths longer.
//
// A range decoder reads bits, each by a probability that follows the bits before. Bits make literals, or repeats
// of what was written: a length and a distance, which may be one of the last four.

typedef unsigned char byte;
typedef unsigned short probability;
typedef unsigned int word;

enum { states = 12, positions = 4, contexts = 8, even = 1024, longest = 273, page = 65536 };

typedef struct {
  probability isLong, isLonger, shortest[positions][8], middle[positions][8], rest[256];
} Lengths;

static struct {
  probability isRepeat[states][positions], isLast[states], isRecent[3][states], isOne[states][positions];
  Lengths fresh, again;
  probability slots[4][64], distances[128], aligned[16];
  probability literals[contexts][3][256];
} learned;

static const byte *source;
static word range, code;

static void normalize(void) {
  if (range >= 1 << 24) return;
  range <<= 8;
  code = code << 8 | *source++;
}

static word bit(probability *chance) {
  word bound = (range >> 11) * *chance, isSet = code >= bound;
  if (isSet) {
    range -= bound;
    code -= bound;
    *chance -= *chance >> 5;
  } else {
    range = bound;
    *chance += (2048 - *chance) >> 5;
  }
  normalize();
  return isSet;
}

// A number of `count` bits, the highest first.
static word number(probability *tree, word count) {
  word node = 1;
  for (word read = 0; read < count; read++) node = node << 1 | bit(tree + node);
  return node - (1 << count);
}

// A number of `count` bits, the lowest first.
static word reversed(probability *tree, word count) {
  word node = 1, value = 0;
  for (word read = 0; read < count; read++) {
    word set = bit(tree + node);
    node = node << 1 | set;
    value |= set << read;
  }
  return value;
}

static word bitsOfEvenChance(word count) {
  word value = 0;
  for (; count > 0; count--) {
    range >>= 1;
    word isSet = code >= range;
    if (isSet) code -= range;
    value = value << 1 | isSet;
    normalize();
  }
  return value;
}

static word length(Lengths *lengths, word position) {
  if (!bit(&lengths->isLong)) return 2 + number(lengths->shortest[position], 3);
  if (!bit(&lengths->isLonger)) return 10 + number(lengths->middle[position], 3);
  return 18 + number(lengths->rest, 8);
}

// Counted from 0; all bits set where the text ends.
static word distance(word length) {
  word slot = number(learned.slots[length < 6 ? length - 2 : 3], 6), count = (slot >> 1) - 1;
  if (slot < 4) return slot;
  word high = (2 | (slot & 1)) << count;
  if (slot < 14) return high + reversed(learned.distances + high - slot, count);
  return high + (bitsOfEvenChance(count - 4) << 4) + reversed(learned.aligned, 4);
}

static byte literal(probability rows[3][256], word state, byte guess) {
  word node = 1;
  // After a repeat, its next byte is a guess: right up to the first bit that differs.
  for (word isRight = state >= 7; isRight && node < 256; guess <<= 1) {
    word guessed = guess >> 7, read = bit(&rows[1 + guessed][node]);
    node = node << 1 | read;
    isRight = read == guessed;
  }
  while (node < 256) node = node << 1 | bit(&rows[0][node]);
  return node;
}

// Reads what lies at `packed`, writes from `bytes` on, and returns how many it wrote.
__attribute__((export_name("unpack"))) word unpack(const byte *packed, byte *bytes) {
  // What xz writes always: three bits of context for a literal, no positions there, two elsewhere.
  if (packed[0] != 3 + 9 * (0 + 5 * 2)) __builtin_trap();
  for (word index = 0; index < sizeof learned / sizeof(probability); index++) ((probability *)&learned)[index] = even;
  source = packed + 14;
  range = ~0u;
  for (word index = 0; index < 4; index++) code = code << 8 | *source++;
  word state = 0, distances[4] = {0, 0, 0, 0};
  byte *next = bytes;
  for (;;) {
    if ((word)next + longest >= __builtin_wasm_memory_size(0) * page) __builtin_wasm_memory_grow(0, 16);
    word position = (next - bytes) & (positions - 1);
    if (!bit(&learned.isRepeat[state][position])) {
      byte before = next == bytes ? 0 : next[-1];
      *next = literal(learned.literals[before >> 5], state, state < 7 ? 0 : next[-1 - (int)distances[0]]);
      next++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    word count;
    if (!bit(&learned.isLast[state])) {
      count = length(&learned.fresh, position);
      for (word index = 3; index > 0; index--) distances[index] = distances[index - 1];
      distances[0] = distance(count);
      if (distances[0] == ~0u) return next - bytes;
      state = state < 7 ? 7 : 10;
    } else {
      word which = 0;
      while (which < 3 && bit(&learned.isRecent[which][state])) which++;
      if (which == 0 && !bit(&learned.isOne[state][position])) {
        count = 1;
        state = state < 7 ? 9 : 11;
      } else {
        word chosen = distances[which];
        for (; which > 0; which--) distances[which] = distances[which - 1];
        distances[0] = chosen;
        count = length(&learned.again, position);
        state = state < 7 ? 8 : 11;
      }
    }
    for (; count > 0; count--, next++) *next = next[-1 - (int)distances[0]];
  }
}
