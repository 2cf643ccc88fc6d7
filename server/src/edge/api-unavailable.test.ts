import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEdgeApp } from '@bee/testing/server/edge-app';

/** A remote whose page needs the API and fails as the platform's API client does. */
const REMOTE = `exports.renderPage = async (_address, { transport }) => {
  const { status, body } = await transport({ method: 'POST', path: '/api/article/detail', payload: {}, headers: {} });
  throw Object.assign(new Error('no data'), { name: 'ApiError', code: body ? body.code : 0, status });
};`;

let answer: (response: ServerResponse) => void;
let api: Server;
let edge: Awaited<ReturnType<typeof openEdgeApp>>;

beforeAll(async () => {
  api = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
  await once(api, 'listening');
  edge = await openEdgeApp({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, remote: REMOTE });
});

afterAll(async () => {
  await edge?.close();
  api?.close();
});

const envelope = (status: number) => (response: ServerResponse) =>
  response.writeHead(status).end(JSON.stringify({ code: status, success: false, msg: '暂时不可用', data: null }));

describe.each([
  ['has lost its database', envelope(503)],
  ['breaks the connection', (response: ServerResponse) => response.destroy()],
  ['is away behind its proxy', (response: ServerResponse) => response.writeHead(502).end('<h1>Bad Gateway</h1>')],
])('while the API %s', (_, unavailable) => {
  it.each(['/a', '/feeds/industry_news.xml', '/og/article/1.png'])(
    '%s answers 503 with a time to try again',
    async (url) => {
      const warn = jest.spyOn(edge.app.log, 'warn');
      answer = unavailable;
      const { statusCode, headers } = await edge.app.inject(url);
      expect(statusCode).toBe(503);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      // No release is at fault; what the edge cannot report about itself is a warning of its own.
      expect(warn).not.toHaveBeenCalledWith(expect.stringMatching(/^(mf-a|shell|frame)/));
      warn.mockRestore();
    },
  );
});

it('a page that the API refuses or fails to answer keeps its own status', async () => {
  answer = envelope(404);
  expect((await edge.app.inject('/a')).statusCode).toBe(404);
  answer = envelope(500);
  expect((await edge.app.inject('/a')).statusCode).toBe(200);
});
