import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { CallCookies } from './cookies.ts';

const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax', secure: false } as const;

const app = fastify();

beforeAll(async () => {
  await app.register(cookie);
  app.get('/answer', async (request, reply) => {
    const cookies = new CallCookies(request, reply);
    cookies.write('a', 'old', OPTIONS);
    cookies.write('a', `${cookies.read('a')}-new`, OPTIONS);
    cookies.clear('b', { path: '/', secure: true });
    return { absent: cookies.read('absent') ?? null };
  });
  app.get('/stream', (request, reply) => {
    const cookies = new CallCookies(request, reply, true);
    cookies.write('a', '1', OPTIONS);
    cookies.write('b', '2', { ...OPTIONS, maxAge: 60 });
    reply.hijack();
    reply.raw.writeHead(200, reply.getHeaders() as Record<string, string[]>).end();
  });
});

afterAll(() => app.close());

it('reads cookies, sends the last value of each and removes', async () => {
  const { headers, body } = await app.inject({ url: '/answer', headers: { cookie: 'a=given' } });
  expect(JSON.parse(body)).toEqual({ absent: null });
  expect(headers['set-cookie']).toEqual([
    'a=given-new; Path=/; HttpOnly; SameSite=Lax',
    'b=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure; SameSite=Lax',
  ]);
});

it('sends the cookies of a stream, which is written past the cookie plugin', async () => {
  const { headers } = await app.inject('/stream');
  expect(headers['set-cookie']).toEqual([
    'a=1; Path=/; HttpOnly; SameSite=Lax',
    'b=2; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  ]);
});
