import { CUT_BY_RIGHT, closingNotes } from '@bee/domain/export-notes';
import { filtersText } from '@bee/domain/table-filters';
import { tableFreqTitles } from '@bee/domain/table-freq';
import type { SheetCell } from '../../../exports/index.ts';
import type { SourceRow } from '../../../sources/index.ts';
import type { TablePlan, TableQuery } from '../../service/query-plan.ts';
import { citeTable } from '../table-citation.ts';

type Noted = {
  plan: TablePlan;
  /** A query that reproduces the same rows. */
  query: TableQuery;
  source: SourceRow | undefined;
  asOf: string | null;
  now: Date;
  siteUrl: string;
  rows: number;
  total: number;
};

/** Notes on the rows, their source, and how to reproduce them: by URL, or by API call with its request. */
export async function* noteRows({
  plan: { table, conditions, rows: keys, measures, row, col, byMeasure, sort },
  query,
  source,
  asOf,
  now,
  siteUrl,
  rows,
  total,
}: Noted): AsyncGenerator<SheetCell[]> {
  const updated = new Date(table.updated_at).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });
  yield ['项目', '内容'];
  yield ['名称', table.title];
  yield ['编号', table.model_id];
  yield ['目录', table.path.map(({ title }) => title).join(' / ')];
  yield ['来源', `${source?.name ?? '—'}${source?.sample ? '（示例数据，仅供演示）' : ''}`];
  yield ['来源网址', source?.url ?? '—'];
  yield ['单位', measures.map(({ title, unit }) => `${title}：${unit ?? '无单位'}`).join('；')];
  yield ['频率', tableFreqTitles[table.freq]];
  yield [
    '筛选条件',
    conditions.length > 0 ? conditions.map(({ field, text }) => `${field.title}：${text}`).join('；') : '无，全部行',
  ];
  yield ['列', [...keys, ...measures].map(({ title }) => title).join('、')];
  yield [
    '行与列',
    `${row ? `以“${row.title}”为行；` : ''}${byMeasure ? '每个指标一行；' : ''}${col ? `“${col.title}”转为列` : '不转列'}`,
  ];
  yield ['排序', sort ? `${sort.key}，${sort.direction === 'asc' ? '升序' : '降序'}` : '默认'];
  yield ['发布口径', query.vintage ? `截至 ${query.vintage} 发布的数` : '最新'];
  yield ['数据截止', asOf ?? '—'];
  yield ['更新时间', updated];
  yield ['空格', '没有公布，不是 0'];
  yield ['查询', JSON.stringify(query)];
  const citation = citeTable(table.title, source, updated);
  yield* closingNotes({ now, address: tableAddress(siteUrl, query), citation, rows, total, cut: CUT_BY_RIGHT });
}

/** URL of the page that shows the rows of a query, in the parameters that the page reads. */
const tableAddress = (siteUrl: string, query: TableQuery): string => {
  const keys = {
    m: query.model_id,
    d: filtersText(query.filters),
    cols: query.columns?.join('~'),
    row: query.row,
    col: query.col,
    lay: query.layout || query.col ? undefined : 'list',
    u: query.unit,
    s: query.sort,
    v: query.vintage,
  };
  const said = Object.entries(keys).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return `${siteUrl}/home/industry/industrylists?${new URLSearchParams(said)}`;
};
