import type { AnswerTool } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { type Candidate, type Reader, readPassages } from '../../../search/index.ts';
import type { AnswerPart } from '../../model/answer/answer-writer.ts';
import type { AskedAbout } from '../../store/answer/find-asked-about.ts';
import { beyondTitle, coverage, type Terms } from '../../store/answer/question-terms.ts';
import { evidenceOf, type FoundPassage, withValidity } from './found-passage.ts';
import type { Gathered } from './gather.ts';
import type { Understanding } from './understand.ts';

export const contextStep = (about: AskedAbout | null): AnswerPart => ({
  type: 'step',
  kind: 'understand',
  text: about ? `结合提问时的内容：${about.title}` : '提问时的内容已不存在或不能查看，按问题本身回答',
});

/** Adds the omitted subject to the question: "它现在多少钱" asked about 番茄. */
export const nameSubject = async (
  db: Db,
  tools: readonly AnswerTool[],
  question: string,
  about: AskedAbout | null,
): Promise<string> => {
  const subject = about?.subject;
  if (!subject || question.includes(subject)) return question;
  const named = await Promise.all(tools.map((tool) => tool.hasSubject?.(db, question) ?? false));
  return named.includes(true) ? question : `${subject}，${question}`;
};

/** If asked about a text, a question for data that names no item refers to the data in the text. */
export const stayWith = (about: AskedAbout | null, asked: Understanding): Understanding =>
  about?.subject === null && asked.request?.isWithoutItem ? { ...asked, request: null } : asked;

/** Asks for a summary of the whole text. */
const SUMMARY =
  /(讲|说|写|谈|提)(了|的|到)?(是)?(些)?(什么|啥)|主要(内容|结论|观点)|要点|概括|概述|总结|归纳|摘要|大意|核心观点|介绍(了)?(什么|一下)/;
const MAX_PASSAGES = 600;
const READ = 4;
/** Lower than elsewhere, because the user is reading this text. */
const LEAST_FIT = 0.3;
/** A question with at most this many words is answered from its text only. */
const FEW_WORDS = 2;

/** Puts passages of the text before all others. For a summary, only the beginning of the text is used. */
export const readFirst = async (
  db: Db,
  gathered: Gathered,
  { asked, about, reader, today }: { asked: Understanding; about: AskedAbout | null; reader: Reader; today: string },
): Promise<Gathered> => {
  if (!about?.documentId || (asked.request && !asked.request.texts)) return gathered;
  const passages = await readPassages(db, about.documentId, { reader, limit: MAX_PASSAGES });
  const beyond = beyondTitle(gathered.terms, about.title);
  if (asked.request === null && (SUMMARY.test(asked.question) || beyond.words.length === 0)) {
    // Covers and tables of contents have no sentences to quote.
    const statements = passages.filter(({ text }) => /[。！？]/.test(text));
    const beginning = (statements.length > 0 ? statements : passages)
      .slice(0, READ)
      .map((passage) => found(passage, 1));
    if (beginning.length === 0) return gathered;
    return { ...gathered, terms: { ...gathered.terms, words: [] }, passages: await withValidity(db, beginning, today) };
  }
  const own = await withValidity(db, bestOf(beyond, passages), today);
  if (own.length > 0 && beyond.words.length <= FEW_WORDS) return { ...gathered, passages: own };
  const others = gathered.passages.filter(
    ({ passage }) => !own.some((one) => one.passage.documentId === passage.documentId && one.passage.no === passage.no),
  );
  return { ...gathered, passages: [...own, ...others] };
};

const bestOf = (terms: Terms, passages: Candidate[]): FoundPassage[] =>
  passages
    .map((passage) => found(passage, coverage(terms, `${passage.heading ?? ''} ${passage.text}`)))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .sort((a, b) => b.fit - a.fit || a.passage.no - b.passage.no)
    .slice(0, READ);

const found = (passage: Candidate, fit: number): FoundPassage => ({
  passage: { ...passage, score: fit },
  evidence: evidenceOf({ ...passage, score: fit }),
  fit,
  isNamed: true,
});
