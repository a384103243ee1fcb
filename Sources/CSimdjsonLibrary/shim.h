#pragma once
// Nothing for Swift: simdjson is C++ and only CSimdjson uses it; this module only carries the link flags.
