import { aiModes } from '@bee/contracts/entity/chat';
import { operations } from '@bee/contracts/operations';
import { searchNames } from '@bee/contracts/resource/search';
import { z } from 'zod';

const text = z.string().trim().min(1, '不能为空');
/** Each element must occur; of an inner list one suffices. */
const wanted = z.array(z.union([text, z.array(text).min(1)])).default([]);
/** A figure that a call of the API returns: `path` leads to it, as in `list.0.avg`. */
const from = z.strictObject({
  operation: text.refine((id) => id in operations, '没有这个接口'),
  params: z.record(z.string(), z.unknown()).default({}),
  path: text,
});

const shared = {
  kind: text.default('其他'),
  data: z.enum(['sample', 'real'], '只能是 sample 或 real').default('sample'),
};

const question = z.strictObject({
  ...shared,
  question: text,
  mode: z.enum(aiModes, '没有这种提问方式').default('general'),
  /** Questions asked before in the same conversation. */
  after: z.array(text).default([]),
  expected: z.enum(['answered', 'declined', 'asks back'], '只能是 answered、declined 或 asks back'),
  mustContain: wanted,
  mustNotContain: z.array(text).default([]),
  numbers: z
    .array(
      z
        .strictObject({
          value: z.number().optional(),
          from: from.optional(),
          /** Share of the value by which a number may differ. */
          tolerance: z.number().min(0).max(1).default(0.005),
          unit: text.optional(),
        })
        .refine((asked) => (asked.value === undefined) !== (asked.from === undefined), '要有 value 或 from 之一'),
    )
    .default([]),
  /** Kinds of cited sources; one suffices. */
  sources: z.array(text).default([]),
  /** Pages to which cited sources or blocks lead; one suffices. */
  pages: z.array(text).default([]),
});

const search = z.strictObject({
  ...shared,
  search: text,
  /** One of the first `within` hits has one of these kinds, a title that contains one of `titles`, and leads to one of `pages`. */
  kinds: z.array(z.enum(searchNames, '没有这种结果')).default([]),
  titles: z.array(text).default([]),
  pages: z.array(text).default([]),
  within: z.number().int().min(1).max(50).default(3),
  /** Must occur in the direct answer. */
  answer: wanted,
  /** Must be the query that the site searched instead. */
  corrected: text.optional(),
  /** There are no hits. */
  nothing: z.boolean().default(false),
});

export type QualityQuestion = z.output<typeof question>;
export type QualitySearch = z.output<typeof search>;
export type QualityItem = QualityQuestion | QualitySearch;
export type Wanted = z.output<typeof wanted>;
export type ValueFrom = z.output<typeof from>;

export const isQuestion = (item: QualityItem): item is QualityQuestion => 'question' in item;

/** A file of questions with its mistakes, each with its line. */
export class WrongQualityFile extends Error {}

/**
 * Reads a file in the format of docs/quality.md.
 * @throws WrongQualityFile that names each wrong line
 */
export const readQualityItems = (content: string, name: string): QualityItem[] => {
  const items: QualityItem[] = [];
  const mistakes: string[] = [];
  for (const [index, line] of content
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^\s*(?:#|\/\/|$)/.test(line)) continue;
    const read = itemOf(line);
    if (typeof read === 'string') mistakes.push(`${name} 第 ${index + 1} 行：${read}`);
    else items.push(read);
  }
  if (mistakes.length === 0 && items.length === 0) mistakes.push(`${name} 里没有问题，也没有搜索`);
  if (mistakes.length > 0) throw new WrongQualityFile(mistakes.join('\n'));
  return items;
};

const itemOf = (line: string): QualityItem | string => {
  let row: unknown;
  try {
    row = JSON.parse(line);
  } catch (error) {
    return `不是一个 JSON 对象（${error instanceof Error ? error.message : error}）`;
  }
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return '不是一个 JSON 对象';
  if ('question' in row === 'search' in row) return '要有 question（提问）或 search（搜索）之一';
  const { success, data, error } = ('question' in row ? question : search).safeParse(row);
  return success ? data : error.issues.map((issue) => messageOf(issue)).join('；');
};

const messageOf = (issue: z.core.$ZodIssue): string => {
  if (issue.code === 'unrecognized_keys') return `没有字段 ${issue.keys.join('、')}`;
  return `${issue.path.join('.') || '整行'}：${issue.message}`;
};
