import type { SearchName } from '@bee/contracts/resource/search';
import type { Kysely } from 'kysely';
import type { Database } from '../../../db/schema.ts';
import type { Reader } from '../../search/readable-pages.ts';
import { type RetrievedPassage, retrievePassages } from '../../search/retrieve-passages.ts';
import type { Evidence } from './answer-part.ts';
import { coverage, type Terms } from './question-terms.ts';

export type FoundPassage = { passage: RetrievedPassage; evidence: Evidence; fit: number };

const READ = 8;
/** Further passages of one document make room for other documents. */
const MOST_OF_DOCUMENT = 2;
/** Share of the question's weight that a passage must hold to be read at all. */
const LEAST_FIT = 0.5;
/** Weight from which a word is what the question is about. */
const MAIN_WORD = 0.5;

/** Passages that hold enough of what was asked; none is an honest answer. */
export const findPassages = async (
  db: Kysely<Database>,
  terms: Terms,
  kinds: SearchName[],
  reader: Reader = 'visitor',
): Promise<FoundPassage[]> => {
  if (terms.words.length === 0) return [];
  const passages = await retrievePassages(db, terms.question, {
    limit: READ,
    mostOfDocument: MOST_OF_DOCUMENT,
    kinds,
    reader,
  });
  return passages
    .map((passage) => ({
      passage,
      evidence: evidenceOf(passage),
      fit: coverage(terms, `${passage.title} ${passage.heading ?? ''} ${passage.text}`),
    }))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .sort((a, b) => Number(isEntryOf(terms, b)) - Number(isEntryOf(terms, a)));
};

/** The encyclopedia's own entry of what is asked about comes first. */
const isEntryOf = ({ words }: Terms, { passage }: FoundPassage): boolean =>
  passage.kind === 'encyclopedia' && words.some(({ word, weight }) => word === passage.title && weight >= MAIN_WORD);

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
