import { heading, list, paragraph } from '../../text/rich-text.ts';
import { type ArticleDraft, SAMPLE_NOTE } from '../content/article-draft.ts';
import { changeInWords, changeOf, referenceMarket, yuan } from '../content/price-facts.ts';
import { addDays, shortDay } from '../days.ts';
import { herbMarkets, herbs } from '../herbs/herb-catalogue.ts';
import { herbQuote } from '../herbs/herb-lines.ts';
import { sampleMarkets } from '../markets.ts';
import { priceOn } from '../price-model.ts';
import { type Produce, produce } from '../produce.ts';
import { type EventKind, herbEvents, type MarketEvent, marketEvents } from './events.ts';

/** A short note on every event that has happened, written the day after it. */
export const eventNotes = (today: string): ArticleDraft[] =>
  marketEvents.filter((event) => noteDay(event) <= today).map(noteOn);

export const noteDay = ({ day }: MarketEvent): string => addDays(day, 1);

/** Prices whose move the note names; the others are listed. */
const MOST_FIGURES = 3;

/** Read from prices and supply rather than from the weather or the roads. */
const OBSERVED: readonly EventKind[] = ['上市', '库存', '节日'];

const REGIONS = ['云南', '山东', '四川'];

/** The same for events of the herb trade, on the day of its next report. */
export const herbNotes = (today: string): ArticleDraft[] =>
  herbEvents.filter((event) => noteDay(event) <= today).map(herbNoteOn);

type Figures = { id: string; source: string; figures: string[]; tags: string[] };

const noteOn = (event: MarketEvent): ArticleDraft =>
  articleOf(event, {
    id: `n-event-${event.day}`,
    source: `${referenceMarket}的日均价：`,
    figures: eventFigures(event).map(inWords),
    tags: [...REGIONS.filter((region) => event.text.includes(region)), '价格行情'],
  });

const herbNoteOn = (event: MarketEvent): ArticleDraft =>
  articleOf(event, {
    id: `n-herb-event-${event.day}`,
    source: '药材市场的报价：',
    figures: [...event.moves.keys()].flatMap((name) => herbInWords(name, noteDay(event))),
    tags: ['中药材', '价格行情'],
  });

const articleOf = (event: MarketEvent, { id, source, figures: all, tags }: Figures): ArticleDraft => {
  const { kind, title, text, moves } = event;
  const figures = all.slice(0, MOST_FIGURES);
  const names = [...moves.keys()];
  return {
    id,
    type: OBSERVED.includes(kind) ? 'beedata_opinion' : 'industry_news',
    cate: kind,
    title,
    author: '农小蜂编辑部',
    date: noteDay(event),
    blocks: [
      paragraph(text),
      heading('市场上的反应'),
      paragraph(source),
      list(figures),
      paragraph(`涉及的品种：${names.join('、')}。`),
      paragraph(SAMPLE_NOTE),
    ],
    keyPoints: figures,
    tags: [...names, ...tags],
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
