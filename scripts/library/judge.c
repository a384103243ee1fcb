#define _GNU_SOURCE
// Holds libscrim to its header: `judge` asks all that may go wrong, `judge watched` the same while valgrind looks
// on, `judge threadless` asks where no thread can be had, and `judge time` measures.
#include <malloc.h>
#include <pthread.h>
#include <scrim.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#define JSON "Content-Type: application/json"
#define CHECK(condition) \
    if (!(condition)) (fprintf(stderr, "judge: line %d: %s\n", __LINE__, #condition), exit(1))

static const char alert[] = "{\"device\":\"iphone-17\",\"dialog\":{\"style\":\"alert\",\"content\":"
                            "{\"title\":\"Delete?\",\"actions\":[{\"title\":\"OK\"}]}}}";

static scrim_engine *make(const char *setting) {
    const char *settings[] = {setting, NULL};
    char error[200] = "";
    scrim_engine *engine = scrim_make(settings, error, sizeof error);
    if (engine == NULL) fprintf(stderr, "judge: %s\n", error);
    CHECK(engine != NULL);
    return engine;
}

static int status_of(scrim_engine *engine, const char *request, const char *fields, const char *body) {
    scrim_answer *answer = scrim_ask(engine, request, fields, body, body == NULL ? 0 : strlen(body), NULL);
    int status = scrim_answer_status(answer);
    scrim_answer_free(answer);
    return status;
}

// MARK: Errors and NULL

static void refused(const char *setting, const char *reason) {
    const char *settings[] = {"--cache-bytes=1000", setting, NULL};
    char error[200] = "";
    CHECK(scrim_make(settings, error, sizeof error) == NULL);
    if (strstr(error, reason) == NULL) fprintf(stderr, "judge: \"%s\" lacks \"%s\"\n", error, reason);
    CHECK(strstr(error, reason) != NULL);
    char little[8] = "xxxxxxx";
    CHECK(scrim_make(settings, little, sizeof little) == NULL && strlen(little) == 7);
    CHECK(scrim_make(settings, NULL, 0) == NULL);
}

static void settings(void) {
    refused("--cache-byts=1", "Did you mean --cache-bytes?");
    refused("--cache-bytes=x", "needs a whole number");
    refused("--cache-bytes", "write --name=value");
    refused("--port=80", "is a server's");
    refused("--tokens=/nowhere", "is a server's");
    refused("--devices=/nowhere", "cannot be used");
    refused("", "write --name=value");
    scrim_engine *engine = make("--max-body-bytes=1024");
    char long_body[2000];
    memset(long_body, ' ', sizeof long_body - 1);
    long_body[sizeof long_body - 1] = 0;
    CHECK(status_of(engine, "POST /v1/specs", JSON, long_body) == 413);
    scrim_free(engine);
}

static void nothing(void) {
    size_t size = 7;
    CHECK(scrim_ask(NULL, "GET /", NULL, NULL, 0, NULL) == NULL);
    CHECK(scrim_answer_status(NULL) == 0 && scrim_answer_fields(NULL) == NULL);
    CHECK(scrim_answer_body(NULL, &size) == NULL && size == 0);
    CHECK(scrim_answer_field(NULL, "ETag", &size) == NULL && scrim_answer_body(NULL, NULL) == NULL);
    scrim_free(NULL);
    scrim_answer_free(NULL);
    scrim_cancel(NULL);
    scrim_cancellation_free(NULL);
    scrim_engine *engine = make(NULL);
    CHECK(status_of(engine, NULL, NULL, NULL) == 400);
    CHECK(status_of(engine, "GET /v1/styles/alert", "", NULL) == 200);
    scrim_answer *answer = scrim_ask(engine, "POST /v1/specs", JSON, NULL, 10, NULL);
    CHECK(scrim_answer_status(answer) == 400);
    CHECK(scrim_answer_field(answer, NULL, NULL) == NULL && scrim_answer_field(answer, "", NULL) == NULL);
    scrim_answer_free(answer);
    scrim_free(engine);
}

// MARK: Answers

static void answers(void) {
    CHECK(strlen(scrim_version()) >= 5);
    scrim_engine *engine = make("--cache-bytes=1000000");
    scrim_answer *first = scrim_ask(engine, "POST /v1/specs", JSON, alert, strlen(alert), NULL);
    scrim_answer *second = scrim_ask(engine, "POST /v1/specs", JSON "\r\n", alert, strlen(alert), NULL);
    CHECK(scrim_answer_status(first) == 200 && scrim_answer_status(second) == 200);
    size_t size, type_size, tag_size;
    const uint8_t *body = scrim_answer_body(first, &size);
    // The cache's own, uncopied.
    CHECK(body == scrim_answer_body(second, NULL) && size > 1000 && body[0] == '{');
    const char *type = scrim_answer_field(first, "content-type", &type_size);
    CHECK(type_size == 16 && memcmp(type, "application/json", 16) == 0);
    CHECK(strstr(scrim_answer_fields(first), "Cache-Status: Scrim; fwd=miss\r\n") != NULL);
    CHECK(strstr(scrim_answer_fields(second), "Cache-Status: Scrim; hit\r\n") != NULL);
    const char *tag = scrim_answer_field(first, "ETag", &tag_size);
    char condition[300];
    snprintf(condition, sizeof condition, "If-None-Match: %.*s", (int)tag_size, tag);
    scrim_answer_free(second);
    scrim_free(engine);
    // What is the answer's stays after its engine.
    CHECK(body[size - 1] == '}' && memcmp(type, "application/json", 16) == 0);
    scrim_answer_free(first);
    engine = make(NULL);
    const char *target = "GET /v1/specs?device=iphone-17&dialog.style=alert&dialog.content.title=Delete%3F"
                         "&dialog.content.actions.0.title=OK";
    CHECK(status_of(engine, target, condition, NULL) == 304);
    scrim_free(engine);
}

// MARK: Threads

struct work {
    scrim_engine *engine;
    int number, rounds;
};

static void *ask(void *argument) {
    struct work *work = argument;
    char body[400], lines[1300];
    for (int round = 0; round < work->rounds; round++) {
        snprintf(body, sizeof body,
                 "{\"device\":\"ipad-a16\",\"dialog\":{\"style\":\"formSheet\",\"content\":{\"title\":\"%d\"}}}",
                 work->number * 100 + round);
        snprintf(lines, sizeof lines, "%s\n{\n%s\n", body, body);
        CHECK(status_of(work->engine, "POST /v1/specs", JSON, body) == 200);
        CHECK(status_of(work->engine, "POST /v1/specs", JSON, alert) == 200);
        CHECK(status_of(work->engine, "POST /v1/specs?format=svg", JSON, body) == 200);
        CHECK(status_of(work->engine, "POST /v1/specs", JSON "\r\nAccept-Encoding: zstd", body) == 200);
        CHECK(status_of(work->engine, "POST /v1/specs/batch", "Content-Type: application/x-ndjson", lines) == 200);
        CHECK(status_of(work->engine, "POST /v1/specs", JSON, "{\"device\":\"iphone-71\"}") == 422);
        CHECK(status_of(work->engine, "GET /v1/specs?device=iphone-4&dialog.style=semiModal&format=png&scale=1", NULL,
                        NULL) == 200);
    }
    return NULL;
}

static void threads(int rounds) {
    scrim_engine *engines[] = {make(NULL), make("--cache-bytes=0")};
    pthread_t threads[6];
    struct work works[6];
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    // What the header says that a thread needs.
    pthread_attr_setstacksize(&attributes, 512 << 10);
    for (int i = 0; i < 6; i++) {
        works[i] = (struct work){engines[i % 2], i, rounds};
        CHECK(pthread_create(&threads[i], &attributes, ask, &works[i]) == 0);
    }
    for (int i = 0; i < 6; i++) pthread_join(threads[i], NULL);
    pthread_attr_destroy(&attributes);
    scrim_free(engines[0]);
    scrim_free(engines[1]);
}

// MARK: Memory

static size_t held(void) { return mallinfo2().uordblks; }

/// Engines that come and go leave nothing: less than a kilobyte each, where what is left of one would be many.
static void rounds(void) {
    size_t before = 0;
    for (int round = 0; round < 40; round++) {
        scrim_engine *engine = make(NULL);
        CHECK(status_of(engine, "POST /v1/specs", JSON, alert) == 200);
        CHECK(status_of(engine, "POST /v1/specs?format=svg", JSON, alert) == 200);
        scrim_free(engine);
        if (round == 19) before = held();
    }
    CHECK(held() < before + 20 * 1024);
}

// MARK: Cancellation

struct cancelled {
    scrim_engine *engine;
    scrim_cancellation *cancellation;
};

static void *ask_at_length(void *argument) {
    struct cancelled *work = argument;
    // The better part of a second.
    const char *request = "GET /v1/specs?device=ipad-a16&dialog.style=formSheet&format=apng&phase=present&scale=2";
    return scrim_ask(work->engine, request, NULL, NULL, 0, work->cancellation);
}

static void cancellation(void) {
    struct cancelled work = {make("--max-work=0"), scrim_cancellation_make()};
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, ask_at_length, &work) == 0);
    // Once it is at it.
    clockid_t clock;
    struct timespec spent = {0};
    CHECK(pthread_getcpuclockid(thread, &clock) == 0);
    while (spent.tv_sec == 0 && spent.tv_nsec < 20000000) CHECK(clock_gettime(clock, &spent) == 0);
    scrim_cancel(work.cancellation);
    void *answer;
    pthread_join(thread, &answer);
    CHECK(answer == NULL);
    CHECK(scrim_ask(work.engine, "GET /v1/styles", NULL, NULL, 0, work.cancellation) == NULL);
    CHECK(status_of(work.engine, "GET /v1/styles", NULL, NULL) == 200);
    scrim_cancellation_free(work.cancellation);
    scrim_free(work.engine);
}

