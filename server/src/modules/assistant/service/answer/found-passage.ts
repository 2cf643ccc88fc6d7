import type { SearchName } from '@bee/contracts/resource/search';
import type { Evidence } from '../../../../answering/answer-tool.ts';
import type { RetrievedPassage } from '../../../search/index.ts';
import { namesSubject } from '../../model/answer/question-subject.ts';
import { coverage, type Terms } from '../../store/answer/question-terms.ts';

export type FoundPassage = {
  passage: RetrievedPassage;
  evidence: Evidence;
  fit: number;
  /** The whole passage is about the subject of the question; otherwise only sentences that name it are quoted. */
  isNamed: boolean;
  /** An article that the question names, which is quoted as a whole. */
  isWhole?: boolean;
};

export const foundOf = (terms: Terms, passage: RetrievedPassage): FoundPassage => ({
  passage,
  isNamed: namesSubject(terms.subject, `${passage.title} ${passage.heading ?? ''}`) || saysTitle(terms, passage),
  evidence: evidenceOf(passage),
  fit: coverage(terms, `${passage.title} ${passage.meta.join(' ')} ${passage.heading ?? ''} ${passage.text}`),
});

/** A question that contains the title of an entry names it, regardless of segmentation: 祭遵 in 祭遵是什么时候去世的. */
const saysTitle = ({ question, words }: Terms, { kind, title }: RetrievedPassage): boolean => {
  const name = title.replace(/\s*[（(].*$/, '');
  return kind === 'encyclopedia' && name.length > 1 && words.length > 1 && question.includes(name);
};

/** Minimum weight of a word to be the topic of the question. */
const MAIN_WORD = 0.5;

/** The encyclopedia entry about the topic itself is ranked first. */
export const isEntryOf = ({ words }: Terms, { passage }: { passage: RetrievedPassage }): boolean => {
  const named = words.filter(({ said = [] }) => said.length === 0);
  const all = named.reduce((sum, { weight }) => sum + weight, 0);
  return (
    passage.kind === 'encyclopedia' &&
    named.some(({ word, weight }) => word === passage.title && weight >= MAIN_WORD * all)
  );
};

const KINDS: Record<SearchName, Evidence['kind']> = {
  research_report: 'report',
  news: 'news',
  policy: 'policy',
  data_model: 'table',
  data_product: 'table',
  reference: 'report',
  encyclopedia: 'baike',
  price: 'price',
  market_report: 'report',
  food: 'food',
  standard: 'standard',
  trade: 'trade',
};

export const evidenceOf = (passage: RetrievedPassage): Evidence => ({
  kind: KINDS[passage.kind],
  id: passage.refId,
  title: passage.heading ? `${passage.title} · ${passage.heading}` : passage.title,
  org: passage.meta[0] ?? null,
  date: passage.date,
  page: passage.pageNo,
  quote: passage.text,
  to: passage.to,
  score: Number(passage.score.toFixed(2)),
  sample: passage.sample,
});
