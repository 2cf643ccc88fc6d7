import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { finishDocument } from './document/finished-document.ts';
import { createStoredDocuments } from './stored-documents.ts';

const seen: { address: string; page: string | null }[] = [];
const lines: object[] = [];
let server: Server;
let url: string;
let stored: ReturnType<typeof createStoredDocuments>;

/** The next request is held with the document, as the usual way does; later ones may be answered from there. */
let holding = true;

beforeAll(async () => {
  const document = await finishDocument({
    status: 200,
    html: '<p>菠菜</p>',
    policy: '',
    composition: '7',
    render: 'server',
    remote: 'mf-a',
    page: 'a',
    releases: { 'mf-a': '1' },
    embedded: false,
  });
  stored = createStoredDocuments({
    trustProxy: 1,
    newRequestId: () => 'id',
    onServed: ({ document: { page }, address }) => seen.push({ page, address }),
    log: (line) => lines.push(line),
  });
  const hold = (raw: IncomingMessage) =>
    stored.hold({ raw } as FastifyRequest, document, {
      etag: '"tag"',
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      'x-request-id': 'of the first',
    });
  server = createServer((request, response) => {
    if (stored.answer(request, response)) return;
    if (holding) hold(request);
    response.end('the usual way');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const open = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(url + path, { method, headers: { 'accept-encoding': 'gzip, br', ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

it('answers what was just served, with its headers, an id of its own, a count and a line', async () => {
  await open('/a');
  const { status, headers, text } = await open('/a', { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' });
  expect({ status, text }).toEqual({ status: 200, text: '<p>菠菜</p>' });
  expect([headers.get('etag'), headers.get('x-request-id')]).toEqual(['"tag"', 'id']);
  expect(seen).toEqual([{ page: 'a', address: '203.0.113.7' }]);
  expect(lines).toMatchObject([{ route: 'page:a', status: 200, release: 'mf-a@1', composition: '7' }]);
});

it('answers 304 to a browser that has it', async () => {
  await open('/b');
  const { status, text } = await open('/b', { 'if-none-match': '"tag"' });
  expect({ status, text }).toEqual({ status: 304, text: '' });
});

it.each([
  ['a member', { cookie: 'stage=1; token=t' }, 'GET'],
  ['a browser with a canary', { cookie: 'bee-canary=1' }, 'GET'],
  ['a browser without brotli', { 'accept-encoding': 'gzip' }, 'GET'],
  ['another host', { 'x-forwarded-host': 'other.example' }, 'GET'],
  ['another method', {}, 'POST'],
])('leaves %s to the usual way', async (_who, headers, method) => {
  await open('/c');
  holding = false;
  expect((await open('/c', headers, method)).text).toBe('the usual way');
  expect((await open('/c', { cookie: 'stage=1; notoken=1' })).text).toBe('<p>菠菜</p>');
  holding = true;
});

it('answers for a second, not after a switch, and not when the process ends', async () => {
  await open('/d');
  holding = false;
  const later = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1001);
  expect((await open('/d')).text).toBe('the usual way');
  later.mockRestore();
  expect((await open('/d')).text).toBe('<p>菠菜</p>');
  stored.clear();
  expect((await open('/d')).text).toBe('the usual way');
  holding = true;
  await open('/d');
  stored.end();
  expect((await open('/d')).text).toBe('the usual way');
});
