import type { DataFor } from '@bee/contracts/operations';
import { addDays } from '@bee/domain/calendar-day';
import { priceTargetId } from '@bee/domain/price-target';
import { signIn } from '@bee/testing/server/members';
import { type Browser, startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';
import { sql } from 'kysely';
import { refreshSeries } from '../wholesale/store/refresh-series.ts';
import { checkWatches } from './store/check-watches.ts';

type Watched = {
  id: number;
  group: string;
  name: string;
  area: string;
  market: string;
  spec: string;
  variant: string;
  avg: number;
  date: string;
};

let test: TestApp;
let fruit: Watched;
/** Reported weekly. */
let herb: Watched;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
  await refreshSeries(test.database.db);
  const first = (scope: 'origin' | 'herb') =>
    test.database.db
      .selectFrom('price_series as s')
      .innerJoin('price_product as p', 'p.id', 's.product_id')
      .innerJoin('market as k', 'k.id', 's.market_id')
      .where('s.scope', '=', scope)
      .where('s.headline', '=', true)
      .where('s.flag', 'is', null)
      .where(sql<boolean>`(s.scope = 'origin' or (s.last_date - s.first_date) / (s.quotes - 1) between 5 and 9)`)
      .orderBy('s.last_date', 'desc')
      .orderBy('s.id')
      .select(['s.id', 'p.group_name as group', 'p.name', 'k.area', 'k.name as market', 's.spec', 's.variant', 's.avg'])
      .select('s.last_date as date')
      .executeTakeFirstOrThrow() as Promise<Watched>;
  [fruit, herb] = await Promise.all([first('origin'), first('herb')]);
}, 120_000);
afterAll(() => test?.close());

const fruitId = ({ group, name, area, market, spec, variant }: Watched) =>
  priceTargetId({ scope: 'origin', group, name, area, addr: market, type: spec, unit: variant });
const herbId = ({ group, name, spec, variant }: Watched) =>
  priceTargetId({ scope: 'herb', group, name, spec, origin: variant });

const quote = async ({ id }: Watched, date: string, avg: number) => {
  const values = {
    low: avg,
    avg,
    high: avg,
    unit: '公斤',
    source_low: avg,
    source_avg: avg,
    source_high: avg,
    flag: null,
  };
  await test.database.db
    .insertInto('price_quote')
    .values({ series_id: id, date, ...values })
    .execute();
  await refreshSeries(test.database.db);
};
const setAlert = (browser: Browser, request: object) => test.call('user/setPriceAlert', request, browser);
const watched = async (browser: Browser) =>
  ((await test.call('user/getPriceWatchList', {}, browser)).body.data as DataFor<'user/getPriceWatchList'>).list;
const messages = async (browser: Browser) =>
  ((await test.call('user/getMessageList', {}, browser)).body.data as DataFor<'user/getMessageList'>).list;

it('a fruit at its address is watched, and the message leads back to it', async () => {
  const member = await signIn(test, { remember: true });
  const { area, market, spec: type, variant: unit, name: category } = fruit;
  expect((await setAlert(member, { id: fruitId(fruit), op: 'above', value: fruit.avg + 1 })).body.code).toBe(1);
  const link = {
    page: 'application/fruit/detail',
    params: { production_area: area, category, type, addr: market, unit },
  };
  const [item] = await watched(member);
  expect(item).toMatchObject({ title: `${category}行情`, link });
  expect(item?.price).toMatchObject({
    market: `${area}${market}`,
    kind: `${type} · 元/${unit}`,
    spec: null,
    price_avg: fruit.avg,
    date: fruit.date,
  });
  const day = addDays(fruit.date, 1);
  await quote(fruit, day, fruit.avg + 2);
  test.setNow(`${day}T12:00:00+08:00`);
  await checkWatches(test.database.db, test.now());
  const [message] = await messages(member);
  expect(message).toMatchObject({ kind: 'price', link });
  expect(message?.body).toContain(`${area}${market} · ${type} · 元/${unit} ${day} 均价`);
});

it('a kind of a herb is watched in the market that speaks for it, or in the one named', async () => {
  const member = await signIn(test, { vip: true, remember: true });
  const id = herbId(herb);
  const { body } = await setAlert(member, { id, op: 'below', value: 0.01 });
  expect(body).toMatchObject({ code: 1, data: { price: { market: herb.market, price_avg: herb.avg } } });
  const other = await test.database.db
    .selectFrom('price_series as s')
    .innerJoin('price_product as p', 'p.id', 's.product_id')
    .where('p.name', '=', herb.name)
    .where('s.scope', '=', 'herb')
    .where('s.spec', '=', herb.spec)
    .where('s.variant', '=', herb.variant)
    .where('s.headline', '=', false)
    .select(['s.market_id', 's.avg'])
    .executeTakeFirstOrThrow();
  await setAlert(member, { id, market_id: other.market_id, op: 'below', value: 0.01 });
  const [item] = await watched(member);
  expect(item?.price).toMatchObject({ market_id: other.market_id, price_avg: other.avg });
  expect(item?.price?.kind).toContain(herb.spec);
});

it('a quote of what is reported by weeks is news for longer than a daily one', async () => {
  const { db } = test.database;
  const next = addDays(herb.date, 7);
  test.setNow(`${addDays(next, 6)}T08:00:00+08:00`);
  const member = await signIn(test, { remember: true });
  await setAlert(member, { id: herbId(herb), op: 'above', value: herb.avg * 2 });
  await quote(herb, next, herb.avg * 3);
  test.setNow(`${addDays(next, 11)}T12:00:00+08:00`);
  await checkWatches(db, test.now());
  expect(await messages(member)).toEqual([]);
  test.setNow(`${addDays(next, 6)}T12:00:00+08:00`);
  await checkWatches(db, test.now());
  expect((await messages(member))[0]?.body).toContain(`${next} 均价`);
});

it.each([
  ['an address that has no such price', () => fruitId({ ...fruit, market: '火星镇' })],
  ['a unit that it is not priced in', () => fruitId({ ...fruit, variant: '吨' })],
  ['a herb of another origin', () => herbId({ ...herb, variant: '火星' })],
])('%s is refused', async (_, id) => {
  const member = await signIn(test);
  expect((await setAlert(member, { id: id(), op: 'above', value: 5 })).body.code).toBe(404);
  expect((await test.call('user/favorite', { type: 'price', id: id(), action: 'add' }, member)).body.code).toBe(404);
});

it('a favourite whose address is no longer priced is marked', async () => {
  const member = await signIn(test);
  const id = fruitId(fruit);
  await test.call('user/favorite', { type: 'price', id, action: 'add' }, member);
  const list = async () =>
    ((await test.call('user/getMyFavoriteList', {}, member)).body.data as DataFor<'user/getMyFavoriteList'>).list;
  expect((await list())[0]).toMatchObject({ target_id: id, invalid: false });
  await test.database.db.updateTable('price_series').set({ variant: '箱' }).where('id', '=', fruit.id).execute();
  expect((await list())[0]).toMatchObject({ target_id: id, invalid: true });
  expect((await watched(member))[0]).toMatchObject({ price: null });
});
