import type { PriceSeries } from '@bee/contracts/entity/price';
import { type Column, DataTable, Tag } from '@bee/ui/content';
import { priceText, type ShownUnit, unitTitle } from '../quote/price-unit.ts';
import { type ChartRow, chartRows } from './chart-rows.ts';

type ChartTableProps = { series: PriceSeries[]; unit: ShownUnit; caption: string };

/** The same figures as the drawing, newest first; a day without a quote is a row of —. */
export function ChartTable({ series, unit, caption }: ChartTableProps) {
  return (
    <div className="tools-chart-table">
      <DataTable
        dense
        caption={caption}
        hideCaption
        columns={[dayColumn, ...(series.length > 1 ? averages(series, unit) : rangeOf(unit))]}
        rows={chartRows(series)}
        rowKey={({ day }) => day}
      />
    </div>
  );
}

const dayColumn: Column<ChartRow> = {
  key: 'day',
  title: '日期',
  width: 128,
  cell: ({ day, flag }) => (
    <>
      <time dateTime={day}>{day}</time> {flag ? <Tag type="honey">存疑</Tag> : null}
    </>
  ),
};

const rangeOf = (unit: ShownUnit): Column<ChartRow>[] =>
  (
    [
      ['low', '最低', 2],
      ['avg', '均价', 1],
      ['high', '最高', 3],
    ] as const
  ).map(([key, title, place]) => ({
    key,
    title,
    unit: unitTitle(unit),
    numeric: true,
    cell: ({ points }) => priceText(points[0]?.[place] ?? null, unit),
  }));

const averages = (series: PriceSeries[], unit: ShownUnit): Column<ChartRow>[] =>
  series.map(({ market_id, market }, index) => ({
    key: market_id,
    title: market,
    unit: unitTitle(unit),
    numeric: true,
    cell: ({ points }) => priceText(points[index]?.[1] ?? null, unit),
  }));
