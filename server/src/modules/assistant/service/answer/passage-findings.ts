import type { SearchName } from '@bee/contracts/resource/search';
import type { Kysely } from 'kysely';
import type { Evidence } from '../../../../answering/answer-tool.ts';
import { isOfOtherPlace } from '../../../../answering/named-places.ts';
import type { Database } from '../../../../db/schema.ts';
import { type Reader, type Rerank, type RetrievedPassage, retrievePassages } from '../../../search/index.ts';
import { beyondLaw, type NamedSources, namedSources, namesLaw } from '../../model/answer/named-sources.ts';
import { namesSubject } from '../../model/answer/question-subject.ts';
import { completeSentences } from '../../model/answer/sentences.ts';
import { findLaws } from '../../store/answer/find-laws.ts';
import { coverage, type Terms, termsOf } from '../../store/answer/question-terms.ts';
import { isQuotable } from './best-sentences.ts';
import { inForceFirst, newerFirst, withValidity } from './in-force.ts';
import { readLaws } from './law-passages.ts';

export type FoundPassage = {
  passage: RetrievedPassage;
  evidence: Evidence;
  fit: number;
  /** The whole passage is about the subject of the question; otherwise only sentences that name it are quoted. */
  isNamed: boolean;
  /** An article that the question names, which is quoted as a whole. */
  isWhole?: boolean;
};

const READ = 8;
/** Number of passages ranked, so that further passages can replace versions out of force. */
const RANKED = 40;
/** Number of passages searched if the texts must contain a name. */
const MAX_READ = 200;
/** Limits the passages per document to make room for other documents. */
const MAX_OF_DOCUMENT = 2;
const MAX_SECTIONS = 8;
/** Share of the question's weight that a passage must contain. */
const LEAST_FIT = 0.5;
/** Minimum weight of a word to be the topic of the question. */
const MAIN_WORD = 0.5;

type Reading = { today: string; reader?: Reader; rerank?: Rerank | undefined };

/** `missing` lists names in the question that no text contains. */
export type FoundPassages = { passages: FoundPassage[]; missing: string[] };

/** Passages that cover enough of the question, and the law and year that it names. An empty result is valid. */
export const findPassages = async (
  db: Kysely<Database>,
  terms: Terms,
  kinds: SearchName[],
  { today, reader = 'visitor', rerank }: Reading,
): Promise<FoundPassages> => {
  if (terms.words.length === 0) return { passages: [], missing: [] };
  const named = namedSources(terms.question, today);
  const found = named.law ? await findLaws(db, named.law, { kinds, itself: named.article !== null, today }) : [];
  const laws = found.filter(({ title }) => !isOfOtherPlace(terms.question, { kind: 'policy', title, meta: [] }));
  if (named.law && laws.length > 0) {
    const asked = await termsOf(db, beyondLaw(terms.question, named.law));
    const passages = newerFirst(await readLaws(db, asked, laws, { article: named.article, reader, limit: READ }));
    const isThere = passages.length > 0 && (named.article !== null || laws.some(({ isItself }) => isItself));
    const missing = isThere || (passages.length === 0 && named.article === null) ? [] : [describeNamed(named)];
    const dated = await withValidity(
      db,
      passages.map((passage) => ({ ...foundOf(terms, passage), isNamed: true, isWhole: named.article !== null })),
      today,
    );
    return { passages: inForceFirst(dated, terms.question), missing };
  }
  const isBound = named.law?.sure === true || named.years.length > 0;
  const said = terms.words.flatMap((word) => word.said ?? []);
  const retrieved = await retrievePassages(db, [terms.question, ...said].join(' '), {
    limit: isBound ? MAX_READ : RANKED,
    // The asked section of an entry need not be among its best two.
    mostOfDocument: said.length > 0 ? MAX_SECTIONS : MAX_OF_DOCUMENT,
    kinds,
    reader,
    rerank,
  });
  const holding = isBound ? retrieved.filter((passage) => holdsNamed(passage, named)).slice(0, RANKED) : retrieved;
  const ranked = await withValidity(
    db,
    newerFirst(holding).map((passage) => foundOf(terms, passage)),
    today,
  );
  return {
    passages: inForceFirst(ranked, terms.question, (list) =>
      list
        .slice(0, said.length > 0 ? RANKED : READ)
        .filter((one) => one.fit >= LEAST_FIT && bearsOn(terms, one))
        .slice(0, READ),
    ).sort((a, b) => Number(isEntryOf(terms, b)) - Number(isEntryOf(terms, a))),
    missing: isBound && holding.length === 0 ? [describeNamed(named)] : [],
  };
};

/** If the platform does not have the named law, texts that mention it may answer. */
const holdsNamed = ({ title, heading, text }: RetrievedPassage, { law, article, years }: NamedSources): boolean => {
  const whole = `${title} ${heading ?? ''} ${text}`;
  return (!law?.sure || namesLaw(whole, law, article)) && years.every((year) => whole.includes(String(year)));
};

const describeNamed = ({ law, article, years }: NamedSources): string =>
  law ? `${law.text}${article?.text ?? ''}` : `${years.join('、')}年的资料`;

/** A text that does not name the subject of the question is irrelevant, regardless of how many other words match. */
const bearsOn = (terms: Terms, { passage, isNamed }: FoundPassage): boolean =>
  !isOfOtherPlace(terms.question, passage) &&
  !isOtherEntry(terms, passage) &&
  (isNamed || completeSentences(passage.text, passage.before).some((sentence) => isQuotable(terms, passage, sentence)));

const foundOf = (terms: Terms, passage: RetrievedPassage): FoundPassage => ({
  passage,
  isNamed: namesSubject(terms.subject, `${passage.title} ${passage.heading ?? ''}`) || saysTitle(terms, passage),
  evidence: evidenceOf(passage),
  fit: coverage(terms, `${passage.title} ${passage.heading ?? ''} ${passage.text}`),
});

/** A question that contains the title of an entry names it, regardless of segmentation: 祭遵 in 祭遵是什么时候去世的. */
const saysTitle = ({ question, words }: Terms, { kind, title }: RetrievedPassage): boolean => {
  const name = title.replace(/\s*[（(].*$/, '');
  return kind === 'encyclopedia' && name.length > 1 && words.length > 1 && question.includes(name);
};

/** 土三七 is a different plant from 三七. */
const isOtherEntry = ({ question, subject }: Terms, { kind, title }: RetrievedPassage): boolean =>
  kind === 'encyclopedia' &&
  !question.includes(title) &&
  subject.some((name) => title.length === name.length + 1 && title.endsWith(name));

/** The encyclopedia entry about the topic itself is ranked first. */
const isEntryOf = ({ words }: Terms, { passage }: FoundPassage): boolean => {
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
