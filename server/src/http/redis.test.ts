import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Deps } from '../deps.ts';
import { limitRate } from './module-api.ts';
import { isRedisReady } from './redis.ts';

const LIMIT = 2;
const LOST = 'Redis lost: calls are not counted and caches not shared until it is back';

let redis: Server;
let app: FastifyInstance;
let lines: string[];
const sockets = new Set<Socket>();
afterEach(async () => {
  await app.close();
  for (const socket of sockets) socket.destroy();
  redis.close();
});

/** A Redis that answers each batch of commands with `reply`; undefined means no answer. */
const start = async (reply: (batch: string) => string | undefined): Promise<void> => {
  redis = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      const answer = reply(data.toString());
      if (answer !== undefined) socket.write(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(redis, 'listening');
  const { port } = redis.address() as { port: number };
  const ownLines: string[] = [];
  lines = ownLines;
  app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => ownLines.push(JSON.parse(line).msg) } },
  });
  const settings = { redisUrl: `redis://127.0.0.1:${port}`, rateLimit: LIMIT, internalSecret: 'a secret of this test' };
  app.decorate('metrics', new Registry());
  await limitRate(app, { settings } as Deps);
  app.get('/call', async () => 'answered');
  await app.ready();
};

const isUp = async () => /^bee_redis_up (\d)$/m.exec(await app.metrics.metrics())?.[1];

/** Begins in a later turn of the event loop, as calls over a socket do. */
const call = async () => {
  await new Promise(setImmediate);
  return (await app.inject('/call')).statusCode;
};

/** A hundred calls take ten seconds if each waits for the limit of a command. */
const expectAtOnce = async () => {
  const calledAt = performance.now();
  for (let calls = 0; calls < 100; calls++) expect(await call()).toBe(200);
  expect(performance.now() - calledAt).toBeLessThan(5_000);
};

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (let tries = 0; tries < 200 && !(await isTrue()); tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Commands of a batch, as ioredis writes them. */
const commandsIn = (batch: string): string[] => batch.split(/^\*\d+\r$/m).slice(1);

const INFO = '$17\r\nredis_version:7.0\r\n';

it('calls are answered at once while Redis accepts connections and says nothing', async () => {
  const asked: string[] = [];
  await start((batch) => void asked.push(...commandsIn(batch)));
  await until(() => sockets.size > 0);
  await expectAtOnce();
  // Only the ready check of a connection waits for an answer.
  expect(asked.filter((command) => /eval/i.test(command))).toEqual([]);
  await until(() => lines.length > 0);
  expect(lines).toEqual([LOST]);
}, 20_000);

it('only one call per connection waits for a Redis that no longer answers, and it counts again when it is back', async () => {
  let silent = false;
  let counted = 0;
  let unanswered = 0;
  await start((batch) => {
    const isCounting = /eval/i.test(batch);
    if (silent) unanswered += isCounting ? 1 : 0;
    else if (isCounting) return `*2\r\n:${++counted}\r\n:60000\r\n`;
    return silent ? undefined : INFO.repeat(commandsIn(batch).length);
  });
  const counts = async () => {
    const before = counted;
    await call();
    return counted > before;
  };
  await until(counts);
  expect(await call()).toBe(200);

  silent = true;
  for (let calls = 0; calls < 20; calls++) expect(await call()).toBe(200);
  expect(unanswered).toBe(1);
  expect(lines).toEqual([LOST]);
  await until(() => sockets.size > 2);
  expect(lines).toEqual([LOST]);

  silent = false;
  await until(counts);
  expect(await call()).toBe(429);
  expect(lines).toEqual([LOST, 'Redis is back']);
}, 15_000);

it('one line says that Redis is lost, however often it is tried again, and no call waits for it', async () => {
  await start(() => undefined);
  await until(() => sockets.size > 0);
  const { port } = redis.address() as { port: number };
  for (const socket of sockets) socket.resetAndDestroy();
  redis.close();
  await until(() => lines.length > 0);
  await expectAtOnce();
  expect(await isUp()).toBe('0');
  expect(isRedisReady()).toBe(false);
  // Two more connection attempts are refused.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(lines).toEqual([LOST]);

  redis = createServer((socket) => {
    sockets.add(socket);
    // One answer for each command of a batch.
    socket.on('data', (data) => socket.write(INFO.repeat(commandsIn(data.toString()).length)));
  }).listen(port, '127.0.0.1');
  await until(() => lines.length > 1);
  expect(lines[1]).toBe('Redis is back');
  expect(await isUp()).toBe('1');
  expect(isRedisReady()).toBe(true);
}, 20_000);
