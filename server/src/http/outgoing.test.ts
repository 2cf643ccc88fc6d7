import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openMemoryLog } from '@bee/testing/server/memory-log';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { createOutgoing, readText } from './outgoing.ts';
import { measureProcess } from './probes.ts';

const servers: ReturnType<typeof createServer>[] = [];
const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('requests to other machines', () => {
  it('reach the configured origin, on any path', async () => {
    const base = await serve((request, response) => response.end(`${request.method} ${request.url}`));
    const outgoing = createOutgoing([`${base}/v1`]);
    expect(await readText(await outgoing(`${base}/v2?a=1`, { method: 'POST', body: 'x' }))).toBe('POST /v2?a=1');
  });

  it.each([
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:1/',
    'http://services.example.com.evil.example/',
    'https://services.example.com@evil.example/',
    'https://user:secret@services.example.com/',
    'http://services.example.com/',
    'file:///etc/passwd',
  ])('do not go to %s', async (address) => {
    await expect(createOutgoing(['https://services.example.com'])(address)).rejects.toThrow('没有配置');
  });

  it('follow no redirect, not even to the same place', async () => {
    const base = await serve((request, response) => {
      if (request.url === '/') return response.writeHead(302, { location: '/next' }).end();
      response.end('secret');
    });
    await expect(createOutgoing([base])(base)).rejects.toMatchObject({ reason: 'interrupted' });
  });

  it('say whether anything was sent', async () => {
    const base = await serve(() => undefined);
    await expect(createOutgoing([base])(base, { timeoutMs: 50 })).rejects.toMatchObject({ reason: 'interrupted' });
    const closed = servers.pop();
    closed?.closeAllConnections();
    await new Promise((resolve) => closed?.close(resolve));
    await expect(createOutgoing([base])(base)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  it('end with the signal of the caller', async () => {
    const base = await serve(() => undefined);
    const signal = AbortSignal.timeout(50);
    await expect(createOutgoing([base])(base, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('are logged with host, words of the path and outcome, failures as warnings', async () => {
    const base = await serve(({ url }, response) => response.writeHead(url === '/busy' ? 503 : 404).end());
    const { log, records } = openMemoryLog('debug');
    const gone = await serve(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const outgoing = createOutgoing([base, gone], log);
    await outgoing(`${base}/v3/pay/transactions/out-trade-no/2026030412345?mchid=1`, { method: 'POST', body: 'x' });
    await outgoing(`${base}/busy`);
    await expect(outgoing(`${gone}/13912345678`)).rejects.toMatchObject({ reason: 'unreachable' });
    const { host } = new URL(base);
    const route = '/v3/pay/transactions/out-trade-no/*';
    expect(records()).toMatchObject([
      { level: 20, host, method: 'POST', route, status: 404, ms: expect.any(Number), msg: 'outgoing call' },
      { level: 40, host, method: 'GET', route: '/busy', status: 503 },
      { level: 40, route: '/*', reason: 'unreachable', err: { code: 'ECONNREFUSED', stack: expect.any(String) } },
    ]);
  });

  it('are measured by host and outcome, and /metrics of the process shows them', async () => {
    const base = await serve(({ url }, response) => {
      if (url !== '/silent') response.writeHead(url === '/busy' ? 503 : 404).end();
    });
    const outgoing = createOutgoing([base]);
    for (const path of ['/', '/', '/busy']) await outgoing(base + path);
    await expect(outgoing(`${base}/silent`, { timeoutMs: 50 })).rejects.toMatchObject({ reason: 'interrupted' });
    const app = fastify().decorate('metrics', new Registry());
    measureProcess(app);
    const shown = await app.metrics.metrics();
    const counts = ['answered', 'failed', 'interrupted'].map((outcome) =>
      shown.split(`bee_outgoing_seconds_count{host="${new URL(base).host}",outcome="${outcome}"} `)[1]?.charAt(0),
    );
    expect(counts).toEqual(['2', '1', '1']);
  });

  it('read no endless answer, and none past its time', async () => {
    const endless = await serve((_request, response) => {
      const write = () => {
        while (response.write('x'.repeat(65_536)));
        response.once('drain', write);
      };
      write();
    });
    const answer = await createOutgoing([endless])(endless);
    await expect(readText(answer, 1_000_000)).rejects.toMatchObject({ reason: 'interrupted' });
    const slow = await serve((_request, response) => void response.write('first'));
    const half = await createOutgoing([slow])(slow, { timeoutMs: 100 });
    await expect(readText(half)).rejects.toMatchObject({ reason: 'interrupted' });
  });
});
