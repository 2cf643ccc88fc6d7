# The server (ROLE=edge or api) and, beside it, `node compose.mjs`: the compose command of the repository in one file.
#   docker build -f scripts/docker/server.Dockerfile -t bee/server .
# The packages are installed as in remote.Dockerfile, so that all images share one installation.
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

FROM node:24-bookworm-slim AS installed
WORKDIR /app
COPY --from=packages /packages ./
RUN npm install --no-save && rm -rf /root/.npm \
 && find node_modules -type f -regex '.*\.\(d\.[cm]?ts\|map\|md\)' -not -iname 'licen*' -delete

FROM installed AS build
COPY .gitignore tsconfig.base.json tsconfig.json ./
COPY shared shared
COPY scripts scripts
COPY server server
RUN node scripts/src/start/build-one.ts server \
 && node_modules/.bin/esbuild scripts/src/compose.ts --bundle --minify --platform=node --target=node24 --format=esm --outfile=compose.mjs

# What the server imports, without sources, copies for browsers and unused fonts; `import` fails here when too much is missing.
FROM installed AS modules
WORKDIR /modules
RUN cd /app && npm ls --omit=dev --all --parseable -w server | sed -n 's|^/app/||p' | grep -v ^node_modules/@bee/ \
  | xargs cp -a --parents -t /modules && cd /modules/node_modules \
 && rm -rf pdfjs-dist/build pdfjs-dist/web pdfjs-dist/*/web pdfjs-dist/image_decoders pdfjs-dist/*/image_decoders \
 && find . -type f -regex '.*\.\([cm]?ts\|flow\)' -delete \
 && find @embedpdf -name '*.otf' -not -name '*-Regular.otf' -not -name '*-Bold.otf' -delete \
 && node --input-type=module -e "const { dependencies } = JSON.parse(fs.readFileSync('/app/server/package.json')); for (const name in dependencies) \
if (!name.startsWith('@bee/')) await import(name === 'pdfjs-dist' ? 'pdfjs-dist/legacy/build/pdf.mjs' : name)"

# Node, what scripts/docker/backup.sh and restore.sh run, and the libraries of these and of the packages; no more of Debian.
FROM modules AS system
RUN mkdir -p /system/tmp /empty && chmod 1777 /system/tmp \
 && programs="$(which node sh tar rm)" && addons="$(find . -name '*.node' -o -name '*.so.*')" \
 && cp -L --parents -t /system /etc/passwd /etc/group /etc/nsswitch.conf $programs \
    $(ldd $programs $addons | grep -v ':$' | grep -o '/[^ ]*\.so[^ ]*' | grep -v node_modules | sort -u)

FROM scratch
COPY --from=system /system /
COPY --from=system --chown=1000:1000 /empty /data
COPY --from=system --chown=1000:1000 /empty /store
WORKDIR /app
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 RELEASE_STORE=/store DEPLOYED_WITH=docker-compose
VOLUME /store
EXPOSE 8080
CMD ["node", "server/dist/main.js"]
COPY --from=modules /modules/node_modules node_modules
COPY --from=build /app/server/package.json server/package.json
COPY --from=build /app/server/src/db/migrations server/src/db/migrations
COPY --from=build /app/server/sample server/sample
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/compose.mjs compose.mjs
ARG RELEASE_COMMIT=
ARG RELEASE_AUTHOR=
LABEL org.opencontainers.image.revision="${RELEASE_COMMIT}" org.opencontainers.image.authors="${RELEASE_AUTHOR}"
