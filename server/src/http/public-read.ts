import { succeeded } from '@bee/contracts/envelope';
import { findOperation } from '@bee/contracts/operations';
import { canonicalJson, publicReads } from '@bee/contracts/public-reads';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TAGS_HEADER, writeTags } from '../cache/answer-tags.ts';
import { type CacheRules, createCache, type LoadContext } from '../cache/cache.ts';
import type { CacheTag } from '../cache/cache-tag.ts';
import { followTags } from '../cache/follow-tags.ts';
import { serveTouchedTags } from '../cache/serve-touched-tags.ts';
import { readTagVersions } from '../cache/tag.repository.ts';
import { shanghaiDay } from '../clock.ts';
import { DatabaseUnavailable } from '../db/database-error.ts';
import type { Deps } from '../deps.ts';
import type { CallTimes } from './call-times.ts';
import { codingFor } from './content-coding.ts';
import { BusinessError } from './errors.ts';
import { isFault } from './failure.ts';
import { etagOf, type FinishedAnswer, finishAnswer, isKnown } from './finished-answer.ts';
import { INTERNAL_HEADER, isSignedInternally } from './internal-signature.ts';
import type { Logger } from './logger.ts';
import { parseRequest } from './parse-request.ts';
import { runOnDatabase } from './replica-read.ts';
import type { CallContext } from './route.ts';
import { envelopeOf, type TaggedRoute } from './serve-operation.ts';
import { FRESH_SECONDS, SHARED_CACHING } from './shared-caching.ts';

export type ServePublicRead = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const MAX_BYTES = 64 * 1024 * 1024;
const KEEP_SECONDS = 600;
/** They tell about one caller, and the answer is for all. */
const PERSONAL = ['x-bee-composition', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];

/**
 * Answers `GET /api/<operation>?q=<JSON>` of the public reads as their POST answers a visitor, for every caller: cookies
 * and tokens are not looked at. The finished bytes are kept until a tag is touched.
 * @returns the handler of a route; null if its operation is no public read
 */
export const createPublicReads = (api: FastifyInstance, deps: Deps, times: Pick<CallTimes, 'add'>) => {
  const { settings, clock } = deps;
  const { cache, versions } = openCache(api, deps);
  const parse = api.getDefaultJsonParser('error', 'error');
  const readQuery = (request: FastifyRequest) =>
    new Promise<unknown>((resolve, reject) => {
      const { q = '{}' } = request.query as { q?: string | string[] };
      parse(request, String(q), (error, value) => (error ? reject(error) : resolve(value)));
    });
  const isOwnCall = ({ headers }: FastifyRequest) =>
    isSignedInternally(settings.internalSecret, headers[INTERNAL_HEADER], Date.now());
  /** A page that is rendered after a change must show it, so calls of the site compare with the database. */
  const rulesFor = (isOwn: boolean, tags: readonly CacheTag[]): CacheRules => ({
    tags,
    freshSeconds: FRESH_SECONDS,
    keepSeconds: KEEP_SECONDS,
    now: clock.now(),
    ...(isOwn ? { waitForTags: true } : { versions: versions() }),
  });
  const load = async ({ id, handle }: TaggedRoute, input: unknown, { signal }: LoadContext) => {
    const context = visitorContext(clock.now(), api.log, signal);
    const result = await runOnDatabase(deps, id, context, async () => handle(input, context));
    const envelope = envelopeOf(findOperation(id), result);
    if (!succeeded(envelope)) throw new Error(`${id}: a public read succeeds or throws`);
    return finishAnswer(envelope);
  };

  return (route: TaggedRoute): ServePublicRead | null => {
    const { id, tagsOf } = route;
    if (!publicReads.includes(id)) return null;
    return async (request, reply) => {
      const startedAt = performance.now();
      let failed = false;
      reply.isMember = false;
      try {
        const input = parseRequest(findOperation(id).request, await readQuery(request));
        const tags = tagsOf(input);
        const isOwn = isOwnCall(request);
        if (isOwn) reply.header(TAGS_HEADER, writeTags(tags));
        const rules = rulesFor(isOwn, tags);
        const finished = await cache.get(`${id} ${canonicalJson(input)}`, rules, (loading) =>
          load(route, input, loading),
        );
        return send(request, reply.header('surrogate-key', writeTags(tags, ' ')), finished);
      } catch (error) {
        failed = isFault(error);
        throw error;
      } finally {
        times.add(id, performance.now() - startedAt, failed);
      }
    };
  };
};

const openCache = (api: FastifyInstance, deps: Deps) => {
  const touched = followTags(serveTouchedTags(deps));
  const stop = deps.events.subscribe('cache-tags', () => void touched.poll());
  api.addHook('onClose', async () => {
    stop();
    touched.close();
  });
  const cache = createCache({
    name: 'public reads',
    maxBytes: MAX_BYTES,
    tagVersions: (names) => readTagVersions(deps.db, names),
    isAnswer: (error) => error instanceof BusinessError,
    // An outage is reported by the database's health check.
    onFailure: (err) =>
      err instanceof DatabaseUnavailable || api.log.warn({ err }, '公开接口的回答没有更新，继续用旧值'),
  });
  return { cache, versions: touched.versions };
};

const send = (request: FastifyRequest, reply: FastifyReply, finished: FinishedAnswer): FastifyReply => {
  const { identity, ...compressed } = finished.bodies;
  const accepted = codingFor(request.headers['accept-encoding']);
  const coding = accepted && compressed[accepted] ? accepted : null;
  const etag = etagOf(finished, coding);
  for (const name of PERSONAL) reply.removeHeader(name);
  reply.headers({ ...SHARED_CACHING, etag });
  reply.envelopeCode = 1;
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (coding) reply.header('content-encoding', coding);
  return reply.type('application/json; charset=utf-8').send((coding && compressed[coding]) ?? identity);
};

/** Context of a call for all visitors at once: nothing in it belongs to one caller. */
const visitorContext = (now: Date, log: Logger, signal: AbortSignal): CallContext => ({
  viewer: null,
  ip: '',
  now,
  today: shanghaiDay(now),
  signal,
  log,
  cookies: { read: () => undefined, write: refuse, clear: refuse },
  userAgent: undefined,
  isLocal: false,
  token: undefined,
  internalSignature: undefined,
  edgeSignature: undefined,
});

const refuse = (): never => {
  throw new Error('a public read sets no cookie');
};
