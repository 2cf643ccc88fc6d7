import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { Redis } from 'ioredis';
import { redisEntries } from './redis-entries.ts';

const commands: string[][] = [];
const held = new Map<string, string>();
let server: Server;
let redis: Redis;

/** Speaks as much of the Redis protocol as `get` and `set` need. */
beforeAll(async () => {
  server = createServer((socket) =>
    socket.on('data', (data) => {
      for (const batch of data
        .toString('latin1')
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        const [name = '', key = '', value = '', ...more] = batch.split('\r\n').filter((_, line) => line % 2 === 1);
        commands.push([name.toLowerCase(), key, value, ...more]);
        if (name.toLowerCase() === 'set') held.set(key, value);
        const found = held.get(key);
        if (name.toLowerCase() === 'info') socket.write('$17\r\nredis_version:7.0\r\n');
        else if (name.toLowerCase() !== 'get') socket.write('+OK\r\n');
        else socket.write(found === undefined ? '$-1\r\n' : `$${found.length}\r\n${found}\r\n`, 'latin1');
      }
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  redis = new Redis({ port: (server.address() as AddressInfo).port, enableOfflineQueue: false, lazyConnect: true });
  redis.on('error', () => undefined);
  await redis.connect();
});

afterAll(() => {
  redis.disconnect();
  server.close();
});

it('entries are stored for as long as they may be served, without the search word in their key', async () => {
  const entries = redisEntries(redis, 'pages');
  const entry = { value: { html: '<p>菠菜</p>', body: Buffer.from([0, 13, 255]) }, loadedAt: 7, tags: { supply: 2 } };
  expect(await entries.read('/search?q=王小明')).toBeNull();
  await entries.write('/search?q=王小明', entry, 3600);
  expect(await entries.read('/search?q=王小明')).toEqual(entry);
  expect(await redisEntries(redis, 'files').read('/search?q=王小明')).toBeNull();
  const [, key, , unit, seconds] = commands.find(([name]) => name === 'set') ?? [];
  expect(key).toMatch(/^bee:cache:2:pages:[\w-]{43}$/);
  expect([unit?.toUpperCase(), seconds]).toEqual(['EX', '3600']);
});

it('nothing is read where the entry is damaged or Redis is lost, and nothing is thrown', async () => {
  const entries = redisEntries(redis, 'pages');
  await entries.write('a', { value: 1, loadedAt: 1, tags: {} }, 60);
  for (const key of held.keys()) held.set(key, '{');
  expect(await entries.read('a')).toBeNull();
  redis.disconnect();
  expect(await entries.read('a')).toBeNull();
  await entries.write('a', { value: 1, loadedAt: 1, tags: {} }, 60);
});
