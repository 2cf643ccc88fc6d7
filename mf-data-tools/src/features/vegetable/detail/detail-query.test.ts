import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../../manifest.ts';
import { chartRequest, type Detail, detailHref, readDetailQuery, shownMarkets } from './detail-query.ts';

beforeAll(() => {
  createTestPlatform({ manifest });
});

const params = { group: '茄果类', name: '番茄', type: '1' };
const read = (query: Record<string, string> = {}) => readDetailQuery(params, query);
const detail = (shown: number, total = 1826) =>
  ({
    latest: { market_id: 'beijing' },
    dates: { min: '2021-11-21', max: '2026-11-20' },
    access: { level: 'login', allowed: shown >= total, preview: { unit: 'day', shown, total } },
  }) as Detail;

describe('address of a product page', () => {
  it('changes one value and keeps the others', () => {
    const address = detailHref(read({ u: 'jin', cmp: 'jinan' }), { period: '1y' });
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({ t: '1y', u: 'jin', cmp: 'jinan' });
  });

  it('falls back to defaults for invalid values', () => {
    expect(read({ t: '9z', u: 'pound', tab: 'pie' })).toEqual(read());
  });

  it('has each market once, the headline one first, and never more than the API allows', () => {
    const query = read({ cmp: 'jinan~beijing~jinan~a~b~c~d~e' });
    expect(shownMarkets(query, 'beijing')).toEqual(['beijing', 'jinan', 'a', 'b', 'c', 'd']);
  });
});

describe('request of the chart', () => {
  it('counts the period back from the newest day of the product', () => {
    expect(chartRequest(read({ t: '1m' }), detail(90))).toMatchObject({
      from: '2026-10-22',
      to: '2026-11-20',
      freq: 'D',
    });
  });

  it('requests weeks for spans of years', () => {
    expect(chartRequest(read({ t: 'all' }), detail(1826))).toMatchObject({ from: '2021-11-21', freq: 'W' });
  });

  it('stays daily if a longer period was chosen but only 30 days are visible', () => {
    expect(chartRequest(read({ t: '3y' }), detail(30)).freq).toBe('D');
  });
});
