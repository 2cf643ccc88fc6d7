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
import { typedNumber } from '@bee/domain/typed-number';
import { perKilogram } from '@bee/domain/units';
import type { FormInstance, FormRule } from '@bee/ui/fields';

/** Values of the form, all of them text. */
export type QuoteValues = {
  spec: string;
  /** Not chosen yet: undefined. */
  market?: string;
  low: string;
  high: string;
  unit: QuoteUnit;
  date: string;
  volume: string;
  remark: string;
};

/** Rejects with the message unless the value passes; an empty value passes. */
const unless = (message: string, passes: (value: string, form: FormInstance<QuoteValues>) => boolean): FormRule =>
  ((form: FormInstance<QuoteValues>) => ({
    validator: async (_: unknown, value: string) => {
      if (value.trim() !== '' && !passes(value, form)) throw new Error(message);
    },
  })) as FormRule;

const inRange = unless(
  '价格应在 0.01 到 10000 元/公斤之间，请核对价格和单位',
  (price, form) => !quotePriceProblem('', typedNumber(price), form.getFieldValue('unit')),
);
const { least, most } = QUOTE_VOLUME;

export const quoteRules = (today: string) =>
  ({
    market: [{ required: true, message: '请选择市场' }],
    low: [{ required: true, whitespace: true, message: '请填写最低价' }, inRange],
    high: [
      { required: true, whitespace: true, message: '请填写最高价' },
      inRange,
      unless(
        '最高价不能低于最低价，请核对',
        (high, form) => !(typedNumber(high) < typedNumber(form.getFieldValue('low'))),
      ),
    ],
    date: [
      { required: true, message: '请选择报价日期' },
      unless(
        `报价日期应在最近 ${OLDEST_QUOTE_DAYS} 天之内，不能晚于今天`,
        (date) => quoteDayProblem(date, today) === undefined,
      ),
    ],
    volume: [
      unless(`成交量应在 ${least} 到 ${most} 吨之间，不清楚可以不填`, (volume) => {
        const tons = typedNumber(volume);
        return tons >= least && tons <= most;
      }),
    ],
  }) satisfies Partial<Record<keyof QuoteValues, FormRule[]>>;

type Product = { group: string; name: string };

export const quoteRequest = (
  { group, name }: Product,
  { spec, market = '', low, high, unit, date, volume, remark }: QuoteValues,
  { photo, token }: { photo: string | null; token: string },
): RequestFor<'vegetable/addMarketData'> => ({
  group,
  name,
  spec,
  market_id: market,
  price_low: typedNumber(low),
  price_high: typedNumber(high),
  unit,
  date,
  volume: volume.trim() === '' ? null : typedNumber(volume),
  remark: remark.trim(),
  photo,
  form_token: token,
});

/** A price that a market itself has reported. */
export type Usual = { market_id: string; market: string; price_avg: number | null; date: string; flag: string | null };

/** 比北京市场 2026-03-04 的均价高 160%; undefined when the quote is within the usual range or nothing is known. */
export const farFromUsual = ({ market, low, high, unit }: QuoteValues, known: readonly Usual[]): string | undefined => {
  const usual = known.find((one) => one.market_id === market && !one.flag) ?? known.find((one) => !one.flag);
  const avg = perKilogram((typedNumber(low) + typedNumber(high)) / 2, unit);
  const distance = avg === null || !usual ? null : distanceFromUsual(avg, usual.price_avg);
  if (!usual || distance === null || Math.abs(distance) <= FAR_FROM_USUAL) return undefined;
  const away = distance > 0 ? `高 ${distance}%` : `低 ${-distance}%`;
  return `比${usual.market} ${usual.date} 的均价${away}`;
};
