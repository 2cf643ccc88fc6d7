import type { DataFor } from '@bee/contracts/operations';
import { signIn } from '@bee/testing/server/members';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { catchUpPrices, loadPrices } from './load-prices.ts';

const HAWTHORN = { group: '仁果类', name: '山楂', type: '1' };
const LAST = '2026-03-31';

let test: TestApp;
/** Loaded in June, when nobody quotes hawthorn. */
beforeAll(async () => {
  test = await startTestApp();
  await loadPrices(test.database.db, { today: '2026-06-15', size: 'small' });
}, 120_000);
afterAll(() => test?.close());

const ask = async (operation: 'vegetable/getDetail' | 'vegetable/getEchart' | 'vegetable/getPriceMoves') =>
  (await test.call(operation, { ...HAWTHORN, from: '2026-01-01' }, await signIn(test, { vegetable: true }))).body;

it('a product out of season keeps the last quotes of every market, marked as old', async () => {
  const { body } = await test.call('vegetable/vegList', { name: '山楂', by: 'market', limit: 20 });
  const { list } = body.data as DataFor<'vegetable/vegList'>;
  expect(list).toHaveLength(4);
  for (const { date, stale_days } of list) {
    expect(date <= LAST && date >= '2026-03-25').toBe(true);
    expect(stale_days).toBeGreaterThan(70);
  }
});

it('its page answers with the past season', async () => {
  const detail = (await ask('vegetable/getDetail')).data as DataFor<'vegetable/getDetail'>;
  expect(detail.quality).toMatchObject({ markets: 4 });
  expect(detail.quality.age_days).toBeGreaterThan(70);
  const { series } = (await ask('vegetable/getEchart')).data as DataFor<'vegetable/getEchart'>;
  expect(series[0]?.points.at(-1)?.[0]).toBe(LAST);
  expect((await ask('vegetable/getPriceMoves')).code).toBe(1);
});

it('the indexes leave it out', async () => {
  const index = (await test.call('vegetable/getClassIndex', {})).body.data as DataFor<'vegetable/getClassIndex'>;
  expect(index.map(({ group }) => group)).not.toContain('仁果类');
});

it('its quotes come back with the season', async () => {
  await catchUpPrices(test.database.db, '2026-09-15');
  const { body } = await test.call('vegetable/vegList', { name: '山楂', by: 'market', limit: 20 });
  const { list } = body.data as DataFor<'vegetable/vegList'>;
  expect(list.filter(({ date, chg_d }) => date === '2026-09-15' && chg_d === null).length).toBeGreaterThan(2);
});
