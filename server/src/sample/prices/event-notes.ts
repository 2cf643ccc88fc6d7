import { heading, list, paragraph } from '../../text/rich-text.ts';
import { type ArticleDraft, SAMPLE_NOTE } from '../content/article-draft.ts';
import { addDays } from '../days.ts';
import { type EventRecord, eventFile, herbEventFile } from './price-files.ts';
import { referenceMarket } from './price-words.ts';

/** A short note on every event up to `today`, written the day after it. */
export const eventNotes = (today: string): ArticleDraft[] => [
  ...notesOf(eventFile.read(), today, `n-event-`, `${referenceMarket()}的日均价：`),
  ...notesOf(herbEventFile.read(), today, `n-herb-event-`, '药材市场的报价：'),
];

/** Read from prices and supply rather than from the weather or the roads. */
const OBSERVED: readonly EventRecord['kind'][] = ['上市', '库存', '节日'];

const notesOf = (events: readonly EventRecord[], today: string, prefix: string, source: string): ArticleDraft[] =>
  events
    .map((event) => ({ event, date: addDays(event.day, 1) }))
    .filter(({ date }) => date <= today)
    .map(({ event: { day, kind, title, text, products, figures, tags }, date }) => ({
      id: `${prefix}${day}`,
      type: OBSERVED.includes(kind) ? 'beedata_opinion' : 'industry_news',
      cate: kind,
      title,
      author: '农小蜂编辑部',
      date,
      blocks: [
        paragraph(text),
        heading('市场上的反应'),
        paragraph(source),
        list(figures),
        paragraph(`涉及的品种：${products.join('、')}。`),
        paragraph(SAMPLE_NOTE),
      ],
      keyPoints: figures,
      tags: [...products, ...tags],
    }));
