// The functions are in Sources/Library; the compiler checks them against the header.
#include "scrim.h"
