// Words that signal handlers and other processes read: Swift's own need iOS 18 and macOS 15. And calls of
// the system that Swift can't make, as they take any number of arguments.
#ifndef STATUSQUO_ATOMICS_H
#define STATUSQUO_ATOMICS_H

#include <stddef.h>
#include <stdint.h>
#ifdef __linux__
#include <signal.h>
#include <sys/prctl.h>
#endif

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

/// From now on, what loses its parent among the descendants of this process becomes its child. Linux only.
static inline void statusquo_adopt_orphans(void) {
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
#endif
}

/// The system kills this process, and what it executes next, as soon as the thread that started it ends.
/// Linux only.
static inline void statusquo_end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
#endif
}

/// A file of `size` bytes in memory that has no name and keeps its size: a process that finds it can't take it away
/// from those that map it. -1 where the system has no such file.
int statusquo_make_memory(size_t size);

#endif
