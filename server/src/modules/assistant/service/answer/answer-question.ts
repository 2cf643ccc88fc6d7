import { availableParallelism } from 'node:os';
import type { AiContext, AiMode } from '@bee/contracts/resource/ai';
import type { Kysely } from 'kysely';
import type { AnswerTool } from '../../../../answering/answer-tool.ts';
import type { Database } from '../../../../db/schema.ts';
import type { Viewer } from '../../../../http/viewer.ts';
import { createLimiter } from '../../../../limiter.ts';
import type { Reader, Rerank } from '../../../search/index.ts';
import type { AnswerPart } from '../../model/answer/answer-part.ts';
import type { Turn, WriteAnswer } from '../../model/answer/answer-writer.ts';
import { describeQuestion, sourcesOf } from '../../model/answer/describe-question.ts';
import { numberReferences } from '../../model/answer/number-references.ts';
import { declined, helpFor } from '../../model/answer/turned-away.ts';
import { findAskedAbout } from '../../store/answer/find-asked-about.ts';
import { askBack, isVague } from './ask-back.ts';
import { type Gathered, gather } from './gather.ts';
import { contextStep, nameSubject, readFirst, stayWith } from './question-context.ts';
import { suggestQuestions } from './suggest-questions.ts';
import { understand } from './understand.ts';

/** Number of earlier questions a follow-up question may refer to. */
const LOOKED_BACK = 3;

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
};

/** @property tools in the order of the modules */
type Answering = { db: Kysely<Database>; tools: readonly AnswerTool[]; write: WriteAnswer };

/**
 * Understands a question, gathers the platform's data about it and writes the answer from that data only. Says so if
 * nothing is found, and asks back if the question names no subject.
 */
export async function* answerQuestion(
  { db, tools, write }: Answering,
  { question, mode, context, earlier, today, reader = 'visitor', viewer = null, rerank }: Question,
  signal: AbortSignal,
): AsyncGenerator<AnswerPart> {
  const help = helpFor(question);
  if (help) {
    yield { type: 'delta', text: help };
    return;
  }
  const about = context && (await findAskedAbout(db, tools, context));
  if (context) yield contextStep(about);
  const named = await nameSubject(db, tools, question, about);
  const understood = await understand(db, tools, {
    question: named,
    mode,
    earlier: earlier.slice(-LOOKED_BACK).map((turn) => turn.question),
    today,
  });
  const asked = stayWith(about, understood);
  yield { type: 'step', kind: 'understand', text: describeQuestion(asked) };
  const refusal = asked.request ? null : declined(question);
  if (refusal) {
    yield { type: 'delta', text: refusal };
    return;
  }
  if (!about && (await isVague(db, asked, today))) return yield* askBack(db, tools, question, today);
  const gathered = await limited(async () =>
    readFirst(db, await gather(db, asked, { today, reader, viewer, rerank }), { asked, about, reader, today }),
  );
  const numbering = numberReferences([
    ...gathered.figures.flat().map(({ evidence }) => evidence),
    ...gathered.passages.map(({ evidence }) => evidence),
  ]);
  const found = numbering.refs('');
  yield { type: 'step', kind: 'search', text: sourcesOf(asked), count: found.length };
  if (found.length === 0) {
    yield { type: 'delta', text: nothingFound(question, gathered) };
    if (gathered.instead.length > 0) yield { type: 'suggest', list: gathered.instead };
    return;
  }
  yield { type: 'ref', refs: found };
  yield { type: 'step', kind: 'read', text: '阅读并整理最相关的资料', count: found.length };
  let text = '';
  for await (const piece of write({ question, gathered, numbering, earlier }, signal)) {
    if (typeof piece === 'string') text += piece;
    yield typeof piece === 'string' ? { type: 'delta', text: piece } : piece;
  }
  for (const block of gathered.blocks) yield { type: 'block', block };
  yield { type: 'ref', refs: numbering.refs(text) };
  const list = await suggestQuestions(db, asked, gathered);
  if (list.length > 0) yield { type: 'suggest', list };
}

/**
 * Searching is the expensive part of an answer. The limit leaves one processor, and two thirds of the time of the
 * remaining processors, to other requests.
 */
const limited = createLimiter({ name: 'answers', concurrency: Math.max(1, availableParallelism() - 1), cooldown: 2 });

const nothingFound = (question: string, { missing }: Gathered): string =>
  `平台没有找到能回答“${question.replace(/[[\]*]/g, '')}”的数据或资料${missing.length > 0 ? `：${missing.join('；')}` : ''}。\n\n` +
  '可以换一种说法再问，或者[提交数据定制需求](page:data/customized)，由分析师为您整理。';
