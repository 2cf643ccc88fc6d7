import type { Db } from '../../../../db/schema.ts';
import { type Reader, type RetrievedPassage, readPassages } from '../../../search/index.ts';
import type { FoundLaw } from '../../store/answer/find-laws.ts';
import { beyondTitle, coverage, type Terms } from '../../store/answer/question-terms.ts';

/** Several versions and related documents share a name; limits the documents and the passages of each. */
const MAX_LAWS = 5;
const MAX_PASSAGES = 1000;
const MAX_OF_LAW = 4;
/** Share of the question's weight, beyond the law's name, that a passage must contain. */
const LEAST_FIT = 0.4;
/** Words common to questions about laws; they do not distinguish passages. */
const OF_EVERY_LAW = '规定 要求 条款 法律 法规';

type Reading = { reader: Reader; limit: number };

/** Passages of the named laws that answer the question, best first. */
export const readLaws = async (
  db: Db,
  terms: Terms,
  laws: readonly FoundLaw[],
  { reader, limit }: Reading,
): Promise<RetrievedPassage[]> => {
  const all = await Promise.all(
    laws.slice(0, MAX_LAWS).map(async ({ id, title }) => {
      const passages = await readPassages(db, id, { limit: MAX_PASSAGES, reader });
      const beyond = beyondTitle(terms, `${title} ${OF_EVERY_LAW}`);
      return passages
        .map((passage) => ({ ...passage, score: coverage(beyond, `${passage.heading ?? ''} ${passage.text}`) }))
        .filter(({ score }) => score >= LEAST_FIT || beyond.words.length === 0)
        .sort((a, b) => b.score - a.score || a.no - b.no)
        .slice(0, MAX_OF_LAW);
    }),
  );
  return all
    .flat()
    .sort((a, b) => b.score - a.score)
    .slice(0, limit);
};
