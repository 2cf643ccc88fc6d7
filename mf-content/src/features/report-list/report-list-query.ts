import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, month, name, oneOf, page, text, year } from '@bee/domain/query-fields';

/** `month` is `2026-03`; a title must contain the words `q` and none of `not`. */
export const reportQuery = defineQuery({
  cate: name(64, { request: 'cate_id' }),
  org: name(60),
  year: year(),
  month: month(),
  pages: matching(/^([1-9]\d{0,3}|10000)$/, { request: 'pages_min' }),
  access: oneOf(['public', 'login', 'vip']),
  q: text(100, { request: 'kw' }),
  not: text(100, { request: 'kw_not' }),
  s: oneOf(['new', 'hot'], { request: 'sort', fallback: 'new' }),
  p: page(),
});

export type ReportListState = QueryValues<typeof reportQuery>;

/** Filters with rows of choices, in display order. */
export const filterKeys = ['cate', 'org', 'year', 'pages', 'access'] as const;
export type FilterKey = (typeof filterKeys)[number];
