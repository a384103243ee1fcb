#define _GNU_SOURCE
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "CMeasuring.h"

int measuring_connect(uint16_t port) {
  int connection = socket(AF_INET, SOCK_STREAM, 0);
  if (connection < 0) return -1;
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  int yes = 1;
  setsockopt(connection, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  if (connect(connection, (struct sockaddr *)&address, sizeof address) == 0) return connection;
  close(connection);
  return -1;
}

int measuring_nowhere(void) { return open("/dev/null", O_WRONLY | O_CLOEXEC); }

static int exchange(int connection, const uint8_t *request, size_t size) {
  static char answer[256 << 10];
  while (size > 0) {
    ssize_t sent = send(connection, request, size, MSG_NOSIGNAL);
    if (sent <= 0) return -1;
    request += sent;
    size -= (size_t)sent;
  }
  size_t count = 0, whole = 0;
  while (whole == 0 || count < whole) {
    ssize_t received = recv(connection, answer + count, sizeof answer - 1 - count, 0);
    if (received <= 0) return -1;
    count += (size_t)received;
    answer[count] = '\0';
    if (whole > 0) continue;
    const char *end = strstr(answer, "\r\n\r\n");
    if (end == NULL) continue;
    const char *length = strcasestr(answer, "\r\nContent-Length:");
    if (length == NULL || length > end) return -1;
    whole = (size_t)(end + 4 - answer) + strtoul(length + 17, NULL, 10);
  }
  return atoi(answer + sizeof "HTTP/1.1");
}

int measuring_exchange(int connection, const uint8_t *request, size_t size) {
  measuring_toggle_own();
  int status = exchange(connection, request, size);
  measuring_toggle_own();
  return status;
}

uint8_t *measuring_read(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return NULL;
  size_t capacity = 64 << 10;
  uint8_t *bytes = malloc(capacity);
  *size = bytes == NULL ? 0 : fread(bytes, 1, capacity, file);
  fclose(file);
  return bytes;
}

void measuring_free(uint8_t *bytes) { free(bytes); }

void measuring_fail(const char *sentence) {
  fprintf(stderr, "%s\n", sentence);
  exit(1);
}
