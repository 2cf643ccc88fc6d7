import type { PriceRow, PriceSeries } from '@bee/contracts/entity/price';
import { formatChange } from '@bee/domain/format';
import { type DaySpan, drawnSpan, pointTitle } from './drawn-span.ts';
import { priceText, type ShownUnit, unitTitle } from './price-unit.ts';

type Latest = Pick<PriceRow, 'product' | 'market' | 'date' | 'price_avg' | 'chg_d' | 'chg_w' | 'chg_y'>;

/**
 * The chart in words: shown below it, for screen readers and search engines too. Absolute days only.
 * @param series the part that is drawn
 * @param seen days that the response covers
 */
export const chartSentence = (latest: Latest, series: PriceSeries[], unit: ShownUnit, seen?: DaySpan): string => {
  const parts = [todaySentence(latest, unit)];
  const [headline, ...others] = series;
  if (headline) parts.push(rangeSentence(headline, unit, seen));
  if (others.length > 0) parts.push(`同图对比：${others.map((each) => lastOf(each, unit)).join('；')}。`);
  return parts.join('');
};

const todaySentence = (latest: Latest, unit: ShownUnit): string => {
  const { product, market, date } = latest;
  if (latest.price_avg === null) return `${date} ${market}没有${product}的报价。`;
  const changes = [
    ['上一报价日', latest.chg_d],
    ['上周', latest.chg_w],
    ['去年同期', latest.chg_y],
  ] as const;
  const compared = changes.flatMap(([with_, percent]) =>
    percent === null ? [] : [`较${with_} ${formatChange(percent)}`],
  );
  const price = `${date} ${market}${product}均价 ${priceText(latest.price_avg, unit)} ${unitTitle(unit)}`;
  return compared.length > 0 ? `${price}，${compared.join('，')}。` : `${price}，没有可比的历史报价。`;
};

const rangeSentence = ({ points, freq }: PriceSeries, unit: ShownUnit, seen: DaySpan | undefined): string => {
  const known = points.flatMap(([day, value]) => (value === null ? [] : [{ day, value }]));
  const span = drawnSpan(points, freq, seen);
  if (!span || known.length === 0) return '所选时段没有报价。';
  const low = known.reduce((least, each) => (each.value < least.value ? each : least));
  const high = known.reduce((most, each) => (each.value > most.value ? each : most));
  const gaps = points.length - known.length;
  const missing = gaps > 0 ? `，${gaps} ${STEPS[freq]}无报价（不补数）` : '';
  const means = freq === 'D' ? '' : `按${STEPS[freq]}均价，`;
  const text = ({ day, value }: typeof low) => `${priceText(value, unit)}（${pointTitle(day, freq)}）`;
  return `${span.from} 至 ${span.to}，${means}最低 ${text(low)}，最高 ${text(high)}${missing}。`;
};

const STEPS = { D: '天', W: '周', M: '月' } as const;

const lastOf = ({ market, points, freq }: PriceSeries, unit: ShownUnit): string => {
  const last = points.findLast(([, value]) => value !== null);
  return last ? `${market} ${priceText(last[1], unit)}（${pointTitle(last[0], freq)}）` : `${market} 无报价`;
};