// MARK: Time

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e9 + time.tv_nsec;
}

/// Nanoseconds of one answer, the least of twenty rounds: what others do on the machine is not what is measured.
static double least(scrim_engine *engine, const char *body, int count, int is_new) {
    double least = 1e18;
    static int number = 0;
    for (int round = 0; round < 20; round++) {
        double start = now();
        for (int i = 0; i < count; i++) {
            char text[400];
            const char *asked = body;
            if (is_new) snprintf(text, sizeof text, body, number++), asked = text;
            scrim_answer *answer = scrim_ask(engine, "POST /v1/specs", JSON, asked, strlen(asked), NULL);
            CHECK(scrim_answer_status(answer) == 200);
            scrim_answer_free(answer);
        }
        double each = (now() - start) / count;
        if (each < least) least = each;
    }
    return least;
}

static int measure(void) {
    scrim_engine *engine = make(NULL);
    static const char other[] = "{\"device\":\"iphone-17\",\"dialog\":{\"style\":\"alert\",\"content\":"
                                "{\"title\":\"Delete %d?\",\"actions\":[{\"title\":\"OK\"}]}}}";
    double known = least(engine, alert, 20000, 0), new = least(engine, other, 500, 1);
    printf("an answer that is known %.2f us, one that is new %.2f us\n", known / 1000, new / 1000);
    scrim_free(engine);
    CHECK(known < 2000);
    return 0;
}

