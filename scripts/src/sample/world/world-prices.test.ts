import { findMoves } from '../../../../server/src/modules/prices/wholesale/model/find-moves.ts';
import { addDays, dayNumber, monthOf, monthStart } from '../../../../server/src/sample/days.ts';
import { eventNotes } from '../../../../server/src/sample/prices/event-notes.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { LAST_QUOTE_DAY } from '../../../../server/src/sample/prices/quote-file.ts';
import { herbMarkets, herbs } from '../prices/herbs/herb-catalogue.ts';
import { herbQuote } from '../prices/herbs/herb-lines.ts';
import { drawnMarkets } from '../prices/markets.ts';
import { priceOn } from '../prices/price-model.ts';
import { produce } from '../prices/produce.ts';
import { sampleGoods } from '../trade/goods.ts';
import { eventFigures, herbEventRecords, noteDay } from './event-notes.ts';
import { herbEvents, marketEvents, originFactor } from './events.ts';
import { isSold } from './season.ts';

const FIRST = '2021-11-27';
const LAST = LAST_QUOTE_DAY;

const YUAN_PER_DOLLAR = 7.1;

type Quote = { day: string; avg: number; flag: null };

const quotesOf = (product: Produce, market = drawnMarkets[0]): Quote[] => {
  const quotes: Quote[] = [];
  for (let day = FIRST; market && day <= LAST; day = addDays(day, 1)) {
    const quote = priceOn(product, market, day);
    if (quote && !quote.outlier) quotes.push({ day, avg: quote.avg, flag: null });
  }
  return quotes;
};
const histories = new Map(produce.map((product) => [product.name, quotesOf(product)]));
const historyOf = (name: string) => histories.get(name) ?? [];

describe('seasons', () => {
  it.each([
    ['荔枝', [5, 6, 7, 8]],
    ['樱桃', [4, 5, 6, 7]],
    ['桃', [5, 6, 7, 8, 9]],
    ['山楂', [1, 2, 3, 9, 10, 11, 12]],
    ['草莓', [1, 2, 3, 4, 5, 11, 12]],
  ])('%s is quoted in its months alone', (name, months) => {
    const quoted = new Set(historyOf(name).map(({ day }) => monthOf(day)));
    expect([...quoted].sort((a, b) => a - b)).toEqual(months);
  });

  it('no market quotes a product out of season, and the first quotes it on most days of it', () => {
    const wrong: string[] = [];
    for (const product of produce)
      for (let day = '2025-12-01'; day < '2026-12-01'; day = addDays(day, 1))
        for (const market of isSold(product.name, day) ? [] : drawnMarkets.slice(0, 2))
          if (priceOn(product, market, day)) wrong.push(`${product.name} ${day}`);
    expect(wrong).toEqual([]);
    expect(produce.filter(({ name }) => historyOf(name).length < 300)).toEqual([]);
  });

  const meanOf = (name: string, months: number[]) => {
    const prices = historyOf(name).flatMap(({ day, avg }) => (months.includes(monthOf(day)) ? [avg] : []));
    return prices.reduce((sum, price) => sum + price, 0) / prices.length;
  };

  it.each(['菠菜', '油麦菜', '生菜', '小白菜', '上海青'])('%s is dear in winter and in the heat', (name) => {
    for (const dear of [
      [1, 2],
      [7, 8],
    ])
      for (const cheap of [
        [4, 5],
        [11, 11],
      ])
        expect(meanOf(name, dear)).toBeGreaterThan(meanOf(name, cheap));
  });

  it.each(['西瓜', '黄瓜', '番茄', '豆角'])('%s is dear in winter', (name) =>
    expect(meanOf(name, [1, 2])).toBeGreaterThan(1.3 * meanOf(name, [6, 7])),
  );
});

