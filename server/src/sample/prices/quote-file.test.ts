import { addDays, dayNumber, dayOf, isMarketHoliday } from '../days.ts';
import { readSampleText } from '../sample-files.ts';
import { eventFile, marketFile, produceFile } from './price-files.ts';
import { herbLines, marketLines, originLines } from './price-lines.ts';
import { herbQuoteFile, LAST_QUOTE_DAY, marketQuoteFile, originQuoteFile } from './quote-file.ts';
import { isSold } from './season.ts';

const markets = marketFile.read();
const files = [...markets.map(({ id }) => marketQuoteFile(id)), originQuoteFile, herbQuoteFile];

describe.each(files)('$path', (file) => {
  it('names its columns', () => {
    const text = readSampleText(file.path);
    expect(text.slice(0, text.indexOf('\n'))).toBe([...file.key, 'date', ...file.prices].join(','));
  });

  it('has one price per day up to the last day, between the lowest and the highest', () => {
    const faults: string[] = [];
    for (const [key, { day, low, avg, high }] of file.read())
      for (const [place, at] of day.entries()) {
        const [least = 0, mean = 0, most = 0] = [low[place], avg[place], high[place]];
        const range = least === -1 && most === -1 ? mean > 0 : 0 < least && least <= mean && mean <= most;
        if (!range || at <= (day[place - 1] ?? 0)) faults.push(`${key} ${dayOf(at)}`);
      }
    expect(faults).toEqual([]);
    const newest = Math.max(...[...file.read().values()].map(({ day }) => day.at(-1) ?? 0));
    expect(newest).toBeGreaterThan(dayNumber(LAST_QUOTE_DAY) - 8);
  });
});

it('every series has quotes, and every quote a series', () => {
  const lines = [...marketLines('full'), ...originLines('full'), ...herbLines('full')];
  expect(lines.filter((line) => !line.quotes())).toEqual([]);
  expect(lines).toHaveLength(files.reduce((sum, file) => sum + file.read().size, 0));
});

it('markets report in season on their days, and none on a holiday', () => {
  const wrong = markets.flatMap(({ id, weekday }) =>
    produceFile.read().flatMap((product) => {
      const days = marketQuoteFile(id).read().get(product.name)?.day ?? [];
      return days
        .filter((at) => weekday !== null && ((at + 3) % 7) + 1 !== weekday)
        .concat(days.filter((at) => isMarketHoliday(dayOf(at)) || !isSold(product, dayOf(at))))
        .map((at) => `${id} ${product.name} ${dayOf(at)}`);
    }),
  );
  expect(wrong).toEqual([]);
});

it('moves of 8 % from one quote of a daily market to the next are marked or near an event', () => {
  const isNearEvent = (product: string, from: string, to: string) =>
    eventFile
      .read()
      .some(({ day, products }) => products.includes(product) && day >= addDays(from, -3) && day <= addDays(to, 3));
  const unexplained = markets
    .filter(({ weekday }) => weekday === null)
    .flatMap(({ id }) =>
      [...marketQuoteFile(id).read()].flatMap(([product, { day, avg, outliers }]) => {
        const quotes = day.flatMap((at, place) => (outliers.has(at) ? [] : [{ at, price: avg[place] ?? 0 }]));
        return quotes.slice(1).flatMap((to, place) => {
          const from = quotes[place];
          if (!from || to.at - from.at > 10 || Math.abs(to.price / from.price - 1) < 0.08) return [];
          return isNearEvent(product, dayOf(from.at), dayOf(to.at)) ? [] : [`${id} ${product} ${dayOf(to.at)}`];
        });
      }),
    );
  expect(unexplained).toEqual([]);
});
