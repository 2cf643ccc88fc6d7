import { heading, paragraph } from '../../text/rich-text.ts';
import { yearOf } from '../days.ts';
import { eventNotes } from '../world/event-notes.ts';
import { type ArticleDraft, SAMPLE_NOTE } from './article-draft.ts';
import { fieldStories } from './field-stories.ts';
import { priceViews } from './price-views.ts';

/** A note on every event that has moved prices, and hand-written pieces on the season; the newest of a piece's days counts. */
export const sampleNews = (today: string): ArticleDraft[] => [
  ...priceViews.map(({ title, cate, monthDay, tags, write }, place): ArticleDraft => {
    const date = latest(monthDay, today);
    const { paragraphs, keyPoints } = write(date);
    return {
      id: `n-opinion-${place + 1}`,
      type: 'beedata_opinion',
      cate,
      title,
      author: '农小蜂分析员',
      date,
      blocks: [...paragraphs.map((text) => paragraph(text)), paragraph(SAMPLE_NOTE)],
      keyPoints,
      tags: [...tags, '价格行情'],
    };
  }),
  ...fieldStories.map(
    ({ title, cate, monthDay, tags, lead, detail, so }, place): ArticleDraft => ({
      id: `n-field-${place + 1}`,
      type: 'industry_news',
      cate,
      title,
      author: '农小蜂编辑部',
      date: latest(monthDay, today),
      blocks: [paragraph(lead), paragraph(detail), heading('有什么影响'), paragraph(so), paragraph(SAMPLE_NOTE)],
      keyPoints: [so],
      tags,
    }),
  ),
  ...eventNotes(today),
];

/** The newest such day that is not after `today`. */
const latest = (monthDay: string, today: string): string => {
  const day = `${yearOf(today)}-${monthDay}`;
  return day <= today ? day : `${yearOf(today) - 1}-${monthDay}`;
};
