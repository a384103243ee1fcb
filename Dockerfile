# Scrim in a container: a build stage with the Swift toolchain, and a run stage with the binary and the shared
# libraries it loads. `docker build .` needs the two base images from a registry; scripts/image builds without one.
ARG SWIFT_IMAGE=swift:6.3-bookworm
ARG RUN_IMAGE=debian:bookworm-slim

FROM ${SWIFT_IMAGE} AS build
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        g++ git libcmark-gfm-dev libcmark-gfm-extensions-dev libdeflate-dev libmicrohttpd-dev libpango1.0-dev \
        libsimdjson-dev libxxhash-dev libzstd-dev pkg-config zlib1g-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY Package.swift ./
RUN swift package resolve
# .dockerignore lets in what the build reads, and no more.
COPY . .
# Swift's own libraries are in the binary, so that the run stage needs none. Debugging information and local names stay
# behind; a backtrace still shows the others.
RUN scrim=$(scripts/build scrim) && mkdir /out && strip --strip-debug --discard-all -o /out/scrim "$scrim"

FROM ${RUN_IMAGE}
# The libraries that scrim names itself, no more, as scripts/image checks; they bring what they need in turn. Fonts come with
# them too, and go: scrim has its own.
ARG RUN_PACKAGES="libcairo2 libcmark-gfm0.29.0.gfm.6 libcmark-gfm-extensions0.29.0.gfm.6 libdeflate0 libfontconfig1 libglib2.0-0 libharfbuzz0b libmicrohttpd12 libpango-1.0-0 libpangocairo-1.0-0 libpangoft2-1.0-0 libsimdjson14 libxxhash0 libzstd1 zlib1g"
RUN apt-get update \
    && apt-get install -y --no-install-recommends ${RUN_PACKAGES} \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/apt /var/log/dpkg.log /usr/share/doc/* /var/cache/ldconfig/aux-cache /usr/share/fonts/* /var/cache/fontconfig
COPY LICENSE NOTICE docs/licences /usr/share/doc/scrim/
COPY --from=build /out/scrim /usr/local/bin/scrim

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
