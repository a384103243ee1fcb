#include "CJobs.h"

_Thread_local struct scrim_job scrim_job_of_thread;
