import { z } from 'zod';
import { operatorOperation } from '../operation.ts';
import { instant } from '../shapes.ts';

const count = z.number().int();
const counts = z.record(z.string(), count);
const name = z.string().max(100, '过长').optional();

const browserError = z.object({
  fingerprint: z.string(),
  /** `shell` or the remote whose code failed. */
  remote: z.string(),
  release: z.string(),
  /** Name of the error, such as TypeError. */
  kind: z.string(),
  message: z.string(),
  composition: z.string(),
  count,
  first_at: instant,
  last_at: instant,
  /** By page pattern, by browser name and major version, and by day. */
  pages: counts,
  browsers: counts,
  days: counts,
});
export type BrowserError = z.output<typeof browserError>;

const stackFrame = z.object({
  /** Name of the function in the script; may be empty. */
  fn: z.string(),
  /** Position in a script of a release; empty for code of the browser or an extension. */
  script: z.string(),
  /** Path in the repository and position; empty without a source map. */
  source: z.string(),
});
export type StackFrame = z.output<typeof stackFrame>;

const orders = ['count', 'last'] as const;
export type ErrorOrder = (typeof orders)[number];

export const browserErrors = {
  'ops/getBrowserErrors': operatorOperation({
    summary: '浏览器里的错误，按版本归组，最近 30 天，最多 100 组；releases 是有错误的版本与组数，与筛选无关',
    request: z.object({ remote: name, release: name, order: z.enum(orders, '没有这种排序').default('count') }),
    data: z.object({
      list: z.array(browserError),
      releases: z.array(z.object({ remote: z.string(), release: z.string(), groups: count })),
      /** Whether browsers send error reports to this site. */
      browsers_report: z.boolean(),
      read_at: instant,
    }),
  }),
  'ops/getBrowserError': operatorOperation({
    summary: '一组浏览器错误，堆栈换成源码里的位置；commit 是版本的提交，不在发布仓库里时为 null',
    request: z.object({ fingerprint: z.string().regex(/^[0-9a-f]{32}$/, '没有这组错误') }),
    data: browserError.extend({ commit: z.string().nullable(), stack: z.array(stackFrame) }),
  }),
};
