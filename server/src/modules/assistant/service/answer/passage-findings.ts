import type { SearchName } from '@bee/contracts/resource/search';
import { isOfOtherPlace } from '../../../../answering/named-places.ts';
import type { Db } from '../../../../db/schema.ts';
import {
  type Reader,
  type Rerank,
  type RetrievedPassage,
  readPassages,
  retrievePassages,
} from '../../../search/index.ts';
import { legalAspectOf } from '../../model/answer/legal-aspect.ts';
import { type NamedSources, namedSources, namesLaw } from '../../model/answer/named-sources.ts';
import { asksForFamily } from '../../model/answer/premise.ts';
import { demandOf } from '../../model/answer/question-aspect.ts';
import { completeSentences } from '../../model/answer/sentences.ts';
import { findEntries } from '../../store/answer/find-laws.ts';
import type { Terms } from '../../store/answer/question-terms.ts';
import { isQuotable } from './best-sentences.ts';
import { type FoundPassage, foundOf, inForceFirst, isEntryOf, newerFirst, withValidity } from './found-passage.ts';
import { articlesFor, asksForRule, findInNamedLaw, mayAskForRule } from './rule-findings.ts';

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

type Reading = { today: string; reader?: Reader; rerank?: Rerank | undefined };

/** `missing` lists names in the question that no text contains. */
export type FoundPassages = { passages: FoundPassage[]; missing: string[] };

/** Passages that cover enough of the question, and the law and year that it names. An empty result is valid. */
export const findPassages = async (
  db: Db,
  terms: Terms,
  kinds: SearchName[],
  { today, reader = 'visitor', rerank }: Reading,
): Promise<FoundPassages> => {
  if (terms.words.length === 0) return { passages: [], missing: [] };
  const named = namedSources(terms.question, today);
  const inLaw = await findInNamedLaw(db, terms, named, { kinds, today, reader });
  if (inLaw) return { passages: inLaw.passages, missing: inLaw.isComplete ? [] : [describeNamed(named)] };
  const isBound = named.law?.sure === true || named.years.length > 0;
  const aspect =
    isBound || !kinds.includes('policy') || asksForFamily(terms.question) ? null : legalAspectOf(terms.question);
  const isRule = aspect !== null && asksForRule(terms, aspect);
  const rule = isRule ? await articlesFor(db, terms, { aspect, today, reader }) : [];
  if (rule.length > 0) return { passages: rule, missing: [] };
  const said = terms.words.flatMap((word) => word.said ?? []);
  const retrieved = await retrievePassages(db, [terms.question, ...said].join(' '), {
    limit: isBound ? MAX_READ : RANKED,
    // The asked section of an entry need not be among its best two.
    mostOfDocument: said.length > 0 ? MAX_SECTIONS : MAX_OF_DOCUMENT,
    kinds,
    reader,
    rerank,
  });
  const articles =
    aspect && !isRule && mayAskForRule(terms, aspect, retrieved)
      ? await articlesFor(db, terms, { aspect, today, reader })
      : [];
  if (articles.length > 0) return { passages: articles, missing: [] };
  const entries = isBound ? [] : await entriesFor(db, terms, { kinds, reader });
  const holding = isBound
    ? retrieved.filter((passage) => holdsNamed(passage, named)).slice(0, RANKED)
    : withFirst(entries, retrieved);
  const ranked = await withValidity(
    db,
    newerFirst(holding).map((passage) => {
      const found = foundOf(terms, passage);
      // The question has another name of the entry.
      const isOther = !terms.words.some(({ word }) => passage.title.includes(word));
      const isEntry = entries.some(({ documentId }) => documentId === passage.documentId);
      return { ...found, isNamed: found.isNamed || (isEntry && isOther) };
    }),
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

/** Entries that the question names are read whole, because rare words elsewhere may have displaced them. */
const entriesFor = async (
  db: Db,
  terms: Terms,
  { kinds, reader }: { kinds: readonly SearchName[]; reader: Reader },
): Promise<RetrievedPassage[]> => {
  if (!kinds.includes('encyclopedia')) return [];
  const entries = await findEntries(
    db,
    terms.words.map(({ word }) => word),
    terms.words.flatMap(({ said = [] }) => said),
  );
  const read = await Promise.all(entries.map(({ id }) => readPassages(db, id, { limit: MAX_SECTIONS, reader })));
  return read
    .flat()
    .map((passage) => ({ ...passage, score: foundOf(terms, { ...passage, score: 0 }).fit }))
    .sort((a, b) => b.score - a.score);
};

const withFirst = (first: readonly RetrievedPassage[], others: readonly RetrievedPassage[]): RetrievedPassage[] => {
  const isThere = (one: RetrievedPassage) =>
    first.some(({ documentId, no }) => documentId === one.documentId && no === one.no);
  return [...first, ...others.filter((one) => !isThere(one))];
};

/** If the platform does not have the named law, texts that mention it may answer. */
const holdsNamed = (
  { title, heading, text, date }: RetrievedPassage,
  { law, article, years }: NamedSources,
): boolean => {
  const whole = `${title} ${heading ?? ''} ${text} ${date ?? ''}`;
  return (!law?.sure || namesLaw(whole, law, article)) && years.every((year) => whole.includes(String(year)));
};

const describeNamed = ({ law, article, years }: NamedSources): string =>
  law ? `${law.text}${article?.text ?? ''}` : `${years.join('、')}年的资料`;

/** A text that does not name the subject of the question is irrelevant, regardless of how many other words match. */
const bearsOn = (terms: Terms, { passage, isNamed }: FoundPassage): boolean =>
  !isOfOtherPlace(terms.question, passage) &&
  !isOtherEntry(terms, passage) &&
  (demandOf(terms.question)?.test(`${passage.heading ?? ''} ${passage.text}`) ?? true) &&
  (isNamed || completeSentences(passage.text, passage.before).some((sentence) => isQuotable(terms, passage, sentence)));

/** 土三七 is a different plant from 三七, and 枸杞虫 no 枸杞. */
const isOtherEntry = ({ question, subject }: Terms, { kind, title }: RetrievedPassage): boolean =>
  kind === 'encyclopedia' &&
  !question.includes(title) &&
  subject.some((name) => title.length === name.length + 1 && (title.endsWith(name) || title === `${name}虫`));
