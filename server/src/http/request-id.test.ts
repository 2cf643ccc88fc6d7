import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { proxyApi } from '../edge/api-proxy.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import { answerFailure } from './failure.ts';
import { INTERNAL_HEADER, signInternal } from './internal-signature.ts';
import { createRequestIds } from './request-id.ts';

const SECRET = 'a secret of this test';
const GIVEN = '0123456789abcdef0123456789abcdef';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

const build = async (env: Record<string, string>, addApi: (api: FastifyInstance) => Promise<void>) => {
  const settings = readSettings(
    { ROLE: 'edge', API_URL: 'http://127.0.0.1:1', INTERNAL_SECRET: SECRET, LOG_LEVEL: 'silent', ...env },
    '/',
    () => '',
  );
  const app = await buildApp({ settings, composition: () => 'test-1', isReady: () => true }, addApi);
  open.push(app);
  return app;
};

const failing = async (api: FastifyInstance) => {
  api.setErrorHandler((error, request, reply) => answerFailure(error, request, reply));
  api.get('/broken', async () => {
    throw new Error('a detail for the log alone');
  });
  api.get('/fine', async (request) => request.id);
};

const idOf = async (app: FastifyInstance, headers: Record<string, string> = {}) =>
  (await app.inject({ url: '/api/fine', headers })).headers['x-request-id'];

describe('the id of a request', () => {
  it('is in every answer, a new one for each', async () => {
    const app = await build({}, failing);
    const [first, second] = [await app.inject('/api/fine'), await app.inject('/no/such')];
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(first.body).toBe(first.headers['x-request-id']);
    expect(second.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });

  it('is shown with an unexpected failure, for the reader to quote', async () => {
    const answer = await (await build({}, failing)).inject('/api/broken');
    const id = answer.headers['x-request-id'];
    expect(answer.json()).toMatchObject({ code: 500, msg: `服务器发生了一个错误，请稍后重试（请求编号 ${id}）` });
  });

  it('is shown on the page that refuses an address', async () => {
    const answer = await (await build({}, failing)).inject({ method: 'POST', url: '/home' });
    expect(answer.body).toContain(`请求编号 ${answer.headers['x-request-id']}`);
  });

  it('comes from a trusted proxy or from the site itself, never from a visitor', async () => {
    const direct = await build({}, failing);
    const given = { 'x-request-id': GIVEN };
    expect(await idOf(direct, given)).not.toBe(GIVEN);
    expect(await idOf(direct, { ...given, [INTERNAL_HEADER]: signInternal(SECRET, Date.now()) })).toBe(GIVEN);
    expect(await idOf(await build({ TRUST_PROXY: '1' }, failing), given)).toBe(GIVEN);
    expect(await idOf(await build({ TRUST_PROXY: '1' }, failing), { 'x-request-id': 'x\ny' })).not.toBe('x\ny');
  });

  it('is the trace id of a traceparent, whoever sent it; a trusted hop may name another', async () => {
    const traceparent = `00-${GIVEN}-00f067aa0ba902b7-01`;
    const other = 'f'.repeat(32);
    expect(await idOf(await build({}, failing), { traceparent })).toBe(GIVEN);
    const proxied = await build({ TRUST_PROXY: '1' }, failing);
    expect(await idOf(proxied, { traceparent })).toBe(GIVEN);
    expect(await idOf(proxied, { traceparent, 'x-request-id': other })).toBe(other);
  });

  it.each([
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${GIVEN}-${'0'.repeat(16)}-01`,
    `00-${GIVEN.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${GIVEN}-00f067aa0ba902b7-01-more`,
    `ff-${GIVEN}-00f067aa0ba902b7-01`,
    `${GIVEN}`,
  ])('is new where the traceparent is %s', async (traceparent) => {
    const id = await idOf(await build({}, failing), { traceparent });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(id).not.toBe(GIVEN);
    expect(id).not.toBe('0'.repeat(32));
  });

  it('names the span of the caller only if a trusted hop recorded it', () => {
    const parent = (trustProxy: number, flags: string, id = GIVEN) =>
      createRequestIds({ trustProxy, internalSecret: SECRET }).parentOf({
        id,
        headers: { traceparent: `00-${GIVEN}-00f067aa0ba902b7-${flags}` },
      });
    expect(parent(1, '01')).toBe('00f067aa0ba902b7');
    expect(parent(1, '00')).toBeUndefined();
    expect(parent(1, '01', 'f'.repeat(32))).toBeUndefined();
    expect(parent(0, '01')).toBeUndefined();
  });

  it('is the same at the edge and at the API behind it', async () => {
    const seen: unknown[] = [];
    const api = createServer((request, response) => {
      seen.push(request.headers['x-request-id']);
      response.setHeader('x-request-id', 'of the API').end('{}');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = api.address() as AddressInfo;
    const edge = await build({}, proxyApi(`http://127.0.0.1:${port}`));
    const answer = await edge.inject('/api/base/getClientIp');
    api.close();
    expect(seen).toEqual([answer.headers['x-request-id']]);
  });
});
