import type { AiMode } from '@bee/contracts/resource/ai';
import type { AnswerTool } from '../../../../answering/answer-tool.ts';
import type { Db } from '../../../../db/schema.ts';
import { termsOf } from '../../store/answer/question-terms.ts';
import { FOLLOWS, itemsOf, type Understanding, understand } from './understand.ts';

const MAX_PARTS = 4;
const BETWEEN = /[，,；;。？?！!、]+|以及|还有|另外/;
const ASKS = /多少|什么|几|哪|谁|怎|吗|呢|能不能|能否|可不可以|是否|价格|行情|关税|限量|税率/;
/** Completes the part before it: 北京和上海哪边便宜，差多少. */
const OF_BEFORE =
  /^(?:相|各|分别)?(?:差|是|有|高|低|贵|便宜)(?:了)?多少(?:钱|元)?$|^(?:各|分别)(?:自)?(?:是|卖)?(?:多少钱?|什么价|几块)|^(?:哪|谁)个?(?:更|最)?(?:[贵高低多]|便宜)$/;
/** 番茄的热量和榴莲的进口关税分别是多少. */
const EACH = /^(.+的.+)[和与跟](.+的.+?)(?:分别|各)(?:是|有|为)?(.+)$/;

/** @property text the part as written; `subject`: taken from the first part, so texts must name it */
export type QuestionPart = { text: string; asked: Understanding; subject: string | null };

/**
 * The parts of a question that ask for data of different kinds; empty if it is one question. A part that names nothing
 * is about the subject of the first one.
 */
export const splitQuestion = async (
  db: Db,
  tools: readonly AnswerTool[],
  { question, mode, today }: { question: string; mode: AiMode; today: string },
): Promise<QuestionPart[]> => {
  const texts = partsOf(question);
  const [first] = texts;
  if (first === undefined) return [];
  const read = (text: string, earlier: readonly string[] = []) =>
    understand(db, tools, { question: text, mode, earlier, today });
  const lead = await read(first);
  const subject = itemsOf(lead)[0]?.name ?? (await termsOf(db, first)).subject[0] ?? '';
  const parts: QuestionPart[] = [{ text: first, asked: lead, subject: null }];
  for (const [at, text] of texts.slice(1).entries()) {
    const before = texts[at] ?? first;
    if (FOLLOWS.test(text)) {
      parts.push({ text, asked: await read(text, [before]), subject });
      continue;
    }
    const own = await read(text);
    const hasSubject = [...own.recognized.values()].some(({ namesItem, hasItem }) => namesItem || hasItem);
    parts.push(
      hasSubject || subject === ''
        ? { text, asked: own, subject: null }
        : { text, asked: await read(`${subject}${text}`), subject },
    );
  }
  const kinds = new Set(parts.flatMap(({ asked: { request } }) => (request ? [kindOf(request)] : [])));
  const isMixed = kinds.size === 1 && parts.some(({ asked: { request } }) => request === null);
  const isLeaning = texts.slice(1).some((text) => FOLLOWS.test(text));
  return kinds.size > 1 || isMixed || isLeaning ? parts : [];
};

const partsOf = (question: string): string[] => {
  const [, one, other, asks] = EACH.exec(question) ?? [];
  if (one && other) return [`${one}是${asks}`, `${other}是${asks}`];
  const parts = question
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter(Boolean);
  const isSplit = parts.length > 1 && parts.length <= MAX_PARTS && parts.every((part) => ASKS.test(part));
  return isSplit && !parts.some((part) => OF_BEFORE.test(part)) ? parts : [];
};

/** Tariffs, access and amounts are data of one kind of request. */
const kindOf = ({ kind, about }: NonNullable<Understanding['request']>): string =>
  kind === 'trade' ? about.slice(-2) : kind;
