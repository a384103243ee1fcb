#ifndef SCRIM_H
#define SCRIM_H

#include <stddef.h>
#include <stdint.h>

/// Scrim without a server: what it would answer over HTTP, from a function.
///
///     char error[256];
///     scrim_engine *engine = scrim_make(NULL, error, sizeof error);
///     scrim_answer *answer = scrim_ask(engine, "POST /v1/specs", "Content-Type: application/json", body, size, NULL);
///     size_t count;
///     const uint8_t *bytes = scrim_answer_body(answer, &count);
///     scrim_answer_free(answer);
///     scrim_free(engine);
///
/// Threads: an engine and a cancellation may be used by any number of threads at once, an answer too. Work is done on the
/// thread that asks; lines of a batch and large matrices have threads beside it, which start with the first of them and end
/// with the engine. A thread that asks needs 512 KiB of stack. After fork(2) a child makes engines of its own, and neither uses nor frees
/// its parent's.
///
/// Environment: where the system has no words of Thai, the first engine sets LIBTHAI_DICTDIR to those that came with the library; it is
/// made before other threads read the environment.
///
/// Memory: whatever a function makes is freed by the function that is named beside it, once, when no other thread uses it any more.
/// NULL is allowed wherever a pointer may come from here, and the answer to a NULL engine is NULL.
///
/// Errors: a request that is at fault is answered, with a status from 400 on and a problem in JSON, as over HTTP. Nothing
/// that is handed over ends the process.

#ifdef __cplusplus
extern "C" {
#endif

/// What answers requests: settings, devices, and a cache of answers. Two have nothing in common but the built-in fonts.
typedef struct scrim_engine scrim_engine;
/// An answer. It outlives its engine.
typedef struct scrim_answer scrim_answer;
/// By which one thread ends what others work out.
typedef struct scrim_cancellation scrim_cancellation;

/// The release, such as "0.2.0". Never freed.
const char *scrim_version(void);

/// Makes an engine: the first of a process in some 20 ms, others in less than 10.
///
/// @param settings  Those of `scrim serve`, as its command line has them: "--cache-bytes=1000000", then NULL for the end; or NULL
///                  for none. What is about sockets, or about who may ask, is refused.
/// @param error     Where to write why there is no engine, as text of at most `error_size` bytes with its end; or NULL.
/// @return          NULL where a setting cannot be used. Freed by scrim_free.
scrim_engine *scrim_make(const char *const *settings, char *error, size_t error_size);

/// Ends an engine and its threads. Nobody asks it any more; its answers stay.
void scrim_free(scrim_engine *engine);

/// Asks for one answer, and returns when it is there.
///
/// @param request       Method and target, as in the first line of a request: "GET /v1/styles/alert".
/// @param fields        Header fields as in a request, with CR LF between them: "Content-Type: application/json\r\nAccept: image/png".
///                      NULL for none. Content-Length and Host may be left out.
/// @param body          Bytes of the body; NULL for none. Not needed after the call.
/// @param body_size     How many.
/// @param cancellation  What may end it before its time, or NULL.
/// @return              NULL where it was cancelled, or there is no memory for it. Freed by scrim_answer_free.
scrim_answer *scrim_ask(scrim_engine *engine, const char *request, const char *fields, const void *body, size_t body_size,
                        scrim_cancellation *cancellation);

/// The status, such as 200; 0 for NULL.
int scrim_answer_status(const scrim_answer *answer);

/// The bytes of the body, uncopied: the cache may have the same. They stay until the answer is freed, and are not to be written to.
///
/// @param size  Where to write how many there are.
/// @return      Never NULL, but for a NULL answer.
const uint8_t *scrim_answer_body(const scrim_answer *answer, size_t *size);

/// The header fields, each a line "Name: value\r\n", as text that stays until the answer is freed. Without those of a
/// connection: Date, Connection, Content-Length, Transfer-Encoding.
const char *scrim_answer_fields(const scrim_answer *answer);

/// The first value of a header field, which stays until the answer is freed. It has no NUL behind it.
///
/// @param name  In any case of letters.
/// @param size  Where to write how many bytes it has.
/// @return      NULL where there is none of that name.
const char *scrim_answer_field(const scrim_answer *answer, const char *name, size_t *size);

/// Frees an answer.
void scrim_answer_free(scrim_answer *answer);

/// Makes a cancellation, which may be given to any number of requests. Freed by scrim_cancellation_free.
scrim_cancellation *scrim_cancellation_make(void);

/// Ends what is asked with it, now or later, within a tenth of a second. Safe from any thread.
void scrim_cancel(scrim_cancellation *cancellation);

/// Frees a cancellation.
void scrim_cancellation_free(scrim_cancellation *cancellation);

#ifdef __cplusplus
}
#endif

#endif
