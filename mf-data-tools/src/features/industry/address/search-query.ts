import type { RequestFor } from '@bee/contracts/operations';
import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, oneOf, page, text } from '@bee/domain/query-fields';
import { href } from '@bee/platform';
import { place } from '../../../lib/list-fields.ts';
import { tableFreqs } from '../freq.ts';
import { industryQuery } from './industry-view.ts';

type SearchRequest = RequestFor<'industry/seniorSearchTree'>;
export type SearchSort = NonNullable<SearchRequest['sort']>;

export const SEARCH_SIZE = 20;

export const searchSorts: readonly { key: SearchSort; title: string }[] = [
  { key: 'relevance', title: '相关' },
  { key: 'updated', title: '最近更新' },
  { key: 'rows', title: '数据最多' },
  { key: 'title', title: '名称' },
];

const period = () => matching(/^\d{4}(-Q[1-4]|-(0[1-9]|1[0-2])(-\d{2})?)?$/);

/** A search for tables. */
export const searchQuery = defineQuery({
  name: text(60, { key: 'q' }),
  domain: text(64, { request: 'domain_id' }),
  geo: { ...place(), request: undefined },
  freq: oneOf(tableFreqs.map(({ key }) => key)),
  from: period(),
  to: period(),
  source: text(60, { key: 'src' }),
  sort: oneOf(
    searchSorts.map(({ key }) => key),
    { key: 's', counts: false },
  ),
  page: page(),
});

export type SearchQuery = QueryValues<typeof searchQuery>;

export const searchRequest = (query: SearchQuery) =>
  ({ ...searchQuery.request(query), limit: SEARCH_SIZE }) satisfies SearchRequest;

export const searchHref = (query: Partial<SearchQuery>, change: Partial<SearchQuery> = {}): string =>
  href('data/retrieval', { ...industryQuery.write({ view: 'search' }), ...searchQuery.write(query, change) });
