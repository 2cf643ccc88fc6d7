import { addDays, monthStart } from '../days.ts';
import { marketFile, type Produce } from '../prices/price-files.ts';
import { priceOn } from '../prices/stored-price.ts';

export const referenceMarket = (): string => marketFile.read()[0]?.name ?? '';

/** Mean of the reference market's daily averages in a span, as it is stored; null without trade. */
export const meanPrice = (product: Produce, from: string, to: string): number | null => {
  const [reference] = marketFile.read();
  if (!reference) return null;
  let sum = 0;
  let days = 0;
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const quote = priceOn(product, reference, day);
    if (!quote) continue;
    sum += quote.avg;
    days++;
  }
  return days === 0 ? null : sum / days;
};

/** Percent from one price to another; null where one of them is missing. */
export const changeOf = (now: number | null, before: number | null): number | null =>
  now === null || before === null || before === 0 ? null : 100 * (now / before - 1);

export const monthMean = (product: Produce, month: string): number | null =>
  meanPrice(product, monthStart(month), addDays(monthStart(month, 1), -1));

/** 上涨 3.2% / 下跌 1.5% / 持平 */
export const changeInWords = (percent: number | null): string => {
  if (percent === null) return '无可比数据';
  if (Math.abs(percent) < 0.05) return '持平';
  return `${percent > 0 ? '上涨' : '下跌'}${Math.abs(percent).toFixed(1)}%`;
};

export const yuan = (price: number | null): string => (price === null ? '—' : price.toFixed(2));
