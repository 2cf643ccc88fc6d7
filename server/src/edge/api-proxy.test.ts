import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildApp } from '../http/app.ts';
import { readSettings } from '../settings.ts';
import { proxyApi } from './api-proxy.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const open: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

/** Starts an API with the given handler, and an edge in front of it. */
const startEdge = async (handler: Handler): Promise<string> => {
  const api = createServer(handler).listen(0, '127.0.0.1');
  await once(api, 'listening');
  open.push(async () => {
    api.closeAllConnections();
    api.close();
  });
  return edgeTo(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
};

const edgeTo = async (apiUrl: string): Promise<string> => {
  const settings = readSettings(
    { ROLE: 'edge', API_URL: apiUrl, INTERNAL_SECRET: 'a secret of this test', LOG_LEVEL: 'silent' },
    '/',
    () => '',
  );
  const app = await buildApp({ settings, composition: () => 'edge-3', isReady: () => true }, proxyApi(apiUrl));
  open.push(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
};

describe('the API behind an edge', () => {
  it('names the composition of the edge, except in an answer for shared caches', async () => {
    const base = await startEdge((request, response) => {
      response.setHeader('x-bee-composition', 'api-2');
      if (request.method === 'GET') response.setHeader('surrogate-key', 'food');
      response.end('{}');
    });
    const composition = async (method: string) =>
      (await fetch(`${base}/api/food/getList`, { method })).headers.get('x-bee-composition');
    expect([await composition('POST'), await composition('GET')]).toEqual(['edge-3', null]);
  });

  it('gets method, path, query, cookies and body as they were sent', async () => {
    const base = await startEdge(async (request, response) => {
      const { method, url, headers } = request;
      const body = await bodyOf(request);
      response.end(JSON.stringify({ method, url, cookie: headers.cookie, type: headers['content-type'], body }));
    });
    const answer = await fetch(`${base}/api/article/detail?q=%E8%8A%B9`, {
      method: 'POST',
      headers: { cookie: 'token=1', 'content-type': 'application/json' },
      body: '{"id":"7" }',
    });
    expect(await answer.json()).toEqual({
      method: 'POST',
      url: '/api/article/detail?q=%E8%8A%B9',
      cookie: 'token=1',
      type: 'application/json',
      body: '{"id":"7" }',
    });
  });

  it('gets an upload that is larger than any JSON, and its answer back', async () => {
    const base = await startEdge(async (request, response) => {
      let bytes = 0;
      for await (const chunk of request) bytes += chunk.length;
      response.end(`${request.method} ${request.headers['content-length']} ${bytes}`);
    });
    const body = new Uint8Array(20 * 1024 * 1024);
    const answer = await fetch(`${base}/api/file/upload/abc`, { method: 'PUT', body });
    expect(await answer.text()).toBe(`PUT ${body.length} ${body.length}`);
  });

  it('learns the address of the caller from the edge and not from the caller', async () => {
    const base = await startEdge(({ headers }, response) => response.end(headers['x-forwarded-for']));
    const answer = await fetch(`${base}/api/base/getClientIp`, { headers: { 'x-forwarded-for': '198.51.100.9' } });
    expect(await answer.text()).toBe('127.0.0.1');
  });

  it('answers with its own status and cookies under the composition of the edge', async () => {
    const base = await startEdge((_request, response) => {
      response.writeHead(429, { 'set-cookie': ['a=1', 'b=2'], 'x-bee-composition': 'api-2' });
      response.end('{"code":429}');
    });
    const answer = await fetch(`${base}/api/user/login`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(429);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-bee-composition')).toBe('edge-3');
    expect(await answer.text()).toBe('{"code":429}');
  });

  it('streams events while they come and is told when the reader leaves', async () => {
    let left = false;
    const base = await startEdge((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: text\n\n');
      response.once('close', () => {
        left = true;
      });
    });
    const reader = (await fetch(`${base}/api/ai/ask`, { method: 'POST', body: '{}' })).body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toBe('event: text\n\n');
    expect(left).toBe(false);
    await reader?.cancel();
    for (let i = 0; i < 100 && !left; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(left).toBe(true);
  });

  let onCall: Handler;
  it('is told when the reader leaves before the answer begins', async () => {
    const reader = new AbortController();
    const left = new Promise<void>((resolve) => {
      onCall = (_request, response) => {
        response.once('close', resolve);
        reader.abort();
      };
    });
    const base = await startEdge((...call) => onCall(...call));
    const answer = fetch(`${base}/api/search/search`, { method: 'POST', body: '{}', signal: reader.signal });
    await expect(answer).rejects.toThrow('aborted');
    await left;
  });

  it('is said to be away, in the envelope, when it cannot be reached', async () => {
    const answer = await fetch(`${await edgeTo('http://127.0.0.1:1')}/api/article/getNewsList`, { method: 'POST' });
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({
      code: 503,
      success: false,
      msg: expect.stringMatching(/^服务暂时不可用，请稍后重试（请求编号 [0-9a-f]{32}）$/),
      data: null,
    });
  });
});
