import { availableParallelism } from 'node:os';
import type { AiContext, AiMode } from '@bee/contracts/resource/ai';
import type { AnswerTool } from '../../../../answering/answer-tool.ts';
import { inWrittenWords } from '../../../../answering/question-words.ts';
import type { Db } from '../../../../db/schema.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { createLimiter } from '../../../../limiter.ts';
import type { Reader, Rerank } from '../../../search/index.ts';
import type { AnswerPart, Turn, WriteAnswer } from '../../model/answer/answer-writer.ts';
import { numberReferences } from '../../model/answer/citations.ts';
import { adviceFor, declined, emergencyFor, helpFor } from '../../model/answer/turned-away.ts';
import { findAskedAbout } from '../../store/answer/find-asked-about.ts';
import { correctQuestion, misspeltPlace } from './correct-question.ts';
import { type Gathered, gather } from './gather.ts';
import { contextStep, nameSubject, readFirst, stayWith } from './question-context.ts';
import { type QuestionPart, splitQuestion } from './split-question.ts';
import { askBack, isVague, suggestQuestions } from './suggestions.ts';
import { describeQuestion, sourcesOf, understand } from './understand.ts';

/** Number of earlier questions a follow-up question may refer to. */
const LOOKED_BACK = 3;
/** Share of the question's weight that a text about first aid must contain. */
const FIRST_AID_FIT = 0.9;

export type Question = {
  question: string;
  mode: AiMode;
  context: AiContext | null;
  earlier: Turn[];
  today: string;
  /** Whose reading rights apply; by default those of a visitor. */
  reader?: Reader;
  /** Whose access to the price history applies; by default that of a visitor. */
  viewer?: Viewer | null;
  /** Optional; by default passages are ranked by words only. */
  rerank?: Rerank | undefined;
  /** A name was replaced already, and is not replaced again. */
  isCorrected?: boolean;
};

/** @property tools in the order of the modules */
type Answering = { db: Db; tools: readonly AnswerTool[]; write: WriteAnswer };

/**
 * Understands a question, gathers the platform's data about it and writes the answer from that data only. Says so if
 * nothing is found, and asks back if the question names no subject.
 */
export async function* answerQuestion(
  { db, tools, write }: Answering,
  whole: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const { mode, context, earlier, today, reader = 'visitor', viewer = null, rerank } = whole;
  const question = inWrittenWords(whole.question);
  const help = helpFor(question);
  if (help) {
    yield { type: 'delta', text: help };
    return;
  }
  const about = context && (await findAskedAbout(db, tools, context));
  if (context) yield contextStep(about);
  const named = await nameSubject(db, tools, question, about);
  const questions = earlier.slice(-LOOKED_BACK).map((turn) => turn.question);
  const read = (text: string) => understand(db, tools, { question: text, mode, earlier: questions, today });
  const alone = stayWith(about, await read(named));
  const isLeaning = !about && earlier.length > 0 && (await isVague(db, alone, today));
  // 为什么涨 after another question is about its subject.
  const asked = isLeaning ? await read(`那${named}`) : alone;
  yield { type: 'step', kind: 'understand', text: describeQuestion(asked) };
  const refusal = asked.request ? null : declined(question);
  if (refusal) {
    yield { type: 'delta', text: refusal };
    return;
  }
  const place = whole.isCorrected ? null : misspeltPlace(question);
  if (place) {
    yield { type: 'delta', text: place.notice };
    return yield* answerQuestion(
      { db, tools, write },
      { ...whole, question: place.question, isCorrected: true },
      signal,
    );
  }
  const emergency = emergencyFor(question);
  if (emergency) yield { type: 'delta', text: `${emergency}\n\n` };
  const parts = about ? [] : await splitQuestion(db, tools, { question, mode, today });
  if (parts.length > 0) {
    const options = { today, reader, viewer, rerank };
    return yield* answerParts({ db, write }, { parts, earlier, options }, signal);
  }
  if (!about && (await isVague(db, asked, today))) return yield* askBack(db, tools, question, today);
  const gathered = await limited(async () =>
    readFirst(db, await gather(db, asked, { today, reader, viewer, rerank }), { asked, about, reader, today }),
  );
  // First aid is not put together from texts that merely mention a poison.
  if (emergency) gathered.passages = gathered.passages.filter(({ fit }) => fit >= FIRST_AID_FIT);
  const numbering = numberReferences(evidenceOf(gathered));
  const found = numbering.refs('');
  const meant = found.length > 0 || about || whole.isCorrected ? null : await correctQuestion(db, asked, today);
  if (meant?.isSure) {
    yield { type: 'delta', text: meant.notice };
    return yield* answerQuestion(
      { db, tools, write },
      { ...whole, question: meant.question, isCorrected: true },
      signal,
    );
  }
  yield { type: 'step', kind: 'search', text: sourcesOf(asked), count: found.length };
  const advice = adviceFor(question);
  if (found.length === 0) {
    yield { type: 'delta', text: nothingFound(question, gathered, advice) };
    const instead = [...(meant ? [meant.question] : []), ...gathered.instead];
    if (instead.length > 0) yield { type: 'suggest', list: instead };
    return;
  }
  yield { type: 'ref', refs: found };
  yield { type: 'step', kind: 'read', text: '阅读并整理最相关的资料', count: found.length };
  let text = '';
  for await (const piece of write({ question, gathered, numbering, earlier }, signal)) {
    if (typeof piece === 'string') text += piece;
    yield typeof piece === 'string' ? { type: 'delta', text: piece } : piece;
  }
  if (advice) yield { type: 'delta', text: `\n\n${advice}` };
  for (const block of gathered.blocks) yield { type: 'block', block };
  yield { type: 'ref', refs: numbering.refs(text) };
  const list = await suggestQuestions(db, asked, gathered);
  if (list.length > 0) yield { type: 'suggest', list };
}

