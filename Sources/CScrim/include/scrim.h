#ifndef SCRIM_H
#define SCRIM_H

#include <stddef.h>
#include <stdint.h>

/// Scrim without a server: a function that returns what the server would answer over HTTP.
///
///     char error[256];
///     scrim_engine *engine = scrim_make(NULL, error, sizeof error);
///     scrim_answer *answer = scrim_ask(engine, "POST /v1/specs", "Content-Type: application/json", body, size, NULL);
///     size_t count;
///     const uint8_t *bytes = scrim_answer_body(answer, &count);
///     scrim_answer_free(answer);
///     scrim_free(engine);
///
/// Threads: an engine and a cancellation may be used by any number of threads at once, an answer too. Work is done on
/// the calling thread; lines of a batch and large matrices have threads beside it, which start with the first of them
/// and end with the engine. A calling thread needs 512 KiB of stack. After fork(2) a child makes engines of its own,
/// and neither uses nor frees its parent's.
///
/// Environment: if the system has no dictionary of Thai words, the first engine sets LIBTHAI_DICTDIR to the one that
/// came with the library; make it before other threads read the environment.
///
/// Memory: whatever a function makes is freed by the function that is named beside it, once, when no other thread uses
/// it any more. NULL is allowed wherever a pointer may come from here, and a NULL engine gives a NULL answer.
///
/// Errors: a faulty request is answered, with a status from 400 on and a problem in JSON, as over HTTP. No argument
/// ends the process.

#ifdef __cplusplus
extern "C" {
#endif

/// An engine, which answers requests: settings, devices, and a cache of answers. Engines share only the built-in fonts.
typedef struct scrim_engine scrim_engine;
/// An answer. It outlives its engine.
typedef struct scrim_answer scrim_answer;
/// A handle by which one thread cancels requests of others.
typedef struct scrim_cancellation scrim_cancellation;

/// The release, such as "0.2.0". Never freed.
const char *scrim_version(void);

/// Makes an engine: the first of a process in some 20 ms, others in less than 10.
///
/// @param settings  Settings of `scrim serve`, as on its command line: "--cache-bytes=1000000", with NULL after the
///                  last; or NULL for none. Settings about sockets, or about who may ask, are refused.
/// @param error     The buffer for the reason why there is no engine, as text of at most `error_size` bytes including
///                  its terminator; or NULL.
/// @return          NULL if a setting cannot be used. Freed by scrim_free.
scrim_engine *scrim_make(const char *const *settings, char *error, size_t error_size);

/// Ends an engine and its threads. It must not be asked any more; its answers stay valid.
void scrim_free(scrim_engine *engine);

/// Asks for one answer, and returns when it is there.
///
/// @param request       The method and the target, as in the first line of a request: "GET /v1/styles/alert".
/// @param fields        Header fields as in a request, with CR LF between them:
///                      "Content-Type: application/json\r\nAccept: image/png". NULL for none. Content-Length and Host
///                      may be left out.
/// @param body          The bytes of the body; NULL for none. Not needed after the call.
/// @param body_size     The number of bytes.
/// @param cancellation  Ends the request early when it is cancelled; or NULL.
/// @return              NULL if the request was cancelled, or memory ran out. Freed by scrim_answer_free.
scrim_answer *scrim_ask(scrim_engine *engine, const char *request, const char *fields, const void *body, size_t body_size,
                        scrim_cancellation *cancellation);

/// The status, such as 200; 0 for NULL.
int scrim_answer_status(const scrim_answer *answer);

/// The bytes of the body, not copied: the cache may share them. They are valid until the answer is freed, and must not
/// be written to.
///
/// @param size  Set to the number of bytes.
/// @return      Never NULL, except for a NULL answer.
const uint8_t *scrim_answer_body(const scrim_answer *answer, size_t *size);

/// The header fields, each a line "Name: value\r\n", as text that is valid until the answer is freed. Without the
/// fields of a connection: Date, Connection, Content-Length, Transfer-Encoding.
const char *scrim_answer_fields(const scrim_answer *answer);

/// The first value of a header field, valid until the answer is freed. It has no NUL after it.
///
/// @param name  The name; its case does not matter.
/// @param size  Set to the number of bytes.
/// @return      NULL if there is no field of that name.
const char *scrim_answer_field(const scrim_answer *answer, const char *name, size_t *size);

/// Frees an answer.
void scrim_answer_free(scrim_answer *answer);

/// Makes a cancellation, which may be given to any number of requests. Freed by scrim_cancellation_free.
scrim_cancellation *scrim_cancellation_make(void);

/// Cancels the requests that are made with it, now or later, within a tenth of a second. Safe from any thread.
void scrim_cancel(scrim_cancellation *cancellation);

/// Frees a cancellation.
void scrim_cancellation_free(scrim_cancellation *cancellation);

#ifdef __cplusplus
}
#endif

#endif
