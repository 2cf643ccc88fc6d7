import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError, downloadFile, NetworkError } from '../index.ts';
import { createSessionStore } from '../session/session.store.ts';
import { dropToken, writeToken } from '../session/token-cookie.ts';
import { axiosTransport } from './axios-transport.ts';
import { connectCalls } from './call-session.ts';
import { http } from './http.ts';

let server: Server;
let origin: string;
let received: IncomingMessage[];

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'token, traceparent, content-type');
    if (request.method === 'OPTIONS') return response.end();
    received.push(request);
    if (request.url === '/gone') return response.destroy();
    if (request.url === '/slow') return;
    response.statusCode = request.url === '/expired' ? 403 : 200;
    response.end(`{"code":${request.url?.startsWith('/ended') ? 401 : 1}}`);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  received = [];
  jest.spyOn(console, 'error').mockImplementation(); // jsdom reports broken connections
});
afterEach(() => jest.restoreAllMocks());

const get = (path: string, signal?: AbortSignal) =>
  axiosTransport({
    method: 'GET',
    path: origin + path,
    payload: { q: '苹果' },
    headers: { token: 'mine' },
    ...(signal && { signal }),
  });

it('a call and a download have a trace of their own', async () => {
  expect((await get('/call')).body).toEqual({ code: 1 });
  const file = await downloadFile(`${origin}/file`);
  expect(file.size).toBe(10);
  expect(received.map(({ url }) => url)).toEqual(['/call?q=%E8%8B%B9%E6%9E%9C', '/file']);
  expect(received[0]?.headers.token).toBe('mine');
  const [first, second] = received.map(({ headers }) => headers.traceparent);
  expect(first).toMatch(/^00-/);
  expect(second).not.toBe(first);
});

it('a download without a file throws the status', async () => {
  await expect(downloadFile(`${origin}/expired`)).rejects.toMatchObject({ statusCode: 403 });
  await expect(downloadFile(`${origin}/expired`)).rejects.toBeInstanceOf(ApiError);
});

it('no response is a NetworkError; an aborted call rejects with the reason', async () => {
  await expect(downloadFile(`${origin}/gone`)).rejects.toBeInstanceOf(NetworkError);
  const stop = new AbortController();
  const call = get('/slow', stop.signal);
  stop.abort(new Error('left the page'));
  await expect(call).rejects.toThrow('left the page');
});

describe('a public read', () => {
  const read = (payload: object, headers = {}) =>
    axiosTransport({ method: 'POST', path: '/api/food/getList', payload, headers });
  const sent = () => received.map(({ method, url }) => `${method} ${url}`);
  beforeEach(() => {
    http.defaults.baseURL = origin;
  });
  afterEach(() => {
    http.defaults.baseURL = undefined;
    dropToken();
  });

  it('of a visitor is a GET that shared caches can answer', async () => {
    await read({ page: 2 });
    await axiosTransport({ method: 'POST', path: '/api/user/feedback', payload: {}, headers: {} });
    expect(sent()).toEqual(['GET /api/food/getList?q=%7B%22page%22%3A2%7D', 'POST /api/user/feedback']);
  });

  it('with a session, or too long for an address, is a call', async () => {
    await read({}, { token: 'mine' });
    writeToken('mine', false);
    await read({});
    dropToken();
    await read({ keyword: '农'.repeat(300) });
    expect(sent()).toEqual(Array(3).fill('POST /api/food/getList'));
  });
});

describe('calls of a session', () => {
  const follow = jest.fn(async () => 'left' as const);
  beforeEach(() => {
    const store = createSessionStore();
    store.setState({ token: 'mine', status: 'member' });
    connectCalls({ store, session: { follow } });
    follow.mockClear();
  });
  afterEach(() => connectCalls(undefined));

  it('a download has its token, a call with a token of its own keeps that', async () => {
    await downloadFile(`${origin}/file`);
    await axiosTransport({ method: 'GET', path: `${origin}/call`, payload: {}, headers: { token: 'other' } });
    expect(received.map(({ headers }) => headers.token)).toEqual(['mine', 'other']);
  });

  it('a response that says it is logged out ends it, others do not', async () => {
    await get('/call');
    expect(follow).not.toHaveBeenCalled();
    expect((await get('/ended')).body).toEqual({ code: 401 });
    expect(follow).toHaveBeenCalledTimes(1);
    await axiosTransport({ method: 'POST', path: `${origin}/ended`, payload: {}, headers: { token: 'another' } });
    expect(follow).toHaveBeenCalledTimes(1);
  });
});