describe('imported goods', () => {
  it.each(['榴莲', '牛肉'])('%s is dearer at wholesale than at the border, by less than half', (name) => {
    const border = (sampleGoods.find((goods) => goods.name === name)?.price.import ?? 0) * YUAN_PER_DOLLAR;
    const quotes = historyOf(name);
    const mean = quotes.reduce((sum, { avg }) => sum + avg, 0) / quotes.length;
    expect(mean).toBeGreaterThan(1.2 * border);
    expect(mean).toBeLessThan(1.7 * border);
  });

  it('are quoted only where they are traded', () => {
    const durian = produce.filter(({ name }) => name === '榴莲');
    const days = Array.from({ length: 14 }, (_, place) => addDays('2026-06-01', place));
    const quoting = drawnMarkets.filter((market) =>
      durian.some((product) => days.some((day) => priceOn(product, market, day))),
    );
    expect(quoting.map(({ id }) => id).sort()).toEqual([...(durian[0]?.markets ?? [])].sort());
  });
});

describe('events', () => {
  it('move products that are sold at the time, each by enough to be seen', () => {
    expect(new Set(marketEvents.map(({ day }) => day)).size).toBe(marketEvents.length);
    const markets = drawnMarkets.map(({ id }) => id);
    const names = produce.map(({ name }) => name);
    const wrong = marketEvents.flatMap(({ day, near, moves }) => [
      ...near.filter((id) => !markets.includes(id)),
      ...[...moves].filter(
        ([name, percent]) => !names.includes(name) || !isSold(name, day) || !(Math.abs(percent) >= 3),
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  it('go on to the end of the files: none of their months is without one', () => {
    const held = new Set(marketEvents.map(({ day }) => day.slice(0, 7)));
    const months = Array.from({ length: 18 }, (_, index) => monthStart('2027-07-01', index).slice(0, 7));
    expect(months.at(-1)).toBe(LAST.slice(0, 7));
    expect(months.filter((month) => !held.has(month))).toEqual([]);
    expect(marketEvents.filter(({ title, text }) => !title || !text)).toEqual([]);
  });

  it('are around every move of 8 % within three quotes of the reference market', () => {
    const unexplained = produce.flatMap(({ name }) => {
      const quotes = historyOf(name);
      return quotes.flatMap((to, place) =>
        [1, 2, 3].flatMap((back) => {
          const from = quotes[place - back];
          if (!from || dayNumber(to.day) - dayNumber(from.day) > 10) return [];
          const change = Math.abs(to.avg / from.avg - 1);
          return change >= 0.08 && !eventsAround(name, from.day, to.day) ? [`${name} ${from.day} ${to.day}`] : [];
        }),
      );
    });
    expect(unexplained).toEqual([]);
  });

  const eventsAround = (name: string, from: string, to: string): boolean =>
    marketEvents.some(({ day, moves }) => moves.has(name) && day >= addDays(from, -3) && day <= addDays(to, 3));

  it('move the markets nearby more than others', () => {
    const change = (name: string, marketId: string, from: string, to: string) => {
      const product = produce.find((one) => one.name === name);
      const market = drawnMarkets.find(({ id }) => id === marketId);
      const [before, after] = [from, to].map((day) => product && market && priceOn(product, market, day)?.avg);
      return (after ?? Number.NaN) / (before ?? Number.NaN);
    };
    expect(change('菠菜', 'beijing', '2026-07-20', '2026-07-26')).toBeGreaterThan(
      change('菠菜', 'guangzhou', '2026-07-20', '2026-07-26') + 0.02,
    );
  });
});

describe('events at origins and of herbs', () => {
  it('move fruit where it grows, against the markets if roads are blocked', () => {
    expect(originFactor('荔枝', dayNumber('2025-06-15'))).toBeLessThan(0.9);
    const blocked = marketEvents.filter(({ kind }) => kind === '物流');
    const fruit = blocked.flatMap(({ day, moves }) => [...moves].map(([name, move]) => ({ name, move, day })));
    for (const { name, move, day } of fruit) {
      const [before, after] = [-1, 2].map((days) => originFactor(name, dayNumber(day) + days));
      expect([name, day, Math.sign((after ?? 0) - (before ?? 0))]).toEqual([name, day, -Math.sign(move)]);
    }
  });

  it('are around every weekly move of a herb by 6 %', () => {
    const moves = herbs.flatMap((herb) =>
      herb.kinds.flatMap((kind) => {
        const quotes: Quote[] = [];
        for (let day = FIRST; day <= LAST; day = addDays(day, 1)) {
          const quote = herbQuote(herb, kind, herbMarkets[0].id, day);
          if (quote) quotes.push({ day, avg: quote.avg, flag: null });
        }
        return quotes.slice(1).flatMap(({ day, avg }, place) => {
          const from = quotes[place];
          const isWeek = from && dayNumber(day) - dayNumber(from.day) <= 7;
          return isWeek && Math.abs(avg / from.avg - 1) >= 0.06 ? [{ name: herb.name, from: from.day, day }] : [];
        });
      }),
    );
    const unexplained = moves.filter(
      ({ name, from, day }) =>
        !herbEvents.some((event) => event.moves.has(name) && event.day >= addDays(from, -7) && event.day <= day),
    );
    expect(unexplained).toEqual([]);
    expect(moves.length).toBeGreaterThan(herbEvents.length);
  });

  it('have a note with prices that went the way that the text says', () => {
    const notes = herbEventRecords();
    expect(notes).toHaveLength(herbEvents.length);
    for (const [place, { figures }] of notes.entries()) {
      expect(figures.length).toBeGreaterThan(0);
      const signs = [...(herbEvents[place]?.moves.values() ?? [])].map((move) => (move > 0 ? '上涨' : '下跌'));
      expect(figures.map((point) => signs.find((sign) => point.includes(sign)) ?? point)).toEqual(signs.slice(0, 3));
    }
  });
});

describe('the notes on events', () => {
  const notesOn = (today: string) => eventNotes(today).filter(({ id }) => id.startsWith('n-event-'));

  it('are one for each event that has happened, dated the day after, and none for later ones', () => {
    const today = '2026-11-26';
    const notes = notesOn(today);
    const past = marketEvents.filter((event) => noteDay(event) <= today);
    expect(past.length).toBeGreaterThan(60);
    expect(notes.map(({ date }) => date)).toEqual(past.map(({ day }) => addDays(day, 1)));
    for (const [place, note] of notes.entries())
      expect(note.tags).toEqual(expect.arrayContaining([...(past[place]?.moves.keys() ?? [])]));
    expect(new Set(notes.map(({ title }) => title)).size).toBe(notes.length);
  });

  it('name prices that went the way that the text says', () => {
    for (const event of marketEvents)
      for (const { product, change, move } of eventFigures(event).slice(0, 3))
        expect([event.day, product, Math.sign(change)]).toEqual([event.day, product, Math.sign(move)]);
  });

  it.each(['番茄', '黄瓜', '菠菜', '大白菜', '韭菜', '大蒜', '香菇', '苹果', '荔枝', '香蕉'])(
    'explain at least eight in ten of the largest moves of %s, and all of its last year',
    (name) => {
      const notes = notesOn(LAST).filter(({ tags }) => tags.includes(name));
      const explained = ({ day }: { day: string }) =>
        notes.some(({ date }) => Math.abs(dayNumber(date) - dayNumber(day)) <= 3);
      const moves = findMoves(historyOf(name), { most: 10, freq: 'D' });
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.filter(explained).length).toBeGreaterThanOrEqual(0.8 * moves.length);
      const recent = historyOf(name).filter(({ day }) => day > '2025-11-26' && day <= '2026-11-26');
      const newest = findMoves(recent, { most: 3, freq: 'D' });
      expect(newest.filter(explained)).toEqual(newest);
    },
  );
});
