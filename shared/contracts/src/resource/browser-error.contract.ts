import { z } from 'zod';
import { operation } from '../operation.ts';
import { day, instant } from '../shapes.ts';

const count = z.number().int();
const counted = z.array(z.object({ name: z.string(), count }));

const browserError = z.object({
  fingerprint: z.string(),
  /** `shell` or the remote whose code failed. */
  remote: z.string(),
  release: z.string(),
  /** Name of the error, such as TypeError. */
  kind: z.string(),
  message: z.string(),
  count,
  first_at: instant,
  last_at: instant,
});

const listedError = browserError.extend({
  /** Pattern of the address of the page that met it most often; empty if none is known. */
  page: z.string(),
  pages: count,
  /** The three most frequent. */
  browsers: z.array(z.string()),
});
export type ListedError = z.output<typeof listedError>;

const stackFrame = z.object({
  /** Name of the function in the script; may be empty. */
  fn: z.string(),
  /** Script of a release; empty for code of the browser or of an extension. */
  script: z.string(),
  /** Path in the repository and position there; null without a source map. */
  source: z.object({ file: z.string(), line: count, column: count }).nullable(),
});
export type StackFrame = z.output<typeof stackFrame>;

const openedError = browserError.extend({
  composition: z.string(),
  /** Commit of the release; null if the release is not in the store. */
  commit: z.string().nullable(),
  stack: z.array(stackFrame),
  pages: counted,
  browsers: counted,
  /** Newest first. */
  days: z.array(z.object({ day, count })),
});
export type OpenedError = z.output<typeof openedError>;

const orders = ['count', 'last'] as const;
export type ErrorOrder = (typeof orders)[number];

const text = z.string().max(100, '过长').optional();

export const browserErrors = {
  'ops/getBrowserErrors': operation({
    method: 'POST',
    summary: '浏览器里的错误，按版本归组，最近 30 天，最多 100 组',
    access: 'operator',
    request: z.object({
      remote: text,
      release: text,
      order: z.enum(orders, '没有这种排序').default('count'),
    }),
    data: z.object({
      list: z.array(listedError),
      /** Releases with errors, whatever the filter; the newest errors first. */
      releases: z.array(z.object({ remote: z.string(), release: z.string(), groups: count })),
      /** Whether browsers report to this site. */
      browsers_report: z.boolean(),
      read_at: instant,
    }),
  }),
  'ops/getBrowserError': operation({
    method: 'POST',
    summary: '一组浏览器错误：源码里的堆栈、页面、浏览器与每天的次数',
    access: 'operator',
    request: z.object({ fingerprint: z.string().regex(/^[0-9a-f]{32}$/, '没有这组错误') }),
    data: openedError,
  }),
};
