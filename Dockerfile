# Scrim in a container: a build stage with the Swift toolchain, and an image with the program, the libraries that it loads, and
# nothing else: no shell, no package manager. `docker build .` needs the base image from a registry; scripts/image builds without one.
ARG SWIFT_IMAGE=swift:6.3-bookworm

FROM ${SWIFT_IMAGE} AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        g++ git libcmark-gfm-dev libcmark-gfm-extensions-dev libdeflate-dev libjpeg62-turbo-dev libmicrohttpd-dev \
        libpango1.0-dev libpng-dev libsimdjson-dev libxxhash-dev libzstd-dev patchelf pkg-config zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY Package.swift ./
RUN swift package resolve
# .dockerignore lets in what the build reads, and no more.
COPY . .
# Below /usr/local as scripts/portable lays it out; and glibc, which belongs to no such folder.
RUN scrim=$(scripts/build scrim) && scripts/portable "$scrim" /image/usr/local
RUN ldd /image/usr/local/bin/scrim /image/usr/local/lib/*.so* | grep -oE '/lib[^ ]*/(ld-linux[^ ]*|lib(c|m|dl|pthread|rt|resolv))\.so\.[0-9]+' \
        | sort -u | xargs cp --dereference --parents --target-directory /image \
    && cp /usr/share/doc/libc6/copyright /image/usr/local/share/doc/scrim/licences/libc6.txt \
    && mkdir -p /image/dev /image/etc /image/proc /image/tmp \
    && echo 'scrim:x:10001:10001::/:/usr/sbin/nologin' >/image/etc/passwd

FROM scratch
COPY --from=build /image /
ENV PATH=/usr/local/bin

ARG VERSION=unreleased
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Scrim" \
      org.opencontainers.image.description="Lays out dialogs: a device and a request in, frames, dimming and keyframes out" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"

# A number, so that an orchestrator can see that it is not root. The server writes no file: --read-only works.
USER 10001:10001
EXPOSE 8080
STOPSIGNAL SIGTERM
# It asks where the settings say that the server listens.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 CMD ["scrim", "health"]
ENTRYPOINT ["scrim"]
CMD ["serve"]
