#include "CEmbedded.h"
int scrim_embedded_placeholder(void) { return 0; }
