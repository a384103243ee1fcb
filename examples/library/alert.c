// Lays an alert out and prints the answer, as POST /v1/specs gives it.
//
//     cc alert.c $(pkg-config --cflags --libs scrim) -o alert && ./alert
#include <scrim.h>
#include <stdio.h>
#include <string.h>

int main(void) {
    const char *body = "{\"device\":\"iphone-17\",\"dialog\":{\"style\":\"alert\",\"content\":"
                       "{\"title\":\"Delete photo?\",\"actions\":[{\"title\":\"Delete\"}]}}}";
    const char *settings[] = {"--cache-bytes=16000000", NULL};
    char error[256];
    scrim_engine *engine = scrim_make(settings, error, sizeof error);
    if (engine == NULL) {
        fprintf(stderr, "%s\n", error);
        return 1;
    }
    // Any thread may ask, as often as it likes: the same request again comes from the cache.
    scrim_answer *answer =
        scrim_ask(engine, "POST /v1/specs", "Content-Type: application/json", body, strlen(body), NULL);
    size_t size, tag_size;
    const uint8_t *bytes = scrim_answer_body(answer, &size);
    const char *tag = scrim_answer_field(answer, "ETag", &tag_size);
    int status = scrim_answer_status(answer);
    fprintf(stderr, "%d %.*s\n", status, (int)tag_size, tag == NULL ? "" : tag);
    fwrite(bytes, 1, size, stdout);
    scrim_answer_free(answer);
    scrim_free(engine);
    return status == 200 ? 0 : 1;
}
