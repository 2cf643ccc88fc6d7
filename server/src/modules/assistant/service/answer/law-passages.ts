import type { Kysely } from 'kysely';
import type { Database } from '../../../../db/schema.ts';
import { type Reader, type RetrievedPassage, readPassages } from '../../../search/index.ts';
import { articleOf, type NamedArticle } from '../../model/answer/named-sources.ts';
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

type Reading = { /** Only this article. */ article: NamedArticle | null; reader: Reader; limit: number };

/** Passages of the named laws that answer the question, best first. */
export const readLaws = async (
  db: Kysely<Database>,
  terms: Terms,
  laws: readonly FoundLaw[],
  { article, reader, limit }: Reading,
): Promise<RetrievedPassage[]> => {
  const all = await Promise.all(
    laws.slice(0, MAX_LAWS).map(async ({ id, title }) => {
      const passages = await readPassages(db, id, { limit: MAX_PASSAGES, reader });
      if (article)
        return passages.flatMap((passage, at) => {
          const text = wholeArticle(
            passages.slice(at).map((one) => one.text),
            article,
          );
          return text === null ? [] : [{ ...passage, text, score: 1 }];
        });
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

/** The article that begins in the first of these texts; long articles and lists go on in the next ones. */
const wholeArticle = ([first = '', ...next]: readonly string[], article: NamedArticle): string | null => {
  const begun = articleOf(first, article);
  if (begun === null || !first.trimEnd().endsWith(begun.trimEnd())) return begun;
  let text = begun;
  for (const one of next) {
    // The passage before it was completed with its first sentence.
    const [rest = ''] = /^[^。！？]*[。！？]/.exec(one) ?? [];
    const more = rest !== '' && text.endsWith(rest) ? one.slice(rest.length) : one;
    const lines = more.split('\n');
    const end = lines.findIndex(beginsArticle);
    const own = lines.slice(0, end < 0 ? undefined : end).join('\n');
    if (own.trim() !== '') text = `${text}\n${own}`;
    if (end >= 0) break;
  }
  return text;
};

/** The start of an article or chapter. */
const beginsArticle = (line: string): boolean => /^\s*第[\d零〇一二三四五六七八九十百千]+[条章节]/.test(line);
