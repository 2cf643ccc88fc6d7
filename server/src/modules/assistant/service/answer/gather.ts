import type { AnswerBlock } from '@bee/contracts/resource/ai';
import type { Finding } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import type { Reader, Rerank } from '../../../search/index.ts';
import { asksForFamily, statesFamily } from '../../model/answer/premise.ts';
import { onlyWords, reasonFor, type Terms, termsOf } from '../../store/answer/question-terms.ts';
import { bestSentences } from './best-sentences.ts';
import type { FoundPassage } from './found-passage.ts';
import { findPassages } from './passage-findings.ts';
import { itemsOf, type Understanding } from './understand.ts';

/** All platform data related to a question. Answers are written from this data only. */
export type Gathered = {
  terms: Terms;
  /** Sentences generated from table rows, one paragraph per subject. */
  figures: Finding[][];
  passages: FoundPassage[];
  blocks: AnswerBlock[];
  /** Requested data that the tables do not contain. */
  missing: string[];
  /** Questions that the tables answer, for a question that they do not. */
  instead: string[];
};

type GatherParams = {
  today: string;
  /** Whose reading rights apply to pages. */
  reader?: Reader;
  /** Whose access to the price history applies. */
  viewer?: Viewer | null;
  rerank?: Rerank | undefined;
};

export const gather = async (
  db: Db,
  asked: Understanding,
  { today, reader = 'visitor', viewer = null, rerank }: GatherParams,
): Promise<Gathered> => {
  const { request } = asked;
  const all = withOtherNames(asked, await termsOf(db, withSubject(asked)));
  // News of a year need not repeat it in their text.
  const terms = asked.kinds.join() === 'news' ? onlyWords(all, ({ word }) => !/^\d{4}年?$/.test(word)) : all;
  const nothing: Gathered = { terms, figures: [], passages: [], blocks: [], missing: [], instead: [] };
  const refusal = request ? null : await refuse(db, asked, terms);
  if (refusal) return { ...nothing, missing: [refusal.missing], instead: refusal.instead };
  const gathered: Gathered = { ...nothing };
  if (request) {
    const { findings, blocks, missing } = await request.lookUp(db, { today, viewer });
    Object.assign(gathered, { figures: findings, blocks, missing: [...missing] });
  }
  // Numbers are taken from tables only, since a text may contain those of another day.
  if (!request || request.texts || (gathered.figures.length === 0 && request.orTexts)) {
    const texts = await findPassages(db, terms, asked.kinds, { today, reader, rerank });
    gathered.passages = texts.passages
      .filter(isAbout(asked))
      .filter(({ passage }) => !asksForFamily(asked.question) || statesFamily(passage.text));
    if (bestSentences(terms, gathered.passages).length === 0) gathered.passages = [];
    gathered.missing = [...gathered.missing, ...texts.missing];
  }
  if (request?.texts && gathered.passages.length === 0) gathered.missing.push(request.texts.missing);
  if (gathered.figures.length + gathered.passages.length + gathered.missing.length === 0)
    gathered.missing.push(...reasonFor(terms));
  return gathered;
};

const refuse = async (db: Db, { question, topic, recognized }: Understanding, { subject }: Terms) => {
  for (const [tool, { found }] of recognized) {
    const refusal = await tool.refuse?.(db, found, { question, topic, subject });
    if (refusal) return refusal;
  }
  return null;
};

/** "它为什么涨" asks for the reasons about the herb named in the question before. */
const withSubject = ({ question, request }: Understanding): string => {
  const unsaid = aboutOf(request).filter(
    ({ name, matched }) => !question.includes(name) && !question.includes(matched),
  );
  return [...unsaid.map(({ name }) => name), question].join(' ');
};

const aboutOf = (request: Understanding['request']) => request?.texts?.about ?? [];

/**
 * Adds the names of the tables, since texts may use them where the question uses a synonym. Texts that explain data are
 * about the items of that data, regardless of other names in the question.
 */
const withOtherNames = (asked: Understanding, terms: Terms): Terms => {
  const about = aboutOf(asked.request);
  return {
    ...terms,
    subject: [
      ...(about.length > 0 ? about.map(({ matched }) => matched) : terms.subject),
      ...about.map(({ name }) => name),
      ...itemsOf(asked)
        .filter(({ name, matched }) => name !== matched && terms.subject.includes(matched))
        .map(({ name }) => name),
    ],
  };
};

/** A text that does not name the herb cannot explain its price change. */
const isAbout =
  ({ request }: Understanding) =>
  ({ passage: { title, text } }: FoundPassage): boolean => {
    const about = aboutOf(request);
    return (
      about.length === 0 ||
      about.some(({ name, matched }) => [name, matched].some((one) => `${title} ${text}`.includes(one)))
    );
  };
