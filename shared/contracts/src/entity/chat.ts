import { z } from 'zod';
import { day, instant } from '../shapes.ts';
import { validities } from './article.ts';
import { link } from './link.ts';

export const aiModes = ['general', 'price', 'policy', 'trade', 'standard'] as const;

/** The subject of a question: the article, product or table of the page where it was asked, and its title there. */
export const aiContext = z.object({
  kind: z.enum(
    ['article', 'policy', 'report', 'encyclopedia', 'standard', 'price', 'food', 'trade', 'table'],
    '不支持就这种内容提问',
  ),
  id: z.string().min(1).max(120),
  title: z.string().max(120).default(''),
});

/** A source of an answer. `used` distinguishes cited sources from those that were only read. */
export const aiRef = z.object({
  no: z.number().int(),
  kind: z.enum(['report', 'policy', 'news', 'price', 'trade', 'standard', 'food', 'baike', 'table']),
  id: z.string(),
  title: z.string(),
  org: z.string().nullable(),
  date: day.nullable(),
  page: z.number().int().nullable(),
  /** The cited passage, verbatim. */
  quote: z.string(),
  /** Sentences of `quote` that the answer repeats, verbatim; used to find the passage on the page of `to`. */
  cited: z.array(z.string()).default([]),
  /** null when the source has been deleted (its `title` is kept). */
  to: link.nullable(),
  used: z.boolean(),
  score: z.number(),
  sample: z.boolean(),
  /** State of a policy or standard at the time of the answer; null for others, and in older answers. */
  validity: z.enum(validities).nullable().default(null),
});

/** API calls that a block may name. The browser makes them, so the model cannot invent numbers in a block. */
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

/** `part` selects a list of the response, if it has several: `up`, `import`. */
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
  /** Present in answers that were stored before tables had a source. */
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
 * Numbers in an answer, and how many of them occur in one of its sources. `unbound`: the others, as written in the
 * text, unique; they are highlighted.
 */
const answerChecks = z.object({
  numbers: z.number().int(),
  bound: z.number().int(),
  unbound: z.array(z.string()).default([]),
});

/**
 * An event of the answer stream. On the wire: `event: <type>`, `id: <seq>`, `data:` this object as JSON. `seq`
 * increases by one; after a disconnect the client calls again with `last_seq`.
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
  /** The first version of this answer, if it was regenerated; earlier versions are kept. */
  version_of: z.string().nullable(),
  question: z.string(),
  mode: z.enum(aiModes),
  context: aiContext.nullable(),
  /** `interrupted`: the process that wrote it has ended; its text is kept. */
  status: z.enum(['answering', 'completed', 'stopped', 'interrupted', 'error']),
  /** Markdown with [[n]] citations. */
  text: z.string(),
  steps: z.array(answerStep),
  blocks: z.array(answerBlock),
  refs: z.array(aiRef),
  suggestions: z.array(z.string()),
  /** null while the answer is being written. */
  checks: answerChecks.nullable().default(null),
  rating: z.union([z.literal(1), z.literal(-1)]).nullable(),
  created_at: instant,
  elapsed_ms: z.number().int().nullable(),
});

export type AiContext = z.output<typeof aiContext>;
export type AiMode = (typeof aiModes)[number];
export type AiRef = z.output<typeof aiRef>;
export type AnswerChecks = z.output<typeof answerChecks>;
export type AnswerBlock = z.output<typeof answerBlock>;
export type AnswerEvent = z.output<typeof answerEvent>;
export type AiMessage = z.output<typeof aiMessage>;
