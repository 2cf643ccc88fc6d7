import type { SearchName } from '@bee/contracts/resource/search';
import { isOfOtherPlace } from '../../../../answering/named-places.ts';
import { isOnLaw } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';
import { type Reader, type RetrievedPassage, retrievePassages } from '../../../search/index.ts';
import { alsoAsksPermission, type LegalAspect, legalAspectOf, termAsked } from '../../model/answer/legal-aspect.ts';
import { beyondLaw, type NamedSources } from '../../model/answer/named-sources.ts';
import { findDefinitions, findLaws } from '../../store/answer/find-laws.ts';
import { type Terms, termsOf } from '../../store/answer/question-terms.ts';
import { findArticles, isNational, readArticle } from './find-articles.ts';
import { type FoundPassage, foundOf, inForceFirst, isEntryOf, newerFirst, withValidity } from './found-passage.ts';
import { readLaws } from './law-passages.ts';

type Reading = { today: string; reader: Reader };

/** Number of passages read of laws without an article that answers. */
const READ = 8;

/** What the law that the question names says; null if the platform does not have that law. */
export const findInNamedLaw = async (
  db: Db,
  terms: Terms,
  { law, article }: NamedSources,
  { kinds, today, reader }: Reading & { kinds: SearchName[] },
): Promise<{ passages: FoundPassage[]; isComplete: boolean } | null> => {
  const found = law ? await findLaws(db, law, { kinds, itself: article !== null, today }) : [];
  const laws = found.filter(({ title }) => !isOfOtherPlace(terms.question, { kind: 'policy', title, meta: [] }));
  if (!law || laws.length === 0) return null;
  const question = beyondLaw(terms.question, law);
  const asked = await termsOf(db, question);
  const articles = article
    ? await readArticle(db, laws, { article, reader })
    : await findArticles(db, asked, laws, { aspect: legalAspectOf(question), reader, isNamed: true });
  const isWhole = articles.length > 0;
  const passages = isWhole || article ? articles : await readLaws(db, asked, laws, { reader, limit: READ });
  const isThere = passages.length > 0 && (article !== null || laws.some(({ isItself }) => isItself));
  return {
    passages: await inForce(db, terms, passages, { isWhole, today }),
    isComplete: isThere || (passages.length === 0 && article === null),
  };
};

const inForce = async (
  db: Db,
  terms: Terms,
  passages: readonly RetrievedPassage[],
  { isWhole, today }: { isWhole: boolean; today: string },
): Promise<FoundPassage[]> => {
  const found = newerFirst(passages).map((passage) => ({ ...foundOf(terms, passage), isNamed: true, isWhole }));
  return inForceFirst(await withValidity(db, found, today), terms.question);
};

/** Number of passages whose laws are read for an article. */
const LAW_PASSAGES = 60;
/** Number of best passages, one of which is of a law if the question is about rules. */
const BEST = 5;

/** Certainly asks for a rule, so that other texts need not be searched if an article answers. */
export const asksForRule = ({ question }: Terms, { kind }: LegalAspect): boolean =>
  isOnLaw(question) || kind === 'penalty' || kind === 'permission';

/** May ask for a rule: no entry is about its topic, and a law is among the best texts or may define its term. */
export const mayAskForRule = (terms: Terms, { kind }: LegalAspect, retrieved: readonly RetrievedPassage[]): boolean =>
  !retrieved.some((passage) => isEntryOf(terms, { passage })) &&
  (kind === 'definition' || retrieved.slice(0, BEST).some((passage) => passage.kind === 'policy'));

/** The articles that answer a question which names no law. */
export const articlesFor = async (
  db: Db,
  terms: Terms,
  { aspect, today, reader }: Reading & { aspect: LegalAspect },
): Promise<FoundPassage[]> => {
  const laws = await lawsOn(db, terms, { aspect, reader });
  const articles = await findArticles(db, terms, laws, { aspect, reader, isNamed: false });
  const forbidding = aspect.kind === 'penalty' ? await forbiddenBy(db, terms.question, articles, reader) : [];
  return inForce(db, terms, [...forbidding, ...articles], { isWhole: true, today });
};

/** The article of the same law that forbids what the other article punishes, if the question asks for both. */
const forbiddenBy = async (
  db: Db,
  question: string,
  [penalty]: readonly RetrievedPassage[],
  reader: Reader,
): Promise<RetrievedPassage[]> => {
  const part = alsoAsksPermission(question);
  if (!penalty || part === null) return [];
  const terms = await termsOf(db, part);
  const law = { id: penalty.documentId, title: penalty.title };
  const found = await findArticles(db, terms, [law], { aspect: legalAspectOf(part), reader, isNamed: false });
  return found.filter(({ text }) => text !== penalty.text).slice(0, 1);
};

const lawsOn = async (db: Db, terms: Terms, { aspect, reader }: { aspect: LegalAspect; reader: Reader }) => {
  const term = aspect.kind === 'definition' ? termAsked(terms.question) : null;
  if (term !== null) return findDefinitions(db, term);
  const said = terms.words.flatMap((word) => word.said ?? []);
  const passages = await retrievePassages(db, [terms.question, ...said].join(' '), {
    limit: LAW_PASSAGES,
    kinds: ['policy'],
    reader,
  });
  const near = passages.filter((passage) => !isOfOtherPlace(terms.question, passage));
  const laws = [...new Map(near.map((passage) => [passage.documentId, passage])).values()];
  return laws
    .map(({ documentId: id, title, meta }) => ({ id, title, meta }))
    .sort((a, b) => Number(isNational(b)) - Number(isNational(a)));
};
