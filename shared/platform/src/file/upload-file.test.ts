import { createHash, webcrypto } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiCaller } from '../host.ts';
import { ApiError, uploadFile } from '../index.ts';
import { writeToken } from '../session/token-cookie.ts';

type Received = { token: string; bytes: Buffer; offset: string | undefined };

let server: http.Server;
let address: string;
let received: Received[];
/** Responses of the server to uploads in turn; the last one repeats. */
let answers: ((response: http.ServerResponse) => void)[];

const say = (body: object) => (response: http.ServerResponse) => response.end(JSON.stringify(body));
const hangUp = (response: http.ServerResponse) => {
  jest.spyOn(console, 'error').mockImplementation(); // jsdom reports it
  response.destroy();
};
const kept = say({ code: 1, success: true, msg: '', data: { fid: 'new', filename: 'a', type: 'b', size: 1 } });

beforeAll(async () => {
  server = http.createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'token, traceparent, content-type, upload-offset');
    response.setHeader('access-control-allow-methods', 'PUT');
    if (request.method === 'OPTIONS') return response.end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const offset = request.headers['upload-offset'] as string | undefined;
    received.push({ token: String(request.headers.token), bytes: Buffer.concat(chunks), offset });
    (answers.length > 1 ? answers.shift() : answers[0])?.(response);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  address = `http://localhost:${(server.address() as AddressInfo).port}/upload`;
});
afterAll(() => server.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  received = [];
  answers = [kept];
  writeToken('half-of-the-session', false);
});

const bytes = Buffer.from('农小蜂'.repeat(50_000));
const file = new File([bytes], '头像.png', { type: 'image/png' });

const callerOf = (answer: object) => {
  const requests: unknown[] = [];
  const api = createApiCaller(
    async ({ payload }) => {
      requests.push(payload);
      return { status: 200, headers: {}, body: answer };
    },
    { token: () => '' },
  );
  return { api, requests };
};
const addressOffered = () => callerOf({ code: 1, success: true, msg: '', data: { fid: null, upload_url: address } });

describe.each([
  ['with crypto.subtle', webcrypto],
  ['on plain http, without crypto.subtle', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) }],
])('uploadFile %s', (_where, crypto) => {
  const given = globalThis.crypto;
  beforeAll(() => Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true }));
  afterAll(() => Object.defineProperty(globalThis, 'crypto', { value: given, configurable: true }));

  it('declares the file, sends it as the member and reports progress', async () => {
    const { api, requests } = addressOffered();
    const parts: number[] = [];
    expect(await uploadFile(api, file, 'avatar', { onProgress: (part) => parts.push(part) })).toBe('new');
    expect(requests).toEqual([
      {
        name: '头像.png',
        size: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        purpose: 'avatar',
      },
    ]);
    expect(received).toHaveLength(1);
    expect(received[0]?.token).toBe('half-of-the-session');
    expect(received[0]?.bytes.equals(bytes)).toBe(true);
    expect(parts.at(-1)).toBe(1);
  });
});

it('sends nothing that the server has already', async () => {
  const { api } = callerOf({ code: 1, success: true, msg: '', data: { fid: 'old', upload_url: null } });
  expect(await uploadFile(api, file, 'avatar')).toBe('old');
  expect(received).toEqual([]);
});

it('retries with a new address when the connection breaks', async () => {
  answers = [hangUp, kept];
  const { api, requests } = addressOffered();
  expect(await uploadFile(api, file, 'avatar')).toBe('new');
  expect([requests.length, received.length]).toEqual([2, 2]);
});

it('gives up after the third attempt', async () => {
  answers = [hangUp];
  await expect(uploadFile(addressOffered().api, file, 'avatar')).rejects.toThrow('网络连接失败，请检查网络后重试');
  expect(received).toHaveLength(3);
});

it('sends only the missing bytes, and starts the progress there', async () => {
  const { api } = callerOf({
    code: 1,
    success: true,
    msg: '',
    data: { fid: null, upload_url: address, received: 90_000 },
  });
  const parts: number[] = [];
  expect(await uploadFile(api, file, 'avatar', { onProgress: (part) => parts.push(part) })).toBe('new');
  expect(received[0]?.bytes.equals(bytes.subarray(90_000))).toBe(true);
  expect(received[0]?.offset).toBe('90000');
  expect(parts[0]).toBeCloseTo(90_000 / bytes.length);
  expect(parts.every((part, place) => part >= (parts[place - 1] ?? 0))).toBe(true);
});

it('starts over when the earlier bytes are gone', async () => {
  answers = [say({ code: 409, success: false, msg: '先前上传的部分已失效', data: null }), kept];
  const { api, requests } = addressOffered();
  expect(await uploadFile(api, file, 'avatar')).toBe('new');
  expect(requests).toHaveLength(2);
});

it('passes on an error of the server without a retry', async () => {
  answers = [say({ code: 0, success: false, msg: '“头像.png”不完整或已损坏，请换一张图片', data: null })];
  await expect(uploadFile(addressOffered().api, file, 'avatar')).rejects.toThrow(
    new ApiError('“头像.png”不完整或已损坏，请换一张图片', 0, 200),
  );
  expect(received).toHaveLength(1);
});

it('stops when aborted', async () => {
  const stop = new AbortController();
  answers = [() => stop.abort(new Error('cancelled'))];
  await expect(uploadFile(addressOffered().api, file, 'avatar', { signal: stop.signal })).rejects.toThrow('cancelled');
});
