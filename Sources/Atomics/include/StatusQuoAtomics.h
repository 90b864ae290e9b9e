// Words that signal handlers and other processes read: Swift's own need iOS 18 and macOS 15.
#ifndef STATUSQUO_ATOMICS_H
#define STATUSQUO_ATOMICS_H

#include <stdint.h>

static inline intptr_t statusquo_load(const intptr_t *word) {
  return __atomic_load_n(word, __ATOMIC_RELAXED);
}

static inline void statusquo_store(intptr_t *word, intptr_t value) {
  __atomic_store_n(word, value, __ATOMIC_RELAXED);
}

/// Returns the sum.
static inline intptr_t statusquo_add(intptr_t *word, intptr_t value) {
  return __atomic_add_fetch(word, value, __ATOMIC_RELAXED);
}

#endif
