import type { DataProduct, FieldType, ProductFreq, ProductLevel } from '@bee/contracts/resource/data';

export const freqTitles: Record<ProductFreq, string> = {
  D: '每日',
  W: '每周',
  M: '每月',
  Q: '每季',
  Y: '每年',
  irregular: '不定期',
};

export const typeTitles: Record<FieldType, string> = { text: '文字', number: '数字', date: '日期', region: '地区' };

/** Requirement for downloading the files. */
export const levelTitles: Record<ProductLevel, string> = {
  public: '公开下载',
  login: '登录下载',
  vip: 'VIP 下载',
  buy: '购买后下载',
};

/** 2024-01 至 2024-12; null if the data have no period. */
export const periodText = ({ from, to }: Pick<DataProduct, 'from' | 'to'>): string | null => {
  if (!from || !to) return null;
  return from === to ? from : `${from} 至 ${to}`;
};
