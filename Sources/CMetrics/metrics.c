#include "CMetrics.h"

_Thread_local uint32_t scrim_number_of_thread;
_Thread_local struct scrim_lap scrim_lap_of_thread;

uint32_t scrim_number_thread(void) {
    static uint32_t last;
    scrim_number_of_thread = __atomic_add_fetch(&last, 1, __ATOMIC_RELAXED);
    return scrim_number_of_thread;
}
