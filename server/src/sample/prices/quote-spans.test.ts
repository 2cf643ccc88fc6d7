import { dayOf } from '../days.ts';
import type { Quotes } from './parse-quotes.ts';
import { marketFile } from './price-files.ts';
import { LAST_QUOTE_DAY, marketQuoteFile } from './quote-file.ts';
import { quotesBetween } from './quote-spans.ts';
import { priceOn } from './stored-price.ts';

const [reference] = marketFile.read();
const cabbage = { name: '大白菜' };
const quotes = marketQuoteFile(reference?.id ?? '')
  .read()
  .get(cabbage.name) as Quotes;
const daysBetween = (from: string, to: string, of = quotes) => quotesBetween(of, from, to).day.map(dayOf);

describe('quotes between two days', () => {
  it('are those of the file, both days included', () => {
    expect(daysBetween('2026-03-02', '2026-03-04')).toEqual(['2026-03-02', '2026-03-03', '2026-03-04']);
    expect(daysBetween('2026-03-05', '2026-03-04')).toEqual([]);
  });

  it('repeat the last year after the end, on the same days', () => {
    const found = quotesBetween(quotes, '2028-12-30', '2031-01-02');
    const days = found.day.map(dayOf);
    expect(days.slice(0, 3)).toEqual(['2028-12-30', '2028-12-31', '2029-01-01']);
    expect(days.at(-1)).toBe('2031-01-02');
    expect(new Set(days).size).toBe(days.length);
    const price = (day: string) => found.avg[days.indexOf(day)];
    expect(price('2030-07-15')).toBe(quotesBetween(quotes, '2028-07-15', '2028-07-15').avg[0]);
  });

  it('keep the end of February of a monthly series in years without a 29th', () => {
    const day = Date.parse('2028-02-29T00:00:00Z') / 86_400_000;
    const monthly: Quotes = { day: [day], low: [-1], avg: [100], high: [-1], outliers: new Set() };
    expect(daysBetween('2029-01-01', '2032-12-31', monthly)).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });
});

it('prices are those of the same day of the last year after the end', () => {
  const later = `2033${LAST_QUOTE_DAY.slice(4)}`;
  expect(reference && priceOn(cabbage, reference, later)).toEqual(
    reference && priceOn(cabbage, reference, LAST_QUOTE_DAY),
  );
  expect(reference && priceOn(cabbage, reference, '2015-01-05')).toBeNull();
});
