import type { DataFor, OperationId } from '@bee/contracts/operations';
import type { AiRef, AnswerBlock } from '@bee/contracts/resource/ai';
import type { TestApp } from '@bee/testing/server/test-app';
import { SAMPLE_DAY } from '@bee/testing/server/test-database';
import { answerQuestion, extractiveWriter } from '../../../server/src/modules/assistant/index.ts';
import { answerTools } from '../../../server/src/modules.ts';
import type { QualityQuestion, QualitySearch, ValueFrom } from './quality-item.ts';

export type Answered = { text: string; refs: AiRef[]; blocks: AnswerBlock[]; suggestions: string[] };
export type Found = DataFor<'article/search'>;

/** May read all days and pages, so that the answers are not cut by membership. */
const VIEWER = { uid: '1', sessionId: '', isVip: true, isVegetableVip: true, isOperator: false };

/** Asks without a language model, as a user who may read everything. */
export const askSite = async ({ database }: TestApp, asked: QualityQuestion): Promise<Answered> => {
  const { question, mode, after } = asked;
  const earlier = after.map((before) => ({ question: before, text: '' }));
  const request = { question, mode, context: null, earlier, today: SAMPLE_DAY, viewer: VIEWER, reader: 'vip' as const };
  const answer: Answered = { text: '', refs: [], blocks: [], suggestions: [] };
  for await (const part of answerQuestion(
    { db: database.db, tools: answerTools, write: extractiveWriter(0) },
    request,
    new AbortController().signal,
  )) {
    if (part.type === 'delta') answer.text += part.text;
    if (part.type === 'ref') answer.refs = part.refs;
    if (part.type === 'block') answer.blocks.push(part.block);
    if (part.type === 'suggest') answer.suggestions.push(...part.list);
  }
  return { ...answer, refs: answer.refs.filter(({ used }) => used) };
};

export const searchSite = async (test: TestApp, { search, within }: QualitySearch): Promise<Found> =>
  (await test.call('article/search', { keyword: search, limit: Math.max(10, within) })).body.data as Found;

/** @throws Error when the call fails or `path` leads to no number */
export const lookedUpValue = async (test: TestApp, { operation, params, path }: ValueFrom): Promise<number> => {
  const { status, body } = await test.call(operation as OperationId, params);
  const value = path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], body.data);
  if (typeof value === 'number') return value;
  throw new Error(`${operation}（${status}）没有数 ${path}：${JSON.stringify(value)?.slice(0, 80)}`);
};
