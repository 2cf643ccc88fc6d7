import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';
import { measureProcess } from './probes.ts';

const settings = readSettings({ LOG_LEVEL: 'silent' }, '/', () => 'a secret of this test run');
const build = () =>
  buildApp({ settings, composition: () => '', isReady: () => true, isBusy: () => false }, async () => undefined);

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

const metricsOfClosedApp = async (): Promise<WeakRef<object>> => {
  const app = await build();
  await app.inject({ url: '/metrics' });
  await app.close();
  return new WeakRef(app.metrics);
};

describe('/metrics', () => {
  it('is released with an application that was closed', async () => {
    const metrics = await metricsOfClosedApp();
    for (let round = 0; round < 20 && metrics.deref(); round += 1) {
      await sleep(50);
      collectGarbage();
    }
    expect(metrics.deref() === undefined).toBe(true);
  });

  it('shows memory and event loop of a process that is measured', async () => {
    const app = await build();
    measureProcess(app);
    const { body } = await app.inject({ url: '/metrics' });
    await app.close();
    expect(body).toContain('nodejs_heap_size_used_bytes ');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds ');
    expect(body).toContain('bee_ready 1');
  });
});

it.each([
  [true, false, 200, 'ready'],
  [true, true, 200, 'busy'],
  [false, false, 503, 'not ready'],
])('ready %s, busy %s: /readyz answers %i %s, and the process is alive', async (ready, busy, status, said) => {
  const site = { settings, composition: () => '', isReady: () => ready, isBusy: () => busy };
  const app = await buildApp(site, async () => undefined);
  const answer = await app.inject('/readyz');
  expect([answer.statusCode, answer.json().status]).toEqual([status, said]);
  for (const url of ['/livez', '/healthz']) expect((await app.inject(url)).statusCode).toBe(200);
  expect((await app.inject('/metrics')).body).toContain('bee_http_failures_total 0');
  await app.close();
});
