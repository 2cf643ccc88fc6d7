import { addDays, shortDay } from '../../../../server/src/sample/days.ts';
import type { EventRecord, Produce } from '../../../../server/src/sample/prices/price-files.ts';
import { changeInWords, yuan } from '../../../../server/src/sample/prices/price-words.ts';
import { herbMarkets, herbs } from '../prices/herbs/herb-catalogue.ts';
import { herbQuote } from '../prices/herbs/herb-lines.ts';
import { drawnMarkets } from '../prices/markets.ts';
import { changeOf } from '../prices/price-facts.ts';
import { priceOn } from '../prices/price-model.ts';
import { produce } from '../prices/produce.ts';
import { herbEvents, type MarketEvent, marketEvents } from './events.ts';

/** What the note on every event says. */
export const eventRecords = (): EventRecord[] => marketEvents.map(recordOn);

/** A note is written on the day after the event. */
export const noteDay = ({ day }: MarketEvent): string => addDays(day, 1);

/** Prices whose move the note names; the others are listed. */
const MAX_FIGURES = 3;

const REGIONS = ['云南', '山东', '四川'];

/** The same for events of the herb trade, on the day of its next report. */
export const herbEventRecords = (): EventRecord[] => herbEvents.map(herbRecordOn);

const recordOn = (event: MarketEvent): EventRecord =>
  recordOf(event, eventFigures(event).map(inWords), [
    ...REGIONS.filter((region) => event.text.includes(region)),
    '价格行情',
  ]);

const herbRecordOn = (event: MarketEvent): EventRecord =>
  recordOf(
    event,
    [...event.moves.keys()].flatMap((name) => herbInWords(name, noteDay(event))),
    ['中药材', '价格行情'],
  );

const recordOf = ({ day, kind, title, text, moves }: MarketEvent, figures: string[], tags: string[]): EventRecord => ({
  day,
  kind,
  title,
  text,
  products: [...moves.keys()],
  figures: figures.slice(0, MAX_FIGURES),
  tags,
});

type EventFigure = { product: string; from: string; to: string; price: number; change: number; move: number };

/** What the products did in the reference market from before the event to the day of the note, largest moves first. */
export const eventFigures = (event: MarketEvent): EventFigure[] =>
  [...event.moves]
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .flatMap(([name, move]) => {
      const product = produce.find((one) => one.name === name);
      const before = product && lastQuote(product, addDays(event.day, -1));
      const after = product && lastQuote(product, noteDay(event));
      const change = changeOf(after?.avg ?? null, before?.avg ?? null);
      return before && after && change !== null
        ? [{ product: name, from: before.day, to: after.day, price: after.avg, change, move }]
        : [];
    });

const inWords = ({ product, from, to, price, change }: EventFigure): string =>
  `${product}${shortDay(to)}${yuan(price)}元/公斤，较${shortDay(from)}${changeInWords(change)}`;

/** Long enough for the rest at the Spring Festival. */
const LONGEST_GAP = 8;

const lastQuote = (product: Produce, day: string): { day: string; avg: number } | null => {
  const [market] = drawnMarkets;
  for (let ago = 0; market && ago <= LONGEST_GAP; ago++) {
    const quote = priceOn(product, market, addDays(day, -ago));
    if (quote) return { day: addDays(day, -ago), avg: quote.avg };
  }
  return null;
};

/** First specification of a herb in the first market that reported on the day and a week before. */
const herbInWords = (name: string, day: string): string[] => {
  const herb = herbs.find((one) => one.name === name);
  const [kind] = herb?.kinds ?? [];
  if (!herb || !kind) return [];
  for (const market of herbMarkets) {
    const [before, after] = [addDays(day, -7), day].map((one) => herbQuote(herb, kind, market.id, one)?.avg ?? null);
    const change = changeOf(after ?? null, before ?? null);
    if (change !== null)
      return [
        `${market.name}${name}（${kind.spec}，${kind.origin}）${yuan(after ?? null)}元/公斤，较上周${changeInWords(change)}`,
      ];
  }
  return [];
};
