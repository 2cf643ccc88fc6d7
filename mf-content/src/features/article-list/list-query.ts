import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { keyOf, matching, month, name, oneOf, page, text, year } from '@bee/domain/query-fields';
import { type PolicyMeta, validities } from '../../lib/validity.ts';

export const LEVELS = ['国家', '省', '市', '县'] as const satisfies PolicyMeta['level'][];

const shared = {
  year: year(),
  q: text(100, { request: 'kw' }),
  s: oneOf(['new', 'hot'], { request: 'sort', fallback: 'new' }),
  p: page(),
};

export const newsQuery = defineQuery({
  cate: name(64, { request: 'cate_id' }),
  tag: name(64, { request: 'tag_id' }),
  ...shared,
});

export const policyQuery = defineQuery({
  level: oneOf(LEVELS),
  validity: keyOf(validities),
  doc_type: name(30),
  org: name(60),
  region: name(30),
  ...shared,
});

/** `month` is `2026-03`; a title must contain the words `q` and none of `not`. */
export const reportQuery = defineQuery({
  cate: name(64, { request: 'cate_id' }),
  org: name(60),
  year: shared.year,
  month: month(),
  pages: matching(/^([1-9]\d{0,3}|10000)$/, { request: 'pages_min' }),
  access: oneOf(['public', 'login', 'vip']),
  q: shared.q,
  not: text(100, { request: 'kw_not' }),
  s: shared.s,
  p: shared.p,
});

export type ListQuery = typeof newsQuery | typeof policyQuery | typeof reportQuery;

/** State that the components of all lists share. */
export type ListState = QueryValues<typeof newsQuery> &
  QueryValues<typeof policyQuery> &
  QueryValues<typeof reportQuery>;

/** Filters with rows of choices. */
export type FilterKey = Exclude<keyof ListState, 'q' | 'not' | 'month' | 's' | 'p'>;
export type ListLink = (change: Partial<ListState>) => string;
