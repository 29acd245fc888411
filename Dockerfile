# One image for every program; the container's argument says which: api, worker, migrate, operator …
#
#     docker build --build-arg REVISION=$(git rev-parse HEAD) -t memory-service .
#     buildah build --build-arg REVISION=$(git rev-parse HEAD) --timestamp 0 -t memory-service .
#
# Reproducible with SOURCE_DATE_EPOCH=0 and `docker buildx build --output type=image,rewrite-timestamp=true`, or with
# buildah's --timestamp 0. Only the plain Dockerfile language is used, so both builders read it alike.
ARG NODE_IMAGE=docker.io/library/node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
ENV CI=true SOURCE_DATE_EPOCH=0
RUN apt-get update -qq \
 && apt-get install -y -qq --no-install-recommends ca-certificates \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# The packages alone first: sources change more often, and this layer stays.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY patches patches
RUN npm exec --yes --package="$(node -p 'require("./package.json").packageManager')" -- pnpm fetch --prod
COPY . .
RUN node image/lay-tree.ts /source /out

# Nothing but what image/lay-tree.ts has laid out: Node, its shared objects, the packages, the sources. No shell.
FROM scratch
ARG REVISION=
ARG VERSION=0.1.0
LABEL org.opencontainers.image.title="memory-service" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}" \
      org.opencontainers.image.licenses="Apache-2.0" \
      dev.memoryservice.sbom="/app/sbom.cdx.json"
COPY --from=build /out/base /
COPY --from=build /out/modules /
COPY --from=build /out/app /
ENV PATH=/usr/local/bin NODE_ENV=production SERVICE_BUILD_REVISION=${REVISION}
WORKDIR /app
USER 65532:65532
# A young generation of 8 MiB and an old one collected before it is half as large again halve a worker's resident memory for
# a twentieth of its processor time.
ENTRYPOINT ["/usr/local/bin/node", "--max-semi-space-size=8", "--heap-growing-percent=50", "/app/image/entrypoint.ts"]
