import type { RequestFor } from '@bee/contracts/operations';
import {
  distanceFromUsual,
  FAR_FROM_USUAL,
  OLDEST_QUOTE_DAYS,
  QUOTE_VOLUME,
  type QuoteUnit,
  quoteDayProblem,
  quotePriceProblem,
} from '@bee/domain/market-data';
import { perKilogram } from '@bee/domain/units';
import type { Rules } from '@bee/ui/interactive';

/** Values of the form, all of them text. */
type QuoteValues = {
  spec: string;
  market: string;
  low: string;
  high: string;
  unit: QuoteUnit;
  date: string;
  volume: string;
  remark: string;
};

/** Today in Shanghai. */
export const todayIn = (now: Date): string => new Date(now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

export const earliestDay = (today: string): string =>
  new Date(Date.parse(today) - OLDEST_QUOTE_DAYS * 86_400_000).toISOString().slice(0, 10);

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
const LONGEST_REMARK = 200;

export const quoteRules = (today: string): Rules<QuoteValues> => ({
  market: [{ required: true, trigger: ['blur', 'change'], message: '请选择市场' }],
  low: [
    { required: true, trigger: 'blur', message: '请填写最低价' },
    {
      trigger: 'blur',
      message: '价格应在 0.01 到 10000 元/公斤之间，请核对价格和单位',
      validator: (low, { unit }) => !quotePriceProblem('', numberIn(low), unit),
    },
  ],
  high: [
    { required: true, trigger: 'blur', message: '请填写最高价' },
    {
      trigger: 'blur',
      message: '价格应在 0.01 到 10000 元/公斤之间，请核对价格和单位',
      validator: (high, { unit }) => !quotePriceProblem('', numberIn(high), unit),
    },
    {
      trigger: 'blur',
      message: '最高价不能低于最低价，请核对',
      validator: (high, { low }) => !(numberIn(high) < numberIn(low)),
    },
  ],
  date: [
    { required: true, trigger: 'blur', message: '请选择报价日期' },
    {
      trigger: ['blur', 'change'],
      message: `报价日期应在最近 ${OLDEST_QUOTE_DAYS} 天之内，不能晚于今天`,
      validator: (date) => !date || quoteDayProblem(date, today) === undefined,
    },
  ],
});

/** Errors of optional fields, which are not marked with a star. */
export const optionalProblem = ({ volume, remark }: QuoteValues): string | undefined => {
  const { least, most } = QUOTE_VOLUME;
  const tons = numberIn(volume);
  if (volume.trim() !== '' && !(tons >= least && tons <= most))
    return `成交量应在 ${least} 到 ${most} 吨之间，不清楚可以不填`;
  return remark.trim().length > LONGEST_REMARK ? `备注最多 ${LONGEST_REMARK} 个字` : undefined;
};

type Product = { group: string; name: string };

export const quoteRequest = (
  { group, name }: Product,
  { spec, market, low, high, unit, date, volume, remark }: QuoteValues,
  { photo, token }: { photo: string | null; token: string },
): RequestFor<'vegetable/addMarketData'> => ({
  group,
  name,
  spec,
  market_id: market,
  price_low: numberIn(low),
  price_high: numberIn(high),
  unit,
  date,
  volume: volume.trim() === '' ? null : numberIn(volume),
  remark: remark.trim(),
  photo,
  form_token: token,
});

/** A price that a market itself has reported. */
export type Usual = { market_id: string; market: string; price_avg: number | null; date: string; flag: string | null };

/** 比北京市场 2026-03-04 的均价高 160%; undefined when the quote is within the usual range or nothing is known. */
export const farFromUsual = ({ market, low, high, unit }: QuoteValues, known: readonly Usual[]): string | undefined => {
  const usual = known.find((one) => one.market_id === market && !one.flag) ?? known.find((one) => !one.flag);
  const avg = perKilogram((numberIn(low) + numberIn(high)) / 2, unit);
  const distance = avg === null || !usual ? null : distanceFromUsual(avg, usual.price_avg);
  if (!usual || distance === null || Math.abs(distance) <= FAR_FROM_USUAL) return undefined;
  const away = distance > 0 ? `高 ${distance}%` : `低 ${-distance}%`;
  return `比${usual.market} ${usual.date} 的均价${away}`;
};
