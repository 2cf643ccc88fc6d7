import { marketFile } from './price-files.ts';

export const referenceMarket = (): string => marketFile.read()[0]?.name ?? '';

/** 上涨 3.2% / 下跌 1.5% / 持平 */
export const changeInWords = (percent: number | null): string => {
  if (percent === null) return '无可比数据';
  if (Math.abs(percent) < 0.05) return '持平';
  return `${percent > 0 ? '上涨' : '下跌'}${Math.abs(percent).toFixed(1)}%`;
};

export const yuan = (price: number | null): string => (price === null ? '—' : price.toFixed(2));