static void *rest(void *nothing) { return pause(), nothing; }

// A batch is worked out by whoever asks, where the system gives no thread any more: stacks are larger than the memory that
// is left. Pango has its own thread by then, without which it ends the process.
static int threadless(void) {
    scrim_engine *engine = make(NULL);
    CHECK(status_of(engine, "POST /v1/specs", JSON, alert) == 200);
    unsigned long pages = 0;
    FILE *statm = fopen("/proc/self/statm", "r");
    CHECK(statm != NULL && fscanf(statm, "%lu", &pages) == 1 && fclose(statm) == 0);
    const rlim_t most = pages * sysconf(_SC_PAGESIZE) + (1UL << 30);
    const struct rlimit memory = {most, most};
    CHECK(setrlimit(RLIMIT_AS, &memory) == 0);
    pthread_t thread;
    // Those whose stacks the C library has kept.
    while (pthread_create(&thread, NULL, rest, NULL) == 0) {}
    char lines[3 * sizeof alert + 1];
    snprintf(lines, sizeof lines, "%s\n%s\n%s\n", alert, alert, alert);
    scrim_answer *answer = scrim_ask(engine, "POST /v1/specs/batch", "Content-Type: application/x-ndjson", lines, strlen(lines), NULL);
    CHECK(scrim_answer_status(answer) == 200);
    size_t size = 0, found = 0;
    const char *body = (const char *)scrim_answer_body(answer, &size);
    for (size_t index = 0; index < size; index++) found += body[index] == '\n';
    // A line each, and the summary.
    CHECK(found == 4);
    scrim_answer_free(answer);
    scrim_free(engine);
    return 0;
}

int main(int count, char **arguments) {
    if (count > 1 && strcmp(arguments[1], "threadless") == 0) return threadless();
    if (count > 1 && strcmp(arguments[1], "time") == 0) return measure();
    settings();
    nothing();
    answers();
    threads(count > 1 ? 1 : 30);
    cancellation();
    // Valgrind has a heap of its own.
    if (count < 2 || strcmp(arguments[1], "watched") != 0) rounds();
    return 0;
}
