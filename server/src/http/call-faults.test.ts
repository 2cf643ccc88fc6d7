import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import { Forbidden, Unavailable } from './errors.ts';
import { answerFailure } from './failure.ts';
import { EnvelopeExtras } from './route.ts';
import { serveOperation } from './serve-operation.ts';

let app: FastifyInstance;
const added: { operation: string; failed: boolean }[] = [];

/** Three operations: an unavailable provider, a business error and a success, all of them HTTP 200. */
beforeAll(async () => {
  const settings = readSettings(
    { ROLE: 'edge', API_URL: 'http://127.0.0.1:1', INTERNAL_SECRET: 'a secret of this test', LOG_LEVEL: 'silent' },
    '/',
    () => '',
  );
  const deps = { clock: { now: () => new Date() }, findViewer: async () => null } as unknown as Deps;
  const times = {
    add: (operation: string, _ms: number, failed: boolean) => void added.push({ operation, failed }),
  };
  app = await buildApp({ settings, composition: () => 'test-1', isReady: () => true }, async (api) => {
    api.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
    const serve = (id: 'base/getClientIp' | 'site/getTouchedTags' | 'user/logout', handle: () => unknown) =>
      serveOperation(api, { id, handle, tagsOf: () => [] }, deps, times);
    serve('base/getClientIp', () => {
      throw new Unavailable('短信服务暂时不可用，请稍后重试');
    });
    serve('site/getTouchedTags', () => {
      throw new Forbidden();
    });
    serve('user/logout', () => new EnvelopeExtras(null, {}));
  });
  for (const url of ['base/getClientIp', 'site/getTouchedTags', 'user/logout'])
    for (const method of ['GET', 'POST'] as const) await app.inject({ method, url: `/api/${url}` });
});
afterAll(() => app?.close());

const metric = async (pattern: RegExp): Promise<string[]> =>
  (await app.inject('/metrics')).body.split('\n').filter((line) => pattern.test(line));

describe('a call whose envelope says 503', () => {
  it('is a fault in the figures of operations, a refusal is none', () => {
    expect(added).toEqual([
      { operation: 'base/getClientIp', failed: true },
      { operation: 'site/getTouchedTags', failed: false },
      { operation: 'user/logout', failed: false },
    ]);
  });

  it('is counted as a failure in the metrics, though HTTP says 200', async () => {
    expect(await metric(/^bee_http_failures_total/)).toEqual(['bee_http_failures_total 1']);
  });

  it('has its code as a label of the call metric', async () => {
    const [count] = await metric(/^bee_http_seconds_count.*getClientIp.*status="200"/);
    expect(count).toMatch(/code="503"/);
    expect(await metric(/^bee_http_seconds_count.*getTouchedTags.*code="403"/)).toHaveLength(1);
    expect(await metric(/^bee_http_seconds_count.*logout.*code="1"/)).toHaveLength(1);
  });
});
