import { heading, paragraph } from '../../text/rich-text.ts';
import { yearOf } from '../days.ts';
import { type ArticleDraft, SAMPLE_NOTE } from './article-draft.ts';
import { fieldStories } from './field-stories.ts';

/** Pieces from the field; the newest of a piece's days counts. */
export const sampleNews = (today: string): ArticleDraft[] =>
  fieldStories.map(
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
  );

/** The newest such day that is not after `today`. */
const latest = (monthDay: string, today: string): string => {
  const day = `${yearOf(today)}-${monthDay}`;
  return day <= today ? day : `${yearOf(today) - 1}-${monthDay}`;
};
