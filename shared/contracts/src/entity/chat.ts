import { z } from 'zod';
import { day, instant } from '../shapes.ts';
import { validities } from './article.ts';
import { link } from './link.ts';

export const aiModes = ['general', 'price', 'policy', 'trade', 'standard'] as const;

/** What a question is asked about: the text, product or table of the page it was asked from, and what it is called there. */
export const aiContext = z.object({
  kind: z.enum(
    ['article', 'policy', 'report', 'encyclopedia', 'standard', 'price', 'food', 'trade', 'table'],
    '不支持就这种内容提问',
  ),
  id: z.string().min(1).max(120),
  title: z.string().max(120).default(''),
});

/** A source of an answer. `used` tells cited ones from those that were only read. */
export const aiRef = z.object({
  no: z.number().int(),
  kind: z.enum(['report', 'policy', 'news', 'price', 'trade', 'standard', 'food', 'baike', 'table']),
  id: z.string(),
  title: z.string(),
  org: z.string().nullable(),
  date: day.nullable(),
  page: z.number().int().nullable(),
  /** The passage that is cited, word for word. */
  quote: z.string(),
  /** Sentences of `quote` that the answer repeats, word for word; where to look on the page that `to` leads to. */
  cited: z.array(z.string()).default([]),
  /** null when what was cited is gone since (its `title` stays). */
  to: link.nullable(),
  used: z.boolean(),
  score: z.number(),
  sample: z.boolean(),
  /** Of policies and standards when the answer was written; null for others, and in older answers. */
  validity: z.enum(validities).nullable().default(null),
});

/** Calls that a block may name; the browser makes them, so no number in a block is made up. */
export const chartApis = [
  'vegetable/getEchart',
  'herbs/getEchart',
  'trade/getTradeProductDetail',
  'ast/getProvinceData',
  'ast/getNationwideDataOrderByYear',
] as const;
export const tableApis = [
  'vegetable/vegList',
  'vegetable/getVegStatistic',
  'herbs/getHerbsList',
  'food/getDetail',
  'trade/searchCategory',
  'trade/getTradePartnerName',
  'trade/getTaxRate',
  'ast/getNationwideDataGroupAdcode',
  'standard/findLimits',
] as const;

/** `part` is the list of the answer that is shown, where it has several: `up`, `import`. */
const request = { params: z.record(z.string(), z.unknown()), part: z.string().optional() };

const chartBlock = z.object({
  type: z.literal('chart'),
  title: z.string(),
  kind: z.enum(['line', 'bar', 'table']),
  source: z.object({ api: z.enum(chartApis), ...request }),
  to: link,
  as_of: day.nullable(),
});

const tableBlock = z.object({
  type: z.literal('table'),
  title: z.string(),
  source: z.object({ api: z.enum(tableApis), ...request }).optional(),
  /** Of answers that were stored before tables had a source. */
  columns: z.array(z.string()).optional(),
  rows: z.array(z.array(z.string())).optional(),
  to: link.nullable(),
  as_of: day.nullable(),
});

export const answerBlock = z.discriminatedUnion('type', [chartBlock, tableBlock]);

export const answerStep = z.object({
  kind: z.enum(['understand', 'search', 'read', 'compute']),
  text: z.string(),
  count: z.number().int().optional(),
});

/**
 * Numbers that an answer states, and how many of them stand in one of its sources. `unbound`: the others, as the text
 * writes them, each once; readers see them marked.
 */
const answerChecks = z.object({
  numbers: z.number().int(),
  bound: z.number().int(),
  unbound: z.array(z.string()).default([]),
});

/**
 * One event of the answer stream. On the wire: `event: <type>`, `id: <seq>`, `data:` this object as JSON.
 * `seq` rises by one; a client that lost the stream calls again with `last_seq`.
 */
export const answerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('meta'),
    seq: z.number().int(),
    message_id: z.string(),
    task_id: z.string(),
    title: z.string(),
  }),
  answerStep.extend({ type: z.literal('step'), seq: z.number().int() }),
  z.object({ type: z.literal('ref'), seq: z.number().int(), refs: z.array(aiRef) }),
  /** Markdown; [[1]] cites the reference with that number. */
  z.object({ type: z.literal('delta'), seq: z.number().int(), text: z.string() }),
  z.object({ type: z.literal('block'), seq: z.number().int(), block: answerBlock }),
  z.object({ type: z.literal('suggest'), seq: z.number().int(), list: z.array(z.string()) }),
  z.object({
    type: z.literal('done'),
    seq: z.number().int(),
    status: z.enum(['completed', 'stopped']),
    elapsed_ms: z.number().int(),
    checks: answerChecks,
  }),
  z.object({
    type: z.literal('error'),
    seq: z.number().int(),
    code: z.string(),
    msg: z.string(),
    retryable: z.boolean(),
  }),
]);

export const aiMessage = z.object({
  message_id: z.string(),
  chat_id: z.string(),
  /** The first version of this answer, when it was asked for anew; the earlier versions stay. */
  version_of: z.string().nullable(),
  question: z.string(),
  mode: z.enum(aiModes),
  context: aiContext.nullable(),
  /** `interrupted`: the process that wrote it is gone; what it had written stays. */
  status: z.enum(['answering', 'completed', 'stopped', 'interrupted', 'error']),
  /** Markdown with [[n]] citations. */
  text: z.string(),
  steps: z.array(answerStep),
  blocks: z.array(answerBlock),
  refs: z.array(aiRef),
  suggestions: z.array(z.string()),
  /** null while it is being written. */
  checks: answerChecks.nullable().default(null),
  rating: z.union([z.literal(1), z.literal(-1)]).nullable(),
  created_at: instant,
  elapsed_ms: z.number().int().nullable(),
});

export type AiContext = z.output<typeof aiContext>;
export type AiMode = (typeof aiModes)[number];
export type AiRef = z.output<typeof aiRef>;
export type AnswerStep = z.output<typeof answerStep>;
export type AnswerChecks = z.output<typeof answerChecks>;
export type AnswerBlock = z.output<typeof answerBlock>;
export type AnswerEvent = z.output<typeof answerEvent>;
export type AiMessage = z.output<typeof aiMessage>;
