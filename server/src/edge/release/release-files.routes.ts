import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { ReleaseStore } from './release-store.ts';
import type { ServedReleases } from './served-releases.ts';

const YEAR_MS = 365 * 24 * 3600 * 1000;

type Parts = {
  store: ReleaseStore;
  served: ServedReleases;
  /** Checks for a newer composition: another edge may have served its pages half a second earlier. */
  look(): Promise<void>;
};

/**
 * Serves files of releases: immutable, precompressed, and only files that release.json of a composed release lists,
 * with matching content. A compressed copy that does not decode to its file is skipped. Server files are not served.
 */
export const registerReleaseFiles = (app: FastifyInstance, { store, served, look }: Parts) =>
  app.register(async (scope) => {
    const find = async (url: string) => {
      const [, name, id, file] = ADDRESS.exec(url.split('?')[0] ?? '') ?? [];
      if (!name || !id || !file || file.endsWith('.br')) return null;
      let release = await served.find(name, id);
      if (!release) {
        await look();
        release = await served.find(name, id);
      }
      return release && file !== release.server && (await store.files.isGood(release, file)) ? { release, file } : null;
    };
    scope.addHook('onRequest', async (request, reply) => {
      const found = await find(request.url).catch((error: Error) => {
        request.log.warn(`发布文件暂时不能提供：${error.message}`);
        return null;
      });
      if (!found) return reply.callNotFound();
      const { release, file } = found;
      const takesBrotli = /\bbr\b(?!;q=0(\.0*)?(,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
      const isCompressed = takesBrotli && (await store.files.isGood(release, `${file}.br`).catch(() => false));
      // Other encodings are excluded: their files do not belong to the release.
      request.headers['accept-encoding'] = isCompressed ? 'br' : 'identity';
    });
    await scope.register(fastifyStatic, {
      root: store.root,
      prefix: '/releases/',
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
      index: false,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.setHeader('access-control-allow-origin', '*');
        reply.setHeader('cross-origin-resource-policy', 'cross-origin');
      },
    });
  });

/** Plain names only, so that the checked file is the file that is sent. */
const ADDRESS = /^\/releases\/([\w-]+)\/([\w.+-]+)\/([\w.+@~-]+)$/;
