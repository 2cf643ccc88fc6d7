import type { RequestFor } from '@bee/contracts/operations';
import { pageOf, saidOnly, textOf } from '@bee/domain/list-address';
import { href } from '@bee/platform';
import { type TableFreq, tableFreqs } from '../freq.ts';

type SearchRequest = RequestFor<'industry/seniorSearchTree'>;
export type SearchSort = NonNullable<SearchRequest['sort']>;

/** A search for tables as its address says it. */
export type SearchQuery = {
  name?: string;
  domain?: string;
  /** Six digits. */
  geo?: string;
  freq?: TableFreq;
  from?: string;
  to?: string;
  source?: string;
  sort?: SearchSort;
  page: number;
};

export const SEARCH_SIZE = 20;

export const searchSorts: readonly { key: SearchSort; title: string }[] = [
  { key: 'relevance', title: '相关' },
  { key: 'updated', title: '最近更新' },
  { key: 'rows', title: '数据最多' },
  { key: 'title', title: '名称' },
];

const PERIOD = /^\d{4}(-Q[1-4]|-(0[1-9]|1[0-2])(-\d{2})?)?$/;

export const readSearchQuery = (query: Record<string, string>): SearchQuery => {
  const period = (key: string) => (PERIOD.test(query[key]?.trim() ?? '') ? query[key]?.trim() : undefined);
  return {
    name: textOf(query.q),
    domain: textOf(query.domain, 64),
    geo: /^\d{6}$/.test(query.geo ?? '') ? query.geo : undefined,
    freq: tableFreqs.find(({ key }) => key === query.freq)?.key,
    from: period('from'),
    to: period('to'),
    source: textOf(query.src),
    sort: searchSorts.find(({ key }) => key === query.s)?.key,
    page: pageOf(query.p),
  };
};

export const searchRequest = ({ domain, page, ...asked }: SearchQuery) =>
  ({
    ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)),
    ...(domain && { domain_id: domain }),
    page,
    limit: SEARCH_SIZE,
  }) as SearchRequest;

/** The address after a change; every change but turning the page starts at page 1 again. */
export const searchHref = (current: Partial<SearchQuery>, change: Partial<SearchQuery> = {}): string => {
  const next = { ...current, page: 1, ...change };
  return href(
    'data/retrieval',
    saidOnly({
      view: 'search',
      q: next.name,
      domain: next.domain,
      geo: next.geo,
      freq: next.freq,
      from: next.from,
      to: next.to,
      src: next.source,
      s: next.sort,
      p: next.page === 1 ? undefined : String(next.page),
    }),
  );
};

export const countConditions = ({ name, domain, geo, freq, from, to, source }: SearchQuery): number =>
  [name, domain, geo, freq, from || to, source].filter(Boolean).length;
