import { tradeDimensions, tradeMeasureText } from '@bee/domain/trade-measures';
import type { SheetCell } from '../../../exports/index.ts';
import type { Labels, Pivot } from '../../model/query-pivot.ts';
import { basisOf } from '../../model/trade-figures.ts';
import { unitPrice } from '../../model/trade-series.ts';
import type { Fact } from '../../store/query-facts.ts';
import { flowTitles } from '../../store/query-labels.ts';
import type { Dimension, QueryPlan } from '../../store/query-plan.ts';

/** Dimensions of the long table: those of the query, and those it is filtered by. */
export const exportDimensions = (plan: QueryPlan): Dimension[] => {
  const asked: Dimension[] = ['hs', 'flow', 'period', plan.row, plan.col];
  if (plan.countries.length > 0) asked.push('partner');
  if (plan.ports.length > 0) asked.push('port');
  if (plan.modes.length > 0) asked.push('mode');
  if (plan.regs.length > 0) asked.push('reg');
  return [...new Set(asked)];
};

const FLAGS = { prov: '初步', rev: '已修订', conf: '保密' };

type ExportColumn = { title: string; width: number; value(fact: Fact): SheetCell };

/** The table as the page shows it: a row per measure, the sum of each row, and all rows together at the end. */
export const shownRows = (
  { row, measures }: QueryPlan,
  { columns, rows, totals }: Pivot,
  growth: 'year_before' | 'annual' | null,
): SheetCell[][] => {
  const title = tradeDimensions.find(({ key }) => key === row)?.title ?? '';
  const lines = rows.flatMap(({ key, label, unit, cells, flags, total, share }) =>
    measures.map((measure): SheetCell[] => [
      row === 'hs' && key ? `${key} ${label}` : label,
      tradeMeasureText(measure, unit, growth),
      total[measure] ?? null,
      share,
      ...flags.map((flag, place) => (flag === 'conf' ? FLAGS.conf : (cells[measure]?.[place] ?? null))),
    ]),
  );
  const sums = measures.map((measure): SheetCell[] => [
    '合计',
    tradeMeasureText(measure, totals.unit, growth),
    totals.all[measure] ?? null,
    100,
    ...(totals.columns[measure] ?? []),
  ]);
  return [[title, '指标', '合计', '金额份额（%）', ...columns.map(({ label }) => label)], ...lines, ...sums];
};

/** One row per figure; units are in the column titles or in a separate column. */
export const exportColumns = (dimensions: readonly Dimension[], label: Labels): ExportColumn[] => {
  const named = (dimension: Dimension, title: string, width: number): ExportColumn[] =>
    dimensions.includes(dimension) ? [{ title, width, value: (fact) => label(dimension, fact[dimension]) }] : [];
  return [
    { title: '时期', width: 14, value: ({ period }) => label('period', period) },
    { title: '方向', width: 8, value: ({ flow }) => flowTitles[flow as keyof typeof flowTitles] ?? flow },
    { title: 'HS 编码', width: 12, value: ({ hs }) => hs },
    { title: '商品', width: 30, value: ({ hs }) => label('hs', hs) },
    ...(dimensions.includes('partner')
      ? [{ title: '贸易伙伴代码', width: 12, value: ({ partner }: Fact) => partner }]
      : []),
    ...named('partner', '贸易伙伴', 14),
    ...named('port', '口岸', 16),
    ...named('mode', '贸易方式', 16),
    ...named('reg', '注册地', 14),
    { title: '数量', width: 16, value: ({ qty }) => qty },
    { title: '数量单位', width: 10, value: ({ unit, qty }) => (qty === null ? null : unit) },
    { title: '金额（美元）', width: 18, value: ({ usd }) => usd },
    { title: '金额（人民币元）', width: 18, value: ({ cny }) => cny },
    { title: '单价（美元/单位）', width: 16, value: (fact) => unitPrice(fact, fact.unit) },
    { title: '计价', width: 8, value: ({ flow, mirror }) => basisOf(flow as 'import' | 'export', mirror) },
    { title: '标记', width: 8, value: ({ flag }) => flag && FLAGS[flag] },
  ];
};

export async function* tableRows(
  columns: readonly ExportColumn[],
  facts: AsyncIterable<Fact>,
): AsyncGenerator<SheetCell[]> {
  yield columns.map(({ title }) => title);
  for await (const fact of facts) yield columns.map(({ value }) => value(fact));
}
