import type { TradePoint } from '@bee/contracts/resource/trade';
import type { Figures } from '@bee/ui/data';
import { flagTitles } from '../../../parts/trade/trade-amount.ts';
import type { MonthSpan } from './trade-span.ts';

/** One series as table and file, newest first, unconverted; a month without a record is a row without figures. */
export const tradeFigures = (points: readonly TradePoint[], unit: string | null, { from, to }: MonthSpan): Figures => ({
  columns: [
    { title: '月份', type: 'text' },
    { title: '金额', unit: '美元', type: 'number', decimals: 0 },
    { title: '数量', unit: unit ?? undefined, type: 'number', decimals: 0 },
    { title: '均价', unit: unit ? `美元/${unit}` : undefined, type: 'number' },
    { title: '备注', type: 'text' },
  ],
  rows: points
    .filter(([month]) => month >= from && month <= to)
    .map(([month, value, quantity, price, flag]) => [
      month,
      value,
      quantity,
      price,
      flag ? flagTitles[flag] : value === null ? '无记录' : '',
    ])
    .reverse(),
});
