import { href } from '@bee/platform';
import type { Turn } from './conversation.ts';
import { citedIn, plainAnswer } from './markdown.ts';

/** An answer as text, with the sources that it cites and where they are. */
export const answerForClipboard = ({ question, text, refs }: Turn, origin: string): string => {
  const cited = new Set(citedIn(text));
  const sources = refs
    .filter(({ no }) => cited.has(no))
    .map(({ no, title, org, date, to, sample }) => {
      const facts = [org, date, sample ? '示例数据' : null].filter(Boolean).join('，');
      return `[${no}] ${title}${facts ? `（${facts}）` : ''}${to ? ` ${origin}${href(to.page, to.params)}` : ''}`;
    });
  const parts = [question, plainAnswer(text)];
  if (sources.length > 0) parts.push(['来源：', ...sources].join('\n'));
  return parts.join('\n\n');
};
