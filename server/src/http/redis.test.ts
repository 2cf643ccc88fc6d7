import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { limitRate } from './rate-limit.ts';

const LIMIT = 2;

let redis: Server;
let app: FastifyInstance;
let lines: string[];
const sockets = new Set<Socket>();
afterEach(async () => {
  await app.close();
  for (const socket of sockets) socket.destroy();
  redis.close();
});

/** A Redis that answers each command with `reply`; undefined means no answer. */
const start = async (reply: (command: string) => string | undefined): Promise<void> => {
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
  await limitRate(app, { settings } as Deps);
  app.get('/call', async () => 'answered');
  await app.ready();
};

const call = async () => (await app.inject('/call')).statusCode;

const until = async (isTrue: () => boolean): Promise<void> => {
  for (let tries = 0; tries < 200 && !isTrue(); tries++) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('calls are answered while Redis accepts connections and says nothing', async () => {
  await start(() => undefined);
  expect([await call(), await call(), await call()]).toEqual([200, 200, 200]);
}, 5000);

it('one line says that Redis is lost, however often it is tried again', async () => {
  await start(() => undefined);
  await until(() => sockets.size > 0);
  const { port } = redis.address() as { port: number };
  for (const socket of sockets) socket.resetAndDestroy();
  redis.close();
  await until(() => lines.length > 0);
  // Two more connection attempts are refused.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(lines).toEqual(['Redis lost: calls are not counted until it is back']);

  redis = createServer((socket) => {
    sockets.add(socket);
    // One answer for each command of a batch.
    const commands = (data: Buffer) => data.toString().match(/^\*\d+\r$/gm)?.length ?? 0;
    socket.on('data', (data) => socket.write('$17\r\nredis_version:7.0\r\n'.repeat(commands(data))));
  }).listen(port, '127.0.0.1');
  await until(() => lines.length > 1);
  expect(lines[1]).toBe('Redis is back');
}, 15_000);
