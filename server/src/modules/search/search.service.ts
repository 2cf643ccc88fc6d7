import type { DataFor, ParsedRequestFor } from '@bee/contracts/operations';
import { type SearchHit, type SearchName, searchNames } from '@bee/contracts/resource/search';
import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { markTerms, snippetOf } from './marked-text.ts';
import { type FoundRows, findDocuments, type HitRow, listHotKeywords } from './search.repository.ts';
import { indexWords, queryOf, queryWords } from './segmenter.ts';

const titles: Record<SearchName, string> = {
  research_report: '研报',
  news: '资讯',
  policy: '政策',
  data_model: '产业数据',
  data_product: '数据产品',
  reference: '参考',
  encyclopedia: '百科',
  price: '行情',
};

/** Documents that hold every word; when there is none, those that hold some of them. */
export const searchAll = async (
  db: Kysely<Database>,
  request: ParsedRequestFor<'article/search'>,
): Promise<DataFor<'article/search'>> => {
  const { keyword, name, page, limit, sort } = request;
  const words = queryWords(keyword);
  const find = async (query: string | null): Promise<FoundRows> =>
    query === null
      ? { tabs: {}, rows: [] }
      : findDocuments(db, {
          query,
          keyword: keyword.toLowerCase(),
          kind: name,
          sort,
          limit,
          offset: (page - 1) * limit,
        });
  const strict = await find(queryOf(words, '&'));
  const loose = total(strict) === 0;
  const { tabs, rows } = loose ? await find(queryOf([...new Set(indexWords(keyword))], '|')) : strict;
  const terms = loose ? [...new Set([...words, ...indexWords(keyword)])] : [keyword, ...words];
  const hot = total({ tabs, rows }) < 3 ? await listHotKeywords(db, 8) : [];
  return {
    tabs: [
      { name: 'all', title: '全部', total: total({ tabs, rows }) },
      ...searchNames.map((id) => ({ name: id, title: titles[id], total: tabs[id] ?? 0 })),
    ],
    list: rows.map((row) => presentHit(row, terms)),
    total: name ? (tabs[name] ?? 0) : total({ tabs, rows }),
    page,
    limit,
    suggest: hot.map((one) => one.keyword).filter((one) => one !== keyword),
    terms: words,
    updated_at: null,
  };
};

const total = ({ tabs }: FoundRows): number => Object.values(tabs).reduce((sum, count) => sum + count, 0);

const presentHit = (row: HitRow, terms: string[]): SearchHit => ({
  kind: row.kind as SearchName,
  id: row.ref_id,
  title: markTerms(row.title, terms),
  snippets: (row.passages ?? []).map((text) => snippetOf(text, terms)),
  date: row.date,
  meta: row.meta,
  sample: row.sample,
  to: { page: row.page, params: row.params },
});
