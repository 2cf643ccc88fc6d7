import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Files of releases: immutable, precompressed. Server files are not handed out. */
export const registerReleaseFiles = async (app: FastifyInstance, root: string) => {
  await app.register(fastifyStatic, {
    root,
    prefix: '/releases/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    decorateReply: false,
    allowedPath: (pathname) => isPublic(pathname),
    setHeaders: (reply) => {
      reply.setHeader('access-control-allow-origin', '*');
      reply.setHeader('cross-origin-resource-policy', 'cross-origin');
    },
  });
};

const isPublic = (pathname: string) => {
  const parts = pathname.split('/').filter(Boolean);
  return (
    parts.length === 3 &&
    /\.(js|css|json|svg|bcmap|pfb|ttf|wasm)$/.test(path.basename(pathname)) &&
    parts[2] !== 'release.json'
  );
};
