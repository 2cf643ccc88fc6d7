# The server (ROLE=edge or api) and, beside it, `node compose.mjs`: the compose command of the repository in one file.
#   docker build -f scripts/docker/server.Dockerfile -t bee/server .
# The stages "packages" and "build" begin as in remote.Dockerfile, so that all images share one installation.
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
COPY server server
RUN node_modules/.bin/tsx scripts/src/start/build-one.ts server \
 && node_modules/.bin/esbuild scripts/src/compose.ts --bundle --platform=node --target=node20 --format=esm --outfile=compose.mjs

FROM node:20-bookworm-slim AS modules
WORKDIR /app
COPY --from=packages /packages ./
RUN npm install --no-save --omit=dev -w server && rm -rf node_modules/@bee

FROM node:20-bookworm-slim
WORKDIR /app
RUN mkdir /store /data && chown node:node /store /data
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/server/package.json server/package.json
COPY --from=build /app/server/src/db/migrations server/src/db/migrations
COPY --from=build /app/server/sample server/sample
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/compose.mjs compose.mjs
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 RELEASE_STORE=/store
VOLUME /store
EXPOSE 8080
CMD ["node", "server/dist/main.js"]
