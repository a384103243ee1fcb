// The functions are in Sources/Library: the compiler holds them to the header.
#include "scrim.h"
