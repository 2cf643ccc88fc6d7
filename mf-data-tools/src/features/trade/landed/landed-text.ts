import type { ProductPrice } from '@bee/contracts/resource/product';
import type { TradeFigures } from '@bee/contracts/resource/trade';
import { decimalText } from '@bee/domain/decimal';
import type { Landed } from './landed-of.ts';

/** 批发价高 5.10 元/公斤（成本的 14.6%）. */
export const spreadText = ({ amount, percent }: NonNullable<Landed['spread']>): string => {
  if (amount === 0n) return '批发价与成本相同';
  const [size, part] = amount < 0n ? [-amount, -percent] : [amount, percent];
  return `批发价${amount < 0n ? '低' : '高'} ${decimalText(size)} 元/公斤（成本的 ${decimalText(part, 1)}%）`;
};

export const noWholesale = (name: string): string => `近期没有“${name}”的批发报价，无法比较；可到批发行情查相近品种`;

/** Prices go by more than one name: which one it is quoted under, where that is another. */
export const quotedAs = (name: string, { product }: Pick<ProductPrice, 'product'>): string =>
  product === name ? '' : `，报价的“${product}”与“${name}”可能不是同一品种`;

/** What a buyer pays besides; of values at FOB the way to the border too. */
export const notIncluded = ({ value_basis }: TradeFigures): string =>
  value_basis === 'FOB' ? '未含国际运费与保险费、国内运费、损耗和港口费用' : '未含国内运费、损耗和港口费用';

/** Where the value ends: at the border, or at that of the other country. */
export const priceTitle = ({ value_basis }: TradeFigures): string =>
  value_basis === 'FOB' ? '离岸均价（FOB）' : '到岸均价（CIF）';
