#pragma once
// Nothing for Swift: simdjson is C++ and is used by CSimdjson alone; this module only carries the link flags.
