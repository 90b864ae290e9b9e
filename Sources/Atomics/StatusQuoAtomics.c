#include "StatusQuoAtomics.h"
