import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type LogRecord, openMemoryLog } from '@bee/testing/server/memory-log';
import type { FastifyInstance } from 'fastify';
import { proxyApi } from '../edge/api-proxy.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});

/** An API with a few routes, whose log is read from memory. */
const start = async (level: string, addApi = routes) => {
  const settings = readSettings({ LOG_LEVEL: level, TRUST_PROXY: '1' }, '/', () => 'a secret of this test');
  const { log, records } = openMemoryLog(level);
  const app = await buildApp({ settings, log, composition: () => 'test-1', isReady: () => true }, addApi);
  open.push(app);
  return { app, log: records, requests: () => records().filter(({ msg }) => msg === 'request') };
};

const routes = async (api: FastifyInstance) => {
  api.get('/item/:id', async (_request, reply) => {
    reply.envelopeCode = 1;
    reply.isMember = true;
    return 'x'.repeat(1000);
  });
  api.get('/broken', async () => {
    throw new Error('a reason for the operator');
  });
  api.get('/slow', () => new Promise(() => undefined));
};

const untilLogged = async (requests: () => LogRecord[]): Promise<LogRecord> => {
  for (;;) {
    const [line] = requests();
    if (line) return line;
    await new Promise((resolve) => setImmediate(resolve));
  }
};

describe('the access log', () => {
  it('has one line per request, with its outcome and without its address', async () => {
    const { app, log, requests } = await start('info');
    const base = await app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${base}/api/item/42?token=s`, { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await answer.text();
    const { ms, bytes, ...line } = await untilLogged(requests);
    expect(line).toMatchObject({
      level: 30,
      requestId: answer.headers.get('x-request-id'),
      method: 'GET',
      route: '/api/item/:id',
      status: 200,
      code: 1,
      member: true,
      composition: 'test-1',
      address: '203.0.113',
    });
    expect(ms).toBeGreaterThan(0);
    // The body and the headers.
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(3000);
    expect(log().filter(({ requestId }) => requestId === line.requestId)).toHaveLength(1);
  });

  it('counts the bytes of each request of a connection that is kept', async () => {
    const { app, requests } = await start('info');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let i = 0; i < 2; i += 1) {
      const [answer] = await once(request({ port, host: '127.0.0.1', path: '/api/item/42', agent }).end(), 'response');
      await once(answer.resume(), 'end');
    }
    while (requests().length < 2) await new Promise((resolve) => setImmediate(resolve));
    agent.destroy();
    const [first, second] = requests();
    expect(second?.bytes).toBe(first?.bytes);
  });

  it('shortens addresses of IPv6 to their /48', async () => {
    const { app, requests } = await start('info');
    await app.inject({ url: '/api/item/1', headers: { 'x-forwarded-for': '2001:db8:12:3456:789a::1' } });
    expect((await untilLogged(requests)).address).toBe('2001:0db8:0012');
  });

  it('has an error with its stack beside the request that failed', async () => {
    const { app, log, requests } = await start('info');
    const { headers } = await app.inject('/api/broken');
    expect(await untilLogged(requests)).toMatchObject({ route: '/api/broken', status: 500 });
    const failure = log().find(({ err }) => err);
    expect(failure).toMatchObject({ level: 50, requestId: headers['x-request-id'] });
    expect(failure?.err).toMatchObject({ type: 'Error', message: 'a reason for the operator' });
    expect(failure?.err?.stack).toContain('access-log.test.ts');
  });

  it('says so when the caller leaves before the answer', async () => {
    const { app, requests } = await start('info');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', path: '/api/slow' }).end();
    call.on('error', () => undefined);
    await once(app.server, 'request');
    call.destroy();
    expect(await untilLogged(requests)).toMatchObject({ status: 499, aborted: true, address: '127.0.0', bytes: 0 });
  });

  it.each([
    ['/api/user/login', '/api/user/login'],
    ['/api/user/13912345678', '/api/*'],
  ])('of an edge names the operation of %s as %s', async (url, route) => {
    const { app, requests } = await start('info', proxyApi('http://127.0.0.1:1'));
    await app.inject(url);
    expect(await untilLogged(requests)).toMatchObject({ route, status: 503, code: 503 });
  });

  it('has no line for probes, and none at all at level warn', async () => {
    const info = await start('info');
    const warn = await start('warn');
    for (const url of ['/livez', '/healthz', '/readyz', '/metrics']) await info.app.inject(url);
    for (const { app } of [warn, info]) await app.inject('/api/item/1');
    expect((await untilLogged(info.requests)).route).toBe('/api/item/:id');
    expect(info.requests()).toHaveLength(1);
    expect(warn.log()).toEqual([]);
  });
});
