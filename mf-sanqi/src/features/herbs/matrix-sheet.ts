import type { Sheet } from '@bee/ui/data';
import { site } from '../../site.ts';
import type { HerbsData } from './herbs-data.ts';
import { matrixMethod } from './matrix-method.ts';
import type { Matrix } from './price-matrix.ts';

/** The matrix as a file: prices of every market, and the figures of every grade. */
export const matrixSheet = ({ source }: HerbsData, matrix: Matrix, to: string): Sheet => ({
  title: `${site.herb}行情 ${matrix.date}`,
  columns: [
    { title: '规格', type: 'text' },
    ...matrix.markets.map(({ name }) => ({ title: name, unit: '元/公斤', type: 'number' as const, decimals: 2 })),
    { title: '市场均价', unit: '元/公斤', type: 'number', decimals: 2 },
    { title: '市场价差', unit: '元/公斤', type: 'number', decimals: 2 },
    { title: '周涨跌', unit: '%', type: 'number', decimals: 1 },
    { title: '月涨跌', unit: '%', type: 'number', decimals: 1 },
    { title: '年涨跌', unit: '%', type: 'number', decimals: 1 },
    { title: '日期', type: 'day' },
  ],
  rows: matrix.rows.map(({ spec, quotes, mean, spread, change, date }) => [
    spec,
    ...matrix.markets.map(({ id }) => quotes[id]?.price_avg ?? null),
    mean,
    spread,
    change.w,
    change.m,
    change.y,
    date,
  ]),
  facts: [
    ['来源', source.sample ? `${source.name}（示例数据，仅供演示）` : source.name],
    ['单位', '元/公斤'],
    ['数据截止', matrix.date],
    ['说明', matrixMethod(matrix)],
  ],
  to,
});
