#pragma once
#include <microhttpd.h>
#include <stdbool.h>

// Wraps only what Swift cannot call: libmicrohttpd's variadic functions, each under one typed name. Swift imports none
// of them, and no compiler finds a wrong type in a variable argument list.

/// The callbacks of the daemon, all with `context` as first argument.
struct scrim_callbacks {
    void *context;
    MHD_AccessHandlerCallback access;
    MHD_RequestCompletedCallback completed;
    void *(*request_line)(void *context, const char *target, struct MHD_Connection *connection);
    MHD_NotifyConnectionCallback connection;
};

/// Starts an epoll daemon for connections that are handed to it.
static inline struct MHD_Daemon *scrim_start(unsigned threads, size_t memory_per_connection, unsigned connections,
                                             unsigned connections_per_address, unsigned idle_seconds,
                                             const struct scrim_callbacks *callbacks) {
    // MHD_USE_ITC: wakes a thread for a connection that is handed to it. No MHD_USE_TURBO: all it does in 0.9.75 is
    // skip shutdown(), which gains nothing measurable. No MHD_USE_ERROR_LOG: the library then never writes to stderr.
    // MHD_ALLOW_SUSPEND_RESUME: for answers that are streamed.
    return MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD | MHD_USE_ITC | MHD_USE_NO_LISTEN_SOCKET |
                                MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
                            callbacks->access, callbacks->context,
                            MHD_OPTION_THREAD_POOL_SIZE, threads,
                            MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory_per_connection,
                            MHD_OPTION_CONNECTION_LIMIT, connections,
                            MHD_OPTION_PER_IP_CONNECTION_LIMIT, connections_per_address,
                            MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds,
                            MHD_OPTION_NOTIFY_COMPLETED, callbacks->completed, callbacks->context,
                            MHD_OPTION_URI_LOG_CALLBACK, callbacks->request_line, callbacks->context,
                            MHD_OPTION_NOTIFY_CONNECTION, callbacks->connection, callbacks->context,
                            MHD_OPTION_END);
}

/// Sets the seconds of silence after which the library ends the connection; 0 for never. To be called from the
/// connection's own thread, while it is not suspended.
static inline void scrim_time_out(struct MHD_Connection *connection, unsigned seconds) {
    MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

/// The connection's socket, or -1.
static inline int scrim_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info == NULL ? -1 : info->connect_fd;
}

/// The peer's address, or NULL.
static inline const struct sockaddr *scrim_peer(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info == NULL ? NULL : info->client_addr;
}

/// The pointer that `scrim_callbacks.connection` stored with the connection, or NULL.
static inline void *scrim_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info == NULL ? NULL : info->socket_context;
}

static inline ssize_t scrim_read_nothing(void *context, uint64_t position, char *bytes, size_t room) {
    (void)context, (void)position, (void)bytes, (void)room;
    return MHD_CONTENT_READER_END_OF_STREAM;
}

/// A response of unknown length, used only for its head, or NULL. Without the option the library would announce chunks
/// and send the last one, even after a head that no body follows. It closes the connection either way.
static inline struct MHD_Response *scrim_unsized_response(void) {
    struct MHD_Response *response =
        MHD_create_response_from_callback(MHD_SIZE_UNKNOWN, 1, scrim_read_nothing, NULL, NULL);
    if (response != NULL)
        MHD_set_response_options(response, MHD_RF_HTTP_1_0_COMPATIBLE_STRICT, MHD_RO_END);
    return response;
}

/// Finds the first header field called `name`, ignoring case.
static inline bool scrim_header(struct MHD_Connection *connection, const char *name, size_t name_size,
                                const char **value, size_t *value_size) {
    return MHD_lookup_connection_value_n(connection, MHD_HEADER_KIND, name, name_size, value, value_size) == MHD_YES;
}

/// Visits every header field, in the order of arrival.
static inline void scrim_each_header(struct MHD_Connection *connection, MHD_KeyValueIteratorN visit, void *context) {
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, visit, context);
}
