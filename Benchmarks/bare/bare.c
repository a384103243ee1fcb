// The upper bound: libmicrohttpd in plain C, answering one prepared response, with the socket and the flags of
// Sources/MicroHTTP (ListenSocket.swift, scrim_start in CMicroHTTP/shim.h) and its limits (ServerSettings.swift).
// Connections are distributed over the threads as in Acceptor.swift, since the library by itself puts all of them on
// one thread.
//
//   cc -O2 -o /tmp/bare Benchmarks/bare/bare.c -lmicrohttpd
//   /tmp/bare PORT THREADS BODY [STATUS [POOL-BYTES]]      BODY is a file, or a number of bytes to make up
//   wrk -t1 -c32 -d5 http://127.0.0.1:PORT/
//
// Measured with wrk -t1 -c32, 2,000 bytes of body, on two cores shared with other work, medians of fourteen pairs:
// MicroHTTP with a constant Response reaches 0.95 of bare's requests per second on one thread and 1.02 on two, and
// 0.945 of its requests per processor second on either (about 8 us against 8.6). Single pairs scatter from 0.7 to 1.25.
// One figure does not scatter: MicroHTTP runs 2,350 user instructions more for each request, mostly allocation and
// reference counts. In a profile, 77 % of its time is in the kernel, 14 % in the C library, 6 % in libmicrohttpd, 3 %
// in Swift.
//
// The program prints one line when it listens and ends when its standard input closes.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// The same as in ServerSettings; BareServerTests compares them.
enum { memory_per_connection = 40960, connections = 10000, idle_seconds = 30, backlog = 1024 };

static struct MHD_Response *prepared;
static unsigned status = MHD_HTTP_OK;
static char marker;

static enum MHD_Result answer(void *unused, struct MHD_Connection *connection, const char *url, const char *method,
                              const char *version, const char *upload, size_t *upload_size, void **state) {
  (void)unused, (void)url, (void)method, (void)version, (void)upload;
  if (*state == NULL) {  // A response queued on the first call would close the connection.
    *state = &marker;
    return MHD_YES;
  }
  if (*upload_size != 0) {
    *upload_size = 0;
    return MHD_YES;
  }
  return MHD_queue_response(connection, status, prepared);
}

static void *body_from(const char *argument, size_t *size) {
  FILE *file = fopen(argument, "rb");
  if (file == NULL) {
    *size = strtoul(argument, NULL, 10);
    char *bytes = malloc(*size + 1);
    memset(bytes, ' ', *size);
    return bytes;
  }
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  char *bytes = malloc(*size + 1);
  if (fread(bytes, 1, *size, file) != *size) exit(1);
  fclose(file);
  return bytes;
}

static int listening(uint16_t port) {
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int yes = 1, descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  if (descriptor < 0) return -1;
  setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  if (bind(descriptor, (struct sockaddr *)&address, sizeof address) != 0) return -1;
  return listen(descriptor, backlog) == 0 ? descriptor : -1;
}

// Distributes connections until standard input ends.
static void serve(struct MHD_Daemon *daemon, int listener) {
  struct pollfd waits[] = {{.fd = listener, .events = POLLIN}, {.fd = STDIN_FILENO, .events = POLLIN}};
  while (poll(waits, 2, -1) >= 0) {
    char ignored[64];
    if (waits[1].revents != 0 && read(STDIN_FILENO, ignored, sizeof ignored) <= 0) return;
    for (;;) {
      struct sockaddr_in peer;
      socklen_t size = sizeof peer;
      int connection = accept4(listener, (struct sockaddr *)&peer, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
      if (connection < 0) break;
      MHD_add_connection(daemon, connection, (struct sockaddr *)&peer, size);
    }
  }
}

int main(int count, char **arguments) {
  if (count < 4) return fprintf(stderr, "usage: bare PORT THREADS BODY [STATUS [POOL-BYTES]]\n"), 2;
  unsigned threads = (unsigned)atoi(arguments[2]);
  if (count > 4) status = (unsigned)atoi(arguments[4]);
  size_t pool = count > 5 ? strtoul(arguments[5], NULL, 10) : memory_per_connection;
  size_t size;
  void *body = body_from(arguments[3], &size);
  prepared = MHD_create_response_from_buffer(size, body, MHD_RESPMEM_PERSISTENT);
  MHD_add_response_header(prepared, "Content-Type", "application/json");

  int descriptor = listening((uint16_t)atoi(arguments[1]));
  if (descriptor < 0) return perror("bare"), 1;
  struct MHD_Daemon *daemon =
      MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME,
                       0, NULL, NULL, &answer, NULL, MHD_OPTION_THREAD_POOL_SIZE, threads,
                       MHD_OPTION_CONNECTION_MEMORY_LIMIT, pool, MHD_OPTION_CONNECTION_LIMIT, (unsigned)connections,
                       MHD_OPTION_PER_IP_CONNECTION_LIMIT, 0u, MHD_OPTION_CONNECTION_TIMEOUT, (unsigned)idle_seconds, MHD_OPTION_END);
  if (daemon == NULL) return perror("bare"), 1;
  puts("listening");
  fflush(stdout);
  serve(daemon, descriptor);
  MHD_stop_daemon(daemon);
  return 0;
}
