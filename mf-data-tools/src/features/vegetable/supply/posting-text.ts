import type { SupplyPosting } from '@bee/contracts/entity/supply';
import { formatNumber, formatPrice } from '@bee/domain/format';
import { provinces } from '@bee/domain/region';
import { provinceKilometres } from '@bee/domain/road-distance';
import { shortProvince } from '../../../components/price/short-province.ts';

type Priced = Pick<SupplyPosting, 'price' | 'price_unit' | 'price_kg'>;

/** 3.20 元/公斤, or 面议. */
export const priceText = ({ price, price_unit }: Priced): string =>
  price === null ? '面议' : `${formatPrice(price)} ${price_unit ?? '元'}`;

/** The price in 元/公斤, if it was given per another unit of weight. */
export const kilogramText = ({ price_kg, price_unit }: Priced): string | null =>
  price_kg === null || price_unit === '元/公斤' ? null : `合 ${formatPrice(price_kg)} 元/公斤`;

export const quantityText = ({ qty, qty_unit }: Pick<SupplyPosting, 'qty' | 'qty_unit'>): string =>
  `${formatNumber(qty, Number.isInteger(qty) ? 0 : 2)} ${qty_unit}`;

/** 剩 6 天 */
export const daysText = (days: number): string => {
  if (days < 0) return '已过期';
  return days === 0 ? '今天到期' : `剩 ${days} 天`;
};

/** The price compared with the wholesale average; null if one is missing. */
export const againstWholesale = (price: number | null, average: number | null): string | null => {
  if (price === null || average === null || average <= 0) return null;
  const percent = Math.round(100 * (price / average - 1));
  if (percent === 0) return '与批发均价相当';
  return percent > 0 ? `比批发均价高 ${percent}%` : `比批发均价低 ${-percent}%`;
};

/** 距四川约 1,250 公里, from the place of a posting to the reader's province. */
export const distanceText = (adcode: string, near: string): string => {
  const province = provinces.find((one) => one.adcode === near)?.name ?? null;
  const km = provinceKilometres(adcode, near);
  return km === null ? `在${shortProvince(province)}` : `距${shortProvince(province)}约 ${formatNumber(km, 0)} 公里`;
};

export const DISTANCE_NOTE = '距离按两地省会间直线距离的 1.3 倍估算';
