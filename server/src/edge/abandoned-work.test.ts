import { once } from 'node:events';
import { createServer, request as httpRequest, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openEdgeApp } from '@bee/testing/server/edge-app';

/** As many renders as a worker begins at once. */
const STARTED = 64;

/** A remote whose page needs an answer of the API for its address. */
const REMOTE = `exports.renderPage = async ({ search }, { transport, onLoaded }) => {
  const { body } = await transport({ method: 'POST', path: '/api/baike/getBaikeContent', payload: { search }, headers: {} });
  onLoaded();
  return { status: 200, html: '<p>' + body.search + '</p>', head: null, data: null };
};`;

type Call = { url: string; search: string; response: ServerResponse };

let calls: Call[] = [];
let api: Server;
let edge: Awaited<ReturnType<typeof openEdgeApp>>;
let address: string;
/** Requests that the edge has received. */
let received = 0;

/** The API answers when the test says so. */
beforeAll(async () => {
  api = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const { search = '' } = text.includes('search') ? (JSON.parse(text) as { search: string }) : {};
    calls.push({ url: request.url ?? '', search, response });
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  edge = await openEdgeApp({ apiUrl, remote: REMOTE, query: ['q'] });
  address = await edge.app.listen({ port: 0, host: '127.0.0.1' });
  edge.app.server.on('request', () => {
    received += 1;
  });
  // The first render starts the worker, which takes a large part of the time in which the API must answer.
  const { text } = open('/a?q=first');
  await until(() => askedFor('first').length > 0);
  answerAll();
  await text;
});

afterAll(async () => {
  // First no new connections: a call that began now would wait for its answer, and the edge for the call.
  api?.close();
  api?.closeAllConnections();
  await edge?.close();
});

beforeEach(() => {
  calls = [];
  received = 0;
});

/** A reader with a connection of its own. */
const open = (path: string) => {
  const call = httpRequest(`${address}${path}`, { agent: false });
  const text = new Promise<string>((resolve, reject) => {
    call.once('error', reject);
    call.once('response', async (answer) => {
      let all = '';
      for await (const part of answer) all += part;
      resolve(all);
    });
  });
  text.catch(() => undefined);
  call.end();
  return { text, leave: () => call.destroy() };
};
const until = async (isTrue: () => unknown) => {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 5));
};
const askedFor = (q: string) => calls.filter(({ search }) => search === `?q=${q}`);
const answerAll = () => {
  for (const { search, response } of calls)
    if (!response.writableEnded) response.end(JSON.stringify({ code: 1, success: true, search }));
};
const waiting = async () => {
  const text = await edge.app.metrics.metrics();
  return Number(/bee_render_pending\{remote="mf-a"\} (\d+)/.exec(text)?.[1] ?? 0);
};
const abandoned = async () => {
  const text = await edge.app.metrics.metrics();
  return Number(/bee_render_seconds_count\{remote="mf-a",outcome="abandoned"\} (\d+)/.exec(text)?.[1] ?? 0);
};

it('takes a render out of the queue when all its readers have left, and only then', async () => {
  const first = Array.from({ length: STARTED }, (_, at) => open(`/a?q=${at}`));
  await until(async () => (await waiting()) === STARTED);
  const gone = [open('/a?q=gone'), open('/a?q=gone')];
  const [left, stays] = [open('/a?q=shared'), open('/a?q=shared')];
  await until(async () => received === STARTED + 4 && (await waiting()) === STARTED + 2);
  for (const { leave } of [...gone, left]) leave();
  await until(async () => (await abandoned()) >= 1);
  await until(() => calls.length >= STARTED);
  answerAll();
  await until(() => askedFor('shared').length > 0);
  answerAll();
  expect(await stays.text).toContain('<p>?q=shared</p>');
  expect(await first[0]?.text).toContain('<p>?q=0</p>');
  expect(askedFor('gone')).toEqual([]);
  expect(askedFor('shared')).toHaveLength(1);
});

it('renders a page that was abandoned for the next reader', async () => {
  const again = open('/a?q=gone');
  await until(() => askedFor('gone').length > 0);
  answerAll();
  expect(await again.text).toContain('<p>?q=gone</p>');
});

it('completes a render that has begun, for the readers after the one who has left', async () => {
  const { leave } = open('/a?q=begun');
  await until(() => askedFor('begun').length > 0);
  leave();
  const next = open('/a?q=begun');
  answerAll();
  expect(await next.text).toContain('<p>?q=begun</p>');
  expect(askedFor('begun')).toHaveLength(1);
});

it('ends a call of its own when the only reader whom it serves has left', async () => {
  const { leave } = open('/og/article/7.png');
  await until(() => calls.length > 0);
  const [call] = calls;
  const closed = once(call?.response ?? api, 'close');
  const since = performance.now();
  leave();
  await closed;
  // The edge's own limit for the call is ten seconds.
  expect(performance.now() - since).toBeLessThan(8000);
});