/** Answers each part under its own heading, or says what is missing. */
async function* answerParts(
  { db, write }: Pick<Answering, 'db' | 'write'>,
  {
    parts,
    earlier,
    options,
  }: { parts: readonly QuestionPart[]; earlier: Turn[]; options: Parameters<typeof gather>[2] },
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const found = await limited(() =>
    Promise.all(
      parts.map(async (part) => ({ ...part, gathered: onSubject(part, await gather(db, part.asked, options)) })),
    ),
  );
  const numbering = numberReferences(found.flatMap(({ gathered }) => evidenceOf(gathered)));
  const refs = numbering.refs('');
  const sources = [...new Set(parts.map(({ asked }) => sourcesOf(asked)))].join('、');
  yield { type: 'step', kind: 'search', text: sources, count: refs.length };
  if (refs.length > 0) yield { type: 'ref', refs };
  let text = '';
  for (const [at, { text: part, gathered }] of found.entries()) {
    const heading = `${at > 0 ? '\n\n' : ''}**${part.replace(/[[\]*]/g, '')}**\n\n`;
    yield { type: 'delta', text: heading };
    if (evidenceOf(gathered).length === 0) {
      const missing = gathered.missing.length > 0 ? `：${gathered.missing.join('；')}` : '';
      yield { type: 'delta', text: `平台没有找到这一问的数据或资料${missing}。` };
      continue;
    }
    for await (const piece of write({ question: part, gathered, numbering, earlier }, signal)) {
      if (typeof piece === 'string') text += piece;
      yield typeof piece === 'string' ? { type: 'delta', text: piece } : piece;
    }
  }
  for (const { gathered } of found) for (const block of gathered.blocks.slice(0, 1)) yield { type: 'block', block };
  const advice = adviceFor(parts.map(({ text: part }) => part).join());
  if (advice) yield { type: 'delta', text: `\n\n${advice}` };
  if (refs.length > 0) yield { type: 'ref', refs: numbering.refs(text) };
  const lists = await Promise.all(found.map(({ asked, gathered }) => suggestQuestions(db, asked, gathered)));
  const list = [...new Set(lists.flatMap(([one]) => one ?? []))];
  if (list.length > 0) yield { type: 'suggest', list };
}

const onSubject = ({ subject }: QuestionPart, gathered: Gathered): Gathered => ({
  ...gathered,
  passages: gathered.passages.filter(
    ({ passage: { title, text } }) => subject === null || `${title} ${text}`.includes(subject),
  ),
});

const evidenceOf = ({ figures, passages }: Gathered) => [
  ...figures.flat().map(({ evidence }) => evidence),
  ...passages.map(({ evidence }) => evidence),
];

/**
 * Searching is the expensive part of an answer. The limit leaves one processor, and two thirds of the time of the
 * remaining processors, to other requests.
 */
const limited = createLimiter({ name: 'answers', concurrency: Math.max(1, availableParallelism() - 1), cooldown: 2 });

const nothingFound = (question: string, { missing }: Gathered, advice: string | null): string =>
  `平台没有找到能回答“${question.replace(/[[\]*]/g, '')}”的数据或资料${missing.length > 0 ? `：${missing.join('；')}` : ''}。${advice ?? ''}\n\n` +
  '可以换一种说法再问，或者[提交数据定制需求](page:data/customized)，由分析师为您整理。';
