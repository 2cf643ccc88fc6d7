import type { PriceSeries } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { growthOverWords } from '@bee/domain/figure-sentences';
import { formatChange } from '@bee/domain/format';
import { periodOf } from '@bee/domain/period';
import { drawnSpan, pointTitle } from '../price/drawn-span.ts';
import { priceText, type ShownUnit, unitTitle } from '../price/price-unit.ts';

type Chart = DataFor<'herbs/getEchart'>;

/** 三七（20头，云南文山） */
export const herbName = ({ herb }: Pick<Chart, 'herb'>): string => {
  const kind = [herb.spec, herb.origin].filter(Boolean).join('，');
  return kind ? `${herb.name}（${kind}）` : herb.name;
};

/** 2026-03-04; 2026-03 for monthly quotes. */
const dayTitle = (day: string, { freq }: Pick<Chart, 'freq'>): string => (freq === 'M' ? day.slice(0, 7) : day);

/** The total trend in words: current value, change, range; then the markets. */
export const herbSentence = (chart: Chart, unit: ShownUnit): string => {
  const [total, ...markets] = chart.series;
  const known = (total?.points ?? []).flatMap(([day, value]) => (value === null ? [] : [{ day, value }]));
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return `${herbName(chart)}在所选时段没有报价。`;
  const low = Math.min(...known.map(({ value }) => value));
  const high = Math.max(...known.map(({ value }) => value));
  const at = (day: string) => pointTitle(day, chart.freq);
  const moved = first === last ? '' : `，较 ${at(first.day)} ${formatChange((last.value / first.value - 1) * 100)}`;
  const growth = chart.freq === 'M' ? growthOverWords(known.flatMap(monthOf)) : '';
  const text = (value: number) => priceText(value, unit);
  const span = drawnSpan(total?.points ?? [], chart.freq, chart);
  return [
    `${at(last.day)} ${herbName(chart)}总趋势 ${text(last.value)} ${unitTitle(unit)}${growth ? `，${growth}` : moved}；`,
    `${spanTitle(span ?? chart, chart)} 最低 ${text(low)}，最高 ${text(high)}。`,
    markets.length > 0 ? `各市场：${markets.map((market) => lastOf(market, chart, unit)).join('，')}。` : '',
  ].join('');
};

/** 2026-03-04 至 2026-05-01; for monthly quotes 2026-03 至 2026-05. Used above and below the chart. */
export const spanTitle = ({ from, to }: { from: string; to: string }, chart: Pick<Chart, 'freq'>): string =>
  `${dayTitle(from, chart)} 至 ${dayTitle(to, chart)}`;

const monthOf = ({ day, value }: { day: string; value: number }) => {
  const period = periodOf('M', day);
  return period ? [{ period, value }] : [];
};

const lastOf = ({ market, points }: PriceSeries, chart: Chart, unit: ShownUnit): string => {
  const last = points.findLast(([, value]) => value !== null);
  return last ? `${market} ${priceText(last[1], unit)}（${pointTitle(last[0], chart.freq)}）` : `${market} 无报价`;
};
