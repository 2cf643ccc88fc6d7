import { z } from 'zod';

const PARAMS_LIMIT = 4000;
const text = (max: number) => z.string().max(max, `最多 ${max} 个字`).default('');
const loose = z
  .union([z.string().max(PARAMS_LIMIT, '内容过长'), z.record(z.string(), z.unknown())])
  .refine((value) => typeof value === 'string' || JSON.stringify(value).length <= PARAMS_LIMIT, '内容过长')
  .default('');

/** One line of the action log. `browser` and `params` are JSON text; an object is accepted too. */
export const actionRecord = z.object({
  /** Made by the client, so that a record that is sent again counts once. */
  recordId: text(64),
  actionId: z.string('缺少行为编号').min(1, '缺少行为编号').max(64, '行为编号过长'),
  browser: loose,
  clientId: text(64),
  currentPageUrl: text(2000),
  ip: text(64),
  mobileTerminal: z.union([z.string().max(64), z.boolean(), z.number()]).default(''),
  /** Dwell time in milliseconds, 0 on enter. */
  pageTp: z.coerce.number().int().min(0, '停留时间不能为负').max(86_400_000, '停留时间过长').default(0),
  params: loose,
  sourceLocation: text(2000),
  sourceModel: text(200),
  sourcePage: text(2000),
  stage: text(64),
  system: text(200),
  triggerTime: z.union([z.string().max(64), z.number()]).default(''),
  type: text(20),
  userId: z.union([z.string().max(64), z.number()]).default(0),
});

/** What a browser sends. */
export type ActionRecord = z.input<typeof actionRecord>;

/** What ran when it happened; in the `params` of every record that the site itself makes. */
type Running = {
  /** `shell` or the name of a remote. */
  remote: string;
  release: string;
  composition: string;
};

/** `params` of page_view_enter and page_view_tp. */
export type PageViewParams = Running & { page: string; route: Record<string, string> };

/** `params` of load_failure: once per document for a release, phase and module. */
export type LoadFailureParams = Running & {
  /** `load` the code, `mount` its first render, `style` its style sheet, `widget` a widget's first render. */
  phase: 'load' | 'mount' | 'style' | 'widget';
  /** Exposed module, widget or style sheet. */
  module: string;
  /** Path of the file that did not come; that of the entry where the browser names none. */
  path: string;
  /**
   * `script`: refused, damaged or not there, which a browser does not tell apart. `globals`, `nodes`: the remote replaced
   * built-in functions or left something on the window, or took parts of the frame away; both were put right.
   */
  kind: 'script' | 'style' | 'timeout' | 'unknown_file' | 'exception' | 'globals' | 'nodes';
  message: string;
  /** How many times this release, and what stands in for it, was tried in vain. */
  attempt: number;
  /** Whether something else (the same on another address, the last good release) took its place. */
  recovered: boolean;
  page: string;
  /** Name of the error and its stack, for kind `exception`. */
  error?: string;
  stack?: string;
};

/** `params` of page_error: an error that nobody caught, in the code of a release. */
export type PageErrorParams = Running & {
  /** Name of the error. */
  kind: string;
  /** Shortened, without addresses' queries, numbers and addresses of people. */
  message: string;
  /** Path of the script. */
  path: string;
  /** Pattern of the address of the page, such as /home/article/detail/id/{id}; empty where there is no page. */
  page: string;
  /** Frames without the message. The server counts them per group of errors and does not keep them in the record. */
  stack: string;
};

/** `params` of web_vital, by the remote that was on the page when it was measured. */
export type WebVitalParams = Running & {
  kind: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; a score for CLS. */
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
  /** Whether the page came as HTML from the server. */
  rendered: boolean;
};

export type ActionParams = {
  page_view_enter: PageViewParams;
  page_view_tp: PageViewParams;
  load_failure: LoadFailureParams;
  page_error: PageErrorParams;
  web_vital: WebVitalParams;
};
