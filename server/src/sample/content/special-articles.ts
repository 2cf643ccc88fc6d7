import { type Block, heading, list, paragraph } from '../../text/rich-text.ts';
import type { Agreement } from './agreement.ts';
import type { ArticleDraft } from './article-draft.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { propertyStatement } from './property-statement.ts';
import { userTerms } from './user-terms.ts';

/** The agreements that the site links from its forms and its footer. Operators put their own in their place. */
export const specialArticles = (): ArticleDraft[] =>
  [userTerms, privacyPolicy, propertyStatement].map((agreement) => ({
    id: agreement.id,
    type: 'special',
    cate: null,
    title: agreement.title,
    author: '农小蜂',
    date: agreement.since,
    blocks: agreementBlocks(agreement),
    keyPoints: [],
    tags: [],
  }));

const agreementBlocks = ({ since, intro, chapters }: Agreement): Block[] => [
  paragraph(`本文自 ${chineseDay(since)}起施行。`),
  ...intro.map(paragraph),
  ...chapters.flatMap(({ title, clauses }) => [heading(title), ...clauseBlocks(clauses)]),
];

const ITEM = '- ';

/** Items that follow one another are one list. */
const clauseBlocks = (clauses: string[]): Block[] => {
  const blocks: Block[] = [];
  for (const clause of clauses) {
    const last = blocks.at(-1);
    if (!clause.startsWith(ITEM)) blocks.push(paragraph(clause));
    else if (last?.kind === 'list') last.items.push(clause.slice(ITEM.length));
    else blocks.push(list([clause.slice(ITEM.length)]));
  }
  return blocks;
};

const chineseDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
};
