#include "CSimdjson.h"
extern "C" int scrim_json_placeholder(void) { return 0; }
