// The memory that the explorer's WebAssembly allocates: blocks of powers of two; freed ones are used
// again. In here, since a call from WebAssembly to JavaScript costs more than the work.

typedef unsigned int address;

// Ends the question: the page allows no more memory.
__attribute__((import_module("env"), import_name("exhausted"))) _Noreturn void exhausted(void);

// What stands before each block that is in use.
struct header {
  address block;
  unsigned kind;
};

enum { page = 65536 };
extern char __heap_base;

// The first of the freed blocks of each kind; each holds the next.
static address freed[32];
static address next, end;

static address fresh(address size) {
  if (!next) {
    next = ((address)&__heap_base + 15) & -16;
    end = __builtin_wasm_memory_size(0) * page;
  }
  if (end - next < size) {
    address missing = (size - (end - next) + 16 * page - 1) / (16 * page) * 16;
    if (__builtin_wasm_memory_grow(0, missing) == (address)-1) exhausted();
    end += missing * page;
  }
  address block = next;
  next += size;
  return block;
}

int posix_memalign(void **result, address alignment, address size) {
  address wanted = size + (alignment < 16 ? 16 : alignment);
  if (wanted < size || wanted > 1u << 30) exhausted();
  unsigned kind = 32 - __builtin_clz(wanted - 1);
  address block = freed[kind];
  if (block)
    freed[kind] = *(address *)block;
  else
    block = fresh(1u << kind);
  address place = (block + sizeof(struct header) + alignment - 1) & -alignment;
  ((struct header *)place)[-1] = (struct header){block, kind};
  *result = (void *)place;
  return 0;
}

void free(void *place) {
  if (!place) return;
  struct header header = ((struct header *)place)[-1];
  *(address *)header.block = freed[header.kind];
  freed[header.kind] = header.block;
}

int memcmp(const void *one, const void *other, address count) {
  const unsigned char *left = one, *right = other;
  for (; count; left++, right++, count--)
    if (*left != *right) return *left - *right;
  return 0;
}
