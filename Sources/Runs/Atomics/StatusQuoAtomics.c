#ifdef __linux__
#define _GNU_SOURCE
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>
#endif
#include "StatusQuoAtomics.h"

int statusquo_make_memory(size_t size) {
#ifdef __linux__
  int file = memfd_create("statusquo", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (file < 0) return -1;
  if (ftruncate(file, (off_t)size) == 0 &&
      fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) == 0)
    return file;
  close(file);
#endif
  return -1;
}
