import { readSettings } from '../settings.ts';
import { buildApp } from './app.ts';

const settings = readSettings({ LOG_LEVEL: 'silent' }, '/', () => 'a secret of this test run');

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
  await app.close();
});
