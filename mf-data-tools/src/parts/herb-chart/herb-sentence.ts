import type { PriceSeries } from '@bee/contracts/entity/price';
import type { DataFor } from '@bee/contracts/operations';
import { formatChange } from '@bee/domain/format';
import { priceText, type ShownUnit, unitTitle } from '../price/price-unit.ts';

type Chart = DataFor<'herbs/getEchart'>;

/** 三七（20头，云南文山） */
export const herbName = ({ herb }: Pick<Chart, 'herb'>): string => {
  const kind = [herb.spec, herb.origin].filter(Boolean).join('，');
  return kind ? `${herb.name}（${kind}）` : herb.name;
};

/** 2026-03-04; of what is quoted once a month 2026-03. */
export const dayTitle = (day: string, { freq }: Pick<Chart, 'freq'>): string => (freq === 'M' ? day.slice(0, 7) : day);

/** The total trend in words: where it stands, how far it came, between what it moved; then the markets. */
export const herbSentence = (chart: Chart, unit: ShownUnit): string => {
  const [total, ...markets] = chart.series;
  const known = (total?.points ?? []).flatMap(([day, value]) => (value === null ? [] : [{ day, value }]));
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return `${herbName(chart)}在所选时段没有报价。`;
  const low = Math.min(...known.map(({ value }) => value));
  const high = Math.max(...known.map(({ value }) => value));
  const [since, until] = [dayTitle(first.day, chart), dayTitle(last.day, chart)];
  const moved = first === last ? '' : `，较 ${since} ${formatChange((last.value / first.value - 1) * 100)}`;
  const text = (value: number) => priceText(value, unit);
  return [
    `${until} ${herbName(chart)}总趋势 ${text(last.value)} ${unitTitle(unit)}${moved}；`,
    `${since} 至 ${until} 最低 ${text(low)}，最高 ${text(high)}。`,
    markets.length > 0 ? `各市场：${markets.map((market) => lastOf(market, chart, unit)).join('，')}。` : '',
  ].join('');
};

const lastOf = ({ market, points }: PriceSeries, chart: Chart, unit: ShownUnit): string => {
  const last = points.findLast(([, value]) => value !== null);
  return last ? `${market} ${priceText(last[1], unit)}（${dayTitle(last[0], chart)}）` : `${market} 无报价`;
};
