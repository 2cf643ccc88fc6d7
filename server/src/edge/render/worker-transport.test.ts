import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { INTERNAL_HEADER } from '../../http/internal-signature.ts';
import { workerTransport } from './worker-transport.ts';

let api: Server;
let received: IncomingMessage[];
const tags = new Set<string>();
beforeAll(async () => {
  api = createServer((request, response) => {
    received.push(request);
    response.setHeader('x-bee-tags', 'food,supply%3A7').end('{"code":1}');
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});
afterAll(() => void api.close());
beforeEach(() => {
  received = [];
});

const send = (method: 'GET' | 'POST', path: string, payload: unknown) => {
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  return workerTransport(url, { [INTERNAL_HEADER]: 'signed' }, tags)({ method, path, payload, headers: {} });
};
const sent = () => received.map(({ method, url }) => `${method} ${url}`);

it('takes public reads from the cache of the API, and their tags', async () => {
  expect((await send('POST', '/api/food/getList', { page: 2 })).body).toEqual({ code: 1 });
  await send('GET', '/api/food/getCateList', {});
  expect(sent()).toEqual(['GET /api/food/getList?q=%7B%22page%22%3A2%7D', 'GET /api/food/getCateList?q=%7B%7D']);
  // A compressed answer would only have to be decompressed on the same machine.
  expect(received[0]?.headers).toMatchObject({ [INTERNAL_HEADER]: 'signed', 'accept-encoding': 'identity' });
  expect([...tags]).toEqual(['food', 'supply:7']);
});

it('calls everything else by its own method', async () => {
  await send('POST', '/api/baike/getBaikeContent', { id: 'tea' });
  await send('GET', '/api/article/viewPdf', { fid: '7', page: undefined });
  expect(sent()).toEqual(['POST /api/baike/getBaikeContent', 'GET /api/article/viewPdf?fid=7']);
});
