/**
 * Entry point of a process that receives notifications and is killed by tests: `tsx notice-worker.ts <connection
 * string>`; prints its port.
 */
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { connectTo } from '../../../../server/src/db/connect.ts';
import type { Deps } from '../../../../server/src/deps.ts';
import { paymentNotices } from '../../../../server/src/modules/commerce/payment/routes/notice-transfer.ts';
import { fakeProvider } from './fake-provider.ts';
import { runMoneyJobs } from './run-job.ts';

const { db } = connectTo({ connectionString: process.argv[2] ?? '', max: 10 });
const clock = { now: () => new Date() };
const payments = new Map([['wechat', fakeProvider('wechat', clock.now)]]);
const deps = { db, clock, payments } as unknown as Deps;

const app = fastify();
await app.register(paymentNotices(deps), { prefix: '/notify' });
setInterval(() => void runMoneyJobs(deps), 1000);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log((app.server.address() as AddressInfo).port);
