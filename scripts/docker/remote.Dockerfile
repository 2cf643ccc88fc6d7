# One remote, or the shell: builds its release, then carries it into the release store of an installation.
#   docker build -f scripts/docker/remote.Dockerfile --build-arg REMOTE=mf-ai -t bee/mf-ai .
# The packages are installed as in server.Dockerfile, so that all images share one installation.
# Not `npm ci`: it refuses a lockfile without the binaries of other platforms. The versions are those of the lockfile.
# A new version of a remote or the shell installs nothing anew: no package depends on one. Tools of tests and checks, the
# development dependencies of the root, are left out; Node 24 runs TypeScript by itself.
FROM node:24-bookworm-slim AS packages
WORKDIR /src
COPY . .
RUN mkdir /packages \
 && find . -name package.json -not -path "./scripts/fixtures/*" -exec cp --parents {} /packages \; \
 && sed -i '/^  "version":/d' /packages/mf-*/package.json /packages/shell/package.json \
 && cp package-lock.json .npmrc /packages \
 && cd /packages && npm pkg delete devDependencies

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY --from=packages /packages ./
RUN npm install --no-save && rm -rf /root/.npm \
 && find node_modules -type f -regex '.*\.\(d\.[cm]?ts\|map\|md\)' -not -iname 'licen*' -delete
COPY .gitignore tsconfig.base.json tsconfig.json ./
COPY shared shared
COPY scripts scripts
RUN node_modules/.bin/esbuild scripts/src/publish.ts --bundle --minify --platform=node --target=node24 --format=esm --outfile=publish.mjs
ARG REMOTE
COPY ${REMOTE} ${REMOTE}
ARG RELEASE_COMMIT=
ARG RELEASE_AUTHOR=
RUN RELEASE_STORE=/releases node scripts/src/release.ts ${REMOTE}

FROM node:24-bookworm-slim
RUN mkdir /store && chown node:node /store
WORKDIR /app
USER node
ENV RELEASE_STORE=/store
VOLUME /store
CMD ["node", "publish.mjs", "/releases"]
COPY --from=build /app/publish.mjs /app/publish.mjs
COPY --from=build /releases /releases
ARG RELEASE_COMMIT=
ARG RELEASE_AUTHOR=
LABEL org.opencontainers.image.revision="${RELEASE_COMMIT}" org.opencontainers.image.authors="${RELEASE_AUTHOR}"
