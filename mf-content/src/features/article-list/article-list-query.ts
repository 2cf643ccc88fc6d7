import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { keyOf, name, oneOf, page, text, year } from '@bee/domain/query-fields';
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

/** State that the components of both lists share. */
export type ListState = QueryValues<typeof newsQuery> & QueryValues<typeof policyQuery>;
export type FilterKey = Exclude<keyof ListState, 'q' | 's' | 'p'>;
