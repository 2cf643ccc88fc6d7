import type { DataFor } from '@bee/contracts/operations';
import { startTestApp, type TestApp } from '@bee/testing/server/test-app';
import { openSampleDatabase } from '@bee/testing/server/test-database';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({}, openSampleDatabase);
}, 120_000);
afterAll(() => test?.close());

type Links = DataFor<'product/getLinks'>;
const linksOf = async (request: object) => (await test.call('product/getLinks', request)).body.data as Links;

describe('what the tools know of a product', () => {
  it('is found in each of them, and its numbers are theirs', async () => {
    const { price, trade, food, standards } = await linksOf({ name: '葡萄' });
    const row = (await test.call('vegetable/vegList', { name: '葡萄', limit: 1 })).body
      .data as DataFor<'vegetable/vegList'>;
    expect(price).toMatchObject({
      price_avg: row.list[0]?.price_avg,
      date: row.list[0]?.date,
      market: row.list[0]?.market,
      sample: true,
    });
    const detail = (await test.call('trade/getTradeProductDetail', { name: trade?.name })).body
      .data as DataFor<'trade/getTradeProductDetail'>;
    expect(trade?.import ?? trade?.export).not.toBeNull();
    expect(trade).toMatchObject({ import: detail.last_year.import, export: detail.last_year.export });
    expect(food?.items.find(({ key }) => key === 'energy')?.value.v).toBeGreaterThan(0);
    expect(standards?.total).toBeGreaterThan(0);
    expect(standards?.list.every(({ status }) => status === 'current')).toBe(true);
  });

  it('is the same under another of its names', async () => {
    const [named, other] = [await linksOf({ name: '葡萄' }), await linksOf({ name: '提子' })];
    expect(other.price).toEqual(named.price);
    expect(other.trade).toEqual(named.trade);
    expect(other.food).toEqual(named.food);
  });

  it('holds what was asked for alone, and nulls for what nobody knows', async () => {
    const { price, trade, food, standards } = await linksOf({ name: '葡萄', parts: ['food'] });
    expect([price, trade, standards]).toEqual([null, null, null]);
    expect(food).not.toBeNull();
    expect(await linksOf({ name: '没有的东西' })).toEqual({
      name: '没有的东西',
      price: null,
      trade: null,
      food: null,
      standards: null,
    });
    expect((await test.call('product/getLinks', { name: ' ' })).body).toMatchObject({
      code: 422,
      msg: 'name：缺少品名',
    });
  });
});
