import { heading, list, paragraph } from '../../text/rich-text.ts';
import { type ArticleDraft, SAMPLE_NOTE } from '../content/article-draft.ts';
import { changeInWords, changeOf, referenceMarket, yuan } from '../content/price-facts.ts';
import { addDays, shortDay } from '../days.ts';
import { sampleMarkets } from '../markets.ts';
import { priceOn } from '../price-model.ts';
import { type Produce, produce } from '../produce.ts';
import { type EventKind, type MarketEvent, marketEvents } from './events.ts';

/** A short note on every event that has happened, written the day after it. */
export const eventNotes = (today: string): ArticleDraft[] =>
  marketEvents.filter((event) => noteDay(event) <= today).map(noteOn);

export const noteDay = ({ day }: MarketEvent): string => addDays(day, 1);

/** Prices whose move the note names; the others are listed. */
const MOST_FIGURES = 3;

/** Read from prices and supply rather than from the weather or the roads. */
const OBSERVED: readonly EventKind[] = ['上市', '库存', '节日'];

const REGIONS = ['云南', '山东', '四川'];

const noteOn = (event: MarketEvent): ArticleDraft => {
  const { day, kind, title, text, moves } = event;
  const figures = eventFigures(event).slice(0, MOST_FIGURES).map(inWords);
  const names = [...moves.keys()];
  return {
    id: `n-event-${day}`,
    type: OBSERVED.includes(kind) ? 'beedata_opinion' : 'industry_news',
    cate: kind,
    title,
    author: '农小蜂编辑部',
    date: noteDay(event),
    blocks: [
      paragraph(text),
      heading('市场上的反应'),
      paragraph(`${referenceMarket}的日均价：`),
      list(figures),
      paragraph(`涉及的品种：${names.join('、')}。`),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: figures,
    tags: [...names, ...REGIONS.filter((region) => text.includes(region)), '价格行情'],
  };
};

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
  const [market] = sampleMarkets;
  for (let ago = 0; market && ago <= LONGEST_GAP; ago++) {
    const quote = priceOn(product, market, addDays(day, -ago));
    if (quote) return { day: addDays(day, -ago), avg: quote.avg };
  }
  return null;
};
