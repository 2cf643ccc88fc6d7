import fastify from 'fastify';
import { limitPages } from './page-limit.ts';

const build = () => {
  const app = fastify({ trustProxy: true });
  app.get('/*', { onRequest: limitPages(2) }, async () => 'a page');
  return async (ip: string) => {
    const headers = ip ? { 'x-forwarded-for': ip } : {};
    return app.inject({ url: '/', headers });
  };
};

it('renders so many pages per minute for one address, and for others and this machine all the same', async () => {
  const ask = build();
  expect([(await ask('203.0.113.9')).body, (await ask('203.0.113.9')).body]).toEqual(['a page', 'a page']);
  const refused = await ask('203.0.113.9');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
  expect(refused.body).toContain('<h1>访问过于频繁</h1>');
  expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
  expect((await ask('203.0.113.10')).statusCode).toBe(200);
  for (let i = 0; i < 3; i++) expect((await ask('')).statusCode).toBe(200);
});

it('counts the addresses of one IPv6 network as one', async () => {
  const ask = build();
  await ask('2001:db8:1:2::1');
  await ask('2001:db8:1:2::2');
  expect((await ask('2001:db8:1:2::3')).statusCode).toBe(429);
});
