# One remote, or the shell: builds its release, then carries it into the release store of an installation.
#   docker build -f scripts/docker/remote.Dockerfile --build-arg REMOTE=mf-ai -t bee/mf-ai .
# The stages "packages" and "build" begin as in server.Dockerfile, so that all images share one installation.
# Not `npm ci`: it refuses a lockfile without the binaries of other platforms. The versions are those of the lockfile.
# A new version of a remote or the shell installs nothing anew: no package depends on one.
FROM node:20-bookworm-slim AS packages
WORKDIR /src
COPY . .
RUN mkdir /packages \
 && find . -name package.json -not -path "./scripts/fixtures/*" -exec cp --parents {} /packages \; \
 && sed -i '/^  "version":/d' /packages/mf-*/package.json /packages/shell/package.json \
 && cp package-lock.json .npmrc /packages

FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY --from=packages /packages ./
RUN npm install --no-save
COPY .gitignore tsconfig.base.json tsconfig.json ./
COPY shared shared
COPY scripts scripts
ARG REMOTE
COPY ${REMOTE} ${REMOTE}
RUN RELEASE_STORE=/releases node_modules/.bin/tsx scripts/src/release.ts ${REMOTE} \
 && node_modules/.bin/esbuild scripts/src/publish.ts --bundle --platform=node --target=node20 --format=esm --outfile=publish.mjs

FROM node:20-bookworm-slim
RUN mkdir /store && chown node:node /store
COPY --from=build /app/publish.mjs /app/publish.mjs
COPY --from=build /releases /releases
WORKDIR /app
USER node
ENV RELEASE_STORE=/store
VOLUME /store
CMD ["node", "publish.mjs", "/releases"]
