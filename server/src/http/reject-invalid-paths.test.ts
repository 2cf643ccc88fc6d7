import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { proxyApi } from '../edge/api-proxy.ts';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import { LONGEST_ADDRESS, MAX_HEADER_BYTES } from './reject-invalid-paths.ts';

let edge: FastifyInstance;
let port: number;

beforeAll(async () => {
  const apiUrl = 'http://127.0.0.1:1';
  const settings = readSettings(
    { ROLE: 'edge', API_URL: apiUrl, INTERNAL_SECRET: 'a secret of this test', LOG_LEVEL: 'silent' },
    '/',
    () => '',
  );
  edge = await buildApp({ settings, composition: () => 'edge-3', isReady: () => true }, proxyApi(apiUrl));
  edge.get('/*', async (_request, reply) => reply.type('text/html').send('a page'));
  port = Number(new URL(await edge.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => edge?.close());

/** Sends raw bytes, because Node's HTTP clients would normalize the address. */
const send = (head: string): Promise<{ status: number; headers: string; body: string }> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('end', () => {
      const [headers = '', body = ''] = text.split(/\r\n\r\n/);
      resolve({ status: Number(headers.split(' ')[1]), headers: headers.toLowerCase(), body });
    });
  });

const get = (url: string, headers = '') =>
  send(`GET ${url} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);

const long = 'a'.repeat(LONGEST_ADDRESS);
const cookie = `Cookie: a=${'b'.repeat(MAX_HEADER_BYTES)}\r\n`;

describe('what no route sees', () => {
  it.each([
    ['a broken escape', () => get('/home/%ZZ'), 400, '网址无法识别', '“%ZZ”'],
    ['half a character', () => get('/home/%E4%B8'), 400, '网址无法识别', '“%E4%B8”'],
    ['an endless path', () => get(`/home/${long}`), 414, '网址过长', '最多 8000 个字符'],
    ['an endless query', () => get(`/home?q=${long}`), 414, '网址过长', '减少筛选条件'],
    ['endless cookies', () => get('/home', cookie), 431, '请求的信息过多', '清除本站的 Cookie'],
    ['a form that no page takes', () => send(POST_TO_PAGE), 404, '没有这个地址', '提交方式'],
    ['a NUL in the path', () => get('/home/%00'), 404, '没有这个地址', '返回首页'],
    ['no HTTP', () => send('hello\r\n\r\n'), 400, '请求无法识别', '重新打开网址'],
  ])('is refused in Chinese: %s', async (_what, ask, status, title, remedy) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toContain('content-type: text/html; charset=utf-8');
    expect(answer.headers).toContain("content-security-policy: default-src 'none'");
    expect(answer.headers).toContain('x-content-type-options: nosniff');
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).toContain(remedy);
    expect(answer.body).toContain('<a href="/">返回首页</a>');
  });

  it.each([
    ['a broken escape', () => get('/api/article/%ZZ'), 400, '网址无法识别：'],
    ['an endless query', () => get(`/api/article/getNewsList?q=${long}`), 414, '网址过长：'],
    ['endless cookies', () => get('/api/article/getNewsList', cookie), 431, '请求的信息过多：'],
  ])('is refused in the envelope under /api: %s', async (_what, ask, status, title) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.headers).toContain('application/json');
    const body = JSON.parse(answer.body);
    expect(body).toMatchObject({ code: status, success: false, data: null });
    expect(body.msg).toContain(title);
  });

  it('writes nothing of the address into the page as HTML', async () => {
    const { body } = await get('/home/%<b>x');
    expect(body).toContain('“%&lt;b”');
  });

  it('leaves long addresses alone that are not too long', async () => {
    const answer = await get(`/home?q=${'a'.repeat(LONGEST_ADDRESS - 100)}`, `Cookie: a=${'b'.repeat(16_000)}\r\n`);
    expect([answer.status, answer.body]).toEqual([200, 'a page']);
  });
});

const POST_TO_PAGE = 'POST /home HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
