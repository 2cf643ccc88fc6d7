import { buildRow } from '../../features/vegetable/price-factories.ts';
import { provincePrices } from './province-prices.ts';

const NEWEST = '2026-03-04';
const shandong = { province: '山东省', adcode: '370100' };
const of = (rows: Parameters<typeof buildRow>[0][], unit: 'kg' | 'jin' | 'ton' = 'kg') =>
  provincePrices(rows.map(buildRow), NEWEST, unit);

describe('newest prices by province', () => {
  it('are the mean of the markets, with their number and newest day; a single market has its own price', () => {
    const { list } = of([
      { ...shandong, price_avg: 1.1, date: '2026-03-04' },
      { ...shandong, adcode: '370783', price_avg: 1.25, date: '2026-03-02' },
      { province: '广西壮族自治区', adcode: '450100', price_avg: 3.3, date: '2026-03-03' },
    ]);
    expect(list).toEqual([
      { adcode: '450000', name: '广西', price: 3.3, markets: 1, date: '2026-03-03', doubtful: false },
      { adcode: '370000', name: '山东', price: 1.18, markets: 2, date: '2026-03-04', doubtful: false },
    ]);
  });

  it('exclude and count outdated quotes and unknown provinces', () => {
    const prices = of([
      { ...shandong, date: '2026-02-26', price_avg: 1 },
      { ...shandong, date: '2026-02-25', price_avg: 9 },
      { province: null, adcode: null },
      { ...shandong, price_avg: null },
    ]);
    expect(prices.list.map(({ price, markets }) => [price, markets])).toEqual([[1, 1]]);
    expect(prices).toMatchObject({ stale: 1, placeless: 1 });
  });

  it('are in the shown unit, and mark doubtful quotes', () => {
    const rows = [{ ...shandong, price_avg: 2.4, flag: 'outlier' as const }];
    expect(of(rows, 'jin').list[0]).toMatchObject({ price: 1.2, doubtful: true });
    expect(of(rows, 'ton').list[0]).toMatchObject({ price: 2400 });
  });

  it('are empty without a fresh quote', () => {
    expect(of([])).toEqual({ list: [], stale: 0, placeless: 0 });
  });
});
