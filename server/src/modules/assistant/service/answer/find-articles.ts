import { placeNames } from '../../../../answering/named-places.ts';
import type { Db } from '../../../../db/schema.ts';
import { namingWords, type Reader, type RetrievedPassage, readPassages } from '../../../search/index.ts';
import { type Article, articlesOf } from '../../model/answer/law-articles.ts';
import { definesTerm, type LegalAspect, termAsked } from '../../model/answer/legal-aspect.ts';
import type { NamedArticle } from '../../model/answer/named-sources.ts';
import { isTalk } from '../../model/answer/question-subject.ts';
import { beyondTitle, coverage, onlyWords, type Terms } from '../../store/answer/question-terms.ts';

/** Several versions and related documents share a name. */
const MAX_LAWS = 8;
const MAX_PASSAGES = 1000;
const MAX_ARTICLES = 3;
/** Share of the question's weight that an article must contain. */
const LEAST_FIT = 0.5;
/** Share of the question's weight in the title of an unnamed law. */
const TITLE_FIT = 0.2;
/** Score of an article, relative to the best one, to be quoted with it. */
const NEAR_BEST = 0.9;
/** An article that does not say what is asked about its subject; how to proceed is said in many ways. */
const NOT_SAID = 0.55;
const NOT_LISTED = 0.85;
/** An article that says what is asked only in passing. */
const ASIDE = 0.8;
/** Without a place in the question, the law of the country comes before those of provinces. */
const OF_PROVINCE = 0.7;
/** A law comes before the regulations that implement it. */
const OF_MINISTRY = 0.97;
/** Loss of an article whose clauses hold only a part of the words each. */
const SCATTERED = 0.3;
const CLAUSE = /[。；\n]/;
/** Share of a word that only the title of the law contains. */
const IN_TITLE = 0.6;
/** Words common to questions about laws; they do not distinguish articles. */
const OF_EVERY_LAW = '规定 要求 条款 法律 法规 违法 合法';

export type FoundArticle = RetrievedPassage;

type Reading = { aspect: LegalAspect | null; reader: Reader };

/** The articles of these laws that answer the question, best first. */
export const findArticles = async (
  db: Db,
  terms: Terms,
  laws: readonly { id: string; title: string }[],
  { aspect, reader, isNamed }: Reading & { /** The question names the law. */ isNamed: boolean },
): Promise<FoundArticle[]> => {
  const term = aspect?.kind === 'definition' ? termAsked(terms.question) : null;
  const read = await Promise.all(
    laws.slice(0, MAX_LAWS).map(async ({ id, title }) => {
      const articles = articlesOf(await readPassages(db, id, { limit: MAX_PASSAGES, reader }));
      return articles.map((article) => ({ ...article, title }));
    }),
  );
  const articles = read.flat();
  const sharp = withoutTalk(
    terms,
    articles.map(({ text, title }) => `${title} ${text}`),
  );
  // Every law says when it comes into force.
  const isAsked = (title: string) =>
    isNamed ||
    aspect?.kind !== 'start' ||
    coverage(beyondTitle(sharp, `${OF_EVERY_LAW} 办法 条例`), title) >= TITLE_FIT;
  const ranked = articles
    .filter(({ title }) => isAsked(title))
    .map(({ text, title, passage }) => {
      const own = beyondTitle(sharp, isNamed ? `${title} ${OF_EVERY_LAW}` : OF_EVERY_LAW);
      const score =
        scoreOf({ terms: own, text, title, aspect }) * (isNamed ? 1 : preferenceOf(terms.question, passage));
      return { ...passage, text: term ? definitionIn(text, term) : text, score };
    })
    .sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= LEAST_FIT && score >= best * NEAR_BEST).slice(0, MAX_ARTICLES);
};

/** Without the verbs and adjectives that no article contains: 被抓到 is talk, 猴面包树 is a subject. */
const withoutTalk = (terms: Terms, articles: readonly string[]): Terms => {
  const { nouns } = namingWords(terms.question);
  const all = articles.join('\n');
  const isNamed = (word: string) => nouns.has(word) && !isTalk(word);
  return onlyWords(terms, ({ word, said = [] }) => isNamed(word) || [word, ...said].some((one) => all.includes(one)));
};

const scoreOf = ({
  terms,
  text,
  title,
  aspect,
}: {
  terms: Terms;
  text: string;
  title: string;
  aspect: LegalAspect | null;
}): number => {
  const holds = aspect?.holds(text) ?? false;
  // A definition and the day of coming into force are found by how they read.
  if (holds && (aspect?.kind === 'definition' || aspect?.kind === 'start')) return 1;
  const fitOf = (part: string): number => {
    const said = coverage(terms, part);
    return said + IN_TITLE * (coverage(terms, `${title} ${part}`) - said);
  };
  const whole = fitOf(text);
  // A long article may mention the words in unrelated clauses.
  const closest = Math.max(...clausesOf(text).map(fitOf));
  const unsaid = aspect?.kind === 'conditions' ? NOT_LISTED : NOT_SAID;
  const isAside =
    aspect !== null && (isOnTerms(text) || (!/penalty|permission/.test(aspect.kind) && isOnPenalty(text)));
  return (whole - SCATTERED * (whole - closest)) * (aspect === null || holds ? 1 : unsaid) * (isAside ? ASIDE : 1);
};

/** Explains the words of a law. */
const isOnTerms = (text: string): boolean => /下列用语/.test(text);
/** Punishes what another article requires. */
const isOnPenalty = (text: string): boolean => /^第[^条]+条\s*违反本/.test(text);

/** Items of a list continue the words before the list. */
const clausesOf = (text: string): string[] => {
  const [head = ''] = text.split(/[（(]一[）)]/);
  return text
    .split(CLAUSE)
    .map((clause) => (/^\s*[（(][一二三四五六七八九十]+[）)]/.test(clause) ? head + clause : clause));
};

const preferenceOf = (question: string, law: Pick<RetrievedPassage, 'title' | 'meta'>): number => {
  if (law.title.startsWith(OF_CHINA) || placeNames.some((place) => question.includes(place))) return 1;
  return isNational(law) ? OF_MINISTRY : OF_PROVINCE;
};

/** Laws have it in their titles, regulations of ministries do not. */
const OF_CHINA = '中华人民共和国';

export const isNational = ({ title, meta }: Pick<RetrievedPassage, 'title' | 'meta'>): boolean =>
  title.startsWith(OF_CHINA) || meta.some((fact) => /全国|国务院/.test(fact));

/** The line that defines the term, from an article that may define many. */
const definitionIn = (text: string, term: string): string =>
  text.split('\n').find((line) => definesTerm(line, term)) ?? text;

/** An article by its number. */
export const readArticle = async (
  db: Db,
  laws: readonly { id: string }[],
  { article, reader }: { article: NamedArticle; reader: Reader },
): Promise<FoundArticle[]> => {
  const all = await Promise.all(
    laws.slice(0, MAX_LAWS).map(async ({ id }) => {
      const articles = articlesOf(await readPassages(db, id, { limit: MAX_PASSAGES, reader }));
      return articles.filter(({ no }) => no === article.no).map(found);
    }),
  );
  return all.flat();
};

const found = ({ text, passage }: Article<Omit<RetrievedPassage, 'score'>>): FoundArticle => ({
  ...passage,
  text,
  score: 1,
});
