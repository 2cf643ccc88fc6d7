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

/** The name under which the price is quoted, if it differs from the product's. */
export const quotedAs = (name: string, { product }: Pick<ProductPrice, 'product'>): string =>
  product === name ? '' : `，报价的“${product}”与“${name}”可能不是同一品种`;

/** Costs that are not included; for FOB values also freight to the border. */
export const notIncluded = ({ value_basis }: TradeFigures): string =>
  value_basis === 'FOB' ? '未含国际运费与保险费、国内运费、损耗和港口费用' : '未含国内运费、损耗和港口费用';

/** The delivery point of the value: the Chinese border, or that of the exporting country. */
export const priceTitle = ({ value_basis }: TradeFigures): string =>
  value_basis === 'FOB' ? '离岸均价（FOB）' : '到岸均价（CIF）';
